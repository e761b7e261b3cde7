"""The sale of a rebuy, an add-on or a re-entry, in front of the operator."""

from PySide6.QtWidgets import QLineEdit

from tdapp.app.deeds import buy, member_of, re_enter
from tdapp.domain.money.sale_facts import Payment
from tdapp.domain.money.terms import SaleKind
from tdapp.domain.state import State
from tdapp.domain.units import Cents, Chips, EntryId, Money
from tdapp.read.bounties.bounty_goes import of_given_up
from tdapp.read.money.account import EntryLine
from tdapp.read.people.names import PlayerName
from tdapp.read.registration.players import EntryStatus
from tdapp.read.registration.registration_desk import OnSale
from tdapp.ui.actions import registration
from tdapp.ui.pages.registration import texts
from tdapp.ui.pages.registration.deal import Deal, group
from tdapp.ui.session import Session, Told
from tdapp.ui.widgets.buttons import Button
from tdapp.ui.widgets.fields import plain_line
from tdapp.ui.widgets.keyboard import focus
from tdapp.ui.widgets.label import Label
from tdapp.words.parsing import BadInput, parse_number

TITLES = {
    SaleKind.REBUY: (texts.REBUY_FOR, texts.REBUY),
    SaleKind.ADD_ON: (texts.ADD_ON_FOR, texts.ADD_ON),
    SaleKind.RE_ENTRY: (texts.RE_ENTRY_FOR, texts.RE_ENTRY),
}
MOST_STACK = 10**9


def stack_line(name: str) -> QLineEdit:
    """A line in which a stack is typed as the floor counts it; empty: not counted."""
    return plain_line(name, texts.STACK, longest=20, wide=120)


def chips_typed(line: QLineEdit) -> Chips | None:
    """The stack that is typed; None for none. Raises `BadInput`."""
    typed = line.text().strip()
    return Chips(parse_number(typed, least=0, most=MOST_STACK)) if typed else None


class Buying(Deal):
    """The card that sells an entry something more, or lets its player enter again."""

    def __init__(self, session: Session) -> None:
        super().__init__(session, "buy")
        self.stack, self.stack_hint = stack_line("buy_stack"), Label("", "muted")
        self.announced = Button(
            texts.ANNOUNCED, kind="filter", key="Alt+V", name="buy_announced", help_text=texts.ANNOUNCED_HELP
        )
        self.double = Button(texts.DOUBLE, kind="filter", key="Alt+X", name="buy_double")
        self.stack_group = group(Label(texts.STACK, "muted"), self.stack, self.stack_hint)
        for part in (self.double, self.announced, self.stack_group):
            self.options.addWidget(part)
        self.kind = SaleKind.REBUY
        self.entry = EntryId(0)
        self.gives_up = False  # a re-entry of somebody who is still in
        self.double.toggled.connect(self.show_price)
        self.announced.toggled.connect(self._mark_announced)
        self.stack.textChanged.connect(self.show_warning)
        self.stack.returnPressed.connect(self._to_payment)

    def ask(self, kind: SaleKind, line: EntryLine, name: PlayerName, *, double: bool = False) -> None:
        """Ask about this sale to the player of an entry."""
        self.kind, self.entry = kind, line.entry
        self.gives_up = kind is SaleKind.RE_ENTRY and line.status is not EntryStatus.OUT
        self.stack.clear()
        self.announced.setChecked(False)
        self.double.setChecked(double)
        self.announced.setVisible(kind is not SaleKind.RE_ENTRY)
        self.double.setVisible(kind is not SaleKind.RE_ENTRY)
        self.stack_group.setVisible(self.gives_up or kind is SaleKind.REBUY)
        self.say(*TITLES[kind], name=name)
        self.ask_price()
        if self.gives_up:
            focus(self.stack)

    def refresh(self) -> None:
        self.show_on_sale(self.kind, entry=self.entry, member=member_of(self.session, self.entry))

    def show_price(self) -> None:
        super().show_price()
        goes = self.session.view(of_given_up, self.session.now(), self.entry) if self.gives_up else None
        if goes is not None:
            told = (self.about.text(), self.session.words.said(goes))
            self.about.setText(" · ".join(filter(None, told)))
        self.stack_hint.setText(self._hint())

    def due(self) -> Money:
        one = super().due()
        return Money(Cents(one.cents * self._times()), one.currency)

    def why_not(self) -> str:
        """Why the sale cannot be made, '' when it can; of a stack too large as soon as it is typed."""
        chosen = self.chosen()
        if chosen is None:
            return ""
        try:
            stack = chips_typed(self.stack)
        except BadInput as bad:
            return self.session.words(texts.NOT_CHIPS, typed=str(bad.facts.get("typed", self.stack.text())))
        if self.kind is SaleKind.RE_ENTRY:
            surrenders = (stack or Chips(0)) if self.gives_up else None
            return registration.why_not_re_enter(self.session, self.entry, chosen.key, surrenders=surrenders)
        return registration.why_not_buy(self.session, self.entry, chosen.key, times=self._times(), stack=stack)

    def do(self, payments: tuple[Payment, ...]) -> bool:
        chosen, session = self.chosen(), self.session
        if chosen is None:
            return False
        try:
            stack = chips_typed(self.stack)
        except BadInput:
            focus(self.stack)
            return False
        if self.kind is not SaleKind.RE_ENTRY:
            times, announced = self._times(), self.announced.isChecked()
            bought = buy(session, self.entry, chosen.key, payments, times=times, stack=stack, announced=announced)
            return bought is not None
        if self.gives_up and stack is None:
            session.told.emit(Told(session.words(texts.COUNT_FIRST), "refused"))
            focus(self.stack)
            return False
        return re_enter(session, self.entry, chosen.key, payments, surrenders=stack) is not None

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


def _rebuy_limit(state: State, chosen: OnSale) -> int | None:
    """The largest stack that may rebuy by this line; None: any."""
    terms, line = state.terms, state.terms.offer(chosen.key)
    any_stack = line is not None and line.per_player == 1 and terms.single_rebuy_any_stack
    if terms.rebuy_percent is None or any_stack:
        return None
    return state.setup.starting_stack * terms.rebuy_percent // 100
