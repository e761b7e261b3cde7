"""The form that opens a side pool: its kind, name, price, what the house keeps, how it is shared."""

import re

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout

from tdapp.domain.people.naming import clean
from tdapp.domain.setup import WHOLE
from tdapp.domain.sidepools import side_pools
from tdapp.domain.sidepools.side_pool import SideKind, SideTerms
from tdapp.domain.units import Cents, Money
from tdapp.ui.pages.sidepools import texts
from tdapp.ui.session import Session
from tdapp.ui.widgets.buttons import Button
from tdapp.ui.widgets.captioned import captioned
from tdapp.ui.widgets.card import PassingCard
from tdapp.ui.widgets.fields import Field, MoneyField, TextField
from tdapp.ui.widgets.inputs import check_box, choice_box
from tdapp.ui.widgets.keyboard import focus
from tdapp.ui.widgets.layout import STRETCH, hbox
from tdapp.words.parsing import BadInput, parse_number, parse_percent

MOST_LEVELS = 999
NOTHING = Cents(0)


def read_shares(typed: str) -> tuple[int, ...]:
    """Shares that are typed, in thousandths of a percent. Raises `BadInput` where they are none, or not 100 % in all.

    >>> read_shares("60 40"), read_shares("50 % / 25 / 25")
    ((60000, 40000), (50000, 25000, 25000))
    """
    try:
        found = tuple(parse_percent(piece) for piece in re.split(r"[\s;/%+]+", typed.strip()) if piece)
    except BadInput:
        found = ()
    if sum(found) != WHOLE or not all(found):
        raise BadInput(texts.BAD_SHARES, typed=typed) if clean(typed) else BadInput(texts.NO_SHARES)
    return found


def read_until(typed: str) -> int | None:
    """The last level to join that is typed; None: none. Raises `BadInput` for what is no level."""
    return parse_number(typed, least=1, most=MOST_LEVELS) if typed.strip() else None


class OpeningCard(PassingCard):
    """The card in which a side pool is set up. `opened`: it is there now."""

    opened = Signal()

    def __init__(self, session: Session) -> None:
        super().__init__(texts.NEW, margin=12)
        self.session = session
        self._named = ""  # by the kind, while nobody typed another name
        self.kind = choice_box("side_kind", texts.KINDS)
        self.named = TextField("side_name", texts.NAME, longest=60)
        self.price = MoneyField("side_price", texts.PRICE, currency="EUR", least=1)
        self.fee = MoneyField("side_fee", texts.FEE, currency="EUR")
        self.shares = Field("side_shares", texts.SHARES, read_shares, hint=texts.SHARES_HINT)
        self.until = Field("side_until", texts.UNTIL, read_until, hint=texts.UNTIL_HINT)
        self.re_entry = check_box("side_re_entry", texts.RE_ENTRY)
        self.go = Button(texts.OPEN, self.open_it, icon="check", key="Ctrl+S", name="side_open", on=self)
        grid = QGridLayout()
        grid.setHorizontalSpacing(16)
        grid.addLayout(captioned(texts.KIND, self.kind, STRETCH), 0, 0)
        fields = (self.named, self.price, self.fee, self.shares, self.until)
        for number, field in enumerate(fields, 1):
            grid.addWidget(field, number // 3, number % 3)
        for column in range(3):
            grid.setColumnStretch(column, 1)
        self.hold(grid, hbox(self.re_entry, STRETCH, self.go))
        self.kind.activated.connect(self._on_kind)
        for field in fields:
            field.line.returnPressed.connect(self.open_it)
        self.hide()

    def begin(self, currency: str) -> None:
        """Show the form, empty but for what is usual; it stays as it is where it is in sight."""
        if self.isHidden():
            for field in (self.price, self.fee):
                field.show_value(Money(NOTHING, currency))
            self.price.line.setText("")
            self.until.line.setText("")
            self.re_entry.setChecked(False)
            self.kind.setCurrentIndex(0)
            self.named.line.setText("")
            self._on_kind()
            self.show()
        focus(self.kind)

    def open_it(self) -> None:
        """Open the side pool as it is typed."""
        fields = (self.named, self.price, self.fee, self.shares, self.until)
        wrong = next((field for field in fields if not field.check()), None)
        if wrong is not None:
            focus(wrong.line)
            return
        if self.session.do(side_pools.open_pool, self.typed()) is not None:
            self.leave_it()
            self.opened.emit()

    def typed(self) -> SideTerms:
        """The terms as typed, once every field will do."""
        kind = SideKind(self.kind.currentData())
        counts = kind is SideKind.LAST_LONGER and self.re_entry.isChecked()
        price, fee = self.price.cents() or NOTHING, self.fee.cents() or NOTHING
        return SideTerms(kind, self.named.value(), price, fee, self.shares.value(), counts, self.until.value())

    def _on_kind(self) -> None:
        """Name the pool after its kind, and share it as is usual, where nobody typed anything else."""
        kind, words = SideKind(self.kind.currentData()), self.session.words
        beat = kind is SideKind.BAD_BEAT
        if self.named.line.text() in ("", self._named):
            self._named = "" if kind is SideKind.OTHER else words(texts.KINDS[kind])
            self.named.line.setText(self._named)
        if self.shares.line.text() in ("", "100", "50 25 25"):
            self.shares.line.setText("50 25 25" if beat else "100")
        self.shares.hint(texts.SHARES_BEAT if beat else texts.SHARES_HINT)
        self.re_entry.setVisible(kind is SideKind.LAST_LONGER)
