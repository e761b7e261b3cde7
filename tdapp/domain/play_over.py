"""When nobody comes in any more, and when play is over: who has won, and whether the clock still counts."""

from datetime import datetime

from tdapp.domain.money.sale_spans import registration_open
from tdapp.domain.state import Entry, Registration, State


def winner_of(state: State, now: datetime) -> Entry | None:
    """The winner: the only one left, when nobody may come in any more. None: nobody yet."""
    return None if registration_open(state, now) else state.winner()


def play_is_over(state: State, now: datetime) -> bool:
    """Whether the end was declared, or somebody has won, or all who were left have a seat.

    While entries are taken the clock runs on: the next one who buys in plays at the level there is then.
    """
    return state.finished or (state.clock.started(now) and (winner_of(state, now) is not None or state.all_seated))


def field_is_final(state: State, now: datetime) -> bool:
    """Whether nobody can buy in any more, so that pool and places stand."""
    if state.finished:
        return True
    return state.registration is not Registration.NOT_YET and not registration_open(state, now)
