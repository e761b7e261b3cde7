"""Everybody's place and prize, in as many columns beside one another as the page has room for."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QAbstractItemView

from tdapp.domain.units import EntryId
from tdapp.read.prizes.result import Finisher, Payment, ResultView
from tdapp.ui.language import say
from tdapp.ui.widgets.cell_table import CellTable
from tdapp.ui.widgets.cells import Cell, Head, Row
from tdapp.ui.widgets.label import explain
from tdapp.values import replace
from tdapp.words.prizes import result as texts
from tdapp.words.say import Words

PLACE, NAME, PRIZE, PAYMENT = 76, 190, 116, 186  # pixels of the columns of one group; that of names takes what is left
BETWEEN = 20
MOST_GROUPS = 6
HEAD = 34  # pixels over the rows


class PlacesList(CellTable):
    """The list of places. `chosen`: the account of this entry is wanted."""

    chosen = Signal(object)

    def __init__(self, words: Words) -> None:
        super().__init__("result_places", (), words, editor="", home=1)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectItems)
        say(self.setAccessibleName, texts.LIST)
        explain(self, texts.TO_PLAYER)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._view: ResultView | None = None
        self._words = words
        self._groups = 1
        self._made: dict[Finisher, list[Cell]] = {}  # the cells of everybody shown
        self._made_for: tuple[object, ...] = ()  # what they rest on beside him
        self.entered.connect(self._on_entered)
        self.doubleClicked.connect(self._on_entered)

    def show_view(self, view: ResultView, words: Words) -> None:
        """Show the places of a result."""
        self._view, self._words = view, words
        self._show()

    def at_cell(self) -> Finisher | None:
        """Whoever stands where the keyboard is; None: nobody."""
        index = self.currentIndex()
        if self._view is None or not index.isValid():
            return None
        number = index.column() // self._columns() * len(self.lines.rows) + index.row()
        return self._view.finishers[number] if number < len(self._view.finishers) else None

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._view is not None and self._wanted_groups() != self._groups:
            self._show()

    def _show(self) -> None:
        view, words = self._view, self._words
        if view is None:
            return
        self._groups = self._wanted_groups()
        each = -(-len(view.finishers) // self._groups)
        made_for = words, self._money(), view.won
        made = self._made if made_for == self._made_for else {}
        self._made = {one: made.get(one) or self._cells(one) for one in view.finishers}  # mostly one is new
        self._made_for = made_for
        rows = [self._row(number, view.finishers[number::each]) for number in range(each)]
        self.show_rows(rows, words, heads=self._heads(view))
        self.fit()

    def _money(self) -> bool:
        """Whether prizes are shown: nobody is told of prizes where there are none."""
        return self._view is not None and not self._view.pays_nobody

    def _columns(self) -> int:
        """How many columns a group has, the one that is left free behind it included."""
        return 5 if self._money() else 3

    def _wanted_groups(self) -> int:
        """As many groups beside one another as have all rows in sight; one where there is no room for so many, for a
        list that is scrolled reads from top to bottom.
        """
        found = len(self._view.finishers) if self._view is not None else 0
        wide = PLACE + NAME + BETWEEN + (PRIZE + PAYMENT if self._money() else 0)
        fit = (self.viewport().width() + BETWEEN) // wide
        seen = max(1, (self.height() - HEAD) // self.verticalHeader().defaultSectionSize())
        wanted = max(1, -(-found // seen))
        return wanted if wanted <= min(fit, MOST_GROUPS) else 1

    def _heads(self, view: ResultView) -> tuple[Head, ...]:
        money = Head(self._words(texts.PRIZE, currency=self._words.currency(view.pool.currency)), PRIZE)
        of_prizes = (money, Head(texts.PAYMENT, PAYMENT, worded=True)) if self._money() else ()
        group = (Head(texts.PLACE, PLACE), Head(texts.NAME, 0, 1, worded=True), *of_prizes, Head("", BETWEEN))
        return (group * self._groups)[:-1]

    def _row(self, number: int, across: Sequence[Finisher]) -> Row:
        cells: list[Cell] = []
        for group in range(self._groups):
            cells += self._made[across[group]] if group < len(across) else [Cell()] * (self._columns() - 1)
            cells.append(Cell())
        return Row(number, number + 1, cells[:-1])

    def _cells(self, one: Finisher) -> list[Cell]:
        words = self._words
        place = texts.place_said(words, one.place, one.place_to)
        bar = "accent" if one.place == 1 and self._view is not None and self._view.won else ""
        said = [(texts.PLACE, Cell(place, bar=bar)), (texts.NAME, Cell(one.name.full, strong=one.prize is not None))]
        if self._money():
            amount = words.amount(one.prize) if one.prize is not None else ""
            said += [(texts.PRIZE, Cell(amount, strong=True)), (texts.PAYMENT, self._payment(one))]
        return [self._spoken(cell, words(head, currency=""), place, one) for head, cell in said]

    def _spoken(self, cell: Cell, column: str, place: str, one: Finisher) -> Cell:
        value = self._words(texts.CELL, column=column.strip(" ,"), place=place, name=one.name, value=cell.text)
        return replace(cell, spoken=value if cell.text else "")

    def _payment(self, one: Finisher) -> Cell:
        words = self._words
        match one.payment:
            case Payment.PAID:
                text = texts.PAID_DEAL if one.in_deal else texts.PAID
                return Cell(words(text), icon="square-check", tone="accent", gap=8)
            case Payment.DUE:
                amount = words.amount(one.due)
                return Cell(words(texts.TO_PAY, amount=amount), icon="square", tone="warning", gap=8)
            case Payment.BACK:
                amount = words.amount(one.back)
                return Cell(words(texts.BACK, amount=amount), icon="triangle-alert", tone="danger", gap=8)
        return Cell()

    def _on_entered(self) -> None:
        one = self.at_cell()
        if one is not None:
            self.chosen.emit(EntryId(one.entry))
