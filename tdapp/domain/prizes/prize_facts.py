"""Facts of the prizes: set by hand, posted to the room, withdrawn. Money is in cents."""

from msgspec import Struct

from tdapp.domain.money.prize_payments import PrizePaid, PrizeReturned
from tdapp.domain.units import Cents


class PrizesSet(Struct, frozen=True):
    """Prizes set by hand, first place first, in cents: a deal, a guarantee, a rounding of the house.

    A draft until they are posted. `posted`: they took the place of posted ones at once, as they did in older files.
    `deal`: those still in agreed to share the first so many prizes like this, 0: it is no deal.
    """

    amounts: tuple[Cents, ...]
    posted: bool = False
    deal: int = 0


class PrizesReset(Struct, frozen=True):
    """Prizes follow the payout table again."""


class PrizesPosted(Struct, frozen=True):
    """These prizes were shown to the players, first place first, in cents; they stand until posted anew."""

    amounts: tuple[Cents, ...]


class PrizesWithdrawn(Struct, frozen=True):
    """The posted prizes left the screen."""


PrizeFact = PrizesSet | PrizesReset | PrizesPosted | PrizesWithdrawn | PrizePaid | PrizeReturned
