"""Python's collector looks for garbage among everything that lasts, over and over; where nothing but lasting things is
made it finds none, and somebody waits for it: at the start, over a long journal, among the people of a large club.
"""

import gc
from collections.abc import Iterator
from contextlib import contextmanager

LARGE = 5_000  # people; below that the collector is done before anybody notices


@contextmanager
def uncollected() -> Iterator[None]:
    """Within it many small things are made that last: a long journal is read in a third of the time."""
    collecting = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if collecting:
            gc.enable()


def rest() -> None:
    """The application starts: what it loads now lasts until it is closed."""
    gc.disable()


def go_on() -> None:
    """The start is over: what it has made is left out from now on, and all else is looked at as ever."""
    gc.freeze()
    gc.enable()


def leave_out(people: int) -> None:
    """So many people were made, who last as long as their club is open: they are left out from now on.

    For fifty thousand of them the clock would wait a tenth of a second each time.
    """
    if people >= LARGE:
        gc.freeze()


def look_again() -> None:
    """Another club is opened: what is left of the one before may go."""
    gc.unfreeze()
