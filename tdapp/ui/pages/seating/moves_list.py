"""The list of proposed moves, and its keys."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QFrame

from tdapp.read.seating.moves import MoveView
from tdapp.ui.language import say
from tdapp.ui.pages.seating.move_lines import MoveLines
from tdapp.ui.pages.seating.moves_model import MovesModel, Row
from tdapp.ui.pages.seating.proposal_texts import MOVES
from tdapp.ui.widgets.keyboard import ENTER, focus
from tdapp.ui.widgets.label import tip


class MovesList(MoveLines):
    """The list of proposed moves. Space or a click ticks, F2 changes one, Delete spares its table, Enter accepts."""

    accepted = Signal()
    left = Signal()
    change_asked = Signal(object)  # MoveView
    spared = Signal(object)  # MoveView

    def __init__(self, model: MovesModel) -> None:
        super().__init__()
        self.setObjectName("proposal_moves")
        say(self.setAccessibleName, MOVES)
        self._moves = model
        self.setModel(model)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.clicked.connect(lambda index: model.toggle(index.row()))
        model.modelReset.connect(self._paint_all)
        model.dataChanged.connect(self._paint_all)

    def _paint_all(self) -> None:
        self.paint_lines(self._moves.lines())

    def here(self) -> Row | None:
        """The row the keyboard is at; None: there is none."""
        index = self.currentIndex()
        return self._moves.rows[index.row()] if index.isValid() else None

    def take_keys(self) -> None:
        """Put the keyboard into the list, at the row it was at or at the first."""
        if not self.currentIndex().isValid():
            self.setCurrentIndex(self._moves.index(0, 0))
        focus(self)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, row = event.key(), self.here()
        if key == Qt.Key.Key_Space and row is not None:
            self._moves.toggle(self.currentIndex().row())
        elif key == Qt.Key.Key_F2 and isinstance(row, MoveView):
            self.change_asked.emit(row)
        elif key in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace) and isinstance(row, MoveView):
            self.spared.emit(row)
        elif key in ENTER:
            self.accepted.emit()
        elif key == Qt.Key.Key_Escape:
            self.left.emit()
        elif event.text() and event.text().isprintable():
            event.ignore()
        else:
            super().keyPressEvent(event)

    def tell(self, keys: str) -> None:
        """Tell what the keys of the list do, for whoever hovers or listens."""
        self.setToolTip(tip(keys))
        self.setAccessibleDescription(keys)
