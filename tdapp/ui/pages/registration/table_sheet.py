"""The sheet of a table: at the break the dealer hands it in with ticks, and one key sells them all."""

from functools import partial

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QKeyEvent, QResizeEvent

from tdapp.app.deeds import member_of
from tdapp.domain.money.terms import NOT_CODED, SaleKind, Tender
from tdapp.domain.units import Cents, EntryId, Money, TableNo
from tdapp.read.registration.registration_desk import OnSale, SeatRow, TableSheetView, on_sale, table_sheet
from tdapp.ui.actions import registration
from tdapp.ui.pages.money.payment_field import tender_pills
from tdapp.ui.pages.money.strip_texts import SOLD
from tdapp.ui.pages.registration import texts
from tdapp.ui.pages.registration.price_row import Pick, PriceRow
from tdapp.ui.session import Session
from tdapp.ui.theme.look import look
from tdapp.ui.widgets.buttons import Button, IconButton, PrimaryButton
from tdapp.ui.widgets.card import PassingCard
from tdapp.ui.widgets.filling import Line, fill
from tdapp.ui.widgets.inputs import TickList
from tdapp.ui.widgets.keyboard import ENTER, focus, on_keys
from tdapp.ui.widgets.label import Label
from tdapp.ui.widgets.layout import STRETCH, grow, hbox, put
from tdapp.ui.widgets.recurring import TENDER
from tdapp.ui.widgets.shortcuts import key_on

ROOMY = 360  # pixels of the sheet from which it tells its keys
HELD = Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.ControlModifier
TICK, NO_TICK = Qt.CheckState.Checked, Qt.CheckState.Unchecked
TICKED = (TICK, TICK.value)  # Qt hands the marks of a list out as numbers
Role = Qt.ItemDataRole


