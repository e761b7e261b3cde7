"""The gate of the bounties: what was paid stays what was won, whoever changes what. See `bounty_guard`."""

from __future__ import annotations  # a gate is told at which desk it stands

from typing import TYPE_CHECKING

from tdapp.app.gates import Change, Gate
from tdapp.domain.bounties.bounty_guard import guard
from tdapp.domain.refusal import Allowed

if TYPE_CHECKING:
    from tdapp.app.desk import Desk


def _bounties_stay_right(_desk: Desk, change: Change, allow: Allowed) -> None:
    """Refuse a change that would leave somebody with more bounty money than was won."""
    if change.before is not None:
        guard(change.before, change.after, allow)


BOUNTIES = Gate("bounties", check=_bounties_stay_right)
