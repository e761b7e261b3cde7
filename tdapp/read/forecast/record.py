"""How right the forecast was: what it said at each stage of an evening, beside when the evening ended."""

from collections.abc import Iterable, Mapping, Sequence
from datetime import datetime
from enum import StrEnum

from msgspec import Struct

from tdapp.domain.forecast.tempo import PlayedEvening
from tdapp.domain.play_over import field_is_final, play_is_over
from tdapp.domain.state import State


class SaidAt(StrEnum):
    """The stages of an evening at which it is noted what the forecast says: play begins, nobody can come in any more,
    half of the entries are out, the final table sits down.
    """

    START = "start"
    CLOSED = "closed"
    HALF = "half"
    FINAL = "final"


class Forecasted(Struct, frozen=True):
    """What the forecast said at a stage: four of five evenings end from `low` to `high`, half of them by `end`."""

    stage: SaidAt
    made: datetime
    low: datetime
    end: datetime
    high: datetime


class Taught(Struct, frozen=True):
    """What is kept of an evening that was played: what it teaches, and when it `ended`. `line`: of its journal, up to
    which that tells.
    """

    line: int
    ended: datetime
    evening: PlayedEvening


class HowRight(Struct, frozen=True):
    """One forecast beside the truth. `held`: the end lay in its range."""

    said: Forecasted
    was: datetime
    held: bool


class ClubRecord(Struct, frozen=True):
    """Over the evenings of a club: of `many` forecasts made at a stage, `held` held the end."""

    stage: SaidAt
    held: int
    many: int


def stage_of(state: State, now: datetime) -> SaidAt | None:
    """The stage an evening is at; None: it has not begun, or is over."""
    if not state.clock.started(now) or play_is_over(state, now):
        return None
    if not field_is_final(state, now):
        return SaidAt.START
    if state.alive <= state.setup.seats_per_table:
        return SaidAt.FINAL
    return SaidAt.HALF if 2 * state.alive <= len(state.entries) else SaidAt.CLOSED


def how_right(said: Iterable[Forecasted], ended: datetime) -> tuple[HowRight, ...]:
    """Each forecast of an evening beside its end, in the order of the stages."""
    order = list(SaidAt)
    ordered = sorted(said, key=lambda each: order.index(each.stage))
    return tuple(HowRight(each, ended, each.low <= ended <= each.high) for each in ordered)


def club_record(evenings: Sequence[tuple[Mapping[SaidAt, Forecasted], datetime]]) -> tuple[ClubRecord, ...]:
    """How often the range held the end, stage by stage; stages nobody forecast at are left out."""
    found = []
    for stage in SaidAt:
        those = [(said[stage], ended) for said, ended in evenings if stage in said]
        if those:
            held = sum(each.low <= ended <= each.high for each, ended in those)
            found.append(ClubRecord(stage, held, len(those)))
    return tuple(found)
