"""What stands in a table, cell by cell, and the one model that tells Qt of it.

A page yields rows of cells. A long list has a `CellModel` of its own, which makes a cell of a row when it is looked at.
"""

from collections.abc import Callable, Sequence
from typing import Any

from msgspec import Struct
from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, QRect, Qt, Signal
from PySide6.QtGui import QPainter

from tdapp.texts import QT_TRANSLATE_NOOP, Text
from tdapp.ui.theme.look import look
from tdapp.ui.theme.tokens import TABLE
from tdapp.ui.widgets.label import tip
from tdapp.ui.widgets.letters import Letters, letters
from tdapp.words.say import Words

SPOKEN_BESIDE = QT_TRANSLATE_NOOP("Cells", "{column}: {value}", "a cell of a row that is read out whole")
SPOKEN = QT_TRANSLATE_NOOP("Cells", "{column}, {row}: {value}", "a cell, read out")
Index = QModelIndex | QPersistentModelIndex
NOWHERE = QModelIndex()
Role = Qt.ItemDataRole
ANSWERED = frozenset(  # a list asks for more than these, many times for each cell in sight
    (
        Role.DisplayRole, Role.TextAlignmentRole, Role.FontRole, Role.ForegroundRole, Role.DecorationRole,
        Role.EditRole, Role.ToolTipRole, Role.AccessibleTextRole, Role.AccessibleDescriptionRole,
    )
)  # fmt: skip
CHOSEN = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
FLAGS = {  # of a cell: whether its list ticks a choice, whether it is typed into
    (ticks, typed): CHOSEN
    | (Qt.ItemFlag.ItemIsUserCheckable if ticks else Qt.ItemFlag.NoItemFlags)
    | (Qt.ItemFlag.ItemIsEditable if typed else Qt.ItemFlag.NoItemFlags)
    for ticks in (False, True)
    for typed in (False, True)
}
LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
GAP = 4  # pixels between an icon and the text behind it
Picture = Callable[[QPainter, QRect], QRect]
"""Draws something into a cell before its text, and gives the room that is left for the text."""


class Head(Struct, frozen=True):
    """The head of a column: what it is called, its least width in pixels, and its share of the room that is left over.

    `worded`: it holds words, which stand at the left; figures stand at the right.
    """

    text: Text | str
    width: int = 0
    share: int = 0
    worded: bool = False


class Cell(Struct, frozen=True):
    """A cell: what stands in it, and what can be done there."""

    text: str = ""
    typed: str | None = None  # what an editor begins with; None: it is not typed into
    worded: bool = False  # words are typed there: no digit begins it, as it does a number
    turns: bool = False  # Enter or a double click turns it to its next word
    wrong: str = ""  # what was typed there cannot be, and why
    marked: bool = False  # drawn as wrong though nothing was typed there
    why: str = ""  # its tooltip, read out as well
    tip: str | None = None  # its tooltip where that is not its text
    spoken: str | None = None  # what is read out, where that is not its column, row and text
    tone: str = ""  # a token: the colour of its text
    icon: str = ""  # says the same twice, never colour alone
    icon_tone: str = ""  # where it is not that of the text
    picture: Picture | None = None  # drawn instead of an icon
    gap: int = GAP  # pixels between its icon and its text
    indent: int = 0  # so many lines it stands under
    strong: bool = False
    struck: bool = False  # struck through: it no longer counts
    left: bool = False  # at the left, in a column of figures
    ground: str = ""  # a token: the colour under it
    tint: str = ""  # a token: under it lies a quiet shade of it
    bar: str = ""  # a token: the colour of the bar at its left


class Row(Struct, frozen=True):
    """A row by its key, with what it is called when a cell is read out. `wide`: its first cell takes all of it."""

    key: Any
    spoken: Any
    cells: Sequence[Cell]
    wide: bool = False


class MadeRows(Sequence[Any]):
    """So many rows of a long list, each made by `make` (its number) when it is first looked at, and then kept."""

    def __init__(self, many: int, make: Callable[[int], Any]) -> None:
        self._many, self._make = many, make
        self._made: dict[int, Any] = {}

    def __len__(self) -> int:
        return self._many

    def __getitem__(self, number: Any) -> Any:
        if isinstance(number, slice):
            return [self[each] for each in range(*number.indices(self._many))]
        at = number + self._many if number < 0 else number
        if not 0 <= at < self._many:
            raise IndexError(number)
        if at not in self._made:
            self._made[at] = self._make(at)
        return self._made[at]


