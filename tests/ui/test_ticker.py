"""Time in the windows: each moment of the schedule said once, and time itself watched."""

from datetime import UTC, datetime, timedelta

import pytest
from PySide6.QtCore import QTimer
from pytestqt.qtbot import QtBot

from tdapp.app.demo.evening import HandClock
from tdapp.app.time_source import Jump
from tdapp.domain.clock.boundaries import Boundary, BoundaryKind
from tdapp.domain.clock.clock import Clock
from tdapp.domain.state import State
from tdapp.domain.units import TournamentId
from tdapp.ui.ticker import Ticker
from tests.ui.pages.evening import MINUTE, SETUP, SIX, STRUCTURE

MAIN, SIDE = TournamentId("main"), TournamentId("side")


class Hall:
    """Tournaments whose clocks are kept, a clock moved by hand, and what the ticker said."""

    def __init__(self, qtbot: QtBot) -> None:
        self.clock = HandClock(SIX)
        self.states = {MAIN: State(SETUP, STRUCTURE, Clock(anchor=SIX))}
        self.reached: list[tuple[str, BoundaryKind, int]] = []
        self.jumps: list[Jump] = []
        self.slept: list[timedelta] = []
        self.ticker = Ticker(lambda: list(self.states.items()))
        self.ticker.time = self.clock.source()
        self.ticker.reached.connect(self._on_reached)
        self.ticker.jumped.connect(self.jumps.append)
        self.ticker.slept.connect(self.slept.append)
        self.ticker.tick()

    def _on_reached(self, tournament: str, boundary: Boundary) -> None:
        self.reached.append((tournament, boundary.kind, boundary.period))

    def run(self, by: timedelta, step: int = 10) -> None:
        for _ in range(round(by.total_seconds() / step)):
            self.clock.forward(timedelta(seconds=step))
            self.ticker.tick()


@pytest.fixture
def hall(qtbot: QtBot) -> Hall:
    return Hall(qtbot)


def test_a_level_and_a_break_are_announced_once_each(hall: Hall) -> None:
    hall.run(51 * MINUTE)
    assert hall.reached == [
        (MAIN, BoundaryKind.LEFT, 0),
        (MAIN, BoundaryKind.END, 0),
        (MAIN, BoundaryKind.LEFT, 1),
        (MAIN, BoundaryKind.END, 1),
        (MAIN, BoundaryKind.LEFT, 2),
        (MAIN, BoundaryKind.END, 2),
    ]


def test_what_lies_behind_at_the_first_look_is_not_announced(qtbot: QtBot) -> None:
    hall = Hall(qtbot)
    hall.states[SIDE] = State(SETUP, STRUCTURE, Clock(anchor=SIX - 45 * MINUTE))
    hall.run(4 * MINUTE)
    assert hall.reached == [(SIDE, BoundaryKind.LEFT, 2)]


def test_a_clock_set_anew_announces_nothing_of_its_past(hall: Hall) -> None:
    hall.run(MINUTE)
    hall.states[MAIN] = State(SETUP, STRUCTURE, Clock(39 * MINUTE + timedelta(seconds=30), hall.ticker.time.now()))
    hall.run(timedelta(seconds=20))
    assert hall.reached == []
    hall.run(timedelta(seconds=20))
    assert hall.reached == [(MAIN, BoundaryKind.END, 1)]


def test_a_clock_that_stands_and_a_finished_tournament_say_nothing(hall: Hall) -> None:
    hall.states = {
        MAIN: State(SETUP, STRUCTURE, Clock(19 * MINUTE)),
        SIDE: State(SETUP, STRUCTURE, Clock(anchor=SIX), finished=True),
    }
    hall.run(60 * MINUTE)
    assert hall.reached == []


def test_a_start_that_was_set_is_said_when_it_comes(hall: Hall) -> None:
    hall.states[MAIN] = State(SETUP, STRUCTURE, Clock(anchor=SIX + 5 * MINUTE))
    hall.run(6 * MINUTE)
    assert hall.reached == [(MAIN, BoundaryKind.START, 0)]


def test_several_tournaments_are_kept_apart(hall: Hall) -> None:
    hall.states[SIDE] = State(SETUP, STRUCTURE, Clock(5 * MINUTE, SIX))
    hall.run(20 * MINUTE)
    assert [each for each in hall.reached if each[0] == SIDE] == [
        (SIDE, BoundaryKind.LEFT, 0),
        (SIDE, BoundaryKind.END, 0),
    ]
    assert len(hall.reached) == 4


def test_f1_a_long_sleep_is_told_once_and_no_bell_rings_for_it(hall: Hall) -> None:
    hall.clock.forward(25 * MINUTE)
    hall.ticker.tick()
    assert hall.slept == [25 * MINUTE] and hall.jumps == []
    assert hall.reached == []


def test_after_time_was_corrected_nothing_behind_is_said(hall: Hall) -> None:
    hall.clock.forward(timedelta(seconds=20))
    hall.ticker.forget()
    hall.states[MAIN] = State(SETUP, STRUCTURE, Clock(30 * MINUTE, hall.ticker.time.now()))
    hall.run(timedelta(seconds=20))
    assert hall.reached == []


def test_it_wakes_up_just_after_the_second(qtbot: QtBot) -> None:
    ticker = Ticker(list)
    (timer,) = ticker.findChildren(QTimer)
    for micros, waits in ((0, 1001), (1_000, 1000), (999_000, 2), (500_499, 501)):
        ticker.time = HandClock(datetime(2026, 11, 21, 18, 0, 0, micros, UTC)).source()
        ticker.start()
        assert abs(timer.interval() - waits) <= 1
    ticker.stop()
    assert not timer.isActive()


def test_it_ticks_by_itself_and_stops(qtbot: QtBot) -> None:
    ticker = Ticker(list)
    with qtbot.waitSignal(ticker.ticked):
        ticker.start()
    ticker.stop()
    (timer,) = ticker.findChildren(QTimer)
    assert not timer.isActive()


def test_a_tournament_that_cannot_be_read_does_not_stop_the_second(qtbot: QtBot) -> None:
    def broken() -> list[tuple[TournamentId, State]]:
        raise LookupError("gone")

    ticker = Ticker(broken)
    with pytest.raises(LookupError):
        ticker.tick()
    (timer,) = ticker.findChildren(QTimer)
    assert timer.isActive()
    ticker.stop()
