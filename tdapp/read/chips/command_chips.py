"""Commands about chips, as they are typed: see `commands`."""

import re
from collections.abc import Iterator, Mapping
from types import MappingProxyType

from tdapp.domain.units import Chips, Seat, TableNo
from tdapp.read.chips.typed_chips import typed_chips
from tdapp.read.command_scene import NUMBER, SEAT, Scene, Suggesting, Suggestion, Verb, entries, is_in
from tdapp.read.message import say

_WHOSE = re.compile(r"(\S.*?)\s+(\S+)")


def _counts(rest: str, scene: Scene) -> Iterator[Suggestion]:
    """'12-4 34500' or 'łu 34.5k': that stack has so many chips; '12 180000': that table has."""
    whose, chips = _whose(rest)
    if chips is not None and NUMBER.fullmatch(whose) and int(whose) in scene.tables:
        said = say("command.count_table", table=int(whose), chips=int(chips))
        yield Suggestion("chips.count_table", (TableNo(int(whose)), chips), said, rest)
        return
    yield from _of_stack("chips.count_stack", "command.count", rest, scene)


def _milestone(rest: str, scene: Scene) -> Iterator[Suggestion]:
    """'12-4 310000': whoever sits there has so many chips, and takes a seat in a satellite for them."""
    yield from _of_stack("prizes.take_seat", "command.milestone", rest, scene)


def _of_stack(action: str, said: str, rest: str, scene: Scene) -> Iterator[Suggestion]:
    """An action with somebody who plays and a number of chips."""
    whose, chips = _whose(rest)
    if chips is None:
        return
    found = [(row, marks) for row, marks in entries(whose, scene) if is_in(row)]
    for row, marks in found:
        told = say(said, name=row.name, chips=int(chips))
        yield Suggestion(action, (row.entry, chips), told, row.name.full, marks, row)
    if not found and (seat := SEAT.fullmatch(whose)):
        yield Suggestion("", (), say("command.free", seat=Seat(TableNo(int(seat[1])), int(seat[2]))), rest)


def _whose(rest: str) -> tuple[str, Chips | None]:
    """Whose chips are typed, and how many; None: no number stands behind a name."""
    match = _WHOSE.fullmatch(rest)
    chips = typed_chips(match[2]) if match else None
    return ("", None) if match is None or chips is None else (match[1], Chips(chips))


VERBS: Mapping[Verb, Suggesting] = MappingProxyType({Verb.COUNT: _counts, Verb.MILESTONE: _milestone})
