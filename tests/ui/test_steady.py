"""Nothing jumps while time runs: a countdown that loses a digit leaves what stands beside it where it is."""

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tdapp.read.registration.terms import closing_view
from tests.ui.evening_states import STATES
from tests.ui.pages.evening import MINUTE, Evening, state
from tests.ui.typing_walk import PLACES, Hands

AGAIN = 3  # looks at a page where something moved: what jumps with a digit does so each time, a page that is new once


def placed(window: QWidget) -> dict[tuple[int, str], QRect]:
    """Where everything in sight stands in the window."""
    for _ in range(3):
        QApplication.processEvents()
    return {
        (number, f"{type(each).__name__} {each.objectName()}"): QRect(each.mapTo(window, QPoint()), each.size())
        for number, each in enumerate(window.findChildren(QWidget))
        if each.isVisible()
    }


def moved_by_a_digit(evening: Evening, window: QWidget) -> list[str]:
    """What stands elsewhere a minute later than it did; the minute is given back."""
    evening.session.ticked.emit()
    before = placed(window)
    evening.clock.forward(MINUTE)
    evening.session.ticked.emit()
    after = placed(window)
    evening.clock.forward(-MINUTE)
    return [name for (at, name), box in before.items() if after.get((at, name), box) != box]


@pytest.mark.parametrize("language", ["en", "nl"])
@pytest.mark.parametrize("size", [(1366, 768), (1920, 1080)])
def test_nothing_moves_on_a_page_when_ten_minutes_become_nine(
    qtbot: QtBot, tmp_path: Path, size: tuple[int, int], language: str
) -> None:
    evening = STATES["running"](tmp_path)
    session = evening.session
    session.prefer(session.preferences._replace(language=language))
    hands = Hands(evening, qtbot)
    hands.window.resize(*size)
    left = closing_view(state(evening), session.now()).left
    assert left is not None
    evening.clock.forward(left - 10 * MINUTE + MINUTE / 4)
    faults, walked = [], 0
    for place in PLACES:
        if place.window:
            continue
        hands.clean()
        if not hands.go(place):
            continue
        walked += 1
        for _look in range(AGAIN):
            moved = moved_by_a_digit(evening, hands.window)
            if not moved:
                break
        faults += [f"{place.name}: {name}" for name in moved]
    assert walked > 20
    assert not faults, "\n".join(faults)
