"""A club whose clock ran while it was closed: how long, asked, answered, undone; never passed over in silence."""

from collections.abc import Iterator
from datetime import timedelta
from pathlib import Path

import pytest

from tdapp.app.clock.watch import SEEN, Watch
from tdapp.app.demo.evening import HandClock
from tdapp.app.open_club import Club
from tdapp.domain import tournament
from tdapp.domain.clock import timing
from tdapp.domain.registration import entries
from tdapp.domain.seating import seating
from tdapp.domain.state import State
from tdapp.domain.units import TournamentId
from tdapp.read.people.names import PlayerName
from tests.app.test_time_source import Machine
from tests.domain.evening import MINUTE, SETUP, START, STRUCTURE


class Desk:
    """A club that is closed and opened again by hand."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / "club.tdapp"
        self.clock = HandClock(START)
        self.club = Club.open(self.path, create=True, time=self.clock.source(), operator_name="Ada")
        self.watch = Watch(self.club)

    def new(self) -> TournamentId:
        club = self.club
        people = club.add_players((PlayerName(f"Last{number}"), "") for number in range(6))
        main = club.create(SETUP, STRUCTURE)
        club.desk.do(main, tournament.open_registration)
        club.desk.do(main, entries.register, people, "seed")
        club.desk.do(main, seating.draw_seats, "seed")
        return main

    def running(self) -> TournamentId:
        main = self.new()
        self.club.desk.do(main, timing.start)
        return main

    def clocks(self) -> list[tuple[TournamentId, State]]:
        return [(row.id, self.club.desk.state(row.id)) for row in self.club.tournaments()]

    def close(self, *, crash: bool = False) -> None:
        if not crash:
            self.watch.mark(self.clocks, now=True)
        self.club.close()

    def open(self, away: timedelta) -> timedelta:
        self.clock = HandClock(self.club.time.now() + away)
        self.club = Club.open(self.path, create=False, time=self.clock.source(), operator_name="Ada")
        self.watch = Watch(self.club)
        return self.watch.opened(self.clocks())


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    made = Desk(tmp_path)
    yield made
    made.club.close()


@pytest.mark.parametrize("away", [MINUTE, 180 * MINUTE, 14 * 60 * MINUTE])
def test_f1_a_clock_that_ran_while_the_club_was_closed_is_asked_about(desk: Desk, away: timedelta) -> None:
    main = desk.running()
    desk.clock.forward(8 * MINUTE)
    desk.close()
    assert desk.open(away) == timedelta(0)
    question = desk.watch.asked(main)
    assert question is not None
    assert (question.since, question.until, question.ran) == (START + 8 * MINUTE, START + 8 * MINUTE + away, away)


def test_f1_a_clock_that_stood_and_a_moment_are_not_asked_about(desk: Desk) -> None:
    main = desk.running()
    desk.clock.forward(8 * MINUTE)
    desk.close()
    desk.open(timedelta(seconds=20))
    assert desk.watch.asked(main) is None
    desk.club.desk.do(main, timing.pause)
    desk.close()
    desk.open(180 * MINUTE)
    assert desk.watch.all_asked() == []


def test_f1_a_start_that_came_while_it_was_closed_is_asked_about(desk: Desk) -> None:
    main = desk.new()
    desk.club.desk.do(main, timing.start_at, START + 30 * MINUTE)
    desk.close()
    desk.open(20 * MINUTE)
    assert desk.watch.asked(main) is None
    desk.close()
    desk.open(20 * MINUTE)
    assert desk.watch.asked(main) is not None
    desk.club.desk.do(main, timing.stop_back, 10 * MINUTE)
    assert desk.watch.asked(main) is None
    assert not desk.club.desk.state(main).clock.started(desk.club.time.now())


@pytest.mark.parametrize(
    ("decision", "minutes", "runs"),
    [(timing.let_count, 68, True), (timing.set_back, 8, True), (timing.stop_back, 8, False)],
)
def test_f1_the_answer_is_booked_stands_after_the_next_start_and_can_be_taken_back(
    desk: Desk, decision: object, minutes: int, runs: bool
) -> None:
    main = desk.running()
    desk.clock.forward(8 * MINUTE)
    desk.close()
    desk.open(60 * MINUTE)
    args = () if decision is timing.let_count else (60 * MINUTE,)
    act = desk.club.desk.do(main, decision, *args)  # type: ignore[arg-type]
    assert act is not None and desk.watch.all_asked() == []
    clock = desk.club.desk.state(main).clock
    assert (clock.at(desk.club.time.now()), clock.runs(desk.club.time.now())) == (minutes * MINUTE, runs)
    desk.club.desk.undo(main)
    assert desk.watch.all_asked() == [main]
    desk.club.desk.redo(main)
    assert desk.club.desk.state(main).clock == clock and desk.watch.all_asked() == []


def test_f1_what_was_not_answered_is_asked_again_with_all_the_time_since(desk: Desk) -> None:
    main, side = desk.running(), desk.running()
    desk.clock.forward(8 * MINUTE)
    desk.close()
    desk.open(60 * MINUTE)
    assert sorted(desk.watch.all_asked()) == sorted([main, side])
    desk.club.desk.do(side, timing.let_count)
    desk.clock.forward(5 * MINUTE)
    desk.close()
    desk.open(60 * MINUTE)
    asked, other = desk.watch.asked(main), desk.watch.asked(side)
    assert asked is not None and asked.until - asked.since == 125 * MINUTE
    assert other is not None and other.since >= START + 68 * MINUTE


def test_f1_after_a_crash_the_last_minute_that_was_written_down_counts(desk: Desk) -> None:
    main = desk.running()
    for _ in range(5 * 60):
        desk.clock.forward(timedelta(seconds=1))
        desk.watch.mark(desk.clocks)
    lines = desk.club.desk.history(main).last_seq
    desk.clock.forward(timedelta(seconds=40))
    desk.close(crash=True)
    desk.open(60 * MINUTE)
    question = desk.watch.asked(main)
    assert question is not None and 4 * MINUTE <= question.since - START <= 5 * MINUTE
    assert desk.club.desk.history(main).last_seq == lines  # no fact was written while time passed


def test_f1_a_laptops_clock_that_was_set_back_is_asked_about_and_time_goes_on(desk: Desk) -> None:
    main = desk.running()
    desk.clock.forward(8 * MINUTE)
    desk.close()
    assert desk.open(-30 * MINUTE) == 30 * MINUTE
    question = desk.watch.asked(main)
    assert question is not None and question.behind == 30 * MINUTE
    clock = desk.club.desk.state(main).clock
    assert clock.at(desk.club.time.now()) == 8 * MINUTE and clock.runs(desk.club.time.now())
    desk.club.desk.do(main, timing.set_back, timedelta(0))
    desk.clock.forward(MINUTE)
    assert desk.club.desk.state(main).clock.at(desk.club.time.now()) == 9 * MINUTE


def test_f1_a_wall_that_is_set_right_again_is_no_jump() -> None:
    machine = Machine()
    now = machine.source.now()
    assert machine.source.not_before(now + 30 * MINUTE) == 30 * MINUTE
    assert machine.source.now() == now + 30 * MINUTE
    machine.set_wall(30 * MINUTE)
    assert machine.tick(5) == []


@pytest.mark.parametrize("kept", ["", "yesterday", "2026-11-20T19:05:00"])
def test_f1_a_setting_nobody_can_read_is_no_hindrance(desk: Desk, kept: str) -> None:
    main = desk.running()
    desk.club.remember(SEEN, kept)
    desk.club.close()
    desk.open(60 * MINUTE)
    assert desk.watch.asked(main) is not None
