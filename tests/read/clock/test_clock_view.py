"""What a clock face shows: tables of instants."""

from datetime import timedelta

from tdapp.domain import tournament
from tdapp.domain.clock import timing
from tdapp.domain.clock.level_now import present_level
from tdapp.domain.clock.stack_unit import Unit
from tdapp.domain.clock.structure import Break, Structure
from tdapp.domain.money.sale_spans import registration_open
from tdapp.domain.refusal import Allowed
from tdapp.domain.registration import entries
from tdapp.domain.units import Chips
from tdapp.read.clock.clock import ClockPhase, ClockView, LevelView, clock_view
from tdapp.read.clock.depth import Depth, depth_in
from tdapp.values import replace
from tests.domain.clock import games
from tests.domain.evening import (
    LEVEL,
    MINUTE,
    SETUP,
    START,
    STRUCTURE,
    Evening,
    entry,
    late,
    level,
    player,
    playing,
    registered,
)

ZERO = timedelta(0)
SECOND = timedelta(seconds=1)


def seen(evening: Evening) -> ClockView:
    return clock_view(evening.state, evening.now)


def test_before_the_start_level_1_waits_in_full() -> None:
    view = seen(registered(4))
    assert view.phase is ClockPhase.NOT_STARTED
    assert view.level == LevelView(1, STRUCTURE[0])
    assert view.next_level == LevelView(2, STRUCTURE[1])
    assert (view.left, view.lasts, view.fraction) == (LEVEL, LEVEL, 0.0)
    assert view.starts_at is view.ends_at is view.back_at is None
    assert [row.starts_at for row in view.schedule] == [None] * 5
    assert [row.state for row in view.schedule] == ["now", *["coming"] * 4]


def test_a_set_start_gives_the_whole_schedule_its_times() -> None:
    evening = registered(4)
    evening.do(timing.start_at, START)
    view = seen(evening)
    assert view.phase is ClockPhase.SCHEDULED
    assert view.starts_at == START
    assert [row.starts_at for row in view.schedule] == [START + m * MINUTE for m in (0, 20, 40, 55, 75)]
    assert seen(evening.wait(60)).phase is ClockPhase.RUNNING


def test_a_running_level_counts_whole_seconds_down_and_zero_means_over() -> None:
    evening = playing(4)
    evening.now += timedelta(milliseconds=1)
    assert seen(evening).left == LEVEL
    evening.now = START + LEVEL - timedelta(milliseconds=1)
    view = seen(evening)
    assert view.left == SECOND
    assert view.warn
    evening.now = START + LEVEL
    assert seen(evening).left == LEVEL
    assert seen(evening).level == LevelView(2, STRUCTURE[1])


def test_the_last_minute_warns_of_a_level_that_runs_only() -> None:
    evening = playing(4)
    evening.now = START + 19 * MINUTE - SECOND
    assert not seen(evening).warn
    evening.now += SECOND
    assert seen(evening).warn
    evening.do(timing.pause)
    assert not seen(evening).warn
    on_break = playing(4).wait(54.5)
    assert seen(on_break).phase is ClockPhase.BREAK
    assert not seen(on_break).warn


def test_what_comes_next() -> None:
    view = seen(playing(4).wait(30))
    assert view.next_break == STRUCTURE[2]
    assert view.next_level == LevelView(3, STRUCTURE[3])
    assert view.break_in == 10 * MINUTE
    assert view.ends_at == START + 40 * MINUTE
    assert seen(playing(4).wait(5)).break_in == 35 * MINUTE
    assert seen(playing(4).wait(5)).next_break is None
    assert seen(playing(4).wait(60)).break_in is None


def test_on_a_break_the_level_is_the_one_before_and_play_goes_on_at_a_time() -> None:
    evening = playing(4).wait(45)
    view = seen(evening)
    assert view.phase is ClockPhase.BREAK
    assert view.on_break == STRUCTURE[2]
    assert view.level == LevelView(2, STRUCTURE[1])
    assert view.left == 10 * MINUTE
    assert view.back_at == START + 55 * MINUTE
    evening.do(timing.pause)
    paused = seen(evening.wait(3))
    assert (paused.phase, paused.on_break, paused.back_at) == (ClockPhase.PAUSED, STRUCTURE[2], None)


def test_two_breaks_in_a_row_are_one_for_whoever_waits() -> None:
    structure: Structure = (level(100), Break(10 * MINUTE), Break(30 * MINUTE, "Dinner"), level(200))
    evening = Evening(SETUP, structure)
    evening.do(timing.start, allow=Allowed(frozenset({"clock.no_seats"})))
    view = seen(evening.wait(25))
    assert view.back_at == evening.now + 35 * MINUTE
    assert view.next_break == structure[2]


def test_a_break_before_level_1_has_no_level_yet() -> None:
    structure: Structure = (Break(10 * MINUTE), level(100))
    state = Evening(SETUP, structure).state
    view = clock_view(state, START)
    assert view.level is None
    assert view.next_level == LevelView(1, structure[1])
    assert present_level(state, START) == structure[1]


