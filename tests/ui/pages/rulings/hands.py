"""A director at the keyboard, for tests: every input is counted, and goes where the keys go at that moment."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tdapp.domain.units import Seat
from tdapp.rulings import Ruling
from tdapp.ui.main_window import MainWindow
from tdapp.ui.pages.rulings.page import RulingsPage
from tdapp.ui.pages.seating.page import TablesPage
from tdapp.ui.theme.look import look
from tdapp.words.say import Words
from tests.ui.pages.evening import Evening

ALT, CTRL = Qt.KeyboardModifier.AltModifier, Qt.KeyboardModifier.ControlModifier
PLAIN = Qt.KeyboardModifier.NoModifier


class Hands:
    """Stands at the Tables page, at a seat. `inputs`: key chords, and words or numbers with their Enter, so far."""

    def __init__(
        self, qtbot: QtBot, evening: Evening, seat: Seat, words: Callable[[str], Words], language: str
    ) -> None:
        look().wear("dark")
        self.session = evening.session
        if language != "en":
            self.session.words = words(language)
        self.window = MainWindow(evening.session)
        qtbot.addWidget(self.window)
        self.window.resize(1366, 768)
        self.window.show()
        evening.session.switch(evening.session.tournament)
        qtbot.waitUntil(self.window.isActiveWindow)
        self.window.go("tables")
        tables = self.window.current()
        assert isinstance(tables, TablesPage)
        while not tables.map.shows_names:
            tables.map.zoom_in()
        assert tables.map.go_to(seat)
        self.inputs = 0

    def press(self, key: Qt.Key, held: Qt.KeyboardModifier = PLAIN) -> None:
        """One key chord."""
        self.inputs += 1
        handle = self.window.windowHandle()
        assert handle is not None
        QTest.keyClick(handle, key, held)
        QApplication.processEvents()

    def word(self, typed: str) -> None:
        """A word, a number or a line, and Enter."""
        self.inputs += 1
        QTest.keyClicks(self.focus(), typed)
        QTest.keyClick(self.focus(), Qt.Key.Key_Return)
        QApplication.processEvents()

    def line(self, typed: str) -> None:
        """The table in a line: its key, the words, Enter."""
        self.press(Qt.Key.Key_L, ALT)
        self.word(typed)

    def focus(self) -> QWidget:
        """Where the keys go."""
        focus = self.window.focusWidget()
        assert focus is not None
        return focus

    def page(self) -> RulingsPage:
        """The rulings desk, once it is in front."""
        page = self.window.current()
        assert isinstance(page, RulingsPage)
        return page

    def rule_here(self, what: str) -> None:
        """From the seat to the desk, and find what happened."""
        self.press(Qt.Key.Key_R, ALT)
        self.word(what)

    def ruling(self) -> Ruling:
        """The answer."""
        outcome = self.page().ruling.answer.outcome
        assert outcome is not None and outcome.ruling is not None
        return outcome.ruling
