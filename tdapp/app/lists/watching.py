"""How a long reading is watched: told how far it is, and ended when nobody wants it any more."""

from collections.abc import Callable

Watch = Callable[[int], None]  # told how many rows are read; it ends the reading by raising `Stopped`


class Stopped(Exception):
    """Raised by a watch when nobody wants the list any more."""
