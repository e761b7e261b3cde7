"""The account of the chosen player, at the desk: his entries, what he bought and paid, and what can be done for him."""

from functools import partial

from PySide6.QtCore import Signal

from tdapp.app.deeds import member_of
from tdapp.domain.money.sale_facts import Payment
from tdapp.domain.money.terms import SaleKind
from tdapp.domain.registration import entries, sales
from tdapp.domain.units import Chips, Money, PlayerId
from tdapp.read.money.account import AccountView, EntryLine, PurchaseLine, account_view
from tdapp.read.registration.players import EntryStatus
from tdapp.read.registration.registration_desk import on_sale
from tdapp.texts import Text
from tdapp.ui.language import say
from tdapp.ui.pages.money.payment_texts import PAYMENT
from tdapp.ui.pages.registration import texts
from tdapp.ui.pages.registration.deal import capital
from tdapp.ui.session import Session, Told
from tdapp.ui.widgets.buttons import Button
from tdapp.ui.widgets.card import PassingCard
from tdapp.ui.widgets.label import Label
from tdapp.ui.widgets.layout import STRETCH, empty, flow, grow, holder, put, scrolled, vbox
from tdapp.ui.widgets.recurring import PRINT
from tdapp.words.money.tenders import TENDERS

DEEDS: dict[str, tuple[Text, str, str]] = {
    "rebuy": (texts.REBUY, "Alt+R", "coins"),
    "double": (texts.DOUBLE_REBUY, "Alt+U", "coins"),
    "add_on": (texts.ADD_ON, "Alt+A", "plus"),
    "re_entry": (texts.RE_ENTRY, "Alt+E", "rotate-ccw"),
    "cancel": (texts.CANCEL, "Alt+C", "user-x"),
    "give_back": (texts.GIVE_BACK, "Alt+G", "undo-2"),
    "slip": (texts.SLIP_AGAIN, PRINT, "printer"),
}
KINDS = {"rebuy": SaleKind.REBUY, "double": SaleKind.REBUY, "add_on": SaleKind.ADD_ON, "re_entry": SaleKind.RE_ENTRY}
NONE_LISTED = {
    SaleKind.REBUY: texts.NO_REBUY,
    SaleKind.ADD_ON: texts.NO_ADD_ON,
    SaleKind.RE_ENTRY: texts.NO_RE_ENTRY,
}


