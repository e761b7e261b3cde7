"""A director at the program as it starts, whose minutes pass when she waits; what her hands can do is elsewhere."""

from collections.abc import Callable

import pytest
from pytestqt.qtbot import QtBot

from tdapp.app.demo.evening import HandClock
from tdapp.app.open_club import Club
from tdapp.domain.state import State
from tdapp.domain.units import TableNo
from tests.evenings.director import MINUTE, SEVEN
from tests.ui.applications import Running

TYPED = ("Łukasz Żółć", "Νίκος Παπαδόπουλος", "Đặng Thị Hương", "李小龙", "محمد علي")
LISTED = 44
MOVES = ("break", "balance", "final", "table_stops", "table_short", "unseated")  # the cards that move players


class Sitting:
    """The program as it starts, and what stands in it."""

    def __init__(self, qtbot: QtBot, clock: HandClock) -> None:
        self.qtbot, self.clock = qtbot, clock
        self.app = Running(qtbot)
        self.window, self.session = self.app.window, self.app.session
        qtbot.waitUntil(self.window.isActiveWindow)

    @property
    def state(self) -> State:
        assert self.session.tournament is not None
        return self.session.club.desk.state(self.session.tournament)

    @property
    def asked(self) -> list[str]:
        """The codes of the cards in the panel, from the top."""
        return [need.code for need in self.session.needs()]

    # The room

    def wait(self, minutes: int) -> None:
        """Minutes pass, and the clock is watched."""
        for _third in range(3 * minutes):
            self.clock.forward(MINUTE / 3)
            self.session.ticker.tick()

    def wait_until(self, reached: Callable[[], bool]) -> None:
        for _minute in range(200):
            if reached():
                return
            self.wait(1)
        raise AssertionError("the clock never gets there")

    def seats(self, table: int) -> list[int]:
        """The seats of a table that are taken."""
        return [number for number, each in enumerate(self.state.tables[TableNo(table)].seats, 1) if each is not None]


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> HandClock:
    """The time of every club that is opened."""
    clock, opened = HandClock(SEVEN), Club.open
    monkeypatch.setattr(Club, "open", lambda *args, **how: opened(*args, **{**how, "time": clock.source()}))
    return clock
