"""Chance that can be drawn again: everything random follows from a seed that stands in the journal.

The seed comes from outside. Anyone who has it can repeat the draw with Python's own generator and these few lines.
"""

from collections.abc import Sequence
from random import Random

from tdapp.domain.units import EntryId, Seat, TableNo


def shuffled(entries: Sequence[EntryId], seed: str) -> list[EntryId]:
    """The entries in random order."""
    order = list(entries)
    Random(f"order:{seed}").shuffle(order)
    return order


def even_tables(players: int, size: int) -> list[int]:
    """Head-counts of the fewest tables that hold so many players, none more than one apart.

    >>> even_tables(60, 9)
    [9, 9, 9, 9, 8, 8, 8]
    """
    tables = -(-players // size)
    if not tables:
        return []
    least, more = divmod(players, tables)
    return [least + 1] * more + [least] * (tables - more)


def draw(entries: Sequence[EntryId], size: int, seed: str) -> tuple[tuple[EntryId, Seat], ...]:
    """A seat for everybody at tables 1, 2, 3 ... of `size` seats, head-counts even, every seating equally likely."""
    order = iter(shuffled(entries, seed))
    chance = Random(f"seats:{seed}")
    drawn: list[tuple[EntryId, Seat]] = []
    for table, players in enumerate(even_tables(len(entries), size), 1):
        # At a full table the order of the players is chance enough; at a short one the empty seats are drawn too.
        numbers = range(1, size + 1) if players == size else chance.sample(range(1, size + 1), players)
        drawn.extend((next(order), Seat(TableNo(table), number)) for number in numbers)
    return tuple(drawn)


def pick_seats(free: Sequence[Seat], count: int, seed: str) -> list[Seat]:
    """So many different seats out of the free ones, every choice equally likely."""
    return Random(f"pick:{seed}").sample(list(free), count)
