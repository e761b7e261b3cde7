"""Random numbers that anybody can compute again: every draw follows from a seed that stands in the journal.

The generator is published (manual, 'Check a draw yourself'): block number i (0, 1, 2 ...) is the SHA-256 of the text
"seed:i", read as four 64-bit numbers, high byte first. `packaging/check_draws.py` has it once more, on its own.
"""

from collections.abc import Iterator, MutableSequence, Sequence
from hashlib import sha256
from struct import Struct
from typing import Any, TypeVar

T = TypeVar("T")

_FOUR = Struct(">4Q").unpack
_WORDS = 1 << 64


class Chance:
    """A stream of random numbers out of one seed: the same seed gives the same numbers for ever."""

    def __init__(self, seed: str) -> None:
        self._words = _words(seed)

    def below(self, n: int) -> int:
        """A random number from 0 up to n - 1, each equally likely: what does not divide evenly is thrown away.

        >>> chance = Chance("1/ab")
        >>> [chance.below(10) for _ in range(5)]
        [1, 1, 1, 6, 6]
        """
        limit = _WORDS - _WORDS % n
        while (word := next(self._words)) >= limit:
            pass
        return word % n

    def shuffle(self, items: MutableSequence[T]) -> None:
        """The items in random order (Fisher and Yates): from the last place down to the second, each changes with one
        at or before it.

        >>> cards = [1, 2, 3, 4, 5]
        >>> Chance("1/ab").shuffle(cards)
        >>> cards
        [4, 3, 1, 5, 2]
        """
        self._turn(items, 1)

    def deal(self, items: Sequence[T], k: int) -> tuple[list[T], list[T]]:
        """Some of the items drawn one after the other, and those that are left: a shuffle that stops early.

        The first dealt is the one that came to the last place.

        >>> Chance("1/ab").deal([1, 2, 3, 4, 5], 2)
        ([2, 5], [1, 4, 3])
        """
        left = list(items)
        stays = len(left) - k
        if not 0 <= stays <= len(left):
            raise ValueError(f"{k} of {len(left)}")
        self._turn(left, stays)
        dealt = left[stays:]
        dealt.reverse()
        del left[stays:]
        return dealt, left

    def sample(self, items: Sequence[T], k: int) -> list[T]:
        """Some of the items, drawn one after the other."""
        return self.deal(items, k)[0]

    def choice(self, items: Sequence[T]) -> T:
        """One of the items, drawn at random."""
        return items[self.below(len(items))]

    def _turn(self, items: MutableSequence[Any], stop: int) -> None:
        """Fisher and Yates from the last place down to `stop`; at place 0 there is nobody left to change with."""
        every = _WORDS
        places = range(len(items) - 1, max(stop, 1) - 1, -1)
        for place, word in zip(places, self._words, strict=False):  # which stops before it takes one word too many
            n = place + 1
            if word >= every - n:  # only then can it lie in what does not divide evenly
                limit = every - every % n
                while word >= limit:
                    word = next(self._words)
            other = word % n
            items[place], items[other] = items[other], items[place]


def _words(seed: str) -> Iterator[int]:
    """The numbers of the seed, one by one."""
    text = sha256(f"{seed}:".encode())
    number = 0
    while True:
        block = text.copy()
        block.update(b"%d" % number)
        yield from _FOUR(block.digest())
        number += 1
