"""Taking back what came in with an evening of another program: its results, and the people who came with it alone.

    looking(club, key)        what would go
    taking_back(club, key)    it goes, in one act

Whoever was new and has been used since stays: named by a journal or another such evening, merged, blocked, or somebody
of whom more is known by now than the list said.
"""

from collections.abc import Generator, Iterator
from typing import Any

from msgspec import Struct

from tdapp.app.in_parts import AT_ONCE
from tdapp.app.open_club import Club
from tdapp.app.people.past_evenings import in_one_act
from tdapp.domain.people import past_evenings as decisions
from tdapp.domain.people.past_evenings import Kept
from tdapp.domain.people.people_facts import PastEveningTakenBack, PeopleFact
from tdapp.domain.refusal import Refused
from tdapp.domain.units import PlayerId
from tdapp.store import evenings_kept, named_in, templates
from tdapp.store.evenings_kept import KIND
from tdapp.store.named_in import Ends


class Going(Struct, frozen=True):
    """What would go with an evening: its results, and who came with it alone; `staying`: who has been used since."""

    evening: Kept
    gone: tuple[PlayerId, ...]
    staying: tuple[PlayerId, ...]


def looking(club: Club, key: str) -> Generator[int, None, Going]:
    """What would go with an evening, looked up some lines at a time. Refuses whoever may not take one back, and an
    evening that is gone.
    """
    club.people.ask("past_evenings.take_back")
    back = _TakingBack(club, key)
    yield from back.look()
    gone = frozenset(back.gone)
    return Going(back.evening, tuple(back.gone), tuple(each for each in back.new if each not in gone))


def taking_back(club: Club, key: str) -> Generator[int, None, PastEveningTakenBack]:
    """Take an evening back, in one act: see `looking`. Left before its end, nothing has happened."""
    club.people.ask("past_evenings.take_back")
    back = _TakingBack(club, key)
    yield from back.look()
    yield from in_one_act(club, back)
    (fact,) = back.facts()
    assert isinstance(fact, PastEveningTakenBack)
    return fact


class _TakingBack:
    verb = "past_evenings.take_back"

    def __init__(self, club: Club, key: str) -> None:
        self._club = club
        with club.file.reading() as db:
            row = evenings_kept.evening(db, key)
            self.new = tuple(dict.fromkeys(evenings_kept.came_with(db, key)))
        if row is None:
            raise Refused("past_evening.gone")
        self.evening = Kept(key, row.name, row.day, row.results)
        self.gone: list[PlayerId] = []
        self.rows = len(self.new)
        self._wanted = frozenset(self.new)
        self._used: set[PlayerId] = set()
        self._looked: Ends = {}

    def look(self) -> Iterator[int]:
        """Look through the whole file for whoever was new."""
        yield from self._look_through()
        self.gone = []
        for some in self._parts():
            with self._club.file.reading() as db:
                self.gone += named_in.untouched(db, some)
            yield len(self.gone)

    def _look_through(self) -> Iterator[int]:
        if not self.new:
            return
        with self._club.file.reading() as db:
            for _part in named_in.in_journals(db, self._wanted, self._looked, self._used):
                yield 0
            for _part in named_in.in_other_templates(db, self._wanted, KIND, self.evening.key, self._used):
                yield 0

    def begin(self) -> None:
        """Look again: at all lines written since, and at an evening that somebody else may have taken back."""
        with self._club.file.reading() as db:
            if evenings_kept.evening(db, self.evening.key) is None:
                raise Refused("past_evening.gone")
        for _part in self._look_through():
            pass
        self.gone = []
        if self.rows <= AT_ONCE and self.new:
            with self._club.file.reading() as db:
                self.gone = [each for some in self._parts() for each in named_in.untouched(db, some)]

    def parts(self, db: Any) -> Iterator[object]:
        self.gone = []
        for some in self._parts():
            going = named_in.untouched(db, some)
            named_in.remove(db, going)
            self.gone += going
            yield going
        templates.remove(db, self.evening.key)
        yield self.gone

    def facts(self) -> tuple[PeopleFact, ...]:
        return decisions.take_back(self.evening, gone=len(self.gone))

    def then(self) -> None:
        self._club.people.reload()

    def _parts(self) -> Iterator[list[PlayerId]]:
        left = [each for each in self.new if each not in self._used]
        for begin in range(0, len(left), AT_ONCE):
            yield left[begin : begin + AT_ONCE]
