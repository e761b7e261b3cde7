"""Which tables give a player and which take one, in the fewest moves there can be (HC and TDA 11-C).

The largest table gives, the smallest that has room takes, as long as they differ by more than the tolerance. Among
equals the table that breaks first gives, and the one that breaks last takes.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from heapq import heapify, heappop, heappush
from typing import NamedTuple

from tdapp.domain.units import TableNo


class Load(NamedTuple):
    """A table as evening out sees it: players there, free seats, how many of the players may be moved, its place in the
    order of breaking.
    """

    table: TableNo
    heads: int
    room: int
    movable: int
    rank: int


def gives_and_takes(loads: Iterable[Load], tolerance: int) -> list[tuple[TableNo, TableNo]]:
    """The table that gives and the one that takes, move by move. No table both gives and takes.

    >>> gives_and_takes([Load(1, 9, 0, 9, 0), Load(2, 9, 0, 9, 1), Load(3, 6, 3, 6, 2)], 1)
    [(1, 3), (2, 3)]
    """
    table_of: dict[int, TableNo] = {}
    givers: list[tuple[int, int, int]] = []
    takers: list[tuple[int, int, int]] = []
    for table, heads, room, movable, rank in loads:
        table_of[rank] = table
        if movable:
            givers.append((-heads, rank, movable))
        if room:
            takers.append((heads, -rank, room))
    heapify(givers)
    heapify(takers)
    found = []
    while givers and takers:
        (most, giver, movable), (least, taker, room) = givers[0], takers[0]
        if -most - least <= tolerance:
            break
        found.append((table_of[giver], table_of[-taker]))
        _again(givers, (most + 1, giver, movable - 1))
        _again(takers, (least + 1, taker, room - 1))
    return found


def _again(heap: list[tuple[int, int, int]], after: tuple[int, int, int]) -> None:
    """The first of the heap with what is left for it; nothing left, it is done."""
    heappop(heap)
    if after[2]:
        heappush(heap, after)


def fewest_moves(tables: Sequence[tuple[int, int]], tolerance: int) -> int:
    """The lower bound: no plan evens out tables of so many (players, seats) in fewer moves.

    Whatever the smallest head-count L is in the end, everybody above L + tolerance has to leave a table, and every seat
    missing below L (at a smaller table: below its seats) has to be filled; one move does one of each at most.

    >>> fewest_moves([(9, 9), (9, 9), (6, 9)], 1), fewest_moves([(9, 9), (7, 7)], 1)
    (2, 0)
    """
    if not tables:
        return 0
    players, seats = sum(heads for heads, _size in tables), sum(size for _heads, size in tables)
    if players > seats:
        raise ValueError("more players than seats")
    alike = Counter(tables).items()
    found = [
        max(
            sum(n * max(0, heads - low - tolerance) for (heads, _size), n in alike),
            sum(n * max(0, min(low, size) - heads) for (heads, size), n in alike),
        )
        for low in range(max(heads for heads, _size in tables) + 1)
        if sum(n * min(low, size) for (_heads, size), n in alike) <= players
        and sum(n * min(low + tolerance, size) for (_heads, size), n in alike) >= players
    ]
    return min(found)
