"""ICM of a large field: an integral over the time at which chips run out, every stack at once.

The places of Malmuth-Harville are the order in which independent exponential clocks ring, each as fast as its stack is
large. A stack that rings at time t takes place k when k - 1 of the others have rung, and how many have is a product of
one factor (q + p z) for each of them. What the places pay is led down a tree of those products: what a factor is worth
is the pay seen through all the others, so no factor is ever divided out, which would cost all digits.
"""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from tdapp.domain.progress import Progress, Stopped

Floats = NDArray[np.float64]
Waves = NDArray[np.complex128]
BLOCK = 16  # factors multiplied out one by one; larger products go by FFT
AT_ONCE = 1 << 18  # numbers in one level of the tree: so many moments are worked out together
LEAST = 1e-17  # of the prizes: what comes later than this is left out
FIRST = -3.6  # where the sum over time begins: before it, nobody has rung but for less than LEAST


def by_integral(stacks: Sequence[int], ladder: Sequence[float], progress: Progress | None = None) -> list[float]:
    """What each stack, all above 0, gets of a ladder on average, first place first; fewer places than stacks."""
    n, paid = len(stacks), len(ladder)
    tree = _Tree(n, paid)
    speeds = np.zeros(tree.width)
    speeds[:n] = np.array(stacks, dtype=np.float64) / float(sum(stacks))
    times, weights = _moments(speeds[:n], paid)
    pay = np.array(ladder, dtype=np.float64)
    worth = np.zeros(tree.width)
    together = max(1, AT_ONCE // tree.width)
    for begin in range(0, len(times), together):
        if progress is not None and not progress(begin / len(times)):
            raise Stopped
        now = slice(begin, begin + together)
        late = np.exp(-np.multiply.outer(times[now], speeds))  # has not rung by then
        seen = tree.seen(late, pay)
        worth += ((seen * late) * weights[now, None]).sum(axis=0)
    share = worth[:n] * speeds[:n]
    return [float(each) for each in share]


def _moments(speeds: Floats, paid: int) -> tuple[Floats, Floats]:
    """The moments looked at, and what each counts. By t = exp(x - exp(-x)) even steps of x come to all digits."""
    step = min(0.075, 0.5 / paid**0.5)
    points = np.arange(FIRST, np.log(_over(speeds, paid)) + step, step)
    times = np.exp(points - np.exp(-points))
    return times, times * (1.0 + np.exp(-points)) * step


def _over(speeds: Floats, paid: int) -> float:
    """A time by which every paid place is taken, but for a chance below `LEAST` (by Chernoff's bound)."""
    tilts = np.array([0.05, 0.1, 0.2, 0.4, 0.7, 1.0, 1.5, 2.0, 3.0, 5.0, 8.0, 13.0, 21.0, 34.0])[:, None]

    def open_still(time: float) -> bool:
        rung = -np.expm1(-speeds * time)
        bound = tilts[:, 0] * (paid - 1) + np.log1p(rung * np.expm1(-tilts)).sum(axis=1)
        return bool(bound.min() > np.log(LEAST))

    late = 1.0
    while open_still(late):
        late *= 2.0
    early = late / 2.0
    while late / early > 1.05:
        middle = (late * early) ** 0.5
        early, late = (middle, late) if open_still(middle) else (early, middle)
    return max(late, 1.0)


class _Tree:
    """A balanced tree of products: blocks of factors at the bottom, two joined on each level above."""

    def __init__(self, factors: int, paid: int) -> None:
        levels = max(0, (factors - 1) // BLOCK).bit_length()
        self.blocks = 1 << levels
        self.size = -(-factors // self.blocks)  # factors of a block; those that are missing never ring
        self.width = self.blocks * self.size
        self.paid = paid

    def seen(self, late: Floats, pay: Floats) -> Floats:
        """For each moment (row) and factor: the pay on average, seen through all other factors."""
        rows = len(late)
        factors = late.reshape(rows, self.blocks, self.size)
        before, product = self._blocks(factors)
        waves: list[tuple[int, Waves]] = []  # of each level, from the bottom up
        while product.shape[1] > 1:
            points = product.shape[2]
            length = _smooth(2 * points - 1)
            wave = np.fft.rfft(product, length, axis=2)
            waves.append((length, wave))
            if product.shape[1] == 2:
                break  # the product of all is not asked for
            joined = np.fft.irfft(wave[:, ::2] * wave[:, 1::2], length, axis=2)
            product = joined[:, :, : min(2 * points - 1, self.paid)]
        seen = np.broadcast_to(pay, (rows, 1, len(pay)))
        for (length, wave), points in zip(reversed(waves), reversed(self._lengths(len(waves))), strict=True):
            through = np.fft.rfft(seen, length, axis=2)
            other = np.empty_like(wave)
            other[:, ::2], other[:, 1::2] = wave[:, 1::2], wave[:, ::2]
            both = np.repeat(through, 2, axis=1) * other.conj()
            seen = np.fft.irfft(both, length, axis=2)[:, :, :points]
        return self._leaves(factors, before, seen)

    def _lengths(self, levels: int) -> list[int]:
        """How many numbers of what is seen count below each level, from the bottom up."""
        return [min(self.size << level, self.paid) for level in range(levels)]

    def _blocks(self, factors: Floats) -> tuple[list[Floats], Floats]:
        """In each block the product of the factors before each one, and of all; by power, lowest first."""
        rows, blocks, size = factors.shape
        most = min(size, self.paid - 1)
        product = np.zeros((rows, blocks, most + 1))
        product[:, :, 0] = 1.0
        before = []
        for at in range(size):
            high = min(at, most)
            before.append(product[:, :, : high + 1].copy())
            stays = factors[:, :, at, None]
            rung = product[:, :, :most] * (1.0 - stays)
            product = product * stays
            product[:, :, 1:] += rung
        return before, product

    def _leaves(self, factors: Floats, before: list[Floats], seen: Floats) -> Floats:
        """What each factor of a block sees: through those before it, and those after it."""
        rows, blocks, size = factors.shape
        there = np.zeros((rows, blocks, max(size, seen.shape[2])))
        there[:, :, : seen.shape[2]] = seen
        found = np.empty_like(factors)
        for at in range(size - 1, -1, -1):
            earlier = before[at]
            found[:, :, at] = (earlier * there[:, :, : earlier.shape[2]]).sum(axis=2)
            stays = factors[:, :, at, None]
            on = there[:, :, 1:] * (1.0 - stays)
            there = there[:, :, : there.shape[2]] * stays
            there[:, :, :-1] += on
        return found.reshape(rows, self.width)


def _smooth(least: int) -> int:
    """The first number from `least` on that is a product of 2, 3 and 5: an FFT of such a length is quick."""
    found = least
    while True:
        rest = found
        for prime in (2, 3, 5):
            while rest % prime == 0:
                rest //= prime
        if rest == 1:
            return found
        found += 1
