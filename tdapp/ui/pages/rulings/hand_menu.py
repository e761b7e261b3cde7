"""What can be done with hand histories at the desk: paste or open one, save this hand, save those of all rulings."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QDir, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QFileDialog, QMenu, QWidget

from tdapp.app.rulings.hands import histories_of, written_at_desk
from tdapp.app.whole_files import write_whole
from tdapp.domain.units import TableNo
from tdapp.poker import PokerError
from tdapp.rulings.hands import Entered
from tdapp.texts import Text
from tdapp.ui.session import Session, Told
from tdapp.words.rulings import hand_entry as texts

LARGEST = 5_000_000  # bytes of a file that is opened at all


class HandMenu(QMenu):
    """The menu of hand histories. `enter` takes the text of one that was pasted or opened."""

    def __init__(self, session: Session, parent: QWidget, enter: Callable[[str | bytes], None]) -> None:
        super().__init__(parent)
        self.setObjectName("hand_menu")
        self.session, self._enter = session, enter
        self._entered: Entered | None = None
        self._table: TableNo | None = None
        self.names = QAction(parent)  # not of the menu, which deletes what is its own when it is filled anew
        self.names.setCheckable(True)

    def fill(self, entered: Entered | None, table: TableNo | None) -> None:
        """List what can be done now; `entered` is the hand at the desk, None where there is none, and `table` where it
        is played, None where that is not known.
        """
        words = self.session.words
        self._entered, self._table = entered, table
        self.clear()
        self._offer(texts.PASTE, self.paste)
        self._offer(texts.OPEN_FILE, self.ask_for_file)
        self.addSeparator()
        self._offer(texts.SAVE_HAND, partial(self._ask_where, ".phh", self.save_hand), entered is not None)
        any_ruling = self.session.tournament is not None and bool(self.session.rulings_view().given)
        self._offer(texts.SAVE_HANDS, partial(self._ask_where, ".phhs", self.save_hands), any_ruling)
        self.names.setText(words(texts.WITH_NAMES))
        self.addAction(self.names)

    def paste(self) -> None:
        """Enter the hand history on the clipboard."""
        self._enter(QApplication.clipboard().text())

    def ask_for_file(self) -> QFileDialog:
        """Ask which file to open."""
        asking = self._asking(texts.OPEN_FILE)
        asking.setFileMode(QFileDialog.FileMode.ExistingFile)
        asking.setNameFilters([self.session.words(texts.PHH_FILES)])
        asking.fileSelected.connect(self.open_file)
        asking.open()
        return asking

    def open_file(self, path: str) -> None:
        """Enter the hand history in a file; one that cannot be read is told of."""
        try:
            with Path(path).open("rb") as file:
                self._enter(file.read(LARGEST))
        except OSError as error:
            self._tell(texts.NOT_OPENED, path, error)

    def save_hand(self, path: str) -> None:
        """Write the hand at the desk as a hand history, with event, table, level and time."""
        if self._entered is None:
            return
        session = self.session
        try:
            text = written_at_desk(
                session.club,
                session.tournament,
                self._entered,
                self._table,
                now=session.now(),
                zone=session.words.zone,
                names=self.names.isChecked(),
            )
        except PokerError as error:
            session.told.emit(Told(texts.why_not(session.words, error), "refused"))
            return
        self._write(path, text)

    def save_hands(self, path: str) -> None:
        """Write the hands of all rulings of the tournament in front; those that cannot be written are named."""
        session = self.session
        if session.tournament is None:
            return
        found = histories_of(session.club, session.tournament, session.words.zone, names=self.names.isChecked())
        if self._write(path, found.text) and found.left_out:
            left = session.words.several([session.words.number(ruling) for ruling in found.left_out])
            session.tell(texts.LEFT_OUT, path=path, rulings=left)

    def _ask_where(self, ending: str, then: Callable[[str], object]) -> QFileDialog:
        asking = self._asking(texts.SAVE_HANDS if ending == ".phhs" else texts.SAVE_HAND)
        asking.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        asking.setNameFilters([self.session.words(texts.PHH_FILES)])
        asking.setDefaultSuffix(ending)
        asking.selectFile(self.session.words(texts.FILE_NAME))
        asking.fileSelected.connect(then)
        asking.open()
        return asking

    def _asking(self, title: Text) -> QFileDialog:
        asking = QFileDialog(self.parentWidget(), self.session.words(title).replace("&", ""), QDir.homePath())
        asking.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        return asking

    def _write(self, path: str, text: str) -> bool:
        try:
            write_whole(Path(path), text.encode())
        except OSError as error:
            self._tell(texts.NOT_WRITTEN, path, error)
            return False
        self.session.tell(texts.WRITTEN, path=path)
        return True

    def _tell(self, text: Text, path: str, error: OSError) -> None:
        reason = error.strerror or str(error)
        self.session.told.emit(Told(self.session.words(text, path=path, reason=reason), "error"))

    def _offer(self, text: Text, do: Callable[[], object], allowed: bool = True) -> None:
        action = self.addAction(self.session.words(text))
        action.setEnabled(allowed)
        action.triggered.connect(lambda _checked: do())


def is_history(text: str) -> bool:
    """Whether a text looks like a hand history, and not like words of a line."""
    return "variant" in text and "actions" in text
