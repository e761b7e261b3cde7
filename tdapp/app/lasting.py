"""Python's collector and the people of a large club: it would go over all of them again and again, for nothing.

Each time it does the clock waits, a tenth of a second for fifty thousand people. They last as long as the club is open,
so it is told to leave them out once they are made; what is let go of otherwise goes as ever.
"""

import gc

LARGE = 5_000  # people; below that the collector is done before anybody notices


def leave_out(people: int) -> None:
    """So many people were made: from now on the collector leaves out whatever there is."""
    if people >= LARGE:
        gc.freeze()


def look_again() -> None:
    """Another club is opened: what is left of the one before may go."""
    gc.unfreeze()
