"""Moving cash: to the safe, or from it into the drawer."""

from functools import partial

from tdapp.domain.units import Cents
from tdapp.read.money.drawers import DrawerView
from tdapp.texts import Text
from tdapp.ui.actions import drawers
from tdapp.ui.drawers import texts
from tdapp.ui.drawers.panel import Panel
from tdapp.ui.session import Session
from tdapp.ui.widgets.buttons import Button
from tdapp.ui.widgets.fields import MoneyField, TextField
from tdapp.ui.widgets.layout import STRETCH, hbox, put


class Moving(Panel):
    """The form for moving cash: how much, which way, and why."""

    def __init__(self, session: Session) -> None:
        self.amount = MoneyField("move_amount", texts.AMOUNT, currency="EUR", least=1)
        self.amount.setMaximumWidth(260)
        self.reason = TextField("move_reason", texts.REASON, longest=300)
        ways = hbox()
        super().__init__(session, "move_cash", "arrow-left-right", ways, self.amount, self.reason, STRETCH)
        self.drawer: DrawerView | None = None
        self.adds = False
        self.out = self._way(texts.TO_SAFE, adds=False, icon="minus", key="Alt+T", name="move_out")
        self.into = self._way(texts.ADD, adds=True, icon="plus", key="Alt+A", name="move_in")
        for part in (self.out, self.into, STRETCH):
            put(ways, part)
        self.outcome.hide()
        self.amount.line.returnPressed.connect(self.reason.line.setFocus)
        self.reason.line.returnPressed.connect(self.do)
        self.turn(adds=False)

    def _way(self, text: Text, *, adds: bool, icon: str, key: str, name: str) -> Button:
        turn = partial(self.turn, adds=adds)
        return Button(text, turn, on=self, kind="filter", icon=icon, key=key, name=name)

    def begin(self, drawer: DrawerView) -> None:
        """Ask about moving cash of this drawer."""
        self.drawer = drawer
        self.amount.use(drawer.opening.currency)
        for field in (self.amount, self.reason):
            field.line.clear()
            field.complain("")
        self.title.say(texts.MOVE_TITLE, name=drawer.name)
        self.about.say(texts.INSIDE, amount=drawer.expected)
        self.turn(adds=False)
        self.amount.line.setFocus()

    def turn(self, *, adds: bool) -> None:
        """Turn the way the cash goes: into the drawer or out of it."""
        self.adds = adds
        self.out.setChecked(not adds)
        self.into.setChecked(adds)
        self.take.say(texts.ADD if adds else texts.TO_SAFE)

    def do(self) -> None:
        fine = [field.check() for field in (self.amount, self.reason)]
        cents = self.amount.cents()
        if not all(fine) or cents is None or self.drawer is None:
            return
        if drawers.move(self.session, self.drawer, cents if self.adds else Cents(-cents), self.reason.value()):
            self.left.emit()
