"""The model of who is there: narrowed to what is typed, by table or by name."""

from collections.abc import Sequence

from tdapp.read.people.names import fold
from tdapp.read.registration.check_in import PresenceRow
from tdapp.ui.pages.registration import check_in_texts as texts
from tdapp.ui.widgets.cells import Cell, CellModel, Head
from tdapp.values import replace

TICK, SEAT, NAME, ENTRY = range(4)


class PresenceModel(CellModel):
    """A model of the rows of a `CheckInView` that fit what is typed."""

    heads = tuple(Head(text, worded=column != ENTRY) for column, text in enumerate(texts.HEADS))

    def cell(self, row: PresenceRow, column: int) -> Cell:
        words, seat = self.words, self.words.seat(row.seat)
        state = words(texts.HERE if row.here else texts.ABSENT)
        said = (state, seat, row.name.listed, words.number(row.entry))
        cell = Cell(said[column], tip="", spoken=words(texts.SPOKEN, name=row.name, seat=seat, state=state))
        if column != TICK:
            return cell
        if row.here:
            return replace(cell, icon="square-check", tone="accent")
        return replace(cell, icon="square", icon_tone="muted", tone="warning")


def fitting(rows: Sequence[PresenceRow], typed: str, *, only_absent: bool) -> tuple[PresenceRow, ...]:
    """The rows that fit: '12' is table 12, '12-4' a seat, letters begin a part of a name."""
    wanted = fold(typed.strip())
    shown = tuple(row for row in rows if not row.here) if only_absent else tuple(rows)
    if not wanted:
        return shown
    if wanted[0].isdigit():
        table, _dash, seat = wanted.partition("-")
        return tuple(
            row
            for row in shown
            if row.seat is not None and str(row.seat.table) == table and str(row.seat.number).startswith(seat)
        )
    if len(wanted.split()) > 1:
        return ()  # no part of a name has a blank: a command is typed
    return tuple(row for row in shown if any(part.startswith(wanted) for part in fold(row.name.listed).split()))
