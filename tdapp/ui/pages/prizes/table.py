"""The list of places, in which a prize is typed and ticked as paid."""

from collections.abc import Sequence
from enum import IntEnum

from msgspec import Struct
from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QAbstractItemView

from tdapp.domain.setup import WHOLE
from tdapp.domain.units import Money
from tdapp.read.prizes.prizes import PrizesView, Winner
from tdapp.read.prizes.stage import Stage
from tdapp.ui.pages.prizes import texts
from tdapp.ui.pages.prizes.amounts import Line, PrizeDraft, lines
from tdapp.ui.widgets.cell_table import CellTable
from tdapp.ui.widgets.cells import Cell, Head, MadeRows, Row
from tdapp.values import replace
from tdapp.words.say import Words


class Column(IntEnum):
    """The columns of the list, from the left."""

    PLACE = 0
    PRIZE = 1
    POSTED = 2
    SHARE = 3
    WINNER = 4
    GETS = 5
    PAID = 6


HEADS = {
    Column.PLACE: (texts.PLACE, 84),
    Column.PRIZE: (texts.PRIZE, 150),
    Column.POSTED: (texts.POSTED_PRIZE, 130),
    Column.SHARE: (texts.SHARE, 96),
    Column.WINNER: (texts.WINNER, 160),
    Column.GETS: (texts.GETS, 130),
    Column.PAID: (texts.PAID, 150),
}
WORDED = (Column.WINNER, Column.PAID)


