"""The whole application for tests: its window, its opening, and what it said."""

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC
from pathlib import Path

from pytestqt.qtbot import QtBot

from tdapp.app import preferences as prefs
from tdapp.ui.application import Application
from tdapp.ui.i18n import Languages
from tdapp.ui.session import Told
from tdapp.ui.theme.look import look
from tdapp.ui.widgets.buttons import Button


class Running:
    """An application as if it had just been started, with the preferences this laptop keeps."""

    def __init__(self, qtbot: QtBot) -> None:
        look().wear("dark")
        self.qtbot = qtbot
        self.app = Application(prefs.load(), Languages(UTC))
        self.told: list[Told] = []
        self.app.session.told.connect(self.told.append)
        self.window = self.app.window
        look().dress(self.window)  # as the shell it starts in is
        self.session = self.app.session
        self.page = self.app.opening.page
        self.window.show()

    def open(self, path: Path | None = None) -> None:
        """Start with this file, and wait until it is open and copied."""
        with self.qtbot.waitSignal(self.app.opening.settled):
            self.app.start(path)

    def fail(self, path: Path | None = None) -> str:
        """Start with this file and wait for the page that says why not; its sentence."""
        self.app.start(path)
        self.qtbot.waitUntil(lambda: bool(self.offered()))
        return self.said()

    def offered(self) -> list[str]:
        """The buttons of the page that stands there while no club is open, by name."""
        if self.window.stack.currentWidget() is not self.page:
            return []
        found = (each.objectName() for each in self.page.findChildren(Button) if each.isVisible())
        return [name for name in found if name.startswith("welcome_")]  # not the pills of a question

    def said(self) -> str:
        """The words of that page."""
        return f"{self.page.state.title.text()}\n{self.page.state.why.text()}"

    def press(self, name: str) -> None:
        """Press one of its buttons."""
        button = self.page.findChild(Button, name)
        assert isinstance(button, Button) and button.isVisible()
        button.click()

    def press_and_open(self, name: str) -> None:
        """Press one of its buttons, and wait until a club is open and copied."""
        with self.qtbot.waitSignal(self.app.opening.settled):
            self.press(name)


@contextmanager
def running(qtbot: QtBot) -> Iterator[Running]:
    """A running application, closed at the end."""
    made = Running(qtbot)
    try:
        yield made
    finally:
        made.window.close()
        made.window.deleteLater()
