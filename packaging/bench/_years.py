"""A club of many years: the demo club, or any other, with thousands of finished evenings before it.

A few evenings are played through a desk. The others have their lines, with people, days and identities of their own and
a chain that was made for them; their rows in the tables are those of the evening they are like. The same `seed` gives
the same years.
"""

import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from datetime import UTC, date, datetime, time, timedelta
from pathlib import Path
from random import Random

from tdapp.app.demo.evening import HandClock
from tdapp.app.open_club import Club
from tdapp.app.rulings.book_values import book_values
from tdapp.domain import tournament
from tdapp.domain.clock import timing
from tdapp.domain.clock.structure import AnteKind, Level
from tdapp.domain.prizes import payouts
from tdapp.domain.prizes.places import awards
from tdapp.domain.registration import entries
from tdapp.domain.seating import moves, seating
from tdapp.domain.seating.proposal import DRAW_UNKNOWN
from tdapp.domain.setup import PayoutColumn, PayoutTable, Setup
from tdapp.domain.units import Cents, Chips, PlayerId, TournamentId
from tdapp.read.people.names import PlayerName
from tdapp.store import seals
from tdapp.store.chain import START, Line, link
from tdapp.store.journal import LINES
from tdapp.store.statements import INSERT

FIELDS = (58, 64, 68, 70)  # entries of the evenings that are played: about 200 lines each
DAY = date(2006, 9, 1)
LEVEL = timedelta(minutes=20)
SEED = "years"  # of no draw of the house: the proof of one names the people
_IDENTITY = re.compile(r"[0-9a-f]{32}")
_DATE = re.compile(rf'"{DAY.isoformat()}"')
FIRST = ("Jan", "Łukasz", "Ada", "Grace", "Paweł", "Şebnem", "Anna", "Kees", "Tom", "Emma", "Noor", "Daan", "José")
LAST = ("ka", "ri", "wój", "lin", "de", "ber", "ngu", "mül", "os", "tra", "ža", "sen", "to", "el", "van", "ić")


def add_years(
    club: Path, *, tournaments: int, people: int, seed: str = "years", fields: tuple[int, ...] = FIELDS
) -> None:
    """Add so many finished evenings and people to a club file that nobody has open; the last of them some weeks before
    today. `fields`: how many entered in those that are played, of which the others are made.
    """
    chance = Random(seed)
    rough = club.with_name(f"{club.stem} patterns.tdapp")
    patterns = _played(rough, fields)
    with Club.open(club, create=False, time=HandClock(datetime.now(UTC)).source(), operator_name="Bench") as open_club:
        operator = open_club.home_operator()
        named = (PlayerName(_last(chance), chance.choice(FIRST)) for _ in range(people))
        everybody = open_club.add_players((name, f"{number:06d}") for number, name in enumerate(named, start=100_000))
    with closing(sqlite3.connect(rough)) as source, closing(sqlite3.connect(club, isolation_level=None)) as target:
        target.execute("BEGIN")
        like = [_Pattern(source, each) for each in patterns]
        for number, day in enumerate(_days(tournaments)):
            identity = TournamentId(f"{chance.getrandbits(128):032x}")
            like[number % len(like)].write_again(target, identity, day, chance, everybody, operator)
        seals.make(target)
        target.execute("COMMIT")
    rough.unlink()


def _last(chance: Random) -> str:
    return "".join(chance.choices(LAST, k=3)).title()


