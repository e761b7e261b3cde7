"""A side pool at one moment, as a value: its terms, who is in, and what was noted and paid. No decisions."""

from __future__ import annotations  # rpds takes its type arguments only from type checkers

from datetime import datetime
from enum import StrEnum

from msgspec import Struct
from rpds import HashTrieMap

from tdapp.domain.setup import WHOLE
from tdapp.domain.units import Cents, EntryId, SidePoolNo, TableNo


class SideKind(StrEnum):
    """The kind of a side pool. `BAD_BEAT` is shared by loser, winner and table; `OTHER` by whom the director names."""

    LAST_LONGER = "last_longer"
    HIGH_HAND = "high_hand"
    BAD_BEAT = "bad_beat"
    OTHER = "other"


class SideTerms(Struct, frozen=True):
    """The terms of a side pool. `price`: cents to join, of which `fee` stays with the house.

    `shares`: thousandths of a percent by rank, 100 % in all; of a bad beat: loser, winner, the others at the table.
    `re_entry_counts`: in a last longer who comes in again goes on; otherwise the first bust-out counts. `until`: the
    last level in which somebody may join, None: until it is closed by hand.
    """

    kind: SideKind
    name: str
    price: Cents
    fee: Cents = Cents(0)
    shares: tuple[int, ...] = (WHOLE,)
    re_entry_counts: bool = False
    until: int | None = None


class Stake(Struct, frozen=True):
    """What somebody paid to be in a side pool, in cents: `amount` into the pool, `fee` to the house."""

    amount: Cents
    fee: Cents


class NotedHand(Struct, frozen=True):
    """A hand somebody showed for the high hand: five cards or more in the short form (`AsKd`), at a table, None: not
    seated any more.
    """

    entry: EntryId
    cards: str
    table: TableNo | None
    at: datetime


class SidePart(Struct, frozen=True):
    """A part of a side pool: `weight` against that of the other parts, shared equally by `entries`."""

    weight: int
    entries: tuple[EntryId, ...]


class SidePool(Struct, frozen=True):
    """One side pool. `closed`: it takes no more entrants. `stakes`: who is in, by the entry they joined with.

    `result`: what the director recorded, None: nothing. `paid`: what each has in hand of it.
    """

    number: SidePoolNo
    terms: SideTerms
    closed: bool = False
    stakes: HashTrieMap[EntryId, Stake] = HashTrieMap()
    hands: tuple[NotedHand, ...] = ()
    result: tuple[SidePart, ...] | None = None
    paid: HashTrieMap[EntryId, Cents] = HashTrieMap()

    @property
    def staked(self) -> Cents:
        """The money of the pool, paid out or not, without fees."""
        return Cents(sum(stake.amount for stake in self.stakes.values()))

    @property
    def fees(self) -> Cents:
        """What the house keeps of it."""
        return Cents(sum(stake.fee for stake in self.stakes.values()))
