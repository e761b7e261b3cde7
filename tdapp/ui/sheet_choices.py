"""What is in each column of a list: its first rows, a choice above each, and why a file is refused."""

from collections.abc import Collection

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QAbstractItemView, QComboBox, QHeaderView, QTableWidget, QTableWidgetItem, QWidget

from tdapp.app.lists.columns import Column, Columns, guess_columns
from tdapp.app.lists.csv_files import ReadList, Unreadable
from tdapp.ui.sheet_texts import (
    COLUMN_IS,
    DELIMITERS,
    ENCODING,
    HEAD,
    KINDS,
    LISTS,
    NOT_USED,
    PREVIEW,
    READ_AS,
    READ_PAGE,
    READ_WORKBOOK,
    READING,
    ROW_REASONS,
    TABLE,
    UNREADABLE,
    USUAL,
    WHAT,
    WORKSHEET,
    WRONG_LETTERS,
)
from tdapp.ui.theme.look import look
from tdapp.ui.widgets.inputs import check_box, combo_box, pick
from tdapp.ui.widgets.label import Elided, Label
from tdapp.ui.widgets.layout import STRETCH, Side, at, hbox, holder, vbox
from tdapp.words.say import Words

__all__ = ["LISTS", "ROW_REASONS", "UNREADABLE", "SheetChoices", "said_unreadable"]

SAMPLE = 4  # rows of the file that are shown
COMFORTABLE, NARROWEST = 170, 130  # pixels of a column: where there is room, and the least


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
        self.preview.horizontalHeader().setMinimumSectionSize(NARROWEST)  # more columns than fit scroll
        self.preview.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
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
        if sheet.worksheet and sheet.encoding:
            facts = {"worksheet": sheet.worksheet, "encoding": sheet.encoding}
            self.file.setText(words(READ_PAGE, n=rows, name=name, **facts))
        elif sheet.worksheet:
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
        caption = self.which.findChild(Label)
        if caption is not None:
            caption.setText(words(TABLE if sheet.encoding else WORKSHEET))
        self.which.setVisible(len(sheet.worksheets) > 1)
        self.encoding.clear()
        for encoding in sheet.encodings:
            self.encoding.addItem(f"{encoding} ({words(USUAL[encoding])})", encoding)
        pick(self.encoding, sheet.encoding)
        self.letters.setVisible(len(sheet.encodings) > 1)
        told = self.head.blockSignals(True)
        self.head.setChecked(columns.head)
        self.head.blockSignals(told)

    def wanted_width(self) -> int:
        """The width in which every column stands side by side with room for its choice."""
        return self.preview.columnCount() * COMFORTABLE + 2 * self.preview.frameWidth()

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
