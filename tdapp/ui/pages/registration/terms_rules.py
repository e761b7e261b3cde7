"""The rules beside the price list: guarantee, room, rebuy limit, what is given back, alternates."""

from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QComboBox, QGridLayout, QWidget

from tdapp.domain.money.terms import NOTHING, Refund, Terms
from tdapp.domain.units import Money
from tdapp.read.registration.term_previews import rules_preview
from tdapp.read.registration.terms import TermsView
from tdapp.texts import Text
from tdapp.ui.language import Wording
from tdapp.ui.pages.registration import terms_texts as texts
from tdapp.ui.session import Session
from tdapp.ui.widgets.captioned import captioned
from tdapp.ui.widgets.fields import Field, MoneyField
from tdapp.ui.widgets.fold_card import FoldCard
from tdapp.ui.widgets.inputs import check_box, combo_box
from tdapp.ui.widgets.keyboard import HandsOn
from tdapp.ui.widgets.label import Label
from tdapp.ui.widgets.layout import STRETCH
from tdapp.values import replace
from tdapp.words.parsing import parse_number
from tdapp.words.registration.rules_said import rules_said

MOST_GUARANTEE = 1_000_000_000_00
WIDE, WIDEST = 720, 4  # pixels from which there are four columns of fields, else two


class Rules(FoldCard):
    """The form over everything of the terms but the list. `edited`: something is chosen or typed otherwise."""

    edited = Signal()

    def __init__(self, session: Session) -> None:
        super().__init__(texts.RULES, "terms_rules")
        self.session = session
        self._shown: Terms | None = None
        self._currency = "EUR"
        self.guarantee = MoneyField("terms_guarantee", texts.GUARANTEE, currency="EUR", most=MOST_GUARANTEE)
        self.tables = _number("terms_tables", texts.MOST_TABLES, 1, 9_999, texts.MOST_TABLES_HINT, empty=True)
        self.percent = _number("terms_percent", texts.REBUY_LIMIT, 1, 1_000, texts.REBUY_HINT, empty=True)
        self.open_at = _number("terms_open_at", texts.OPEN_TABLE, 1, 10)
        self.held = _number("terms_held", texts.HELD, 0, 1_000)
        self.minutes = _number("terms_minutes", texts.MINUTES, 1, 120)
        self.started = Choosing("terms_started", texts.STARTED, (None, *Refund))
        self.no_show = Choosing("terms_no_show", texts.NO_SHOW, tuple(Refund))
        self.single = check_box("terms_single", texts.SINGLE)
        self.fields: tuple[Field, ...] = (
            self.guarantee, self.tables, self.percent, self.open_at, self.held, self.minutes,
        )  # fmt: skip
        self.cells: tuple[QWidget, ...] = (
            self.guarantee, self.tables, self.percent, self.started, self.no_show,
            self.open_at, self.held, self.minutes,
        )  # fmt: skip
        self.grid = QGridLayout()
        self.grid.setHorizontalSpacing(16)
        self.grid.setVerticalSpacing(8)
        self.said = Label("", "muted", wrap=True)
        self.fill(self.said, self.grid)
        self._columns = 0
        self._arrange(WIDEST)
        for field in self.fields:
            field.edited.connect(self.edited)
        for choosing in (self.started, self.no_show):
            choosing.box.activated.connect(self.edited)
        self.single.clicked.connect(self.edited)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange(WIDEST if self.width() >= WIDE else 2)

    def say_rules(self, terms: Terms) -> None:
        """Say the rules of these terms in words: those that are typed."""
        said = rules_said(self.session.words, self.session.view(rules_preview, terms))
        self.said.setText(" ".join(said))
        self.summary.setText(" ".join(said))
        self.said.setVisible(self.is_open)
        self.summary.setVisible(not self.is_open)

    def _arrange(self, columns: int) -> None:
        """Put the fields into so many columns."""
        if columns == self._columns:
            return
        self._columns = columns
        for number, cell in enumerate(self.cells):
            self.grid.addWidget(cell, number // columns, number % columns)
        self.grid.addWidget(self.single, -(-len(self.cells) // columns), 0, 1, columns)
        for column in range(WIDEST):
            self.grid.setColumnStretch(column, 1 if column < columns else 0)

    def show_view(self, view: TermsView) -> None:
        """Show these rules; what is being typed over them stays."""
        if self._shown is not None and self.is_changed(self._shown):
            self._shown = view.terms
            return
        self._shown, self._currency = view.terms, view.currency
        self.type_in(view.terms)

    def type_in(self, terms: Terms) -> None:
        """Put these rules into the form, as if they were typed."""
        words = self.session.words
        self.guarantee.show_value(Money(terms.guarantee, self._currency))
        for field, value in (
            (self.tables, terms.most_tables),
            (self.percent, terms.rebuy_percent),
            (self.open_at, terms.open_table_at),
            (self.held, terms.seats_held),
            (self.minutes, terms.call_minutes),
        ):
            field.line.setText("" if value is None else words.number(value))
            field.complain("")
        self.started.choose(terms.started)
        self.no_show.choose(terms.no_show)
        self.single.setChecked(terms.single_rebuy_any_stack)

    def forget(self) -> None:
        """Forget what is typed: it is not wanted."""
        self._shown = None

    def is_wrong(self) -> bool:
        """Whether something cannot be read, which is said at its field."""
        wrong = [field for field in self.fields if not field.check()]
        return bool(wrong)

    def is_changed(self, terms: Terms) -> bool:
        """Whether other rules are typed than these."""
        return any(field.value() is None and not _is_empty(field) for field in self.fields) or self.over(terms) != terms

    def over(self, terms: Terms) -> Terms:
        """The terms with the rules as typed; what cannot be read stays as it was."""
        cents = self.guarantee.cents()
        return replace(
            terms,
            guarantee=cents if cents is not None else NOTHING if _is_empty(self.guarantee) else terms.guarantee,
            most_tables=_or_none(self.tables, terms.most_tables),
            rebuy_percent=_or_none(self.percent, terms.rebuy_percent),
            single_rebuy_any_stack=self.single.isChecked(),
            started=self.started.chosen(),
            no_show=self.no_show.chosen() or Refund.ALL,
            open_table_at=_or(self.open_at, terms.open_table_at),
            seats_held=_or(self.held, terms.seats_held),
            call_minutes=_or(self.minutes, terms.call_minutes),
        )

    def fix(self, *, fixed: bool) -> None:
        """Grey every field, or not."""
        for cell in (*self.fields, self.started, self.no_show, self.single):
            cell.setEnabled(not fixed)


class Choosing(HandsOn, QWidget):
    """A caption over a list of shares of which one is chosen; None is 'nothing without a reason'."""

    def __init__(self, name: str, caption: Text, shares: tuple[Refund | None, ...]) -> None:
        super().__init__()
        self.shares = shares
        self.box = combo_box(name)
        self.box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        for number, share in enumerate(shares):
            self.box.addItem("")
            said = texts.BY_REASON if share is None else texts.SHARES[share]
            Wording(self.box, partial(self.box.setItemText, number)).show(said)
        self.hand_on(self.box)
        self.setLayout(captioned(caption, self.box, STRETCH))

    def choose(self, share: Refund | None) -> None:
        self.box.setCurrentIndex(self.shares.index(share))

    def chosen(self) -> Refund | None:
        """The refund that is chosen; None: nothing without a reason."""
        return self.shares[max(0, self.box.currentIndex())]


def _number(name: str, caption: Text, least: int, most: int, hint: Text | None = None, *, empty: bool = False) -> Field:
    """A field for a whole number; `empty`: it may be left out."""

    def read(typed: str) -> int | None:
        return None if empty and not typed.strip() else parse_number(typed, least=least, most=most)

    return Field(name, caption, read, hint=hint)


def _is_empty(field: Field) -> bool:
    return not field.line.text().strip()


def _or_none(field: Field, before: int | None) -> int | None:
    """The number typed; None for an empty field; what was there before while it cannot be read."""
    if _is_empty(field):
        return None
    value = field.value()
    return value if isinstance(value, int) else before


def _or(field: Field, before: int) -> int:
    value = field.value()
    return value if isinstance(value, int) else before
