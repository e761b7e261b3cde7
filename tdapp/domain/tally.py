"""What is another object in a long list than it was, and how many of each kind a list holds: an act changes few."""

from collections import Counter
from collections.abc import Callable, Hashable, Mapping, Sequence
from itertools import compress
from operator import is_not
from typing import Generic, TypeVar

Item = TypeVar("Item")
Kind = TypeVar("Kind", bound=Hashable)


def changed(before: Sequence[object], now: Sequence[object]) -> list[int]:
    """The places, counted from 0, at which two lists hold different objects, as far as both reach.

    >>> one, other = object(), object()
    >>> changed((one, one, one), (one, other))
    [1]
    """
    return list(compress(range(len(before)), map(is_not, before, now)))


def differ(before: Mapping[Kind, object], now: Mapping[Kind, object]) -> set[Kind]:
    """The keys under which two maps hold something else, or only one of them anything.

    >>> sorted(differ({"a": 1, "b": 2, "c": 3}, {"a": 1, "b": 3, "d": 4}))
    ['b', 'c', 'd']
    """
    if before is now:
        return set()
    found = {key for key, value in now.items() if before.get(key) != value}
    return found | {key for key in before if key not in now}


class Tally(Generic[Item, Kind]):
    """Counts a list by `kind`, and the next one by what is another object there: ten thousand are counted once.

    >>> tally = Tally[str, str](str.upper)
    >>> tally.of(("a", "b", "A")), tally.of(("a", "b", "B", "b")), tally.of(("a",))
    (Counter({'A': 2, 'B': 1}), Counter({'B': 3, 'A': 1}), Counter({'A': 1}))
    """

    def __init__(self, kind: Callable[[Item], Kind]) -> None:
        self._kind = kind
        self._last: tuple[Sequence[Item], Counter[Kind]] = ((), Counter())  # one value: threads ask too

    def of(self, items: Sequence[Item]) -> Counter[Kind]:
        """How many of each kind there are in a list that never changes. The answer is for looking at only."""
        before, counts = self._last
        if items is before:
            return counts
        kind, others = self._kind, changed(before, items)
        found = counts.copy()
        found.subtract(kind(before[number]) for number in others)
        found.subtract(map(kind, before[len(items) :]))
        found.update(kind(items[number]) for number in others)
        found.update(map(kind, items[len(before) :]))
        found = +found  # without the kinds there are none of any more
        self._last = items, found
        return found
