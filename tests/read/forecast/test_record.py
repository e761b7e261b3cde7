"""How right the forecast was, and when it is worth a word that an evening may run late."""

from datetime import UTC, datetime, timedelta

from tdapp.domain.registration import entries
from tdapp.read.forecast.forecast_needs import forecast_needs
from tdapp.read.forecast.foreseen import Foreseen
from tdapp.read.forecast.record import Forecasted, SaidAt, club_record, how_right, stage_of
from tdapp.values import replace
from tdapp.words.forecast.forecast import said_and_was
from tdapp.words.say import Words
from tests.domain.evening import MINUTE, entry, playing, registered
from tests.read.forecast.test_foreseen import foreseen, night

NIGHT = datetime(2026, 11, 20, 23, 0, tzinfo=UTC)


def said(stage: SaidAt, low: int, high: int) -> Forecasted:
    return Forecasted(stage, NIGHT, NIGHT + low * MINUTE, NIGHT + (low + high) // 2 * MINUTE, NIGHT + high * MINUTE)


def test_what_was_said_stands_beside_what_it_was() -> None:
    first, second = how_right([said(SaidAt.FINAL, 45, 60), said(SaidAt.START, 20, 50)], NIGHT + 41 * MINUTE)
    assert first.said.stage is SaidAt.START and first.held and not second.held
    assert said_and_was(Words("en", UTC), first) == "At the start it said 23:20 to 23:50, it was 23:41"


def test_over_the_evenings_of_a_club_the_share_that_was_held_is_counted_by_stage() -> None:
    held = {SaidAt.START: said(SaidAt.START, 0, 60)}
    missed = {SaidAt.START: said(SaidAt.START, 50, 60), SaidAt.FINAL: said(SaidAt.FINAL, 30, 60)}
    start, final = club_record([(held, NIGHT + 41 * MINUTE), (missed, NIGHT + 41 * MINUTE)])
    assert (start.stage, start.held, start.many) == (SaidAt.START, 1, 2)
    assert (final.stage, final.held, final.many) == (SaidAt.FINAL, 1, 1)


def test_the_stages_follow_registration_the_field_and_the_table() -> None:
    assert stage_of(registered(20).state, registered(20).now) is None
    evening = playing(20)
    assert stage_of(evening.state, evening.now) is SaidAt.START
    evening.wait(41)
    assert stage_of(evening.state, evening.now) is SaidAt.CLOSED
    for number in range(1, 20):
        evening.do(entries.bust_out, entry(number))
        left = 20 - number
        seated = SaidAt.FINAL if left < 10 else SaidAt.HALF if left == 10 else SaidAt.CLOSED
        assert stage_of(evening.state, evening.now) is (seated if left > 1 else None)


def ahead() -> Foreseen:
    evening = night()
    return foreseen(evening, closing=evening.now + timedelta(hours=2))


def test_an_evening_that_may_run_late_is_a_line_of_the_panel_while_there_is_a_lever() -> None:
    seen = ahead()
    assert seen.past is not None and seen.past > 0.5
    (need,) = forecast_needs(seen)
    assert need.action == "clock.page"
    assert not list(forecast_needs(replace(seen, past=0.2)))
    assert not list(forecast_needs(replace(seen, levers=())))
    assert not list(forecast_needs(None))
