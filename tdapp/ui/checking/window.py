"""The window that checks a club file: beside the evening, in a thread, and what it found as sentences.

It checks the club that is open, or a file that did not open; of a damaged one it saves what is left into a new file.
"""

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QFileDialog, QProgressBar, QWidget

from tdapp.app.club.checking import Checked, check_bytes, check_file, findings_said
from tdapp.app.club.saving import Saved, outcome_said, save_bytes, save_file
from tdapp.app.time_source import TimeSource
from tdapp.app.trouble import KnownError, say_trouble
from tdapp.read.message import Said
from tdapp.ui.background import InThread
from tdapp.ui.checking import texts
from tdapp.ui.session import Session
from tdapp.ui.side_window import SideWindow
from tdapp.ui.widgets.buttons import Button, PrimaryButton
from tdapp.ui.widgets.inputs import list_widget
from tdapp.ui.widgets.label import Elided, Label
from tdapp.words.club.opening import FILES

SIZE = (860, 560)
SUFFIX = ".tdapp"


class CheckWindow(SideWindow):
    """The window of a check. `open_asked`: the file that was saved, to be opened."""

    of_club = True
    open_asked = Signal(str)

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(session, parent, name="check_window", title=texts.TITLE, close=texts.CLOSE)
        self.path: Path | None = None
        self._content: bytes | None = None  # of a club that is open: its disk's, at the moment it was asked
        self._work: InThread | None = None
        self._saying = texts.CHECKING
        self._said: tuple[Said, ...] = ()
        self._saved: Saved | None = None
        self.what = Elided("", "strong")
        self.progress = QProgressBar()
        self.progress.setRange(0, 0)
        self.progress.setTextVisible(False)
        self.found = list_widget("check_found", texts.FINDINGS)
        self.again = Button(texts.AGAIN, self.check_again, on=self, icon="rotate-ccw", key="F5", name="check_again")
        self.other = Button(
            texts.OTHER, self.choose, on=self, icon="folder-open", key="Ctrl+Shift+O", name="check_other"
        )
        self.save = Button(
            texts.SAVE, self.ask_where, on=self, icon="file-down", key="Alt+S", name="check_save",
            help_text=texts.SAVE_HELP,
        )  # fmt: skip
        self.open_it = PrimaryButton(texts.OPEN_IT, self._on_open, icon="folder-open", name="check_open")
        why = Label(texts.WHY, "muted", wrap=True)
        buttons = (self.again, self.other, self.save, self.open_it)
        self.lay_out(self.title, why, self.what, self.progress, self.found, buttons=buttons)
        self.resize(*SIZE)
        self._at_rest()

    # Checking

    def check(self, path: Path | None = None) -> None:
        """Check a file; None: the club that is open, and where none is, ask which. It takes the place of a check that
        runs; what is being saved is saved first.
        """
        if self._work is not None and self._saying is texts.SAVING:
            return
        if path is None and not self.session.has_club:
            self.choose()
            return
        self._stop()  # its findings would stand under the name of this file
        self.path = path
        self.check_again()

    def check_again(self) -> None:
        """Check the same file once more."""
        if self._work is not None or (self.path is None and not self.session.has_club):
            return
        try:
            self._content = self.session.club.file.content() if self._is_open() else None
        except KnownError as error:
            self._failed(error)
            return
        path, content = self._file(), self._content
        if content is None:
            self._begin(lambda watch: check_file(path, watch), texts.CHECKING, self._checked)
        else:
            self._begin(lambda watch: check_bytes(content, watch), texts.CHECKING, self._checked)

    def choose(self) -> None:
        """Ask which file to check."""
        if self._work is None:
            self._ask(texts.OTHER, self._on_chosen).open()

    def _on_chosen(self, name: str) -> None:
        self.check(Path(name))

    def _is_open(self) -> bool:
        """Whether it is the file of the club that is open in this window."""
        if self.path is None or not self.session.has_club:
            return self.session.has_club and self.path is None
        try:
            return self.path.samefile(self.session.club.file.path)
        except OSError:
            return False

    def _file(self) -> Path:
        return self.path if self.path is not None else Path(self.session.club.file.path)

    # Saving

    def ask_where(self) -> None:
        """Ask for the new file that what is left goes into."""
        if self._work is not None or not self.save.isVisible():
            return
        asking = self._ask(texts.SAVE_AS, self._on_where)
        asking.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        asking.setDefaultSuffix(SUFFIX.removeprefix("."))
        path = self._file()
        asking.selectFile(f"{self.session.words(texts.SAVED_NAME, name=path.stem)}{SUFFIX}")
        asking.open()

    def _on_where(self, name: str) -> None:
        self.save_as(Path(name))

    def save_as(self, target: Path) -> None:
        """Save what is left into a new file."""
        path, content, now = self._file(), self._content, TimeSource().now()
        if content is None:
            self._begin(lambda watch: save_file(path, target, now, watch), texts.SAVING, self._on_saved)
        else:
            self._begin(lambda watch: save_bytes(content, path, target, now, watch), texts.SAVING, self._on_saved)

    def _on_open(self) -> None:
        if self._saved is not None:
            self.open_asked.emit(str(self._saved.path))
            self.leave()

    # What runs

    @property
    def busy(self) -> bool:
        """Whether something runs."""
        return self._work is not None

    def _begin(self, work: Callable[[Callable[[int], None]], object], saying: Any, then: Callable[[Any], None]) -> None:
        self._work = InThread(work, self)
        self._work.told.connect(self._tell)
        self._work.done.connect(then)
        self._work.failed.connect(self._failed)
        self.found.clear()
        self.progress.show()
        for button in (self.again, self.other, self.save, self.open_it):
            button.setVisible(False)
        self._saying = saying
        self._tell(0)
        self._work.start()

    def _tell(self, lines: int) -> None:
        self.what.say(self._saying, file=self._file().name, lines=lines)

    def _checked(self, checked: Checked) -> None:
        self._saved = None
        self._end(findings_said(checked), can_save=not checked.well)

    def _on_saved(self, saved: Saved) -> None:
        self._saved = saved
        self._end(outcome_said(saved), can_save=False)

    def _failed(self, error: Exception) -> None:
        if not isinstance(error, KnownError):
            self._end((), can_save=False)
            raise error
        self._end((say_trouble(error),), can_save=False)

    def _end(self, said: Iterable[Said], *, can_save: bool) -> None:
        self._stop()
        self._said = tuple(said)
        self._at_rest()
        self.save.setVisible(can_save)
        self.retranslate()

    def _stop(self) -> None:
        if self._work is not None:
            self._work.stop()
            self._work.deleteLater()
            self._work = None

    def _at_rest(self) -> None:
        self.progress.hide()
        self.again.setVisible(self.path is not None or self.session.has_club)
        self.other.show()
        self.save.hide()
        self.open_it.setVisible(self._saved is not None)

    # Showing

    def refresh(self) -> None:
        """Stay, whether or not a club is open: the file may be one that does not open."""

    def retranslate(self) -> None:
        if self._work is None and self._said:
            self.what.setText(str(self._file()))
            self.found.clear()
            self.found.addItems([self.session.words.said(each) for each in self._said])

    def closeEvent(self, event: QCloseEvent) -> None:
        super().closeEvent(event)
        if event.isAccepted():
            self._stop()

    def _ask(self, title: Any, then: Callable[[str], None]) -> QFileDialog:
        folder = self.path.parent if self.path is not None else None
        if folder is None and self.session.has_club:
            folder = Path(self.session.club.file.path).parent
        asking = QFileDialog(self, self.session.words(title), str(folder or Path.home()), self.session.words(FILES))
        asking.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        asking.fileSelected.connect(then)
        return asking
