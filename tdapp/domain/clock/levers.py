"""What brings the end of an evening forward, or puts it off: the structure with levels of another length, without a
level or without a break. Nothing here is booked: a structure is changed by `tournament.change_structure`.
"""

from datetime import timedelta
from enum import StrEnum

from msgspec import Struct

from tdapp.domain.clock.structure import Break, Level, Structure
from tdapp.values import replace


class LeverKind(StrEnum):
    """What a lever does: coming levels get another length, a level or a break is left out."""

    LENGTH = "length"
    DROP = "drop"
    SKIP = "skip"


class Lever(Struct, frozen=True):
    """One lever. `row`: the row of the structure (counted from 0) it begins at, or that goes. `by`: what is added to
    each level from there on, below 0: taken off.
    """

    kind: LeverKind
    row: int
    by: timedelta = timedelta(0)


def pulled(structure: Structure, lever: Lever) -> Structure:
    """The structure after a lever was pulled."""
    before, after = structure[: lever.row], structure[lever.row :]
    if lever.kind is LeverKind.LENGTH:
        return (*before, *(_lasting(row, lever.by) for row in after))
    return (*before, *after[1:])


def may_pull(structure: Structure, lever: Lever, begun: int) -> bool:
    """Whether a lever fits the structure: what it changes has not `begun` (the row that is played), and is there."""
    if not begun < lever.row < len(structure):
        return False
    row = structure[lever.row]
    if lever.kind is LeverKind.SKIP:
        return isinstance(row, Break) and not row.colour_up
    if lever.kind is LeverKind.DROP:
        return isinstance(row, Level) and lever.row + 1 < len(structure)
    shortest = min((each.lasts for each in structure[lever.row :] if isinstance(each, Level)), default=None)
    return shortest is not None and shortest + lever.by >= timedelta(minutes=1)


def _lasting(row: Level | Break, by: timedelta) -> Level | Break:
    return row if isinstance(row, Break) else replace(row, lasts=row.lasts + by)
