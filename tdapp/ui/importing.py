"""Importing a list of players: choose a file, say what its columns are, see who would come in and who cannot, confirm.

Nothing is registered before the button is pressed; then everybody comes in with one act, which one undo takes back.
"""

from functools import partial
from pathlib import Path

from PySide6.QtCore import QDir, Qt, Signal
from PySide6.QtWidgets import (
    QAbstractItemView,
    QCheckBox,
    QComboBox,
    QDialog,
    QFileDialog,
    QHBoxLayout,
    QHeaderView,
    QListWidget,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from tdapp.app.exchange import Column, Columns, ImportPlan, Person, guess_columns, plan_import
from tdapp.app.sheets import BadRow, Sheet, Unreadable, read_file
from tdapp.domain import entries
from tdapp.domain.state import State
from tdapp.domain.units import EntryId, PlayerId
from tdapp.texts import QT_TRANSLATE_NOOP, Text
from tdapp.ui.actions.entries import register
from tdapp.ui.actions.guarded import guarded
from tdapp.ui.room import Room, Told
from tdapp.ui.widgets.buttons import Button, PrimaryButton
from tdapp.ui.widgets.label import Elided, Label
from tdapp.words.say import Words

TITLE = QT_TRANSLATE_NOOP("Import", "Import players")
CHOOSE_FILE = QT_TRANSLATE_NOOP("Import", "Choose a list of players")
LISTS = QT_TRANSLATE_NOOP("Import", "Lists (*.csv *.txt *.tsv);;All files (*)", "keep the brackets as they are")
READ_AS = QT_TRANSLATE_NOOP("Import", "{name}: %n rows, {encoding}, {delimiter}", "", 1)
HEAD = QT_TRANSLATE_NOOP("Import", "The first row names the columns")
WHAT = QT_TRANSLATE_NOOP("Import", "What is in each column?")
COLUMN_IS = QT_TRANSLATE_NOOP("Import", "Column {n} is", "said before a choice such as 'Last name'")
PREVIEW = QT_TRANSLATE_NOOP("Import", "First rows of the file")
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

KINDS: tuple[tuple[Column | None, Text], ...] = (
    (None, QT_TRANSLATE_NOOP("Import", "not used")),
    (Column.LAST, QT_TRANSLATE_NOOP("Import", "Last name")),
    (Column.FIRST, QT_TRANSLATE_NOOP("Import", "First name")),
    (Column.INFIX, QT_TRANSLATE_NOOP("Import", "Before the last name", "the 'van der' of Dutch lists")),
    (Column.NAME, QT_TRANSLATE_NOOP("Import", "Whole name")),
    (Column.CLUB_NO, QT_TRANSLATE_NOOP("Import", "Club number")),
)
DELIMITERS = {
    ",": QT_TRANSLATE_NOOP("Import", "commas"),
    ";": QT_TRANSLATE_NOOP("Import", "semicolons"),
    "\t": QT_TRANSLATE_NOOP("Import", "tabs"),
}
REASONS = {
    "row.quote": QT_TRANSLATE_NOOP("Import", "a quotation mark is not closed"),
    "row.too_long": QT_TRANSLATE_NOOP("Import", "a field has more than {limit} characters"),
    "row.no_name": QT_TRANSLATE_NOOP("Import", "no name"),
    "row.name_too_long": QT_TRANSLATE_NOOP("Import", "the name has {n} characters, {limit} is the most"),
    "row.number_too_long": QT_TRANSLATE_NOOP("Import", "the club number has {n} characters, {limit} is the most"),
    "row.twice": QT_TRANSLATE_NOOP("Import", "the same player as in line {first}"),
    "row.number_other_name": QT_TRANSLATE_NOOP("Import", "club number {number} belongs to {name}"),
    "row.several": QT_TRANSLATE_NOOP("Import", "the club knows {n} players called {name}; register this one by hand"),
    "row.is_in": QT_TRANSLATE_NOOP("Import", "is in already, No. {entry}"),
}
UNREADABLE = {
    "sheet.too_large": QT_TRANSLATE_NOOP("Import", "This file is larger than {limit} MB, so it is no list of players."),
    "sheet.too_many_rows": QT_TRANSLATE_NOOP("Import", "This list has more than {limit} rows. Split it."),
    "sheet.too_many_columns": QT_TRANSLATE_NOOP(
        "Import", "This list has more than {limit} columns. Save it with the columns that are needed."
    ),
    "sheet.empty": QT_TRANSLATE_NOOP("Import", "There is nothing in this file."),
    "sheet.workbook": QT_TRANSLATE_NOOP(
        "Import", "This is a workbook. Open it in the spreadsheet and save it as CSV, then import that."
    ),
    "sheet.encoding": QT_TRANSLATE_NOOP(
        "Import", "The letters of this file cannot be read. Save it as CSV in UTF-8, then import that."
    ),
    "sheet.no_text": QT_TRANSLATE_NOOP("Import", "This is no text file. Save the list as CSV, then import that."),
    "sheet.cannot_read": QT_TRANSLATE_NOOP("Import", "This file cannot be read: {reason}."),
}
SAMPLE = 6  # rows of the file that are shown


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
        self.finished.connect(self.deleteLater)
        self._build()
        self._lay_out()

    def _build(self) -> None:
        words = self.room.words
        self.setWindowTitle(words(TITLE))
        self.file = Elided("", "strong")
        self.head = QCheckBox(words(HEAD))
        self.head.setObjectName("import_head")
        self.what = Label(words(WHAT), "muted")
        self.preview = QTableWidget()
        self.preview.setObjectName("import_preview")
        self.preview.setAccessibleName(words(PREVIEW))
        self.preview.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.preview.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.preview.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.preview.verticalHeader().hide()
        self.preview.horizontalHeader().hide()
        self.preview.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.coming = Label("", "head")
        self.left_out = Label("", "muted")
        self.bad = QListWidget()
        self.bad.setObjectName("import_bad")
        self.bad.setAccessibleName(words(BAD_ROWS))
        self.bad.setUniformItemSizes(True)
        self.leave = Button(words(LEAVE), kind="quiet", key="Esc", name="import_leave")
        self.register = PrimaryButton("", icon="user-plus", name="import_register")
        self.register.setDefault(True)
        self.head.toggled.connect(self._plan)
        self.leave.clicked.connect(self.reject)
        self.register.clicked.connect(self.accept_all)

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 12, 16, 12)
        column.setSpacing(8)
        for widget in (self.file, self.what, self.preview):
            column.addWidget(widget)
        column.addWidget(self.head, 0, Qt.AlignmentFlag.AlignLeft)
        column.addWidget(self.coming)
        column.addWidget(self.left_out)
        column.addWidget(self.bad, 1)
        line = QHBoxLayout()
        line.addStretch(1)
        line.addWidget(self.leave)
        line.addWidget(self.register)
        column.addLayout(line)

    def load(self, path: str) -> None:
        """Read a file and show it; one that cannot be read is said in the line at the bottom."""
        try:
            sheet = read_file(Path(path))
        except Unreadable as trouble:
            self.room.told.emit(Told(self.room.words(UNREADABLE[trouble.code], **trouble.facts), "error"))
            self.deleteLater()
            return
        self.show_sheet(sheet, Path(path).name)
        self.open()
        if self.register.isEnabled():
            self.register.setFocus()

    def show_sheet(self, sheet: Sheet, name: str) -> None:
        """Show what was read, with the columns as they probably are."""
        words = self.room.words
        self.sheet = sheet
        delimiter = words(DELIMITERS[sheet.delimiter])
        rows = len(sheet.rows) + len(sheet.bad)
        self.file.setText(words(READ_AS, n=rows, name=name, encoding=sheet.encoding, delimiter=delimiter))
        guess = guess_columns(sheet)
        sample = sheet.rows[:SAMPLE]
        self.preview.setRowCount(1 + len(sample))
        self.preview.setColumnCount(sheet.columns)
        for number in range(sheet.columns):
            self.preview.setColumnWidth(number, max(150, 724 // sheet.columns))
            self.preview.setCellWidget(0, number, self._choice(number, guess.kinds[number]))
            for row, each in enumerate(sample, 1):
                text = each.fields[number] if number < len(each.fields) else ""
                self.preview.setItem(row, number, QTableWidgetItem(text[:200]))
        self.preview.setRowHeight(0, 40)
        for row in range(1, 1 + len(sample)):
            self.preview.setRowHeight(row, 26)
        self.preview.setFixedHeight(40 + 26 * len(sample) + 16)
        self.head.setChecked(guess.head)
        self._plan()

    def _choice(self, number: int, kind: Column | None) -> QComboBox:
        words = self.room.words
        choice = QComboBox()
        choice.setObjectName(f"import_column_{number + 1}")
        choice.setAccessibleName(words(COLUMN_IS, n=number + 1))
        for each, text in KINDS:
            choice.addItem(words(text), each)
        choice.setCurrentIndex([each for each, _text in KINDS].index(kind))
        choice.currentIndexChanged.connect(self._plan)
        return choice

    def columns(self) -> Columns:
        """What the director says the columns are; a kind chosen twice counts where it stands first."""
        kinds: list[Column | None] = []
        for number in range(self.preview.columnCount()):
            choice = self.preview.cellWidget(0, number)
            kind = KINDS[choice.currentIndex()][0] if isinstance(choice, QComboBox) else None
            kinds.append(None if kind in kinds else kind)
        return Columns(tuple(kinds), self.head.isChecked())

    def _plan(self) -> None:
        """Who would come in with the columns as they are now."""
        if self.sheet is None or self.room.tournament is None:
            return
        words, club = self.room.words, self.room.club
        people = [Person(player, name, club.club_numbers.get(player)) for player, name in club.people.counted()]
        columns = self.columns()
        self.plan = plan = plan_import(self.sheet, columns, people, self.room.view(_entered))
        self.coming.setText(words(COMING, n=len(plan.good)) + ("; " + words(NEW, n=plan.new) if plan.new else ""))
        self.left_out.setText(words(LEFT_OUT, n=len(plan.bad)) if plan.bad else words(NONE_LEFT_OUT))
        self.bad.clear()
        self.bad.addItems([said_bad(row, words) for row in plan.bad])
        self.bad.setVisible(bool(plan.bad))
        self.register.say(words(REGISTER, n=len(plan.good)))
        self.register.allow(self._why_not(plan, columns))

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
