"""What is in each column of a list: its first rows, a choice above each, and the sentences about lists that fail."""

from collections.abc import Collection

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QAbstractItemView, QComboBox, QHeaderView, QTableWidget, QTableWidgetItem, QWidget

from tdapp.app.lists.columns import Column, Columns, guess_columns
from tdapp.app.lists.csv_files import ReadList, Unreadable
from tdapp.texts import QT_TRANSLATE_NOOP, Text
from tdapp.ui.theme.look import look
from tdapp.ui.widgets.inputs import check_box, combo_box, pick
from tdapp.ui.widgets.label import Elided, Label
from tdapp.ui.widgets.layout import STRETCH, Side, at, hbox, holder, vbox
from tdapp.words.say import Words

LISTS = QT_TRANSLATE_NOOP(
    "Import", "Lists (*.xlsx *.xlsm *.ods *.csv *.txt *.tsv *.html *.htm);;All files (*)", "keep the brackets as they are"
)
READ_AS = QT_TRANSLATE_NOOP("Import", "{name}: %n rows, {encoding}, {delimiter}", "", 1)
READ_WORKBOOK = QT_TRANSLATE_NOOP("Import", "{name}: %n rows, worksheet {worksheet}", "", 1)
WORKSHEET = QT_TRANSLATE_NOOP("Import", "&Worksheet:")
ENCODING = QT_TRANSLATE_NOOP("Import", "&Letters:", "the encoding of a text file")
WRONG_LETTERS = QT_TRANSLATE_NOOP("Import", "Choose another one if names look wrong.")
USUAL = {
    "UTF-8": QT_TRANSLATE_NOOP("Import", "all languages", "where an encoding is usual"),
    "UTF-16": QT_TRANSLATE_NOOP("Import", "all languages", "where an encoding is usual"),
    "Windows-1252": QT_TRANSLATE_NOOP("Import", "Western Europe", "where an encoding is usual"),
    "Windows-1250": QT_TRANSLATE_NOOP("Import", "Central Europe", "where an encoding is usual"),
    "ISO-8859-2": QT_TRANSLATE_NOOP("Import", "Central Europe", "where an encoding is usual"),
    "Windows-1251": QT_TRANSLATE_NOOP("Import", "Cyrillic", "where an encoding is usual"),
    "KOI8-U": QT_TRANSLATE_NOOP("Import", "Cyrillic", "where an encoding is usual"),
    "ISO-8859-5": QT_TRANSLATE_NOOP("Import", "Cyrillic", "where an encoding is usual"),
    "Windows-1254": QT_TRANSLATE_NOOP("Import", "Turkish", "where an encoding is usual"),
    "Windows-1253": QT_TRANSLATE_NOOP("Import", "Greek", "where an encoding is usual"),
    "ISO-8859-7": QT_TRANSLATE_NOOP("Import", "Greek", "where an encoding is usual"),
    "Windows-1257": QT_TRANSLATE_NOOP("Import", "Baltic", "where an encoding is usual"),
    "ISO-8859-15": QT_TRANSLATE_NOOP("Import", "Western Europe", "where an encoding is usual"),
}
READING = QT_TRANSLATE_NOOP("Import", "Reading {name}: %n rows", "", 1)
HEAD = QT_TRANSLATE_NOOP("Import", "The first row names the columns")
WHAT = QT_TRANSLATE_NOOP("Import", "What is in each column?")
COLUMN_IS = QT_TRANSLATE_NOOP("Import", "Column {n} is", "said before a choice such as 'Last name'")
PREVIEW = QT_TRANSLATE_NOOP("Import", "First rows of the file")
NOT_USED = QT_TRANSLATE_NOOP("Import", "not used")
KINDS: dict[Column, Text] = {
    Column.LAST: QT_TRANSLATE_NOOP("Import", "Last name"),
    Column.FIRST: QT_TRANSLATE_NOOP("Import", "First name"),
    Column.INFIX: QT_TRANSLATE_NOOP("Import", "Before the last name", "the 'van der' of Dutch lists"),
    Column.NAME: QT_TRANSLATE_NOOP("Import", "Name"),
    Column.CLUB_NO: QT_TRANSLATE_NOOP("Import", "Club number"),
    Column.NICKNAME: QT_TRANSLATE_NOOP("Import", "Nickname"),
    Column.NATIONALITY: QT_TRANSLATE_NOOP("Import", "Nationality"),
    Column.EMAIL: QT_TRANSLATE_NOOP("Import", "E-mail address"),
    Column.PHONE: QT_TRANSLATE_NOOP("Import", "Telephone number"),
    Column.LANGUAGES: QT_TRANSLATE_NOOP("Import", "Languages"),
    Column.NOTE: QT_TRANSLATE_NOOP("Import", "Note"),
    Column.BORN: QT_TRANSLATE_NOOP("Import", "Date of birth"),
    Column.TABLE: QT_TRANSLATE_NOOP("Import", "Table"),
    Column.SEAT: QT_TRANSLATE_NOOP("Import", "Seat, or 12-4"),
    Column.CHIPS: QT_TRANSLATE_NOOP("Import", "Chips"),
    Column.CODE: QT_TRANSLATE_NOOP("Import", "Code"),
    Column.WORTH: QT_TRANSLATE_NOOP("Import", "Worth"),
    Column.ISSUER: QT_TRANSLATE_NOOP("Import", "From whom"),
    Column.UNTIL: QT_TRANSLATE_NOOP("Import", "Valid until"),
}
DELIMITERS = {
    ",": QT_TRANSLATE_NOOP("Import", "commas"),
    ";": QT_TRANSLATE_NOOP("Import", "semicolons"),
    "\t": QT_TRANSLATE_NOOP("Import", "tabs"),
    "|": QT_TRANSLATE_NOOP("Import", "bars", "what stands between the fields of a list: |"),
}
UNREADABLE = {
    "sheet.too_large": QT_TRANSLATE_NOOP(
        "Import", "This file is larger than {limit} MB, too large for a list of players."
    ),
    "sheet.too_many_rows": QT_TRANSLATE_NOOP("Import", "This list has more than {limit} rows. Split it."),
    "sheet.too_many_columns": QT_TRANSLATE_NOOP(
        "Import", "This list has more than {limit} columns. Save it with the columns that are needed."
    ),
    "sheet.empty": QT_TRANSLATE_NOOP("Import", "There is nothing in this file."),
    "sheet.no_workbook": QT_TRANSLATE_NOOP(
        "Import", "This file is not a workbook. Open it in the program that made it and save the list as XLSX or CSV."
    ),
    "sheet.other_kind": QT_TRANSLATE_NOOP(
        "Import", "This is another kind of workbook. Open it in the spreadsheet and save it as XLSX or CSV."
    ),
    "sheet.protected": QT_TRANSLATE_NOOP(
        "Import", "This workbook is protected by a password. Save it without one, then import that."
    ),
    "sheet.damaged": QT_TRANSLATE_NOOP(
        "Import", "This workbook is damaged. Open it in the spreadsheet and save it as XLSX or CSV, then import that."
    ),
    "sheet.unpacks_too_large": QT_TRANSLATE_NOOP(
        "Import",
        "This workbook holds far more than a list of players. Copy the list into a new workbook and import that.",
    ),
    "sheet.encoding": QT_TRANSLATE_NOOP(
        "Import", "The text of this file cannot be read. Save it as CSV in UTF-8, then import that."
    ),
    "sheet.no_text": QT_TRANSLATE_NOOP("Import", "This is not a text file. Save the list as CSV, then import that."),
    "sheet.no_table": QT_TRANSLATE_NOOP(
        "Import", "There is no table on this page. Export the list as CSV in the program that made it, then import that."
    ),
    "sheet.picture": QT_TRANSLATE_NOOP(
        "Import", "This is a picture. Export the list as CSV in the program that made it, then import that."
    ),
    "sheet.paper": QT_TRANSLATE_NOOP(
        "Import", "This is a document to print. Export the list as CSV in the program that made it, then import that."
    ),
    "sheet.database": QT_TRANSLATE_NOOP(
        "Import", "This is the database of a program. Export the list as CSV in that program, then import that."
    ),
    "sheet.tournament": QT_TRANSLATE_NOOP(
        "Import", "This is a whole tournament of another program. Export its list there as CSV or HTML, then import that."
    ),
    "sheet.cannot_read": QT_TRANSLATE_NOOP("Import", "This file cannot be read: {reason}."),
}
ROW_REASONS = {  # why a row is left out, whatever the list is for
    "row.quote": QT_TRANSLATE_NOOP("Import", "a quotation mark is not closed"),
    "row.too_long": QT_TRANSLATE_NOOP("Import", "a field has more than {limit} characters"),
    "row.no_name": QT_TRANSLATE_NOOP("Import", "no name"),
    "row.name_too_long": QT_TRANSLATE_NOOP("Import", "the name has {n} characters, the most is {limit}"),
    "row.number_too_long": QT_TRANSLATE_NOOP("Import", "the club number has {n} characters, the most is {limit}"),
    "row.twice": QT_TRANSLATE_NOOP("Import", "the same player or club number as in line {first}"),
    "row.number_other_name": QT_TRANSLATE_NOOP("Import", "club number {number} belongs to {name}"),
}
SAMPLE = 4  # rows of the file that are shown


