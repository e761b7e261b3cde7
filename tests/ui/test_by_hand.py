"""The window in which an hour is typed back from paper: by keys alone, kept while it is not saved, saved at once."""

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from tdapp.app.papers.by_hand_draft import draft_of
from tdapp.domain.units import TournamentId
from tdapp.read.clock.asked import AwayView
from tdapp.ui.by_hand.window import ByHandWindow
from tdapp.ui.main_window import MainWindow
from tdapp.ui.widgets.label import Label
from tests.app.papers.test_by_hand import in_the_hall
from tests.ui.pages.evening import MINUTE, Evening, demo_names, state
from tests.ui.windows import main_window

__all__ = ["in_the_hall"]


@pytest.fixture
def evening(tmp_path: Path) -> Evening:
    made = Evening(tmp_path, demo_names()[:20])
    made.register(18)
    made.draw()
    made.start()
    made.clock.forward(30 * MINUTE)
    return made


@pytest.fixture
def window(evening: Evening, qtbot: QtBot) -> MainWindow:
    return main_window(evening, qtbot)


def opened(window: MainWindow, qtbot: QtBot) -> ByHandWindow:
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    held = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
    QTest.keyClick(window.windowHandle(), Qt.Key.Key_I, held)
    found = window.beside.by_hand
    assert isinstance(found, ByHandWindow)
    qtbot.waitUntil(found.isActiveWindow)
    return found


def typed(window: ByHandWindow, text: str) -> None:
    for line in text.splitlines():
        if line.isascii():
            QTest.keyClicks(window.typed, line)
        else:
            window.typed.insertPlainText(line)  # as an input method does
        QTest.keyClick(window.typed, Qt.Key.Key_Return)
    window.look()


def seats(evening: Evening, n: int) -> list[str]:
    return [
        f"{table.number}-{number}"
        for table in state(evening).open_tables()
        for number, entry in enumerate(table.seats, 1)
        if entry is not None
    ][:n]


def main_of(evening: Evening) -> TournamentId:
    assert evening.session.tournament is not None
    return evening.session.tournament


def test_typed_by_keys_and_saved_by_one(evening: Evening, window: MainWindow, qtbot: QtBot) -> None:
    by_hand = opened(window, qtbot)
    one, other = seats(evening, 2)
    typed(by_hand, f"18:05 bust {one} by {other}\nregister Łukasz Żółć-van der Heijden\n")
    assert [refused for _said, refused in by_hand.read_as.lines] == [False, False]
    assert "out, place 18" in by_hand.read_as.lines[0][0]
    assert "Players left" in [caption.text() for caption, _text in by_hand._said]
    QTest.keyClick(by_hand.typed, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: not _there(by_hand))
    assert state(evening).alive == 18 and len(state(evening).entries) == 19
    assert "2 acts typed back" in window.bottom.text.text()


def test_what_is_refused_is_not_saved_and_its_line_is_gone_to(
    evening: Evening, window: MainWindow, qtbot: QtBot
) -> None:
    by_hand = opened(window, qtbot)
    (one,) = seats(evening, 1)
    typed(by_hand, f"bust {one}\nfrob 3-2\n")
    assert by_hand.read_as.lines[1][1] and not by_hand.save.isEnabled() and by_hand.next_refused.isEnabled()
    QTest.keyClick(by_hand.typed, Qt.Key.Key_F8)
    assert by_hand.typed.here == 1 and "'frob 3-2' is not understood" in by_hand.line_said.text()
    assert "refused: nothing can be saved" in by_hand.told.text()
    by_hand.save_all()
    assert state(evening).alive == 18


def test_what_is_typed_is_there_again_after_esc_and_after_the_program_died(
    evening: Evening, window: MainWindow, qtbot: QtBot
) -> None:
    by_hand = opened(window, qtbot)
    typed(by_hand, "bust 1-1\nbu")
    QTest.keyClick(by_hand, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: not _there(by_hand))
    assert draft_of(evening.club, main_of(evening)) == "bust 1-1\nbu\n"
    again = opened(window, qtbot)
    assert again.typed.toPlainText() == "bust 1-1\nbu\n"
    QTest.keyClicks(again.typed, "rebuy 1-2")
    qtbot.waitUntil(lambda: draft_of(evening.club, main_of(evening)).endswith("rebuy 1-2"))  # no key closed it


def test_the_question_about_the_clock_leads_to_it(evening: Evening, window: MainWindow, qtbot: QtBot) -> None:
    evening.session._on_slept(30 * MINUTE)
    asked = evening.session.asked_away()
    assert asked is not None and isinstance(asked[1], AwayView)
    window.refresh()
    button = window.findChild(QWidget, "time_by_hand")
    assert button is not None and button.isVisibleTo(window)
    window._on_by_hand()
    by_hand = window.beside.by_hand
    assert not state(evening).clock.runs(evening.session.now())
    assert by_hand.typed.toPlainText() == f"{evening.session.words.time(asked[1].since)} resume\n"
    by_hand.look()
    assert by_hand.read_as.lines[0] == ("Clock resumed", False)


def _there(window: ByHandWindow) -> bool:
    return isValid(window)


def test_what_is_said_while_nothing_is_typed_stands_under_its_heading(window: MainWindow, qtbot: QtBot) -> None:
    typing = opened(window, qtbot)
    heading = next(each for each in typing.findChildren(Label) if each.text() == "What it leads to")
    said = next(each for each in typing.findChildren(Label) if each.text().startswith("Nothing yet"))
    qtbot.waitUntil(lambda: typing.mapFromGlobal(said.mapToGlobal(QPoint())).x() == heading.x())
