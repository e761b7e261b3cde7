"""How fast players go out, by how deep they are and how few they are. Where the numbers come from: MODEL.md.

A player of an average stack of A big blinds goes out in a level with a rate of FLOOR + RATE * 45 / A, more at a short
table; times the pace of the evening. Blinds that rise make stacks shallow, players who go out make them deep again: so
the average stays near 45 big blinds whatever the field, as it does in real evenings.
"""

from typing import Final

FLOOR: Final = 0.06  # a level, however deep they are
RATE: Final = 0.105  # a level, at an average of 45 big blinds
AVERAGE: Final = 45.0  # big blinds
MOST_RATE: Final = 4.0  # a level: a hand still has to be dealt
SHORT: Final = (1.0, 1.0, 3.7, 3.0, 2.1, 1.85, 1.6, 1.45, 1.3, 1.15)  # times as fast with so few left: 0, 1, 2 ... 9
PACE_WEIGHT: Final = 7.0  # bust-outs: what is known of a club nobody has seen, a spread of 38 %
DRIFT: Final = 0.2  # of the logarithm: by so much what is left of an evening differs in pace from what was seen
LATE_SPREAD: Final = 0.3  # and by so much a final table does
LENGTH_POWER: Final = 0.5  # a level of half the usual length sees 0.7 times as many go out
DEAL_AT: Final = (2, 3, 4, 5)  # so many are left when an evening ends by a deal, each as likely
STEPS: Final = 8  # in which a level is played


def rate(average: float, left: int) -> float:
    """How many times a level each player goes out, `left` of them with `average` big blinds.

    >>> round(rate(45.0, 100), 3), round(rate(200.0, 400), 3), round(rate(40.0, 2), 2)
    (0.165, 0.084, 0.66)
    """
    deep = min(FLOOR + RATE * AVERAGE / max(average, 0.1), MOST_RATE)
    return deep * (SHORT[left] if left < len(SHORT) else 1.0)
