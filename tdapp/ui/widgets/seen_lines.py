"""A list of lines that are made when they come into sight: tens of thousands of them cost what is seen."""

from collections.abc import Callable

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtWidgets import QAbstractItemView, QListView

from tdapp.texts import Text
from tdapp.ui.language import say
from tdapp.ui.widgets.inputs import FingerRows

Index = QModelIndex | QPersistentModelIndex
_NOWHERE = QModelIndex()


class _Lines(QAbstractListModel):
    def __init__(self) -> None:
        super().__init__()
        self.many = 0
        self.line: Callable[[int], str] = str

    def rowCount(self, parent: Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else self.many

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> str | None:
        shown = role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole)
        return self.line(index.row()) if shown and index.isValid() else None

    def show_lines(self, many: int, line: Callable[[int], str]) -> None:
        self.beginResetModel()
        self.many, self.line = many, line
        self.endResetModel()


class SeenLines(QListView):
    """A list that is only looked at, not chosen from."""

    def __init__(self, name: str, says: Text) -> None:
        super().__init__()
        self.setObjectName(name)
        say(self.setAccessibleName, says)
        self.setUniformItemSizes(True)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setItemDelegate(FingerRows(self))
        self._lines = _Lines()
        self.setModel(self._lines)

    def show_lines(self, many: int, line: Callable[[int], str]) -> None:
        """Show so many lines, each made by its number when it is seen; hidden while there is none."""
        self._lines.show_lines(many, line)
        self.setVisible(many > 0)

    def count(self) -> int:
        """How many lines there are."""
        return self._lines.many

    def text(self, row: int) -> str:
        """What a line says."""
        return self._lines.line(row)
