"""Facts of the prizes: set by hand, posted to the room, locked, withdrawn, held back. Money is in cents."""

from datetime import date
from enum import StrEnum

from msgspec import Struct

from tdapp.domain.money.prize_payments import PrizePaid, PrizeReturned
from tdapp.domain.setup import BubblePayer
from tdapp.domain.units import Cents, Chips, EntryId, TournamentId


class PrizesSet(Struct, frozen=True):
    """Prizes set by hand, first place first, in cents: a deal, a guarantee, a rounding of the house.

    A draft until they are posted. `posted`: they took the place of posted ones at once, as they did in older files.
    `deal`: those still in agreed to share the first so many prizes by place, as deals were booked in older files; 0: it
    is no deal. `bubble`: the last one is what the bubble gets, out of this prize; None: it is a place like any.
    """

    amounts: tuple[Cents, ...]
    posted: bool = False
    deal: int = 0
    bubble: BubblePayer | None = None


class PrizesReset(Struct, frozen=True):
    """Prizes follow the payout table again."""


class PrizesPosted(Struct, frozen=True):
    """These prizes were shown to the players, first place first, in cents; they stand until posted anew.

    `bubble`: the last one is what the bubble gets, out of this prize; None: it is a place like any.
    """

    amounts: tuple[Cents, ...]
    bubble: BubblePayer | None = None


class PrizesWithdrawn(Struct, frozen=True):
    """The posted prizes left the screen."""


class DealMethod(StrEnum):
    """How a deal shares the money: by ICM, by chips over what everybody has already, evenly, by percentages that were
    agreed on, or by amounts that were.
    """

    ICM = "icm"
    CHIPS = "chips"
    EVEN = "even"
    PERCENT = "percent"
    AMOUNTS = "amounts"


class DealShare(Struct, frozen=True, array_like=True):
    """What an entry gets by a deal, in cents, whatever place it takes. `chips`: its stack then, 0: nobody asked."""

    entry: EntryId
    chips: Chips
    amount: Cents


class DealMade(Struct, frozen=True):
    """Those who are left agreed on a deal: a draft until it is posted.

    `shares`: what each of them gets for sure, the largest stack first. `saved`: what is left to play for on top of
    that, by place, the first one first; `things`: what else the winner gets, such as a trophy. `unit`: what amounts
    were rounded to. `amounts`: all prizes as they are then, first place first, those of the deal by size with what is
    saved; `before`: what the places of the deal paid, first one first. `bubble`: as in prizes that are set by hand.
    """

    method: DealMethod
    shares: tuple[DealShare, ...]
    saved: tuple[Cents, ...]
    things: tuple[str, ...]
    unit: Cents
    amounts: tuple[Cents, ...]
    before: tuple[Cents, ...]
    bubble: BubblePayer | None = None


class PrizesLocked(Struct, frozen=True):
    """The posted prizes are final: nothing may move them, or the pool they come to, until they are unlocked."""


class PrizesUnlocked(Struct, frozen=True):
    """The posted prizes may be changed again."""


class PrizeHeld(Struct, frozen=True):
    """The prize of an entry is held back: it is due, and nobody pays it until it is released."""

    entry: EntryId


class PrizeReleased(Struct, frozen=True):
    """A prize that was held back may be paid."""

    entry: EntryId


class TicketIssued(Struct, frozen=True):
    """A prize, or so many cents of it (`value`), was paid as a ticket with this code.

    It pays once, in another tournament of the club, of the day `expires` at the latest; None: it never expires.
    `targets`: the tournaments it is for, () any. `refundable`: whoever holds it may have the money for it.
    """

    code: str
    entry: EntryId
    value: Cents
    expires: date | None = None
    targets: tuple[TournamentId, ...] = ()
    refundable: bool = False


class TicketReturned(Struct, frozen=True):
    """The ticket with this code came back to the house and pays no more; what it was worth is due again."""

    code: str


class SeatWon(Struct, frozen=True):
    """An entry won a seat in a satellite, and play is over for it.

    `chips`: those that left play with it, 0 where play was over for everybody. `tied`: it shares its place with the
    one before it, who won a seat at the same time.
    """

    entry: EntryId
    chips: Chips = Chips(0)
    tied: bool = False


class Thing(Struct, frozen=True, array_like=True):
    """A prize that is not money: what whoever takes a place gets besides. `worth` in cents, 0: nobody said."""

    place: int
    name: str
    worth: Cents = Cents(0)

    @property
    def key(self) -> str:
        """The thing among those of a tournament: no place has the same one twice."""
        return f"{self.place} {self.name}"


class ThingsSet(Struct, frozen=True):
    """What is won besides money, best place first: a draft until the prizes are posted."""

    things: tuple[Thing, ...]


class ThingsPosted(Struct, frozen=True):
    """These were shown to the players, beside the prizes in money."""

    things: tuple[Thing, ...]


class ThingHanded(Struct, frozen=True):
    """A thing was given to whoever took its place."""

    thing: Thing
    entry: EntryId


class ThingReturned(Struct, frozen=True):
    """A thing that was handed over came back, and waits for its winner again."""

    thing: Thing
    entry: EntryId


PrizeFact = (
    DealMade
    | PrizesSet
    | PrizesReset
    | PrizesPosted
    | PrizesWithdrawn
    | PrizesLocked
    | PrizesUnlocked
    | PrizeHeld
    | PrizeReleased
    | TicketIssued
    | TicketReturned
    | SeatWon
    | ThingsSet
    | ThingsPosted
    | ThingHanded
    | ThingReturned
    | PrizePaid
    | PrizeReturned
)
