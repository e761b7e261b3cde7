"""A director with a mouse, or a finger, and no keys: she writes only into a field she has clicked.

Each click goes to the window, as from the system: what is covered, cut off or out of reach is not hit, and what a
finger must hit is as large as it.
"""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QAction, QGuiApplication, QInputMethodEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QDialogButtonBox,
    QFileDialog,
    QLineEdit,
    QMenu,
    QScrollArea,
    QWidget,
)
from pytestqt.qtbot import QtBot

from tdapp.app.demo.evening import HandClock
from tdapp.domain.units import Seat, TableNo
from tdapp.ui.pages.seating.floor_map import FloorMap
from tests.evenings.sitting import Sitting

LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
POINTER, FINGER = 18, 40  # pixels: what one hits with a mouse, and with a finger
SMALL = 1366, 768


class Mouse(Sitting):
    """A director whose keyboard is broken but for what is written into a field. `touch`: she has fingers only, which
    click no right button.
    """

    def __init__(self, qtbot: QtBot, clock: HandClock, *, touch: bool) -> None:
        super().__init__(qtbot, clock)
        self.touch, self._least = touch, POINTER
        self.small: dict[str, tuple[int, int]] = {}  # what was too small to hit, with what was in sight of it
        self._field: QWidget | None = None  # that was clicked last
        self.window.resize(*SMALL)

    def takes_fingers(self) -> None:
        """From now on everything that is clicked must be as large as a finger; the window is set for it."""
        self._least = FINGER

    # What is in sight

    def front(self) -> QWidget:
        """The window that takes clicks: a list that dropped down, a dialog, or the window in front."""
        return (
            QApplication.activePopupWidget()
            or QApplication.activeModalWidget()
            or QApplication.activeWindow()
            or self.window
        )

    def find(self, name: str) -> QWidget:
        """The widget of this objectName in the window in front."""
        QApplication.processEvents()
        found = [each for each in self.front().findChildren(QWidget, name) if each.isVisible()]
        if not found and QApplication.activePopupWidget() is None:
            found = [each for each in self.window.findChildren(QWidget, name) if each.isVisible()]
        assert found, f"{name} is not in sight: {[each.objectName() for each in self.buttons('')]}"
        return found[0]

    def shows(self, name: str) -> bool:
        return any(each.isVisible() for each in self.window.findChildren(QWidget, name))

    # Clicking

    def click(self, *names: str) -> None:
        """One after the other."""
        for name in names:
            self.click_on(self.find(name))

    def click_on(self, widget: QWidget) -> None:
        for area in _parents(widget):
            if isinstance(area, QScrollArea):
                area.ensureWidgetVisible(widget)  # as the wheel does
        QApplication.processEvents()
        self.click_at(widget, widget.rect())

    def click_at(self, widget: QWidget, box: QRect, *, button: Qt.MouseButton = LEFT, double: bool = False) -> None:
        """Into the middle of what is in sight of a part of a widget."""
        if QGuiApplication.focusWindow() is None:  # a window manager sees to that when a dialog is gone
            self.front().activateWindow()
            self.qtbot.waitUntil(lambda: QGuiApplication.focusWindow() is not None)
        at = self._aim(widget, box)
        handle = widget.window().windowHandle()
        self._field = widget
        if double:
            QTest.mouseDClick(handle, button, NONE, at)
        else:
            QTest.mousePress(handle, button, NONE, at)
            assert widget.isEnabled(), f"{_called(widget)} is grey: {widget.toolTip()}"
            QTest.mouseRelease(handle, button, NONE, at)
        QApplication.processEvents()

    def _aim(self, widget: QWidget, box: QRect) -> QPoint:
        """The middle of it in its window. It must be large enough, and nothing may lie over it."""
        seen = widget.visibleRegion().boundingRect().intersected(box)
        name, size = _called(widget), (seen.width(), seen.height())
        least = POINTER if isinstance(widget.parentWidget(), FloorMap) else self._least  # seats are as large as can be
        assert min(size) > 0, f"{name} is cut off"
        if min(size) < least:
            self.small[name] = size
        window = widget.window()
        at = widget.mapTo(window, seen.center())
        hit = window.childAt(at) or window
        assert hit is widget or widget.isAncestorOf(hit), f"{name} lies under {_called(hit)}"
        return at

    def row(self, name: str, row: int, column: int = 0, *, double: bool = False) -> None:
        """A row of a list, or a cell of a table."""
        view = self.find(name)
        assert isinstance(view, QAbstractItemView)
        index = view.model().index(row, column)
        view.scrollTo(index)
        QApplication.processEvents()
        self.click_at(view.viewport(), view.visualRect(index), double=double)

    def choice(self, name: str, row: int) -> None:
        """A line of a list that drops down."""
        self.click(name)
        self._drop(row)

    def _drop(self, row: int) -> None:
        popup = QApplication.activePopupWidget()
        view = popup if isinstance(popup, QAbstractItemView) else popup and popup.findChild(QAbstractItemView)
        assert isinstance(view, QAbstractItemView)
        self.click_at(view.viewport(), view.visualRect(view.model().index(row, 0)))

    def menu(self, *begins: str) -> None:
        """Lines of the menu in front, and of those that open from it, by how they begin."""
        for text in begins:
            menu = QApplication.activePopupWidget()
            assert isinstance(menu, QMenu), f"no menu is open {menu} {self.app.told[-1]}"
            line = _line(menu, text)
            assert line.isEnabled(), f"{line.text()} is grey: {line.toolTip()}"
            self.click_at(menu, menu.actionGeometry(line))

    def need(self, code: str) -> None:
        """The first line of the panel, which is this one."""
        assert self.asked[:1] == [code], self.asked
        self.click(f"need_{code}")

    # Writing

    def write(self, name: str, text: str) -> None:
        """Click a field and write in it, over what stands there."""
        self.click(name)
        line = QApplication.focusWidget()
        if isinstance(line, QLineEdit) and line.text():
            self._over(line)
        self.type(text)

    def type(self, text: str) -> None:
        """Write where the last click was; no Enter, no Tab."""
        line = QApplication.focusWidget()
        assert line is not None and _related(line, self._field), f"{_called(line)} was not clicked"
        for letter in text:
            assert letter.isprintable()
            if letter.isascii():
                QTest.keyClick(line.window().windowHandle(), letter)  # type: ignore[call-overload]
            else:
                written = QInputMethodEvent()
                written.setCommitString(letter)
                QApplication.sendEvent(line, written)
        QApplication.processEvents()

    def _over(self, line: QLineEdit) -> None:
        """Choose all of what stands in a field, as a double click or a drag does."""
        handle, left = line.window().windowHandle(), line.mapTo(line.window(), QPoint(3, line.height() // 2))
        right = line.mapTo(line.window(), QPoint(line.width() - 4, line.height() // 2))
        QTest.mousePress(handle, LEFT, NONE, right)
        QTest.mouseMove(handle, left)
        QTest.mouseRelease(handle, LEFT, NONE, left)
        QApplication.processEvents()

    def choose(self, file: Path) -> None:
        """Name a file in the dialog that asks for one, which may be the system's own."""
        self.qtbot.waitUntil(lambda: isinstance(QApplication.activeModalWidget(), QFileDialog))
        dialog = QApplication.activeModalWidget()
        assert dialog is not None
        line = dialog.findChild(QLineEdit, "fileNameEdit")
        box = dialog.findChild(QDialogButtonBox)
        line.setText(str(file))
        taken = next(each for each in box.buttons() if box.buttonRole(each) is QDialogButtonBox.ButtonRole.AcceptRole)
        self.click_at(taken, taken.rect())

    # The map

    def map(self) -> FloorMap:
        return next(each for each in self.window.findChildren(FloorMap) if each.isVisible())

    def at_seat(self, table: int, number: int, *begins: str) -> None:
        """Open the menu of a seat and take a line of it: by the right button, or by two taps."""
        view, box = self._seat(Seat(TableNo(table), number))
        if self.touch:
            self.click_at(view, box, double=True)
        else:
            self.click_at(view, box, button=RIGHT)
        self.menu(*begins)

    def carry(self, one: Seat, other: Seat) -> None:
        """Draw a player to another seat."""
        view, start = self._seat(one)
        _same, end = self._seat(other)
        here, there = self._aim(view, start), self._aim(view, end)
        handle = view.window().windowHandle()
        QTest.mousePress(handle, LEFT, NONE, here)
        QTest.mouseMove(handle, (here + there) / 2)
        QTest.mouseMove(handle, there)
        QTest.mouseRelease(handle, LEFT, NONE, there)
        QApplication.processEvents()

    def _seat(self, seat: Seat) -> tuple[QWidget, QRect]:
        floor = self.map()
        QApplication.processEvents()
        return floor.viewport(), floor.seat_box(seat).toRect()

    def buttons(self, begins: str) -> list[QAbstractButton]:
        """The buttons in sight whose objectName begins so."""
        found = self.front().findChildren(QAbstractButton)
        return [each for each in found if each.isVisible() and each.objectName().startswith(begins)]

    def until(self, reached: Callable[[], bool], do: Callable[[], object], most: int = 30) -> None:
        """Do it until it is so."""
        for _time in range(most):
            if reached():
                return
            do()
        raise AssertionError("it never comes to that")


NONE = Qt.KeyboardModifier.NoModifier


def _parents(widget: QWidget) -> list[QWidget]:
    found, parent = [], widget.parentWidget()
    while parent is not None:
        found.append(parent)
        parent = parent.parentWidget()
    return found


def _related(one: QWidget, other: QWidget | None) -> bool:
    return other is not None and (one is other or one.isAncestorOf(other) or other.isAncestorOf(one))


def _called(widget: QWidget | None) -> str:
    if widget is None:
        return "nothing"
    named = next((each.objectName() for each in [widget, *_parents(widget)] if each.objectName()), "")
    return f"{type(widget).__name__} {named}"


def _line(menu: QMenu, text: str) -> QAction:
    found = [each for each in menu.actions() if each.text().startswith(text)]
    assert found, f"no {text!r} in {[each.text() for each in menu.actions()]}"
    return found[0]
