"""What can happen to the prizes: set by hand, posted to the room, paid out and given back. Money is in cents."""

from tdapp.domain.money.prize_payments import PrizePaid, PrizeReturned
from tdapp.domain.units import Cents
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


PrizeFact = PrizesSet | PrizesReset | PrizesPosted | PrizesWithdrawn | PrizePaid | PrizeReturned
