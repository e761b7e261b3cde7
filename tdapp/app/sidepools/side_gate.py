"""The gate of the side pools: what was paid stays what was won, and no stake is left behind. See `side_guard`."""

from __future__ import annotations  # a gate is told at which desk it stands

from typing import TYPE_CHECKING

from tdapp.app.gates import Change, Gate
from tdapp.domain.refusal import Allowed
from tdapp.domain.sidepools.side_guard import guard

if TYPE_CHECKING:
    from tdapp.app.desk import Desk


def _side_pools_stay_right(_desk: Desk, change: Change, allow: Allowed) -> None:
    """Refuse a change that would leave somebody with more of a side pool than was won, or a stake behind."""
    if change.before is not None:
        guard(change.before, change.after, allow)


SIDE_POOLS = Gate("side_pools", check=_side_pools_stay_right)
