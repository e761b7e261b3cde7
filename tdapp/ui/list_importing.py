"""What every import of a list has in common: choose a file, read it beside the event loop, say what is in it.

    choose_file(importing)          asks for the file, and the window opens with it

Nothing is kept before the button is pressed. Counting and saving run in the event loop in small parts, so that no clock
waits; leaving stops whatever runs and nothing has happened.
"""

from collections.abc import Callable, Collection
from functools import partial
from pathlib import Path
from typing import Any

from PySide6.QtCore import QDir, Qt
from PySide6.QtWidgets import QDialog, QFileDialog, QLayout, QProgressBar, QWidget

from tdapp.app.lists.columns import Column, Columns
from tdapp.app.lists.csv_files import ReadList, Unreadable
from tdapp.app.lists.reading import read_file
from tdapp.app.lists.remembered import remembered, with_columns
from tdapp.texts import QT_TRANSLATE_NOOP, Text
from tdapp.ui.actions.guarded import guarded
from tdapp.ui.background import InParts, InThread
from tdapp.ui.i18n import country
from tdapp.ui.manual.asked import explained
from tdapp.ui.roomy import show_across, show_down
from tdapp.ui.session import Session
from tdapp.ui.sheet_choices import LISTS, SheetChoices, said_unreadable
from tdapp.ui.widgets.buttons import Button, PrimaryButton
from tdapp.ui.widgets.label import Label
from tdapp.ui.widgets.layout import STRETCH, Stretch, grow, hbox, vbox
from tdapp.ui.widgets.typed_in import AskOnce, forget_typed

CHOOSE_FILE = QT_TRANSLATE_NOOP("Import", "Choose a list of players")
LEAVE = QT_TRANSLATE_NOOP("Import", "Cancel")
NO_NAME_COLUMN = QT_TRANSLATE_NOOP("Import", "Say which column is a name.")
SIDE = 16  # pixels left and right of what stands in the window


