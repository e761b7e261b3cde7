"""A rebuy, an add-on or a re-entry in front of the operator."""

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from tdapp.domain.money.terms import SaleKind, Terms
from tdapp.domain.setup import Setup
from tdapp.domain.state import State
from tdapp.domain.units import Cents, Chips, EntryId, Money
from tdapp.read.money.account import EntryLine
from tdapp.read.people.names import PlayerName
from tdapp.read.registration.players import EntryStatus
from tdapp.read.registration.registration_desk import OnSale, on_sale
from tdapp.ui.actions import registration
from tdapp.ui.pages.registration import texts
from tdapp.ui.pages.registration.deal import Deal, group
from tdapp.ui.session import Session, Told
from tdapp.ui.widgets.buttons import Button
from tdapp.ui.widgets.label import Label
from tdapp.ui.widgets.parsing import BadInput, parse_number

TITLES = {
    SaleKind.REBUY: (texts.REBUY_FOR, texts.REBUY),
    SaleKind.ADD_ON: (texts.ADD_ON_FOR, texts.ADD_ON),
    SaleKind.RE_ENTRY: (texts.RE_ENTRY_FOR, texts.RE_ENTRY),
}
MOST_STACK = 10**9


class StackField(QLineEdit):
    """Chips as the floor counts them; empty: not counted."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setObjectName(name)
        self.setMaxLength(20)
        self.setFixedWidth(120)

    def chips(self) -> Chips | None:
        """The stack; None for none. Raises `BadInput`."""
        typed = self.text().strip()
        return Chips(parse_number(typed, least=0, most=MOST_STACK)) if typed else None


class Buying(Deal):
    """Sells an entry something more, or lets its player enter again."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(session, "buy", parent)
        self.kind = SaleKind.REBUY
        self.entry = EntryId(0)
        self.name = PlayerName("")
        self.gives_up = False  # a re-entry of somebody who is still in
        self.stack_caption = Label("", "muted")
        self.stack = StackField("buy_stack")
        self.stack_hint = Label("", "muted")
        self.announced = Button(kind="filter", key="Alt+V", name="buy_announced")
        self.double = Button(kind="filter", key="Alt+X", name="buy_double")
        self.stack_group = group(self.stack_caption, self.stack, self.stack_hint)
        for part in (self.double, self.announced, self.stack_group):
            self.options.addWidget(part)
        self.double.toggled.connect(self.show_price)
        self.announced.toggled.connect(self._mark_announced)
        self.stack.textChanged.connect(self._on_stack)
        self.stack.installEventFilter(self)
        self.retranslate()

    def retranslate(self) -> None:
        super().retranslate()
        words = self.session.words
        title, take = TITLES[self.kind]
        self._say(words(title, name=self.name), take)
        self.stack_caption.setText(words(texts.STACK))
        self.stack.setAccessibleName(words(texts.STACK))
        self.announced.say(words(texts.ANNOUNCED))
        self.announced.allow("", words(texts.ANNOUNCED_HELP))
        self.double.say(words(texts.DOUBLE))

    def ask(self, kind: SaleKind, line: EntryLine, name: PlayerName, *, double: bool = False) -> None:
        """Sell this to the player of an entry."""
        self.kind, self.entry, self.name = kind, line.entry, name
        self.gives_up = kind is SaleKind.RE_ENTRY and line.status is not EntryStatus.OUT
        self.stack.clear()
        self.announced.setChecked(False)
        self.double.setChecked(double)
        self.prices.show_picks(())
        again = kind is SaleKind.RE_ENTRY
        for choice in (self.announced, self.double):
            choice.setVisible(not again)
        self.stack_group.setVisible(self.gives_up or kind is SaleKind.REBUY)
        self.refresh()
        self.payment.ask(self.due(), anew=True)
        self.begin()
        if self.gives_up:
            self.stack.setFocus(Qt.FocusReason.OtherFocusReason)

    def refresh(self) -> None:
        """The prices as they are now."""
        session = self.session
        member = registration.member_of(session, self.entry)
        offers = session.view(
            on_sale, session.now(), session.club.directory, self.kind, entry=self.entry, member=member
        )
        self.show_offers(offers, self.prices.chosen())

    def show_price(self) -> None:
        super().show_price()
        self.stack_hint.setText(self._hint())

    def due(self) -> Money:
        one = super().due()
        return Money(Cents(one.cents * self._times()), one.currency)

    def why_not(self) -> str:
        """Why this is not sold; of a stack too large as soon as it is typed."""
        chosen, words = self.chosen(), self.session.words
        if chosen is None:
            return ""
        try:
            stack = self.stack.chips()
        except BadInput as bad:
            return words(texts.NOT_CHIPS, typed=str(bad.facts.get("typed", self.stack.text())))
        if self.kind is SaleKind.RE_ENTRY:
            return registration.why_not_re_enter(
                self.session, self.entry, chosen.key, surrenders=(stack or Chips(0)) if self.gives_up else None
            )
        return registration.why_not_buy(self.session, self.entry, chosen.key, times=self._times(), stack=stack)

    def do(self) -> bool:
        chosen, payments, session = self.chosen(), self.payment.payments(), self.session
        if chosen is None or payments is None:
            return False
        try:
            stack = self.stack.chips()
        except BadInput:
            self.stack.setFocus(Qt.FocusReason.OtherFocusReason)
            return False
        if self.kind is SaleKind.RE_ENTRY:
            if self.gives_up and stack is None:
                session.told.emit(Told(session.words(texts.COUNT_FIRST), "refused"))
                self.stack.setFocus(Qt.FocusReason.OtherFocusReason)
                return False
            return registration.re_enter(session, self.entry, chosen.key, payments, surrenders=stack) is not None
        act = registration.buy(
            session,
            self.entry,
            chosen.key,
            payments,
            times=self._times(),
            stack=stack,
            announced=self.announced.isChecked(),
        )
        return act is not None

    def toggle_double(self) -> None:
        """Two at once, or one."""
        if self.double.isVisible():
            self.double.toggle()

    def toggle_announced(self) -> None:
        """Said before the hand, or not."""
        if self.announced.isVisible():
            self.announced.toggle()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        enter = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        pressed = watched is self.stack and event.type() == QEvent.Type.KeyPress
        if pressed and isinstance(event, QKeyEvent) and event.key() in enter:
            self._to_payment()
            return True
        return super().eventFilter(watched, event)

    def _times(self) -> int:
        return 2 if self.kind is not SaleKind.RE_ENTRY and self.double.isChecked() else 1

    def _hint(self) -> str:
        words, chosen = self.session.words, self.chosen()
        if self.gives_up:
            return words(texts.STACK_GIVEN_UP)
        limit = self.session.view(_rebuy_limit, chosen) if chosen is not None else None
        return words(texts.STACK_ANY) if limit is None else words(texts.STACK_LIMIT, limit=limit)

    def _mark_announced(self, announced: bool) -> None:
        self.announced.show_icon("check" if announced else "")

    def _on_stack(self) -> None:
        self.show_warning()


def _rebuy_limit(state: State, chosen: OnSale) -> int | None:
    """The largest stack that may rebuy by this line; None: any."""
    terms: Terms = state.terms
    setup: Setup = state.setup
    line = terms.offer(chosen.key)
    if terms.rebuy_percent is None:
        return None
    if line is not None and line.per_player == 1 and terms.single_rebuy_any_stack:
        return None
    return setup.starting_stack * terms.rebuy_percent // 100
