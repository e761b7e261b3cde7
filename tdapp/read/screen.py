"""The projected screen: what the whole room may see, at one instant."""

from dataclasses import dataclass

from tdapp.domain.units import Chips, Money
from tdapp.read.clock import ClockView


@dataclass(frozen=True, slots=True)
class ScreenPrizes:
    """Posted prizes: first place, last paid place, how many are paid, and the pool."""

    first: Money
    last: Money
    paid: int
    pool: Money
    amounts: tuple[Money, ...]  # by place


@dataclass(frozen=True, slots=True)
class ScreenView:
    """One picture of the room's screen. `prizes` None: payouts follow. `message` '' : nothing to say.

    `winner` stands once the tournament is finished. `registration_level`: late registration closes after it, None
    when it is closed.
    """

    clock: ClockView
    name: str
    entries: int
    left: int
    average: Chips | None
    average_blinds: int | None
    tables: int
    prizes: ScreenPrizes | None
    registration_level: int | None
    message: str
    winner: str
