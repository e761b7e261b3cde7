"""Stacks in big blinds: in whole ones, and in tenths where a whole one is much."""

from decimal import Decimal

from tdapp.domain.clock.structure import Level
from tdapp.domain.units import Chips

TENTHS_BELOW = 10  # big blinds

Depth = int | Decimal  # big blinds; a Decimal has one digit after the point


def depth_in(chips: Chips | None, level: Level) -> Depth | None:
    """How many big blinds of a level a stack is; None where nobody knows the stack, and in stud, which has none."""
    return None if chips is None or not level.has_blinds else in_blinds(chips, level.big_blind)


def in_blinds(chips: Chips, big_blind: Chips) -> Depth:
    """How many big blinds a stack is, cut, not rounded.

    >>> in_blinds(Chips(34_000), Chips(50_000)), in_blinds(Chips(34_000), Chips(2_000))
    (Decimal('0.6'), 17)
    """
    tenths = 10 * chips // big_blind
    whole, rest = divmod(tenths, 10)
    return Decimal(tenths) / 10 if rest and whole < TENTHS_BELOW else whole
