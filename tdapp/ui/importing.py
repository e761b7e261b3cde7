"""Importing a list of players: choose a file, say what its columns are, see who would come in and who cannot, confirm.

Nothing is registered before the button is pressed; then everybody comes in with one act, which one undo takes back.
"""

from functools import partial
from pathlib import Path

from PySide6.QtCore import QDir, Qt, Signal
from PySide6.QtWidgets import (
    QDialog,
    QFileDialog,
    QHBoxLayout,
    QListWidget,
    QVBoxLayout,
    QWidget,
)

from tdapp.app.columns import Columns
from tdapp.app.exchange import ENTRY_COLUMNS, ImportPlan, Person, planning
from tdapp.app.reading import read_file
from tdapp.app.sheets import BadRow, Sheet, Unreadable
from tdapp.domain import entries
from tdapp.domain.state import State
from tdapp.domain.units import EntryId, PlayerId
from tdapp.texts import QT_TRANSLATE_NOOP
from tdapp.ui.actions.entries import register
from tdapp.ui.actions.guarded import guarded
from tdapp.ui.background import Beside, InParts
from tdapp.ui.room import Room, Told
from tdapp.ui.sheet_choices import LISTS, ROW_REASONS, SheetChoices, said_unreadable
from tdapp.ui.widgets.buttons import Button, PrimaryButton
from tdapp.ui.widgets.label import Label
from tdapp.words.say import Words

TITLE = QT_TRANSLATE_NOOP("Import", "Import players")
CHOOSE_FILE = QT_TRANSLATE_NOOP("Import", "Choose a list of players")
COMING = QT_TRANSLATE_NOOP("Import", "%n players can come in", "", 1)
NEW = QT_TRANSLATE_NOOP("Import", "%n of them are new to the club", "", 1)
LEFT_OUT = QT_TRANSLATE_NOOP("Import", "%n rows are left out:", "", 1)
NONE_LEFT_OUT = QT_TRANSLATE_NOOP("Import", "No row is left out.")
BAD_ROWS = QT_TRANSLATE_NOOP("Import", "Rows that are left out, with their lines")
REGISTER = QT_TRANSLATE_NOOP("Import", "Register %n players", "", 1)
LEAVE = QT_TRANSLATE_NOOP("Import", "Leave it")
NOBODY = QT_TRANSLATE_NOOP("Import", "Nobody in this list can come in.")
NO_NAME_COLUMN = QT_TRANSLATE_NOOP("Import", "Say which column is a name.")
LINE = QT_TRANSLATE_NOOP("Import", "Line {line}: {reason}", "a row of the file that is left out")
LINE_TEXT = QT_TRANSLATE_NOOP("Import", "Line {line}: {reason}  ({text})", "with what stands in the row")

REASONS = {
    **ROW_REASONS,
    "row.several": QT_TRANSLATE_NOOP("Import", "the club knows {n} players called {name}; register this one by hand"),
    "row.is_in": QT_TRANSLATE_NOOP("Import", "is in already, No. {entry}"),
}


def choose_file(room: Room, parent: QWidget) -> QFileDialog:
    """Ask for a file and then show what is in it. The dialogs stand beside the event loop; nothing waits for them."""
    asking = QFileDialog(parent, room.words(CHOOSE_FILE), QDir.homePath(), room.words(LISTS))
    asking.setFileMode(QFileDialog.FileMode.ExistingFile)
    asking.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    importing = Importing(room, parent)
    asking.fileSelected.connect(importing.load)
    asking.rejected.connect(importing.deleteLater)
    asking.open()
    return asking


