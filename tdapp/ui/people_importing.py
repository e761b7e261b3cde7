"""Importing people into the club's directory: choose a file, say what its columns are, see what would happen, save.

    choose_file(room, parent)       asks for the file and opens the window

Nothing is kept before the button is pressed, and then everything at once. Counting and saving run in the event loop in
small parts, reading beside it, so that no clock waits; leaving stops them and nothing has happened.
"""

from collections import Counter
from collections.abc import Generator
from functools import partial
from pathlib import Path

from PySide6.QtCore import QDir, Qt, Signal
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QDialog,
    QFileDialog,
    QHBoxLayout,
    QHeaderView,
    QProgressBar,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from tdapp.app.columns import Column, Columns
from tdapp.app.people_exchange import Saved, known_people, saving
from tdapp.app.people_plan import PEOPLE_COLUMNS, Fate, KnownPerson, PeoplePlan, planning
from tdapp.app.reading import read_file
from tdapp.app.sheets import Sheet, Unreadable
from tdapp.texts import QT_TRANSLATE_NOOP
from tdapp.ui.actions.guarded import guarded
from tdapp.ui.background import Beside, InParts
from tdapp.ui.people_rows import PeopleRows, Policy
from tdapp.ui.room import CLUB, Room, Told
from tdapp.ui.sheet_choices import LISTS, SheetChoices, said_unreadable
from tdapp.ui.widgets.buttons import Button, PrimaryButton
from tdapp.ui.widgets.label import Label
from tdapp.ui.widgets.shortcuts import key_on

TITLE = QT_TRANSLATE_NOOP("Import", "Import players into the club")
CHOOSE_FILE = QT_TRANSLATE_NOOP("Import", "Choose a list of players")
KNOWN = QT_TRANSLATE_NOOP("Import", "&Players the club knows:")
POLICIES = {
    Policy.UPDATE: QT_TRANSLATE_NOOP("Import", "take over what the list says"),
    Policy.SKIP: QT_TRANSLATE_NOOP("Import", "leave them as they are"),
    Policy.NEW: QT_TRANSLATE_NOOP("Import", "make new ones, except by club card"),
}
ROWS = QT_TRANSLATE_NOOP("Import", "What happens to each row")
TURN = QT_TRANSLATE_NOOP("Import", "Change this row")
COUNTING = QT_TRANSLATE_NOOP("Import", "Looking who is who")
COUNTED = QT_TRANSLATE_NOOP("Import", "New: {new}. Changed: {changed}. As they are: {same}. Left out: {bad}.")
SAVING = QT_TRANSLATE_NOOP("Import", "Saving")
SAVE = QT_TRANSLATE_NOOP("Import", "Save %n players", "", 1)
LEAVE = QT_TRANSLATE_NOOP("Import", "Leave it")
NOTHING = QT_TRANSLATE_NOOP("Import", "Nothing in this list is new to the club.")
NO_NAME_COLUMN = QT_TRANSLATE_NOOP("Import", "Say which column is a name.")
DONE = QT_TRANSLATE_NOOP("Import", "Players imported: {new} new, {changed} changed")


def choose_file(room: Room, parent: QWidget) -> QFileDialog:
    """Ask for a file and then show what is in it. The dialogs stand beside the event loop; nothing waits for them."""
    asking = QFileDialog(parent, room.words(CHOOSE_FILE), QDir.homePath(), room.words(LISTS))
    asking.setFileMode(QFileDialog.FileMode.ExistingFile)
    asking.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    importing = PeopleImporting(room, parent)
    asking.fileSelected.connect(importing.load)
    asking.rejected.connect(importing.deleteLater)
    asking.open()
    return asking


