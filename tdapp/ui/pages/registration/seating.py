"""An alternate in front of the operator: the price, the payment, and then a seat."""

from PySide6.QtWidgets import QWidget

from tdapp.domain.money.terms import SaleKind
from tdapp.domain.state import State
from tdapp.domain.units import AlternateNo, EntryId, PlayerId
from tdapp.read.registration.registration_desk import on_sale
from tdapp.read.registration.waiting import AlternateRow
from tdapp.ui.actions import registration, waiting
from tdapp.ui.pages.registration import waiting_texts as texts
from tdapp.ui.pages.registration.deal import Deal
from tdapp.ui.session import Session


class SeatingAlternate(Deal):
    """Sells whoever was called an entry, or a re-entry to somebody who was in before."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(session, "alternate", parent)
        self.row: AlternateRow | None = None
        self.retranslate()

    def retranslate(self) -> None:
        super().retranslate()
        if self.row is not None:
            self._say(self.session.words(texts.SEAT_FOR, number=self.row.number, name=self.row.name), texts.SEAT)

    def ask(self, row: AlternateRow) -> None:
        """Seat this one."""
        self.row = row
        self.prices.show_picks(())
        self.refresh()
        self.payment.ask(self.due(), anew=True)
        self.begin()

    def refresh(self) -> None:
        """The prices as they are now."""
        if self.row is None:
            return
        session, player = self.session, self.row.player
        entry = session.view(_entry_of, player)
        kind = SaleKind.ENTRY if entry is None else SaleKind.RE_ENTRY
        member = registration.is_member(session, player)
        offers = session.view(on_sale, session.now(), session.club.directory, kind, entry=entry, member=member)
        self.show_offers(offers, self.prices.chosen())

    def stands(self) -> bool:
        """Whether this one still waits: not seated by a reason that was given for it, nor struck meanwhile."""
        return self.row is not None and self.session.view(_waits, self.row.number)

    def why_not(self) -> str:
        chosen = self.chosen()
        if chosen is None or self.row is None:
            return ""
        return waiting.why_not_seat(self.session, self.row, chosen.key)

    def do(self) -> bool:
        chosen, payments = self.chosen(), self.payment.payments()
        if chosen is None or payments is None or self.row is None:
            return False
        return waiting.seat(self.session, self.row, chosen.key, payments) is not None


def _entry_of(state: State, player: PlayerId) -> EntryId | None:
    return state.players.get(player)


def _waits(state: State, number: AlternateNo) -> bool:
    return number in state.alternates