def _days(tournaments: int) -> Iterator[date]:
    """The days of so many evenings over twenty years, the first one first."""
    last = datetime.now(UTC).date() - timedelta(days=21)
    for number in range(tournaments):
        yield last - timedelta(days=(tournaments - 1 - number) * 365 * 20 // max(tournaments, 1))


def _played(path: Path, fields: tuple[int, ...]) -> list[TournamentId]:
    """Evenings played to their ends, in a club file of their own."""
    clock = HandClock(datetime.combine(DAY, time(18), UTC))
    with Club.open(path, create=True, time=clock.source(), operator_name="Bench", chance=Random(1).randbytes) as club:
        people = club.add_players((PlayerName(f"Last{n:03d}", "First"), "") for n in range(max(fields)))
        return [_evening(club, clock, people[:field]) for field in fields]


def _evening(club: Club, clock: HandClock, people: tuple[PlayerId, ...]) -> TournamentId:
    pay = PayoutTable("Three", (PayoutColumn(1, None, (50_000, 30_000, 20_000)),))
    setup = Setup(
        f"Evening of {len(people)}", DAY, "EUR", Cents(20_00), Cents(2_00), Chips(10_000), 9, 0, pay, Cents(5_00)
    )
    blinds = (25 * 2**number for number in range(12))
    levels = tuple(Level(Chips(b), Chips(2 * b), Chips(2 * b), AnteKind.BIG_BLIND, LEVEL) for b in blinds)
    main, desk = club.create(setup, levels), club.desk
    chance = Random(len(people))
    desk.do(main, tournament.open_registration)
    for each in people:
        desk.do(main, entries.register, (each,), "")
    desk.do(main, seating.draw_seats, SEED)
    desk.do(main, timing.start)
    while desk.state(main).alive > 1:
        clock.forward(timedelta(minutes=3))
        out = chance.choice([each.id for each in desk.state(main).playing()])
        desk.do(main, entries.bust_out, (out,))
        _settle(club, main)
    desk.do(main, payouts.post_prizes)
    for entry, award in awards(desk.state(main)).items():
        if award.cents:
            desk.do(main, payouts.pay, entry)
    desk.do(main, tournament.finish)
    clock.forward(datetime.combine(DAY, time(18), UTC) - club.time.now())
    return main


def _settle(club: Club, event: TournamentId) -> None:
    """Accept what is proposed."""
    state, now = club.desk.state(event), club.time.now()
    proposal = moves.propose(state, now, SEED, DRAW_UNKNOWN, by_book=book_values(state))
    if proposal is not None:
        club.desk.do(event, moves.accept, proposal, tuple(range(1, len(proposal.moves) + 1)))


class _Pattern:
    """An evening as it stands in its file, of which others are made."""

    def __init__(self, source: sqlite3.Connection, tournament: TournamentId) -> None:
        self.tournament = tournament
        self.lines = source.execute(LINES, (tournament,)).fetchall()
        self.end = source.execute("SELECT last_act, last_at FROM stream WHERE id = ?", (tournament,)).fetchone()
        tables = ("tournament", "entry", "result", "payment")
        self.rows = {
            name: source.execute(f"SELECT * FROM {name} WHERE {seals.TOGETHER[name]} = ?", (tournament,)).fetchall()
            for name in tables
        }
        known = {row[0] for row in source.execute("SELECT id FROM player")}
        held = {found for line in self.lines for found in _IDENTITY.findall(line[11])}
        self.people = sorted(held & known)
        self.operator = self.lines[0][5]

    def write_again(
        self,
        db: sqlite3.Connection,
        identity: TournamentId,
        day: date,
        chance: Random,
        everybody: tuple[PlayerId, ...],
        operator: str,
    ) -> None:
        """Write an evening like it, under this identity and on this day, with people by chance."""
        other = dict(zip(self.people, chance.sample(everybody, len(self.people)), strict=True))
        other |= {self.tournament: identity, self.operator: operator}
        later = (day - DAY) // timedelta(microseconds=1)

        def now_of(text: str) -> str:
            named = _IDENTITY.sub(lambda found: other.get(found[0], found[0]), text)
            return _DATE.sub(f'"{day.isoformat()}"', named)

        head, lines = START, []
        for row in self.lines:
            line = Line._make((identity, *row[1:4], row[4] + later, operator, *row[6:11], now_of(row[11])))
            head = link(head, line)
            lines.append((*line, head))
        db.executemany(INSERT["journal"], lines)
        act, at = self.end
        db.execute("INSERT INTO stream VALUES (?, ?, ?, ?, ?)", (identity, len(lines), act, at + later, head))
        for name, rows in self.rows.items():
            values = [tuple(now_of(each) if isinstance(each, str) else each for each in row) for row in rows]
            if name == "tournament":
                values = [tuple(day.isoformat() if each == DAY.isoformat() else each for each in values[0])]
            db.executemany(f"INSERT INTO {name} VALUES ({', '.join('?' * len(values[0]))})", values)
