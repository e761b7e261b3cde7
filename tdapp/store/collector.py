"""Python's garbage collector is held off while nothing but lasting things is made: at the start, over a long journal,
among the people of a large club. It would look among all of them over and over, find nothing, and somebody would wait
for it.
"""

import gc
from collections.abc import Iterator
from contextlib import contextmanager

LARGE = 5_000  # people or acts; below that the collector is done before anybody notices


@contextmanager
def uncollected() -> Iterator[None]:
    """A context in which the garbage collector rests, because many small things are made that last: a long journal is
    read in a third of the time.
    """
    collecting = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if collecting:
            gc.enable()


def rest() -> None:
    """Hold the garbage collector off while the application starts: what it loads now lasts until it is closed."""
    gc.disable()


def go_on() -> None:
    """Let the garbage collector go on after the start: what the start has made is left out from now on."""
    gc.freeze()
    gc.enable()


def keep() -> None:
    """Leave what was made so far out of the garbage collector's search: the pages of a window, once all are made. While
    it rests it is left to `go_on`, which does the same for all there is then.
    """
    if gc.isenabled():
        gc.freeze()


def leave_out(many: int) -> None:
    """Leave what was made so far out of the garbage collector's search: many people or acts, which last as long as
    their club is open.

    For fifty thousand of them the clock would wait a tenth of a second each time.
    """
    if many >= LARGE:
        gc.freeze()


def look_again() -> None:
    """Let the garbage collector search everything again, when another club is opened: what is left of the one before
    may go.
    """
    gc.unfreeze()
