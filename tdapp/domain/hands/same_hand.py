"""Several bust-outs in one hand of hand-for-hand play: who gets which place (HC hand for hand, TDA RP-8, N-12)."""

from collections.abc import Sequence

from msgspec import Struct


class BustPlace(Struct, frozen=True):
    """The places `best` to `worst`, and which of the bust-outs (counted from 0) share them; one of them has it
    alone.
    """

    best: int
    worst: int
    busts: tuple[int, ...]


def bust_places(players: int, tables: Sequence[int], stacks: Sequence[int], *, by_stack: bool) -> tuple[BustPlace, ...]:
    """The places from the best down; `players` before the hand, one table and stack before the hand for each bust-out.

    With `by_stack` those of one table are placed by what they had before the hand, equal stacks share. Bust-outs at
    different tables share all places of the hand (reading A37).

    >>> bust_places(50, (3, 7), (), by_stack=True)
    (BustPlace(best=49, worst=50, busts=(0, 1)),)
    >>> bust_places(50, (3, 3), (900, 4000), by_stack=True)
    (BustPlace(best=49, worst=49, busts=(1,)), BustPlace(best=50, worst=50, busts=(0,)))
    """
    best = players - len(tables) + 1
    if not by_stack or len(tables) == 1 or len(set(tables)) > 1:
        return (BustPlace(best, players, tuple(range(len(tables)))),)
    groups: dict[int, list[int]] = {}
    for bust, stack in enumerate(stacks):
        groups.setdefault(stack, []).append(bust)
    found = []
    for stack in sorted(groups, reverse=True):
        found.append(BustPlace(best, best + len(groups[stack]) - 1, tuple(groups[stack])))
        best += len(groups[stack])
    return tuple(found)
