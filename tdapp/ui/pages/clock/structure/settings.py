"""The frame of the tournament, changed in a draft and applied at once: name, date, money, stack, seats, payout."""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QGridLayout

from tdapp.domain import tournament
from tdapp.domain.setup import PayoutTable, Setup
from tdapp.domain.tournament import LONGEST_NUMBER, MOST_CHIPS, MOST_MONEY, MOST_PERIODS
from tdapp.domain.units import Cents, Chips, Money
from tdapp.read.prizes.payout_choices import payout_choices
from tdapp.ui.language import say
from tdapp.ui.own_payouts import payout_tables
from tdapp.ui.pages.clock.structure import texts
from tdapp.ui.session import Session
from tdapp.ui.widgets.buttons import Button
from tdapp.ui.widgets.captioned import captioned
from tdapp.ui.widgets.card import Card
from tdapp.ui.widgets.fields import CurrencyField, DayField, Field, MoneyField, NumberField, OptionalField, TextField
from tdapp.ui.widgets.inputs import combo_box
from tdapp.ui.widgets.label import Label, tip
from tdapp.ui.widgets.layout import STRETCH, hbox, scrolled, vbox
from tdapp.values import replace
from tdapp.words.club.shipped import template_name
from tdapp.words.prizes.payouts import choice_said

MONEY = ("currency", "buy_in", "fee", "bounty")


