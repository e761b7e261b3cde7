"""What a tournament knows of hand-for-hand play, of the last hands of the day, and of heads counted."""

from __future__ import annotations  # rpds takes its type arguments only from type checkers

from datetime import datetime, timedelta

from msgspec import Struct
from rpds import HashTrieMap, HashTrieSet

from tdapp.domain.units import Chips, EntryId, TableNo


class Bust(Struct, frozen=True):
    """Somebody who went out in the hand that is played hand for hand. `table` None: without a seat.

    `stack`: the chips before the hand; None: nobody has said.
    """

    entry: EntryId
    table: TableNo | None
    stack: Chips | None = None


class HandForHand(Struct, frozen=True):
    """Hand-for-hand play that goes on: every table plays one hand, then all wait. `number` counts the hands from 1,
    `since`: when this one began.

    `per_hand`: so much goes off the clock for a hand, and else it stands; None: the clock runs as it does.
    `by_stack`: bust-outs of one table are placed by their stacks. `resumes`: the clock ran when it began.
    `done`: tables that have played the hand. `busts`: who went out in it, first one entered first.
    """

    number: int
    since: datetime
    per_hand: timedelta | None
    by_stack: bool
    resumes: bool
    done: HashTrieSet[TableNo] = HashTrieSet()
    busts: tuple[Bust, ...] = ()


class Counted(Struct, frozen=True):
    """A head count of a table, and who sat there then: it holds until somebody comes or goes."""

    heads: int
    seats: tuple[EntryId | None, ...]


class LastHands(Struct, frozen=True):
    """The last hands of the day: every table plays so many more `hands`, then the day is over. `with_this`: the one
    being played counts.

    `seed` is the chance the card was drawn with, '' for one drawn from a deck. `played`: hands since, by table.
    `ran`: the clock ran when the card was drawn.
    """

    hands: int
    with_this: bool
    seed: str
    played: HashTrieMap[TableNo, int] = HashTrieMap()
    ran: bool = False


class MoneyAnnouncement(Struct, frozen=True):
    """The money was announced: so many `left` when `paid` places are paid, at that instant."""

    left: int
    paid: int
    at: datetime


class Hands(Struct, frozen=True):
    """What goes on of hand-for-hand play, last hands and head counts. `day_ends`: the level the day ends with; None:
    nobody has said.
    """

    play: HandForHand | None = None
    counted: HashTrieMap[TableNo, Counted] = HashTrieMap()
    money: MoneyAnnouncement | None = None
    last: LastHands | None = None
    day_ends: int | None = None
