"""The payment field: what is due, how it is paid, and the change to give back. For every sale and every refund."""

from functools import partial

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from tdapp.domain.money.paying import in_full
from tdapp.domain.money.sale_facts import Payment
from tdapp.domain.money.terms import CODED, Tender
from tdapp.domain.units import Cents, Money
from tdapp.ui.pages.registration import texts
from tdapp.ui.pages.registration.typed_payment import Tendered, letter, read_payment, tenders
from tdapp.ui.session import Session
from tdapp.ui.widgets.buttons import Button
from tdapp.ui.widgets.fields import decimals
from tdapp.ui.widgets.label import Label, restyle, tip
from tdapp.ui.widgets.parsing import BadInput
from tdapp.words.money.tenders import TENDERS

LONGEST = 200


class PaymentField(QWidget):
    """A line in which nothing typed is cash, and a pill for each tender. `name` is the objectName of the line.

    `entered`: Enter, with a payment that comes to what is due. `stepped`: Left or Right while nothing is typed, for
    whoever shows prices beside it. `back`: Up. `edited`: something else is typed.
    """

    entered = Signal()
    stepped = Signal(int)
    back = Signal()
    edited = Signal()

    def __init__(self, session: Session, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.session = session
        self.due = Money(Cents(0), "EUR")
        self.usual: tuple[Payment, ...] | None = None
        self.line = QLineEdit()
        self.line.setObjectName(name)
        self.line.setMaxLength(LONGEST)
        self.line.setMinimumWidth(200)
        self.says = Label("", "strong")
        self.pills = {tender: Button(kind="filter", name=f"{name}_{tender}") for tender in Tender}
        row = QHBoxLayout()
        row.setSpacing(6)
        for tender, pill in self.pills.items():
            pill.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            pill.clicked.connect(partial(self._pick, tender))
            row.addWidget(pill)
        row.addStretch(1)
        typed = QHBoxLayout()
        typed.setSpacing(12)
        typed.addWidget(self.line, 1)
        typed.addWidget(self.says, 2)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        column.addLayout(typed)
        column.addLayout(row)
        self.setFocusProxy(self.line)
        self.line.textChanged.connect(self._on_typed)
        self.line.installEventFilter(self)
        self.retranslate()

    def retranslate(self) -> None:
        """Say it in the desk's language."""
        words = self.session.words
        self._known = tenders(words)
        said = {tender.value: letter(words, tender) for tender in Tender}
        self.line.setAccessibleName(words(texts.PAYMENT))
        self.line.setAccessibleDescription(words(texts.PAYMENT_HELP, **said))
        self.line.setToolTip(tip(words(texts.PAYMENT_HELP, **said)))
        for tender, pill in self.pills.items():
            pill.say(_capital(words(TENDERS[tender])))
            pill.key = letter(words, tender)
        self._show()

    def ask(self, due: Money, usual: tuple[Payment, ...] | None = None, *, anew: bool = False) -> None:
        """So much is due. `usual`: how it is paid if nothing is typed, None: cash. `anew`: forget what was typed."""
        self.due, self.usual = due, usual
        if anew:
            self.line.clear()
        self._show()

    def read(self) -> Tendered | None:
        """What was typed; None while it is no payment."""
        try:
            return self._read()
        except BadInput:
            return None

    def payments(self) -> tuple[Payment, ...] | None:
        """The payments, if they come to what is due; else None, and why is said."""
        read = self.read()
        return read.payments if read is not None and not read.short and not read.over else None

    def change(self) -> Money:
        """What is given back in cash."""
        read = self.read()
        return Money(read.change if read is not None else Cents(0), self.due.currency)

    def start_with(self, typed: str) -> None:
        """Take over the first letters of a payment."""
        self.line.setFocus(Qt.FocusReason.OtherFocusReason)
        self.line.setText(self.line.text() + typed)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self.line and isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            return self._key(event)
        return super().eventFilter(watched, event)

    def _key(self, event: QKeyEvent) -> bool:
        key = event.key()
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
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
        """A press on a pill types its letter."""
        typed = letter(self.session.words, tender)
        plain = "" if tender is Tender.CASH and self.usual is None else typed
        self.line.setText(f"{typed} " if tender in CODED else plain)
        self.line.setFocus(Qt.FocusReason.OtherFocusReason)

    def _read(self) -> Tendered:
        if self.usual is not None and not self.line.text().strip():
            return Tendered(self.usual, Cents(0), Cents(0), Cents(0))
        return read_payment(self.line.text(), self.due, decimals(self.due.currency), self._known)

    def _on_typed(self) -> None:
        self._show()
        self.edited.emit()

    def _show(self) -> None:
        """What is paid how, and the change; or what is wrong."""
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
        if bool(self.line.property("wrong")) != bool(wrong):
            self.line.setProperty("wrong", bool(wrong))
            restyle(self.line)

    def _part(self, payment: Payment) -> str:
        words = self.session.words
        tender = f"{words(TENDERS[payment.tender])} {payment.code}".strip()
        return words(texts.PAYS_ALL, amount=self._money(payment.cents), tender=tender)

    def _money(self, cents: Cents) -> Money:
        return Money(cents, self.due.currency)


def _capital(word: str) -> str:
    return word[:1].upper() + word[1:]
