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
    """Have Python's garbage collector rest from now on: it works at any moment, in whatever thread makes things.
    Rubbish goes with `collect` alone, in the thread that calls it.
    """
    gc.disable()


def collect() -> None:
    """Do what Python's garbage collector would have done by now, had it not been told to rest."""
    made, enough = gc.get_count(), gc.get_threshold()
    if 0 < enough[0] < made[0]:
        gc.collect(max(old for old in range(3) if old == 0 or made[old] > enough[old]))


def keep() -> None:
    """Leave what was made so far out of the garbage collector's search: what the start has loaded lasts until the
    application is closed, the pages of a window as long as that.
    """
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
