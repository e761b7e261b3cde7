"""The clock and its decisions: tables of what it shows after what was done."""

from datetime import timedelta

import pytest

from tdapp.domain.clock import timing
from tdapp.domain.clock.clock import Clock, Position, begins, level_end, position, with_break
from tdapp.domain.clock.clock_facts import BreakInserted, ClockSet, ClockVerb, PeriodStretched
from tdapp.domain.clock.structure import Break, level_numbers
from tdapp.domain.refusal import Allowed
from tdapp.domain.registration import entries
from tdapp.domain.seating import seating
from tdapp.values import replace
from tests.domain.evening import (
    LEVEL,
    MINUTE,
    START,
    STRUCTURE,
    Evening,
    entry,
    late,
    level,
    playing,
    registered,
)

ZERO = timedelta(0)


def here(evening: Evening) -> Position:
    return position(evening.state.structure, evening.state.clock.at(evening.now))


@pytest.mark.parametrize(
    ("played", "expected"),
    [
        (0, (0, 0, False)),
        (19.99, (0, 19.99, False)),
        (20, (1, 0, False)),
        (40, (2, 0, False)),
        (55, (3, 0, False)),
        (94.5, (4, 19.5, False)),
        (95, (4, 20, True)),
        (500, (4, 425, True)),
    ],
)
def test_position(played: float, expected: tuple[int, float, bool]) -> None:
    index, into, over = expected
    assert position(STRUCTURE, played * MINUTE) == Position(index, into * MINUTE, over)


def test_level_numbers_and_ends() -> None:
    assert level_numbers(STRUCTURE) == (1, 2, None, 3, 4)
    assert [level_end(STRUCTURE, number) for number in (0, 1, 2, 3, 5)] == [ZERO, LEVEL, 2 * LEVEL, 75 * MINUTE, None]
    assert begins(STRUCTURE, 3) == 55 * MINUTE


def test_a_clock_set_for_later_stands_until_then() -> None:
    clock = Clock(ZERO, START)
    assert not clock.runs(START - MINUTE)
    assert not clock.started(START - MINUTE)
    assert clock.at(START - MINUTE) == ZERO
    assert clock.started(START)
    assert clock.at(START + MINUTE) == MINUTE


def test_starting() -> None:
    evening = registered(4)
    assert evening.refused("clock.no_seats", timing.start).overridable
    evening.do(timing.start, allow=Allowed(frozenset({"clock.no_seats"})))
    evening.refused("clock.started", timing.start)
    evening.refused("clock.started", timing.start_at, evening.now + MINUTE)


def test_starting_at_a_time_and_ahead_of_it() -> None:
    evening = registered(4)
    evening.do(seating.draw_seats, "s")
    evening.refused("clock.start_past", timing.start_at, evening.now)
    evening.refused("clock.start_past", timing.start_at, evening.now + timedelta(days=366))
    evening.do(timing.start_at, START)
    assert not evening.state.clock.started(evening.now)
    evening.do(timing.start)
    assert evening.state.clock.runs(evening.now)


def test_pause_and_resume_lose_no_time() -> None:
    evening = playing(4).wait(5)
    evening.refused("clock.is_running", timing.resume)
    evening.do(timing.pause)
    evening.wait(60)
    assert here(evening).into == 5 * MINUTE
    evening.refused("clock.stands", timing.pause)
    evening.do(timing.resume)
    assert here(evening.wait(3)).into == 8 * MINUTE


@pytest.mark.parametrize(
    ("decision", "args"),
    [
        (timing.resume, ()),
        (timing.next_period, ()),
        (timing.previous_period, ()),
        (timing.go_to_level, (2,)),
        (timing.go_to_break, ()),
        (timing.break_now, (10 * MINUTE,)),
        (timing.set_back, (MINUTE,)),
    ],
)
def test_before_the_start_the_clock_cannot_be_moved(decision: object, args: tuple[object, ...]) -> None:
    registered(4).refused("clock.not_started", decision, *args)


def test_plus_and_minus_a_minute_stretch_the_present_level() -> None:
    evening = playing(4).wait(5)
    act = evening.do(timing.add_time, MINUTE)
    assert act is not None
    assert act.facts == (PeriodStretched(0, MINUTE),)
    assert evening.state.structure[0].lasts == 21 * MINUTE
    evening.do(timing.add_time, -10 * MINUTE)
    assert evening.state.structure[0].lasts == 11 * MINUTE
    evening.refused("clock.too_little_left", timing.add_time, -6 * MINUTE)
    evening.refused("clock.length", timing.add_time, timedelta(hours=24))


