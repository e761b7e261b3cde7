"""The list of places as Qt asks for it: prizes that can be typed, who took them, and whether they have been paid."""

from enum import IntEnum
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, Qt, Signal

from tdapp.domain.setup import PERCENT, WHOLE
from tdapp.domain.units import Money
from tdapp.read.prizes.prizes import PrizesView, Winner
from tdapp.ui.pages.prizes import texts
from tdapp.ui.pages.prizes.amounts import Line, PrizeDraft, lines, typed_into
from tdapp.ui.widgets.label import tip
from tdapp.ui.widgets.typed_table import LEFT, RIGHT, AnyIndex
from tdapp.words.say import Words

NOWHERE = QModelIndex()


class Column(IntEnum):
    """The columns of the list, from the left."""

    PLACE = 0
    PRIZE = 1
    POSTED = 2
    SHARE = 3
    WINNER = 4
    GETS = 5
    PAID = 6


HEADINGS = {
    Column.PLACE: texts.PLACE,
    Column.PRIZE: texts.PRIZE,
    Column.POSTED: texts.POSTED_PRIZE,
    Column.SHARE: texts.SHARE,
    Column.WINNER: texts.WINNER,
    Column.GETS: texts.GETS,
    Column.PAID: texts.PAID,
}


class PrizesModel(QAbstractTableModel):
    """Shows a draft of prizes over a `PrizesView`. Typing asks for another draft with `edited`."""

    edited = Signal(object)  # PrizeDraft

    def __init__(self, words: Words) -> None:
        super().__init__()
        self.words = words
        self.view: PrizesView | None = None
        self.draft: PrizeDraft | None = None
        self.lines: tuple[Line, ...] = ()

    def show_draft(self, draft: PrizeDraft | None, view: PrizesView | None, words: Words) -> None:
        """Show these prizes. With as many lines as before only the cells are drawn again."""
        shown = lines(view, len(draft.amounts)) if draft is not None and view is not None else ()
        same = len(shown) == len(self.lines)
        if not same:
            self.beginResetModel()
        self.draft, self.view, self.words, self.lines = draft, view, words, shown
        if not same:
            self.endResetModel()
        elif shown:
            self.dataChanged.emit(self.index(0, 0), self.index(len(shown) - 1, len(Column) - 1))
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, len(Column) - 1)

    def line(self, row: int) -> Line | None:
        """A line, counted from 0."""
        return self.lines[row] if 0 <= row < len(self.lines) else None

    def can_edit(self, row: int) -> bool:
        """Whether the prize in a line may be typed: not once it has been paid out of the pool as it is."""
        line, view = self.line(row), self.view
        if line is None or line.index is None or view is None:
            return False
        return bool(view.difference) or not (line.winner is not None and line.winner.paid)

    def problem(self, row: int) -> str:
        """What is wrong with the prize of a line; '' when nothing is."""
        line = self.line(row)
        if line is None or line.index is None or self.draft is None:
            return ""
        wrong = self.draft.amounts[line.index].wrong
        return self.words(wrong.text, field=self.words(texts.AMOUNT), **dict(wrong.facts)) if wrong else ""

    def any_tied(self) -> bool:
        """Whether somebody gets something else than a place pays, so that a column has to say it."""
        return any(line.tied or (line.winner is not None and line.winner.back.cents) for line in self.lines)

    # Qt's questions

    def rowCount(self, parent: AnyIndex = NOWHERE) -> int:
        return 0 if parent.isValid() else len(self.lines)

    def columnCount(self, parent: AnyIndex = NOWHERE) -> int:
        return 0 if parent.isValid() else len(Column)

    def flags(self, index: AnyIndex) -> Qt.ItemFlag:
        # Checkable: Space in this list ticks a prize as paid, so the window does not take it for the clock.
        flags = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemIsUserCheckable
        typed = index.isValid() and index.column() == Column.PRIZE and self.can_edit(index.row())
        return flags | Qt.ItemFlag.ItemIsEditable if typed else flags

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid() or self.line(index.row()) is None:
            return None
        column = Column(index.column())
        match role:
            case Qt.ItemDataRole.DisplayRole | Qt.ItemDataRole.EditRole:
                return self.text(index.row(), column)
            case Qt.ItemDataRole.TextAlignmentRole:
                return side(column)
            case Qt.ItemDataRole.ToolTipRole:
                said = self.problem(index.row()) if column is Column.PRIZE else ""
                return tip(said or (self.text(index.row(), column) if column is Column.WINNER else ""))
            case Qt.ItemDataRole.AccessibleTextRole:
                return self._spoken(index.row(), column)
            case Qt.ItemDataRole.AccessibleDescriptionRole:
                return self.problem(index.row()) if column is Column.PRIZE else ""
        return None

    def setData(self, index: AnyIndex, value: Any, role: int = Qt.ItemDataRole.EditRole) -> bool:
        line = self.line(index.row())
        if role != Qt.ItemDataRole.EditRole or self.draft is None or line is None or line.index is None:
            return False
        if not self.can_edit(index.row()) or str(value) == self.text(index.row(), Column.PRIZE):
            return False
        self.edited.emit(typed_into(self.draft, line.index, str(value)))
        return True

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if orientation is not Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return self._heading(Column(section))
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return side(Column(section))
        return None

    def text(self, row: int, column: Column) -> str:
        """What stands in a cell."""
        line, words = self.line(row), self.words
        if line is None or self.draft is None:
            return ""
        amount = self.draft.amounts[line.index] if line.index is not None else None
        match column:
            case Column.PLACE:
                if not line.best:
                    return "—"
                return words(texts.PLACES, best=line.best, worst=line.worst) if line.tied else words.number(line.best)
            case Column.PRIZE:
                if amount is None:
                    return "—"
                return amount.wrong.typed if amount.wrong else words.amount(Money(amount.cents, self.draft.currency))
            case Column.POSTED:
                return words.amount(line.posted) if line.posted is not None else "—"
            case Column.SHARE:
                if amount is None or self.draft.pool <= 0:
                    return ""
                tenth = PERCENT // 10
                return words.percent((amount.cents * WHOLE // self.draft.pool + tenth // 2) // tenth * tenth)
            case Column.WINNER:
                return line.winner.name.full if line.winner else "—"
            case Column.GETS:
                return words.amount(line.winner.amount) if line.winner else ""
            case Column.PAID:
                return self._settled(line.winner) if line.winner else ""

    def _settled(self, winner: Winner) -> str:
        """Whether somebody was paid, or what is still to pay or to be taken back."""
        words = self.words
        if winner.back.cents:
            return words(texts.TO_TAKE_BACK, amount=words.amount(winner.back))
        if winner.paid:
            return words(texts.IS_PAID)
        return words(texts.MORE_TO_PAY, amount=words.amount(winner.due)) if winner.has.cents else words(texts.TO_PAY)

    def _heading(self, column: Column) -> str:
        code = self.draft.currency if self.draft is not None else ""
        return self.words(HEADINGS[column], currency=self.words.currency(code) if code else "")

    def _spoken(self, row: int, column: Column) -> str:
        value = self.text(row, column)
        place = self.text(row, Column.PLACE)
        return self.words(texts.SPOKEN_CELL, column=self._heading(column), place=place, value=value) if value else ""


def side(column: Column) -> Qt.AlignmentFlag:
    """Names and words stand at the left of their cell, figures at the right."""
    return LEFT if column in (Column.WINNER, Column.PAID) else RIGHT
