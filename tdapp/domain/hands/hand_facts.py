"""Facts of hands played in step, of heads counted, and of what is put right afterwards. They are part of `Fact`."""

from datetime import datetime, timedelta

from tdapp.domain.units import EntryId, Seat, TableNo
from tdapp.value import value


@value
class HandForHandBegun:
    """From `at` on every table plays one hand at a time; the hand that was being played is the first.

    `per_hand` goes off the clock for each hand, which stands otherwise; None: the clock runs as it does.
    `by_stack`: bust-outs of one table are placed by what they had before the hand.
    """

    at: datetime
    per_hand: timedelta | None
    by_stack: bool


@value
class TablesPlayed:
    """A hand was played at these tables."""

    tables: tuple[TableNo, ...]


@value
class HandEnded:
    """The hand is over at every table. `places`: who went out in it, best place first, together: they share."""

    at: datetime
    places: tuple[tuple[EntryId, ...], ...] = ()


@value
class HandForHandEnded:
    """Tables play at their own pace again, and the clock runs on from `at` if it ran before."""

    at: datetime


@value
class HeadsCounted:
    """So many heads were counted at these tables."""

    heads: tuple[tuple[TableNo, int], ...]


@value
class MoneyAnnounced:
    """The room was told that everybody left is in the money: `left` players, `paid` places."""

    left: int
    paid: int
    at: datetime


@value
class DayEndSet:
    """The day ends with this level; None: that is not known any more."""

    level: int | None


@value
class LastHandsSet:
    """From `at` on every table plays `hands` more, and the clock stands. 0: the day goes on after all.

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


@value
class WrongSeatFound:
    """A player was found in a seat that was not his; the seat he has in the book stands (HC-7)."""

    entry: EntryId
    found: Seat


@value
class BustOutCorrected:
    """It was not `wrong` who went out but `right`, at that very place.

    `wrong` plays on in his own `seat`; None: somebody has it, and another one is drawn.
    """

    wrong: EntryId
    right: EntryId
    seat: Seat | None


@value
class BustOutPlaced:
    """A bust-out in the book happened before that of `before`, or, `tied`, in its hand and shares its place.

    None: after all the others.
    """

    entry: EntryId
    before: EntryId | None
    tied: bool = False


HandFact = (
    HandForHandBegun
    | TablesPlayed
    | HandEnded
    | HandForHandEnded
    | HeadsCounted
    | MoneyAnnounced
    | DayEndSet
    | LastHandsSet
    | WrongSeatFound
    | BustOutCorrected
    | BustOutPlaced
)
