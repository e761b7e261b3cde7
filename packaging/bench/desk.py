"""A tournament of 10,000 entries and 60,000 journal lines through the desk, beside bare SQLite."""

import sqlite3
import statistics
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from datetime import UTC, date, datetime, timedelta
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from tdapp.app.demo.evening import HandClock
from tdapp.app.open_club import Club
from tdapp.domain import tournament
from tdapp.domain.clock import timing
from tdapp.domain.clock.structure import AnteKind, Level
from tdapp.domain.money.bounty_terms import Bounties, BountyKind
from tdapp.domain.money.terms import Terms
from tdapp.domain.registration import entries, price_list
from tdapp.domain.seating import seating
from tdapp.domain.setup import PayoutColumn, PayoutTable, Setup
from tdapp.domain.state import State
from tdapp.domain.units import Cents, Chips, EntryId, Seat, TableNo, TournamentId
from tdapp.read.people.names import PlayerName

Row = tuple[str, float | None, float | None, float | None, str]
ENTRIES, LINES, NOTHING = 10_000, 60_000, Cents(0)
START = datetime(2026, 11, 20, 18, tzinfo=UTC)
PRAGMAS = ("locking_mode=EXCLUSIVE", "journal_mode=DELETE", "synchronous=EXTRA")


def big_club(path: Path, *, players: int, lines: int, bounty: Cents = NOTHING) -> TournamentId:
    """A club file with one tournament of so many entries and journal lines: drawn, started, and moved about. `bounty`:
    what each entry brings of progressive bounties, won by a neighbour.
    """
    clock = HandClock(START)
    with Club.open(path, create=True, time=clock.source(), operator_name="Bench") as club:
        people = club.add_players((PlayerName(f"Last{n:05d}", f"First{n % 97}"), "") for n in range(players))
        pay = PayoutTable("Three", (PayoutColumn(1, None, (50_000, 30_000, 20_000)),))
        price = (Cents(10_000), Cents(1_000))
        setup = Setup("Big", date(2026, 11, 20), "EUR", *price, Chips(30_000), 9, 0, pay, Cents(100), bounty)
        level = Level(Chips(100), Chips(200), Chips(200), AnteKind.BIG_BLIND, timedelta(minutes=60))
        main = club.create(setup, (level,) * 40)
        desk = club.desk
        if bounty:
            desk.do(main, price_list.set_terms, Terms(bounty=Bounties(BountyKind.PROGRESSIVE, unit=Cents(100))))
        desk.do(main, tournament.open_registration)
        for start in range(0, players, 100):
            desk.do(main, entries.register, people[start : start + 100], "bench")
        desk.do(main, seating.draw_seats, "bench")
        desk.do(main, timing.start)
        spare = max(desk.state(main).tables) + 1
        desk.do(main, seating.open_table, TableNo(spare))
        clock.forward(timedelta(minutes=1))
        out = 0
        while desk.history(main).last_seq < lines:
            entry = EntryId(desk.history(main).last_seq % players + 1)
            state = desk.state(main)
            if state.entries[entry].out:
                continue_with = EntryId(next(each.id for each in state.playing()))
                entry = continue_with
            if out < players // 2 and desk.history(main).last_seq % 9 == 0:
                desk.do(main, entries.bust_out, (entry,), by=won_by(state, entry) if bounty else {})
                out += 1
                continue
            seat = state.entries[entry].seat
            if seat is None or seat.table == spare:
                continue
            desk.do(main, seating.move, entry, Seat(TableNo(spare), 1))
            desk.do(main, seating.move, entry, seat)
    return main


def won_by(state: State, entry: EntryId) -> dict[EntryId, tuple[EntryId, ...]]:
    """That somebody else who is in knocked this one out."""
    return {entry: (next(each.id for each in state.playing() if each.id != entry),)}


def timed(deed: Callable[[], object], times: int) -> float:
    """The median time of a deed, in seconds."""
    took = []
    for _ in range(times):
        begin = time.perf_counter()
        deed()
        took.append(time.perf_counter() - begin)
    return statistics.median(took)


def rows() -> Iterator[Row]:
    """Name, ours, reference, limit of the ratio, what the reference is."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "big.tdapp"
        main = big_club(path, players=ENTRIES, lines=LINES)
        begin = time.perf_counter()
        clock = HandClock(START + timedelta(hours=5))
        club = Club.open(path, create=False, time=clock.source(), operator_name="Bench")
        club.desk.history(main)
        opened = time.perf_counter() - begin
        with club:
            yield from _acts(club, main, Path(folder))
        yield ("open 10,000 entries, 60,000 lines (limit 3 s)", opened, 3.0, 1.0, "3 seconds")
        small = Path(folder) / "small.tdapp"
        side = big_club(small, players=500, lines=1500)
        begin = time.perf_counter()
        with Club.open(small, create=False, time=clock.source(), operator_name="Bench") as club:
            club.desk.history(side)
            yield ("open a 500-entry evening (limit 0.2 s)", time.perf_counter() - begin, 0.2, 1.0, "0.2 seconds")


def _acts(club: Club, main: TournamentId, folder: Path) -> Iterator[Row]:
    desk = club.desk
    bare = _bare_commit(folder / "bare.db")
    alive = iter([entry.id for entry in desk.state(main).playing()][:-1])
    ours, theirs, undo = [], [], []
    for _ in range(40):
        theirs.append(timed(bare, 1))
        entry = next(alive)
        begin = time.perf_counter()
        desk.do(main, entries.bust_out, (entry,))
        ours.append(time.perf_counter() - begin)
        begin = time.perf_counter()
        desk.undo(main)
        undo.append(time.perf_counter() - begin)
    reference = statistics.median(theirs)
    yield ("a bust-out through desk.do, durable", statistics.median(ours), reference, 5.0, "bare sqlite3 commit")
    yield ("undo of the last act", statistics.median(undo), statistics.median(ours), 1.5, "an act")
    first = next(act.number for act in desk.history(main).acts if act.verb == "entries.bust_out")
    begin = time.perf_counter()
    desk.retract(main, first)
    yield ("undo of an early act (limit 0.25 s)", time.perf_counter() - begin, 0.25, 1.0, "0.25 seconds")


def _bare_commit(path: Path) -> Callable[[], None]:
    """One commit of the bytes of such an act, with the same pragmas, on a file of its own."""
    raw = sqlite3.connect(path, isolation_level=None)
    for pragma in PRAGMAS:
        raw.execute(f"PRAGMA {pragma}")
    raw.execute("CREATE TABLE line (seq INTEGER PRIMARY KEY, payload TEXT)")
    payload = "x" * 700

    def commit() -> None:
        raw.execute("BEGIN IMMEDIATE")
        raw.execute("INSERT INTO line (payload) VALUES (?)", (payload,))
        raw.execute("COMMIT")

    return commit


if __name__ == "__main__":
    for name, ours, reference, limit, what in rows():
        ratio = ours / reference if ours and reference else 0.0
        print(f"{name:55s} {ours:9.5f} s  {ratio:7.2f} x {what} (limit {limit})")