def said_unreadable(trouble: Unreadable, words: Words) -> str:
    """Why a file cannot be taken."""
    return words(UNREADABLE[trouble.code], **trouble.facts)


class SheetChoices(QWidget):
    """The first rows of a list under a choice for each column. `changed`: another choice was made.

    `worksheet_chosen`: another one of the workbook is wanted; `encoding_chosen`: the text is in other letters.
    """

    changed = Signal()
    worksheet_chosen = Signal(str)
    encoding_chosen = Signal(str)

    def __init__(self, words: Words, kinds: Collection[Column]) -> None:
        super().__init__()
        self.words = words
        self.kinds: tuple[Column | None, ...] = (None, *kinds)
        self.file = Elided("", "strong")
        self.worksheet, self.encoding = combo_box("import_worksheet"), combo_box("import_encoding")
        self.worksheet.textActivated.connect(self.worksheet_chosen)
        self.encoding.activated.connect(self._encoding_chosen)
        self.which = _asked(words(WORKSHEET), self.worksheet)
        self.letters = _asked(words(ENCODING), self.encoding, words(WRONG_LETTERS))
        self.preview = QTableWidget()
        self.preview.setObjectName("import_preview")
        self.preview.setAccessibleName(words(PREVIEW))
        self.preview.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.preview.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.preview.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.preview.verticalHeader().hide()
        self.preview.horizontalHeader().hide()
        self.preview.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.head = check_box("import_head", HEAD)
        self.head.toggled.connect(self.changed)
        self._rest = (Label(words(WHAT), "muted"), self.preview, self.head)
        head = at(Side.AlignLeft, self.head)
        vbox(self.file, self.which, self.letters, self._rest[0], self.preview, head, on=self)

    def show_reading(self, name: str, rows: int) -> None:
        """Show how far the reading of a file is."""
        self.file.setText(self.words(READING, n=rows, name=name))
        for widget in (*self._rest, self.which, self.letters):
            widget.hide()

    def show_sheet(self, sheet: ReadList, name: str, columns: Columns | None = None) -> None:
        """Show what was read; nobody is told. `columns`: what somebody said they are; None: as they probably are."""
        words, rows = self.words, len(sheet.rows) + len(sheet.bad)
        if sheet.worksheet:
            self.file.setText(words(READ_WORKBOOK, n=rows, name=name, worksheet=sheet.worksheet))
        else:
            delimiter = words(DELIMITERS[sheet.delimiter])
            self.file.setText(words(READ_AS, n=rows, name=name, encoding=sheet.encoding, delimiter=delimiter))
        if columns is None or len(columns.kinds) != sheet.columns:
            columns = guess_columns(sheet, [kind for kind in self.kinds if kind is not None])
        sample = sheet.rows[:SAMPLE]
        self.preview.setRowCount(1 + len(sample))
        self.preview.setColumnCount(sheet.columns)
        for number in range(sheet.columns):
            self.preview.setColumnWidth(number, max(170, 724 // sheet.columns))
            self.preview.setCellWidget(0, number, self._choice(number, columns.kinds[number]))
            for row, each in enumerate(sample, 1):
                text = each.fields[number] if number < len(each.fields) else ""
                self.preview.setItem(row, number, QTableWidgetItem(text[:200]))
        for row in range(1 + len(sample)):
            self.preview.setRowHeight(row, 26 if row else look().row + 6)
        self.preview.setFixedHeight(look().row + 6 + 26 * len(sample) + 16)
        for widget in self._rest:
            widget.show()
        self.worksheet.clear()
        self.worksheet.addItems(list(sheet.worksheets))
        self.worksheet.setCurrentText(sheet.worksheet)
        self.which.setVisible(len(sheet.worksheets) > 1)
        self.encoding.clear()
        for encoding in sheet.encodings:
            self.encoding.addItem(f"{encoding} ({words(USUAL[encoding])})", encoding)
        pick(self.encoding, sheet.encoding)
        self.letters.setVisible(len(sheet.encodings) > 1)
        told = self.head.blockSignals(True)
        self.head.setChecked(columns.head)
        self.head.blockSignals(told)

    def _encoding_chosen(self, number: int) -> None:
        self.encoding_chosen.emit(self.encoding.itemData(number))

    def _choice(self, number: int, kind: Column | None) -> QComboBox:
        choice = combo_box(f"import_column_{number + 1}")
        choice.setAccessibleName(self.words(COLUMN_IS, n=number + 1))
        for each in self.kinds:
            choice.addItem(self.words(KINDS[each] if each is not None else NOT_USED))
        choice.setCurrentIndex(self.kinds.index(kind))
        choice.currentIndexChanged.connect(self.changed)
        return choice

    def columns(self) -> Columns:
        """The columns as the director says they are; a kind chosen twice counts where it stands first."""
        kinds: list[Column | None] = []
        for number in range(self.preview.columnCount()):
            choice = self.preview.cellWidget(0, number)
            kind = self.kinds[choice.currentIndex()] if isinstance(choice, QComboBox) else None
            kinds.append(None if kind in kinds else kind)
        return Columns(tuple(kinds), self.head.isChecked())


def _asked(caption: str, choice: QComboBox, hint: str = "") -> QWidget:
    """A choice about the whole file in a line of its own."""
    choice.setMaximumWidth(320)
    label = Label(caption)
    label.setBuddy(choice)
    hints = (Label(hint, "muted"),) if hint else ()
    return holder(hbox(label, choice, *hints, STRETCH, gap=None))
