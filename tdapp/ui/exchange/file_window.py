"""What the windows of a tournament's file share: work in a thread, and what came of it as sentences."""

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QFileDialog, QProgressBar, QWidget

from tdapp.app.trouble import KnownError, say_trouble
from tdapp.read.message import Said
from tdapp.texts import Text
from tdapp.ui.background import InThread
from tdapp.ui.exchange import texts
from tdapp.ui.session import Session
from tdapp.ui.side_window import SideWindow
from tdapp.ui.widgets.buttons import Button
from tdapp.ui.widgets.inputs import list_widget
from tdapp.ui.widgets.label import Elided, Label

SIZE = (860, 480)


class FileWindow(SideWindow):
    """A window that works on the file of a tournament, beside the evening. `buttons`: away while it works."""

    of_club = True

    def __init__(self, session: Session, parent: QWidget | None, *, name: str, title: Text, why: Text) -> None:
        super().__init__(session, parent, name=name, title=title, close=texts.CLOSE)
        self.buttons: tuple[Button, ...] = ()
        self._work: InThread | None = None
        self._said: tuple[Said, ...] = ()
        self._step: tuple[Text, dict[str, Any]] = (texts.CHOOSE_FIRST, {})
        self.why = Label(why, "muted", wrap=True)
        self.what = Elided("", "strong")
        self.progress = QProgressBar()
        self.progress.setRange(0, 0)
        self.progress.setTextVisible(False)
        self.progress.hide()
        self.found = list_widget(f"{name}_said", texts.SAID)  # in sight once there is something in it
        keeps_room = self.found.sizePolicy()
        keeps_room.setRetainSizeWhenHidden(True)
        self.found.setSizePolicy(keeps_room)
        self.found.hide()

    def stand(self, *buttons: Button) -> None:
        """Lay the window out with these buttons."""
        self.buttons = buttons
        self.lay_out(self.title, self.why, self.what, self.progress, self.found, buttons=buttons)
        self.resize(*SIZE)

    @property
    def busy(self) -> bool:
        """Whether something runs."""
        return self._work is not None

    def begin_work(self, work: Callable[[Callable[[int], None]], object], then: Callable[[Any], None]) -> None:
        """Do this in a thread; `then` gets what it gives. What goes wrong with file or disk is said."""
        self._work = InThread(work, self)
        self._work.told.connect(self._on_told_lines)
        self._work.done.connect(then)
        self._work.failed.connect(self._failed)
        self._said = ()
        self._show_said()
        self.progress.show()
        for button in self.buttons:
            button.setEnabled(False)
        self._work.start()

    def end_work(self, said: Iterable[Said]) -> None:
        """Say what came of it."""
        self._stop()
        self._said = tuple(said)
        self.progress.hide()
        for button in self.buttons:
            button.setEnabled(True)
        self.refresh()

    def step(self, text: Text, **facts: Any) -> None:
        """Say what is being done, or is to be done next."""
        self._step = (text, facts)
        self.what.say(text, **facts)

    def ask_file(self, title: Text, then: Callable[[str], None]) -> QFileDialog:
        """The dialog that asks for a file, beside the club's."""
        words = self.session.words
        folder = self.session.club.file.path.parent if self.session.has_club else Path.home()
        asking = QFileDialog(self, words(title), str(folder), words(texts.FILES))
        asking.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        asking.fileSelected.connect(then)
        return asking

    def show_room(self) -> None:
        text, facts = self._step
        self.what.say(text, **facts)
        self._show_said()

    def _show_said(self) -> None:
        self.found.clear()
        self.found.addItems([self.session.words.said(each) for each in self._said])
        self.found.setVisible(bool(self._said))

    def retranslate(self) -> None:
        self.show_room()

    def closeEvent(self, event: QCloseEvent) -> None:
        super().closeEvent(event)
        if event.isAccepted():
            self._stop()

    def _on_told_lines(self, lines: int) -> None:
        text, facts = self._step
        if "lines" in facts:
            self.step(text, **{**facts, "lines": lines})

    def _failed(self, error: Exception) -> None:
        if not isinstance(error, KnownError):
            self.end_work(())
            raise error
        self.end_work((say_trouble(error),))

    def _stop(self) -> None:
        if self._work is not None:
            self._work.stop()
            self._work.deleteLater()
            self._work = None
