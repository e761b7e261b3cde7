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

LONGEST = 60


class Opening(Panel):
    """The form for a new drawer. `made`: it is open, and this desk uses it."""

    made = Signal()

    def __init__(self, session: Session) -> None:
        super().__init__(session, "open_drawer", "wallet")
        words = session.words
        self.name = TextField("drawer_name", texts.NAME, longest=LONGEST)
        self.currency = CurrencyField("drawer_currency", texts.CURRENCY)
        self.currency.setMaximumWidth(140)
        self.counted = Label("", "head")
        self.table = CountTable(words, "float")
        # After the name comes the float; the currency is last, for hardly any club has a second one.
        for part in (self.name, self.counted, self.table):
            self.form.addWidget(part)
        self.table.foot.insertWidget(1, self.currency)
        self.form.addStretch(1)
        self.name.line.returnPressed.connect(self._to_count)
        self.currency.line.returnPressed.connect(self._to_count)
        self.currency.edited.connect(self._on_currency)
        self.table.changed.connect(self._show)
        self.table.ended.connect(self.take.setFocus)
        self.table.went_to.connect(self.area.ensureWidgetVisible)
        self.retranslate()

    def retranslate(self) -> None:
        super().retranslate()
        words = self.session.words
        self.title.setText(words(texts.OPEN))
        self.about.setText(words(texts.NONE_YET_WHY))
        self.counted.setText(words(texts.COUNT_FLOAT))
        self.table.retranslate(words)
        self._show()

    def begin(self, number: int, currency: str) -> None:
        """Ask for one; a name and a currency are proposed."""
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

    def _to_count(self) -> None:
        self.table.take_focus()

    def _on_currency(self) -> None:
        code = self.currency.value()
        if code is not None and code != self.table.currency:
            self.table.use(code)
            self._show()

    def _show(self) -> None:
        words, cents = self.session.words, self.table.cents()
        self.outcome.setText(self.table.problem())
        self.outcome.set_tone("danger" if self.outcome.text() else "")
        self.outcome.setVisible(bool(self.outcome.text()))
        self.take.say(words(texts.DO_OPEN, amount=Money(cents or Cents(0), self.table.currency or "EUR")))
