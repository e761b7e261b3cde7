"""The announcements that are up, and the fields that may stand in them: `{minutes}` is filled from the state, each time
it is shown.
"""

import re
from collections.abc import Callable, Iterable, Mapping
from datetime import datetime, timedelta
from types import MappingProxyType
from typing import NamedTuple

from msgspec import Struct

from tdapp.domain.clock.announcing import standing
from tdapp.domain.clock.games import Limit
from tdapp.domain.clock.level_now import present_level
from tdapp.domain.clock.structure import Level
from tdapp.domain.facts import Announced
from tdapp.domain.money.sale_spans import closes_at
from tdapp.domain.state import State
from tdapp.read.clock.clock import ClockPhase, ClockView, clock_view
from tdapp.read.message import Argument, Filled, Said, say

PLACE = re.compile(r"\{([^{}]*)\}")
MINUTE = timedelta(minutes=1)
TYPED = ("table",)  # fields of templates that are typed over before they are announced


class _Now(NamedTuple):
    """A tournament at an instant, and its clock then."""

    state: State
    now: datetime
    clock: ClockView


def _minutes(at: _Now, until: datetime | None) -> int | None:
    left = until - at.now if until is not None else None
    return None if left is None or left <= timedelta(0) else -(-left // MINUTE)


def _closes(at: _Now) -> datetime | None:
    return closes_at(at.state, at.state.closes, at.now)


def _next_break(at: _Now) -> datetime | None:
    runs = at.clock.phase is ClockPhase.RUNNING
    return at.now + at.clock.break_in if runs and at.clock.break_in is not None else None


def _back(at: _Now) -> datetime | None:
    return at.clock.starts_at if at.clock.phase is ClockPhase.SCHEDULED else at.clock.back_at


def _blinds(level: Level | None) -> Said | None:
    if level is None:
        return None
    bets = all(each.limit is Limit.FIXED_LIMIT for each in level.games)  # which the room calls them by
    small, big = (level.small_bet, level.big_bet) if bets else (level.small_blind, level.big_blind)
    return say("announced.blinds", small=small, big=big)


# Each field by its name, with what fills it; None: nothing does at that moment.
FIELDS: Mapping[str, Callable[[_Now], Argument | None]] = MappingProxyType(
    {
        "minutes": lambda at: _minutes(at, _closes(at)),
        "closes": _closes,
        "time": _back,
        "break": _next_break,
        "break_minutes": lambda at: _minutes(at, _next_break(at)),
        "level": lambda at: at.clock.level.number if at.clock.level is not None else None,
        "blinds": lambda at: _blinds(present_level(at.state, at.now)),
        "next_blinds": lambda at: _blinds(at.clock.next_level.level if at.clock.next_level is not None else None),
        "left": lambda at: at.state.alive,
        "entries": lambda at: len(at.state.entries),
        "tables": lambda at: len(at.state.tables),
        "average": lambda at: at.state.chips // at.state.alive if at.state.alive else None,
        "now": lambda at: at.now,
        "name": lambda at: at.state.setup.name,
    }
)


def fields_in(text: str) -> tuple[str, ...]:
    """The fields of a text by name, in their order.

    >>> fields_in("Registration closes at {closes}, in {minutes} minutes")
    ('closes', 'minutes')
    """
    return tuple(PLACE.findall(text))


def unknown_fields(text: str, more: Iterable[str] = ()) -> tuple[str, ...]:
    """The fields of a text that nothing can fill, by name. `more`: those known beside the usual ones."""
    return tuple(name for name in fields_in(text) if name not in FIELDS and name not in more)


def filled(state: State, now: datetime, text: str, more: Mapping[str, Argument] = MappingProxyType({})) -> Filled:
    """A text with its fields as they are at `now`; `more`: values of its own. What nothing fills is left out."""
    names = [name for name in fields_in(text) if name in FIELDS and name not in more]
    at = _Now(state, now, clock_view(state, now)) if names else None
    found = {name: FIELDS[name](at) for name in names} if at is not None else {}
    return Filled(text, tuple((name, value) for name, value in {**found, **more}.items() if value is not None))


def empty_fields(told: Filled) -> tuple[str, ...]:
    """The fields of a text that nothing fills now: registration is closed, and it tells in how many minutes."""
    known = dict(told.args)
    return tuple(name for name in fields_in(told.text) if name not in known)


class AnnouncementView(Struct, frozen=True):
    """An announcement that is up. `texts`: its words in each language they were given in, as they read now; `until`
    None: until it is taken off. `silent`: a field has nothing to tell now, so the screen does not show it.
    """

    fact: Announced
    texts: tuple[Filled, ...]
    until: datetime | None
    silent: tuple[str, ...] = ()


def announcements_view(state: State, now: datetime, text_of: Callable[[str, str], str]) -> tuple[AnnouncementView, ...]:
    """What is announced at `now`, the oldest first. `text_of`: the words under an id and digest, '' once erased."""
    return tuple(_view(state, now, each, text_of) for each in standing(state, now))


def _view(state: State, now: datetime, fact: Announced, text_of: Callable[[str, str], str]) -> AnnouncementView:
    said = [text_of(fact.text, fact.digest), text_of(fact.other, fact.other_digest) if fact.other else ""]
    texts = tuple(filled(state, now, each) for each in said if each)
    return AnnouncementView(fact, texts, fact.until, tuple({name: 0 for each in texts for name in empty_fields(each)}))
