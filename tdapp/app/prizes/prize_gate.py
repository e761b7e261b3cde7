"""The gate of the prize money, whoever changes what: what was paid stays what the place pays, what is locked stays.

See `prize_guard` and `pay_checks`.
"""

from __future__ import annotations  # a gate is told at which desk it stands

from typing import TYPE_CHECKING

from tdapp.app.gates import Change, Gate
from tdapp.app.prizes.pay_checks import papers_seen
from tdapp.domain.prizes.prize_guard import guard
from tdapp.domain.refusal import Allowed

if TYPE_CHECKING:
    from tdapp.app.desk import Desk


def _prizes_stay_right(desk: Desk, change: Change, allow: Allowed) -> None:
    """Refuse a change that would move locked prizes, leave somebody with another amount than the prize, or pay out what
    the club wants papers for.
    """
    if change.before is not None:
        guard(change.before, change.after, allow)
    papers_seen(desk.file, change, allow)


PRIZES = Gate("prizes", check=_prizes_stay_right)
