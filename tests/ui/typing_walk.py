"""Every place somebody may type at, and two hands at the keyboard: for the tests of the grammar of typing
(`tdapp/ui/keys.py`).
"""

from collections.abc import Iterator
from typing import Any

from msgspec import Struct
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QLineEdit,
    QPlainTextEdit,
    QWidget,
)
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from tdapp.domain.clock import timing
from tdapp.domain.units import EntryId
from tdapp.ui.actions.window import PAGES
from tdapp.ui.frame import pages
from tdapp.ui.main_window import MainWindow
from tdapp.ui.paged_window import LOBBY
from tdapp.ui.pages.chips import parts as chips_parts
from tdapp.ui.pages.parts_page import PartsPage
from tdapp.ui.pages.registration import parts as desk_parts
from tdapp.ui.pages.rulings.page import PARTS as RULING_PARTS
from tdapp.ui.pages.rulings.page import RulingsPage
from tdapp.ui.side_windows import SideWindows
from tests.ui.pages.evening import Evening
from tests.ui.windows import main_window

Key = Qt.Key
NONE = Qt.KeyboardModifier.NoModifier
CTRL, ALT, SHIFT = (
    Qt.KeyboardModifier.ControlModifier,
    Qt.KeyboardModifier.AltModifier,
    Qt.KeyboardModifier.ShiftModifier,
)
FIELDS = (QLineEdit, QPlainTextEdit, QAbstractSpinBox, QComboBox)


# The places somebody may type at


class Place(Struct, frozen=True):
    """A place: a page with its part, or a window beside the main one or over it. `part` is the key of the part with
    Alt, '' for the first use of the page.
    """

    name: str
    page: str = ""
    part: str = ""
    window: str = ""


def _parts() -> Iterator[Place]:
    for page in (*pages.names(), LOBBY):
        yield Place(page, page)
    for page, parts in (("desk", desk_parts.PARTS), ("chips", chips_parts.PARTS)):
        for number in range(2, len(parts) + 1):
            yield Place(f"{page} {number}", page, f"Alt+{number}")
    for _text, _icon, key in RULING_PARTS[1:]:
        yield Place(f"rulings {key[-1]}", "rulings", key)


def _windows() -> Iterator[Place]:
    shown = [name for name in vars(SideWindows) if name.startswith("show_")]
    for name in shown:
        yield Place(name.removeprefix("show_"), "clock", "", name)
    yield Place("plan", "clock", "", "plan")
    for name in ("show_settings", "show_keys"):
        yield Place(name.removeprefix("show_"), "clock", "", name)
    yield Place("new tournament", LOBBY, "", "new_tournament")


PLACES = (*_parts(), *_windows())
OF_TOURNAMENT = (  # windows about one
    "show_draws", "show_screens", "show_boxes", "show_room_rules", "show_correcting", "show_announcements", "show_fit",
    "show_by_hand", "plan",
)  # fmt: skip


class Seen(Struct, frozen=True):
    """What can be seen of the desk and the windows at one moment."""

    acts: int
    verbs: tuple[str, ...]
    people: int
    fields: tuple[tuple[str, str], ...]
    box: str | None  # what stands in the command box; None: it is closed
    focus: str
    takes_text: bool  # a field has the keyboard


