"""Past evenings that another program ran, kept beside the club's own: who finished where and won what.

    keeping(club, evening, finished)       takes one in, with whoever is new to the club: everything or nothing
    past_evenings(club, players)           the evenings of these people
    every_evening(club)                    all of them, each in a line

They are no tournaments: nothing was done here, so they have no journal, and nothing is summed up from them. They stand
in the past of each player, and in the file she may ask for. Names stay in the directory: who is erased is erased here.
How one is taken back: `past_evenings_back`.
"""

import json
from collections.abc import Generator, Iterable, Iterator, Sequence
from datetime import date
from typing import Any, Protocol

from msgspec import Struct

from tdapp.app.in_parts import AT_ONCE, in_parts
from tdapp.app.open_club import Club
from tdapp.app.people.people_records import Newcomer
from tdapp.domain.people import past_evenings as decisions
from tdapp.domain.people.naming import clean, named
from tdapp.domain.people.past_evenings import Kept
from tdapp.domain.people.people_facts import PeopleFact
from tdapp.domain.people.person import PersonData
from tdapp.domain.units import Cents, Money, PlayerId
from tdapp.nested import json_of
from tdapp.read.people.names import PlayerName
from tdapp.read.people.person_past import KeptEvening
from tdapp.store import evenings_kept, templates
from tdapp.store.collector import leave_out
from tdapp.store.evenings_kept import KIND
from tdapp.store.templates import TemplateRecord


class Titled(Struct, frozen=True):
    """What an evening of another program is kept under: its name, its day and its currency."""

    name: str
    day: date
    currency: str


class Somebody(Protocol):
    """Who stands in a row of a list: the line, who of the club it is (None: somebody new), the name and the card."""

    @property
    def line(self) -> int: ...

    @property
    def player(self) -> PlayerId | None: ...

    @property
    def name(self) -> PlayerName: ...

    @property
    def club_no(self) -> str | None: ...


class Finished(Struct, frozen=True):
    """A row that can be taken: who it is, at which place, tied down to which, the prize, and how many entries, rebuys
    and add-ons.
    """

    who: Somebody
    first: int
    last: int
    prize: Cents
    entries: int
    rebuys: int = 0
    add_ons: int = 0


class PastResult(Struct, frozen=True):
    """How somebody finished: at a place, or tied down to another one, with a prize in cents, so many entries,
    rebuys and add-ons.
    """

    player: PlayerId
    first: int
    last: int
    prize: Cents
    entries: int = 1
    rebuys: int = 0
    add_ons: int = 0


class PastEvening(Struct, frozen=True):
    """An evening of another program: its key, its name, its day, its currency, and results by place."""

    key: str
    name: str
    day: date
    currency: str
    results: tuple[PastResult, ...]


def keeping(club: Club, evening: Titled, finished: Sequence[Finished]) -> Generator[int, None, str]:
    """Take an evening in with whoever is new to the club, in one act; returns its key. One of the same name and day
    gives way to it. Left before its end, nothing has happened.

    Refuses whoever may not import lists of people, an empty or endless name, and what is refused of a new person.
    """
    club.people.ask("people.import_list")
    leave_out(len(finished))
    evening = Titled(named(evening.name, "template"), evening.day, evening.currency)
    wanted = [each.who for each in finished if each.who.player is None]
    data = ((PersonData(who.name.last, who.name.first, club_no=who.club_no or ""), None) for who in wanted)
    new = yield from club.people.checking(data)
    came = iter(new)
    results = []
    for number, each in enumerate(finished, 1):
        player = each.who.player if each.who.player is not None else next(came).player
        row = [player, each.first, each.last, each.prize, each.entries, each.rebuys, each.add_ons]
        results.append(json.dumps(row))
        if number % AT_ONCE == 0:
            leave_out(number)
            yield 0
    keeping = _Keeping(club, evening, results, new)
    yield from in_one_act(club, keeping)
    return keeping.key


class Writing(Protocol):
    """An act of the club's stream with rows by the thousand. `begin` reads what stands in the file now and comes before
    all else; `parts` writes the rows, and `facts` are what the act is once they are written.
    """

    verb: str
    rows: int

    def begin(self) -> None: ...

    def parts(self, db: Any) -> Iterator[object]: ...

    def facts(self) -> tuple[PeopleFact, ...]: ...

    def then(self) -> None: ...


