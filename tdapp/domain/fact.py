"""How a fact is made: a frozen dataclass, in half the time it takes to make one.

There are a hundred kinds of facts, and every start makes them all before the first page of a club can be seen. Most of
that time goes into writing and compiling three methods for each class that do the same for all of them.
"""

from dataclasses import dataclass
from typing import Any, TypeVar, dataclass_transform

Kind = TypeVar("Kind")
_made = dataclass(frozen=True, slots=True, eq=False, repr=False)


@dataclass_transform(frozen_default=True)
def fact(kind: type[Kind]) -> type[Kind]:
    """A kind of fact: two are equal when they are of one kind and say the same."""
    for name, method in (("__eq__", _equal), ("__hash__", _hash), ("__repr__", _written)):
        setattr(kind, name, method)
    return _made(kind)


def _said(of: Any) -> tuple[Any, ...]:
    return tuple(getattr(of, name) for name in of.__slots__)


def _equal(self: Any, other: object) -> bool:
    return type(self) is type(other) and _said(self) == _said(other)


def _hash(self: Any) -> int:
    return hash(_said(self))


def _written(self: Any) -> str:
    said = ", ".join(f"{name}={getattr(self, name)!r}" for name in self.__slots__)
    return f"{type(self).__name__}({said})"
