"""Commands about the clock, the tables and what happened at them, as they are typed: see `commands`."""

import re
from collections.abc import Iterator, Mapping
from datetime import timedelta
from types import MappingProxyType

from tdapp.domain.state import State
from tdapp.domain.units import Seat, TableNo
from tdapp.read.command_scene import MOST_MINUTES, NUMBER, SEAT, Scene, Suggesting, Suggestion, Verb
from tdapp.read.hands.command_hands import of_hand
from tdapp.read.message import Said, say

PLACED = re.compile(rf"(.*?)\s{SEAT.pattern}|{SEAT.pattern}(?:\s(.*))?")  # what happened with a seat, on either side
TIME = re.compile(r"([+-])\s*(\d{1,4})(?::([0-5]\d))?")


def open_numbers(state: State) -> tuple[TableNo, ...]:
    """The numbers of the open tables: those that can be typed about."""
    return tuple(table.number for table in state.open_tables())


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


def _level(rest: str, scene: Scene) -> Iterator[Suggestion]:
    """'level 12': the clock goes to the start of level 12, on or back."""
    if not NUMBER.fullmatch(rest):
        return
    level = int(rest)
    if not 0 < level <= scene.levels:
        yield Suggestion("", (), say("command.no_level", level=level, n=scene.levels), rest)
    elif scene.started:
        yield Suggestion("clock.go_to_level", (level,), say("command.level", level=level), rest)


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


def what_and_where(rest: str) -> tuple[str, Seat | None]:
    """What happened, and the seat that is typed behind it or before it; None: none is typed.

    >>> what_and_where("oot 3-5"), what_and_where("3.5 string bet"), what_and_where("4 card flop")
    (('oot', Seat(table=3, number=5)), ('string bet', Seat(table=3, number=5)), ('4 card flop', None))
    """
    match = PLACED.fullmatch(rest.strip())
    if match is None:
        return rest, None
    table, number = (match[2], match[3]) if match[2] else (match[4], match[5])
    return (match[1] or match[6] or "").strip(), Seat(TableNo(int(table)), int(number))


def rule_on(rest: str, scene: Scene) -> Iterator[Suggestion]:
    """The suggestion to rule on what happened, at the seat that is typed, else where the director is ('rule oot 3-5');
    the finder has looked already.
    """
    what, typed = what_and_where(rest)
    if typed is not None and typed.table not in scene.tables:
        yield Suggestion("", (), say("command.no_table", table=typed.table), rest)
        return
    seat = typed or scene.here
    row = next((row for row in scene.rows if seat is not None and row.seat == seat), None)
    if typed is not None and row is None:
        yield Suggestion("", (), say("command.free", seat=typed), rest)
        return
    if typed is not None and row is not None and not what:
        yield Suggestion("rulings.at", (typed,), say("command.rule_at", name=row.name, seat=typed), rest, (), row)
    if seat is not None and row is None:
        seat = Seat(seat.table, 0)
    for found in scene.incidents:
        if seat is None:
            said = say("command.rule", label=found.label)
        elif row is None:
            said = say("command.rule_table", label=found.label, table=seat.table)
        else:
            said = say("command.rule_seat", label=found.label, name=row.name, seat=seat)
        yield Suggestion("rulings.rule", (found.action, seat), said, found.label, (), row)


def _hand(rest: str, scene: Scene) -> Iterator[Suggestion]:
    """'hand 12': a hand was played there; where the whole room plays by the hand, it is the one it waits for."""
    of_room = tuple(of_hand(rest, scene))
    yield from of_room or _at_table("tables.hand", "command.hand")(rest, scene)


VERBS: Mapping[Verb, Suggesting] = MappingProxyType(
    {
        Verb.BREAK: _breaks,
        Verb.TABLE: open_table,
        Verb.LEVEL: _level,
        Verb.RULE: rule_on,
        Verb.BUTTON: _button,
        Verb.HAND: _hand,
        Verb.HALT: _at_table("tables.play_on", "command.play_on"),
        Verb.COMPRESS: _at_table("tables.compress", "command.compress"),
    }
)
