"""Moving cash: to the safe, or from it into the drawer."""

from functools import partial

from PySide6.QtWidgets import QHBoxLayout

from tdapp.domain.units import Cents
from tdapp.read.money.drawers import DrawerView
from tdapp.ui.actions import drawers
from tdapp.ui.drawers import texts
from tdapp.ui.drawers.panel import Panel
from tdapp.ui.session import Session
from tdapp.ui.widgets.buttons import Button
from tdapp.ui.widgets.fields import MoneyField, TextField
from tdapp.ui.widgets.shortcuts import key_on


class Moving(Panel):
    """How much, which way, and why."""

    def __init__(self, session: Session) -> None:
        super().__init__(session, "move_cash", "arrow-left-right")
        self.drawer: DrawerView | None = None
        self.adds = False
        self.out = Button(kind="filter", icon="minus", key="Alt+T", name="move_out")
        self.into = Button(kind="filter", icon="plus", key="Alt+A", name="move_in")
        self.amount = MoneyField("move_amount", texts.AMOUNT, currency="EUR", least=1)
        self.amount.setMaximumWidth(260)
        self.reason = TextField("move_reason", texts.REASON, longest=300)
        ways = QHBoxLayout()
        ways.setSpacing(8)
        for button, adds in ((self.out, False), (self.into, True)):
            button.clicked.connect(partial(self.turn, adds=adds))
            key_on(self, button.key, partial(self.turn, adds=adds))
            ways.addWidget(button)
        ways.addStretch(1)
        self.form.addLayout(ways)
        self.form.addWidget(self.amount)
        self.form.addWidget(self.reason)
        self.form.addStretch(1)
        self.outcome.hide()
        self.amount.line.returnPressed.connect(self.reason.line.setFocus)
        self.reason.line.returnPressed.connect(self.do)
        self.retranslate()

    def retranslate(self) -> None:
        super().retranslate()
        words = self.session.words
        self.out.say(words(texts.TO_SAFE))
        self.into.say(words(texts.ADD))
        if self.drawer is not None:
            self.title.setText(words(texts.MOVE_TITLE, name=self.drawer.name))
            self.about.setText(words(texts.INSIDE, amount=self.drawer.expected))
        self.turn(adds=self.adds)

    def begin(self, drawer: DrawerView) -> None:
        """Ask about this drawer."""
        self.drawer = drawer
        self.amount.use(drawer.opening.currency)
        for field in (self.amount, self.reason):
            field.line.clear()
            field.complain("")
        self.adds = False
        self.retranslate()
        self.amount.line.setFocus()

    def turn(self, *, adds: bool) -> None:
        """Which way it goes."""
        self.adds = adds
        self.out.setChecked(not adds)
        self.into.setChecked(adds)
        self.take.say(self.session.words(texts.ADD if adds else texts.TO_SAFE))

    def do(self) -> None:
        fine = [field.check() for field in (self.amount, self.reason)]
        cents = self.amount.cents()
        if not all(fine) or cents is None or self.drawer is None:
            return
        if drawers.move(self.session, self.drawer, cents if self.adds else Cents(-cents), self.reason.value()):
            self.left.emit()
