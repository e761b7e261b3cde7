"""The gate of the draws: each is made with the seed of the house, and a value of the room stands once it was used."""

from __future__ import annotations  # a gate is told at which desk it stands

from typing import TYPE_CHECKING

from tdapp.app.gates import Draft, Gate, Intent
from tdapp.domain.journal import own_act
from tdapp.domain.refusal import Allowed
from tdapp.domain.seating.draw_facts import PublicValueGiven
from tdapp.domain.seating.seeds import value_stands
from tdapp.values import replace

if TYPE_CHECKING:
    from tdapp.app.desk import Desk


def _value_stands(desk: Desk, intent: Intent) -> None:
    """Refuse to take back, or to bring back, a value of the room that draws were made with."""
    if intent.target is not None:
        history = desk.history(intent.tournament)
        facts = own_act(history.acts, intent.target).facts
        if PublicValueGiven in map(type, facts):  # else the draws of a long evening need not be counted
            value_stands(facts, history.draws)


def _with_basis(desk: Desk, draft: Draft, _allow: Allowed) -> Draft:
    """Add to a draw what it was made of. Refuses a seed that is not the next one."""
    history = desk.history(draft.tournament)
    facts = desk.seeds.bound(draft.tournament, history, draft.before, draft.facts, draft.now)
    return replace(draft, facts=facts)


DRAWS = Gate("draws", ask=_value_stands, complete=_with_basis)
