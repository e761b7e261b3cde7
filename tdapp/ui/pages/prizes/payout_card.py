"""The payout tables to choose from: what each would pay now, a look at its prizes, and the button that takes it."""

from functools import partial

from PySide6.QtWidgets import QGridLayout, QVBoxLayout

from tdapp.app.club.payout_tables import payouts
from tdapp.domain import tournament
from tdapp.domain.setup import PayoutTable, Setup
from tdapp.domain.state import State
from tdapp.domain.units import Cents, Money
from tdapp.read.prizes.payout_choices import PayoutChoice, payout_choices
from tdapp.ui.pages.prizes import texts
from tdapp.ui.session import Session
from tdapp.ui.widgets.buttons import Button
from tdapp.ui.widgets.card import Card, Rule
from tdapp.ui.widgets.inputs import combo_box
from tdapp.ui.widgets.label import Label
from tdapp.ui.widgets.layout import STRETCH, empty, grow, hbox, scrolled, vbox
from tdapp.values import replace
from tdapp.words.club.shipped import template_name
from tdapp.words.prizes.payouts import choice_said

WIDE = 312  # pixels
MOST_SHOWN = 9  # prizes of the one that is looked at
UNITS = tuple(Cents(units * 100) for units in (1, 5, 10, 25, 50, 100))  # what prizes are usually rounded to


class PayoutCard(Card):
    """The card of the payout tables. `can_choose`: another one can be chosen now."""

    def __init__(self, session: Session) -> None:
        super().__init__(texts.CHOOSE_TABLE, margin=12)
        self.session = session
        self.can_choose = False
        self.choices: tuple[PayoutChoice, ...] = ()
        self._shipped = [table for _key, table in payouts()]
        self._looked_at: PayoutTable | None = None  # None: the tournament's own
        self._setup: Setup | None = None
        self.buttons: list[Button] = []
        self.list, self.shown = QVBoxLayout(), QGridLayout()
        self.list.setSpacing(2)
        self.shown.setVerticalSpacing(2)
        self.shown.setColumnStretch(0, 1)
        self.unit = combo_box("payout_unit", texts.ROUNDED)
        self.unit.activated.connect(self._on_unit)
        self.would, self.note = Label(texts.WOULD_PAY, "caption"), Label("", "muted", wrap=True)
        self.use = Button(texts.USE_TABLE, self.take, icon="check", name="use_payout")
        rounded = hbox(Label(texts.ROUNDED, "muted"), grow(self.unit))
        inside = vbox(self.list, rounded, Rule(), self.would, self.shown, self.note, STRETCH, gap=6)
        self.hold(grow(scrolled(inside, sideways=False)), hbox(self.use, STRETCH))
        self.setFixedWidth(WIDE)

    def refresh(self) -> None:
        """Show what each table would pay for the field and the pool as they are now."""
        session = self.session
        if session.tournament is None:
            return
        setup = session.view(_setup)
        if setup != self._setup:
            self._looked_at = None  # what was looked at may be taken by now
            self._setup = setup
            self._show_units(setup)
        changed = replace(setup, unit=Cents(setup.unit + 1))
        self.can_choose = not session.why_not(tournament.change_setup, changed)
        self.choices = session.view(payout_choices, self._shipped, self._unit())
        self._show_choices()
        self._show_looked_at()

    def look_at(self, number: int) -> None:
        """Look at a table by its place in the list; the tournament keeps its own until it is taken."""
        self._looked_at = self.choices[number].table
        self._show_choices()
        self._show_looked_at()

    def take(self) -> None:
        """Let the prizes follow the table that is looked at."""
        one = self.looked_at()
        if one is not None and self._setup is not None:
            setup = replace(self._setup, payout=one.table, unit=self._unit() or self._setup.unit)
            self.session.do(tournament.change_setup, setup)

    def looked_at(self) -> PayoutChoice | None:
        """The table that is looked at; None while there is none."""
        wanted = (one for one in self.choices if one.table == self._looked_at)
        return next(wanted, None) or next((one for one in self.choices if one.chosen), None)

    def _show_choices(self) -> None:
        words, looked_at = self.session.words, self.looked_at()
        while len(self.buttons) < len(self.choices):
            number = len(self.buttons)
            button = Button("", partial(self.look_at, number), kind="filter", name=f"payout_{number}")
            self.buttons.append(button)
            self.list.addWidget(button)
        for number, button in enumerate(self.buttons):
            button.setVisible(number < len(self.choices))
            if number < len(self.choices):
                one = self.choices[number]
                button.say(template_name(words, one.table.name))
                button.show_icon("check" if one.chosen else "")
                button.setChecked(one is looked_at)
                button.explain(choice_said(words, one))

    def _show_looked_at(self) -> None:
        words, one = self.session.words, self.looked_at()
        empty(self.shown)
        if one is None:
            return
        self.would.setText(choice_said(words, one))
        for row, amount in enumerate(one.amounts[:MOST_SHOWN]):
            self.shown.addWidget(Label(words.number(row + 1), "muted"), row, 0)
            self.shown.addWidget(Label(words.money(amount), "table"), row, 1)
        more = len(one.amounts) - MOST_SHOWN
        notes = [words(texts.AND_MORE, n=more, last=one.amounts[-1])] if more > 0 else []
        notes += [words.said(doubt) for doubt in one.doubts]
        if self.session.prizes_view().by_hand:
            notes.append(words(texts.HAND_GOES))
        self.note.setText("\n".join(notes))
        self.note.setVisible(bool(notes))
        same = one.chosen and self._setup is not None and self._unit() == self._setup.unit
        self.use.allow(words(texts.IN_USE) if same else "")

    def _show_units(self, setup: Setup) -> None:
        """Offer the usual amounts to round to, and the tournament's own."""
        self.unit.clear()
        for cents in sorted({*UNITS, setup.unit}):
            self.unit.addItem(self.session.words.money(Money(Cents(cents), setup.currency)), cents)
        self.unit.setCurrentIndex(self.unit.findData(setup.unit))

    def _unit(self) -> Cents | None:
        found: int | None = self.unit.currentData()
        return Cents(found) if found is not None else None

    def _on_unit(self) -> None:
        self.choices = self.session.view(payout_choices, self._shipped, self._unit())
        self._show_choices()
        self._show_looked_at()


def _setup(state: State) -> Setup:
    return state.setup
