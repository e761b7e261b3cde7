"""Finds who of the club a row of a list may be that was recognised by nothing: called otherwise now, and without a
card.

    yield from looking(people, plan, known)     by line; what the generator returns

Nothing is decided here: such a row stays somebody new until the director says that it is this one (`joined`).
"""

from collections.abc import Generator, Iterable, Mapping

from msgspec import Struct

from tdapp.app.people.people import People
from tdapp.app.people.people_plan import Arrival, KnownPerson, PeoplePlan, Sign, recognised
from tdapp.domain.people.person import digits
from tdapp.domain.units import PlayerId
from tdapp.read.people.duplicates import Likeness, duplicates
from tdapp.values import replace


class Likely(Struct, frozen=True):
    """Somebody whom a row may be, and why: the surest reason first."""

    person: KnownPerson
    reasons: tuple[Likeness, ...]


def looking(
    people: People, plan: PeoplePlan, known: Iterable[KnownPerson]
) -> Generator[int, None, Mapping[int, Likely]]:
    """Look who the rows may be that would be new, by their lines; told row by row, so that it can be left at any time.

    Nobody is named who is in the list by another row, or of whom card or birthday say that it is another one.
    """
    while not people.prepare(_PART):
        yield 0
    taken = {arrival.known.player for arrival in plan.arrivals if arrival.known is not None}
    alike = _Alike()
    for number, person in enumerate(known):
        if person.player not in taken:
            alike.add(person)
        if number % _PART == 0:
            yield 0
    found: dict[int, Likely] = {}
    for number, arrival in enumerate(plan.arrivals, 1):
        likely = alike.find(people, arrival) if arrival.known is None else None
        if likely is not None:
            found[arrival.line] = likely
        yield number
    return found


def joined(arrival: Arrival, likely: Likely) -> Arrival:
    """A row taken as that person's: what the list says is taken over, the name with it."""
    return recognised(replace(arrival, known=None), likely.person, Sign.LIKELY)


_PART = 100  # people between two looks at the event loop


class _Alike:
    """Those who may be meant, by what two records of one person share."""

    def __init__(self) -> None:
        self._people: dict[PlayerId, KnownPerson] = {}
        self._shared: dict[Likeness, dict[object, set[PlayerId]]] = {
            likeness: {} for likeness in (Likeness.EMAIL, Likeness.PHONE, Likeness.BORN)
        }

    def add(self, person: KnownPerson) -> None:
        self._people[person.player] = person
        for likeness, said in _said(person.data.email, person.data.phone, person.born):
            self._shared[likeness].setdefault(said, set()).add(person.player)

    def find(self, people: People, arrival: Arrival) -> Likely | None:
        data = arrival.data
        shared = {
            likeness: self._shared[likeness].get(said, set())
            for likeness, said in _said(data.email, data.phone, arrival.born)
        }
        for each in duplicates(people.index, arrival.name, shared):
            person = self._people.get(each.player)
            if person is not None and not _another(arrival, person):
                return Likely(person, each.reasons)
        return None


def _said(email: str, phone: str, born: object) -> Iterable[tuple[Likeness, object]]:
    said = ((Likeness.EMAIL, email), (Likeness.PHONE, digits(phone)), (Likeness.BORN, born))
    return [(likeness, each) for likeness, each in said if each]


def _another(arrival: Arrival, person: KnownPerson) -> bool:
    """Whether card or birthday say that this is another one."""
    pairs = ((arrival.data.club_no, person.data.club_no), (arrival.born, person.born))
    return any(one and other and one != other for one, other in pairs)