class SettingsCard(Card):
    """The card with the fields of a `Setup`. What the rules forbid by now is greyed and says why.
    `typed`: a field says something else.
    """

    typed = Signal()

    def __init__(self, session: Session) -> None:
        super().__init__(texts.SETTINGS, margin=14)
        self.session = session
        self.base: Setup | None = None
        self._tables: list[PayoutTable] = []
        self.fields: dict[str, Field] = {
            "name": TextField("setup_name", texts.NAME),
            "event_number": OptionalField("setup_event_number", texts.EVENT_NUMBER, longest=LONGEST_NUMBER),
            "event_name": OptionalField("setup_event_name", texts.EVENT_NAME),
            "day": DayField("setup_day", texts.DAY),
            "currency": CurrencyField("setup_currency", texts.CURRENCY),
            "buy_in": MoneyField("setup_buy_in", texts.BUY_IN, currency="EUR", most=MOST_MONEY),
            "fee": MoneyField("setup_fee", texts.FEE, currency="EUR", most=MOST_MONEY),
            "bounty": MoneyField("setup_bounty", texts.BOUNTY, currency="EUR", most=MOST_MONEY),
            "starting_stack": NumberField("setup_stack", texts.STACK, least=1, most=MOST_CHIPS),
            "seats_per_table": NumberField("setup_seats", texts.SEATS, least=2, most=10),
            "late_level": NumberField("setup_late", texts.LATE, least=0, most=MOST_PERIODS),
            "unit": MoneyField("setup_unit", texts.UNIT, currency="EUR", least=1, most=MOST_MONEY),
        }
        say(self.setAccessibleName, texts.SETTINGS)
        self.payout = combo_box("setup_payout", letters=0)
        self.pays = Label("", "caption", wrap=True, name="setup_pays")
        self.fixed = Label("", "muted", wrap=True, name="setup_fixed")
        self.note = Label("", "caption", wrap=True, name="setup_note")
        self.apply = Button(texts.APPLY, self._on_apply, name="setup_apply", icon="check")
        self.discard = Button(texts.DISCARD, self._on_discard, name="setup_discard")
        self._lay_out()
        for field in self.fields.values():
            field.edited.connect(self._on_edited)
            field.line.editingFinished.connect(self._allow)
            field.line.returnPressed.connect(self._on_apply)
        self.payout.activated.connect(self._on_edited)

    # Showing

    def show_setup(self, setup: Setup, *, anew: bool = False) -> None:
        """Show the frame of a tournament; fields somebody is changing keep what was typed unless it begins `anew`."""
        kept = set() if anew else self.dirty()
        merged = bool(kept) and setup != self.base
        self.base = setup
        self._show_tables(setup.payout, keep="payout" in kept)
        self._show_but(kept, setup)
        self.note.set_tone("")
        self.note.setText(self.session.words(texts.SETTINGS_MERGED) if merged else "")
        self._fix(setup)
        self._allow()

    def dirty(self) -> set[str]:
        """The names of the fields that hold something else than the tournament has."""
        base = self.base
        if base is None:
            return set()
        changed = {name for name, field in self.fields.items() if not _is(field.value(), _of(base, name))}
        return changed | ({"payout"} if self._table() not in (None, base.payout) else set())

    def setup(self) -> Setup | None:
        """The setup the fields say; None when one of them will not do."""
        values: dict[str, Any] = {name: field.value() for name, field in self.fields.items()}
        table = self._table()
        if self.base is None or table is None or any(value is None for value in values.values()):
            return None
        plain: dict[str, Any] = {
            name: value.cents if isinstance(value, Money) else value for name, value in values.items()
        }
        return replace(self.base, payout=table, **plain)

    def retranslate(self) -> None:
        """Show what nobody has typed as the desk's language writes it."""
        if self.base is not None:
            self._show_but(self.dirty(), self.base)
            self._show_tables(self.base.payout, keep=True)

    # Doing

    def type_made(self, stack: Chips, late_level: int) -> None:
        """Type in what a structure was made for, where it is not fixed by now; it counts once it is applied."""
        for name, value in (("starting_stack", int(stack)), ("late_level", late_level)):
            field = self.fields[name]
            if isinstance(field, NumberField) and not field.line.isReadOnly():
                field.show_value(value)
        self._on_edited()

    def type_late(self, level: int) -> None:
        """Type into the field when registration closes; it counts once it is applied."""
        field = self.fields["late_level"]
        assert isinstance(field, NumberField)
        field.show_value(level)
        self._on_edited()
        field.line.setFocus()

    def _on_edited(self) -> None:
        currency = self.fields["currency"].value()
        for field in self.fields.values():
            if isinstance(field, MoneyField) and currency is not None:
                field.use(currency)
        self._allow()
        self.typed.emit()

    def _on_apply(self) -> None:
        setup = self.setup()
        for field in self.fields.values():
            field.check()
        self._allow()
        if setup is not None and self.apply.isEnabled() and self.session.do(tournament.change_setup, setup) is not None:
            self.show_setup(setup, anew=True)  # spaces and the like are gone from what was typed

    def _on_discard(self) -> None:
        if self.base is not None:
            self.show_setup(self.base, anew=True)

    def _allow(self) -> None:
        """Grey what cannot be done, and say why where it is looked for."""
        words = self.session.words
        self._show_pays()
        changed = bool(self.dirty())
        self.discard.allow("" if changed else words(texts.NOTHING_CHANGED))
        problem = next((said for field in self.fields.values() if (said := field.problem())), "")
        setup = self.setup()
        why = problem
        if not why and setup is not None and changed:
            why = self.session.why_not(tournament.change_setup, setup)
        ready = changed and setup is not None and not why
        self.apply.allow("" if ready else why or words(texts.NOTHING_CHANGED))
        if why and why != problem:
            self.note.set_tone("danger")
            self.note.setText(why)
        elif self.note.property("tone") == "danger":
            self.note.set_tone("")
            self.note.setText("")
        self.note.setVisible(bool(self.note.text()))

    def _show_pays(self) -> None:
        """Say what the chosen payout table pays for the field and the pool there are; nothing before anybody is in."""
        table, unit, session = self._table(), self.fields["unit"].value(), self.session
        if table is None or session.tournament is None:
            return
        cents = unit.cents if isinstance(unit, Money) else None
        found = session.view(payout_choices, (table,), cents)
        one = next((each for each in found if each.table == table), None)
        self.pays.setText(choice_said(session.words, one) if one is not None and one.cents else "")
        self.pays.setVisible(bool(self.pays.text()))

    def _fix(self, setup: Setup) -> None:
        """Grey the fields that stand by now, with the reason once under them."""
        other = Cents(setup.buy_in + 1 if setup.buy_in < MOST_MONEY else 0)
        stack = replace(setup, starting_stack=Chips(setup.starting_stack % MOST_CHIPS + 1))
        # where nobody is paid any buy-in is one too many: the fee says whether prices stand
        price = replace(setup, buy_in=other) if setup.payout.pays else replace(setup, fee=Cents(setup.fee + 1))
        money = self.session.why_not(tournament.change_setup, price)
        chips = self.session.why_not(tournament.change_setup, stack)
        whole = self.session.why_not(tournament.change_setup, replace(setup, name=f"{setup.name[:100]}."))
        for name, field in self.fields.items():
            why = whole or (money if name in MONEY else chips if name == "starting_stack" else "")
            field.line.setReadOnly(bool(why))
            field.line.setToolTip(tip(why))
            field.line.setFocusPolicy(Qt.FocusPolicy.ClickFocus if why else Qt.FocusPolicy.StrongFocus)
        self.payout.setEnabled(not whole)
        reasons = [whole] if whole else [why for why in (money, chips) if why]
        self.fixed.setText("\n".join(reasons))
        self.fixed.setVisible(bool(reasons))

    def _show_but(self, kept: set[str], setup: Setup) -> None:
        """Show a setup in every field but those that are kept."""
        for name, field in self.fields.items():
            if name not in kept:
                show: Callable[[Any], None] = field.show_value  # type: ignore[attr-defined]
                show(_of(setup, name))

    def _show_tables(self, current: PayoutTable, *, keep: bool) -> None:
        chosen = self._table() if keep else current
        shipped = payout_tables(self.session)
        self._tables = list(shipped) if current in shipped else [current, *shipped]
        names = [template_name(self.session.words, table.name) for table in self._tables]
        if current not in shipped and names[0] in names[1:]:
            names[0] = self.session.words(texts.OWN_PAYOUT, name=names[0])
        self.payout.clear()
        self.payout.addItems(names)
        at = self._tables.index(chosen) if chosen in self._tables else self._tables.index(current)
        self.payout.setCurrentIndex(at)

    def _table(self) -> PayoutTable | None:
        at = self.payout.currentIndex()
        return self._tables[at] if 0 <= at < len(self._tables) else None

    # Layout

    def _lay_out(self) -> None:
        grid = QGridLayout()
        grid.setHorizontalSpacing(10)
        grid.setVerticalSpacing(6)
        places = (
            ("name", 0, 0, 2), ("event_number", 1, 0, 1), ("event_name", 1, 1, 1), ("day", 2, 0, 1),
            ("currency", 2, 1, 1), ("buy_in", 3, 0, 1), ("fee", 3, 1, 1), ("bounty", 4, 0, 1), ("unit", 4, 1, 1),
            ("starting_stack", 5, 0, 1), ("seats_per_table", 5, 1, 1), ("late_level", 6, 0, 1),
        )  # fmt: skip
        top = Qt.AlignmentFlag.AlignTop
        for name, row, column, wide in places:
            grid.addWidget(self.fields[name], row, column, 1, wide, top)
        grid.addLayout(captioned(texts.PAYOUT, self.payout), 7, 0, 1, 2)
        grid.addWidget(self.pays, 8, 0, 1, 2)
        grid.setColumnStretch(0, 1)
        grid.setColumnStretch(1, 1)
        area = scrolled(vbox(grid, self.fixed, STRETCH, gap=None, margins=(0, 0, 4, 0)), sideways=False)
        area.setFrameShape(QFrame.Shape.NoFrame)
        self.column.addWidget(area, 1)
        self.column.addWidget(self.note)
        self.column.addLayout(hbox(STRETCH, self.discard, self.apply))


def _of(setup: Setup, name: str) -> Any:
    """A value of the setup as its field shows it: amounts with their currency."""
    value = getattr(setup, name)
    return Money(value, setup.currency) if name in ("buy_in", "fee", "bounty", "unit") else value


def _is(value: Any, other: Any) -> bool:
    """Whether a field still says what the tournament has; another currency alone is no other amount."""
    if isinstance(value, Money) and isinstance(other, Money):
        return value.cents == other.cents
    return bool(value == other)
