"""Why just these tables give a player and take one, as the room stands when the move is made (HC and TDA 11-C)."""

from collections.abc import Iterator, Sequence
from enum import StrEnum
from typing import NamedTuple

from tdapp.domain.break_order import break_order
from tdapp.domain.proposal import Move, Who
from tdapp.domain.state import State
from tdapp.domain.units import TableNo


class Among(StrEnum):
    """What makes a table the one: fullest or emptiest alone, of several by the house's order, or of those that may."""

    ALONE = "alone"
    BY_ORDER = "by_order"
    THAT_MAY = "that_may"


class WhyTables(NamedTuple):
    """Why a table gives, and why one takes."""

    gives: Among
    takes: Among


def why_tables(state: State, moves: Sequence[Move]) -> Iterator[WhyTables | None]:
    """For each move of a plan that evens the tables out, in its order; None: the director has chosen it."""
    heads = {number: table.seated for number, table in state.tables.items()}
    rank = {table: at for at, table in enumerate(break_order(state))}
    for move in moves:
        chosen = move.who is Who.CHOSEN or move.giver not in heads or move.taker not in heads
        if not chosen:
            most, least = max(heads.values()), min(heads.values())
            fullest = sorted((table for table in heads if heads[table] == most), key=rank.__getitem__)
            emptiest = sorted((table for table in heads if heads[table] == least), key=lambda table: -rank[table])
            yield WhyTables(_among(move.giver, fullest), _among(move.taker, emptiest))
        else:
            yield None
        for table, change in ((move.giver, -1), (move.taker, 1)):
            heads[table] = heads.get(table, 0) + change


def _among(table: TableNo, equals: Sequence[TableNo]) -> Among:
    """Of tables equally full, in the order they are taken in."""
    if table != equals[0]:
        return Among.THAT_MAY
    return Among.BY_ORDER if len(equals) > 1 else Among.ALONE
