"""Counting what is in a drawer: a line for each coin and note, or only the sum."""

from itertools import pairwise

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGridLayout, QLineEdit, QWidget

from tdapp.domain.club.club_facts import Count
from tdapp.domain.money.denominations import denominations
from tdapp.domain.money.drawers import total
from tdapp.domain.units import Cents, Money
from tdapp.ui.drawers import texts
from tdapp.ui.language import language, say
from tdapp.ui.widgets.fields import MoneyField, mark_wrong
from tdapp.ui.widgets.keyboard import ENTER, focus
from tdapp.ui.widgets.label import Label
from tdapp.ui.widgets.layout import STRETCH, empty, grow, hbox, vbox
from tdapp.words.parsing import BadInput, parse_number

MOST = 100_000  # of one coin or note
BLOCKS = 2  # side by side


class CountLine(QLineEdit):
    """A line for how many of one coin or note. Enter and Down go on, Up goes back."""

    went = Signal(int)  # 1 down, -1 up

    def keyPressEvent(self, event: QKeyEvent) -> None:
        held = event.modifiers() & Qt.KeyboardModifier.ControlModifier
        if event.key() in (Qt.Key.Key_Down, *ENTER) and not held:
            self.went.emit(1)
        elif event.key() == Qt.Key.Key_Up:
            self.went.emit(-1)
        else:
            super().keyPressEvent(event)

    def many(self) -> int | None:
        """The number typed; nothing typed is 0, None when it is no number."""
        try:
            return parse_number(self.text(), least=0, most=MOST) if self.text().strip() else 0
        except BadInput:
            return None


class CountTable(QWidget):
    """A table of the coins and notes of a currency, with what each comes to and all together; below them the sum, for
    who counts only that.

    `changed`: something was typed. `went_to`: the keyboard is at this line. `ended`: Enter on the last line.
    """

    changed = Signal()
    went_to = Signal(QWidget)
    ended = Signal()

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.currency = ""
        self.lines: dict[Cents, CountLine] = {}
        self._sums: dict[Cents, Label] = {}
        self.grid = QGridLayout()
        self.grid.setHorizontalSpacing(10)
        self.grid.setVerticalSpacing(4)
        self.sum = MoneyField(f"{name}_sum", texts.SUM, currency="EUR", hint=texts.SUM_HINT)
        self.sum.edited.connect(self.changed)
        self.sum.line.returnPressed.connect(self.ended)
        self.foot = hbox(grow(self.sum), STRETCH, gap=16)  # the sum, and what belongs beside it
        vbox(self.grid, self.foot, on=self)
        language().changed.connect(self._show)

    def use(self, currency: str) -> None:
        """Count another currency, beginning from nothing."""
        self.currency = currency
        self.sum.use(currency)
        self._make()
        self.clear()

    def clear(self) -> None:
        """Clear the count: nothing is counted."""
        for line in self.lines.values():
            line.clear()
        self.sum.line.clear()
        self.sum.complain("")
        self._show()

    def count(self) -> Count:
        """The coins and notes as counted, without those there are none of; empty when only the sum was typed."""
        return tuple((value, many) for value, line in self.lines.items() if (many := line.many()))

    def typed(self) -> bool:
        """Whether anything was counted, also when that is 0."""
        return self.by_lines() or bool(self.sum.line.text().strip())

    def by_lines(self) -> bool:
        """Whether coins and notes are counted."""
        return any(line.text().strip() for line in self.lines.values())

    def cents(self) -> Cents | None:
        """The sum of what was counted; None while something typed is no number."""
        if self.problem():
            return None
        if self.by_lines():
            return total(self.count())
        return self.sum.cents() if self.sum.line.text().strip() else Cents(0)

    def problem(self) -> str:
        """The problem of what was typed, in words; '' when there is none."""
        for value, line in self.lines.items():
            if line.many() is None:
                return language().words(texts.WRONG_COUNT, value=Money(value, self.currency), most=MOST)
        if not self.by_lines() and self.sum.line.text().strip():
            self.sum.check()
            return self.sum.problem()
        return ""

    def take_focus(self) -> None:
        """Give the keyboard to the first line."""
        focus(next(iter(self.lines.values()), self.sum.line))

    def _make(self) -> None:
        empty(self.grid)
        self.lines, self._sums = {}, {}
        values = denominations(self.currency)
        high = -(-len(values) // BLOCKS)
        for number, value in enumerate(values):
            row, block = number % high, 4 * (number // high)
            worth = Label(language().words.money(Money(value, self.currency)), "table")
            line, comes_to = CountLine(), Label("", "muted")
            line.setObjectName(f"{self.objectName()}_{value}")
            line.setAlignment(Qt.AlignmentFlag.AlignRight)
            line.setMaximumWidth(90)
            say(line.setAccessibleName, texts.HOW_MANY, value=Money(value, self.currency))
            line.went.connect(self._go)
            line.textEdited.connect(self._on_edited)
            worth.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            comes_to.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            comes_to.setMinimumWidth(90)
            for place, widget in enumerate((worth, line, comes_to)):
                self.grid.addWidget(widget, row, block + place)
                widget.show()  # at once, for the keyboard goes to the first of them
            self.lines[value], self._sums[value] = line, comes_to
        for block in range(BLOCKS):
            self.grid.setColumnMinimumWidth(4 * block + 3, 24)
        self.grid.setColumnStretch(4 * BLOCKS, 1)
        # The lines were made last, and would come last under the Tab key: they come before the sum.
        order: list[QWidget] = [*self.lines.values(), self.sum.line]
        before = self.previousInFocusChain()
        while before is not None and before is not self and before.focusPolicy() == Qt.FocusPolicy.NoFocus:
            before = before.previousInFocusChain()
        if before is not None:
            order.insert(0, before)
        for one, following in pairwise(order):
            QWidget.setTabOrder(one, following)

    def _on_edited(self) -> None:
        self._show()
        self.changed.emit()

    def _show(self) -> None:
        """Show what each line comes to, and which of them is no number."""
        for value, line in self.lines.items():
            many = line.many()
            comes_to = Money(Cents(value * (many or 0)), self.currency)
            self._sums[value].setText(language().words.amount(comes_to) if many else "")
            mark_wrong(line, wrong=many is None)
        self.sum.setVisible(not self.by_lines())

    def _go(self, by: int) -> None:
        order = list(self.lines.values())
        here = next((number for number, line in enumerate(order) if line is self.sender()), 0) + by
        if here >= len(order):
            self.ended.emit()
        elif here >= 0:
            order[here].setFocus(Qt.FocusReason.TabFocusReason)
            order[here].selectAll()
            self.went_to.emit(order[here])
