"""The window of tickets and vouchers: those of others are typed or imported at the top, below stands every code the
desk knows, with where it has paid.

It stands beside the main window and blocks nothing.
"""

from datetime import date
from functools import partial

from PySide6.QtWidgets import QHeaderView, QTableView, QWidget

from tdapp.app.money.accepted_codes import known_codes
from tdapp.domain.club.club_facts import AcceptedCode
from tdapp.domain.money.paying import code_of
from tdapp.domain.people.naming import clean
from tdapp.domain.prizes import tickets
from tdapp.domain.tournament import MOST_MONEY
from tdapp.domain.units import Cents
from tdapp.read.money.known_codes import KnownCode
from tdapp.read.prizes.tickets import IssuedTicket
from tdapp.ui.actions import codes, operators
from tdapp.ui.codes import texts
from tdapp.ui.language import say
from tdapp.ui.session import Session
from tdapp.ui.side_window import SideWindow
from tdapp.ui.slip_printer import SlipPrinter
from tdapp.ui.widgets.buttons import Button, PrimaryButton
from tdapp.ui.widgets.cells import Cell, CellModel, Head
from tdapp.ui.widgets.empty import EmptyState
from tdapp.ui.widgets.fields import Field
from tdapp.ui.widgets.in_rows import in_rows
from tdapp.ui.widgets.keyboard import focus
from tdapp.ui.widgets.label import Elided, Label
from tdapp.ui.widgets.layout import grow, hbox, one_of
from tdapp.words.parsing import parse_day, parse_money
from tdapp.words.prizes import tickets as said
from tdapp.words.say import decimals

SIZE = (1100, 640)
HEADS = (texts.CODE, texts.WORTH, texts.ISSUER, texts.HOLDER, texts.UNTIL, texts.USED)
WORTH, USED = 1, 5


class CodesModel(CellModel):
    """The model of the list of codes."""

    heads = tuple(Head(text, worded=column != WORTH) for column, text in enumerate(HEADS))

    def cell(self, row: KnownCode, column: int) -> Cell:
        words = self.words
        holder = row.holder.full if row.holder is not None else ""
        until = words.day(row.expires) if row.expires is not None else ""
        used = said.used(words, row.use) if row.ticket is None else said.where(words, row.ticket)
        text = (row.code, words.money(row.worth), row.origin, holder, until, used)[column]
        gone = row.use is not None or (row.ticket is not None and row.ticket.returned)
        return Cell(text, tone="muted" if gone else "", strong=column == 0)


