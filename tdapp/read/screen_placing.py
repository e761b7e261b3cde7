"""What is wrong with where a box of a layout stands: outside the grid, too low for letters of 4 % of the height, too
narrow, or on another box.
"""

from collections.abc import Iterator
from enum import Enum
from itertools import combinations

from msgspec import Struct

from tdapp.read.screen_layout import INNER, LEAST_HIGH, SAFE, BoxKind, ScreenBox, Shape

# So wide a box has to be for its figures at 4 % of the height, in thousandths of that height.
LEAST_WIDE = {BoxKind.CLOCK: 160.0, BoxKind.TIME: 110.0, BoxKind.PICTURE: 40.0}
USUAL_LEAST = 80.0


class Wrong(Enum):
    """What may be wrong with a place."""

    OUTSIDE = "outside"
    LOW = "low"
    NARROW = "narrow"
    OVERLAP = "overlap"


class Fault(Struct, frozen=True):
    """Something wrong with the box of that index. `least`: so many rows or columns it has to have, where it is too low
    or too narrow; `other`: the box it lies on.
    """

    index: int
    wrong: Wrong
    least: int = 0
    other: ScreenBox | None = None


def faults(shape: Shape) -> Iterator[Fault]:
    """What is wrong with the boxes of a shape, each by itself first; of two on each other the later one."""
    for index, box in enumerate(shape.boxes):
        fault = _by_itself(shape, index, box)
        if fault is not None:
            yield fault
    for one, (index, other) in combinations(enumerate(shape.boxes), 2):
        if one[1].at.meets(other.at) and seen_together(one[1], other):
            yield Fault(index, Wrong.OVERLAP, other=one[1])


def fault_of(shape: Shape, index: int) -> Fault | None:
    """What is wrong with one box of a shape; None: nothing."""
    box = shape.boxes[index]
    fault = _by_itself(shape, index, box)
    if fault is not None:
        return fault
    for number, other in enumerate(shape.boxes):
        if number != index and other.at.meets(box.at) and seen_together(box, other):
            return Fault(index, Wrong.OVERLAP, other=other)
    return None


def seen_together(one: ScreenBox, other: ScreenBox) -> bool:
    """Whether two boxes can be seen at the same time. Those at the same place take turns."""
    if one.turn == other.turn and (one.at == other.at or (one.turn and one.page != other.page)):
        return False
    if one.stages and other.stages and not set(one.stages) & set(other.stages):
        return False
    return one.kind not in other.unless and other.kind not in one.unless


def cell_size(shape: Shape) -> tuple[float, float]:
    """Width and height of a cell of the grid, in thousandths of the picture's height."""
    return 1000 * shape.aspect * (1 - 2 * SAFE) / shape.columns, INNER / shape.rows


def least_cells(shape: Shape, kind: BoxKind) -> tuple[int, int]:
    """The columns and rows a box of a kind has to have at least."""
    wide, high = cell_size(shape)
    return _up(LEAST_WIDE.get(kind, USUAL_LEAST) / wide), _up(LEAST_HIGH / high)


def _by_itself(shape: Shape, index: int, box: ScreenBox) -> Fault | None:
    at = box.at
    inside = at.x >= 0 and at.y >= 0 and at.w >= 1 and at.h >= 1
    if not inside or at.x + at.w > shape.columns or at.y + at.h > shape.rows:
        return Fault(index, Wrong.OUTSIDE)
    columns, rows = least_cells(shape, box.kind)
    if at.h < rows:
        return Fault(index, Wrong.LOW, rows)
    return Fault(index, Wrong.NARROW, columns) if at.w < columns else None


def _up(number: float) -> int:
    """The next whole number, with room for what sums of fractions are off by."""
    return int(-(-(number - 1e-6) // 1))
