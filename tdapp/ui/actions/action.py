"""Actions: what an operator can do, as values with a name, a key, and the function that does it."""

from collections.abc import Callable
from typing import Any

from msgspec import Struct

from tdapp.texts import Text
from tdapp.ui.session import Session


class Action(Struct, frozen=True):
    """One action of the operator.

    `key`: a key sequence ('Ctrl+Z'), '' for none. `page`: the page on which the key works, '' for everywhere.
    `do(room, ...)`: None for what only the window itself can do (go to a page, undo). `why_not(room)` says why it
    cannot be done now, '' when it can. `goes_to`: the page to show first or instead. `bare`: it can be done without
    being told to whom or by how much, so a key, a card or a typed word is enough. `by_name`: the command box finds it.
    """

    id: str
    text: Text
    icon: str = ""
    key: str = ""
    page: str = ""
    do: Callable[..., Any] | None = None
    why_not: Callable[[Session], str] | None = None
    goes_to: str = ""
    bare: bool = True
    by_name: bool = True