class CodesWindow(SideWindow):
    """The window of the tickets and vouchers. Opened by key from everywhere; closed by Esc."""

    of_club = True

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(session, parent, name="codes_window", title=texts.TITLE, close=texts.CLOSE)
        self.known: tuple[KnownCode, ...] = ()
        self.count = Elided("", "muted")
        self.code = Field("codes_code", texts.CODE, code_of)
        self.worth = Field("codes_worth", texts.WORTH, self._worth)
        self.issuer = Field("codes_issuer", texts.ISSUER, clean)
        self.until = Field("codes_until", texts.UNTIL, _day_or_none, hint=texts.UNTIL_HINT)
        self.fields = (self.code, self.worth, self.issuer, self.until)
        self.take = PrimaryButton(texts.TAKE, self.add, on=self, icon="plus", key="Ctrl+Return", name="codes_take")
        self.drop = Button(
            texts.DROP, self.drop_chosen, on=self, icon="trash-2", key="Del", name="codes_drop",
            help_text=texts.DROP_HELP,
        )  # fmt: skip
        self.cash = Button(
            texts.CASH_IN, self.cash_in, on=self, icon="banknote", key="Alt+O", name="codes_cash_in",
            help_text=texts.CASH_IN_HELP,
        )  # fmt: skip
        self.give = Button(
            texts.GIVE_BACK, self.give_back, on=self, icon="undo-2", key="Alt+Z", name="codes_give_back",
            help_text=texts.GIVE_BACK_HELP,
        )  # fmt: skip
        self.slips = SlipPrinter(session, self)
        self._paying: IssuedTicket | None = None  # while a reason is asked for
        self.load = Button(texts.IMPORT, self.import_list, on=self, icon="file-down", key="Ctrl+I", name="codes_import")
        self.table, self.rows = QTableView(), CodesModel(session.words, self)
        self.table.setObjectName("codes_table")
        say(self.table.setAccessibleName, texts.LIST)
        self.table.setModel(self.rows)
        in_rows(self.table)
        self.table.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        self.table.horizontalHeader().setSectionResizeMode(USED, QHeaderView.ResizeMode.Stretch)
        self.empty = EmptyState("ticket", texts.NONE_YET, texts.NONE_YET_WHY)
        self.stack = one_of(self.table, self.empty)
        form = hbox(*map(grow, self.fields), self.take, gap=12)
        head = hbox(self.title, grow(self.count), gap=12)
        self.lay_out(
            head,
            Label(texts.WHY, "muted", wrap=True),
            form,
            self.stack,
            buttons=(self.cash, self.give, self.drop, self.load),
        )
        for field, after in zip(self.fields, self.fields[1:], strict=False):
            field.line.returnPressed.connect(partial(focus, after.line))
        self.until.line.returnPressed.connect(self.add)
        self.table.selectionModel().currentRowChanged.connect(self._on_row)
        self.resize(*SIZE)
        self.refresh()
        focus(self.code.line)

    # Showing

    def show_room(self) -> None:
        """Show the codes as they are; what is being typed stays."""
        words, known = self.session.words, known_codes(self.session.club)
        if known != self.known or words is not self.rows.words:
            self.known = known
            self.rows.show_rows(known, words, anew=True)
        self.count.setText(words(texts.COUNT, n=len(known)) if known else "")
        self.stack.setCurrentWidget(self.table if known else self.empty)
        why = operators.why_may_not(self.session, "accepted_codes.accept")
        for button in (self.take, self.load):
            button.allow(why)
        self._on_row()

    def retranslate(self) -> None:
        super().retranslate()
        self.known = ()

    def chosen(self) -> KnownCode | None:
        """The code the list stands on; None: on none."""
        here = self.table.currentIndex().row()
        return self.known[here] if 0 <= here < len(self.known) and self.known else None

    # Doing

    def add(self) -> None:
        """Take up the code that was typed."""
        fine = [field.check() for field in self.fields]
        if not all(fine) or not self.take.isEnabled():
            return
        code = AcceptedCode(
            self.code.value(), self.worth.value(), self._currency(), self.issuer.value(), self.until.value()
        )
        if codes.accept(self.session, (code,)):
            for field in (self.code, self.until):  # the next one is often of the same worth, from the same house
                field.line.setText("")
                field.complain("")
            focus(self.code.line)

    def drop_chosen(self) -> None:
        """Take the chosen code off the list."""
        chosen = self.chosen()
        if chosen is not None and self.drop.isEnabled():
            codes.drop(self.session, chosen.code)

    def cash_in(self) -> None:
        """Pay the holder of the chosen ticket what it is worth, with a slip to sign."""
        ticket = self._ticket()
        if ticket is None or not self.cash.isEnabled():
            return
        self._paying = ticket
        if codes.cash_in(self.session, ticket) is not None:
            self.done_for_a_reason()

    def give_back(self) -> None:
        """Take the chosen ticket back: its prize is due again."""
        ticket = self._ticket()
        if ticket is not None and self.give.isEnabled():
            self._paying = None
            codes.give_back(self.session, ticket)

    def done_for_a_reason(self) -> None:
        """Print the slip of the ticket that was paid out."""
        ticket, self._paying = self._paying, None
        if ticket is not None:
            self.slips.sold(self.session.club.desk.history(ticket.won_in).acts[-1], of=ticket.won_in)

    def import_list(self) -> None:
        """Ask for a list of codes, and show what is in it."""
        from tdapp.ui.codes.importing import CodesImporting
        from tdapp.ui.list_importing import choose_file

        if self.load.isEnabled():
            choose_file(CodesImporting(self.session, self, currency=self._currency()))

    def _on_row(self) -> None:
        chosen, words = self.chosen(), self.session.words
        why = words(texts.CHOOSE_ONE) if chosen is None else words(texts.OWN) if chosen.own else ""
        self.drop.allow(why or operators.why_may_not(self.session, "accepted_codes.drop"))
        ticket = self._ticket()
        for button, deed in ((self.cash, tickets.cash_in), (self.give, tickets.give_back)):
            if ticket is None:
                button.allow(words(texts.CHOOSE_OWN if chosen is None else texts.OTHERS))
            else:
                button.allow(codes.why_not(self.session, ticket, deed))

    def _ticket(self) -> IssuedTicket | None:
        """The ticket of the club the list stands on; None: on none, or on a code of others."""
        chosen = self.chosen()
        return chosen.ticket if chosen is not None else None

    def _worth(self, typed: str) -> Cents:
        """The worth that was typed; 0 while nothing is, which no code may be."""
        if not typed.strip():
            return Cents(0)
        currency = self._currency()
        return parse_money(typed, currency=currency, digits=decimals(currency), most=MOST_MONEY).cents

    def _currency(self) -> str:
        """The currency of the tournament in front, else of the last code that was taken up."""
        session = self.session
        if session.tournament is not None:
            return session.club.desk.state(session.tournament).setup.currency
        return next((each.currency for each in reversed(tuple(session.club.desk.club.codes.values()))), "EUR")


def _day_or_none(typed: str) -> date | None:
    return parse_day(typed) if typed.strip() else None
