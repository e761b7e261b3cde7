"""Since when somebody sits at his table alone: the button moves every two minutes from then on (HC start rule)."""

from collections.abc import Callable, Mapping, Sequence
from datetime import datetime, timedelta

from tdapp.domain.act import Act
from tdapp.domain.check_in import alone
from tdapp.domain.facts import Fact, Registered, Seated
from tdapp.domain.sale_facts import Bought, CheckedIn, CheckInCleared, SaleReturned
from tdapp.domain.state import State
from tdapp.domain.units import ActNo, EntryId, TableNo

# How much of the schedule had passed when the one player of a table was alone there.
Since = Mapping[TableNo, timedelta]


def alone_since(state: State, acts: Sequence[Act], before: Callable[[ActNo], State | None]) -> Since:
    """For each table with one player there, when that began; zero: before play did.

    `acts`: those that count; `before` gives the state just before one of them. What was taken back never was.
    """
    found: dict[TableNo, timedelta] = {}
    for table, entry in alone(state):
        about = {each for each in table.seats if each is not None}
        for act in reversed(acts):
            if not any(_may_matter(fact, about) for fact in act.facts):
                continue
            then = before(act.number)
            if then is None or (table.number, entry) not in {(one.number, who) for one, who in alone(then)}:
                found[table.number] = _played(then, act.at)
                break
    return found


def _may_matter(fact: Fact, about: set[EntryId]) -> bool:
    """Whether a fact may have left one of these alone: people come, go, sit elsewhere. Most acts are about others."""
    match fact:
        case CheckedIn(entries=entries) | CheckInCleared(entries=entries):
            return not about.isdisjoint(entries)
        case Registered(entry=entry) | Seated(entry=entry):
            return entry in about
        case Bought() | SaleReturned():
            return False
    return True


def _played(state: State | None, at: datetime) -> timedelta:
    if state is None or not state.clock.started(at):
        return timedelta(0)
    return state.clock.at(at)
