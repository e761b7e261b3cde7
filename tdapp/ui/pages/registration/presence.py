"""Who is there, as Qt asks for it: narrowed to what is typed, by table or by name."""

from collections.abc import Sequence

from PySide6.QtCore import QObject

from tdapp.read.people.names import fold
from tdapp.read.registration.check_in import PresenceRow
from tdapp.ui.pages.registration import check_in_texts as texts
from tdapp.ui.widgets.rows_model import RowsModel
from tdapp.words.say import Words

TICK, SEAT, NAME, ENTRY = range(4)


class PresenceModel(RowsModel):
    """Rows of a `CheckInView` that fit what is typed."""

    heads = texts.HEADS
    figures = (ENTRY,)

    def __init__(self, words: Words, parent: QObject | None = None) -> None:
        super().__init__(words, parent)
        self.rows: tuple[PresenceRow, ...] = ()

    def show_rows(self, rows: tuple[PresenceRow, ...], words: Words) -> None:
        """Show these; as many as before are only drawn again, so that the keyboard stays where it is."""
        self.words = words
        if len(rows) != len(self.rows):
            self.put(rows)
        elif rows:
            self.rows = rows
            self.dataChanged.emit(self.index(0, 0), self.index(len(rows) - 1, ENTRY))

    def text(self, row: PresenceRow, column: int) -> str:
        words = self.words
        said = (words(texts.HERE if row.here else texts.ABSENT), words.seat(row.seat), row.name.listed)
        return said[column] if column < ENTRY else words.number(row.entry)

    def spoken(self, row: PresenceRow, column: int) -> str:  # noqa: ARG002
        words, state = self.words, self.words(texts.HERE if row.here else texts.ABSENT)
        return words(texts.SPOKEN, name=row.name, seat=words.seat(row.seat), state=state)

    def icon(self, row: PresenceRow, column: int) -> tuple[str, str]:
        if column != TICK:
            return "", ""
        return ("square-check", "accent") if row.here else ("square", "muted")

    def ink(self, row: PresenceRow, column: int) -> str:
        return ("accent" if row.here else "warning") if column == TICK else ""


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