class CellModel(QAbstractTableModel):
    """A model that shows rows of cells. Long lists keep rows of their own and say in `cell` what stands in one when it
    is looked at.

    `typed`: what was typed into a cell: row, column, text.
    """

    typed = Signal(int, int, str)
    heads: Sequence[Head] = ()
    icon_size = 18

    def __init__(self, words: Words, parent: QObject | None = None, *, spoken: Text = SPOKEN) -> None:
        super().__init__(parent)
        self.words, self.spoken = words, spoken
        self.rows: Sequence[Any] = ()
        self.at_column = 0  # where the keyboard is: a reader that says a whole row hears there alone whose it is
        self.wraps = False  # two words of a head stand over one another where it is narrow
        self._seen: tuple[Any, Words, int, Cell] | None = None  # Qt asks for one cell many times before the next
        for changed in (self.dataChanged, self.modelAboutToBeReset, self.modelReset, self.rowsInserted):
            changed.connect(self._forget)

    def cell(self, row: Any, column: int) -> Cell:
        """The cell of a row in a column."""
        cell: Cell = row.cells[column]
        return cell

    def show_rows(
        self, rows: Sequence[Any], words: Words, *, heads: Sequence[Head] | None = None, anew: bool = False
    ) -> None:
        """Show these rows, under other heads. With as many as before only cells are drawn again, so an open editor
        stays.

        `anew`: they are others all the same.
        """
        same = not anew and len(rows) == len(self.rows)
        if not same:
            self.beginResetModel()
        self.rows, self.words, self.heads = rows, words, self.heads if heads is None else heads
        if not same:
            self.endResetModel()
        elif rows:
            self.dataChanged.emit(self.index(0, 0), self.index(len(rows) - 1, len(self.heads) - 1))
        if self.heads:
            self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, len(self.heads) - 1)

    def put(self, rows: Sequence[Any]) -> None:
        """Show other rows in the same words."""
        self.show_rows(rows, self.words, anew=True)

    def at(self, number: int, column: int) -> Cell:
        """The cell in a row, counted from 0; an empty cell outside of the table."""
        if not (0 <= number < len(self.rows) and 0 <= column < len(self.heads)):
            return Cell()
        row, seen = self.rows[number], self._seen
        if seen is None or seen[0] is not row or seen[1] is not self.words or seen[2] != column:
            seen = self._seen = (row, self.words, column, self.cell(row, column))
        return seen[3]

    def head(self, column: int) -> str:
        """The name of a column."""
        text = self.heads[column].text
        return text if isinstance(text, str) else self.words(text)

    def side(self, column: int, cell: Cell | None = None) -> Qt.AlignmentFlag:
        """The side of its column a head or cell stands at."""
        return LEFT if self.heads[column].worded or (cell is not None and cell.left) else RIGHT

    def rowCount(self, parent: Index = NOWHERE) -> int:
        return 0 if parent.isValid() else len(self.rows)

    def columnCount(self, parent: Index = NOWHERE) -> int:
        return 0 if parent.isValid() else len(self.heads)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if role not in ANSWERED:
            return None
        number, column = index.row(), index.column()
        if not 0 <= number < len(self.rows):
            return None
        cell = self.at(number, column)
        match role:
            case Role.DisplayRole:
                return cell.text
            case Role.TextAlignmentRole:
                return self.side(column, cell)
            case Role.FontRole:
                return font_of(cell).font if cell.strong or cell.struck else None
            case Role.ForegroundRole:
                return look().colour(cell.tone) if cell.tone else None
            case Role.DecorationRole:
                ink = cell.icon_tone or cell.tone or "muted"
                return look().icon(cell.icon, ink, self.icon_size) if cell.icon else None
            case Role.EditRole:
                return cell.typed or ""
            case Role.ToolTipRole:
                return tip(cell.wrong or cell.why or (cell.text if cell.tip is None else cell.tip))
            case Role.AccessibleTextRole:
                return self._spoken(index, cell)
        return cell.wrong or cell.why

    def setData(self, index: Index, value: Any, role: int = Qt.ItemDataRole.EditRole) -> bool:
        cell = self.at(index.row(), index.column())
        if role != Qt.ItemDataRole.EditRole or cell.typed is None or str(value) == cell.typed:
            return False
        self.typed.emit(index.row(), index.column(), str(value))
        return True

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if orientation is not Qt.Orientation.Horizontal or section >= len(self.heads):
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return self.head(section)
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return self.side(section).value | (Qt.TextFlag.TextWordWrap.value if self.wraps else 0)
        return None

    def spoken_beside(self, column: int, text: str) -> str:
        """A cell beside the one the keyboard is at, as it is read out."""
        return self.words(SPOKEN_BESIDE, column=self.head(column), value=text) if text else ""

    def _spoken(self, index: Index, cell: Cell) -> str:
        if index.column() != self.at_column:
            return self.spoken_beside(index.column(), cell.text)
        row = self.rows[index.row()]
        if cell.spoken is not None or not isinstance(row, Row):
            return cell.text if cell.spoken is None else cell.spoken
        return self.words(self.spoken, column=self.head(index.column()), row=row.spoken, value=cell.text)

    def _forget(self) -> None:
        self._seen = None


class TypedModel(CellModel):
    """A model of cells that may be typed into.

    Lists that are only read have Qt's own flags, which cost nothing: Qt asks for them many times for a cell it paints.
    """

    ticks = False  # Space in this list ticks a choice: the window does not take it for the clock

    def flags(self, index: Index) -> Qt.ItemFlag:
        return FLAGS[self.ticks, self.at(index.row(), index.column()).typed is not None]


class RowsModel(TypedModel):
    """A model of rows whose cells say all there is to see: where none is another, none is painted again."""

    def show_rows(
        self, rows: Sequence[Any], words: Words, *, heads: Sequence[Head] | None = None, anew: bool = False
    ) -> None:
        """Show these rows, under other heads; the very same cells are not painted again."""
        if anew or rows != self.rows or words is not self.words or (heads is not None and heads != self.heads):
            super().show_rows(rows, words, heads=heads, anew=anew)


def font_of(cell: Cell) -> Letters:
    """The letters of a cell."""
    return letters(TABLE, strong=cell.strong, struck=cell.struck)
