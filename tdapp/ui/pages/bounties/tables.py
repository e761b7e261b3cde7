"""The two lists of the Bounties part: who was knocked out by whom, and what every player has on the head and won."""

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QTableView

from tdapp.read.bounties.bounties_view import FallRow, FallState, HeadRow
from tdapp.texts import Text
from tdapp.ui.language import say
from tdapp.ui.pages.bounties import texts
from tdapp.ui.widgets.cells import Cell, CellModel, Head
from tdapp.ui.widgets.in_rows import in_rows, widen
from tdapp.words.say import Words

OUT, WORTH, BY = range(3)
NAME, SEAT, HEAD, BEATEN, WON, DUE = range(6)
ASKS = (FallState.OPEN, FallState.UNDRAWN)


class FallsModel(CellModel):
    """The model of the bust-outs and who won their bounties."""

    heads = tuple(Head(text, worded=column != WORTH) for column, text in enumerate(texts.FALL_HEADS))

    def cell(self, row: FallRow, column: int) -> Cell:
        words, tone = self.words, "warning" if row.state in ASKS else "text"
        if column == OUT:
            return Cell(row.name.listed)
        if column == WORTH:
            return Cell(words.amount(row.head) if row.head.cents else "")
        by = words.several([name.full for name in row.by])
        return Cell(words(texts.STATES[row.state], by=by), tone=tone)


class HeadsModel(CellModel):
    """The model of the players with what is on their heads, and what they won."""

    heads = tuple(Head(text, worded=column in (NAME, SEAT)) for column, text in enumerate(texts.HEAD_HEADS))

    def cell(self, row: HeadRow, column: int) -> Cell:
        words = self.words
        if column == NAME:
            if row.marker is not None:
                return Cell(words(texts.NO_MARKER, name=row.name.listed), tone="warning")
            return Cell(row.name.listed)
        if column == SEAT:
            return Cell(words.seat(row.seat) if row.seat is not None else "")
        if column == BEATEN:
            return Cell(words.number(row.beaten) if row.beaten else "")
        if column == DUE and row.back.cents:
            return Cell(f"−{words.amount(row.back)}", tone="danger", why=words(texts.RECOVER, amount=row.back))
        amount = (row.head, row.won, row.due)[(HEAD, WON, DUE).index(column)]
        tone = "accent" if column == DUE else "text"
        return Cell(words.amount(amount) if amount is not None and amount.cents else "", tone=tone)


def listed(
    model: CellModel, name: str, title: Text, widths: dict[int, int], wide: int, *, also: int | None = None
) -> QTableView:
    """A list over this model. `wide`: the column that takes what room is left; `also`: one that takes as much."""
    table = QTableView()
    table.setObjectName(name)
    say(table.setAccessibleName, title)
    table.setModel(model)
    in_rows(table)
    widen(table, widths, wide, shares={also: 1} if also is not None else None)
    return table


def models(words: Words, parent: QObject) -> tuple[FallsModel, HeadsModel]:
    """The models of both lists."""
    return FallsModel(words, parent), HeadsModel(words, parent)
