"""The seating of an alternate, in front of the operator: the price, the payment, and then a seat."""

from tdapp.domain.money.sale_facts import Payment
from tdapp.domain.money.terms import SaleKind
from tdapp.domain.state import State
from tdapp.domain.units import AlternateNo
from tdapp.read.registration.registration_desk import entry_of
from tdapp.read.registration.waiting import AlternateRow
from tdapp.ui.actions import registration, waiting
from tdapp.ui.pages.registration import waiting_texts as texts
from tdapp.ui.pages.registration.deal import Deal
from tdapp.ui.session import Session


class SeatingAlternate(Deal):
    """The card that sells whoever was called an entry, or a re-entry to somebody who was in before."""

    def __init__(self, session: Session) -> None:
        super().__init__(session, "alternate")
        self.row: AlternateRow | None = None

    def ask(self, row: AlternateRow) -> None:
        """Ask about the sale to this alternate."""
        self.row = row
        self.say(texts.SEAT_FOR, texts.SEAT, number=row.number, name=row.name)
        self.ask_price()

    def refresh(self) -> None:
        if self.row is not None:
            entry = self.session.view(entry_of, self.row.player)
            kind = SaleKind.ENTRY if entry is None else SaleKind.RE_ENTRY
            self.show_on_sale(kind, entry=entry, member=registration.is_member(self.session, self.row.player))

    def stands(self) -> bool:
        """Whether the alternate still waits: not seated by a reason that was given for it, nor struck meanwhile."""
        return self.row is not None and self.session.view(_waits, self.row.number)

    def why_not(self) -> str:
        chosen = self.chosen()
        if chosen is None or self.row is None:
            return ""
        return waiting.why_not_seat(self.session, self.row, chosen.key)

    def do(self, payments: tuple[Payment, ...]) -> bool:
        chosen = self.chosen()
        if chosen is None or self.row is None:
            return False
        return waiting.seat(self.session, self.row, chosen.key, payments) is not None


def _waits(state: State, number: AlternateNo) -> bool:
    return number in state.alternates