class TableSheet(PassingCard):
    """One table with its seats, each to be ticked. `left`: it is put away."""

    def __init__(self, session: Session) -> None:
        super().__init__(" ", bar="info", margin=12)
        self.session = session
        self.table: TableNo | None = None
        self.view: TableSheetView | None = None
        self.offers: tuple[OnSale, ...] = ()
        self.tender = Tender.CASH
        self._digits = ""
        self.head.addWidget(Button(texts.LEAVE, self.leave_it, kind="quiet", key="Esc", name="sheet_close"))
        self.before = IconButton("chevron-left", texts.TABLE_BEFORE, partial(self.go, -1), name="sheet_before")
        self.after = IconButton("chevron-right", texts.TABLE_AFTER, partial(self.go, 1), name="sheet_after")
        self.head.insertWidget(1, self.before)
        self.head.insertWidget(2, self.after)
        self.prices = PriceRow("sheet_price", texts.PRICES, digits_inside=True)
        self.pills = tender_pills(NOT_CODED, self.pay_by, "sheet", typed=False)
        key_on(self, TENDER, self.pay_otherwise, texts.PAY_OTHERWISE)
        self.double = Button(texts.DOUBLE, kind="filter", key="Alt+U", name="sheet_double")
        self.list = TickList("sheet_seats")
        self.list.setMinimumHeight(80)
        self.keys = Label("", "muted", wrap=True)
        self.take = PrimaryButton("", self.sell, key="Return", name="sheet_do")
        self.all = Button(texts.TICK_ALL, self.tick_all, key="Alt+L", name="sheet_all")
        self.sum = Label("", "strong")
        tenders = hbox(*self.pills.values(), 12, self.double, STRETCH, gap=6)
        buttons = hbox(self.take, self.all, self.sum, STRETCH)
        put(self.column, self.prices, tenders, grow(self.list), self.keys, buttons)
        on_keys(self.list, self._key, takes=self._takes)
        self.list.itemChanged.connect(self._show_sum)
        self.prices.picked.connect(self.refresh)
        self.prices.onward.connect(partial(focus, self.list))
        self.double.toggled.connect(self._show_sum)
        self.hide()

    def ask(self, table: TableNo | None = None, offer: str = "") -> None:
        """Show the first table, or the one that was shown last; `table`: this one, everybody ticked. `offer`: this line
        of the price list is chosen; '' the one on sale that comes first.
        """
        self.prices.show_picks(())
        self.table = self.table if table is None else table
        self.tender = Tender.CASH
        self.double.setChecked(False)
        self.refresh()
        keys = [pick.key for pick in self.prices.picks]
        if offer in keys:
            self.prices.choose(keys.index(offer))
            self.refresh()
        if table is not None:
            self.list.clear()  # ticks that were left are of another sheet
            self.refresh()
            self.tick_all()
        self.show()
        focus(self.list)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """What the keys do is told where the seats leave room for it."""
        super().resizeEvent(event)
        self.keys.setVisible(event.size().height() >= ROOMY)

    def why_not(self) -> str:
        """Why there is no sheet; '' when there is one."""
        words = self.session.words
        if not self._on_sale():
            return words(texts.NOTHING_TO_SELL)
        there = self.session.view(table_sheet, self.session.club.directory, None, "")
        return "" if there is not None else words(texts.NO_TABLES)

    def refresh(self) -> None:
        """Show the table as it is now; ticks stay with the players."""
        session, words = self.session, self.session.words
        self.offers = self._on_sale()
        picks = []
        for each in self.offers:
            label = words(texts.PRICE, name=words.one(each.name), total=words.money(each.total))
            picks.append(Pick(each.key, label, each.why_not is not None))
        self.prices.show_picks(picks, self.prices.chosen())
        self.keys.say(texts.SHEET_KEYS)
        view = session.view(table_sheet, session.club.directory, self.table, self.prices.chosen() or "")
        if view is None:
            self.leave_it()
        else:
            self.show_view(view)

    def show_view(self, view: TableSheetView) -> None:
        """Show this table."""
        words, ticked = self.session.words, self.ticked()
        here = self.list.currentRow()
        self.view, self.table = view, view.table
        self.title.setText(words(texts.TABLE, table=int(view.table)))
        self.title.show()
        self.list.setAccessibleName(f"{words(texts.SEATS)} {int(view.table)}")
        high = QSize(1, look().row)
        lines = []
        for row in view.rows:
            tick = TICK if row.entry in ticked else NO_TICK
            lines.append(Line(self._row_said(row), {Role.SizeHintRole: high, Role.CheckStateRole: tick}))
        self.list.blockSignals(True)
        fill(self.list, lines)
        self.list.blockSignals(False)
        self.list.setCurrentRow(max(0, min(here, self.list.count() - 1)))
        self._show_sum()

    def ticked(self) -> tuple[EntryId, ...]:
        """The entries that are ticked, to which the add-on or rebuy is sold."""
        if self.view is None:
            return ()
        model = self.list.model()
        marks = (model.index(number, 0).data(Role.CheckStateRole) for number in range(self.list.count()))
        return tuple(row.entry for row, mark in zip(self.view.rows, marks, strict=False) if mark in TICKED)

    def tick_all(self) -> None:
        """Tick everybody, or nobody when everybody is ticked."""
        mark = NO_TICK if len(self.ticked()) == self.list.count() else TICK
        model = self.list.model()
        for number in range(self.list.count()):
            model.setData(model.index(number, 0), mark, Role.CheckStateRole)

    def pay_by(self, tender: Tender) -> None:
        """Let all pay by this tender."""
        self.tender = tender
        self._show_sum()

    def pay_otherwise(self) -> None:
        """Let all pay by the next tender."""
        self.pay_by(NOT_CODED[(NOT_CODED.index(self.tender) + 1) % len(NOT_CODED)])

    def go(self, by: int) -> None:
        """Show the next table, or the one before."""
        if self.view is not None and self.view.tables:
            at = self.view.tables.index(self.view.table) + by
            self._to_table(self.view.tables[at % len(self.view.tables)])
            focus(self.list)

    def sell(self) -> None:
        """Sell everybody who is ticked the same, in one act; then the next table."""
        chosen, ticked = self.prices.chosen(), self.ticked()
        if chosen is None or not ticked:
            return
        if registration.buy_many(self.session, ticked, chosen, self.tender, times=self._times()) is not None:
            self.list.clear()
            self.refresh()
            focus(self.list)

    def leave_it(self) -> None:
        self.list.clear()
        super().leave_it()

    def _takes(self, typed: str) -> bool:
        """Whether a key goes to a table by its number. Letters begin a command here too: the next sheet may be asked
        for by `add-on 7`, and that must not change how all pay.
        """
        return typed.isdecimal()

    def _key(self, event: QKeyEvent) -> bool:
        key, text = event.key(), event.text()
        if event.modifiers() & HELD:
            return False
        if key in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            self.go(1 if key == Qt.Key.Key_Right else -1)
        elif key in ENTER:
            self.sell()
        elif key == Qt.Key.Key_Up and self.list.currentRow() <= 0 and len(self.prices.picks) > 1:
            focus(self.prices)
        elif text.isdecimal() and self.view is not None:
            known = {str(int(table)): table for table in self.view.tables}
            self._digits = self._digits + text if f"{self._digits}{text}" in known else text
            if self._digits in known:
                self._to_table(known[self._digits])
        else:
            return False
        return True

    def _row_said(self, row: SeatRow) -> str:
        words = self.session.words
        had = f" · {words(SOLD, n=row.had, name='')}".rstrip() if row.had else ""
        return f"{words.seat(row.seat)}   {row.name.full}{had}"

    def _to_table(self, table: TableNo) -> None:
        self.table = table
        self.list.clear()
        self.refresh()

    def _on_sale(self) -> tuple[OnSale, ...]:
        """What can be sold here; at a price for members too, if anybody at the table has a club card."""
        session, directory = self.session, self.session.club.directory
        view = session.view(table_sheet, directory, self.table, "")
        member = view is not None and any(member_of(session, row.entry) for row in view.rows)
        return session.view(on_sale, session.now(), directory, SaleKind.ADD_ON, SaleKind.REBUY, member=member)

    def _times(self) -> int:
        return 2 if self.double.isChecked() else 1

    def _show_sum(self) -> None:
        words, n = self.session.words, len(self.ticked())
        chosen = next((each for each in self.offers if each.key == self.prices.chosen()), None)
        if chosen is not None:
            amount = Money(Cents(chosen.total.cents * n * self._times()), chosen.total.currency)
            self.sum.setText(words(texts.TICKED, n=n, amount=amount))
        self.take.say(texts.SELL_TICKED, n=n)
        self.take.allow("" if n else words(texts.NOBODY_TICKED))
        for tender, pill in self.pills.items():
            pill.setChecked(tender is self.tender)
