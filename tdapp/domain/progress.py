"""Long work tells how far it is, and is told when nobody wants its answer any more."""

from collections.abc import Callable

Progress = Callable[[float], bool]  # told how much is done, from 0 to 1; False: nobody wants the answer any more
Tried = Callable[[int], None]  # told that so many more were tried, where nobody can know how many there will be


def untold(_more: int) -> None:
    """What is tried where nobody watches."""


class Stopped(Exception):
    """The answer is not wanted any more."""
