"""Decisions about head counts, table by table, so that nobody is told he is in the money on a number that is wrong."""

from collections.abc import Sequence
from datetime import datetime

from tdapp.domain.facts import Fact
from tdapp.domain.hands.hand_facts import HeadsCounted, MoneyAnnounced
from tdapp.domain.hands.hand_for_hand import pending
from tdapp.domain.prizes.seats import money_at
from tdapp.domain.refusal import NOTHING_LIFTED, Allowed, require
from tdapp.domain.state import State, Table
from tdapp.domain.units import TableNo


def count(state: State, now: datetime, heads: Sequence[tuple[TableNo, int]]) -> tuple[Fact, ...]:
    """Record the heads counted at these tables: one, or a whole sheet. A table counted again counts anew."""
    require(not state.finished, "finished")
    tables = [table for table, _heads in heads]
    require(bool(tables) and len(set(tables)) == len(tables), "count.twice")
    for number, counted in heads:
        table = state.tables.get(number)
        require(table is not None, "table.unknown", table=number)
        most = len(table.seats) if table else 0
        require(0 <= counted <= most, "count.heads", table=number, heads=counted, most=most)
    return (HeadsCounted(tuple(heads)),)


def announce_money(state: State, now: datetime, *, allow: Allowed = NOTHING_LIFTED) -> tuple[Fact, ...]:
    """Tell the room that everybody left is in the money.

    Refuses while more are left than places are paid, and while tables still play a hand with bust-outs. That every
    table was counted in this hand, and agrees, may be lifted with a reason.
    """
    require(not state.finished, "finished")
    paid = money_at(state)
    require(paid > 0, "prizes.none")
    require(state.alive <= paid, "money.not_reached", left=state.alive, paid=paid)
    told = state.hands.money
    require(told is None or told.paid != paid, "money.is_announced")
    play = state.hands.play
    require(play is None or not play.busts or not pending(state, play), "money.hand_open")
    missing = uncounted(state)
    allow.unless(not missing, "money.not_counted", n=len(missing), tables=tuple(table.number for table in missing))
    wrong = differing(state)
    allow.unless(not wrong, "money.heads_differ", n=len(wrong), tables=tuple(table.number for table in wrong))
    return (MoneyAnnounced(state.alive, paid, now),)


def uncounted(state: State) -> list[Table]:
    """Tables with players where nobody has counted in this hand, or somebody came or went since."""
    return [table for table in state.open_tables() if table.seated and heads_at(state, table) is None]


def differing(state: State) -> list[Table]:
    """Tables where another number was counted than sit there by the book."""
    return [table for table in state.open_tables() if heads_at(state, table) not in (None, table.seated)]


def heads_at(state: State, table: Table) -> int | None:
    """The heads counted at a table in this hand, None: not counted, or not since somebody came or went."""
    counted = state.hands.counted.get(table.number)
    return counted.heads if counted is not None and counted.seats == table.seats else None
