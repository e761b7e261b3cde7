"""How an amount is paid in chips: as few as possible of the denominations in play."""

from collections.abc import Callable, Collection
from math import gcd


def fewest_chips(amount: int, denominations: Collection[int]) -> dict[int, int] | None:
    """The fewest chips that make an amount, by denomination, highest first; None when it cannot be made of them.

    >>> fewest_chips(6_775, (25, 100, 500, 1000, 5000))
    {5000: 1, 1000: 1, 500: 1, 100: 2, 25: 3}
    >>> fewest_chips(30, (25, 10)), fewest_chips(15, (10, 25))
    ({10: 3}, None)
    """
    chips = sorted(set(denominations), reverse=True)
    found = _fewest(amount, chips, None)
    return None if found is None else {chip: n for chip, n in zip(chips, found, strict=True) if n}


def payable_with(denominations: Collection[int]) -> Callable[[int], bool]:
    """Whether an amount can be made of these chips, however many it takes: asked often, and worked out once.

    >>> [amount for amount in range(90) if payable_with((20, 50))(amount)]
    [0, 20, 40, 50, 60, 70, 80]
    >>> payable_with(())(25), payable_with(())(0)
    (False, True)
    """
    chips = sorted(set(denominations))
    if not chips:
        return lambda amount: amount == 0
    step = gcd(*chips)
    lowest = chips[0] // step
    least = _least(lowest, [chip // step for chip in chips[1:] if chip % chips[0]])
    return lambda amount: not amount % step and least[amount // step % lowest] <= amount // step


def _least(lowest: int, others: list[int]) -> list[float]:
    """The least amount of the others that leaves each remainder of the lowest chip: from there on it fills up."""
    least = [0.0, *[float("inf")] * (lowest - 1)]
    for other in others:
        for start in range(gcd(lowest, other)):  # twice around each ring of remainders this chip steps through
            at = start
            for _ in range(2 * lowest // gcd(lowest, other)):
                then = (at + other) % lowest
                least[then] = min(least[then], least[at] + other)
                at = then
    return least


def nearest_below(amount: int, denominations: Collection[int]) -> int | None:
    """The largest amount up to this one that can be made of the chips; None when even the smallest chip is larger.

    >>> nearest_below(6_790, (25, 100, 500))
    6775
    """
    least = min(denominations)
    return next((low for low in range(amount, least - 1, -1) if fewest_chips(low, denominations) is not None), None)


def _fewest(amount: int, chips: list[int], limit: int | None) -> tuple[int, ...] | None:
    """The best counts with fewer chips than `limit`; the highest chip first, as many of it as can be in an answer."""
    if not chips:
        return () if amount == 0 and (limit is None or limit > 0) else None
    top, rest = chips[0], chips[1:]
    if amount % gcd(*chips) or (limit is not None and -(-amount // top) >= limit):
        return None
    # so many lower chips could be changed into some of the top one that the answer would not be the fewest
    below = sum((top // gcd(top, chip) - 1) * chip for chip in rest)
    best = None
    for count in range(amount // top, max(0, -(-(amount - below) // top)) - 1, -1):
        if limit is not None and count >= limit:
            continue
        lower = _fewest(amount - count * top, rest, None if limit is None else limit - count)
        if lower is not None:
            best = (count, *lower)
            limit = sum(best)
    return best