class ListImporting(QDialog):
    """A window that imports a list. Subclasses say in `plan` what would happen, and do it when `take` is pressed.
    `choose`: what the file is asked for with.
    """

    choose = CHOOSE_FILE

    def __init__(self, session: Session, parent: QWidget | None, *, title: Text, kinds: Collection[Column]) -> None:
        super().__init__(parent)
        self.session = session
        explained(self, session)
        self.file = Path()  # none yet
        self.sheet: ReadList | None = None
        self._kinds = tuple(kinds)
        self._encoding = ""  # the letters somebody chose, '' none
        self._columns_said: Columns | None = None  # while the same file is read again in other letters
        self._fresh = True  # nobody has chosen anything yet
        self._work: InThread | InParts | None = None
        self.setWindowTitle(session.words(title))
        self.choices = SheetChoices(session.words, kinds)
        self.progress = QProgressBar()
        self.progress.setTextVisible(False)
        self.progress.hide()
        self.leave = Button(LEAVE, self.reject, kind="quiet", key="Esc", name="import_leave")
        self.take = PrimaryButton("", self._take, icon="user-plus", name="import_take")
        self.take.setDefault(True)
        self.asks = Label("", wrap=True)
        self.asks.set_tone("warning")
        self.asks.hide()
        self._before_closing = AskOnce(self, self._ask_to_close)
        self.choices.changed.connect(self.plan)
        self.choices.worksheet_chosen.connect(self._read_worksheet)
        self.choices.encoding_chosen.connect(self._read_letters)
        self.finished.connect(self._stop)
        self.finished.connect(self.deleteLater)

    def stand(self, *parts: QWidget | QLayout, buttons: Collection[QWidget] = ()) -> None:
        """Lay out the window: the columns at the top, then these parts, of which the last takes the room that is left,
        then the buttons.
        """
        line = hbox(*buttons, STRETCH, self.leave, self.take, gap=None)
        together = Stretch(0)  # where the last part is out of sight the columns stay together
        below = (*parts[:-1], grow(parts[-1]), together, self.asks, line)
        vbox(self.choices, *below, margins=(SIDE, 12, SIDE, 12), on=self)

    def reject(self) -> None:
        """Close without taking anything; asks once where something was typed beside the list."""
        if not self._before_closing.stays():
            super().reject()

    # What subclasses say

    def plan(self) -> None:
        """Work out what would happen with the columns as they are now."""
        raise NotImplementedError

    def take_all(self) -> None:
        """Take everything that can be taken of the list."""
        raise NotImplementedError

    def _take(self) -> None:
        """Remember what was said about the columns, for the next list of the same program, and take the list."""
        preferences = self.session.preferences
        if self.sheet is not None and not self.busy:
            kept = with_columns(preferences.columns, self.sheet, self._kinds, self.choices.columns())
            if kept != preferences.columns:
                self.session.prefer(preferences._replace(columns=kept))
        self.take_all()

    # Reading

    def load(self, path: str, worksheet: str = "", encoding: str = "") -> None:
        """Read a file beside the event loop and show it; one that cannot be read is said in the line at the bottom."""
        self.file = Path(path)
        self._encoding = encoding
        read = partial(
            read_file, self.file, worksheet=worksheet, encoding=encoding, country=country(), among=self._kinds
        )
        reading = InThread(read, self)
        # Methods, no partials of them: those hold the window, which would then go while its own child is going.
        reading.told.connect(self._show_reading)
        self._show_reading(0)
        self.begin(reading, 0, self._read)
        if not self.isVisible():
            self.open()

    def show_sheet(self, sheet: ReadList, name: str) -> None:
        """Show what was read, with the columns as they probably are."""
        self.sheet = sheet
        said = self._columns_said or remembered(self.session.preferences.columns, sheet, self._kinds)
        self.choices.show_sheet(sheet, name, said)
        show_across(self, self.choices.wanted_width() + 2 * SIDE)
        self._columns_said = None
        self.plan()

    def _show_reading(self, rows: int) -> None:
        self.choices.show_reading(self.file.name, rows)

    def _read(self, sheet: ReadList) -> None:
        self.end()
        self.show_sheet(sheet, self.file.name)

    def _read_worksheet(self, worksheet: str) -> None:
        """Show another worksheet of the same workbook, or another table of the same page."""
        self.sheet = None
        self.load(str(self.file), worksheet, self._encoding)

    def _read_letters(self, encoding: str) -> None:
        """Read the same text in other letters: what was said about its columns stands."""
        self._columns_said = self.choices.columns()
        worksheet = self.sheet.worksheet if self.sheet is not None else ""
        self.sheet = None
        self.load(str(self.file), worksheet, encoding)

    # What runs

    @property
    def busy(self) -> bool:
        """Whether something runs: nothing can be taken meanwhile."""
        return self._work is not None

    def begin(self, work: InThread | InParts, most: int, then: Callable[[Any], None]) -> None:
        """Run this job in the place of what ran before. `most`: the number it counts to, 0 for unknown; `then`: takes
        what comes of it.
        """
        self._stop()
        self._work = work
        work.done.connect(then)
        work.failed.connect(self.fail)
        self.progress.setRange(0, most)
        self.progress.setValue(0)
        self.progress.show()
        if isinstance(work, InParts):
            work.told.connect(self.progress.setValue)
        self.take.setEnabled(False)
        work.start()

    def end(self) -> None:
        """Put away the job that ran: it is done."""
        if self._work is not None:
            self._work.let_go()
        self._work = None
        self.progress.hide()

    def fail(self, error: Exception) -> None:
        """Close the window, since what ran cannot be done, and tell why."""
        self.end()
        self.leave.setEnabled(True)
        forget_typed(self)
        self.reject()
        if isinstance(error, Unreadable):
            self.session.tell(said_unreadable(error, self.session.words), "error")
        else:
            guarded(self.session, partial(_raised, error))

    def settle(self) -> None:
        """Let Enter take the list, once what would happen is in sight for the first time, and nothing lies over it."""
        show_down(self)
        if self._fresh and self.take.isEnabled():
            self.take.setFocus()
        self._fresh = False

    def _ask_to_close(self, said: Text) -> None:
        self.asks.say(said)
        self.asks.show()

    def _stop(self) -> None:
        if self._work is not None:
            self._work.stop()
        self._work = None


def choose_file(importing: ListImporting) -> QFileDialog:
    """Ask for a file and then show what is in it. The dialogs stand beside the event loop; nothing waits for them."""
    words = importing.session.words
    asking = QFileDialog(importing.parentWidget(), words(importing.choose), QDir.homePath(), words(LISTS))
    asking.setFileMode(QFileDialog.FileMode.ExistingFile)
    asking.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    asking.fileSelected.connect(importing.load)
    asking.rejected.connect(importing.deleteLater)
    asking.open()
    return asking


def _raised(error: Exception) -> None:
    raise error
