"""The payout tables to choose from, each with what it would pay for the field and the pool there are."""

from collections.abc import Sequence

from msgspec import Struct

from tdapp.domain.money.paying import money
from tdapp.domain.prizes.places import payout_doubts, plan_by
from tdapp.domain.setup import PayoutTable
from tdapp.domain.state import State
from tdapp.domain.units import Cents, Money
from tdapp.read.message import Said
from tdapp.read.prizes.prizes import doubts_of


class PayoutChoice(Struct, frozen=True):
    """A payout table, and the prizes it gives now, first place first; empty: it would pay nobody.

    `chosen`: the tournament has it. `doubts`: what a director wants to know before such prizes are posted.
    """

    table: PayoutTable
    amounts: tuple[Money, ...]
    chosen: bool
    doubts: tuple[Said, ...]


def payout_choices(state: State, tables: Sequence[PayoutTable], unit: Cents | None = None) -> tuple[PayoutChoice, ...]:
    """What each of these tables would pay now, the tournament's own first if it is none of them.

    `unit`: what prizes are rounded down to, None: as the tournament has it. A table that pays nobody is only a choice
    where nothing is paid in.
    """
    own = state.setup.payout
    every = tables if own in tables else (own, *tables)
    return tuple(
        _choice(state, table, state.setup.unit if unit is None else unit)
        for table in every
        if table.pays or not state.setup.buy_in
    )


def _choice(state: State, table: PayoutTable, unit: Cents) -> PayoutChoice:
    given = plan_by(state, table, unit).amounts
    found = payout_doubts(state, given)
    return PayoutChoice(
        table=table,
        amounts=tuple(money(state, cents) for cents in given),
        chosen=table == state.setup.payout,
        doubts=doubts_of(state, given, found),
    )
