"""The arithmetic of penalties: how many hands are missed, and what comes next for somebody punished before."""

from collections.abc import Sequence
from enum import StrEnum
from typing import Final, assert_never

from tdapp.domain.rulings.ruling_facts import PenaltyKind

LADDER: Final = tuple(PenaltyKind)


class Measure(StrEnum):
    """The unit a penalty is counted in when it is given."""

    NOTHING = "nothing"
    HANDS = "hands"
    ROUNDS = "rounds"
    CHIPS = "chips"  # those of somebody who is put out


def measured_in(kind: PenaltyKind) -> Measure:
    """The unit a penalty of this kind is counted in.

    >>> str(measured_in(PenaltyKind.ROUNDS)), str(measured_in(PenaltyKind.WARNING))
    ('rounds', 'nothing')
    """
    match kind:
        case PenaltyKind.WARNING:
            return Measure.NOTHING
        case PenaltyKind.MISSED_HANDS:
            return Measure.HANDS
        case PenaltyKind.ROUNDS:
            return Measure.ROUNDS
        case PenaltyKind.DISQUALIFICATION:
            return Measure.CHIPS
        case _:
            assert_never(kind)


def hands_of(kind: PenaltyKind, number: int, players: int) -> int:
    """How many hands so many of this penalty come to, at a table of so many players: see `hands_to_miss`.

    >>> hands_of(PenaltyKind.ROUNDS, 2, players=9), hands_of(PenaltyKind.MISSED_HANDS, 2, players=9)
    (18, 2)
    """
    measure = measured_in(kind)
    match measure:
        case Measure.NOTHING | Measure.CHIPS:
            return 0
        case Measure.HANDS:
            return number
        case Measure.ROUNDS:
            return hands_to_miss(players, number)
        case _:
            assert_never(measure)


def hands_to_miss(players: int, rounds: int) -> int:
    """How many hands a penalty in rounds comes to: one for each player at the table, himself included, in each round;
    fixed when given (N-13, HC-71, TDA-71).

    >>> hands_to_miss(9, 2)
    18
    """
    return players * rounds


def next_step(earlier: Sequence[str], menu: Sequence[str]) -> PenaltyKind:
    """The penalty a book knows that comes next by `escalation`: the lightest of them that is no lighter.

    >>> next_step(("warning",), ("warning", "rounds", "disqualification")).value, next_step((), ()).value
    ('rounds', 'warning')
    """
    hint = escalation(earlier)
    known = [kind for kind in LADDER if kind in menu]
    heavier = [kind for kind in known if LADDER.index(kind) >= LADDER.index(hint)]
    return heavier[0] if heavier else known[-1] if known else hint


def escalation(earlier: Sequence[str]) -> PenaltyKind:
    """The penalty one step heavier than the heaviest given so far; a warning for a first offence. A hint, no rule.

    >>> escalation(()).value, escalation(("warning",)).value, escalation(("rounds", "warning")).value
    ('warning', 'missed_hands', 'disqualification')
    """
    given = [step for step, kind in enumerate(LADDER) if kind in earlier]
    return LADDER[min(max(given, default=-1) + 1, len(LADDER) - 1)]
