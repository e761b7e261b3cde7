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


def next_step(earlier: Sequence[str], menu: Sequence[str]) -> str:
    """The hint of `escalation` among the penalties a book knows: the lightest of them that is no lighter.

    >>> next_step(("warning",), ("warning", "rounds", "disqualification")), next_step((), ())
    ('rounds', 'warning')
    """
    hint = escalation(earlier)
    known = [kind for kind in LADDER if kind in menu]
    heavier = [kind for kind in known if LADDER.index(kind) >= LADDER.index(hint)]
    return heavier[0] if heavier else known[-1] if known else hint


def escalation(earlier: Sequence[str]) -> str:
    """The penalty one step heavier than the heaviest given so far; a warning for a first offence. A hint, no rule.

    >>> escalation(()), escalation(("warning",)), escalation(("rounds", "warning"))
    ('warning', 'missed_hands', 'disqualification')
    """
    given = [LADDER.index(kind) for kind in earlier if kind in LADDER]
    return LADDER[min(max(given, default=-1) + 1, len(LADDER) - 1)]