class Hands:
    """Two hands at the keyboard of a main window; keys go to whichever window has them."""

    def __init__(self, evening: Evening, qtbot: QtBot) -> None:
        self.evening, self.session, self.qtbot = evening, evening.session, qtbot
        self.stream = evening.session.tournament
        self.window: MainWindow = main_window(evening, qtbot)
        self.window.keys.watch()
        self.window.setUpdatesEnabled(False)  # nobody looks: painting would take most of the time

    # Keys

    def press(self, key: Qt.Key, modifiers: Qt.KeyboardModifier = NONE) -> None:
        window = QGuiApplication.focusWindow() or self.window.windowHandle()
        QTest.keyClick(window, key, modifiers)

    def typed(self, text: str) -> None:
        """Letter by letter, until the command box is open: it takes the rest as any line does."""
        for at, letter in enumerate(text):
            box = self.box()
            if box is not None and box.isVisible() and box.line is self.focus():
                box.line.insert(text[at:])
                return
            window = QGuiApplication.focusWindow() or self.window.windowHandle()
            QTest.keyClick(window, letter)

    def hold(self, key: Qt.Key, text: str = "", modifiers: Qt.KeyboardModifier = NONE) -> None:
        """What a key that is kept down sends after its first stroke."""
        for _again in range(3):
            window = QGuiApplication.focusWindow() or self.window.windowHandle()
            for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
                QApplication.sendEvent(window, QKeyEvent(kind, key, modifiers, text, True))

    # Going somewhere

    def clean(self) -> None:
        """Close all that is over the pages and beside them."""
        while popup := QApplication.activePopupWidget():
            popup.close()
        while (modal := QApplication.activeModalWidget()) is not None:
            modal.close()
        if (box := self.box()) is not None:
            box.line.setText("")
            box.close_box()
        self.window.override.close_bar()
        if (lobby := self.window._pages.get(LOBBY)) is not None:
            lobby.show_list()
        self.window.beside.close()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        self.window.activateWindow()
        self.qtbot.waitUntil(self.window.isActiveWindow)

    def page(self, page: str) -> None:
        """To a page by its key, from whichever window has the keyboard."""
        digit = next(action.key[-1] for action in PAGES if action.goes_to == page)
        self.press(Key(ord(digit)), CTRL)
        QApplication.processEvents()

    def go(self, place: Place) -> bool:
        """To a place as keys lead there: to the first use of a page, then of its part, or into a window. False: it is
        not there in this state.
        """
        window = self.window
        if self.stream is None and place.window in OF_TOURNAMENT:
            return False
        if place.page == LOBBY:
            window.run("window.lobby")
        elif place.page:
            window.run(next(action.id for action in PAGES if action.goes_to == place.page))
        if place.part:
            self.press(Key(ord(place.part[-1])), ALT)
        match place.window:
            case "":
                return self.stream is not None or place.page == LOBBY
            case "show_correcting":
                window.beside.show_correcting(EntryId(3))
            case "plan":
                window.beside.show_room_rules(plan=True)
            case "show_settings" | "show_keys" | "new_tournament":
                getattr(window, place.window)()
            case name:
                getattr(window.beside, name)()
        QApplication.processEvents()
        return True

    # Asking

    def stops(self) -> list[QWidget]:
        """Every widget of the window in front, and of the page in it, that Tab leads to."""
        window = QApplication.activeWindow() or self.window
        tab = Qt.FocusPolicy.TabFocus
        return [each for each in window.findChildren(QWidget) if _in_use(each) and each.focusPolicy() & tab]

    def is_of_window(self, typed: str, focus: QWidget, held: Qt.KeyboardModifier = NONE) -> bool:
        """Whether a sign typed with the keyboard in this widget is the window's, or over it all: nothing is done."""
        keys = getattr(focus.window(), "keys", None)
        if keys is None:
            return True
        keys.blockSignals(True)
        try:
            event = QKeyEvent(QEvent.Type.KeyPress, ord(typed.upper()), held, typed)
            return bool(keys.plain_key(event, focus))
        finally:
            keys.blockSignals(False)

    # Looking

    def may_pause(self) -> bool:
        """Whether the clock can be paused or go on now."""
        return not self.session.why_not(timing.pause) or not self.session.why_not(timing.resume)

    def at(self) -> tuple[str, str, str]:
        """The page in front, its part, and what on it has the keyboard."""
        page, focus = self.window.current(), self.focus()
        part = ""
        if isinstance(page, PartsPage):
            part = page.name
        elif isinstance(page, RulingsPage):
            part = str(page.stack.currentIndex())
        return self.window.page, part, focus.objectName() if focus is not None else ""

    def focus(self) -> QWidget | None:
        return QApplication.focusWidget()

    def seen(self) -> Seen:
        desk, club = self.evening.club.desk, self.evening.club
        acts = desk.history(self.stream).acts if self.stream is not None else ()
        acts = (*acts, *desk.club_acts())
        box, focus = self.box(), self.focus()
        return Seen(
            len(acts), tuple(act.verb for act in acts), len(club.directory), tuple(self._fields()),
            box.line.text() if box is not None and box.isVisible() else None,
            focus.objectName() if focus is not None else "", isinstance(focus, FIELDS),
        )  # fmt: skip

    def box(self) -> Any:
        """The command box; None while none was made, or it went with the window it lay over."""
        box = self.window.command
        return box if box is not None and isValid(box) else None

    def _fields(self) -> Iterator[tuple[str, str]]:
        """What can be typed into now, on the page in front and in every other window, with what stands there."""
        page = self.window.current()
        others = (each for each in QApplication.topLevelWidgets() if each.isVisible() and each is not self.window)
        for place in (*((page,) if page is not None else ()), self.window.override, *others):
            for field in place.findChildren(QLineEdit):
                if field.isVisible() and field.objectName() != "command_line":
                    yield field.objectName(), field.text()
            for text in place.findChildren(QPlainTextEdit):
                if text.isVisible() and not text.isReadOnly():
                    yield text.objectName(), text.toPlainText()


def _in_use(widget: QWidget) -> bool:
    return widget.isVisible() and widget.isEnabled()
