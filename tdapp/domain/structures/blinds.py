"""Blinds that can be played: round amounts, payable with the chips in play, the small one half of the big one."""

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Collection, Iterable, Sequence
from fractions import Fraction
from math import gcd

from tdapp.domain.chips.chip_change import payable_with
from tdapp.domain.chips.colour_up import amounts_of
from tdapp.domain.clock.structure import AnteKind, Break, Level, Structure
from tdapp.domain.structures.thresholds import ANTE_SHARE
from tdapp.domain.units import Chips
from tdapp.values import replace

Pays = Callable[[int], bool]
# Big blinds of structures that are played, in hundredths of a power of ten; the second ones only where they are needed.
ROUND = (100, 120, 150, 200, 250, 300, 400, 500, 600, 800)
ROUGH = (140, 160, 180, 240, 350, 700)
LARGEST = 10**10
SIZES = (5, 25, 100, 500, 1_000, 5_000, 25_000, 100_000)  # of usual chips
PLAYED_WITH = 6  # a big blind is paid with chips no smaller than a sixth of it, so that lower ones can leave


def _all_of(steps: Iterable[int]) -> tuple[int, ...]:
    """All round amounts in order."""
    sizes = (10**power for power in range(len(str(LARGEST))))
    return tuple(sorted(step * size // 100 for size in sizes for step in steps if not step * size % 100))


_EVERY_ROUND, _EVERY_ROUGH = _all_of(ROUND), _all_of((*ROUND, *ROUGH))


def pays_in(structure: Structure, row: int, values: Collection[Chips]) -> Pays:
    """What the chips that are in play in that row can pay. Without a chip set: multiples of the usual chip all
    levels can be paid with."""
    if values:
        left = set(values) - {
            chip for period in structure[:row] if isinstance(period, Break) for chip in period.colour_up
        }
        return payable_with(left or values)
    shared = gcd(*(amount for period in structure if isinstance(period, Level) for amount in amounts_of(period)))
    unit = max((size for size in SIZES if shared % size == 0), default=1)
    return lambda amount: amount % unit == 0


def small_of(big: int, pays: Pays) -> int | None:
    """The small blind of a big blind: half of it, else two thirds; None where the chips make neither.

    >>> small_of(1500, lambda amount: amount % 500 == 0), small_of(50, lambda amount: amount % 25 == 0)
    (1000, 25)
    """
    for upper, lower in ((1, 2), (2, 3)):
        if not big * upper % lower and pays(big * upper // lower):
            return big * upper // lower
    return None


def round_blinds(low: int, high: int, *, rough: bool = False) -> list[int]:
    """Round big blinds from `low` to `high`, in order.

    >>> round_blinds(100, 300)
    [100, 120, 150, 200, 250, 300]
    """
    every = _EVERY_ROUGH if rough else _EVERY_ROUND
    return list(every[bisect_left(every, low) : bisect_right(every, high)])


def playable(big: int, pays: Pays) -> bool:
    """Whether these chips can pay a big blind and a small one that fits it."""
    return pays(big) and small_of(big, pays) is not None


def with_large_chips(big: int, values: Sequence[Chips]) -> Pays:
    """What can be paid without the chips that are small change beside this big blind."""
    least = max((value for value in values if value * PLAYED_WITH <= big), default=min(values))
    return payable_with([value for value in values if value >= least])


def between(low: int, high: int, pays: Pays) -> int | None:
    """A playable big blind above `low` and below `high`, the one that parts the step most evenly; None: none."""
    found = [big for big in round_blinds(low + 1, high - 1, rough=True) if playable(big, pays)]
    return min(found, key=lambda big: max(Fraction(big, low), Fraction(high, big)), default=None)


def above(low: int, pays: Pays, step: Fraction) -> int | None:
    """The playable big blind above `low` that is nearest to this step; None where there is none near."""
    found = [big for big in round_blinds(low + 1, 10 * low) if playable(big, pays)]
    wanted = low * step
    return min(found, key=lambda big: abs(big - wanted), default=None)


def with_big(level: Level, big: int, pays: Pays) -> Level:
    """The level with another big blind: its small blind fits, its ante and its bets keep their part of it."""
    ante = ante_of(level.ante_kind, big, pays, share=Fraction(level.ante, level.big_blind))
    small = small_of(big, pays) if level.has_blinds else 0
    small = min(int(level.small_blind), big) if small is None else small
    bet = big * level.small_bet // level.big_blind if level.has_bets else 0
    bet = bet if pays(bet) else big
    bring_in = ante_of(AnteKind.EACH, big, pays, Fraction(level.bring_in, level.big_blind)) if level.bring_in else 0
    return replace(
        level,
        small_blind=Chips(small),
        big_blind=Chips(big),
        ante=Chips(ante),
        ante_kind=level.ante_kind if ante else AnteKind.NONE,
        small_bet=Chips(bet),
        big_bet=Chips(2 * bet),
        bring_in=Chips(min(bring_in, bet)),
    )


def ante_of(kind: AnteKind, big: int, pays: Pays, share: Fraction = ANTE_SHARE) -> int:
    """The ante of a level: the big blind where it posts for the table, else the payable amount nearest to that share of
    it. 0: there is none.
    """
    if kind is AnteKind.NONE:
        return 0
    if kind is AnteKind.BIG_BLIND and (share >= Fraction(1, 2) or share == ANTE_SHARE):
        return big
    wanted = int(share * big)
    low, high = max(1, wanted // 4), min(big, 4 * wanted + 1)
    halves = (blind // 2 for blind in round_blinds(2 * low, 2 * high) if not blind % 2)
    found = [amount for amount in (*round_blinds(low, high), *halves) if pays(amount)]
    return min(found, key=lambda amount: (abs(amount - wanted), amount), default=0)