class Shown(Struct, frozen=True):
    """The content of the list. `deal`: so many places from the top are in a deal."""

    draft: PrizeDraft
    view: PrizesView
    places: tuple[Line, ...]
    words: Words
    deal: int = 0

    def rows(self) -> Sequence[Row]:
        """A row for each place, read out with its place; made when it is looked at."""
        return MadeRows(len(self.places), lambda at: self._row(at, self.places[at]))

    def _row(self, at: int, line: Line) -> Row:
        cells = (
            Cell(self._place(line)),
            self._prize(line),
            Cell(self.words.amount(line.posted) if line.posted is not None else "—", tone="muted"),
            Cell(self._share(line), tone="muted"),
            self._winner(line),
            Cell(self.words.amount(line.winner.amount) if line.winner else ""),
            self._paid(line.winner) if line.winner else Cell(),
        )
        here = self.here(line)
        tint = "info" if line.index is not None and line.index < self.deal else "accent" if here else ""
        place = cells[Column.PLACE].text
        drawn = [
            replace(
                cell,
                tint=tint,
                bar=tint if column is Column.PLACE else "",
                tip=cell.text if column is Column.WINNER else "",
                spoken=None if cell.text else "",
            )
            for column, cell in zip(Column, cells, strict=True)
        ]
        return Row(at, place, drawn)

    def here(self, line: Line) -> bool:
        """Whether whoever goes out next takes this place, and is paid for it."""
        at = self.view.stage
        return at.stage is Stage.IN_MONEY and line.winner is None and line.best == at.left

    def _winner(self, line: Line) -> Cell:
        also = ", ".join(thing.name for thing in self.view.things if thing.place == line.best)
        if also:
            name = line.winner.name.full if line.winner is not None else "—"
            return Cell(self.words(texts.ALSO, name=name, things=also), strong=line.winner is not None)
        if line.winner is not None:
            return Cell(line.winner.name.full, strong=True)
        if self.here(line):
            return Cell(self.words(texts.NEXT_OUT), icon="chevron-right", tone="accent", gap=8)
        return Cell("—", tone="muted")

    def _place(self, line: Line) -> str:
        if not line.best:
            return "—"
        words = self.words
        seat = line.index is not None and line.index < self.view.seats
        if line.tied:
            places = words(texts.PLACES, best=line.best, worst=line.worst)
            return words(texts.SEAT_PLACE, place=places) if seat else places
        if self._is_bubble(line):
            return words(texts.BUBBLE_PLACE, place=line.best)
        return words(texts.SEAT_PLACE, place=line.best) if seat else words.number(line.best)

    def _is_bubble(self, line: Line) -> bool:
        """Whether this is what the bubble gets back, and no paid place."""
        places = len(self.draft.cents)
        return self.view.bubble and places == len(self.view.planned) and line.index == places - 1

    def _prize(self, line: Line) -> Cell:
        """The cell of a prize, which can be typed, but not once it has been paid out of the pool as it is."""
        if line.index is None:
            return Cell("—", strong=True)
        cents, wrongly, words = self.draft.cents[line.index], self.draft.wrong_at(line.index), self.words
        free = bool(self.view.difference) or not (line.winner is not None and line.winner.paid)
        wrong, text = "", words.amount(Money(cents, self.draft.currency))
        if wrongly is not None:
            text = wrongly.typed
            wrong = words(wrongly.text, field=words(texts.AMOUNT), **dict(wrongly.facts))
        held = line.index + 1 in self.view.locked_places and cents == self.view.planned[line.index]
        icon = "lock" if held else ""
        return Cell(text, typed=text if free else None, wrong=wrong, strong=True, icon=icon)

    def _share(self, line: Line) -> str:
        if line.index is None or self.draft.pool <= 0:
            return ""
        return self.words.percent(self.draft.cents[line.index] * WHOLE // self.draft.pool, digits=1)

    def _paid(self, winner: Winner) -> Cell:
        """The cell that says whether somebody was paid, or what is still to pay or to be taken back."""
        words = self.words
        if winner.back.cents:
            text, icon, tone = words(texts.TO_TAKE_BACK, amount=words.amount(winner.back)), "triangle-alert", "danger"
        elif winner.paid:
            text, icon, tone = words(texts.IS_PAID), "square-check", "accent"
        elif winner.held:
            text, icon, tone = words(texts.IS_HELD), "hand", "warning"
        else:
            due = words(texts.MORE_TO_PAY, amount=words.amount(winner.due))
            text, icon, tone = due if winner.has.cents else words(texts.TO_PAY), "square", "warning"
        return Cell(text, icon=icon, tone=tone, gap=8)


def heads_for(currency: str, words: Words, *, other: bool = False) -> tuple[Head, ...]:
    """The heads of the columns; those of money are called by their currency. `other`: somebody gets something else than
    the place pays, and only what he gets is his prize.
    """
    named = {column: text for column, (text, _width) in HEADS.items()}
    if other:
        named[Column.PRIZE] = texts.PLACE_PAYS
    return tuple(
        Head(words(named[column], currency=currency), width, int(column is Column.WINNER), column in WORDED)
        for column, (_text, width) in HEADS.items()
    )


class PrizesTable(CellTable):
    """The table of the prizes. Enter or a digit types a prize, a click on the tick pays."""

    pay_wanted = Signal()

    def __init__(self, words: Words) -> None:
        super().__init__("prizes_table", (), words, editor="prize_editor", home=Column.PRIZE, spoken=texts.SPOKEN_CELL)
        self.shown: Shown | None = None
        self._stands = 0  # the line of the place whoever goes out next takes
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def clear(self, words: Words) -> None:
        """Show no prizes."""
        self.shown = None
        self.show_rows((), words)

    def show_draft(self, draft: PrizeDraft, view: PrizesView, words: Words) -> None:
        """Show these prizes; the keyboard stays at its line, or begins at the first that is still to be paid. When the
        field stands at another place than before that one is brought into sight.
        """
        places = lines(view, len(draft.cents))
        self.shown = Shown(draft, view, places, words, view.deal)
        taken = [(at, line) for at, line in enumerate(places) if line.winner is not None]
        due = (at for at, line in taken if _due(line))
        play = view.stage.stage is Stage.IN_MONEY
        stands = next((at for at, line in enumerate(places) if self.shown.here(line)), 0) if play else 0
        other = any(line.tied or (line.winner is not None and line.winner.back.cents) for _at, line in taken)
        other = other or (view.deal > 0 and bool(taken))
        heads = heads_for(words.currency(draft.currency), words, other=other)
        self.show_rows(self.shown.rows(), words, heads=heads, first=next(due, stands))
        self.setColumnHidden(Column.GETS, not other)  # somebody gets something else than a place pays
        self.setColumnHidden(Column.POSTED, not view.draft)
        self.fit()
        if stands != self._stands and self.state() is not QAbstractItemView.State.EditingState:
            self.scrollTo(self.lines.index(stands, Column.PLACE))  # whatever line the keyboard is at
        self._stands = stands

    def more_wide(self) -> int:
        """The pixels of the columns that are not always shown, where they are."""
        return sum(HEADS[each][1] for each in (Column.POSTED, Column.GETS) if not self.isColumnHidden(each))

    def to_due(self) -> None:
        """Go to the first prize that is still to be paid, unless the keyboard is at such a one or in a prize that is
        typed.
        """
        line, places = self.line(), self.shown.places if self.shown is not None else ()
        if self.state() is QAbstractItemView.State.EditingState or (line is not None and _due(line)):
            return
        due = next((at for at, each in enumerate(places) if _due(each)), None)
        if due is not None:
            self.put(due)

    def line(self) -> Line | None:
        """The line of the place the keyboard is at; None: none."""
        here = self.here()
        return self.line_at(here) if here is not None else None

    def line_at(self, row: int) -> Line | None:
        """The line of a place, counted from 0; None: none."""
        places = self.shown.places if self.shown is not None else ()
        return places[row] if 0 <= row < len(places) else None

    def prize(self) -> Cell:
        """The cell of the prize the keyboard is at."""
        here = self.here()
        return self.lines.at(here if here is not None else -1, Column.PRIZE)

    def enter(self) -> None:
        """Begin to type the prize of this line."""
        here = self.here()
        if here is not None and self.prize().typed is not None:
            self.put(here)
            self.edit(self.currentIndex())

    def takes(self, text: str) -> bool:
        return text.isdigit() and self.prize().typed is not None

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self.state() is not QAbstractItemView.State.EditingState and event.text().isdigit():
            # whichever cell the keyboard is at, it is the prize that is typed
            self.setCurrentIndex(self.lines.index(max(0, self.currentIndex().row()), Column.PRIZE))
        super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        index = self.indexAt(event.position().toPoint())
        if event.button() is Qt.MouseButton.LeftButton and index.isValid() and index.column() == Column.PAID:
            self.pay_wanted.emit()


def _due(line: Line) -> bool:
    """Whether somebody has won this prize and was not paid it."""
    return line.winner is not None and not line.winner.paid
