"""Thousands of rows written some at a time: everybody goes on meanwhile, and it is everything or nothing at the end."""

from collections.abc import Callable, Iterator

from tdapp.store.club_file import ClubFile
from tdapp.store.gathering import GivenWay, Parts

AT_ONCE = 100  # rows written between two looks at whoever else wants something
_TRIES = 3  # how often somebody else may come to the file before all of it is written in one go


def nothing() -> None:
    """Nothing comes before the rows."""


def in_parts(
    file: ClubFile, parts: Parts, end: Callable[[], None], *, begin: Callable[[], None] = nothing
) -> Iterator[int]:
    """Write what `parts` writes, and `end` it by a transaction that takes over what was gathered; yields how many parts
    are done. Whoever else comes to the file in between has it, and everything begins anew from `begin`.
    """
    tried = 0
    while True:
        tried += 1
        begin()
        try:
            for number, written in enumerate(file.gather(parts)):
                if tried <= _TRIES or not written:  # else in one go, before somebody else comes once more
                    yield number
            end()
        except GivenWay:
            continue
        return
