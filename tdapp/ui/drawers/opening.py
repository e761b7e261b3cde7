"""Opening a drawer: the name of the desk, the currency, and what is in it."""

from PySide6.QtCore import Signal

from tdapp.domain.units import Cents, Money
from tdapp.ui.actions import drawers
from tdapp.ui.drawers import texts
from tdapp.ui.drawers.counting import CountTable
from tdapp.ui.drawers.panel import Panel
from tdapp.ui.session import Session
from tdapp.ui.widgets.fields import CurrencyField, TextField
from tdapp.ui.widgets.label import Label
from tdapp.ui.widgets.layout import STRETCH

LONGEST = 60


class Opening(Panel):
    """The form for a new drawer. `made`: it is open, and this desk uses it."""

    made = Signal()

    def __init__(self, session: Session) -> None:
        self.name = TextField("drawer_name", texts.NAME, longest=LONGEST)
        self.currency = CurrencyField("drawer_currency", texts.CURRENCY)
        self.currency.setMaximumWidth(140)
        self.table = CountTable("float")
        # After the name comes the float; the currency is last, for hardly any club has a second one.
        form = (self.name, Label(texts.COUNT_FLOAT, "head"), self.table, STRETCH)
        self.table.foot.insertWidget(1, self.currency)
        super().__init__(session, "open_drawer", "wallet", *form, title=texts.OPEN, about=texts.NONE_YET_WHY)
        self.name.line.returnPressed.connect(self.table.take_focus)
        self.currency.line.returnPressed.connect(self.table.take_focus)
        self.currency.edited.connect(self._on_currency)
        self.table.changed.connect(self._show)
        self.table.ended.connect(self.take.setFocus)
        self.table.went_to.connect(self.area.ensureWidgetVisible)
        session.words_changed.connect(self._show)
        self._show()

    def begin(self, number: int, currency: str) -> None:
        """Ask for a new drawer; a name and a currency are proposed."""
        self.name.show_value(self.session.words(texts.USUAL_NAME, number=number))
        self.currency.show_value(currency)
        self.table.use(currency)
        self._show()
        self.name.line.setFocus()
        self.name.line.selectAll()

    def do(self) -> None:
        fine = [field.check() for field in (self.name, self.currency)]
        cents = self.table.cents()
        if not all(fine) or cents is None:
            self._show()
            return
        count = self.table.count()
        if drawers.open_one(self.session, self.name.value(), self.currency.value(), count, cents) is not None:
            self.made.emit()

    def _on_currency(self) -> None:
        code = self.currency.value()
        if code is not None and code != self.table.currency:
            self.table.use(code)
            self._show()

    def _show(self) -> None:
        cents = self.table.cents()
        self.outcome.setText(self.table.problem())
        self.outcome.set_tone("danger" if self.outcome.text() else "")
        self.outcome.setVisible(bool(self.outcome.text()))
        self.take.say(texts.DO_OPEN, amount=Money(cents or Cents(0), self.table.currency or "EUR"))
