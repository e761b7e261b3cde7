"""The two lists of the Side pools part: the pools, and who is in the one the keyboard is at."""

from PySide6.QtCore import QObject

from tdapp.domain.sidepools.side_pool import SideKind
from tdapp.read.sidepools.side_view import EntrantRow, SideRow, SideStage
from tdapp.ui.pages.sidepools import texts
from tdapp.ui.widgets.cells import Cell, CellModel, Head
from tdapp.words.rulings.say import cards
from tdapp.words.say import Words

POOL, IN, MONEY, STAGE = range(4)
NAME, SEAT, STANDS, WON, DUE = range(5)
_TONES = {
    SideStage.OPEN: "text",
    SideStage.PLAYED: "text",
    SideStage.WAITS: "text",
    SideStage.TO_PAY: "accent",
    SideStage.TO_RECOVER: "danger",
    SideStage.PAID: "muted",
}


class PoolsModel(CellModel):
    """The model of the side pools."""

    heads = tuple(Head(text, worded=column in (POOL, STAGE)) for column, text in enumerate(texts.POOL_HEADS))

    def cell(self, row: SideRow, column: int) -> Cell:
        words = self.words
        if column == POOL:
            return Cell(row.terms.name, why=words(texts.KINDS[row.terms.kind]))
        if column == IN:
            return Cell(words.number(len(row.entrants)))
        if column == MONEY:
            return Cell(words.amount(row.staked))
        amount = row.back if row.back.cents else row.due
        return Cell(words(texts.STAGES[row.stage], amount=amount), tone=_TONES[row.stage])


class EntrantsModel(CellModel):
    """The model of who is in a side pool of this kind."""

    heads = tuple(Head(text, worded=column not in (WON, DUE)) for column, text in enumerate(texts.ENTRANT_HEADS))

    def __init__(self, words: Words, parent: QObject) -> None:
        super().__init__(words, parent)
        self.kind = SideKind.OTHER

    def cell(self, row: EntrantRow, column: int) -> Cell:
        words = self.words
        if column == NAME:
            return Cell(row.name.listed)
        if column == SEAT:
            return Cell(words.seat(row.seat) if row.seat is not None else "")
        if column == STANDS:
            return Cell(self._stands(row), tone="muted" if row.out else "text")
        if column == DUE and row.back.cents:
            return Cell(f"−{words.amount(row.back)}", tone="danger", why=words(texts.RECOVER, amount=row.back))
        amount = row.won if column == WON else row.due
        return Cell(words.amount(amount) if amount.cents else "", tone="accent" if column == DUE else "text")

    def _stands(self, row: EntrantRow) -> str:
        words = self.words
        if self.kind is SideKind.HIGH_HAND:
            return words(texts.RANKED, rank=row.rank, hand=cards(row.hand)) if row.hand else ""
        if not row.out:
            return words(texts.STILL_IN)
        return words(texts.OUT_AT, rank=row.rank) if row.rank is not None else words(texts.OUT)