def test_a_minute_before_the_start_is_a_minute_for_level_1() -> None:
    evening = registered(4)
    evening.do(timing.add_time, MINUTE)
    assert evening.state.structure[0].lasts == 21 * MINUTE


def test_a_minute_after_the_last_level_is_a_minute_from_now() -> None:
    evening = playing(4).wait(100)
    assert here(evening).over
    evening.do(timing.add_time, MINUTE)
    place = here(evening)
    assert not place.over
    assert evening.state.structure[place.period].lasts - place.into == MINUTE


def test_a_level_any_number_of_steps_away_is_gone_to_in_one_act_and_back() -> None:
    evening = playing(4).wait(5)
    act = evening.do(timing.go_to_level, 4)
    assert act is not None and len(act.facts) == 1
    assert here(evening) == Position(4, ZERO, over=False)  # a break lies between level 2 and 3
    evening.wait(3).do(timing.go_to_level, 1)
    assert here(evening) == Position(0, ZERO, over=False)
    assert here(evening.wait(2)).into == 2 * MINUTE  # it runs on as it did
    evening.do(timing.pause)
    evening.do(timing.go_to_level, 3)
    assert here(evening.wait(9)) == Position(3, ZERO, over=False)


def test_there_is_no_level_beyond_the_structure_and_none_before_the_first() -> None:
    evening = playing(4)
    for none in (0, -1, 5):
        assert evening.refused("clock.no_level", timing.go_to_level, none).facts == {"level": none, "n": 4}


def test_a_level_that_a_break_has_cut_in_two_begins_with_its_first_part() -> None:
    evening = playing(4).wait(5)
    evening.do(timing.break_now, 10 * MINUTE)
    evening.do(timing.go_to_level, 2)
    evening.do(timing.go_to_level, 1)
    assert here(evening) == Position(0, timedelta(0), over=False)


def test_the_next_break_is_gone_to_past_the_levels_before_it() -> None:
    evening = playing(4).wait(5)
    evening.do(timing.go_to_break)
    assert here(evening) == Position(2, ZERO, over=False)
    evening.refused("clock.no_break", timing.go_to_break)  # in it, and none follows


def test_a_step_of_the_clock_is_undone_as_if_it_had_never_been() -> None:
    evening = playing(4).wait(5)
    evening.do(timing.go_to_level, 4)
    evening.wait(2).undo()
    assert here(evening) == Position(0, 7 * MINUTE, over=False)


def test_next_and_previous_go_to_the_start_of_a_row() -> None:
    evening = playing(4).wait(5)
    evening.refused("clock.first_level", timing.previous_period)
    evening.do(timing.next_period)
    assert here(evening) == Position(1, ZERO, over=False)
    evening.wait(1).do(timing.next_period)
    assert here(evening).period == 2
    evening.do(timing.pause)
    evening.do(timing.previous_period)
    assert here(evening.wait(9)) == Position(1, ZERO, over=False)
    evening.wait(200)
    evening.do(timing.resume)
    evening.wait(200)
    evening.refused("clock.last_level", timing.next_period)


def test_a_paused_clock_taken_back_to_its_very_start_has_begun_all_the_same() -> None:
    evening = playing(4).wait(25)
    evening.do(timing.pause)
    evening.do(timing.previous_period)
    assert here(evening).period == 0
    evening.refused("clock.started", timing.start)
    evening.refused("unregister.started", entries.unregister, *entry(1))
    evening.do(timing.set_back, 5 * MINUTE)
    evening.refused("clock.started", timing.start)
    evening.do(timing.resume)
    assert round(here(evening.wait(1)).into / MINUTE, 3) == 1


def test_a_clock_paused_in_the_instant_it_starts_is_paused() -> None:
    evening = playing(4)
    evening.do(timing.pause)
    assert evening.state.clock.started(evening.now) and not evening.state.clock.runs(evening.now)


