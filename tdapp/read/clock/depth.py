"""How deep stacks are: in big blinds or big bets, whole ones, and in tenths where a whole one is much."""

from decimal import Decimal

from msgspec import Struct

from tdapp.domain.clock.stack_unit import StackUnit, Unit, stack_unit
from tdapp.domain.clock.structure import Level
from tdapp.domain.units import Chips

TENTHS_BELOW = 10  # of what it is measured in


class Depth(Struct, frozen=True):
    """How deep a stack is. `many`: a Decimal has one digit after the point."""

    many: int | Decimal
    unit: Unit = Unit.BIG_BLINDS


def depth_in(chips: Chips | None, level: Level) -> Depth | None:
    """How deep a stack is in a level; None where nobody knows the stack."""
    return None if chips is None else depth_of(chips, stack_unit(level))


def depth_of(chips: Chips, unit: StackUnit) -> Depth:
    """How deep a stack is, cut, not rounded.

    >>> large, small = (StackUnit(Unit.BIG_BLINDS, Chips(chips)) for chips in (50_000, 2_000))
    >>> depth_of(Chips(34_000), large).many, depth_of(Chips(34_000), small).many
    (Decimal('0.6'), 17)
    """
    tenths = 10 * chips // unit.chips
    whole, rest = divmod(tenths, 10)
    return Depth(Decimal(tenths) / 10 if rest and whole < TENTHS_BELOW else whole, unit.unit)
