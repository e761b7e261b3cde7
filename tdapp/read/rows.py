"""Rows of a long list, each made when it is first looked at: of ten thousand a window shows twenty."""

from collections.abc import Callable, Hashable, Sequence
from typing import Generic, TypeVar, overload

Key = TypeVar("Key", bound=Hashable)
R = TypeVar("R")


class Rows(Sequence[R], Generic[Key, R]):
    """The rows of these keys, in their order, each made once by `make`.

    >>> rows = Rows(("a", "b"), str.upper)
    >>> rows[1], len(rows), list(rows), rows.place_of("b"), rows.place_of("c")
    ('B', 2, ['A', 'B'], 1, None)
    """

    def __init__(self, keys: Sequence[Key], make: Callable[[Key], R]) -> None:
        self.keys, self._make = keys, make
        self._made: dict[int, R] = {}

    def __len__(self) -> int:
        return len(self.keys)

    @overload
    def __getitem__(self, at: int) -> R: ...

    @overload
    def __getitem__(self, at: slice) -> Sequence[R]: ...

    def __getitem__(self, at: int | slice) -> R | Sequence[R]:
        if isinstance(at, slice):
            return [self[each] for each in range(*at.indices(len(self)))]
        at = at + len(self) if at < 0 else at
        if at not in self._made:
            self._made[at] = self._make(self.keys[at])
        return self._made[at]

    def place_of(self, key: Key) -> int | None:
        """The place of the row of this key, counted from 0; None: there is none."""
        try:
            return self.keys.index(key)
        except ValueError:
            return None
