"""Twelve hours of five hundred players before open windows, a minute a second: memory and open files stay flat."""

import gc
import os
import time
from datetime import timedelta
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tdapp.app.demo.evening import HandClock
from tdapp.app.open_club import Club
from tdapp.app.preferences import Preferences
from tdapp.domain import tournament
from tdapp.domain.clock import timing
from tdapp.domain.registration import entries
from tdapp.domain.seating import seating
from tdapp.domain.units import EntryId
from tdapp.ui.frame import pages
from tdapp.ui.main_window import MainWindow
from tdapp.ui.screens.shows import usual_show
from tdapp.ui.screens.stage import Stage
from tdapp.ui.session import Session
from tests.evenings.director import MINUTE, SEVEN, Director, assert_replays, assert_sound, names, setup, structure
from tests.ui.pages.evening import words_for

LIKE_A_DAY = (12, 60, 60)  # hours, of so many minutes, and how many times as fast as a day they pass
SLICE = (2, 6, 0)  # as fast as it goes
TICKS = 6  # of the clock in each minute
BEGUN = 2  # hours after which every page was looked at, and all is made that is made once
MOST = 24 << 20  # bytes ten hours may add: some 900 acts with their states, and what Python keeps for later


@pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="only Linux tells a process its memory and files")
@pytest.mark.timeout(3600)
@pytest.mark.parametrize(
    ("hours", "minutes", "speed"),
    [pytest.param(*SLICE, id="slice"), pytest.param(*LIKE_A_DAY, marks=pytest.mark.soak, id="day")],
)
def test_twelve_hours_before_the_windows_leave_memory_and_open_files_flat(
    qtbot: QtBot, tmp_path: Path, hours: int, minutes: int, speed: int
) -> None:
    clock = HandClock(SEVEN)
    with Club.open(tmp_path / "club.tdapp", create=True, time=clock.source(), operator_name="Eve") as club:
        club.add_players((name, "") for name in names(500))
        main = club.create(setup(late_level=6), structure(40, minutes=20))
        director = Director(club, clock, main, "twelve hours", looks=False)
        director.do(tournament.open_registration)
        director.do(entries.register, tuple(club.directory), "s")
        director.do(seating.draw_seats, "s")
        director.do(timing.start)
        session = Session(club, Preferences(), words_for)
        window, stage = MainWindow(session), Stage(session.screen_words, usual_show())
        session.changed.connect(lambda _stream: stage.show_view(session.screen_view(main)))
        for widget in (window, stage):
            qtbot.addWidget(widget)
            widget.show()
        session.switch(main)
        used = []
        for hour in range(hours):
            _an_hour(director, session, window, range(hour * minutes, (hour + 1) * minutes), speed)
            assert_sound(club, main)
            used.append(_used())
        print(f"{len(club.desk.history(main).acts)} acts; bytes and files by hour: {used}")
        if hours > BEGUN:
            assert used[-1][0] - used[BEGUN][0] < MOST, used
        assert {files for _bytes, files in used} == {used[0][1]}, used
        assert_replays(club, main)
        session.close()


def _an_hour(director: Director, session: Session, window: MainWindow, minutes: range, speed: int) -> None:
    """A bust-out in most minutes, wrong ones undone, moves accepted, and another page looked at every minute."""
    shown = pages.names()
    for minute in minutes:
        began = time.monotonic()
        for _tick in range(TICKS):
            director.clock.forward(MINUTE / TICKS)
            session.ticker.tick()
            QApplication.processEvents()
        window.go(shown[minute % len(shown)])
        if minute % 3 and director.state.alive > 20:
            session.do(entries.bust_out, (EntryId(director.chance.choice(director.seated())),), ())
            if minute % 12 == 1:
                session.undo()
        if minute % 10 == 9:
            director.settle()
        QApplication.processEvents()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        while speed and time.monotonic() - began < timedelta(minutes=1).total_seconds() / speed:
            QApplication.processEvents()
            time.sleep(0.01)


def _used() -> tuple[int, int]:
    """How many bytes this process holds in memory, and how many files it has open."""
    gc.collect()
    pages_held = int(Path("/proc/self/statm").read_text().split()[1])
    return pages_held * os.sysconf("SC_PAGE_SIZE"), len(tuple(Path("/proc/self/fd").iterdir()))
