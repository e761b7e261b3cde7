"""What is wrong with the boxes of a layout: outside the grid, too low for a line of text, on another one."""

from collections.abc import Callable
from itertools import combinations

from tdapp.domain.refusal import Refused
from tdapp.read.screen_layout import INNER, LEAST_HIGH, ScreenBox, Shape


def check_boxes(shape: Shape, file: str, line: Callable[[int], int]) -> None:
    """Refuse a shape with a box that cannot be seen as it was meant. `line`: where the box of an index stands in the
    file; of two that lie on each other the later one is named.
    """
    columns, rows, high = shape.columns, shape.rows, INNER / shape.rows
    for index, box in enumerate(shape.boxes):
        at, kind = box.at, box.kind.value
        inside = at.x >= 0 and at.y >= 0 and at.w >= 1 and at.h >= 1
        if not inside or at.x + at.w > columns or at.y + at.h > rows:
            raise Refused("screen.outside", file=file, line=line(index), box=kind, columns=columns, rows=rows)
        if at.h * high < LEAST_HIGH - 1e-6:
            least = -(-LEAST_HIGH // high)
            raise Refused("screen.low", file=file, line=line(index), box=kind, rows=int(least))
    for one, (index, other) in combinations(enumerate(shape.boxes), 2):
        if one[1].at.meets(other.at) and _together(one[1], other):
            kind, under = other.kind.value, one[1].kind.value
            raise Refused("screen.overlap", file=file, line=line(index), box=kind, other=under)


def _together(one: ScreenBox, other: ScreenBox) -> bool:
    """Whether two boxes can be seen at the same time. Those at the same place take turns."""
    if one.turn == other.turn and (one.at == other.at or (one.turn and one.page != other.page)):
        return False
    if one.stages and other.stages and not set(one.stages) & set(other.stages):
        return False
    return one.kind not in other.unless and other.kind not in one.unless
