"""Simulated evenings: what holds of each of them, and what one that differs says."""

from datetime import timedelta

import numpy as np
import pytest

from tdapp.domain.evening_ahead import stretches
from tdapp.domain.forecast.evening import AddOns, Evening, Stretch, Tempo
from tdapp.domain.forecast.forecasting import forecast
from tdapp.domain.forecast.outlook import Outlook
from tdapp.domain.forecast.simulation import play
from tdapp.domain.progress import Stopped
from tdapp.domain.units import Chips
from tdapp.values import replace
from tests.domain.evening import STRUCTURE
from tests.domain.forecast.evenings import MINUTE, STACK, field, late, levels

RUNS = 300


def said(evening: Evening) -> Outlook:
    return forecast(evening, seed=1, runs=RUNS)


def test_the_same_seed_says_the_same_and_another_one_nearly_so() -> None:
    one, same, other = said(field()), said(field()), forecast(field(), seed=2, runs=RUNS)
    assert one == same != other
    assert abs(one.end.median - other.end.median) < 40 * MINUTE


def test_chips_are_those_that_were_bought_and_nobody_is_back_without_buying_in() -> None:
    closed = play(field(60), RUNS, 1)
    assert set(closed.chips) == {60 * STACK} and set(closed.entries) == {60}
    lefts = np.array([left for _, _, left, _ in closed.seen])
    assert (np.diff(lefts, axis=0) <= 0).all()
    still_open = play(field(60, entering=late(100, more=20, again=0.5)), RUNS, 1)
    assert (still_open.chips == still_open.entries * STACK).all()
    assert (still_open.entries >= 60).all() and (still_open.entries > 60).any()
    rebuys = play(field(60, entering=late(100, again=0.5, rebuys=True)), RUNS, 1)
    assert set(rebuys.entries) == {60} and (rebuys.chips > 60 * STACK).any() and not (rebuys.chips % STACK).any()


def test_each_evening_comes_to_the_bubble_then_to_the_final_table_and_ends_by_one() -> None:
    played = play(field(100), RUNS, 1)
    assert (played.bubble < played.final).all() and (played.final < played.end).all()
    assert set(played.left) == {1} and played.open_ended == 0


def test_more_players_more_chips_and_an_add_on_end_later() -> None:
    few, many = said(field(50)).end.median, said(field(200)).end.median
    assert few < many
    deep = replace(field(50), chips=Chips(50 * 3 * STACK))
    assert few < said(deep).end.median
    with_break = (*levels(6), Stretch(15 * MINUTE, None), *levels(30)[6:])
    without, sold = field(50, with_break), field(50, with_break, add_ons=AddOns(6, 0.8, STACK))
    assert said(without).end.median < said(sold).end.median


def test_shorter_levels_end_earlier_and_not_by_all_the_minutes_taken_off() -> None:
    usual = Tempo(usual=20 * MINUTE)
    long, short = (said(field(100, levels(minutes=each), tempo=usual)).end for each in (20, 16))
    assert short.median < long.median and short.low < long.low and short.high < long.high
    assert short.median > long.median * 0.8


def test_a_level_less_and_a_break_less_end_earlier() -> None:
    rows = (*levels(6), Stretch(15 * MINUTE, None), *levels(30)[6:])
    end = said(field(100, rows)).end.median
    skipped = said(field(100, levels(30))).end.median
    dropped = said(field(100, (*rows[:4], *rows[5:]))).end.median
    assert skipped == end - 15 * MINUTE
    assert end - 20 * MINUTE <= dropped < end


def test_a_fast_club_and_a_deal_end_earlier_and_who_is_known_well_is_told_more_closely() -> None:
    usual, fast = said(field(100)).end, said(field(100, tempo=Tempo(pace=1.5))).end
    assert fast.median < usual.median
    assert said(field(100, tempo=Tempo(deals=0.9))).end.median < usual.median
    known = said(field(100, tempo=Tempo(weight=100.0))).end
    assert known.high - known.low < usual.high - usual.low


def test_breaks_take_nobody_out() -> None:
    rows = (*levels(3), Stretch(30 * MINUTE, None), *levels(30)[3:])
    moments = {each.stretch: each for each in said(field(100, rows)).moments}
    assert moments[3].left == moments[4].left
    assert moments[4].after - moments[3].after == 30 * MINUTE
    assert moments[0].left.low == 100 and moments[0].after == timedelta(0)


def test_what_is_over_already_is_not_forecast() -> None:
    at_the_final_table = replace(field(100), left=6)
    outlook = said(at_the_final_table)
    assert outlook.bubble is None and outlook.final_table is None
    assert outlook.end.low < outlook.end.median < outlook.end.high
    assert said(field(100, paid=())).bubble is None


def test_the_bubble_waits_for_registration_to_close() -> None:
    outlook = said(field(20, entering=late(120, more=2), paid=(15,)))
    assert outlook.bubble is not None and outlook.bubble.low >= 120 * MINUTE


def test_before_doors_open_more_is_unknown() -> None:
    sure, unsure = said(field(100)).end, said(field(100, unsure=0.3)).end
    assert unsure.high - unsure.low > sure.high - sure.low


def test_the_share_that_ends_past_an_hour() -> None:
    outlook = said(field(100))
    assert outlook.past(timedelta(0)) == 1 and outlook.past(timedelta(days=3)) == 0
    assert outlook.past(outlook.end.median) == pytest.approx(0.5, abs=0.02)
    assert outlook.past(outlook.end.high) == pytest.approx(0.1, abs=0.02)


def test_past_the_last_level_it_goes_on_and_comes_to_an_end() -> None:
    outlook = said(field(100, levels(4)))
    assert outlook.end.median > 80 * MINUTE
    assert outlook.open_ended < 0.5


def test_it_tells_how_far_it_is_and_stops_when_told() -> None:
    heard: list[float] = []
    forecast(field(30), seed=1, runs=10, progress=lambda done: heard.append(done) is None)
    assert heard[0] < heard[-1] == 1 and heard == sorted(heard)
    with pytest.raises(Stopped):
        forecast(field(30), seed=1, runs=10, progress=lambda done: False)


def test_the_levels_ahead_begin_with_what_is_left_of_the_one_that_runs() -> None:
    ahead = stretches(STRUCTURE, STRUCTURE[0].lasts + 5 * MINUTE)
    assert ahead[0].gone == 5 * MINUTE and ahead[0].lasts == STRUCTURE[1].lasts
    assert len(ahead) == len(STRUCTURE) - 1 and not any(each.gone for each in ahead[1:])
    over = stretches(STRUCTURE, timedelta(days=2))
    assert len(over) == 1 and not over[0].gone
