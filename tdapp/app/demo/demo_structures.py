"""The structures of the demo club: big blind ante, 100 to 125 big blinds at the start, steps of 20 to 40 %.

How fields shrink and how many big blinds are in play at the end is taken from published live reports: with steps like
these an average stack stays near 45 big blinds, and some 60 to 110 are in play when it ends.
"""

from datetime import timedelta

from tdapp.domain.clock.structure import AnteKind, Break, Level, Period, Structure
from tdapp.domain.units import Chips

# Small and big blind; the ante is the big blind, for the whole table.
BLINDS = (
    (100, 200), (125, 250), (150, 300), (200, 400), (250, 500),
    (300, 600), (400, 800), (500, 1_000), (600, 1_200), (800, 1_600),
    (1_000, 2_000), (1_000, 2_500), (1_500, 3_000), (2_000, 4_000), (2_500, 5_000),
    (3_000, 6_000), (4_000, 8_000), (5_000, 10_000), (6_000, 12_000), (8_000, 16_000),
    (10_000, 20_000), (10_000, 25_000), (15_000, 30_000), (20_000, 40_000), (25_000, 50_000),
    (30_000, 60_000), (40_000, 80_000),
)  # fmt: skip
LEAVE_AFTER = {5: (25,), 10: (100,), 15: (500,), 20: (1_000,)}  # the chips no later level needs


def _structure(levels: int, minutes: int, break_minutes: int) -> Structure:
    found: list[Period] = []
    for number, (small, big) in enumerate(BLINDS[:levels], 1):
        lasts = timedelta(minutes=minutes)
        found.append(Level(Chips(small), Chips(big), Chips(big), AnteKind.BIG_BLIND, lasts))
        if number in LEAVE_AFTER and number < levels:
            leave = tuple(map(Chips, LEAVE_AFTER[number]))
            found.append(Break(timedelta(minutes=break_minutes), "", leave))
    return tuple(found)


MAIN = _structure(len(BLINDS), minutes=20, break_minutes=15)
TURBO = _structure(21, minutes=10, break_minutes=10)
# How many players are in at the end of each level, as evenings like these go: the last level sees the winner.
MAIN_LEFT = (
    176, 168, 160, 152, 142, 132, 121, 109, 95, 79, 64, 52, 43, 34, 27, 21, 16, 13, 10, 8, 6, 5, 4, 3, 2, 1,
)  # fmt: skip
TURBO_LEFT = (24, 23, 22, 21, 20, 18, 16, 14, 12, 10, 9, 8, 7, 5, 4, 3, 2, 1)


def left_at(curve: tuple[int, ...], field: int, level: int, fraction: float) -> int:
    """How many are left when so much of a level has passed, from the numbers left at the end of each level.

    >>> left_at((176, 168), 180, 1, 0.5), left_at((176, 168), 180, 2, 1.0), left_at((176, 168), 180, 9, 0.0)
    (178, 168, 168)
    """
    at_start = curve[min(level - 1, len(curve)) - 1] if level > 1 else field
    at_end = curve[min(level, len(curve)) - 1]
    return max(1, round(at_start + (at_end - at_start) * fraction))