def in_one_act(club: Club, writing: Writing) -> Iterator[int]:
    """Write an act of the club's stream, its rows some at a time where they are many: everything or nothing."""

    def everything(db: Any) -> None:
        for _part in writing.parts(db):
            pass

    if writing.rows <= AT_ONCE:
        writing.begin()
        club.desk.in_club(writing.verb, writing.facts(), also=everything, then=writing.then)
        return

    def end() -> None:
        club.desk.in_club(writing.verb, writing.facts(), then=writing.then, gathered=True)

    for number in in_parts(club.file, writing.parts, end, begin=writing.begin):
        yield number * AT_ONCE


class _Keeping:
    verb = "past_evenings.keep"

    def __init__(self, club: Club, evening: Titled, results: Sequence[str], new: Sequence[Newcomer]) -> None:
        self._club, self._evening, self._results, self._new = club, evening, results, new
        self.rows = len(new)
        self.key, self._earlier = "", tuple[PlayerId, ...]()  # who had come with the one it takes the place of
        self._again = False

    def begin(self) -> None:
        with self._club.file.reading() as db:
            self.key = templates.key_of(db, KIND, self._title)
            self._earlier = evenings_kept.came_with(db, self.key)
        self._again = bool(self.key)
        self.key = self.key or self._club.file.new_id()

    def parts(self, db: Any) -> Iterator[object]:
        for begin in range(0, len(self._new), AT_ONCE):
            self._club.people.write_newcomers(db, self._new[begin : begin + AT_ONCE])
            yield begin
        evening = self._evening
        content = {"name": evening.name, "day": evening.day.isoformat(), "currency": evening.currency}
        head = json.dumps(
            {**content, "new": [*self._earlier, *(each.player for each in self._new)]}, ensure_ascii=False
        )
        payload = f'{head[:-1]}, "results": [{", ".join(self._results)}]}}'
        yield len(self._new)
        templates.put(db, TemplateRecord(self.key, KIND, self._title, payload))
        yield len(self._new)

    def facts(self) -> tuple[PeopleFact, ...]:
        kept = Kept(self.key, self._evening.name, self._evening.day, len(self._results))
        return decisions.keep(kept, new=len(self._new), again=self._again)

    def then(self) -> None:
        self._club.people.take_newcomers(self._new)

    @property
    def _title(self) -> str:
        return f"{self._evening.day.isoformat()} {self._evening.name}"


def is_kept(club: Club, name: str, day: date) -> bool:
    """Whether an evening of this name and day is kept, which another one would take the place of."""
    with club.file.reading() as db:
        return bool(templates.key_of(db, KIND, f"{day.isoformat()} {clean(name)}"))


def past_evenings(club: Club, players: Sequence[PlayerId]) -> tuple[PastEvening, ...]:
    """The past evenings of these ids, the latest first, each with their results alone."""
    with club.file.transaction() as db:
        found = {record.id: record for player in players for record in templates.saying(db, KIND, player)}
    evenings = (_with(record, players) for record in found.values())
    return tuple(sorted((each for each in evenings if each.results), key=lambda each: each.day, reverse=True))


def every_evening(club: Club) -> tuple[KeptEvening, ...]:
    """Every evening of another program in a line, the latest first."""
    with club.file.reading() as db:
        found = [(row, evenings_kept.totals(db, row.key)) for row in evenings_kept.evenings(db)]
    lines = (
        KeptEvening(
            row.key, row.name, row.day, row.results, entries, rebuys, add_ons, Money(Cents(prizes), row.currency)
        )
        for row, (entries, rebuys, add_ons, prizes) in found
    )
    return tuple(sorted(lines, key=lambda each: each.day, reverse=True))


def _with(record: TemplateRecord, players: Iterable[PlayerId]) -> PastEvening:
    wanted, content = set(players), json_of(record.payload)
    mine = tuple(_result(row) for row in content["results"] if row[0] in wanted)
    return PastEvening(record.id, content["name"], date.fromisoformat(content["day"]), content["currency"], mine)


def _result(row: Sequence[Any]) -> PastResult:
    """A result as it is kept; before rebuys and add-ons were, it ended with the entries."""
    return PastResult(PlayerId(row[0]), row[1], row[2], Cents(row[3]), *row[4:])
