"""Nothing jumps while time runs: a countdown that loses a digit leaves what stands beside it where it is."""

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tdapp.read.registration.terms import closing_view
from tests.ui.evening_states import STATES
from tests.ui.pages.evening import MINUTE, state
from tests.ui.typing_walk import PLACES, Hands


def placed(window: QWidget) -> dict[tuple[int, str], QRect]:
    """Where everything in sight stands in the window."""
    for _ in range(3):
        QApplication.processEvents()
    return {
        (number, f"{type(each).__name__} {each.objectName()}"): QRect(each.mapTo(window, QPoint()), each.size())
        for number, each in enumerate(window.findChildren(QWidget))
        if each.isVisible()
    }


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
        session.ticked.emit()
        before = placed(hands.window)
        evening.clock.forward(MINUTE)
        session.ticked.emit()
        after = placed(hands.window)
        evening.clock.forward(-MINUTE)
        walked += 1
        moved = [name for (at, name), box in before.items() if after.get((at, name), box) != box]
        faults += [f"{place.name}: {name}" for name in moved]
    assert walked > 20
    assert not faults, "\n".join(faults)
