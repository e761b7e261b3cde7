"""No control lies over another one, in the smallest window for fingers and in a usual one, on any page and part."""

from itertools import combinations
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QAbstractButton, QAbstractSpinBox, QApplication, QComboBox, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from tdapp.ui.theme.look import look
from tests.ui.evening_states import STATES
from tests.ui.pages.evening import state
from tests.ui.typing_walk import PLACES, Hands

pytestmark = pytest.mark.qt_log_ignore("does not support (raise|grabbing)", extend=True)
CONTROLS = (QAbstractButton, QAbstractSpinBox, QComboBox, QLineEdit)
EDGE = 1  # pixels of their edges may fall together


def over_one_another(window: QWidget) -> list[str]:
    """The controls in sight beside one another of which one lies over another."""
    for _ in range(3):
        QApplication.processEvents()
    beside: dict[QWidget, list[QWidget]] = {}
    for each in window.findChildren(QWidget):
        parent = each.parentWidget()
        if (
            parent is not None
            and isinstance(each, CONTROLS)
            and each.isVisible()
            and not each.visibleRegion().isEmpty()
        ):
            beside.setdefault(parent, []).append(each)
    return [
        f"{one.objectName()} and {other.objectName()}"
        for parent, each in beside.items()
        if not isinstance(parent, (QAbstractSpinBox, QComboBox, QLineEdit))
        for one, other in combinations(each, 2)
        if _box(one).intersects(_box(other))
    ]


def _box(widget: QWidget) -> QRect:
    return QRect(widget.mapTo(widget.window(), QPoint()), widget.size()).adjusted(EDGE, EDGE, -EDGE, -EDGE)


@pytest.mark.parametrize("language", ["en", "nl"])
@pytest.mark.parametrize(("size", "touch"), [((960, 600), True), ((1366, 768), False)])
def test_no_control_lies_over_another(
    qtbot: QtBot, tmp_path: Path, size: tuple[int, int], touch: bool, language: str
) -> None:
    evening = STATES["running"](tmp_path)
    at_one = [each.id for each in state(evening).playing() if each.seat is not None and each.seat.table == 1]
    evening.bust(*at_one[:3])  # moves are proposed
    evening.session.prefer(evening.session.preferences._replace(language=language))
    hands = Hands(evening, qtbot)
    look().wear("light", touch=touch)
    hands.window.resize(*size)
    faults, walked = [], 0
    for place in PLACES:
        hands.clean()
        if hands.go(place):
            walked += 1
            faults += [
                f"{place.name}: {each}" for each in over_one_another(QApplication.activeWindow() or hands.window)
            ]
    hands.clean()
    assert walked > 30
    assert not faults, "\n".join(faults)
