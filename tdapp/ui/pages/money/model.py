"""The payments of a tournament as a table, newest first; those that were taken back are struck through."""

from PySide6.QtCore import QObject

from tdapp.domain.latest import Latest
from tdapp.domain.money.terms import Tender
from tdapp.domain.units import Cents
from tdapp.read.money.transactions import Transaction
from tdapp.ui.pages.money import texts
from tdapp.ui.widgets.cells import Cell, CellModel, Head
from tdapp.words.money.tenders import DEALINGS, paid_by
from tdapp.words.say import Words

HEADS = (
    texts.TIME, texts.WHO, texts.WHAT, texts.AMOUNT, texts.TENDER, texts.DRAWER, texts.OPERATOR, texts.LINE,
)  # fmt: skip
WHO, WHAT, AMOUNT, LINE = 1, 2, 3, 7


class PaymentsModel(CellModel):
    """The model of the payments. `tender` None and `drawer` None: any of them; `drawer` '': payments through none."""

    heads = tuple(Head(text, worded=column not in (AMOUNT, LINE)) for column, text in enumerate(HEADS))

    def __init__(self, words: Words, parent: QObject | None = None) -> None:
        super().__init__(words, parent)
        self.all: tuple[Transaction, ...] = ()
        self.rows: tuple[Transaction, ...] = ()
        self.tender: Tender | None = None
        self.drawer: str | None = None
        self._sum: Latest[Cents] = Latest()

    def show_all(self, rows: tuple[Transaction, ...], words: Words) -> None:
        """Show these payments, as far as they pass the filter."""
        changed = words is not self.words
        if rows is not self.all or changed:
            self.all, self.words = rows, words
            self._show(anew=changed)

    def filter(self, tender: Tender | None, drawer: str | None) -> None:
        """Keep only payments by this tender and through this drawer."""
        self.tender, self.drawer = tender, drawer
        self._show()

    def sum(self) -> Cents:
        """The sum of the payments in sight: in less out, without those taken back."""
        return self._sum.of((self.rows,), lambda: Cents(sum(row.amount.cents for row in self.rows if row.void is None)))

    def cell(self, row: Transaction, column: int) -> Cell:
        void = row.void is not None
        tone = "muted" if void else "warning" if column == AMOUNT and row.amount.cents < 0 else "text"
        return Cell(self.text(row, column), tone=tone, struck=void and column in (WHO, AMOUNT))

    def text(self, row: Transaction, column: int) -> str:
        words = self.words
        match HEADS[column]:
            case texts.TIME:
                return words.time(row.at)
            case texts.WHO:
                return row.player.full
            case texts.WHAT:
                return self._what(row)
            case texts.AMOUNT:
                return words.amount(row.amount)
            case texts.TENDER:
                return paid_by(words, row.tender, row.code)
            case texts.DRAWER:
                return row.drawer
            case texts.OPERATOR:
                return row.operator
            case _:
                return str(int(row.line))

    def _what(self, row: Transaction) -> str:
        kind, item = self.words(DEALINGS[row.kind]), self.words.one(row.item)
        said = kind if item.casefold() in ("", kind.casefold()) else f"{kind}: {item}"
        return said if row.void is None else self.words(texts.VOID, what=said, line=int(row.void))

    def _show(self, *, anew: bool = False) -> None:
        rows = tuple(row for row in reversed(self.all) if self._passes(row))
        if rows != self.rows or anew:
            self.put(rows)

    def _passes(self, row: Transaction) -> bool:
        return self.tender in (None, row.tender) and self.drawer in (None, row.drawer)
