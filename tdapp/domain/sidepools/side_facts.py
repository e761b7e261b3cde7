"""Facts of side pools: opened, closed, a hand shown, a result. Who joined and what was paid: `side_payments`.

Who wins a last longer, and how much anybody gets, is no fact: it follows (`side_book.py`).
"""

from datetime import datetime

from msgspec import Struct

from tdapp.domain.money.side_payments import SidePayment
from tdapp.domain.sidepools.side_pool import SidePart, SideTerms
from tdapp.domain.units import EntryId, SidePoolNo, TableNo


class SidePoolOpened(Struct, frozen=True):
    """A side pool is there, on these terms."""

    number: SidePoolNo
    terms: SideTerms


class SidePoolClosed(Struct, frozen=True):
    """A side pool takes no more entrants."""

    number: SidePoolNo


class SidePoolReopened(Struct, frozen=True):
    """A side pool that was closed takes entrants again."""

    number: SidePoolNo


class HandShown(Struct, frozen=True):
    """Somebody showed a hand for the high hand: its cards in the short form (`AsKd`), at `table` (None: no seat)."""

    number: SidePoolNo
    entry: EntryId
    cards: str
    table: TableNo | None
    at: datetime


class SideResult(Struct, frozen=True):
    """Who won a side pool: the parts of it, first rank first. Said again, the last one counts."""

    number: SidePoolNo
    parts: tuple[SidePart, ...]


SideFact = SidePoolOpened | SidePoolClosed | SidePoolReopened | HandShown | SideResult | SidePayment
