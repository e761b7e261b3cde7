"""The gate of the drawers: cash goes through one that is open and one's own, and none holds less than nothing."""

from __future__ import annotations  # a gate is told at which desk it stands

from typing import TYPE_CHECKING

from tdapp.app.gates import Change, Draft, Gate, Intent
from tdapp.domain.club.club_facts import CashMoved
from tdapp.domain.money.drawers import in_a_drawer, may_pay_out, may_pay_through, may_take_back
from tdapp.domain.refusal import Allowed
from tdapp.values import replace

if TYPE_CHECKING:
    from tdapp.app.desk import Desk

MOVE_CASH = "drawers.move_cash"


def _may_take_back(desk: Desk, intent: Intent) -> None:
    """Refuse to take back, or to bring back, what a closed drawer was counted with."""
    if intent.target is not None:
        acts = desk.history(intent.tournament).acts
        may_take_back(desk.club, acts, intent.target, desk.inside, desk.operator)


def _with_cash(desk: Desk, draft: Draft, allow: Allowed) -> Draft:
    """Add the cash of the safe that a drawer lacks, where a reason says that it comes from there."""
    may_pay_through(desk.club, draft.facts, desk.operator, draft.before.setup.currency)
    missing = may_pay_out(desk.club, draft.facts, desk.inside, allow=allow)
    if not missing or draft.override is None:
        return draft
    desk.ask(MOVE_CASH)
    reason, digest = draft.override.text, draft.override.digest
    return replace(
        draft, from_safe=tuple(CashMoved(drawer, cents, reason, digest) for drawer, cents in missing.items())
    )


def _in_a_drawer(desk: Desk, change: Change, allow: Allowed) -> None:
    """Refuse cash that goes through no drawer. What is taken back went where it went: nobody is asked again."""
    in_a_drawer(desk.club, change.facts, allow=allow)


DRAWERS = Gate("drawers", ask=_may_take_back, complete=_with_cash, check=_in_a_drawer, later=frozenset({"drawer.none"}))
