"""Who is there, as Qt asks for it: narrowed to what is typed, by table or by name."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QObject, Qt

from tdapp.read.people.names import fold
from tdapp.read.registration.check_in import PresenceRow
from tdapp.ui.pages.registration import check_in_texts as texts
from tdapp.ui.theme.look import look
from tdapp.ui.widgets.rows_model import Index, RowsModel
from tdapp.words.say import Words

TICK, SEAT, NAME, ENTRY = range(4)


class PresenceModel(RowsModel):
    """Rows of a `CheckInView` that fit what is typed."""

    heads = texts.HEADS
    figures = (ENTRY,)

    def __init__(self, words: Words, parent: QObject | None = None) -> None:
        super().__init__(words, parent)
        self.rows: tuple[PresenceRow, ...] = ()

    def show_rows(self, rows: Sequence[PresenceRow], words: Words) -> None:
        """Show these."""
        if len(rows) == len(self.rows):
            self.rows, self.words = tuple(rows), words
            if rows:
                self.dataChanged.emit(self.index(0, 0), self.index(len(rows) - 1, ENTRY))
            return
        self.beginResetModel()
        self.rows, self.words = tuple(rows), words
        self.endResetModel()

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid() or index.row() >= len(self.rows):
            return None
        row, column, words = self.rows[index.row()], index.column(), self.words
        match role:
            case Qt.ItemDataRole.DisplayRole:
                said = (words(texts.HERE) if row.here else words(texts.ABSENT), words.seat(row.seat), row.name.listed)
                return said[column] if column < ENTRY else words.number(row.entry)
            case Qt.ItemDataRole.DecorationRole if column == TICK:
                return look().icon("square-check" if row.here else "square", "accent" if row.here else "muted")
            case Qt.ItemDataRole.ForegroundRole if column == TICK:
                return look().colour("accent" if row.here else "warning")
            case Qt.ItemDataRole.TextAlignmentRole:
                return self.side(column)
            case Qt.ItemDataRole.AccessibleTextRole:
                state = words(texts.HERE if row.here else texts.ABSENT)
                return words(texts.SPOKEN, name=row.name, seat=words.seat(row.seat), state=state)
        return None


def fitting(rows: Sequence[PresenceRow], typed: str, *, only_absent: bool) -> tuple[PresenceRow, ...]:
    """The rows that fit: '12' is table 12, '12-4' a seat, letters begin a part of a name."""
    wanted = fold(typed.strip())
    shown = [row for row in rows if not (only_absent and row.here)]
    if not wanted:
        return tuple(shown)
    if wanted[0].isdigit():
        table, _dash, seat = wanted.partition("-")
        return tuple(
            row
            for row in shown
            if row.seat is not None and str(row.seat.table) == table and str(row.seat.number).startswith(seat)
        )
    return tuple(row for row in shown if any(part.startswith(wanted) for part in fold(row.name.listed).split()))