def test_an_extra_break_cuts_the_level_and_gives_back_its_rest() -> None:
    evening = playing(4).wait(5)
    act = evening.do(timing.break_now, 10 * MINUTE)
    assert act is not None
    assert act.facts == (BreakInserted(0, 5 * MINUTE, 10 * MINUTE),)
    assert here(evening) == Position(1, ZERO, over=False)
    assert evening.state.structure[1] == Break(10 * MINUTE)
    rest = evening.state.structure[2]
    assert rest == replace(level(100), lasts=15 * MINUTE, continued=True)
    assert level_numbers(evening.state.structure) == (1, None, 1, 2, None, 3, 4)
    evening.refused("clock.on_break", timing.break_now, 10 * MINUTE)
    evening.wait(25)
    assert here(evening).period == 3


def test_an_extra_break_at_the_edges() -> None:
    assert with_break(STRUCTURE, 0, ZERO, MINUTE)[:2] == (Break(MINUTE), STRUCTURE[0])
    after_all = with_break(STRUCTURE, 4, 30 * MINUTE, MINUTE)
    assert after_all[4:] == (
        replace(STRUCTURE[4], lasts=30 * MINUTE),
        Break(MINUTE),
        replace(STRUCTURE[4], continued=True),
    )
    ended = with_break(STRUCTURE, 0, LEVEL, MINUTE)
    assert ended[:3] == (STRUCTURE[0], Break(MINUTE), STRUCTURE[1])
    playing(4).refused("clock.length", timing.break_now, timedelta(seconds=5))


def test_an_extra_break_after_the_last_level_lets_it_be_played_once_more() -> None:
    evening = playing(4).wait(110)
    evening.do(timing.break_now, 10 * MINUTE)
    assert isinstance(evening.state.structure[here(evening).period], Break)
    assert here(evening).into == ZERO
    place = here(evening.wait(10))
    assert evening.state.structure[place.period] == replace(STRUCTURE[4], continued=True)


def test_setting_back_takes_out_time_that_did_not_count() -> None:
    evening = playing(4).wait(15)
    act = evening.do(timing.set_back, 10 * MINUTE)
    assert act is not None
    assert act.facts == (ClockSet(ClockVerb.CORRECT, 5 * MINUTE, evening.now),)
    evening.do(timing.set_back, 60 * MINUTE)
    assert evening.state.clock.at(evening.now) == ZERO
    evening.wait(3).do(timing.pause)
    evening.do(timing.set_back, MINUTE)
    assert evening.state.clock == Clock(2 * MINUTE, None)


def test_an_undone_pause_goes_on_as_if_it_had_never_been() -> None:
    evening = playing(4).wait(5)
    evening.do(timing.pause)
    evening.wait(7)
    evening.undo()
    assert here(evening).into == 12 * MINUTE
    evening.redo()
    assert evening.state.clock == Clock(5 * MINUTE, None)


def test_an_undone_minute_and_an_undone_break_give_the_old_structure_back() -> None:
    evening = playing(4).wait(5)
    evening.do(timing.add_time, MINUTE)
    evening.undo()
    assert evening.state.structure == STRUCTURE
    evening.do(timing.break_now, 10 * MINUTE)
    evening.wait(2).undo()
    assert evening.state.structure == STRUCTURE
    assert here(evening).into == 7 * MINUTE


def test_a_clock_act_is_corrected_only_while_nothing_else_set_the_clock() -> None:
    evening = playing(4).wait(5)
    pause = evening.do(timing.pause)
    evening.wait(1).do(timing.resume)
    assert pause is not None
    before, after = evening.replayed(), evening.replayed()
    evening.refused(
        "retract.clock_since",
        timing.undo_clock,
        pause.number,
        replace(before, clock=Clock(ZERO, START)),
        replace(after, clock=Clock(5 * MINUTE)),
    )
    evening.refused(
        "retract.clock_since",
        timing.undo_clock,
        pause.number,
        replace(before, structure=STRUCTURE[:2]),
        replace(after, structure=STRUCTURE[:3]),
    )


def test_after_the_finish_the_clock_stays() -> None:
    evening = late(2)
    evening.do(entries.bust_out, entry(1))
    evening.state = replace(evening.state, finished=True)
    for decision, args in (
        (timing.start, ()),
        (timing.start_at, (START,)),
        (timing.pause, ()),
        (timing.resume, ()),
        (timing.add_time, (MINUTE,)),
        (timing.next_period, ()),
        (timing.previous_period, ()),
        (timing.break_now, (MINUTE,)),
        (timing.set_back, (MINUTE,)),
        (timing.undo_clock, (5, evening.state, evening.state)),
    ):
        evening.refused("finished", decision, *args)
