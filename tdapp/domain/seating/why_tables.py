"""Why just these tables give a player and take one, as the room stands when the move is made (HC and TDA 11-C)."""

from collections import defaultdict
from collections.abc import Collection, Iterator, Sequence
from enum import StrEnum

from msgspec import Struct

from tdapp.domain.seating.break_order import break_order
from tdapp.domain.seating.proposal import Move, WhyThisPlayer
from tdapp.domain.state import State


class Among(StrEnum):
    """Why just this table gives or takes: it is the fullest or emptiest alone, one of several by the house's order, or
    of those that may.
    """

    ALONE = "alone"
    BY_ORDER = "by_order"
    THAT_MAY = "that_may"


class WhyTables(Struct, frozen=True):
    """Why a table gives, and why one takes."""

    gives: Among
    takes: Among


def why_tables(state: State, moves: Sequence[Move]) -> Iterator[WhyTables | None]:
    """Why each move of a plan that evens the tables out is from and to its table, in its order; None: the director has
    chosen it.
    """
    heads = {number: table.seated for number, table in state.tables.items()}
    rank = {table: at for at, table in enumerate(break_order(state))}
    with_heads: defaultdict[int, set[int]] = defaultdict(set)  # the ranks of the tables of so many
    for table, here in heads.items():
        with_heads[here].add(rank[table])
    for move in moves:
        giver, taker = move.giver, move.taker
        if move.who is WhyThisPlayer.CHOSEN:
            yield None
        else:
            fullest, emptiest = with_heads[max(with_heads)], with_heads[min(with_heads)]
            gives = _among(rank[giver], fullest, min(fullest))
            yield WhyTables(gives, _among(rank[taker], emptiest, max(emptiest)))
        for table, change in ((giver, -1), (taker, 1)):
            here = heads[table]
            with_heads[here].discard(rank[table])
            if not with_heads[here]:
                del with_heads[here]
            heads[table] = here + change
            with_heads[here + change].add(rank[table])


def _among(rank: int, equals: Collection[int], first: int) -> Among:
    """Of tables equally full, by their places in the house's order; `first`: the one that order takes."""
    if rank != first:
        return Among.THAT_MAY
    return Among.BY_ORDER if len(equals) > 1 else Among.ALONE
