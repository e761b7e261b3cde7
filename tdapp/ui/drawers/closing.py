"""Counting a drawer and closing it: what is expected, what is there, and the difference in words."""

from PySide6.QtCore import Signal

from tdapp.domain.units import Cents, Money
from tdapp.read.money.drawers import DrawerView
from tdapp.ui.actions import drawers
from tdapp.ui.drawers import texts
from tdapp.ui.drawers.counting import CountTable
from tdapp.ui.drawers.panel import Panel
from tdapp.ui.session import Session
from tdapp.ui.widgets.label import Figure
from tdapp.ui.widgets.layout import STRETCH, hbox


class Closing(Panel):
    """The panel that counts a drawer to close it, with the difference to what should be there as it grows. `shut`: the
    drawer is closed.
    """

    shut = Signal()

    def __init__(self, session: Session) -> None:
        self.table = CountTable("count")
        super().__init__(session, "close_drawer", "lock", self.table, STRETCH, about=texts.COUNT_HELP)
        self.drawer: DrawerView | None = None
        self.expected, self.counted = Figure(texts.EXPECTED), Figure(texts.COUNTED)
        self.difference = Figure(texts.DIFFERENCE)
        self.column.insertLayout(3, hbox(self.expected, self.counted, self.difference, STRETCH, gap=32))
        self.table.changed.connect(self._show)
        self.table.ended.connect(self.take.setFocus)
        self.table.went_to.connect(self.area.ensureWidgetVisible)
        session.words_changed.connect(self._show)

    def begin(self, drawer: DrawerView) -> None:
        """Ask for the count of this drawer."""
        self.drawer = drawer
        self.table.use(drawer.opening.currency)
        self._show()
        self.table.take_focus()

    def again(self, drawer: DrawerView) -> None:
        """Ask for the count of the same drawer again, since money went through it meanwhile; what was counted stays."""
        self.drawer = drawer
        self._show()

    def do(self) -> None:
        cents = self.table.cents()
        if self.drawer is None or cents is None or not self.table.typed():
            self._show()
            return
        if drawers.close(self.session, self.drawer.id, self.table.count(), cents) is not None:
            self.shut.emit()

    def _show(self) -> None:
        words, drawer, cents = self.session.words, self.drawer, self.table.cents()
        if drawer is None:
            return
        currency = drawer.opening.currency
        self.title.say(texts.COUNT_TITLE, name=drawer.name)
        self.expected.show_figure(words.money(drawer.expected))
        counted = Money(cents or Cents(0), currency)
        self.counted.show_figure(words.money(counted) if self.table.typed() else "–")
        difference = Cents(counted.cents - drawer.expected.cents)
        self.difference.setVisible(self.table.typed())
        self.difference.show_figure(signed(words.money(Money(difference, currency)), difference))
        tone = drawers.tone_of(difference)
        self.difference.figure.set_tone(tone)
        problem = self.table.problem()
        said = drawers.outcome(words, difference, currency)
        self.outcome.setText(problem or (said if self.table.typed() else words(texts.NOT_COUNTED)))
        self.outcome.set_tone("danger" if problem else tone if self.table.typed() else "")
        self.take.say(texts.DO_CLOSE, amount=counted)
        self.take.allow(problem or ("" if self.table.typed() else words(texts.NOT_COUNTED)))


def signed(amount: str, cents: int) -> str:
    """An amount with a plus before it when it is above zero."""
    return f"+{amount}" if cents > 0 else amount
