"""Keeps what was worked out last: after one act a dozen views ask the same of the same tournament."""

from collections.abc import Callable
from typing import Generic, TypeVar

Found = TypeVar("Found")


class Latest(Generic[Found]):
    """Keeps what was made of the values asked about last. They are told apart by being the very same, and only
    whole numbers are compared.

    `keeps`: for so many of them, the one asked about first in the last place.

    >>> made: list[str] = []
    >>> latest, one, other = Latest[int](), object(), object()
    >>> [latest.of((each,), lambda: made.append("again") or len(made)) for each in (one, one, other, one)]
    [1, 1, 2, 3]
    """

    def __init__(self, keeps: int = 1) -> None:
        self._keeps = keeps
        self._kept: list[tuple[tuple[object, ...], Found]] = []  # the one made last first

    def of(self, values: tuple[object, ...], make: Callable[[], Found]) -> Found:
        """What was made of these values before, or is made now. `make` must go by nothing else than them."""
        for known, found in self._kept:
            if all(map(_same, known, values)):
                return found
        found = make()
        self._kept.insert(0, (values, found))
        del self._kept[self._keeps :]
        return found

    def clear(self) -> None:
        """Forget what was made."""
        self._kept.clear()


def _same(one: object, other: object) -> bool:
    return one is other or (type(one) is int and one == other)
