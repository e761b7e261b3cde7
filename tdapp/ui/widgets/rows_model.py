"""What Qt asks of every list with named columns, whatever stands in it."""

from collections.abc import Collection, Sequence
from typing import Any, ClassVar

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from tdapp.texts import Text
from tdapp.words.say import Words

Index = QModelIndex | QPersistentModelIndex
NOWHERE = QModelIndex()
LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class RowsModel(QAbstractTableModel):
    """A line for each of `rows`. Subclasses name the columns in `heads`, and in `figures` those read from the right."""

    heads: ClassVar[Sequence[Text]]
    figures: ClassVar[Collection[int]]

    def __init__(self, words: Words, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.words = words
        self.rows: Sequence[Any] = ()

    def side(self, column: int) -> Qt.AlignmentFlag:
        """At which side of their column the head and the cells stand."""
        return RIGHT if column in self.figures else LEFT

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
