"""Where the keyboard is can be seen: at every stop of Tab something changes at the control that stands out 3 to 1.

WCAG 2.2, 2.4.7 and 1.4.11. A blinking cursor is not counted: lines are looked at between two blinks.
"""

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tdapp.domain.club.house import contrast
from tdapp.ui.theme.look import look
from tests.ui.evening_states import STATES
from tests.ui.test_typing import IN_FRONT, reached
from tests.ui.typing_walk import Hands

pytestmark = pytest.mark.qt_log_ignore("does not support (raise|grabbing)", extend=True)
THE_PAGE = ("ClockPage", "page")  # where no control has the keys and Space is the clock's: nothing there to stand out
LEAST = 3.0
ENOUGH = 24  # pixels that stand out: a frame around the smallest control has more
AROUND = 4  # pixels beside the control that may show it too


def seen_at(stop: QWidget) -> QImage:
    """The control and what is just beside it, as it is painted now."""
    window = stop.window()
    place = QRect(stop.mapTo(window, QPoint(0, 0)), stop.size()).adjusted(-AROUND, -AROUND, AROUND, AROUND)
    return window.grab(place.intersected(window.rect())).toImage().convertToFormat(QImage.Format.Format_RGB32)


def standing_out(without: QImage, focused: QImage) -> int:
    """How many pixels stand out from what was there before."""
    found, known = 0, dict[tuple[int, int], bool]()
    for y in range(min(without.height(), focused.height())):
        for x in range(min(without.width(), focused.width())):
            pair = without.pixel(x, y), focused.pixel(x, y)
            if pair[0] != pair[1]:
                if pair not in known:
                    known[pair] = contrast(*(f"#{each & 0xFFFFFF:06x}" for each in pair)) >= LEAST
                found += known[pair]
                if found >= ENOUGH:
                    return found
    return found


@pytest.mark.parametrize("theme", ["dark", pytest.param("light", marks=pytest.mark.soak)])
def test_the_keyboard_is_seen_at_every_stop(qtbot: QtBot, tmp_path: Path, theme: str) -> None:
    """At one control of each kind and name on each place."""
    hands, faults = Hands(STATES["running"](tmp_path), qtbot), []
    look().wear(theme, still=True)
    hands.window.setUpdatesEnabled(True)
    flash = QApplication.cursorFlashTime()
    QApplication.setCursorFlashTime(0)
    looked: set[tuple[str, str]] = set()
    try:
        for place, _before in reached(hands):
            stops = hands.stops()
            for stop in stops:
                name = (type(stop).__name__, stop.objectName())
                away = next((each for each in stops if each is not stop and not stop.isAncestorOf(each)), None)
                if name in (*looked, THE_PAGE) or away is None or place.name in IN_FRONT:
                    continue
                looked.add(name)
                away.setFocus(Qt.FocusReason.TabFocusReason)
                QApplication.processEvents()
                if QApplication.focusWidget() is stop:
                    continue  # the window wants the keyboard there just now
                without = seen_at(stop)
                stop.setFocus(Qt.FocusReason.TabFocusReason)
                QApplication.processEvents()
                if QApplication.focusWidget() is not stop:
                    continue  # it hands the keyboard on to what is in it, which is a stop of its own
                if standing_out(without, seen_at(stop)) < ENOUGH:
                    faults.append(f"{place.name}: {' '.join(name)}")
    finally:
        QApplication.setCursorFlashTime(flash)
    assert len(looked) > 100
    assert not faults, "\n".join(faults)
