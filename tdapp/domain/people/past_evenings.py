"""Decisions about evenings of other programs: they come in, and are taken back. Acts of the club's own stream."""

from datetime import date

from msgspec import Struct

from tdapp.domain.people.naming import named
from tdapp.domain.people.people_facts import PastEveningKept, PastEveningTakenBack, PeopleFact
from tdapp.domain.refusal import Refused, require


class Kept(Struct, frozen=True):
    """An evening of another program in the club: its key, name and day, and how many results it has."""

    key: str
    name: str
    day: date
    results: int


def keep(evening: Kept, *, new: int, again: bool) -> tuple[PeopleFact, ...]:
    """Take an evening in, with so many people who are new to the club. Refuses an empty or endless name, and an evening
    without a result.
    """
    require(evening.results > 0, "past_evening.empty")
    return (PastEveningKept(evening.key, named(evening.name, "template"), evening.day, evening.results, new, again),)


def take_back(evening: Kept | None, *, gone: int) -> tuple[PeopleFact, ...]:
    """Take an evening back, with so many people who had come with it alone. Refuses one that is gone."""
    if evening is None:
        raise Refused("past_evening.gone")
    return (PastEveningTakenBack(evening.key, evening.name, evening.day, evening.results, gone),)
