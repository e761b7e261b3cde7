"""A structure in a few figures, for whoever chooses one: its stack, how deep it begins, its levels, about how long."""

from datetime import timedelta

from msgspec import Struct

from tdapp.domain.clock.clock import begins
from tdapp.domain.clock.games import Dealt
from tdapp.domain.clock.stack_unit import stack_unit
from tdapp.domain.clock.structure import Level, Structure, one_game
from tdapp.domain.structures.evening_rules import ends_in
from tdapp.domain.structures.finding import Given
from tdapp.domain.units import Chips
from tdapp.read.clock.depth import Depth, depth_of

USUAL_FIELD = 40  # players, where a structure does not say how many it is for
QUARTER, HALF, LONG = timedelta(minutes=15), timedelta(minutes=30), timedelta(hours=3)


class StructureSummary(Struct, frozen=True):
    """The figures of a structure. `depth`: how deep a stack is in the first level. `shortest`, `longest`: its levels.
    `about`: how long it takes a field of so many `entries`, breaks included, in quarters of an hour, from three hours
    on in halves. `games`: what is played where it is not no-limit hold'em alone.
    """

    stack: Chips
    depth: Depth
    shortest: timedelta
    longest: timedelta
    about: timedelta
    entries: int
    games: tuple[Dealt, ...]


def structure_summary(structure: Structure, stack: Chips, entries: int = 0) -> StructureSummary:
    """The figures of a structure with this stack; `entries` 0: of a usual field.

    It ends in the level in which as many big blinds are in play as when real evenings end.
    """
    levels = [each for each in structure if isinstance(each, Level)]
    entries = entries or USUAL_FIELD
    row = ends_in(structure, Given(stack, chips=Chips(stack * entries)))
    ends = begins(structure, row) + structure[row].lasts / 2
    step = HALF if ends >= LONG else QUARTER
    games = tuple(dict.fromkeys(game for each in levels for game in each.games))
    return StructureSummary(
        stack=stack,
        depth=depth_of(stack, stack_unit(levels[0])),
        shortest=min(each.lasts for each in levels),
        longest=max(each.lasts for each in levels),
        about=max(QUARTER, round(ends / step) * step),
        entries=entries,
        games=levels[0].games if one_game(structure) else games,
    )
