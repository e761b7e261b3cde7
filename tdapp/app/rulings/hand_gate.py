"""The gate of hands: what is kept as the play after a ruling is the hand that was ruled on, and can be read."""

from __future__ import annotations  # a gate is told at which desk it stands

from typing import TYPE_CHECKING

from tdapp.app.gates import Change, Gate
from tdapp.domain.refusal import Allowed, require
from tdapp.domain.rulings.ruling_facts import HandCarriedOn

if TYPE_CHECKING:
    from tdapp.app.desk import Desk


def _is_the_hand_that_was_ruled_on(_desk: Desk, change: Change, _allow: Allowed) -> None:
    """Refuse the line of another hand, and one with a word that is not taken."""
    for fact in change.facts:
        if isinstance(fact, HandCarriedOn):
            from tdapp.app.rulings.hands import entered_for  # with the engine, which no other act needs
            from tdapp.rulings.hands.continuing import goes_on

            given = change.after.rulings[fact.ruling]
            kept, later = entered_for(given, change.after.house), entered_for(given, change.after.house, fact.line)
            refusal = later.refusal if later is not None else None
            word = refusal.word.text if refusal is not None else ""
            require(refusal is None, "ruling.hand_refused", ruling=fact.ruling, word=word)
            same = kept is not None and later is not None and goes_on(kept, later)
            require(same, "ruling.other_hand", ruling=fact.ruling)


HANDS = Gate("hands", check=_is_the_hand_that_was_ruled_on)
