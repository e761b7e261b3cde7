"""Fills columns and pages with groups of lines under their heads, as a wall list has them."""

from collections.abc import Callable, Sequence
from typing import Generic, TypeVar

from msgspec import Struct

Item = TypeVar("Item")


class Heights(Struct, frozen=True):
    """The heights a column is filled by: a group's head, a line, and the column they stand in."""

    head: float
    line: float
    column: float


class Stretch(Struct, Generic[Item], frozen=True):
    """The part of a group that stands in one column. `continued`: the group began in an earlier one."""

    head: str
    continued: bool
    lines: tuple[Item, ...]


Column = tuple[Stretch[Item], ...]


def fill(
    groups: Sequence[tuple[str, Sequence[Item]]], heights: Heights, high: Callable[[Item], float] | None = None
) -> list[Column[Item]]:
    """Lines set into columns, filled from the top. A head is never left alone at the foot of a column; in the next one
    it is repeated. `high`: the height of each line, None: all are as high as `heights` says.

    >>> fill([("A", [1, 2]), ("B", [3, 4, 5])], Heights(head=1, line=1, column=5))[1]
    (Stretch(head='B', continued=True, lines=(4, 5)),)
    """
    columns: list[list[Stretch[Item]]] = [[]]
    left = heights.column
    for head, items in groups:
        rest = list(items)
        while rest:
            room, many = left - heights.head + 1e-6, 0
            while many < len(rest) and (step := high(rest[many]) if high is not None else heights.line) <= room:
                room -= step
                many += 1
            if many < 1 and columns[-1]:
                columns.append([])
                left = heights.column
                continue
            taken, continued = rest[: max(1, many)], len(rest) < len(items)
            columns[-1].append(Stretch(head, continued, tuple(taken)))
            rest = rest[len(taken) :]
            left = room
    return [tuple(column) for column in columns if column]


def stack(heights: Sequence[float], *, column: float, gap: float) -> list[list[int]]:
    """Blocks that are never split, by number, set into columns one after another.

    >>> stack([50, 50, 50], column=110, gap=10)
    [[0, 1], [2]]
    """
    columns: list[list[int]] = []
    left = 0.0
    for number, height in enumerate(heights):
        if not columns or height > left + 1e-6:
            columns.append([])
            left = column
        columns[-1].append(number)
        left -= height + gap
    return columns


def line_height(room: float, lines: float, *, roomy: float, usual: float, tight: float) -> float:
    """The height of a line: whatever fills one page if that is neither too wide nor too tight, else the usual.

    >>> line_height(600, 30, roomy=25, usual=18, tight=15), line_height(600, 100, roomy=25, usual=18, tight=15)
    (20.0, 18)
    """
    return min(roomy, room / lines) if lines * tight <= room else usual


def pages(columns: Sequence[Item], each: int) -> list[Sequence[Item]]:
    """The columns page by page."""
    return [columns[start : start + each] for start in range(0, len(columns), each)]