class Account(PassingCard):
    """The card with everything about one player at the desk. `asked`: a deed is wanted; `left`: it is closed."""

    asked = Signal(str)

    def __init__(self, session: Session) -> None:
        super().__init__(" ", margin=12)
        self.session = session
        self.player: PlayerId | None = None
        self.view: AccountView | None = None
        self.sum = Label("", "muted")
        self.give = Label("", "head", tone="warning")
        self.head.insertWidget(1, self.give)
        self.head.addWidget(Button(texts.TO_SELLING, self.leave_it, kind="quiet", key="Esc", name="account_close"))
        self.deeds = {
            name: Button(text, partial(self.do, name), icon=icon, key=key, name=f"account_{name}")
            for name, (text, key, icon) in DEEDS.items()
        }
        self.buttons = holder(flow(*self.deeds.values()))
        self.lines = vbox(gap=2)
        self.area = scrolled(vbox(self.lines, STRETCH), keys=True)
        self.area.setMinimumHeight(64)
        say(self.area.setAccessibleName, PAYMENT)
        put(self.column, self.sum, self.buttons, grow(self.area))
        self.hide()

    def ask(self, player: PlayerId) -> None:
        """Show the account of this player."""
        self.player = player
        self.give_back(None)
        self.refresh()

    def give_back(self, change: Money | None) -> None:
        """Say how much change goes back for what the player just bought; None: none."""
        words = self.session.words
        back = change if change is not None and change.cents else None
        self.give.setText(words(texts.GIVE_CHANGE, amount=back) if back is not None else "")
        self.give.setVisible(back is not None)

    def refresh(self) -> None:
        """Show the account as it stands now."""
        if self.player is not None:
            self.show_view(self.session.view(account_view, self.session.club.directory, self.player))

    def show_view(self, view: AccountView) -> None:
        """Show this account."""
        self.view = view
        words = self.session.words
        card = self.session.club.club_numbers.get(view.player, "")
        named = [view.name.full, words(texts.CLUB_CARD, number=card)] if card else [view.name.full]
        self.title.setText(" · ".join(named))
        self.title.show()
        self.setAccessibleName(self.title.text())
        text = texts.SUM_BACK if view.given_back.cents else texts.SUM
        self.sum.setText(words(text, paid=view.paid_in, back=view.given_back))
        empty(self.lines)
        for line in view.lines:
            self._add(self._entry_said(line), "strong")
            self._add(" · ".join(self._state_said(line)), "muted")
            for bought in line.bought:
                self._add(self._bought_said(bought), "table")
        if view.now is None:
            self._add(words(texts.NO_ENTRY), "muted")
        for name, button in self.deeds.items():
            button.allow(self.why_not(name))

    def why_not(self, deed: str) -> str:
        """Why something cannot be done for this player; '' when it can, perhaps with a reason."""
        session, line = self.session, self.view.now if self.view is not None else None
        if line is None:
            return session.words(texts.NO_ENTRY)
        if deed == "slip":
            return ""
        if deed == "cancel":
            return session.why_not(entries.unregister, line.entry)
        if deed == "give_back":
            standing = [bought for bought in line.bought if bought.back is None]
            if not standing:
                return session.words(texts.NOTHING_BOUGHT)
            return session.why_not(sales.give_back, standing[-1].number)
        kind, member = KINDS[deed], member_of(session, line.entry)
        offers = session.view(on_sale, session.now(), session.club.directory, kind, entry=line.entry, member=member)
        if not offers:
            return session.words(NONE_LISTED[kind])
        offer = next((each for each in offers if each.why_not is None), offers[0])
        if kind is SaleKind.RE_ENTRY:
            gives_up = None if line.status is EntryStatus.OUT else Chips(0)
            return session.why_not(entries.re_enter, line.entry, offer.key, "", surrenders=gives_up)
        return session.why_not(sales.buy, line.entry, offer.key, times=2 if deed == "double" else 1)

    def do(self, deed: str) -> None:
        """Ask for a deed; what cannot be done says why in the line at the bottom."""
        if self.player is None:
            return
        why = self.why_not(deed)
        if why:
            self.session.told.emit(Told(why, "refused"))
        else:
            self.asked.emit(deed)

    def leave_it(self) -> None:
        """Close the account."""
        self.player, self.view = None, None
        super().leave_it()

    def _entry_said(self, line: EntryLine) -> str:
        words = self.session.words
        text = texts.ENTRY_LINE if isinstance(line.name, str) else texts.STANDARD_LINE
        said = words(text, entry=int(line.entry), name=line.name, price=line.price)
        return f"{said}: {self._paid(line.payments, line.price.currency)}" if line.payments else said

    def _state_said(self, line: EntryLine) -> list[str]:
        words = self.session.words
        said = [words(texts.BRINGS, chips=line.chips)]
        if line.void:
            back = line.back if line.back is not None else Money(line.price.cents, line.price.currency)
            said.append(words(texts.VOID, amount=back) + self._how(line.out, back.currency))
            return said
        if line.surrendered is not None:
            said.append(words(texts.GAVE_UP, chips=line.surrendered))
        elif line.status is EntryStatus.OUT:
            said.append(words(texts.OUT_PLACE, place=line.place) if line.place is not None else words(texts.IS_OUT))
        else:
            said.append(words(texts.AT_SEAT, seat=line.seat) if line.seat is not None else words(texts.NO_SEAT))
            said.append(words(texts.CHECKED_IN if line.here else texts.NOT_CHECKED_IN))
        if line.prize is not None:
            said.append(words(texts.PRIZE, amount=line.prize))
        if line.penalties:
            said.append(words(texts.PENALTIES, n=len(line.penalties)))
        return said

    def _bought_said(self, bought: PurchaseLine) -> str:
        words = self.session.words
        said = [words(texts.BOUGHT_LINE, name=capital(words.one(bought.name)), price=bought.price)]
        if bought.payments:
            said[0] += f": {self._paid(bought.payments, bought.price.currency)}"
        said.append(words(texts.BRINGS, chips=bought.chips))
        if bought.announced:
            said.append(words(texts.BEFORE_HAND))
        if bought.back is not None:
            said.append(words(texts.BOUGHT_BACK, amount=bought.back) + self._how(bought.out, bought.back.currency))
        return "    " + " · ".join(said)

    def _how(self, out: tuple[Payment, ...], currency: str) -> str:
        return f": {self._paid(out, currency)}" if out else ""

    def _paid(self, payments: tuple[Payment, ...], currency: str) -> str:
        words = self.session.words
        said = []
        for payment in payments:
            tender = f"{words(TENDERS[payment.tender])} {payment.code}".strip()
            said.append(words(texts.PAID_BY, amount=words.amount(Money(payment.cents, currency)), tender=tender))
        return " + ".join(said)

    def _add(self, text: str, role: str) -> None:
        self.lines.addWidget(Label(text, role, wrap=True))
