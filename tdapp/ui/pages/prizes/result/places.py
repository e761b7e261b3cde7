"""Everybody's place and prize, in as many columns beside one another as the page has room for."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QAbstractItemView

from tdapp.domain.units import EntryId, Money
from tdapp.read.prizes.result import Finisher, Payment, ResultView
from tdapp.texts import Text
from tdapp.ui.language import say
from tdapp.ui.widgets.cell_table import CellTable
from tdapp.ui.widgets.cells import Cell, Head, MadeRows, Row
from tdapp.ui.widgets.label import explain
from tdapp.values import replace
from tdapp.words.prizes import result as texts
from tdapp.words.say import Words

# Pixels of the columns of one group; that of names takes what is left.
PLACE, NAME, PRIZE, BOUNTY, TOTAL, PAYMENT = 76, 190, 116, 104, 104, 186
TIGHT_PLACE, TIGHT, ICON = 60, 92, 40  # where bounties would leave no room for names: amounts, and payments by icon
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
        self._bounties = False  # whether they are shown beside the prizes, with both together
        self._groups, self._tight = 1, False
        self._shown: tuple[object, ...] = ()  # what the rows were made from
        self._made: dict[int, tuple[Finisher, list[Cell]]] = {}  # the cells of those who were in sight
        self._made_for: tuple[object, ...] = ()  # what these rest on beside them
        self.entered.connect(self._on_entered)
        self.doubleClicked.connect(self._on_entered)

    def show_view(self, view: ResultView, words: Words) -> None:
        """Show the places of a result."""
        self._view, self._words, self._bounties = view, words, view.has_bounties
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
        if self._view is not None and (self._wanted_groups(), self._is_tight()) != (self._groups, self._tight):
            self._show()

    def _show(self) -> None:
        view, words = self._view, self._words
        if view is None:
            return
        self._groups, self._tight = self._wanted_groups(), self._is_tight()
        each, heads = -(-len(view.finishers) // self._groups), self._heads(view)
        made_for = (words, *self._widths().values(), view.won)
        if made_for != self._made_for:
            self._made_for, self._made = made_for, {}
        shown = (view.finishers, self._groups, heads, made_for)
        if shown != self._shown:
            self._shown = shown
            rows = MadeRows(each, lambda number: self._row(number, view.finishers[number::each]))  # a few are seen
            self.show_rows(rows, words, heads=heads)
        self.fit()

    def _money(self) -> bool:
        """Whether prizes are shown: nobody is told of prizes where there are none."""
        return self._view is not None and not self._view.pays_nobody

    def _columns(self) -> int:
        """How many columns a group has, the one that is left free behind it included."""
        return len(self._widths()) + 2

    def _widths(self) -> dict[Text, int]:
        """The widths of the columns of a group without that of names, in their order."""
        tight = self._is_tight()
        of_prize = {texts.PRIZE: TIGHT if tight else PRIZE} if self._money() else {}
        of_bounties = {texts.BOUNTY: TIGHT, texts.TOTAL: TIGHT} if tight else {texts.BOUNTY: BOUNTY, texts.TOTAL: TOTAL}
        of_payment = {texts.PAYMENT: ICON if tight else PAYMENT} if self._money() else {}
        place = {texts.PLACE: TIGHT_PLACE if tight else PLACE}
        return {**place, **of_prize, **(of_bounties if self._bounties else {}), **of_payment}

    def _is_tight(self) -> bool:
        """Whether bounties leave so little room for names that a payment is told by its icon alone."""
        wide = PLACE + NAME + (PRIZE + PAYMENT if self._money() else 0) + BOUNTY + TOTAL
        return self._bounties and self.viewport().width() < wide

    def _wanted_groups(self) -> int:
        """As many groups beside one another as have all rows in sight; one where there is no room for so many, for a
        list that is scrolled reads from top to bottom.
        """
        found = len(self._view.finishers) if self._view is not None else 0
        wide = NAME + BETWEEN + sum(self._widths().values())
        fit = (self.viewport().width() + BETWEEN) // wide
        seen = max(1, (self.height() - HEAD) // self.verticalHeader().defaultSectionSize())
        wanted = max(1, -(-found // seen))
        return wanted if wanted <= min(fit, MOST_GROUPS) else 1

    def _heads(self, view: ResultView) -> tuple[Head, ...]:
        place, *others = (self._head(text, wide, view) for text, wide in self._widths().items())
        group = (place, Head(texts.NAME, 0, 1, worded=True), *others, Head("", BETWEEN))
        return (group * self._groups)[:-1]

    def _head(self, text: Text, wide: int, view: ResultView) -> Head:
        if text is texts.PRIZE:
            return Head(self._words(text, currency=self._words.currency(view.pool.currency)), wide)
        if text is texts.PAYMENT:
            return Head("" if wide == ICON else text, wide, worded=True)
        return Head(text, wide)

    def _row(self, number: int, across: Sequence[Finisher]) -> Row:
        cells: list[Cell] = []
        for group in range(self._groups):
            cells += self._kept_cells(across[group]) if group < len(across) else [Cell()] * (self._columns() - 1)
            cells.append(Cell())
        return Row(number, number + 1, cells[:-1])

    def _kept_cells(self, one: Finisher) -> list[Cell]:
        """The cells of somebody, made once."""
        finisher, cells = self._made.get(one.entry, (None, []))
        if finisher is not one:
            cells = self._cells(one)
            self._made[one.entry] = one, cells
        return cells

    def _cells(self, one: Finisher) -> list[Cell]:
        words = self._words
        place = texts.place_said(words, one.place, one.place_to)
        bar = "accent" if one.place == 1 and self._view is not None and self._view.won else ""
        said = [(texts.PLACE, Cell(place, bar=bar)), (texts.NAME, Cell(one.name.full, strong=one.prize is not None))]
        if self._money():
            said.append((texts.PRIZE, Cell(self._amount(one.prize), strong=True)))
        if self._bounties:
            said += [(texts.BOUNTY, Cell(self._amount(one.bounty))), (texts.TOTAL, Cell(self._amount(one.total)))]
        if self._money():
            payment = self._payment(one)
            said.append((texts.PAYMENT, payment))
        spoken = [self._spoken(cell, words(head, currency=""), place, one) for head, cell in said]
        if self._money() and self._is_tight():
            spoken[-1] = replace(spoken[-1], text="", tip=spoken[-1].text)
        return spoken

    def _amount(self, amount: Money | None) -> str:
        return self._words.amount(amount) if amount is not None else ""

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
