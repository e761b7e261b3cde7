"""What stacks are measured in while a level is played: big blinds, or where nobody posts one big bets."""

from enum import StrEnum

from msgspec import Struct

from tdapp.domain.clock.structure import Level
from tdapp.domain.units import Chips


class Unit(StrEnum):
    """What the depth of a stack is counted in."""

    BIG_BLINDS = "big_blinds"
    BIG_BETS = "big_bets"


class StackUnit(Struct, frozen=True):
    """What stacks are counted in, and how many chips one of it is."""

    unit: Unit
    chips: Chips

    def many(self, chips: int) -> int:
        """How many whole ones so many chips are."""
        return chips // self.chips


def stack_unit(level: Level) -> StackUnit:
    """What stacks are measured in while a level is played. Stud games alone have no blinds: there it is the big bet.

    Where some games of a level have blinds, players count in those.
    """
    if level.has_blinds:
        return StackUnit(Unit.BIG_BLINDS, level.big_blind)
    return StackUnit(Unit.BIG_BETS, level.big_bet)


def stakes(level: Level) -> tuple[Chips, Chips]:
    """What a level is called by: its blinds, or where nobody posts any its bets."""
    return (level.small_blind, level.big_blind) if level.has_blinds else (level.small_bet, level.big_bet)
