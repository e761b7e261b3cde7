"""The money that goes back, in front of the operator: of an entry, or of a rebuy or add-on."""

from tdapp.domain.money.sale_facts import Payment
from tdapp.domain.money.terms import Refund
from tdapp.domain.state import State
from tdapp.domain.units import Cents, Chips, EntryId, Money
from tdapp.read.bounties.bounty_goes import of_cancelled
from tdapp.read.money.account import EntryLine, PurchaseLine, RefundView, part_back, refund_view
from tdapp.read.people.names import PlayerName
from tdapp.texts import Text
from tdapp.ui.actions import registration
from tdapp.ui.pages.registration import texts
from tdapp.ui.pages.registration.buying import chips_typed, stack_line
from tdapp.ui.pages.registration.deal import Deal, group
from tdapp.ui.pages.registration.price_row import Pick
from tdapp.ui.session import Session
from tdapp.ui.widgets.fields import plain_line
from tdapp.ui.widgets.keyboard import focus
from tdapp.ui.widgets.label import Label
from tdapp.words.parsing import BadInput, parse_money
from tdapp.words.say import decimals

PART_KEY = "Alt+M"


class Refunding(Deal):
    """The card that cancels an entry, or gives back what it bought. The row holds the shares, or what was bought."""

    def __init__(self, session: Session) -> None:
        super().__init__(session, "back")
        self.stack = stack_line("back_stack")
        self.part = plain_line("back_part", texts.PART_BACK, longest=20, wide=120)
        self.part_hint = Label("", "muted")
        self.part_hint.say(texts.PART_BACK_HINT, key=PART_KEY)
        self.of_entry = group(Label(texts.STACK, "muted"), self.stack, Label(texts.STACK_OF_ENTRY, "muted"))
        self.of_bought = group(Label(texts.PART_BACK, "muted"), self.part, self.part_hint)
        self.options.addWidget(self.of_entry)
        self.options.addWidget(self.of_bought)
        self.set_bar("warning")
        self.entry = EntryId(0)
        self.refund: RefundView | None = None  # None: something bought is given back
        self.bought: tuple[PurchaseLine, ...] = ()
        self.part.returnPressed.connect(self._to_payment)
        self.part.textChanged.connect(self.show_price)
        self.stack.returnPressed.connect(self._to_payment)
        self.stack.textChanged.connect(self.show_warning)

    def ask_cancel(self, line: EntryLine, name: PlayerName) -> None:
        """Ask about cancelling an entry that is in; the share the terms give is chosen."""
        self.entry, self.bought = line.entry, ()
        self.refund = self.session.view(refund_view, self.session.now(), line.entry)
        words = self.session.words
        picks = [
            Pick(share.value, words(texts.SHARE[share], amount=money)) for share, money, _out in self.refund.shares
        ]
        self.say(texts.CANCEL_OF, texts.DO_CANCEL, texts.KEEP_ENTRY, entry=line.entry, name=name)
        self._ask(texts.SHARES, picks, (self.refund.ruled or Refund.ALL).value)

    def ask_give_back(self, line: EntryLine, name: PlayerName) -> None:
        """Ask about giving back a rebuy or an add-on of an entry; the newest is chosen."""
        self.entry, self.refund = line.entry, None
        self.bought = tuple(bought for bought in line.bought if bought.back is None)
        words = self.session.words
        picks = [
            Pick(str(bought.number), words(texts.PRICE, name=words.one(bought.name), total=words.money(bought.price)))
            for bought in self.bought
        ]
        self.say(texts.GIVE_BACK_OF, texts.DO_GIVE_BACK, name=name)
        self._ask(texts.WHICH, picks, picks[-1].key if picks else None)

    def refresh(self) -> None:
        """Look again: what was given back meanwhile, or somebody who is out, is no longer asked about."""
        if not self.session.view(_still_in, self.entry):
            self.leave_it()
        elif self.refund is not None:
            self.refund = self.session.view(refund_view, self.session.now(), self.entry)
            self.show_price()

    def show_price(self) -> None:
        """Show how the chosen share goes back, and where the bounty goes that does not."""
        money, usual = self._back()
        goes = None
        if self.refund is not None:
            goes = self.session.view(of_cancelled, self.session.now(), self.entry, self._share())
        self.about.setText(self.session.words.said(goes) if goes is not None else "")
        self.about.setVisible(goes is not None)
        self.payment.ask(money, usual)
        self.show_warning()

    def why_not(self) -> str:
        """Why the rules refuse the refund, '' when they do not; said before the button is pressed."""
        words, view = self.session.words, self.refund
        if view is None:
            return self._wrong_part()
        if self._wrong_stack():
            return words(texts.NOT_CHIPS, typed=self.stack.text())
        share = self._share()
        if view.ruled is None:
            return "" if share is Refund.NOTHING else words(texts.NO_RULE)
        return "" if share is view.ruled else words(texts.NOT_RULED)

    def do(self, payments: tuple[Payment, ...]) -> bool:
        typed = payments if self.payment.line.text().strip() else None
        if self._wrong_stack() or self._wrong_part():
            return False
        if self.refund is None:
            chosen = self._bought()
            if chosen is None:
                return False
            cents = self._part(chosen)
            back = self.session.view(part_back, chosen.number, cents)[0] if cents is not None else None
            return registration.give_back(self.session, chosen.number, typed, back=back) is not None
        share = self._share()
        refund = None if share is self.refund.ruled else share
        return registration.cancel(self.session, self.entry, refund, typed, chips=self._stack()) is not None

    def _ask(self, what: Text, picks: list[Pick], chosen: str | None) -> None:
        for line in (self.stack, self.part, self.payment.line):
            line.clear()
        self.of_entry.setVisible(self.refund is not None)
        self.of_bought.setVisible(self.refund is None)
        self.prices.say(what)
        self.prices.show_picks(picks, chosen)
        self.show_price()
        self.show()
        self._to_prices()

    def _to_payment(self) -> None:
        """Put the keyboard at the button after Enter on the shares, not pressing it: money leaves the desk."""
        focus(self.payment if self.payment.due.cents else self.take)

    def _share(self) -> Refund:
        return Refund(self.prices.chosen() or Refund.ALL.value)

    def _back(self) -> tuple[Money, tuple[Payment, ...]]:
        """The money the chosen share gives back, and how it is paid."""
        if self.refund is not None:
            share = self._share()
            return next((money, out) for each, money, out in self.refund.shares if each is share)
        chosen = self._bought()
        if chosen is None:
            return self.payment.due, ()
        cents = None if self._wrong_part() else self._part(chosen)
        if cents is None:
            return chosen.price, tuple(reversed(chosen.payments))
        return Money(cents, chosen.price.currency), self.session.view(part_back, chosen.number, cents)[1]

    def to_part(self) -> None:
        """Put the keyboard where it is typed how much of the price goes back."""
        if self.part.isVisible():
            focus(self.part)
            self.part.selectAll()

    def _bought(self) -> PurchaseLine | None:
        """The purchase that is given back; None: none."""
        key = self.prices.chosen()
        return next((each for each in self.bought if str(each.number) == key), None)

    def _part(self, bought: PurchaseLine) -> Cents | None:
        """The part of the price that is given back; None: all. Raises `BadInput`."""
        typed, currency = self.part.text().strip(), bought.price.currency
        if not typed:
            return None
        return parse_money(typed, currency=currency, digits=decimals(currency), most=bought.price.cents).cents

    def _wrong_part(self) -> str:
        """The sentence that says why what is typed is no part of the price; '' when it is one."""
        chosen = self._bought() if self.refund is None else None
        if chosen is None:
            return ""
        try:
            self._part(chosen)
        except BadInput as bad:
            return self.session.words(bad.text, field=self.session.words(texts.PART_BACK), **bad.facts)
        return ""

    def _stack(self) -> Chips | None:
        return chips_typed(self.stack) if self.stack.isVisibleTo(self) else None

    def _wrong_stack(self) -> bool:
        try:
            self._stack()
        except BadInput:
            return True
        return False


def _still_in(state: State, entry: EntryId) -> bool:
    """Whether an entry plays."""
    found = state.entries.get(entry)
    return found is not None and not found.out
