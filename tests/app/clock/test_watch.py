"""A club whose clock ran while it was closed: how long, asked, answered, undone; never passed over in silence."""

from collections.abc import Iterator
from datetime import timedelta
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tdapp.app.clock.away_rule import away_rule, set_away_rule
from tdapp.app.clock.watch import SEEN, Usual, Watch
from tdapp.app.demo.evening import HandClock
from tdapp.app.open_club import Club
from tdapp.domain import tournament
from tdapp.domain.clock import timing
from tdapp.domain.clock.away import AwayAnswer, AwayRule
from tdapp.domain.refusal import Refused
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

    def answer(self, main: TournamentId, answer: AwayAnswer) -> bool:
        """Answer the question about a tournament; whether its clock runs then."""
        question, desk = self.watch.asked(main), self.club.desk
        assert question is not None
        by = question.clock.at(self.club.time.now()) - question.clock.at(question.since)
        match answer:
            case AwayAnswer.RAN_ON:
                desk.do(main, timing.let_count)
            case AwayAnswer.GOES_ON:
                desk.do(main, timing.set_back, by)
            case AwayAnswer.STANDS:
                desk.do(main, timing.stop_back, by)
        return answer is not AwayAnswer.STANDS


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


def test_the_houses_answer_is_due_once_and_never_where_the_laptops_clock_is_behind(desk: Desk) -> None:
    main = desk.running()
    desk.clock.forward(8 * MINUTE)
    desk.close()
    desk.open(60 * MINUTE)
    assert desk.watch.usual(main) == Usual(AwayAnswer.RAN_ON, None) and desk.watch.overdue() is None
    set_away_rule(desk.club, AwayRule(AwayAnswer.STANDS, 5 * MINUTE))
    assert desk.watch.usual(main) == Usual(AwayAnswer.STANDS, 5 * MINUTE)
    desk.clock.forward(5 * MINUTE)
    assert desk.watch.overdue() == (main, AwayAnswer.STANDS)
    assert desk.watch.overdue() is None and desk.watch.usual(main) == Usual(AwayAnswer.STANDS, None)
    desk.close()
    set_back = desk.open(-120 * MINUTE)
    set_away_rule(desk.club, AwayRule(AwayAnswer.RAN_ON, MINUTE))
    desk.clock.forward(10 * MINUTE)
    assert set_back and desk.watch.usual(main) == Usual(AwayAnswer.GOES_ON, None) and desk.watch.overdue() is None


def test_a_sleep_while_the_question_stands_begins_its_time_anew(desk: Desk) -> None:
    main = desk.running()
    desk.close()
    desk.open(60 * MINUTE)
    set_away_rule(desk.club, AwayRule(AwayAnswer.GOES_ON, 5 * MINUTE))
    desk.clock.forward(40 * MINUTE)
    desk.watch.slept(desk.clocks(), 40 * MINUTE)
    assert desk.watch.usual(main).left == 5 * MINUTE


def test_a_rule_that_cannot_be_is_refused_and_one_that_cannot_be_read_is_as_shipped(desk: Desk) -> None:
    for after in (timedelta(0), timedelta(seconds=90), timedelta(days=2)):
        with pytest.raises(Refused, match=r"away\.minutes"):
            set_away_rule(desk.club, AwayRule(after=after))
    desk.club.remember("clock.away_answer", "perhaps")
    desk.club.remember("clock.away_minutes", "-3")
    assert away_rule(desk.club) == AwayRule()


@given(st.data())
@settings(max_examples=12, deadline=None)
def test_what_was_played_never_jumps_but_by_an_answer(data: st.DataObject) -> None:
    """Over closings, crashes, sleeps and laptops set back, each in levels and breaks: what the clock says was played
    is what somebody looked at, and of the time nobody did what the answer makes of it.
    """
    with TemporaryDirectory() as folder:
        desk = Desk(Path(folder))
        main, played, runs = desk.running(), timedelta(0), True
        for _step in range(data.draw(st.integers(1, 4))):
            away = data.draw(st.integers(1, 400)) * MINUTE
            desk.clock.forward(MINUTE)
            desk.watch.mark(desk.clocks, now=True)
            played += MINUTE if runs else timedelta(0)
            what = data.draw(st.sampled_from(["close", "crash", "sleep", "set back"]))
            if what == "sleep":
                desk.clock.forward(away)
                desk.watch.slept(desk.clocks(), away)
            else:
                desk.close(crash=what == "crash")
                desk.open(-away if what == "set back" else away)
            assert (desk.watch.asked(main) is not None) == runs
            if runs:
                runs = desk.answer(main, answer := data.draw(st.sampled_from(AwayAnswer)))
                played += away if answer is AwayAnswer.RAN_ON and what != "set back" else timedelta(0)
            elif data.draw(st.booleans()):
                runs = desk.club.desk.do(main, timing.resume) is not None
            assert desk.watch.asked(main) is None
            assert desk.club.desk.state(main).clock.at(desk.club.time.now()) == played
        desk.club.close()
