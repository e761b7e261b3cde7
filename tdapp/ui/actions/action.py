"""Actions: what an operator can do, as values with a name, a key, and the function that does it."""

from collections.abc import Callable
from typing import Any

from msgspec import Struct

from tdapp.domain.act import Act
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

    def act(self, session: Session, *told: Any) -> Any:
        """Do the action; nothing where only the window itself can."""
        return self.do(session, *told) if self.do is not None else None


def deciding(
    name: str,
    text: Text,
    icon: str,
    decision: Callable[..., Any],
    *args: Any,
    key: str = "",
    page: str = "",
    draws: bool = False,
    bare: bool = True,
) -> Action:
    """An action that takes one decision: as it is told, or with `args`. Why that cannot be taken is why it is grey.

    `draws`: chance decides too, so the decision is given a seed.
    """

    def do(session: Session, *told: Any) -> Act | None:
        return session.do(decision, *(told or args), *((session.seed(),) if draws else ()))

    def why_not(session: Session) -> str:
        return session.why_not(decision, *args, *(("",) if draws else ()))

    return Action(name, text, icon, key, page, do, why_not if bare else None, bare=bare)
