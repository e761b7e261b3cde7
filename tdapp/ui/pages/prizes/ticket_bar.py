"""The bar that pays a prize as a ticket: what it is worth, until when it pays, and whether it may become money again.

A seat of a satellite needs none: its payout table says all of that.
"""

from datetime import date

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent

from tdapp.domain.units import EntryId
from tdapp.read.prizes.prizes import Winner
from tdapp.ui.actions import prizes
from tdapp.ui.pages.prizes import texts
from tdapp.ui.session import Session
from tdapp.ui.widgets.buttons import Button
from tdapp.ui.widgets.card import Card
from tdapp.ui.widgets.fields import Field, MoneyField
from tdapp.ui.widgets.inputs import check_box
from tdapp.ui.widgets.keyboard import focus, on_keys
from tdapp.ui.widgets.label import Label
from tdapp.ui.widgets.layout import STRETCH, hbox, vbox
from tdapp.ui.widgets.typed_in import forget_typed
from tdapp.words.parsing import parse_day


class TicketBar(Card):
    """The line that asks what a ticket is. `closed`: the keyboard may go on."""

    closed = Signal()

    def __init__(self, session: Session) -> None:
        super().__init__(tone="info", margin=12)
        self.session = session
        self._entry: EntryId | None = None
        self.whose = Label("", "strong", wrap=True, name="ticket_whose")
        self.worth = MoneyField("ticket_worth", texts.TICKET_WORTH, currency="EUR", least=1)
        self.until = Field("ticket_until", texts.TICKET_UNTIL, _day_or_none, hint=texts.TICKET_UNTIL_HINT)
        self.refundable = check_box("ticket_refundable", texts.TICKET_REFUNDABLE)
        self.issue = Button(texts.ISSUE_TICKET, self.issue_it, icon="ticket", key="Return", name="ticket_issue")
        self.cancel = Button(texts.TICKET_CANCEL, self.close_bar, key="Esc", name="ticket_cancel")
        beside = vbox(20, hbox(self.refundable, STRETCH, self.issue, self.cancel), STRETCH, gap=None)
        self.hold(self.whose)
        line = hbox(self.worth, self.until, gap=12)
        line.addLayout(beside, 1)
        self.column.addLayout(line)
        for field in (self.worth, self.until):
            field.line.returnPressed.connect(self.issue_it)
            on_keys(field.line, self._key)
        on_keys(self.refundable, self._key)
        self.hide()

    def ask(self, winner: Winner) -> None:
        """Ask what the ticket of somebody is: all that is due, for ever and not refundable, until it is said."""
        self._entry = winner.entry
        words = self.session.words
        self.whose.setText(words(texts.TICKET_WHOSE, name=winner.name, due=winner.due))
        self.worth.show_value(winner.due)
        self.until.line.setText("")
        self.until.complain("")
        self.refundable.setChecked(False)
        self.show()
        focus(self.worth.line)
        self.worth.line.selectAll()

    def issue_it(self) -> None:
        """Issue the ticket; what is refused stays typed."""
        wrong = [field for field in (self.worth, self.until) if not field.check()]
        cents = self.worth.cents()
        if wrong or cents is None or self._entry is None:
            wrong[0].line.setFocus()
            return
        entry, until = self._entry, self.until.value()
        refundable = self.refundable.isChecked()
        if prizes.issue_ticket(self.session, entry, value=cents, expires=until, refundable=refundable) is not None:
            self.close_bar()

    def close_bar(self) -> None:
        """Put the bar away."""
        self._entry = None
        forget_typed(self)
        self.hide()
        self.closed.emit()

    def _key(self, event: QKeyEvent) -> bool:
        if event.key() == Qt.Key.Key_Escape:
            self.close_bar()
        return event.key() == Qt.Key.Key_Escape


def _day_or_none(typed: str) -> date | None:
    return parse_day(typed) if typed.strip() else None
