"""What can happen to the prizes: set by hand, posted to the room, paid out and given back. Money is in cents."""

from tdapp.domain.terms import Tender
from tdapp.domain.units import NO_DRAWER, Cents, DrawerId, EntryId
from tdapp.value import value


@value
class PrizesSet:
    """Prizes set by hand, first place first, in cents: a deal, a guarantee, a rounding of the house.

    A draft until they are posted. `posted`: they took the place of posted ones at once, as they did in older files.
    """

    amounts: tuple[Cents, ...]
    posted: bool = False


@value
class PrizesReset:
    """Prizes follow the payout table again."""


@value
class PrizesPosted:
    """These prizes were shown to the players, first place first, in cents; they stand until posted anew."""

    amounts: tuple[Cents, ...]


@value
class PrizesWithdrawn:
    """The posted prizes left the screen."""


@value
class PrizePaid:
    """An entry got its prize, or more of it: `amount` cents by `tender`, out of `drawer` ('' none)."""

    entry: EntryId
    amount: Cents
    tender: Tender = Tender.CASH
    drawer: DrawerId = NO_DRAWER


@value
class PrizeReturned:
    """An entry gave prize money back: `amount` cents by `tender`, into `drawer` ('' none).

    All of the prize is to be paid again; what it had too much is settled by it.
    """

    entry: EntryId
    amount: Cents
    tender: Tender
    drawer: DrawerId = NO_DRAWER


PrizeFact = PrizesSet | PrizesReset | PrizesPosted | PrizesWithdrawn | PrizePaid | PrizeReturned
