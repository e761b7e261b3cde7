"""The gate of the rights: whoever sits at the desk may do what an act does, whatever its verb."""

from __future__ import annotations  # a gate is told at which desk it stands

from typing import TYPE_CHECKING

from tdapp.app.gates import Change, Gate, Intent
from tdapp.domain.effects import rights_for
from tdapp.domain.journal import own_act
from tdapp.domain.refusal import Allowed
from tdapp.domain.rights import RIGHT_OF

if TYPE_CHECKING:
    from tdapp.app.desk import Desk


def _may_begin(desk: Desk, intent: Intent) -> None:
    """Refuse an act that whoever sits here has no right to. Who may do a thing may undo it, but for its money: that
    takes the right to what the undo does with it, see `_may_do`.
    """
    if intent.target is None:
        desk.ask(intent.verb)
        return
    own = own_act(desk.history(intent.tournament).acts, intent.target)
    if RIGHT_OF.get(own.verb) not in rights_for(own.facts):  # else its money is all there is to it
        desk.ask(own.verb)


def _may_do(desk: Desk, change: Change, _allow: Allowed) -> None:
    """Refuse a change that sells, gives back or pays prizes to whoever has no right to do that."""
    for right in rights_for(change.done, change.undone):
        desk.ask_right(right)


RIGHTS = Gate("rights", ask=_may_begin, check=_may_do)
