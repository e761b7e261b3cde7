"""Long work tells how far it is, and is told when nobody wants its answer any more."""

from collections.abc import Callable

Progress = Callable[[float], bool]  # told how much is done, from 0 to 1; False: nobody wants the answer any more


class Stopped(Exception):
    """The answer is not wanted any more."""
