"""A row that goes on in a second one when the window is narrow."""

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QWidget


class FlowLayout(QLayout):
    """Widgets one after another, wrapped like words: filters and buttons over a list. `tail`: so many of the last ones
    in sight stay in one row.
    """

    def __init__(self, parent: QWidget | None = None, *, gap: int = 8) -> None:
        super().__init__(parent)
        self._items: list[QLayoutItem] = []
        self._heights: dict[int, int] = {}  # by width, until something in the row changes
        self._sizes: list[tuple[QLayoutItem, QSize]] | None = None  # of those in sight, likewise
        self.gap, self.tail = gap, 0
        self.setContentsMargins(0, 0, 0, 0)

    def addItem(self, item: QLayoutItem) -> None:
        self._items.append(item)
        self.invalidate()

    def count(self) -> int:
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        self._forget()
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def invalidate(self) -> None:
        self._forget()
        super().invalidate()

    def _forget(self) -> None:
        self._heights.clear()
        self._sizes = None

    def expandingDirections(self) -> Qt.Orientation:
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        if width not in self._heights:
            margins = self.contentsMargins()
            rows = self._place(QRect(0, 0, width - margins.left() - margins.right(), 0), move=False)
            self._heights[width] = rows + margins.top() + margins.bottom()
        return self._heights[width]

    def setGeometry(self, rect: QRect) -> None:
        super().setGeometry(rect)
        self._place(rect.marginsRemoved(self.contentsMargins()), move=True)

    def sizeHint(self) -> QSize:
        return self.minimumSize()

    def minimumSize(self) -> QSize:
        size = QSize()
        for item in self._items:
            size = size.expandedTo(item.minimumSize())
        return size.grownBy(self.contentsMargins())

    def _place(self, rect: QRect, *, move: bool) -> int:
        x, y, row = rect.x(), rect.y(), 0
        if self._sizes is None:
            self._sizes = [(item, item.sizeHint()) for item in self._items if not item.isEmpty()]
        seen = self._sizes
        for left, (item, size) in zip(range(len(seen), 0, -1), seen, strict=True):
            if size.width() > rect.width() > 0:  # alone in its row, and no wider than that
                high = item.heightForWidth(rect.width()) if item.hasHeightForWidth() else size.height()
                size = QSize(rect.width(), high)
            wide = size.width()
            if left == self.tail:
                wide = sum(each.width() + self.gap for _item, each in seen[-left:]) - self.gap
            if x > rect.x() and x + wide > rect.right() + 1:
                x, y, row = rect.x(), y + row + self.gap, 0
            if move:
                item.setGeometry(QRect(QPoint(x, y), size))
            x += size.width() + self.gap
            row = max(row, size.height())
        return y + row - rect.y()
