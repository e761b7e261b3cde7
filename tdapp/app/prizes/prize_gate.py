"""The gate of the prize money: what was paid stays what the place pays, whoever changes what. See `prize_guard`."""

from tdapp.app.gates import Change
from tdapp.domain.prizes.prize_guard import guard
from tdapp.domain.refusal import Allowed


def prizes_stay_right(change: Change, allow: Allowed) -> None:
    """Refuse a change that would leave somebody with another amount than the prize."""
    if change.before is not None:
        guard(change.before, change.after, allow)
