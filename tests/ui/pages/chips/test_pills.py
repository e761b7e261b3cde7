"""Choices beside one another are chosen with the arrows and stand in the order of Tab, also when they change."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from tdapp.ui.pages.chips.race.pills import Pills

Key = Qt.Key


def press(key: Key) -> str:
    """The name of what has the keys after it."""
    focus = QApplication.focusWidget()
    assert focus is not None
    QTest.keyClick(focus, key)
    after = QApplication.focusWidget()
    return after.objectName() if after is not None else ""


def offer(pills: Pills, keys: str, chosen: str) -> None:
    pills.choose_from([(key, key) for key in keys], chosen)


def test_arrows_choose_and_tab_goes_on_also_after_the_choices_changed(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    rows = QVBoxLayout(window)
    above, below = QLineEdit(), QPushButton()
    below.setObjectName("below")
    first, second = Pills("first"), Pills("second")
    for each in (above, first, second, below):
        rows.addWidget(each)
    offer(first, "xyz", "y")
    offer(second, "xyz", "x")
    first.picked.connect(lambda key: offer(first, "xyz", key))
    first.picked.connect(lambda _key: offer(second, "uvw", "v"))
    window.show()
    above.setFocus()
    qtbot.waitUntil(above.hasFocus)
    assert [press(Key.Key_Tab) for _ in range(3)] == ["first_y", "second_x", "below"]
    above.setFocus()
    assert press(Key.Key_Tab) == "first_y"
    assert press(Key.Key_Left) == "first_x"
    assert first.chosen == "x"
    assert press(Key.Key_Left) == "first_z", "round to the last one"
    assert [press(Key.Key_Tab) for _ in range(2)] == ["second_v", "below"]
