"""Values: small things that never change and are equal when they are of one kind and say the same.

They are dataclasses, made in a third of the time one takes to make: a start makes two hundred kinds of them before the
first page of a club can be seen, and most of that time goes into writing and compiling, for each kind anew, what is the
same for all of them. Only how one is made (`__init__`) is compiled for each.
"""

from collections.abc import Callable
from dataclasses import MISSING, Field, FrozenInstanceError, dataclass, field, fields
from operator import attrgetter
from typing import Any, TypeVar, dataclass_transform

Kind = TypeVar("Kind")
_SAYS, _SHOWS = "_says_", "_shows_"
_UNSAID = object()
_kept = object.__setattr__
_made = dataclass(init=False, repr=False, eq=False, slots=True)


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def value(kind: type[Kind]) -> type[Kind]:
    """A kind of value, from its fields: as `dataclass(frozen=True, slots=True)` would make it.

    >>> @value
    ... class Coin:
    ...     cents: int
    ...     name: str = ""
    >>> Coin(5), Coin(5) == Coin(5, ""), hash(Coin(5)) == hash(Coin(5))
    (Coin(cents=5, name=''), True, True)
    >>> Coin(5).cents = 6
    Traceback (most recent call last):
    dataclasses.FrozenInstanceError: cannot assign to field 'cents'
    """
    for name, method in _SHARED.items():
        if name not in kind.__dict__ or name == "__hash__":
            setattr(kind, name, method)
    made = _made(kind)
    said = fields(made)  # type: ignore[arg-type]  # a dataclass by now
    compared = [each.name for each in said if each.compare]
    setattr(made, _SAYS, attrgetter(*compared) if compared else staticmethod(_nothing))
    setattr(made, _SHOWS, tuple(each.name for each in said if each.repr))
    setattr(made, "__init__", _init(said, after=hasattr(made, "__post_init__")))  # noqa: B010 - mypy knows another
    return made


def _init(said: tuple[Field[Any], ...], *, after: bool) -> Callable[..., None]:
    """How one is made: the fields in their order, those that go by name only last."""
    known: dict[str, Any] = {"_kept": _kept, "_UNSAID": _UNSAID}
    by_place: list[str] = []
    by_name: list[str] = []
    body: list[str] = []
    for each in said:
        name, given = each.name, each.name
        if each.default is not MISSING:
            known[f"_default_{name}"] = each.default
            given = f"{name}=_default_{name}"
        elif each.default_factory is not MISSING:
            known[f"_default_{name}"] = each.default_factory
            given = f"{name}=_UNSAID"
            body.append(f" if {name} is _UNSAID: {name} = _default_{name}()")
        body.append(f" _kept(self, {name!r}, {name})")
        (by_name if each.kw_only else by_place).append(given)
    if after:
        body.append(" self.__post_init__()")
    given = ", ".join(["self", *by_place, *(("*", *by_name) if by_name else ())])
    exec("\n".join([f"def __init__({given}):", *(body or [" pass"])]), known)  # as dataclasses do
    made: Callable[..., None] = known["__init__"]
    return made


def _nothing(_of: object) -> tuple[()]:
    return ()


def _equal(self: Any, other: object) -> Any:
    if type(self) is not type(other):
        return NotImplemented
    says = getattr(self, _SAYS)
    return says(self) == says(other)


def _hash(self: Any) -> int:
    return hash(getattr(self, _SAYS)(self))


def _written(self: Any) -> str:
    said = ", ".join(f"{name}={getattr(self, name)!r}" for name in getattr(self, _SHOWS))
    return f"{type(self).__qualname__}({said})"


def _fixed(_self: Any, name: str, _value: object) -> None:
    raise FrozenInstanceError(f"cannot assign to field {name!r}")


def _stays(_self: Any, name: str) -> None:
    raise FrozenInstanceError(f"cannot delete field {name!r}")


def _again(self: Any) -> tuple[Any, ...]:
    """How a copy is made, and how another process is told."""
    return _remade, (type(self), {name: getattr(self, name) for name in self.__slots__})


def _remade(kind: type[Any], said: dict[str, Any]) -> Any:
    made = object.__new__(kind)
    for name, each in said.items():
        _kept(made, name, each)
    return made


_SHARED: dict[str, Any] = {
    "__eq__": _equal,
    "__hash__": _hash,
    "__repr__": _written,
    "__setattr__": _fixed,
    "__delattr__": _stays,
    "__reduce__": _again,
}
