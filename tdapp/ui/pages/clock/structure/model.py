"""The table of levels and breaks as Qt asks for it: the draft, and what typing into a cell makes of it."""

from datetime import timedelta
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, Qt, Signal

from tdapp.domain.clock.clock import begins
from tdapp.domain.clock.structure import Break, level_numbers
from tdapp.read.chips.chip_plan import PlanFinding, PlanView
from tdapp.read.clock.structure import StructureView
from tdapp.ui.pages.clock.structure import cells, texts
from tdapp.ui.pages.clock.structure.draft import Column, Draft, Row, with_row
from tdapp.ui.widgets.label import tip
from tdapp.ui.widgets.typed_table import LEFT, RIGHT, AnyIndex
from tdapp.words.say import Words

NOWHERE = QModelIndex()
HOUR = timedelta(hours=1)
MINUTE = timedelta(minutes=1)


class StructureModel(QAbstractTableModel):
    """Shows a draft over the structure it changes. Typing asks for another draft with `edited`."""

    edited = Signal(object)  # Draft

    def __init__(self, words: Words, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.words = words
        self.draft: Draft | None = None
        self.view: StructureView | None = None
        self.plan = PlanView(())
        self._numbers: tuple[int | None, ...] = ()

    def show_draft(self, draft: Draft | None, view: StructureView | None, words: Words) -> None:
        """Show these rows. With as many as before only their cells are drawn again, so an open editor stays."""
        before = self.rowCount()
        same = draft is not None and len(draft.rows) == before
        if not same:
            self.beginResetModel()
        self.draft, self.view, self.words = draft, view, words
        self._numbers = level_numbers(draft.structure) if draft else ()
        if not same:
            self.endResetModel()
        elif before:
            self.dataChanged.emit(self.index(0, 0), self.index(before - 1, len(Column) - 1))

    def show_plan(self, plan: PlanView) -> None:
        """Mark the rows with which something is wrong for the chips that are played with."""
        self.plan = plan
        if self.rowCount():
            self.dataChanged.emit(self.index(0, Column.LEVEL), self.index(self.rowCount() - 1, Column.LEVEL))

    def chips_wrong(self, number: int) -> tuple[PlanFinding, ...]:
        """What is wrong in a row for the chips that are played with."""
        return () if self.is_frozen(number) else self.plan.of_row(number)

    def row(self, number: int) -> Row | None:
        """A row of the draft, counted from 0."""
        if self.draft is None or not 0 <= number < len(self.draft.rows):
            return None
        return self.draft.rows[number]

    def is_break(self, number: int) -> bool:
        row = self.row(number)
        return row is not None and isinstance(row.period, Break)

    def is_frozen(self, number: int) -> bool:
        """Whether a row has been played and stands."""
        return self.draft is not None and number < self.draft.played

    def is_on(self, number: int) -> bool:
        """Whether a row is on now."""
        return self.draft is not None and self.draft.running and number == self.draft.played

    def closes_late(self, number: int) -> bool:
        """Whether late registration ends after a row."""
        late = self.view.late_level if self.view is not None else None
        return late is not None and self._numbers[number] == late and late not in self._numbers[number + 1 :]

    def problem(self, number: int, column: Column) -> str:
        """What is wrong with a cell, '' when nothing is."""
        row = self.row(number)
        return cells.problem(row, column, self.words) if row is not None else ""

    def can_edit(self, number: int, column: Column) -> bool:
        """Whether something can be typed or chosen there."""
        row = self.row(number)
        return row is not None and not self.is_frozen(number) and cells.editable(row, column)

    def turn_kind(self, number: int) -> None:
        """Ask for the next answer to who posts the ante."""
        row = self.row(number)
        if self.draft is not None and row is not None and self.can_edit(number, Column.KIND):
            self.edited.emit(with_row(self.draft, number, cells.next_kind(row, self.draft.rows[:number])))

    # Qt's questions

    def rowCount(self, parent: AnyIndex = NOWHERE) -> int:
        return 0 if parent.isValid() or self.draft is None else len(self.draft.rows)

    def columnCount(self, parent: AnyIndex = NOWHERE) -> int:
        return 0 if parent.isValid() else len(Column)

    def flags(self, index: AnyIndex) -> Qt.ItemFlag:
        flags = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
        column = Column(index.column()) if index.isValid() else Column.ROW
        typed = column is not Column.KIND and self.can_edit(index.row(), column)
        return flags | Qt.ItemFlag.ItemIsEditable if typed else flags

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        row = self.row(index.row()) if index.isValid() else None
        if row is None:
            return None
        column = Column(index.column())
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self.text(index.row(), column)
            case Qt.ItemDataRole.EditRole:
                return cells.to_type(row, column, self.words)
            case Qt.ItemDataRole.TextAlignmentRole:
                return self.side(index.row(), column)
            case Qt.ItemDataRole.ToolTipRole:
                return tip(self.problem(index.row(), column) or self._more(index.row(), column))
            case Qt.ItemDataRole.AccessibleTextRole:
                return self._spoken(index.row(), column)
            case Qt.ItemDataRole.AccessibleDescriptionRole:
                return self.problem(index.row(), column)
        return None

    def setData(self, index: AnyIndex, value: Any, role: int = Qt.ItemDataRole.EditRole) -> bool:
        row = self.row(index.row())
        column = Column(index.column())
        if role != Qt.ItemDataRole.EditRole or self.draft is None or row is None:
            return False
        if not self.can_edit(index.row(), column) or str(value) == cells.to_type(row, column, self.words):
            return False
        self.edited.emit(with_row(self.draft, index.row(), cells.typed_into(row, column, str(value))))
        return True

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if orientation is not Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return self.words(cells.heading(Column(section)))
        if role == Qt.ItemDataRole.TextAlignmentRole:
            side = LEFT if section in (Column.LEVEL, Column.KIND) else RIGHT
            return side.value | Qt.TextFlag.TextWordWrap.value  # two words stand over one another where it is narrow
        return None

    def side(self, number: int, column: Column) -> Qt.AlignmentFlag:
        """Words stand at the left of their cell, numbers at the right."""
        words = column in (Column.LEVEL, Column.KIND) or (
            self.is_break(number) and column in (Column.SMALL, Column.ANTE)
        )
        return LEFT if words else RIGHT

    def text(self, number: int, column: Column) -> str:
        """What stands in a cell."""
        row, words = self.row(number), self.words
        if row is None:
            return ""
        if column is Column.ROW:
            return words.number(number + 1)
        if column is Column.LEVEL:
            return self._level(number)
        if column is Column.STARTS:
            return self._starts(number)
        return cells.shown(row, column, words)

    def _level(self, number: int) -> str:
        level, row = self._numbers[number], self.row(number)
        if level is None or row is None:
            return ""
        rest = not isinstance(row.period, Break) and row.period.continued
        said = self.words.number(level)
        return self.words(texts.CONTINUED, number=said) if rest else said

    def _starts(self, number: int) -> str:
        """A time of day; before the start is known, how long after it; what is over and not known stays empty."""
        if self.draft is None or self.view is None:
            return ""
        structure = self.draft.structure
        at = self.view.starts_at(structure, number)
        if at is not None:
            return self.words.time(at)
        if self.draft.played or self.draft.running or self.view.finished:
            return ""
        after = begins(structure, number)
        minutes = f"{after % HOUR // MINUTE:02d}"
        return self.words(texts.AFTER_START, hours=str(after // HOUR), minutes=minutes)

    def _more(self, number: int, column: Column) -> str:
        """What a cell may be too narrow for, and what its signs mean."""
        if self.is_frozen(number):
            return self.words(texts.FROZEN, row=number + 1)
        if column is Column.LEVEL and (wrong := self.chips_wrong(number)):
            return " ".join(self.words.said(each.said) for each in wrong)
        if column is Column.LEVEL and self.closes_late(number):
            return self.words(texts.CLOSES_HERE)
        return self.text(number, column) if self.is_break(number) and column in (Column.SMALL, Column.ANTE) else ""

    def _spoken(self, number: int, column: Column) -> str:
        value = self.text(number, column)
        name = self.words(cells.heading(column, for_break=self.is_break(number)))
        return self.words(texts.SPOKEN_CELL, column=name, row=number + 1, value=value) if value else ""
