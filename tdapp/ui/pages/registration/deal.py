"""A sale or a refund in front of the operator: what, for how much, how it is paid, and the button that does it."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtWidgets import QWidget

from tdapp.domain.money.sale_facts import Payment
from tdapp.domain.money.terms import Price, SaleKind
from tdapp.domain.units import Cents, EntryId, Money
from tdapp.read.registration.registration_desk import OnSale, on_sale
from tdapp.texts import Text
from tdapp.ui.language import Wording
from tdapp.ui.pages.money.payment_field import PaymentField
from tdapp.ui.pages.registration import texts
from tdapp.ui.pages.registration.price_row import Pick, PriceArea, PriceRow
from tdapp.ui.session import Session
from tdapp.ui.widgets.buttons import Button, PrimaryButton
from tdapp.ui.widgets.card import PassingCard
from tdapp.ui.widgets.keyboard import focus
from tdapp.ui.widgets.label import Label
from tdapp.ui.widgets.layout import STRETCH, flow, hbox, holder, put
from tdapp.words.money.tenders import PARTS


class Deal(PassingCard):
    """A card with a row of prices and a payment. Subclasses say what is sold and do it.

    `options`: what may be said about it; one with its caption in one `group`. `left`: the operator left it, or it is
    done; the keyboard belongs to the name line again.
    """

    def __init__(self, session: Session, name: str) -> None:
        super().__init__(" ", bar="accent", margin=10)
        self.column.setSpacing(5)
        self.session = session
        self.offers: tuple[OnSale, ...] = ()
        self.change: Money | None = None  # to give back for what was just done; None: nothing
        self.prices = PriceRow(f"{name}_price", texts.PRICES)
        self.about = Label("", "muted", wrap=True)
        self.payment = PaymentField(session, f"{name}_payment")
        self.warning = Label("", "", tone="warning", wrap=True)
        self.take = PrimaryButton("", self._on_enter, key="Return", name=f"{name}_do")
        self.leave = Button(texts.LEAVE, self.leave_it, kind="quiet", key="Esc", name=f"{name}_leave")
        self.buttons = hbox(self.take, self.leave, STRETCH)
        self.options = flow(gap=12)
        self.price_area = PriceArea(self.prices)
        options = holder(self.options)
        put(self.column, self.price_area, self.about, options, self.payment, self.warning, self.buttons)
        self._called = Wording(self, self._call)
        self.prices.picked.connect(self.show_price)
        self.prices.onward.connect(self._to_payment)
        self.prices.typed.connect(self.payment.start_with)
        self.payment.entered.connect(self._on_enter)
        self.payment.stepped.connect(self.prices.step)
        self.payment.back.connect(self._to_prices)
        self.hide()

    # What subclasses say

    def refresh(self) -> None:
        """Show the prices as they are now."""
        raise NotImplementedError

    def due(self) -> Money:
        """The sum that is to be paid."""
        chosen = self.chosen()
        return chosen.total if chosen is not None else Money(Cents(0), self.payment.due.currency)

    def why_not(self) -> str:
        """Why the rules refuse the deal, also what a reason lifts; '' for nothing."""
        raise NotImplementedError

    def do(self, payments: tuple[Payment, ...]) -> bool:
        """Do the deal, paid like this; returns whether it is done."""
        raise NotImplementedError

    # Showing

    def say(self, title: Text, take: Text, leave: Text = texts.LEAVE, **values: Any) -> None:
        """Say what is sold to whom, and what the two buttons say."""
        self._called.show(title, **values)
        self.take.say(take)
        self.leave.say(leave)

    def ask_price(self) -> None:
        """Ask which price, and how it is paid, from the beginning."""
        self.prices.show_picks(())
        self.refresh()
        self.payment.ask(self.due(), anew=True)
        self.begin()

    def show_on_sale(self, kind: SaleKind, *, entry: EntryId | None = None, member: bool) -> None:
        """Show the prices at which something of this kind is sold now; the chosen one stays so if it is still there."""
        session, words = self.session, self.session.words
        self.offers = session.view(on_sale, session.now(), session.club.directory, kind, entry=entry, member=member)
        picks = []
        for each in self.offers:
            total = words.money(each.total) if each.total.cents else words(texts.FREE)
            label = words(texts.PRICE, name=capital(words.one(each.name)), total=total)
            picks.append(Pick(each.key, label, each.why_not is not None))
        self.prices.show_picks(picks, self.prices.chosen())
        self.show_price()

    def chosen(self) -> OnSale | None:
        """The chosen price; None when there is none."""
        key = self.prices.chosen()
        return next((each for each in self.offers if each.key == key), None)

    def show_price(self) -> None:
        """Show what the chosen price goes to, and what is due for it."""
        words, chosen = self.session.words, self.chosen()
        if chosen is not None:
            said = [words(texts.BRINGS, chips=chosen.chips), *self._parts(chosen.price, chosen.total.currency)]
            if chosen.left is not None:
                said.append(words(texts.LEFT, n=chosen.left))
            if chosen.ends is not None and chosen.why_not is None:
                said.append(words(texts.ENDS, time=chosen.ends))
            self.about.setText(" · ".join(said))
        self.payment.ask(self.due())
        self.show_warning()

    def show_warning(self) -> None:
        """Show what stands in the way of the deal."""
        why = self.why_not()
        self.warning.setText(why)
        self.warning.setVisible(bool(why))

    def begin(self) -> None:
        """Show the card, with the keyboard at the first thing that is to be decided."""
        self.change = None
        self.show()
        free = [each for each in self.offers if each.why_not is None]
        if len(free) > 1 or not self.payment.due.cents:
            self._to_prices()
        else:
            self._to_payment()

    def _on_enter(self) -> None:
        payments, change = self.payment.payments(), self.payment.change()
        if payments is None:
            self._to_payment()
        elif self.do(payments):
            self.change = change
            self.leave_it()

    def _to_payment(self) -> None:
        """Go on after Enter on the prices: to the payment, or do all of it when nothing is to be paid."""
        if self.payment.due.cents:
            focus(self.payment)
        elif self.prices.hasFocus():
            self._on_enter()

    def _to_prices(self) -> None:
        focus(self.prices)

    def _parts(self, price: Price, currency: str) -> Sequence[str]:
        words = self.session.words
        return [
            words(texts.PART, part=words(part), amount=words.amount(Money(Cents(cents), currency)))
            for part, cents in zip(PARTS, price, strict=True)
            if cents
        ]

    def _call(self, title: str) -> None:
        self.title.setText(title)
        self.setAccessibleName(title)


def group(*parts: QWidget) -> QWidget:
    """A group of a caption, its field and what is said behind it: they stay in one row."""
    return holder(hbox(*parts, gap=12))


def capital(word: str) -> str:
    """A word with a capital, to stand at the beginning of a line."""
    return word[:1].upper() + word[1:]
