"""A sale or a refund in front of the operator: what, for how much, how it is paid, and the button that does it."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from tdapp.domain.money.terms import Price
from tdapp.domain.units import Cents, Money
from tdapp.read.registration.registration_desk import OnSale
from tdapp.texts import Text
from tdapp.ui.pages.registration import texts
from tdapp.ui.pages.registration.payments import PaymentField
from tdapp.ui.pages.registration.price_row import Pick, PriceArea, PriceRow
from tdapp.ui.session import Session
from tdapp.ui.widgets.buttons import Button, PrimaryButton
from tdapp.ui.widgets.card import Card
from tdapp.ui.widgets.flow import FlowLayout
from tdapp.ui.widgets.label import Label
from tdapp.words.money.tenders import PARTS


class Deal(Card):
    """A card with a row of prices and a payment. Subclasses say what is sold and do it.

    `left`: the operator left it, or it is done; the keyboard belongs to the name line again.
    """

    left = Signal()

    def __init__(self, session: Session, name: str, parent: QWidget | None = None) -> None:
        super().__init__(" ", bar="accent", margin=10, parent=parent)
        self.column.setSpacing(5)
        self.session = session
        self.offers: tuple[OnSale, ...] = ()
        self.change: Money | None = None  # to give back for what was just done; None: nothing
        self.prices = PriceRow(f"{name}_price")
        self.about = Label("", "muted", wrap=True)
        holder = QWidget()
        self.options = FlowLayout(holder, gap=12)  # what may be said about it; one with its caption in one `group`
        self.warning = Label("", "", tone="warning", wrap=True)
        self.payment = PaymentField(session, f"{name}_payment")
        self.take = PrimaryButton(key="Return", name=f"{name}_do")
        self.leave = Button(kind="quiet", key="Esc", name=f"{name}_leave")
        self.buttons = QHBoxLayout()
        self.buttons.setSpacing(8)
        self.buttons.addWidget(self.take)
        self.buttons.addWidget(self.leave)
        self.buttons.addStretch(1)
        self.price_area = PriceArea(self.prices)
        for part in (self.price_area, self.about, holder):
            self.column.addWidget(part)
        self.column.addWidget(self.payment)
        self.column.addWidget(self.warning)
        self.column.addLayout(self.buttons)
        self.prices.picked.connect(self.show_price)
        self.prices.onward.connect(self._to_payment)
        self.prices.typed.connect(self.payment.start_with)
        self.payment.entered.connect(self._on_enter)
        self.payment.stepped.connect(self.prices.step)
        self.payment.back.connect(self._to_prices)
        self.take.clicked.connect(self._on_enter)
        self.leave.clicked.connect(self.leave_it)
        self.hide()

    # What subclasses say

    def due(self) -> Money:
        """What is to be paid."""
        chosen = self.chosen()
        return chosen.total if chosen is not None else Money(Cents(0), self.payment.due.currency)

    def why_not(self) -> str:
        """What the rules say against it, also what a reason lifts; '' for nothing."""
        chosen = self.chosen()
        return self.session.words.said(chosen.why_not) if chosen is not None and chosen.why_not is not None else ""

    def do(self) -> bool:
        """Do it; whether it is done."""
        raise NotImplementedError

    # Showing

    def retranslate(self) -> None:
        """Say it in the desk's language."""
        words = self.session.words
        self.prices.setAccessibleName(words(texts.PRICES))
        self.leave.say(words(texts.LEAVE))
        self.payment.retranslate()

    def show_offers(self, offers: Sequence[OnSale], chosen: str | None = None) -> None:
        """The prices to choose from; `chosen` stays chosen if it is still there."""
        words = self.session.words
        self.offers = tuple(offers)
        picks = []
        for each in self.offers:
            total = words.money(each.total) if each.total.cents else words(texts.FREE)
            label = words(texts.PRICE, name=_capital(words.one(each.name)), total=total)
            picks.append(Pick(each.key, label, each.why_not is not None))
        self.prices.show_picks(picks, chosen)
        self.show_price()

    def chosen(self) -> OnSale | None:
        """The chosen price; None when there is none."""
        key = self.prices.chosen()
        return next((each for each in self.offers if each.key == key), None)

    def show_price(self) -> None:
        """What the chosen price goes to, and what is due for it."""
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
        """What stands in the way."""
        why = self.why_not()
        self.warning.setText(why)
        self.warning.setVisible(bool(why))

    def begin(self) -> None:
        """Show it, with the keyboard at the first thing that is to be decided."""
        self.change = None
        self.retranslate()
        self.show()
        free = [each for each in self.offers if each.why_not is None]
        if len(free) > 1 or not self.payment.due.cents:
            self._to_prices()
        else:
            self._to_payment()

    def leave_it(self) -> None:
        """Leave it as it is."""
        self.hide()
        self.left.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.leave_it()
        else:
            super().keyPressEvent(event)

    def _on_enter(self) -> None:
        if self.payment.payments() is None:
            self._to_payment()
            return
        change = self.payment.change()
        if self.do():
            self.change = change
            self.leave_it()

    def _to_payment(self) -> None:
        """Enter on the prices: on to the payment, or all of it when nothing is to be paid."""
        if self.payment.due.cents:
            self.payment.setFocus(Qt.FocusReason.OtherFocusReason)
        elif self.prices.hasFocus():
            self._on_enter()

    def _to_prices(self) -> None:
        self.prices.setFocus(Qt.FocusReason.OtherFocusReason)

    def _parts(self, price: Price, currency: str) -> list[str]:
        words = self.session.words
        return [
            words(texts.PART, part=words(part), amount=words.amount(Money(Cents(cents), currency)))
            for part, cents in zip(PARTS, price, strict=True)
            if cents
        ]

    def _say(self, title: str, take: Text) -> None:
        self.title.setText(title)
        self.title.show()
        self.setAccessibleName(title)
        self.take.say(self.session.words(take))


def group(*parts: QWidget) -> QWidget:
    """A caption, its field and what is said behind it: they stay in one row."""
    holder = QWidget()
    row = QHBoxLayout(holder)
    row.setContentsMargins(0, 0, 0, 0)
    row.setSpacing(12)
    for part in parts:
        row.addWidget(part)
    return holder


def _capital(word: str) -> str:
    return word[:1].upper() + word[1:]
