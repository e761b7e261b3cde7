"""What the room tells the windows about a deed, and what it asks the director."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tdapp.read.said import Said
from tdapp.value import value

if TYPE_CHECKING:
    from collections.abc import Callable

    from tdapp.domain.units import ActNo, TournamentId


ASKS = "asks"  # the property of a window that asks for a reason itself while the keys are in it


@value
class Told:
    """A line at the bottom of the window. `kind`: 'done', 'refused', 'error', 'info'; `act`: what Undo takes back.

    `back`: this act took another one back itself, so what is offered beside it is Redo.
    """

    text: str
    kind: str
    act: ActNo | None = None
    back: bool = False


@value
class Override:
    """A decision refused unless the director gives a reason: what the rules say, and how to take it all the same.

    `others`: refusals of the same decision she has given her reason for already, and `reason` is what she typed.
    """

    said: Said
    code: str
    tournament: TournamentId
    decision: Callable[..., Any]
    args: tuple[Any, ...]
    kwargs: dict[str, Any]
    others: tuple[str, ...] = ()
    reason: str = ""
