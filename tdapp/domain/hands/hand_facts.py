"""Facts of hand-for-hand play, of heads counted, and of what is put right afterwards. They are part of `Fact`."""

from datetime import datetime, timedelta

from msgspec import Struct

from tdapp.domain.units import Chips, EntryId, Seat, TableNo


class HandForHandBegun(Struct, frozen=True):
    """From `at` on every table plays one hand at a time; the hand that was being played is the first.

    `per_hand` goes off the clock for each hand, which stands otherwise; None: the clock runs as it does.
    `by_stack`: bust-outs of one table are placed by what they had before the hand.
    """

    at: datetime
    per_hand: timedelta | None
    by_stack: bool


class TablesPlayed(Struct, frozen=True):
    """A hand was played at these tables."""

    tables: tuple[TableNo, ...]


class HandEnded(Struct, frozen=True):
    """The hand is over at every table. `places`: who went out in it, best place first, together: they share."""

    at: datetime
    places: tuple[tuple[EntryId, ...], ...] = ()


class StackBefore(Struct, frozen=True):
    """What somebody who went out in the hand that is played had before it, in chips; None: nobody knows after all."""

    entry: EntryId
    chips: Chips | None


class HandForHandEnded(Struct, frozen=True):
    """Tables play at their own pace again, and the clock runs on from `at` if it ran before."""

    at: datetime


class HeadsCounted(Struct, frozen=True):
    """So many heads were counted at these tables."""

    heads: tuple[tuple[TableNo, int], ...]


class MoneyAnnounced(Struct, frozen=True):
    """The room was told that everybody left is in the money: `left` players, `paid` places."""

    left: int
    paid: int
    at: datetime


class DayEndSet(Struct, frozen=True):
    """The day ends with this level; None: that is not known any more."""

    level: int | None


class LastHandsSet(Struct, frozen=True):
    """From `at` on every table plays `hands` more, and the clock stands; 0: the day goes on after all.

    `with_this`: the hand being played is one of them. `seed`: the chance the card was drawn with, '' a card of a deck;
    it was one from `low` to `high`. `resumes`: with the day the clock goes on too, for it ran before the card.
    """

    at: datetime
    hands: int
    with_this: bool = False
    seed: str = ""
    low: int = 3
    high: int = 7
    resumes: bool = False


class WrongSeatFound(Struct, frozen=True):
    """A player was found in a seat that was not his; the seat he has in the book stands (HC-7)."""

    entry: EntryId
    found: Seat


class BustOutCorrected(Struct, frozen=True):
    """A bust-out was of another player: it was not `wrong` who went out but `right`, at that very place.

    `wrong` plays on in his own `seat`; None: somebody has it, and another one is drawn.
    """

    wrong: EntryId
    right: EntryId
    seat: Seat | None


class BustOutPlaced(Struct, frozen=True):
    """A bust-out in the book happened earlier: before that of `before`, or, `tied`, in its hand and shares its place.

    None: after all the others.
    """

    entry: EntryId
    before: EntryId | None
    tied: bool = False


HandFact = (
    HandForHandBegun
    | TablesPlayed
    | HandEnded
    | StackBefore
    | HandForHandEnded
    | HeadsCounted
    | MoneyAnnounced
    | DayEndSet
    | LastHandsSet
    | WrongSeatFound
    | BustOutCorrected
    | BustOutPlaced
)
