"""Messages the session sends to the windows: what was done, and what it asks the director."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from tdapp.read.message import Said

if TYPE_CHECKING:
    from collections.abc import Callable

    from tdapp.app.override import Reason
    from tdapp.domain.act import Act
    from tdapp.domain.units import ActNo, TournamentId


ASKS = "asks"  # the property of a window that asks for a reason itself while the keys are in it


class Told(Struct, frozen=True):
    """A message for the line at the bottom of the window. `kind`: 'done', 'refused', 'error', 'info'; `act`: what Undo
    takes back in the tournament in front, None: nothing.

    `back`: this act took another one back itself, so what is offered beside it is Redo. `code`: of the sentence of what
    was refused or went wrong, '' where there is none: the manual is opened at it.
    """

    text: str
    kind: str
    act: ActNo | None = None
    back: bool = False
    code: str = ""


class Override(Struct, frozen=True):
    """A question for the reason of an override: what the rules say, and how to do it all the same.

    `others`: refusals of the same deed she has given her reason for already, and `reason` is what she typed. `back`: it
    takes another act back.
    """

    said: Said
    code: str
    tournament: TournamentId
    deed: Callable[[Reason], Act | None]
    others: tuple[str, ...] = ()
    reason: str = ""
    back: bool = False
