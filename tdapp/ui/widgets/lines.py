"""A list of a few lines of words, one of which is chosen; a line may have a second row with what there is to say."""

from collections.abc import Sequence

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QSize, QStringListModel, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QListView, QStyledItemDelegate, QStyleOptionViewItem

from tdapp.ui.theme.look import look
from tdapp.ui.theme.tokens import TOUCH_ROW

PADDING = 10  # of a line, above and below together, as the style sheet has it


class Rows(QStyledItemDelegate):
    """A painter of lines with two rows, high enough for letters of every script. Letters of some scripts are taller
    than those of the others: Qt then takes the second row for cut off and leaves it out, unless there is room for two
    rows of the taller ones.
    """

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        size, high = super().sizeHint(option, index), option.fontMetrics.height()
        if "\n" in str(index.data()):
            if size.height() - PADDING > 2 * high:
                size.setHeight(2 * size.height() - PADDING - 2 * high)
        elif (
            size.height() - PADDING < 2 * high
        ):  # one row: as high as that of any other script, if its letters have room
            size.setHeight(max(high + PADDING, size.height() - PADDING))
        return size.expandedTo(QSize(0, TOUCH_ROW)) if look().touch else size


class Lines(QListView):
    """A list of a few lines of words. `went`: another line is chosen, by key or click. `opened`: Enter or a double
    click on one.
    """

    went = Signal()
    opened = Signal()

    def __init__(self, name: str, *, model: type[QStringListModel] = QStringListModel) -> None:
        super().__init__()
        self.setObjectName(name)
        self.setProperty("kind", "lines")
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self._lines = model(self)
        self.setModel(self._lines)
        self.setItemDelegate(Rows(self))
        self.selectionModel().currentRowChanged.connect(self._on_current)
        self.activated.connect(self._on_activated)

    def show_lines(self, lines: Sequence[str], chosen: int) -> None:
        """Show these lines, the chosen one by its place; nobody is told."""
        if self._lines.stringList() != list(lines):
            self._lines.setStringList(list(lines))
        self.choose(chosen)

    def choose(self, line: int) -> None:
        """Stand on a line; nobody is told."""
        if 0 <= line < self._lines.rowCount() and line != self.chosen():
            known = self.selectionModel().blockSignals(True)
            self.setCurrentIndex(self._lines.index(line))
            self.selectionModel().blockSignals(known)
            self.viewport().update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The chosen line stays in sight: it may have been chosen before it was known how high the list is."""
        super().resizeEvent(event)
        self.scrollTo(self.currentIndex())

    def chosen(self) -> int:
        """The place of the chosen line; -1 for none."""
        return self.currentIndex().row()

    def texts(self) -> list[str]:
        """The texts of the lines."""
        return self._lines.stringList()

    def _on_current(self, _new: QModelIndex, _old: QModelIndex) -> None:
        self.went.emit()

    def _on_activated(self, _index: QModelIndex) -> None:
        self.opened.emit()
