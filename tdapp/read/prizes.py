"""Prize pool and places."""

from dataclasses import dataclass

from tdapp.domain.units import Cents, EntryId, Money
from tdapp.read.names import PlayerName


@dataclass(frozen=True, slots=True)
class Winner:
    """Who took a place. `amount` is what this entry gets (its share when places are tied)."""

    entry: EntryId
    name: PlayerName
    amount: Money
    paid: bool


@dataclass(frozen=True, slots=True)
class PrizeRow:
    """One paid place. `share` is thousandths of a percent of the pool; `winners` are several when places are tied."""

    place: int
    amount: Money
    share: int
    winners: tuple[Winner, ...]


@dataclass(frozen=True, slots=True)
class PrizesView:
    """The pool and how it is paid. `difference`: pool minus the sum of the prizes that stand (posted or set by hand).

    `by_hand`: amounts were set by hand and no longer follow the payout table.
    """

    pool: Money
    entries: int
    buy_in: Money
    rows: tuple[PrizeRow, ...]
    total: Money
    difference: Cents
    unit: Money
    table_name: str
    by_hand: bool
    posted: bool
    final: bool  # no more entries can come, so the pool stands
    unpaid: int  # prizes won and not yet paid out
