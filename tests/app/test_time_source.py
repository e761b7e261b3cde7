"""The time source: sleep, stalls, clocks set anew, summer time - nothing moves the room's clock without being asked."""

from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest

from tdapp.app.time_source import Jump, JumpKind, TimeSource

SIX = datetime(2026, 11, 21, 18, tzinfo=UTC)
MINUTE = timedelta(minutes=1)


class Machine:
    """A computer with three clocks: the wall's, one that stops in sleep, and one that goes on."""

    def __init__(self, at: datetime = SIX) -> None:
        self.wall_seconds = at.timestamp()
        self.awake_seconds = 1000.0
        self.booted_seconds = 5000.0
        self.source = TimeSource(lambda: self.wall_seconds, lambda: self.awake_seconds, lambda: self.booted_seconds)

    def run(self, seconds: float) -> None:
        self.wall_seconds += seconds
        self.awake_seconds += seconds
        self.booted_seconds += seconds

    def sleep(self, by: timedelta) -> None:
        self.wall_seconds += by.total_seconds()
        self.booted_seconds += by.total_seconds()

    def set_wall(self, by: timedelta) -> None:
        self.wall_seconds += by.total_seconds()

    def tick(self, seconds: int = 1) -> list[Jump]:
        found = []
        for _ in range(seconds):
            self.run(1)
            jump = self.source.check()
            if jump is not None:
                found.append(jump)
        return found


def test_an_ordinary_hour_has_no_jumps() -> None:
    machine = Machine()
    assert machine.tick(3600) == []
    assert machine.source.now() == SIX + 60 * MINUTE


def test_clocks_that_drift_apart_slowly_are_no_jump() -> None:
    machine = Machine()
    for _ in range(60):
        machine.set_wall(timedelta(milliseconds=20))
        assert machine.tick() == []


def test_sleep_is_noticed_and_does_not_count_by_itself() -> None:
    machine = Machine()
    machine.tick(10)
    machine.sleep(8 * MINUTE)
    (jump,) = machine.tick(5)
    assert (jump.kind, jump.counted) == (JumpKind.SLEPT, False)
    assert abs(jump.by - 8 * MINUTE) < timedelta(milliseconds=1)
    assert machine.source.now() == SIX + timedelta(seconds=15)


def test_sleep_counts_once_it_is_told_to_and_only_once_is_it_reported() -> None:
    machine = Machine()
    machine.sleep(8 * MINUTE)
    (jump,) = machine.tick(3)
    machine.source.count(jump)
    assert abs(machine.source.now() - (SIX + 8 * MINUTE + timedelta(seconds=3))) < timedelta(milliseconds=1)
    assert machine.tick(60) == []


def test_two_sleeps_are_two_jumps_of_their_own_length() -> None:
    machine = Machine()
    machine.sleep(8 * MINUTE)
    first = machine.tick(3)
    machine.sleep(5 * MINUTE)
    second = machine.tick(3)
    assert [round(jump.by / MINUTE) for jump in (*first, *second)] == [8, 5]


@pytest.mark.parametrize("by", [timedelta(hours=1), timedelta(hours=-1), timedelta(days=365), timedelta(seconds=-3)])
def test_a_wall_clock_set_anew_moves_nothing(by: timedelta) -> None:
    machine = Machine()
    machine.tick(10)
    machine.set_wall(by)
    (jump,) = machine.tick(5)
    assert (jump.kind, jump.counted) == (JumpKind.SET, False)
    assert abs(jump.by - by) < timedelta(milliseconds=1)
    assert machine.source.now() == SIX + timedelta(seconds=15)


def test_a_wall_clock_set_forward_counts_when_told_to_and_set_back_never() -> None:
    machine = Machine()
    machine.set_wall(3 * MINUTE)
    (jump,) = machine.tick()
    machine.source.count(jump)
    assert machine.source.now() == SIX + 3 * MINUTE + timedelta(seconds=1)
    machine.set_wall(-10 * MINUTE)
    (back,) = machine.tick()
    machine.source.count(back)
    assert machine.source.now() == SIX + 3 * MINUTE + timedelta(seconds=2)


def test_a_wall_clock_set_and_set_right_again_is_said_twice_and_moves_nothing() -> None:
    machine = Machine()
    machine.set_wall(timedelta(hours=2))
    out = machine.tick()
    machine.set_wall(timedelta(hours=-2))
    back = machine.tick()
    assert [round(jump.by / MINUTE) for jump in (*out, *back)] == [120, -120]
    assert machine.source.now() == SIX + timedelta(seconds=2)


def test_sleep_in_which_the_clock_was_also_set_is_one_question() -> None:
    machine = Machine()
    machine.sleep(8 * MINUTE)
    machine.set_wall(timedelta(hours=1))
    assert [jump.kind for jump in machine.tick(60)] == [JumpKind.SLEPT]


def test_a_stall_of_the_program_is_reported_as_time_that_counted() -> None:
    machine = Machine()
    machine.tick(5)
    machine.run(8 * 60)
    jump = machine.source.check()
    assert jump is not None and (jump.kind, jump.by, jump.counted) == (JumpKind.SLEPT, 8 * MINUTE, True)
    assert machine.source.now() == SIX + 8 * MINUTE + timedelta(seconds=5)
    machine.source.count(jump)
    assert machine.source.now() == SIX + 8 * MINUTE + timedelta(seconds=5)
    assert machine.tick(10) == []


def test_a_busy_half_minute_is_no_stall() -> None:
    machine = Machine()
    machine.run(30)
    assert machine.source.check() is None


@pytest.mark.parametrize("month_day", [(3, 29), (10, 25)])
def test_the_hour_of_summer_time_passes_like_any_other(month_day: tuple[int, int]) -> None:
    zone = ZoneInfo("Europe/Amsterdam")
    begin = datetime(2026, *month_day, 0, 30, tzinfo=zone).astimezone(UTC)
    machine = Machine(begin)
    assert machine.tick(3 * 3600) == []
    assert machine.source.now() - begin == timedelta(hours=3)
    local = machine.source.now().astimezone(zone)
    assert local.utcoffset() != begin.astimezone(zone).utcoffset()


def test_now_never_runs_backwards_whatever_is_done_to_the_clocks() -> None:
    machine = Machine()
    seen = [machine.source.now()]
    for by in (-3600, 1800, -10, 40_000, -86_400, 0):
        machine.set_wall(timedelta(seconds=by))
        if by > 0:
            machine.sleep(timedelta(seconds=by))
        for jump in machine.tick(2):
            machine.source.count(jump)
        seen.append(machine.source.now())
    assert seen == sorted(seen)


def test_the_clocks_of_this_computer_agree() -> None:
    source = TimeSource()
    before, now, after = datetime.now(UTC), source.now(), datetime.now(UTC)
    assert before - timedelta(seconds=2) < now < after + timedelta(seconds=2)
    assert source.check() is None