def test_paused_expected_times_move_on_and_what_began_before_is_unknown() -> None:
    evening = playing(4).wait(25)
    evening.do(timing.pause)
    first = seen(evening)
    later = seen(evening.wait(10))
    assert first.phase is later.phase is ClockPhase.PAUSED
    assert first.left == later.left == 15 * MINUTE
    assert [row.starts_at for row in later.schedule[:2]] == [None, None]
    assert later.schedule[2].starts_at == evening.now + 15 * MINUTE
    assert first.schedule[2].starts_at == evening.now + 5 * MINUTE
    assert later.ends_at is None


def test_after_a_pause_times_are_known_from_there_on() -> None:
    evening = playing(4).wait(5)
    evening.do(timing.pause)
    evening.wait(10).do(timing.resume)
    rows = seen(evening.wait(20)).schedule
    assert [row.starts_at for row in rows] == [None, *(START + m * MINUTE for m in (30, 50, 65, 85))]
    assert [row.state for row in rows] == ["played", "now", "coming", "coming", "coming"]


def test_the_last_level_over_shows_nothing_left() -> None:
    view = seen(playing(4).wait(120))
    assert view.phase is ClockPhase.OVER
    assert (view.left, view.fraction) == (ZERO, 1.0)
    assert view.level == LevelView(4, STRUCTURE[4])
    assert view.next_level is view.next_break is view.ends_at is view.break_in is None


def test_an_extra_break_keeps_the_level_number() -> None:
    evening = playing(4).wait(5)
    evening.do(timing.break_now, 10 * MINUTE)
    view = seen(evening)
    assert view.next_level == LevelView(1, replace(STRUCTURE[0], lasts=15 * MINUTE, continued=True))
    assert [row.number for row in view.schedule] == [1, None, 1, 2, None, 3, 4]


def test_the_schedule_marks_where_registration_ends() -> None:
    evening = playing(4)
    assert [row.registration_ends for row in seen(evening).schedule] == [False, True, False, False, False]
    evening.wait(5).do(timing.next_period)
    evening.do(timing.break_now, 10 * MINUTE)
    assert [row.registration_ends for row in seen(evening).schedule].index(True) == 2
    evening.do(tournament.close_registration)
    assert not any(row.registration_ends for row in seen(evening).schedule)


def assert_nothing_follows(view: ClockView) -> None:
    assert (view.left, view.fraction, view.warn, view.by_hand) == (ZERO, 1.0, False, False)
    assert view.on_break is view.next_level is view.next_break is view.break_in is view.back_at is view.ends_at is None


def test_once_only_one_is_left_nothing_is_counted_and_nothing_follows() -> None:
    for minutes, number in ((5, 1), (45, 2), (60, 3), (500, 4)):  # 45: in a break
        evening = playing(2).wait(minutes)
        if registration_open(evening.state, evening.now):
            evening.do(tournament.close_registration)
        evening.do(entries.bust_out, entry(1))
        view = seen(evening.wait(3))
        assert view.phase is ClockPhase.FINISHED
        assert view.level is not None
        assert view.level.number == number
        assert_nothing_follows(view)
        for lever, more in (
            (timing.start, ()),
            (timing.pause, ()),
            (timing.resume, ()),
            (timing.add_time, (MINUTE,)),
            (timing.next_period, ()),
            (timing.previous_period, ()),
            (timing.break_now, (MINUTE,)),
        ):
            evening.refused("clock.play_is_over", lever, *more)
        evening.undo()
        assert seen(evening).phase is not ClockPhase.FINISHED
        evening.do(timing.pause)


def test_while_somebody_may_still_come_in_the_clock_runs_on_for_the_one_who_is_left() -> None:
    evening = playing(2).wait(5)
    evening.do(entries.bust_out, entry(1))
    view = seen(evening.wait(3))
    assert (view.phase, view.left) == (ClockPhase.RUNNING, 12 * MINUTE)
    evening.do(timing.pause)
    evening.wait(2).do(timing.resume)
    evening.do(entries.register, (player(3),), "seed")
    assert seen(evening).phase is ClockPhase.RUNNING
    evening.do(entries.bust_out, entry(3))
    assert seen(evening.wait(11)).phase is ClockPhase.RUNNING
    assert seen(evening.wait(22)).phase is ClockPhase.FINISHED, "registration closed by itself, after level 2"


def test_finished() -> None:
    evening = late(2)
    evening.do(entries.bust_out, entry(1))
    evening.pay(entry(2)[0])
    evening.do(tournament.finish)
    view = seen(evening.wait(500))
    assert view.phase is ClockPhase.FINISHED
    assert_nothing_follows(view)
    assert all(row.starts_at is None for row in view.schedule)


def test_levels_say_their_games_only_where_they_change() -> None:
    plain = seen(playing(4))
    assert plain.level is not None and plain.level.says == ()
    assert {row.says for row in plain.schedule} == {()}
    evening = playing(4)
    evening.state = replace(evening.state, structure=(games.omaha(100), Break(MINUTE), games.razz(200)))
    mixed = seen(evening)
    assert mixed.level is not None and mixed.level.says == games.omaha(100).games
    assert mixed.next_level is not None and mixed.next_level.says == games.razz(200).games
    assert [row.says for row in mixed.schedule] == [games.omaha(100).games, (), games.razz(200).games]


def test_in_stud_stacks_are_measured_in_big_bets() -> None:
    assert depth_in(Chips(2_000), level(100)) == Depth(20)
    assert depth_in(Chips(2_000), games.razz(200)) == Depth(5, Unit.BIG_BETS)
    assert depth_in(None, level(100)) is None
