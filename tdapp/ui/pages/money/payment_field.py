"""The payment field: what is due, how it is paid, and the change to give back. For every sale and every refund."""

from collections.abc import Callable, Iterable
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from tdapp.domain.money.paying import in_full
from tdapp.domain.money.sale_facts import Payment
from tdapp.domain.money.terms import CODED, Tender
from tdapp.domain.units import Cents, Money
from tdapp.read.people.names import fold
from tdapp.ui.language import language
from tdapp.ui.pages.money import payment_texts as texts
from tdapp.ui.pages.money.typed_payment import Tendered, letter, read_payment, tenders
from tdapp.ui.session import Session
from tdapp.ui.widgets.buttons import Button
from tdapp.ui.widgets.fields import mark_wrong, plain_line
from tdapp.ui.widgets.keyboard import ENTER, HandsOn, focus, on_keys, takes_commands
from tdapp.ui.widgets.label import Label, tip
from tdapp.ui.widgets.layout import STRETCH, grow, hbox, vbox
from tdapp.words.money.tenders import TENDERS
from tdapp.words.parsing import BadInput
from tdapp.words.say import decimals

LONGEST = 200


class TenderPill(Button):
    """A pill for a way to pay: with a capital, and as its key the letter that is typed for it, where there is a line
    for it (`typed`). The keyboard stays where it is.
    """

    def __init__(self, tender: Tender, pick: Callable[[Tender], object], prefix: str, *, typed: bool = True) -> None:
        self.tender, self._typed = tender, typed
        super().__init__(TENDERS[tender], partial(pick, tender), kind="filter", name=f"{prefix}_{tender}")
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def _show_words(self, words: str) -> None:
        self.key = letter(language().words, self.tender) if self._typed else ""
        super()._show_words(words[:1].upper() + words[1:])


def tender_pills(
    chosen: Iterable[Tender], pick: Callable[[Tender], object], prefix: str, *, typed: bool = True
) -> dict[Tender, TenderPill]:
    """The pills of these ways to pay, one each. `typed`: there is a line in which their letters are typed."""
    return {tender: TenderPill(tender, pick, prefix, typed=typed) for tender in chosen}


class PaymentField(HandsOn, QWidget):
    """A line in which nothing typed is cash, and a pill for each tender. `name` is the objectName of the line.

    `entered`: Enter, with a payment that comes to what is due. `stepped`: Left or Right while nothing is typed, for
    whoever shows prices beside it. `back`: Up.
    """

    entered = Signal()
    stepped = Signal(int)
    back = Signal()

    def __init__(self, session: Session, name: str) -> None:
        super().__init__()
        self.session = session
        self.due = Money(Cents(0), "EUR")
        self.usual: tuple[Payment, ...] | None = None
        self.line = plain_line(name, texts.PAYMENT, longest=LONGEST, least=200)
        self.says = Label("", "strong")
        self.pills = tender_pills(Tender, self._pick, name)
        typed = hbox(grow(self.line), grow(self.says, 2), gap=12)
        vbox(typed, hbox(*self.pills.values(), STRETCH, gap=6), gap=6, on=self)
        self.hand_on(self.line)
        self.line.textChanged.connect(self._show)
        on_keys(self.line, self._key)
        takes_commands(self.line, own=self._pays)
        language().changed.connect(self._say_again)
        self._say_again()

    def _say_again(self) -> None:
        """Say the tenders again: what is typed for one is another word in another language."""
        words = self.session.words
        self._known = tenders(words)
        help_text = words(texts.PAYMENT_HELP, **{tender.value: letter(words, tender) for tender in Tender})
        self.line.setAccessibleDescription(help_text)
        self.line.setToolTip(tip(help_text))
        self._show()

    def ask(self, due: Money, usual: tuple[Payment, ...] | None = None, *, anew: bool = False) -> None:
        """Ask for so much. `usual`: how it is paid if nothing is typed, None: cash. `anew`: forget what was typed."""
        self.due, self.usual = due, usual
        if anew:
            self.line.clear()
        self._show()

    def _pays(self, typed: str) -> bool:
        """Whether a text begins with a tender: 't TK-12' is a ticket here, and no table."""
        return fold(typed.lstrip().partition(" ")[0]) in self._known

    def read(self) -> Tendered | None:
        """The payment that was typed; None while it is no payment."""
        try:
            return self._read()
        except BadInput:
            return None

    def payments(self) -> tuple[Payment, ...] | None:
        """The payments, if they come to what is due; else None, and why is said."""
        read = self.read()
        return read.payments if read is not None and not read.short and not read.over else None

    def change(self) -> Money:
        """The change that is given back in cash."""
        read = self.read()
        return Money(read.change if read is not None else Cents(0), self.due.currency)

    def start_with(self, typed: str) -> None:
        """Take over the first letters of a payment."""
        focus(self.line)
        self.line.setText(self.line.text() + typed)

    def _key(self, event: QKeyEvent) -> bool:
        key = event.key()
        if key in ENTER:
            if self.payments() is not None:
                self.entered.emit()
            return True
        if key in (Qt.Key.Key_Left, Qt.Key.Key_Right) and not self.line.text():
            self.stepped.emit(1 if key == Qt.Key.Key_Right else -1)
            return True
        if key == Qt.Key.Key_Up:
            self.back.emit()
            return True
        return False

    def _pick(self, tender: Tender) -> None:
        """Type the letter of a pill that was pressed."""
        typed = letter(self.session.words, tender)
        plain = "" if tender is Tender.CASH and self.usual is None else typed
        self.line.setText(f"{typed} " if tender in CODED else plain)
        focus(self.line)

    def _read(self) -> Tendered:
        if self.usual is not None and not self.line.text().strip():
            return Tendered(self.usual, Cents(0), Cents(0), Cents(0))
        return read_payment(self.line.text(), self.due, decimals(self.due.currency), self._known)

    def _show(self) -> None:
        """Show what is paid how, and the change; or what is wrong."""
        words = self.session.words
        usual = self.usual if self.usual is not None else in_full(self.due.cents)
        self.line.setPlaceholderText(" · ".join(self._part(payment) for payment in usual))
        self.setEnabled(bool(self.due.cents))
        used: set[Tender] = set()
        wrong = ""
        try:
            read = self._read()
        except BadInput as bad:
            wrong = words(bad.text, field=words(texts.PAYMENT), **bad.facts)
            self.says.setText(wrong)
        else:
            used = {payment.tender for payment in read.payments}
            said = [self._part(payment) for payment in read.payments]
            if read.change:
                said.append(words(texts.CHANGE, amount=self._money(read.change)))
            for text, cents in ((texts.SHORT, read.short), (texts.OVER, read.over)):
                if cents:
                    wrong = words(text, amount=self._money(cents))
                    said.append(wrong)
            self.says.setText(" · ".join(said) if self.due.cents else words(texts.NOTHING_DUE))
        self.says.set_tone("danger" if wrong else "")
        for tender, pill in self.pills.items():
            pill.setChecked(tender in used)
        mark_wrong(self.line, wrong=bool(wrong))

    def _part(self, payment: Payment) -> str:
        words = self.session.words
        tender = f"{words(TENDERS[payment.tender])} {payment.code}".strip()
        return words(texts.PAYS_ALL, amount=self._money(payment.cents), tender=tender)

    def _money(self, cents: Cents) -> Money:
        return Money(cents, self.due.currency)