class Importing(QDialog):
    """Shows a list before it comes in. `registered`: how many did."""

    registered = Signal(int)

    def __init__(self, room: Room, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("importing")
        self.setMinimumSize(760, 560)
        self.room = room
        self.sheet: Sheet | None = None
        self.plan: ImportPlan | None = None
        self._counting: InParts | None = None
        self._fresh = True  # nobody has chosen anything yet
        self.finished.connect(self._stop)
        self.finished.connect(self.deleteLater)
        self._build()
        self._lay_out()

    def _build(self) -> None:
        words = self.room.words
        self.setWindowTitle(words(TITLE))
        self.choices = SheetChoices(words, ENTRY_COLUMNS)
        self.preview, self.head = self.choices.preview, self.choices.head
        self.coming = Label("", "head")
        self.left_out = Label("", "muted")
        self.bad = QListWidget()
        self.bad.setObjectName("import_bad")
        self.bad.setAccessibleName(words(BAD_ROWS))
        self.bad.setUniformItemSizes(True)
        self.leave = Button(words(LEAVE), kind="quiet", key="Esc", name="import_leave")
        self.register = PrimaryButton("", icon="user-plus", name="import_register")
        self.register.setDefault(True)
        self.choices.changed.connect(self._plan)
        self.leave.clicked.connect(self.reject)
        self.register.clicked.connect(self.accept_all)

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 12, 16, 12)
        column.setSpacing(8)
        column.addWidget(self.choices)
        column.addWidget(self.coming)
        column.addWidget(self.left_out)
        column.addWidget(self.bad, 1)
        line = QHBoxLayout()
        line.addStretch(1)
        line.addWidget(self.leave)
        line.addWidget(self.register)
        column.addLayout(line)

    def load(self, path: str) -> None:
        """Read a file beside the event loop and show it; one that cannot be read is said in the line at the bottom."""
        file = Path(path)
        reading = Beside(partial(read_file, file), self)
        reading.told.connect(partial(self.choices.show_reading, file.name))
        reading.done.connect(partial(self.show_sheet, name=file.name))
        reading.failed.connect(self._unread)
        self.finished.connect(reading.stop)
        self.choices.show_reading(file.name, 0)
        self.register.setEnabled(False)
        reading.start()
        self.open()

    def _unread(self, trouble: Exception) -> None:
        self.reject()
        if not isinstance(trouble, Unreadable):
            raise trouble
        self.room.told.emit(Told(said_unreadable(trouble, self.room.words), "error"))

    def show_sheet(self, sheet: Sheet, name: str) -> None:
        """Show what was read, with the columns as they probably are."""
        self.sheet = sheet
        self.choices.show_sheet(sheet, name)
        self._plan()

    def _plan(self) -> None:
        """Who would come in with the columns as they are now."""
        if self.sheet is None or self.room.tournament is None:
            return
        self._stop()
        club, columns = self.room.club, self.choices.columns()
        everybody = list(club.people.counted())
        people = (Person(player, name, club.club_numbers.get(player)) for player, name in everybody)
        counting = InParts(planning(self.sheet, columns, people, self.room.view(_entered)), self)
        counting.done.connect(partial(self._planned, columns))
        self._counting = counting
        self.register.setEnabled(False)
        counting.start()

    def _planned(self, columns: Columns, plan: ImportPlan) -> None:
        words = self.room.words
        self.plan = plan
        self.coming.setText(words(COMING, n=len(plan.good)) + ("; " + words(NEW, n=plan.new) if plan.new else ""))
        self.left_out.setText(words(LEFT_OUT, n=len(plan.bad)) if plan.bad else words(NONE_LEFT_OUT))
        self.bad.clear()
        self.bad.addItems([said_bad(row, words) for row in plan.bad])
        self.bad.setVisible(bool(plan.bad))
        self.register.say(words(REGISTER, n=len(plan.good)))
        self.register.allow(self._why_not(plan, columns))
        if self._fresh and self.register.isEnabled():
            self.register.setFocus()
        self._fresh = False

    def _stop(self) -> None:
        if self._counting is not None:
            self._counting.stop()
        self._counting = None

    def _why_not(self, plan: ImportPlan, columns: Columns) -> str:
        words = self.room.words
        if not columns.named:
            return words(NO_NAME_COLUMN)
        if not plan.good:
            return words(NOBODY)
        return self.room.why_not(entries.register, (PlayerId(""),), "")

    def accept_all(self) -> None:
        """Add the new ones to the club and register everybody in one act."""
        if self.plan is None or not self.register.isEnabled():
            return
        good = self.plan.good
        people = [(row.name, row.club_no or "") for row in good if row.player is None]
        added = guarded(self.room, partial(self.room.club.add_players, people)) if people else ()
        if added is None:
            return
        new = iter(added)
        players = tuple(row.player if row.player is not None else next(new) for row in good)
        if register(self.room, players) is not None:
            self.registered.emit(len(players))
        self.accept()


def said_bad(row: BadRow, words: Words) -> str:
    """A row that is left out: its line, why, and what stands there."""
    reason = words(REASONS[row.code], **row.facts)
    return words(LINE_TEXT if row.text else LINE, line=row.line, reason=reason, text=row.text)


def _entered(state: State) -> dict[PlayerId, EntryId]:
    return dict(state.players.items())
