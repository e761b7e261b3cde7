"""The model of a raced table's seats: who sits there, his odd chips, his card, what he gets."""

from typing import Any

from PySide6.QtCore import Qt

from tdapp.domain.chips.chip_set import Chip
from tdapp.read.chips.race import RaceSeat, RaceTable, RaceView, TableState
from tdapp.ui.pages.chips.race import texts
from tdapp.ui.pages.chips.race.draft import Draft, Mode
from tdapp.ui.pages.chips.race.said import card_said
from tdapp.ui.widgets.cells import Cell, CellModel, Head, Index
from tdapp.words.say import Words

SEAT, NAME, ODD, CARD, GETS = range(5)
CHIPS_ROLE = Qt.ItemDataRole.UserRole  # which chip is drawn how often, and what stands behind them


class SeatModel(CellModel):
    """A model of the rows of a `RaceTable`, with what is typed over them."""

    heads = tuple(Head(text, worded=column != SEAT) for column, text in enumerate(texts.SEAT_HEADS))
    view: RaceView | None = None
    draft: Draft | None = None
    done = False

    def show_table(self, view: RaceView, table: RaceTable, draft: Draft, words: Words, *, touched: bool) -> None:
        """Show this table; `touched`: something was typed over what is recorded of it."""
        self.view, self.draft = view, draft
        self.done = table.state is TableState.DONE and not touched
        self.show_rows(table.seats, words)

    def cell(self, row: RaceSeat, column: int) -> Cell:
        odd = self.draft.odd.get(row.seat, 0) if self.draft is not None else 0
        spoken = self.words(texts.SPOKEN_SEAT, seat=row.seat, name=row.name.full, odd=odd)
        wins = self.done and bool(row.got) and column in (NAME, CARD)
        return Cell(self._said(row, column), spoken=spoken, tone=self._tone(row, column), strong=wins)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if role == CHIPS_ROLE and index.isValid() and index.row() < len(self.rows):
            return self._chips(self.rows[index.row()], index.column())
        return super().data(index, role)

    def _odd(self, row: RaceSeat) -> int:
        if self.draft is None or self.done:
            return row.odd
        return self.draft.odd.get(row.seat, 0)

    def _said(self, row: RaceSeat, column: int) -> str:
        words, odd = self.words, self._odd(row)
        match column:
            case 0:
                return words.number(row.seat)
            case 1:
                if row.came:
                    return words(texts.CAME_HERE, name=row.name.full)
                return row.name.full if row.here else words(texts.LEFT_TABLE, name=row.name.full)
            case 2:
                return words.number(odd) if odd else ""
            case 3:
                return card_said(self._card(row))
        return self._gets(row)

    def _gets(self, row: RaceSeat) -> str:
        words, draft = self.words, self.draft
        if draft is not None and draft.mode is Mode.FLOOR and not self.done:
            return words.number(1) if row.seat in draft.given else ""
        if not self.done or not row.odd:
            return ""
        if row.kept:
            return words(texts.KEEPS, chip=int(row.kept))
        return words.number(row.got) if row.got else words(texts.GETS_NONE)

    def _card(self, row: RaceSeat) -> str:
        draft = self.draft
        if draft is None or self.done:
            return row.card
        if draft.mode is Mode.CARDS and draft.at == row.seat and draft.begun:
            return draft.begun
        return dict(draft.cards).get(row.seat, "")

    def _chips(self, row: RaceSeat, column: int) -> tuple[Chip, int, str] | None:
        """The chip that is drawn, how often, and what stands behind them; None: nothing."""
        if self.view is None or self.draft is None:
            return None
        if column == ODD and (odd := self._odd(row)):
            only = row.only if self.done else row.seat in self.draft.only
            return self.view.old, odd, self.words(texts.ONLY) if only else ""
        if column == GETS and self._gets(row) == self.words.number(1):
            return self.view.new, 1, ""
        return None

    def _tone(self, row: RaceSeat, column: int) -> str:
        if not row.here:
            return "muted"
        if row.came and column == NAME:
            return "warning"
        if column == CARD and self._card(row)[-1:] in ("d", "h"):
            return "danger"
        if column == GETS:
            return "warning" if row.kept else "muted"
        return ""
