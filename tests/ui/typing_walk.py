"""Every place somebody may type at, in every state of an evening, and two hands at the keyboard: for the tests of the
grammar of typing (`tdapp/ui/keys.py`).
"""

from collections.abc import Callable, Iterator
from pathlib import Path

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

from tdapp.domain import tournament
from tdapp.domain.clock import timing
from tdapp.domain.hands import hand_for_hand
from tdapp.domain.money.terms import Offer, Price, SaleKind, SaleSpan, SaleSpanKind, Terms
from tdapp.domain.prizes import payouts
from tdapp.domain.registration import price_list
from tdapp.domain.units import Cents, Chips, EntryId
from tdapp.read.people.names import PlayerName
from tdapp.ui.actions.window import PAGES
from tdapp.ui.frame import pages
from tdapp.ui.main_window import LOBBY, MainWindow
from tdapp.ui.pages.parts_page import PartsPage
from tdapp.ui.pages.rulings.page import RulingsPage
from tdapp.ui.side_windows import SideWindows
from tests.ui.pages.evening import Evening, demo_names
from tests.ui.windows import main_window

Key = Qt.Key
NONE = Qt.KeyboardModifier.NoModifier
CTRL, ALT, SHIFT = (
    Qt.KeyboardModifier.ControlModifier,
    Qt.KeyboardModifier.AltModifier,
    Qt.KeyboardModifier.ShiftModifier,
)
ANNA, ZOE = PlayerName("Visser", "Anna"), PlayerName("de Wit", "Zoë")
UNTIL = SaleSpan(SaleSpanKind.REGISTRATION)
REBUY = Offer("rebuy", "Rebuy", SaleKind.REBUY, Price(Cents(50_00)), Chips(20_000), UNTIL)
ADD_ON = Offer("add_on", "Add-on", SaleKind.ADD_ON, Price(Cents(50_00)), Chips(40_000), UNTIL)
FIELDS = (QLineEdit, QPlainTextEdit, QAbstractSpinBox, QComboBox)


# The states of an evening


def _named(folder: Path) -> Evening:
    """A club in which exactly one is called Anna and one Zoë, the third and the fifth to enter."""
    others = [name for name in demo_names()[:40] if not name.full.lower().startswith(("anna", "zo"))]
    return Evening(folder, (*others[:2], ANNA, others[2], ZOE, *others[3:24]))


def without_a_tournament(folder: Path) -> Evening:
    evening = _named(folder)
    evening.session.switch(None)
    return evening


def registration(folder: Path) -> Evening:
    """Twenty have entered, nobody is seated."""
    evening = _named(folder)
    evening.session.do(price_list.set_terms, Terms((REBUY, ADD_ON)))
    evening.register(20)
    return evening


def drawn(folder: Path) -> Evening:
    evening = registration(folder)
    evening.draw()
    return evening


def running(folder: Path) -> Evening:
    evening = drawn(folder)
    evening.start()
    return evening


def paused(folder: Path) -> Evening:
    evening = running(folder)
    evening.session.do(timing.pause)
    return evening


def bubble(folder: Path) -> Evening:
    evening = running(folder)
    evening.close_registration()
    evening.bust(*(each for each in range(6, 20)))
    evening.session.do(payouts.post_prizes)
    evening.session.do(hand_for_hand.begin)
    return evening


def finished(folder: Path) -> Evening:
    evening = running(folder)
    evening.close_registration()
    evening.bust(*(each for each in range(1, 21) if each != 3))
    evening.session.do(payouts.post_prizes)
    for entry in (3, 20, 19):
        evening.session.do(payouts.pay, EntryId(entry))
    evening.session.do(tournament.finish)
    assert evening.session.tournament is not None
    return evening


STATES: dict[str, Callable[[Path], Evening]] = {
    each.__name__: each for each in (without_a_tournament, registration, drawn, running, paused, bubble, finished)
}


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
    for number in range(2, 6):
        yield Place(f"desk {number}", "desk", f"Alt+{number}")
    for number in range(2, 8):
        yield Place(f"chips {number}", "chips", f"Alt+{number}")
    for letter in "GPB":
        yield Place(f"rulings {letter}", "rulings", f"Alt+{letter}")


def _windows() -> Iterator[Place]:
    shown = [name for name in vars(SideWindows) if name.startswith("show_")]
    for name in shown:
        yield Place(name.removeprefix("show_"), "clock", "", name)
    yield Place("plan", "clock", "", "plan")
    for name in ("show_settings", "show_keys"):
        yield Place(name.removeprefix("show_"), "clock", "", name)
    yield Place("new tournament", LOBBY, "", "new_tournament")


PLACES = (*_parts(), *_windows())
OF_TOURNAMENT = ("show_draws", "show_room_rules", "show_correcting", "plan")  # windows about one


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

    # Keys

    def press(self, key: Qt.Key, modifiers: Qt.KeyboardModifier = NONE) -> None:
        window = QGuiApplication.focusWindow() or self.window.windowHandle()
        QTest.keyClick(window, key, modifiers)

    def typed(self, text: str) -> None:
        for letter in text:
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
        for box in self.window.findChildren(QWidget, "command_box"):
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
            window.run(f"{place.page}.page")
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
        box = next((each for each in self._boxes() if each.isVisible()), None)
        focus = self.focus()
        return Seen(
            len(acts), tuple(act.verb for act in acts), len(club.directory), tuple(self._fields()),
            box.line.text() if box is not None else None, focus.objectName() if focus is not None else "",
            isinstance(focus, FIELDS),
        )  # fmt: skip

    def _boxes(self) -> list[QWidget]:
        return self.window.window().findChildren(QWidget, "command_box")

    def _fields(self) -> Iterator[tuple[str, str]]:
        for window in QApplication.topLevelWidgets():
            for field in window.findChildren(QLineEdit) if window.isVisible() else ():
                if field.isVisible() and field.objectName() != "command_line":
                    yield field.objectName(), field.text()
            for text in window.findChildren(QPlainTextEdit) if window.isVisible() else ():
                if text.isVisible() and not text.isReadOnly():
                    yield text.objectName(), text.toPlainText()
