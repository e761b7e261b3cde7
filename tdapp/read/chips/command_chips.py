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
    match = _WHOSE.fullmatch(rest)
    chips = typed_chips(match[2]) if match else None
    if match is None or chips is None:
        return
    whose, counted = match[1], Chips(chips)
    if NUMBER.fullmatch(whose) and int(whose) in scene.tables:
        said = say("command.count_table", table=int(whose), chips=chips)
        yield Suggestion("chips.count_table", (TableNo(int(whose)), counted), said, rest)
        return
    found = [(row, marks) for row, marks in entries(whose, scene) if is_in(row)]
    for row, marks in found:
        said = say("command.count", name=row.name, chips=chips)
        yield Suggestion("chips.count_stack", (row.entry, counted), said, row.name.full, marks, row)
    if not found and (seat := SEAT.fullmatch(whose)):
        yield Suggestion("", (), say("command.free", seat=Seat(TableNo(int(seat[1])), int(seat[2]))), rest)


VERBS: Mapping[Verb, Suggesting] = MappingProxyType({Verb.COUNT: _counts})
