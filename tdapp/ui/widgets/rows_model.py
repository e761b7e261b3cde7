"""What Qt asks of every list with named columns, whatever stands in it."""

from collections.abc import Collection, Sequence
from typing import Any, ClassVar

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt
from PySide6.QtGui import QFont

from tdapp.texts import Text
from tdapp.ui.fonts import text_font
from tdapp.ui.theme.look import look
from tdapp.ui.theme.tokens import TABLE
from tdapp.ui.widgets.label import tip
from tdapp.words.say import Words

Index = QModelIndex | QPersistentModelIndex
NOWHERE = QModelIndex()
LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class RowsModel(QAbstractTableModel):
    """A line for each of `rows`. Subclasses name the columns in `heads`, and in `figures` those read from the right.

    How a cell looks they say in `text` and the other questions about a row and a column, or all at once in `data`.
    """

    heads: ClassVar[Sequence[Text]]
    figures: ClassVar[Collection[int]]

    def __init__(self, words: Words, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.words = words
        self.rows: Sequence[Any] = ()

    def side(self, column: int) -> Qt.AlignmentFlag:
        """At which side of their column the head and the cells stand."""
        return RIGHT if column in self.figures else LEFT

    def put(self, rows: Sequence[Any]) -> None:
        """Show other rows."""
        self.beginResetModel()
        self.rows = rows
        self.endResetModel()

    # What subclasses say of a cell

    def text(self, row: Any, column: int) -> str:
        """What it says."""
        raise NotImplementedError

    def spoken(self, row: Any, column: int) -> str:
        """What is read out for it."""
        return self.text(row, column)

    def help_text(self, row: Any, column: int) -> str:  # noqa: ARG002
        """Its tooltip; '' for none."""
        return ""

    def ink(self, row: Any, column: int) -> str:  # noqa: ARG002
        """The token of its colour; '' for the usual one."""
        return ""

    def icon(self, row: Any, column: int) -> tuple[str, str]:  # noqa: ARG002
        """The icon before it and the token of its colour; '' for none."""
        return "", ""

    def struck(self, row: Any, column: int) -> bool:  # noqa: ARG002
        """Whether it is struck through, because it counts no more."""
        return False

    # Qt's questions

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid() or index.row() >= len(self.rows):
            return None
        row, column = self.rows[index.row()], index.column()
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self.text(row, column)
            case Qt.ItemDataRole.AccessibleTextRole:
                return self.spoken(row, column)
            case Qt.ItemDataRole.ToolTipRole:
                return tip(self.help_text(row, column)) or None
            case Qt.ItemDataRole.TextAlignmentRole:
                return self.side(column)
            case Qt.ItemDataRole.ForegroundRole if ink := self.ink(row, column):
                return look().colour(ink)
            case Qt.ItemDataRole.DecorationRole if (icon := self.icon(row, column))[0]:
                return look().icon(*icon)
            case Qt.ItemDataRole.FontRole if self.struck(row, column):
                font: QFont = text_font(TABLE)
                font.setStrikeOut(True)
                return font
        return None

    def rowCount(self, parent: Index = NOWHERE) -> int:
        return 0 if parent.isValid() else len(self.rows)

    def columnCount(self, parent: Index = NOWHERE) -> int:
        return 0 if parent.isValid() else len(self.heads)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if orientation is not Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return self.words(self.heads[section])
        return self.side(section) if role == Qt.ItemDataRole.TextAlignmentRole else None
