"""Work done a piece at a time where nobody waits for it, and at once where somebody does: one function for both.

It is a generator that yields where it may be left for a while, and returns what it makes.

>>> def doubled(many):
...     made = []
...     for at, number in enumerate(many):
...         if at % 2 == 0:
...             yield
...         made.append(2 * number)
...     return made
>>> at_once(doubled((1, 2, 3)))
[2, 4, 6]
"""

from collections.abc import Generator
from typing import TypeAlias, TypeVar

Made = TypeVar("Made")
Pieces: TypeAlias = Generator[None, None, Made]


def at_once(pieces: Generator[object, None, Made]) -> Made:
    """What pieces make, all of them made now."""
    while True:
        try:
            next(pieces)
        except StopIteration as end:
            made: Made = end.value
            return made
