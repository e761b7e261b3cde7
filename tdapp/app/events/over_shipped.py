"""What a club has of a list that is shipped: some as they are, some made over, and its own beside them."""

from collections.abc import Iterable, Iterator
from typing import Protocol, TypeVar


class Keyed(Protocol):
    """A line of such a list; its key tells it from every other one."""

    @property
    def key(self) -> str: ...


K = TypeVar("K", bound=Keyed)


def over_shipped(shipped: Iterable[K], own: Iterable[K]) -> tuple[K, ...]:
    """The shipped ones, each as `own` has it where it has, and after them the others of `own`."""
    by_key = {each.key: each for each in own}
    first = tuple(by_key.pop(each.key, each) for each in shipped)
    return (*first, *by_key.values())


def made_over(shipped: Iterable[K], wanted: Iterable[K]) -> Iterator[K]:
    """Those that are not as they are shipped: all that is written down, so that a later version may change the rest."""
    by_key = {each.key: each for each in shipped}
    return (each for each in wanted if by_key.get(each.key) != each)
