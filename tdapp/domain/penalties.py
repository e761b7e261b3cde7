"""The arithmetic of penalties: how many hands are missed, and what comes next for somebody punished before."""

from collections.abc import Sequence
from typing import Final

LADDER: Final[tuple[str, ...]] = ("warning", "missed_hands", "rounds", "disqualification")


def hands_to_miss(players: int, rounds: int) -> int:
    """N-13, HC-71, TDA-71: one hand for each player at the table, himself included, in each round; fixed when given.

    >>> hands_to_miss(9, 2)
    18
    """
    return players * rounds


def escalation(earlier: Sequence[str]) -> str:
    """The penalty one step heavier than the heaviest given so far; a warning for a first offence. A hint, no rule.

    >>> escalation(()), escalation(("warning",)), escalation(("rounds", "warning"))
    ('warning', 'missed_hands', 'disqualification')
    """
    given = [LADDER.index(kind) for kind in earlier if kind in LADDER]
    return LADDER[min(max(given, default=-1) + 1, len(LADDER) - 1)]
