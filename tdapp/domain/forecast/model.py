"""How fast players go out, by how deep they are and how few they are. Where the numbers come from: MODEL.md.

A player of an average stack of A big blinds goes out in a level with a rate of FLOOR + RATE * 45 / A, more at a short
table; times the pace of the evening. Blinds that rise make stacks shallow, players who go out make them deep again: so
the average stays near 45 big blinds whatever the field, as it does in real evenings.
"""

from __future__ import annotations  # numpy is known here to type checkers alone

from typing import TYPE_CHECKING, Final, TypeVar

if TYPE_CHECKING:
    from tdapp.domain.forecast.simulation import Floats

One = TypeVar("One", float, "Floats")

FLOOR: Final = 0.06  # a level, however deep they are
RATE: Final = 0.105  # a level, at an average of 45 big blinds
AVERAGE: Final = 45.0  # big blinds
MOST_RATE: Final = 4.0  # a level: a hand still has to be dealt
SHORT: Final = (1.0, 1.0, 3.7, 3.0, 2.1, 1.85, 1.6, 1.45, 1.3, 1.15)  # times as fast with so few left: 0, 1, 2 ... 9
PACE_WEIGHT: Final = 12.0  # bust-outs: how sure the pace is of a club nobody has seen, a spread of 29 %
DRIFT: Final = 0.12  # of the logarithm: by so much what is left of an evening differs in pace from what was seen
LATE_SPREAD: Final = 0.2  # and by so much a final table does
LATE_WEIGHT: Final = 10.0  # bust-outs at a final table: how sure its pace is before one was seen
BETWEEN_CLUBS: Final = 0.25  # of the logarithm: by so much the usual pace of clubs differs
BETWEEN_EVENINGS: Final = 0.2  # and one evening of a club from the next
ENOUGH_EVENINGS: Final = 3  # finished evenings from which a club's own pace is learnt
SPREAD_FROM: Final = 5  # and from which the spread between them is
SHARE_AGAIN: Final = 0.45  # of those who go out while they may come back
SHARE_WEIGHT: Final = 5.0  # of those asked: how sure the share is of who buys in again
LENGTH_POWER: Final = 0.5  # a level of half the usual length sees 0.7 times as many go out
DEAL_AT: Final = (2, 3, 4, 5)  # so many are left when an evening ends by a deal, each as likely
STEPS: Final = 8  # in which a level is played
SHALLOWEST: Final = RATE * AVERAGE / (MOST_RATE - FLOOR)  # big blinds: below, nobody goes out any faster
UNSURE: Final = 0.15  # of the logarithm: by so much fewer or more come than somebody expects


def deep_rate(average: One) -> One:
    """How many times a level each player of a full table goes out, with `average` big blinds: one number, or one for
    each evening. It is at least `SHALLOWEST`.
    """
    return FLOOR + RATE * AVERAGE / average


def part_of_level(played: float, whole: float, usual: float) -> float:
    """How much of a level is played in `played` minutes of one of `whole` minutes, where `usual` is usual.

    >>> part_of_level(10.0, 20.0, 20.0), part_of_level(5.0, 5.0, 20.0)
    (0.5, 0.5)
    """
    return float((played / whole) * (whole / usual) ** LENGTH_POWER)


def rate(average: float, left: int) -> float:
    """How many times a level each player goes out, `left` of them with `average` big blinds.

    >>> round(rate(45.0, 100), 3), round(rate(200.0, 400), 3), round(rate(40.0, 2), 2)
    (0.165, 0.084, 0.66)
    """
    return deep_rate(max(average, SHALLOWEST)) * (SHORT[left] if left < len(SHORT) else 1.0)


def expected(left: int, average: float, played: float, whole: float, usual: float) -> float:
    """How many of `left` players go out in `played` minutes of a level of `whole` minutes, where `usual` is usual.

    >>> round(expected(100, 45.0, 10.0, 20.0, 20.0), 2)
    8.25
    """
    return left * rate(average, left) * part_of_level(played, whole, usual)
