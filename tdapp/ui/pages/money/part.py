"""The sums of the tournament and their proof, and every payment in and out: the Money part of the Desk page."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QComboBox, QHeaderView, QTableView

from tdapp.app.money.payments import payments_ahead, payments_now, payments_table
from tdapp.domain.latest import Latest
from tdapp.domain.money.terms import Tender
from tdapp.domain.pieces import Pieces
from tdapp.domain.units import Money, Seq
from tdapp.read.money.money import KindTable, by_kind
from tdapp.read.money.statement import first_apart
from tdapp.read.money.transactions import Payments, Transaction
from tdapp.read.registration.registration_desk import MoneyView
from tdapp.read.sheet_kind import SheetKind
from tdapp.ui.actions.papers import SHEET
from tdapp.ui.language import say
from tdapp.ui.pages.money import texts
from tdapp.ui.pages.money.model import AMOUNT, LINE, WHAT, WHO, PaymentsModel
from tdapp.ui.pages.money.sums import Sums
from tdapp.ui.pages.part import Part
from tdapp.ui.saving import ask_where, save_table
from tdapp.ui.session import Session
from tdapp.ui.slip_printer import SlipPrinter
from tdapp.ui.theme.tokens import ROW
from tdapp.ui.widgets.buttons import Button
from tdapp.ui.widgets.empty import EmptyState
from tdapp.ui.widgets.in_rows import in_rows
from tdapp.ui.widgets.inputs import combo_box
from tdapp.ui.widgets.keyboard import focus
from tdapp.ui.widgets.label import Elided, Label
from tdapp.ui.widgets.layout import grow, hbox, holder, one_of, vbox
from tdapp.ui.widgets.recurring import PRINT
from tdapp.words.money.tenders import TENDERS

WIDTHS = ((0, 64), (WHO, 208), (WHAT, 200), (AMOUNT, 100), (4, 124), (5, 104), (6, 104), (LINE, 58))
DRAWER, OPERATOR, NARROW = 5, 6, 920  # in a narrow window the operator is left to the saved list
ROOMY = 1050  # pixels with room for keys on the buttons beside how many payments there are, and their sum
ANY = "*"  # no drawer is called so: names are cleaned


class MoneyPart(Part):
    """The Money part: the sums at the top, the payments below, and buttons to save them and to print a slip again."""

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self.shown = Elided("", "muted")
        self.tender = combo_box("money_tender", texts.BY_TENDER)
        self.drawer = combo_box("money_drawer", texts.BY_DRAWER)
        self.tender.activated.connect(self._on_filter)
        self.drawer.activated.connect(self._on_filter)
        self.save = Button(texts.SAVE, self.save_list, on=self, icon="file-down", key="Ctrl+S", name="save_payments")
        self.statement = Button(
            texts.STATEMENT,
            partial(self.ask, SHEET.id, SheetKind.STATEMENT),
            on=self,
            icon="scale",
            key="Alt+J",
            name="money_statement",
            help_text=texts.STATEMENT_HELP,
        )
        self.sums = Sums(self.statement)
        self.slip = Button(texts.SLIP, self.print_slip, on=self, icon="receipt", key=PRINT, name="slip_again")
        self.slips = SlipPrinter(session, self)
        self.model = PaymentsModel(session.words)
        self.table = self._made_table()
        self._drawers: list[str] = []
        self._payments: Payments | None = None  # that were read last
        self._kinds: Latest[KindTable] = Latest()
        above = (Label(texts.PAYMENTS, "head"), grow(self.shown), self.tender, self.drawer, self.slip, self.save)
        inside = holder(vbox(self.sums, hbox(*above), grow(self.table)))
        self.empty = EmptyState("receipt", texts.NOTHING, texts.NOTHING_WHY)
        self.stack = one_of(self.empty, inside)
        vbox(self.stack, on=self)
        self.hand_on(self.table)
        self.table.selectionModel().currentRowChanged.connect(self._allow)
        self.retranslate()

    def _made_table(self) -> QTableView:
        table = QTableView()
        table.setObjectName("payments")
        say(table.setAccessibleName, texts.PAYMENTS)
        table.setModel(self.model)
        in_rows(table, height=ROW - 4)
        header = table.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
        for column, width in WIDTHS:
            table.setColumnWidth(column, width)
        header.setSectionResizeMode(WHAT, QHeaderView.ResizeMode.Stretch)
        return table

    def look_ahead(self) -> Pieces[None]:
        if self.session.tournament is not None:
            self._payments = yield from payments_ahead(self.session.club, self.session.tournament)

    def refresh(self) -> None:
        session = self.session
        if session.tournament is not None:
            self._payments = payments_now(session.club, session.tournament, self._payments)
            self.show_view(self._payments.money, self._payments)

    def show_view(self, view: MoneyView, payments: Payments) -> None:
        """Show these sums and payments; the chosen one stays chosen."""
        here = self.chosen() if self.table.currentIndex().row() > 0 else None  # at the top it stays there
        words = self.session.words
        self.stack.setCurrentIndex(1 if payments.rows else 0)
        table = self._kinds.of((payments.rows,), lambda: by_kind(payments.rows))
        self.sums.show_view(view, table, self._apart(view, table), words)
        self._show_drawers(payments)
        self.model.show_all(payments.rows, words)
        if here in self.model.rows:
            self.table.selectRow(self.model.rows.index(here))
        elif self.model.rows:
            self.table.selectRow(0)
        self._show_count()

    def _apart(self, view: MoneyView, table: KindTable) -> Seq | None:
        """The journal line from which on money and owners differ; None: they do not, and no line is looked for."""
        if table.total == sum(cents for _owner, cents in view.owners) or self.session.tournament is None:
            return None
        return first_apart(self.session.club.desk.history(self.session.tournament).counting())

    def retranslate(self) -> None:
        words = self.session.words
        _refill(self.tender, words(texts.ALL_TENDERS), [(words(TENDERS[each]), each.value) for each in Tender])
        self._fill_drawers()

    def take_focus(self) -> None:
        focus(self.table)

    def chosen(self) -> Transaction | None:
        """The payment the list stands on; None: none."""
        index = self.table.currentIndex()
        return self.model.rows[index.row()] if index.isValid() and index.row() < len(self.model.rows) else None

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.table.setColumnHidden(OPERATOR, self.width() < NARROW)
        for button in (self.slip, self.save):
            button.show_key(shown=self.width() >= ROOMY)

    def save_list(self) -> None:
        """Ask where, then write every payment of the tournament."""
        if self.model.all:
            ask_where(self.session, self, title=texts.SAVE, name=self.session.words(texts.FILE), then=self.save_to)

    def save_to(self, path: str) -> None:
        """Write every payment to this file, also those the filter leaves out: the list says drawer and tender."""
        session = self.session
        if session.tournament is not None:
            save_table(session, payments_table(session.club, session.tournament, session.words), path)

    def print_slip(self) -> None:
        """Print the slip of the chosen payment once more."""
        row, stream = self.chosen(), self.session.tournament
        if row is None or stream is None or not self.slip.isEnabled():
            return
        acts = self.session.club.desk.history(stream).acts
        act = next(act for act in acts if act.first <= row.line <= act.last)
        self.slips.again(act.number, row.entry)

    def _allow(self) -> None:
        row, words = self.chosen(), self.session.words
        if row is None:
            self.slip.allow(words(texts.CHOOSE))
        elif row.void is not None:
            self.slip.allow(words(texts.VOID_SLIP))
        else:
            self.slip.allow("")

    def _on_filter(self) -> None:
        tender, drawer = self.tender.currentData(), self.drawer.currentData()
        self.model.filter(None if tender == ANY else Tender(tender), None if drawer == ANY else drawer)
        if self.model.rows:
            self.table.selectRow(0)
        self._show_count()

    def _show_count(self) -> None:
        words, rows = self.session.words, self.model.rows
        total = Money(self.model.sum(), rows[0].amount.currency) if rows else None
        self.shown.setText(words(texts.SHOWN, n=len(rows), sum=total) if rows else words(texts.NO_MATCH))
        self._allow()

    def _show_drawers(self, payments: Payments) -> None:
        """Offer the drawers money went through; there is nothing to choose while there were none."""
        found = sorted({row.drawer for row in payments.rows})
        self.drawer.setVisible(any(found))
        self.table.setColumnHidden(DRAWER, not any(found))
        if found != self._drawers:
            self._drawers = found
            self._fill_drawers()

    def _fill_drawers(self) -> None:
        words = self.session.words
        named = [(name or words(texts.NO_DRAWER), name) for name in self._drawers]
        _refill(self.drawer, words(texts.ALL_DRAWERS), named)


def _refill(box: QComboBox, anything: str, choices: Sequence[tuple[str, str]]) -> None:
    """Fill a box with other choices, each with what it stands for, after the one that lets anything pass; what is
    chosen stays.
    """
    chosen = box.currentData()
    box.clear()
    for said, value in ((anything, ANY), *choices):
        box.addItem(said, value)
    box.setCurrentIndex(max(0, box.findData(chosen)))
