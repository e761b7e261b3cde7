"""The sale of an entry, in front of the operator: to whoever came to the desk, or was called from the waiting list."""

from tdapp.app.deeds import is_member
from tdapp.domain.money.sale_facts import Payment
from tdapp.domain.money.terms import SaleKind
from tdapp.domain.state import State
from tdapp.domain.units import AlternateNo, PlayerId
from tdapp.read.people.names import PlayerName
from tdapp.read.registration.registration_desk import entry_of
from tdapp.read.registration.waiting import AlternateRow
from tdapp.ui.actions import registration, waiting
from tdapp.ui.pages.registration import texts, waiting_texts
from tdapp.ui.pages.registration.deal import Deal
from tdapp.ui.session import Session
from tdapp.ui.widgets.buttons import Button

NOBODY = PlayerId("")


class Selling(Deal):
    """The card that sells one entry. `player` None: somebody new, who is added to the club with the sale."""

    def __init__(self, session: Session) -> None:
        super().__init__(session, "sell")
        self.player: PlayerId | None = None
        self.name = PlayerName("")
        self.wait = Button(texts.TO_WAITING_LIST, self.to_waiting_list, icon="hourglass", key="Alt+Q", name="sell_wait")
        self.buttons.insertWidget(1, self.wait)

    def ask(self, player: PlayerId | None, name: PlayerName) -> None:
        """Ask about selling this player an entry."""
        self.player, self.name = player, name
        self.say(texts.ENTRY_FOR if player else texts.ENTRY_FOR_NEW, texts.SELL_FOR, name=name)
        self.ask_price()

    def refresh(self) -> None:
        member = is_member(self.session, self.player) if self.player else False
        self.show_on_sale(SaleKind.ENTRY, member=member)

    def sold(self) -> bool:
        """Whether the player is in: by this card, or by a reason that was given for it since."""
        return self.player is not None and self.session.view(entry_of, self.player) is not None

    def why_not(self) -> str:
        chosen = self.chosen()
        return registration.why_not_sell(self.session, self.player or NOBODY, chosen.key) if chosen is not None else ""

    def do(self, payments: tuple[Payment, ...]) -> bool:
        chosen = self.chosen()
        if chosen is None or not self._known():
            return False
        return registration.sell(self.session, self.player or NOBODY, chosen.key, payments) is not None

    def to_waiting_list(self) -> None:
        """Give the player a number in the queue instead; nothing is paid yet."""
        if self._known() and self.player is not None and registration.put_on_waiting_list(self.session, self.player):
            self.leave_it()

    def show_warning(self) -> None:
        super().show_warning()
        self.wait.setVisible(bool(self.warning.text()))

    def _known(self) -> bool:
        """Whether the club knows the player, who is added if not."""
        if self.player is None:
            self.player = registration.add(self.session, self.name)
        return self.player is not None


class SeatingAlternate(Deal):
    """The card that sells whoever was called an entry, or a re-entry to somebody who was in before."""

    def __init__(self, session: Session) -> None:
        super().__init__(session, "alternate")
        self.row: AlternateRow | None = None

    def ask(self, row: AlternateRow) -> None:
        """Ask about the sale to this alternate."""
        self.row = row
        self.say(waiting_texts.SEAT_FOR, waiting_texts.SEAT, number=row.number, name=row.name)
        self.ask_price()

    def refresh(self) -> None:
        if self.row is not None:
            entry = self.session.view(entry_of, self.row.player)
            kind = SaleKind.ENTRY if entry is None else SaleKind.RE_ENTRY
            self.show_on_sale(kind, entry=entry, member=is_member(self.session, self.row.player))

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
