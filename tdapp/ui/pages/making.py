"""Pages and parts made a piece at a time where they are made ahead, so that a key waits for no more than a piece; at
once for whoever asks for one.
"""

from collections.abc import Callable, Iterator
from typing import Any, Generic, TypeVar, cast

from tdapp.ui.session import Session

Made = TypeVar("Made")
Kind = Callable[[Session], Made]  # what is called to have one: a class


class InPieces:
    """What a page or part is besides, whose making takes several moments. Its `__init__` makes it `complete`.

    What tells pages something may tell a page that is half made, which leaves it alone: `is_whole`.
    """

    is_whole = False

    def build(self, session: Session) -> Iterator[None]:
        """Make it and what stands on it, a piece at a time: the body of an `__init__`, with a yield here and there."""
        raise NotImplementedError

    def pieces(self, session: Session) -> Iterator[None]:
        """Make it, a piece at a time, until it is whole."""
        yield from self.build(session)
        self.is_whole = True


def complete(pieces: Iterator[None]) -> None:
    """Make all that is left of something, now."""
    for _piece in pieces:
        pass


class Making(Generic[Made]):
    """A page or part that is being made."""

    def __init__(self, kind: Kind[Made], session: Session) -> None:
        self._kind, self._session = kind, session
        self._begin()

    def _begin(self) -> None:
        self._made: Made | None = None
        self._pieces = self._in_pieces()

    def _in_pieces(self) -> Iterator[None]:
        kind: Any = self._kind
        if isinstance(kind, type) and issubclass(kind, InPieces):
            made = kind.__new__(kind)
            yield from made.pieces(self._session)
            self._made = cast("Made", made)
        else:
            self._made = kind(self._session)

    def step(self) -> bool:
        """Make another piece; False: it is whole. One that could not be made is begun anew the next time."""
        try:
            next(self._pieces)
        except StopIteration:
            return False
        except Exception:
            self._begin()
            raise
        return True

    def whole(self) -> Made:
        """It, with all that is left of it made now."""
        while self.step():
            pass
        assert self._made is not None
        return self._made
