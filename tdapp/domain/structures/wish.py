"""What a director wishes of a structure, and what is proposed."""

from datetime import timedelta
from enum import StrEnum
from types import MappingProxyType
from typing import Final

from msgspec import Struct

from tdapp.domain.clock.games import USUAL, Dealt
from tdapp.domain.clock.stack_unit import Unit
from tdapp.domain.clock.structure import AnteKind, Structure
from tdapp.domain.forecast.evening import Tempo
from tdapp.domain.forecast.outlook import Outlook
from tdapp.domain.structures.finding import Given, Sold
from tdapp.domain.units import Chips


class Style(StrEnum):
    """How an evening is meant to play: many small steps and deep stacks, as is usual, or quick."""

    FLAT = "flat"
    STEADY = "steady"
    FAST = "fast"


STEPS: Final = MappingProxyType({Style.FLAT: 1.22, Style.STEADY: 1.30, Style.FAST: 1.42})  # a level, as is liked
DEPTHS: Final = MappingProxyType({Style.FLAT: 200, Style.STEADY: 150, Style.FAST: 100})  # big blinds at the start


class Wish(Struct, frozen=True):
    """An evening somebody wants a structure for.

    `values`: the denominations of the chip set, () not known. `lasts`: from the start to the wished end, breaks and
    all; None: as it comes. `level`: how long each level lasts, None: as it fits. `shortest`: no level is shorter, where
    `level` says nothing. `rebuys`, `add_ons`: so many are expected, with so many chips each. `late`: entries are taken
    for about so long.
    """

    entries: int
    stack: Chips
    values: tuple[Chips, ...] = ()
    lasts: timedelta | None = None
    level: timedelta | None = None
    shortest: timedelta = timedelta(minutes=15)
    style: Style = Style.STEADY
    rebuys: int = 0
    rebuy_chips: Chips = Chips(0)
    add_ons: int = 0
    add_on_chips: Chips = Chips(0)
    late: timedelta = timedelta(minutes=90)
    ante: AnteKind = AnteKind.BIG_BLIND
    games: tuple[Dealt, ...] = USUAL
    seats: int = 9
    tempo: Tempo = Tempo()

    @property
    def chips(self) -> Chips:
        """All chips that are expected in play."""
        more = self.rebuys * self.rebuy_chips + self.add_ons * self.add_on_chips
        return Chips(self.entries * self.stack + more)

    @property
    def least_stack(self) -> Chips:
        """The smallest stack somebody comes in with."""
        return min(self.stack, self.rebuy_chips) if self.rebuys and self.rebuy_chips else self.stack


class Way(StrEnum):
    """What a proposal is beside the others, in the order they stand."""

    LONG = "long"  # longer levels and steeper steps
    DEEP = "deep"  # deeper at the start, with steeper steps
    EARLY = "early"  # the same levels and steeper steps: it ends earlier
    MIDDLE = "middle"
    LATE = "late"  # the same levels and gentler steps: it ends later
    SHALLOW = "shallow"  # less deep, with gentler steps
    SHORT = "short"  # shorter levels and gentler steps


class Proposal(Struct, frozen=True):
    """A structure that is proposed, for registration that closes with `late_level`.

    `level`: how long its levels last. `depth`: so many `unit` a stack is at the start. `step`: how
    much the big blind rises a level on average, in percent. `outlook`: how the evening will go with it.
    """

    way: Way
    structure: Structure
    late_level: int
    level: timedelta
    depth: int
    unit: Unit
    step: int
    outlook: Outlook


def given_for(wish: Wish, late_level: int) -> Given:
    """What the structure of a wish is looked over with."""
    sold = (Sold(wish.rebuy_chips, late_level),) if wish.rebuys and wish.rebuy_chips else ()
    return Given(wish.stack, wish.values, closes=late_level, rebuys=sold, chips=wish.chips)
