"""The stage of the evening, which decides what the room's screen shows: from the first announcement to the podium.

Told from what the room may know: the posted prizes, and play as it was before a hand that tables still play.
"""

from datetime import datetime, timedelta
from enum import StrEnum

from tdapp.domain.money.sale_spans import closes_at, ends_in_play, registration_open
from tdapp.domain.play_over import field_is_final
from tdapp.domain.state import Registration, State
from tdapp.read.clock.clock import ClockPhase, ClockView
from tdapp.read.prizes.stage import MoneyStage, Stage

SOON = timedelta(minutes=15)  # play is about to start, and late registration closes


class EveningStage(StrEnum):
    """Where the evening is, in its usual order; a pause, a break and hand for hand come in between."""

    ANNOUNCED = "announced"
    REGISTRATION = "registration"
    STARTING = "starting"
    PLAY = "play"
    CLOSING = "closing"
    BREAK = "break"
    BUBBLE = "bubble"
    HAND_FOR_HAND = "hand_for_hand"
    IN_MONEY = "in_money"
    FINAL_TABLE = "final_table"
    DEAL = "deal"
    FINISHED = "finished"
    PAUSED = "paused"


BEFORE = frozenset({EveningStage.ANNOUNCED, EveningStage.REGISTRATION, EveningStage.STARTING})


def evening_stage(state: State, now: datetime, clock: ClockView, money: MoneyStage) -> EveningStage:
    """The stage at `now`, from the clock of that instant and the way to the money as the room may know it.

    What stops play comes before how far play is; within play what is most urgent to the players comes first.
    """
    match clock.phase:
        case ClockPhase.FINISHED:
            return EveningStage.FINISHED
        case ClockPhase.NOT_STARTED | ClockPhase.SCHEDULED:
            return _before(state, clock)
        case ClockPhase.PAUSED if not clock.by_hand:
            return EveningStage.PAUSED
        case ClockPhase.BREAK:
            return EveningStage.BREAK
    return _in_play(state, now, money)


def late_until(state: State, now: datetime) -> datetime | None:
    """When registration closes by the clock, while it is open; while the clock stands, as if it went on this moment.

    None: it is closed, or ends with something no clock knows.
    """
    if not registration_open(state, now):
        return None
    known = closes_at(state, state.closes, now)
    ends = ends_in_play(state.structure, state.closes)
    if known is not None or ends is None or not state.clock.started(now) or state.clock.runs(now):
        return known
    left = ends - state.clock.at(now)
    return now + left if left > timedelta(0) else None


def _before(state: State, clock: ClockView) -> EveningStage:
    soon = clock.starts_at is not None and clock.starts_at - clock.now <= SOON
    if soon or state.registration is Registration.CLOSED:
        return EveningStage.STARTING
    return EveningStage.REGISTRATION if state.registration is Registration.OPEN else EveningStage.ANNOUNCED


def _in_play(state: State, now: datetime, money: MoneyStage) -> EveningStage:
    if money.stage is Stage.DEAL:
        return EveningStage.DEAL
    if money.in_step:
        return EveningStage.HAND_FOR_HAND
    if money.near and money.to_go and money.stage in (Stage.TO_GO, Stage.BUBBLE):
        return EveningStage.BUBBLE
    if field_is_final(state, now) and money.final_table and len(state.entries) > state.setup.seats_per_table:
        return EveningStage.FINAL_TABLE
    if money.stage is Stage.IN_MONEY:
        return EveningStage.IN_MONEY
    closes = late_until(state, now)
    return EveningStage.CLOSING if closes is not None and closes - now <= SOON else EveningStage.PLAY
