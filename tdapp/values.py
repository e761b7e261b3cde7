"""Values: small things that never change and are equal when they are of one kind and say the same.

A kind of value is a `msgspec.Struct` with `frozen=True`, which costs a start next to nothing, however many kinds there
are. A value that says something else is another one, made by `replace`:

>>> from msgspec import Struct
>>> class Coin(Struct, frozen=True):
...     cents: int
...     name: str = ""
>>> replace(Coin(5), name="nickel"), Coin(5) == Coin(5, "")
(Coin(cents=5, name='nickel'), True)
"""

from typing import TYPE_CHECKING

from msgspec import Struct

if TYPE_CHECKING:
    from dataclasses import replace  # mypy checks by it that the fields named are there, and what they take
else:
    from msgspec.structs import replace


__all__ = ["replace", "shown"]


def shown(value: Struct, *, without: tuple[str, ...]) -> str:
    """What `repr` says of a value, `without` the fields that are nobody's business in a log."""
    said = ", ".join(f"{name}={getattr(value, name)!r}" for name in value.__struct_fields__ if name not in without)
    return f"{type(value).__name__}({said})"
