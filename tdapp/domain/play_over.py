"""When play is over, and the clock counts for nobody any more."""

from datetime import datetime

from tdapp.domain.money.sale_spans import registration_open
from tdapp.domain.state import State


def play_is_over(state: State, now: datetime) -> bool:
    """Whether the end was declared, or play has left only one in and nobody may come in any more.

    While entries are taken the clock runs on: the next one who buys in plays at the level there is then.
    """
    won = state.winner() is not None and state.clock.started(now)
    return state.finished or (won and not registration_open(state, now))