class PeopleImporting(QDialog):
    """Shows what a list would do to the directory before it does it. `saved`: it was saved."""

    saved = Signal(object)

    def __init__(self, room: Room, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("people_importing")
        self.setMinimumSize(820, 600)
        self.room = room
        self.sheet: Sheet | None = None
        self._fresh = True  # nobody has chosen anything yet
        self.bad = 0  # rows that cannot be taken
        self._known: list[KnownPerson] | None = None
        self._work: Beside | InParts | None = None
        self._build()
        self._lay_out()
        self.finished.connect(self._stop)
        self.finished.connect(self.deleteLater)

    def _build(self) -> None:
        words, kinds = self.room.words, list(PEOPLE_COLUMNS)
        if self.room.club.people.rules().private:
            kinds.append(Column.BORN)
        self.setWindowTitle(words(TITLE))
        self.choices = SheetChoices(words, kinds)
        self.policy = QComboBox()
        self.policy.setObjectName("import_policy")
        for text in POLICIES.values():
            self.policy.addItem(words(text))
        self.known_label = Label(words(KNOWN))
        self.known_label.setBuddy(self.policy)
        self.rows = PeopleRows(words)
        self.table = QTableView()
        self.table.setObjectName("import_rows")
        self.table.setAccessibleName(words(ROWS))
        self.table.setModel(self.rows)
        self.table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.table.setWordWrap(False)
        self.table.setTabKeyNavigation(False)
        self.table.verticalHeader().hide()
        self.table.verticalHeader().setDefaultSectionSize(26)
        self.table.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
        self.table.horizontalHeader().setStretchLastSection(True)
        for column, width in enumerate((60, 240, 130)):
            self.table.setColumnWidth(column, width)
        self.counted = Label("", "head")
        self.progress = QProgressBar()
        self.progress.setTextVisible(False)
        self.turn = Button(words(TURN), key="Space", name="import_turn")
        self.leave = Button(words(LEAVE), kind="quiet", key="Esc", name="import_leave")
        self.save = PrimaryButton("", icon="user-plus", name="import_save")
        self.save.setDefault(True)
        self.choices.changed.connect(self._plan)
        self.policy.currentIndexChanged.connect(self._choose)
        self.turn.clicked.connect(self.turn_rows)
        self.table.doubleClicked.connect(lambda index: self._turn([index.row()]))
        key_on(self.table, "Space", self.turn_rows)
        self.leave.clicked.connect(self.reject)
        self.save.clicked.connect(self.save_all)

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 12, 16, 12)
        column.setSpacing(8)
        column.addWidget(self.choices)
        known = QHBoxLayout()
        known.addWidget(self.known_label)
        known.addWidget(self.policy)
        known.addStretch(1)
        column.addLayout(known)
        column.addWidget(self.counted)
        column.addWidget(self.progress)
        column.addWidget(self.table, 1)
        line = QHBoxLayout()
        line.addWidget(self.turn)
        line.addStretch(1)
        line.addWidget(self.leave)
        line.addWidget(self.save)
        column.addLayout(line)

    # Reading

    def load(self, path: str) -> None:
        """Read a file beside the event loop and show it; one that cannot be read is said in the line at the bottom."""
        file = Path(path)
        reading = Beside(partial(read_file, file), self)
        reading.told.connect(partial(self.choices.show_reading, file.name))
        reading.done.connect(partial(self.show_sheet, name=file.name))
        reading.failed.connect(self._failed)
        self.choices.show_reading(file.name, 0)
        self._begin(reading, 0)
        self.open()

    def show_sheet(self, sheet: Sheet, name: str) -> None:
        """Show what was read, with the columns as they probably are."""
        self.sheet = sheet
        self.choices.show_sheet(sheet, name)
        self._plan()

    # Looking who is who

    def _plan(self) -> None:
        if self.sheet is None:
            return
        counting = InParts(self._who_is_who(self.sheet, self.choices.columns()), self)
        counting.done.connect(self._planned)
        counting.failed.connect(self._failed)
        self.counted.setText(self.room.words(COUNTING))
        self._begin(counting, len(self.sheet.rows))

    def _who_is_who(self, sheet: Sheet, columns: Columns) -> Generator[int, None, PeoplePlan]:
        people = self.room.club.people
        if self._known is None:
            self._known = yield from known_people(people)
        return (yield from planning(sheet, columns, self._known, self.room.club.time.now().date()))

    def _planned(self, plan: PeoplePlan) -> None:
        self._end()
        self.bad = len(plan.bad)
        self.rows.show_plan(plan, self._policy())
        self._count()
        if self._fresh and self.save.isEnabled():
            self.save.setFocus()
        self._fresh = False

    def _policy(self) -> Policy:
        return list(POLICIES)[self.policy.currentIndex()]

    def _choose(self) -> None:
        self.rows.choose(self._policy())
        self._count()

    def turn_rows(self) -> None:
        """The chosen rows: the next thing that may become of each."""
        self._turn([index.row() for index in self.table.selectionModel().selectedRows()])

    def _turn(self, rows: list[int]) -> None:
        if self._work is None:
            for row in rows:
                self.rows.turn(row)
            self._count()

    def _count(self) -> None:
        """Say what would happen; while something runs nothing can be saved."""
        if self._work is not None or self.sheet is None:
            return
        words = self.room.words
        fates = Counter(fate for _arrival, fate in self.rows.decided())
        new, changed, same = fates[Fate.NEW], fates[Fate.UPDATE], fates[Fate.SAME] + fates[Fate.SKIP]
        self.counted.setText(words(COUNTED, new=new, changed=changed, same=same, bad=self.bad))
        self.save.say(words(SAVE, n=new + changed))
        why = "" if self.choices.columns().named else words(NO_NAME_COLUMN)
        self.save.allow(why or ("" if new + changed else words(NOTHING)))
        self.turn.allow("" if self.rows.rowCount() else words(NOTHING))

    # Saving

    def save_all(self) -> None:
        """Keep what was decided: everything, or nothing if it is left before the end."""
        if self._work is not None or not self.save.isEnabled():
            return
        decided = self.rows.decided()
        keeping = InParts(saving(self.room.club.people, decided), self)
        keeping.done.connect(self._saved)
        keeping.failed.connect(self._failed)
        keeping.told.connect(partial(self._kept, len(decided)))
        for widget in (self.choices, self.policy, self.table):
            widget.setEnabled(False)
        self.counted.setText(self.room.words(SAVING))
        self._begin(keeping, len(decided))

    def _kept(self, most: int, rows: int) -> None:
        """The last part writes them all; from then on nothing is left to leave."""
        self.leave.setEnabled(rows < most)

    def reject(self) -> None:
        """Esc, or the window's own cross: not while the last part of the saving runs."""
        if self.leave.isEnabled():
            super().reject()

    def _saved(self, saved: Saved) -> None:
        self._end()
        self.room.changed.emit(CLUB)
        self.room.told.emit(Told(self.room.words(DONE, new=saved.new, changed=saved.changed), "info"))
        self.saved.emit(saved)
        self.accept()

    # What runs

    def _begin(self, work: Beside | InParts, most: int) -> None:
        self._stop()
        self._work = work
        self.progress.setRange(0, most)
        self.progress.setValue(0)
        self.progress.show()
        if isinstance(work, InParts):
            work.told.connect(self.progress.setValue)
        self.save.setEnabled(False)
        self.turn.setEnabled(False)
        work.start()

    def _end(self) -> None:
        if self._work is not None:
            self._work.deleteLater()
        self._work = None
        self.progress.hide()

    def _stop(self) -> None:
        if self._work is not None:
            self._work.stop()
        self._work = None

    def _failed(self, error: Exception) -> None:
        self._end()
        self.leave.setEnabled(True)
        self.reject()
        if isinstance(error, Unreadable):
            self.room.told.emit(Told(said_unreadable(error, self.room.words), "error"))
        else:
            guarded(self.room, partial(_raised, error))


def _raised(error: Exception) -> None:
    raise error
