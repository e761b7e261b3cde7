"""Commands about the clock, the tables and what happened at them, as they are typed: see `commands`."""

import re
from collections.abc import Iterator, Mapping
from datetime import timedelta
from types import MappingProxyType

from tdapp.domain.units import Seat, TableNo
from tdapp.read.command_scene import MOST_MINUTES, NUMBER, SEAT, Scene, Suggesting, Suggestion, Verb
from tdapp.read.message import Said, say

TIME = re.compile(r"([+-])\s*(\d{1,4})(?::([0-5]\d))?")


def time_added(match: re.Match[str]) -> Iterator[Suggestion]:
    """The suggestion for minutes and seconds on the clock, or off it, as in '+5', '-1:30'; `match` is one of TIME."""
    minutes, seconds = int(match[2]), int(match[3] or 0)
    by = timedelta(minutes=minutes, seconds=seconds)
    if timedelta(0) < by <= timedelta(minutes=MOST_MINUTES):
        less = match[1] == "-"
        said = say("command.take_time" if less else "command.add_time", by=by)
        yield Suggestion("clock.add_time", (-by if less else by,), said, match[0])


def _breaks(rest: str, scene: Scene) -> Iterator[Suggestion]:
    """'break 14' is table 14 if it is open, and a break of 14 minutes; 'break' alone is a break now."""
    match = NUMBER.fullmatch(rest)
    if not match:
        return
    number = int(rest)
    if number in scene.tables:
        yield Suggestion("tables.break", (TableNo(number),), say("command.break_table", table=number), rest)
    if 0 < number <= MOST_MINUTES and scene.started:
        lasts = timedelta(minutes=number)
        yield Suggestion("clock.break", (lasts,), say("command.break_now", lasts=lasts), rest)


def _button(rest: str, scene: Scene) -> Iterator[Suggestion]:
    """'button 12-4': the dealer button of table 12 is at seat 4."""
    match = SEAT.fullmatch(rest)
    if match and int(match[1]) in scene.tables:
        seat = Seat(TableNo(int(match[1])), int(match[2]))
        yield Suggestion("tables.button", (seat,), say("command.button", seat=seat), rest)


def _at_table(action: str, code: str) -> Suggesting:
    """A verb that takes the number of an open table, such as 'hand 12'."""

    def suggest_it(rest: str, scene: Scene) -> Iterator[Suggestion]:
        if NUMBER.fullmatch(rest) and int(rest) in scene.tables:
            yield Suggestion(action, (TableNo(int(rest)),), Said(code, (("table", int(rest)),)), rest)

    return suggest_it


def open_table(rest: str, scene: Scene) -> Iterator[Suggestion]:
    """The suggestion to go to a table, for a number alone."""
    match = NUMBER.fullmatch(rest)
    if match and int(rest) in scene.tables:
        said = say("command.show_table", table=int(rest))
        yield Suggestion("tables.show", (TableNo(int(rest)),), said, rest)


def rule_on(_rest: str, scene: Scene) -> Iterator[Suggestion]:
    """The suggestion to rule on what happened at a table; the finder has looked already."""
    for found in scene.incidents:
        yield Suggestion("rulings.rule", (found.action,), say("command.rule", label=found.label), found.label)


VERBS: Mapping[Verb, Suggesting] = MappingProxyType(
    {
        Verb.BREAK: _breaks,
        Verb.TABLE: open_table,
        Verb.RULE: rule_on,
        Verb.BUTTON: _button,
        Verb.HAND: _at_table("tables.hand", "command.hand"),
        Verb.HALT: _at_table("tables.play_on", "command.play_on"),
        Verb.COMPRESS: _at_table("tables.compress", "command.compress"),
    }
)
