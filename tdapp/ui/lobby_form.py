"""The form for a new tournament: a template, and every field with its limits."""

from collections.abc import Sequence
from datetime import date, timedelta

from msgspec import Struct
from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QWidget

from tdapp.app.club.templates import StructureTemplate
from tdapp.app.registration.terms_templates import TermsTemplate
from tdapp.domain.clock.structure import Break, Structure, level_numbers
from tdapp.domain.money.terms import SaleSpan, Terms, moved
from tdapp.domain.setup import PayoutTable, Setup
from tdapp.domain.tournament import MOST_CHIPS, MOST_MONEY
from tdapp.domain.units import Cents, Chips, Money
from tdapp.texts import QT_TRANSLATE_NOOP, Text
from tdapp.ui.language import language
from tdapp.ui.widgets.buttons import Button, PrimaryButton
from tdapp.ui.widgets.captioned import captioned
from tdapp.ui.widgets.card import Card
from tdapp.ui.widgets.fields import CurrencyField, DayField, Field, MoneyField, NumberField, TextField, decimals
from tdapp.ui.widgets.inputs import combo_box
from tdapp.ui.widgets.label import Label
from tdapp.ui.widgets.layout import STRETCH, grow, hbox, scrolled, vbox
from tdapp.ui.widgets.shortcuts import key_on
from tdapp.words.club.shipped import template_name
from tdapp.words.say import Words

NEW = QT_TRANSLATE_NOOP("Lobby", "New tournament")
COPY_OF = QT_TRANSLATE_NOOP("Lobby", "New tournament like {name}")
NAME = QT_TRANSLATE_NOOP("Lobby", "Name")
DAY = QT_TRANSLATE_NOOP("Lobby", "Date")
CURRENCY = QT_TRANSLATE_NOOP("Lobby", "Currency")
BUY_IN = QT_TRANSLATE_NOOP("Lobby", "Buy-in")
TO_POOL = QT_TRANSLATE_NOOP("Lobby", "goes to the prize pool")
FEE = QT_TRANSLATE_NOOP("Lobby", "Fee")
TO_HOUSE = QT_TRANSLATE_NOOP("Lobby", "goes to the house")
STACK = QT_TRANSLATE_NOOP("Lobby", "Starting stack")
SEATS = QT_TRANSLATE_NOOP("Lobby", "Seats per table")
LATE = QT_TRANSLATE_NOOP("Lobby", "Last level of registration")
LATE_WHY = QT_TRANSLATE_NOOP("Lobby", "0: registration closes when the clock starts")
STRUCTURE = QT_TRANSLATE_NOOP("Lobby", "Structure")
PAYOUT = QT_TRANSLATE_NOOP("Lobby", "Payout table")
TERMS = QT_TRANSLATE_NOOP("Lobby", "Terms of entry")
NO_TERMS = QT_TRANSLATE_NOOP("Lobby", "Only the entry")
LINES = QT_TRANSLATE_NOOP("Lobby", "%n lines in the price list", "", 1)
TERMS_WHY = QT_TRANSLATE_NOOP("Lobby", "Rebuys, re-entries and other prices are set on the Desk.")
PAYS = QT_TRANSLATE_NOOP("Lobby", "pays %n places", "", 1)
PAYS_RANGE = QT_TRANSLATE_NOOP("Lobby", "pays {least} to {most} places, by the number of entries")
UNIT = QT_TRANSLATE_NOOP("Lobby", "Prizes are multiples of")
AS_IN = QT_TRANSLATE_NOOP("Lobby", "As in {name}")
LEVELS = QT_TRANSLATE_NOOP("Lobby", "%n levels", "", 1)
BREAKS = QT_TRANSLATE_NOOP("Lobby", "%n breaks", "", 1)
PLAYS = QT_TRANSLATE_NOOP("Lobby", "{levels}, {breaks}, {hours} h {minutes} min in all")
WHAT = QT_TRANSLATE_NOOP("Lobby", "What and when")
MONEY = QT_TRANSLATE_NOOP("Lobby", "Money")
PLAY = QT_TRANSLATE_NOOP("Lobby", "Play")
CREATE = QT_TRANSLATE_NOOP("Lobby", "Create tournament")
CANCEL = QT_TRANSLATE_NOOP("Lobby", "Cancel")
UNITS = (1, 5, 10, 25, 50, 100)
MOST_LATE = 200


class Like(Struct, frozen=True):
    """A tournament to take after: what a new one takes over from it."""

    setup: Setup
    structure: Structure
    terms: Terms
    closes: SaleSpan


class TournamentForm(QWidget):
    """The form with every field of a new tournament. `made` carries what to make it of once all of them will do."""

    made = Signal(object, object, object, object)  # Setup, Structure, Terms or None, Window or None
    left = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("tournament_form")
        self._structures: Sequence[StructureTemplate] = ()
        self._like: Like | None = None
        self.title = Label("", "title")
        self.name = TextField("form_name", NAME)
        self.day = DayField("form_day", DAY)
        self.currency = CurrencyField("form_currency", CURRENCY)
        most = int(MOST_MONEY)
        self.buy_in = MoneyField("form_buy_in", BUY_IN, currency="EUR", most=most, hint=TO_POOL)
        self.fee = MoneyField("form_fee", FEE, currency="EUR", most=most, hint=TO_HOUSE)
        self.stack = NumberField("form_stack", STACK, least=1, most=int(MOST_CHIPS))
        self.seats = NumberField("form_seats", SEATS, least=2, most=10)
        self.late = NumberField("form_late", LATE, least=0, most=MOST_LATE, hint=LATE_WHY)
        self.structure, self.structure_note = combo_box("form_structure", letters=12), Label("", "caption", wrap=True)
        self.payout, self.payout_note = combo_box("form_payout", letters=12), Label("", "caption", wrap=True)
        self.unit = combo_box("form_unit", letters=12)
        self.terms, self.terms_note = combo_box("form_terms", letters=12), Label("", "caption", wrap=True)
        self._boxes = (self.structure, self.payout, self.unit, self.terms)
        self.confirm = PrimaryButton(CREATE, self.finish, on=self, icon="check", key="Ctrl+Return", name="form_create")
        self.cancel = Button(CANCEL, self.left.emit, on=self, key="Esc", name="form_cancel")
        key_on(self, "Ctrl+Enter", self.finish)
        self._lay_out()
        self.structure.currentIndexChanged.connect(self._on_structure)
        self.payout.currentIndexChanged.connect(self._on_payout)
        self.terms.currentIndexChanged.connect(self._on_terms)
        self.currency.edited.connect(self._on_currency)
        language().changed.connect(self._name_again)
        self._name_again()

    def fields(self) -> tuple[Field, ...]:
        """The fields that are typed into, in their order."""
        return (self.name, self.day, self.currency, self.buy_in, self.fee, self.stack, self.seats, self.late)

    def _name_again(self) -> None:
        """Name all that can be chosen, as when the language is another; what was typed stays."""
        if self._like:
            self.title.say(COPY_OF, name=self._like.setup.name)
        else:
            self.title.say(NEW)
        self._name_templates()
        self._on_structure()
        self._on_payout()
        self._on_terms()

    def fill(
        self,
        structures: Sequence[StructureTemplate],
        payouts: Sequence[PayoutTable],
        terms: Sequence[TermsTemplate],
        *,
        today: date,
        like: Like | None = None,
    ) -> None:
        """Begin the form anew: from the templates, or like another tournament."""
        self._structures, self._like = structures, like
        setup = like.setup if like else None
        for box in self._boxes:
            box.blockSignals(True)
            box.clear()
        if like:
            self.structure.addItem("", like.structure)
            self.payout.addItem("", like.setup.payout)
            self.terms.addItem("", TermsTemplate("", like.setup.name, like.setup.day, like.terms))
        for template in structures:
            self.structure.addItem("", template.structure)
        for payout in payouts:
            if not like or payout != like.setup.payout:
                self.payout.addItem("", payout)
        self.terms.addItem("", None)
        for kept in terms:
            self.terms.addItem(kept.name, kept)
        for unit in UNITS:
            self.unit.addItem(str(unit), unit)
        for box in self._boxes:
            box.blockSignals(False)
        currency = setup.currency if setup else "EUR"
        self.name.line.setText(setup.name if setup else "")
        self.name.complain("")
        self.day.show_value(today)
        self.currency.show_value(currency)
        self.buy_in.show_value(Money(setup.buy_in if setup else Cents(5000), currency))
        self.fee.show_value(Money(setup.fee if setup else Cents(500), currency))
        stack = setup.starting_stack if setup else structures[0].starting_stack if structures else Chips(10_000)
        self.stack.show_value(int(stack))
        self.seats.show_value(setup.seats_per_table if setup else 9)
        self.late.show_value(setup.late_level if setup else 6)
        unit = setup.unit // 10 ** decimals(currency) if setup else 5
        self.unit.setCurrentIndex(max(0, self.unit.findData(unit)))
        if not setup and payouts:
            self.payout.setCurrentIndex(max(range(len(payouts)), key=lambda place: len(payouts[place].columns)))
        self._name_again()
        self.name.line.setFocus()

    def setup(self) -> Setup | None:
        """The setup as typed; None when some field will not do, and then that field says why."""
        good = [field.check() for field in self.fields()]
        if not all(good):
            self.fields()[good.index(False)].line.setFocus()
            return None
        currency = self.currency.value()
        return Setup(
            name=self.name.value(),
            day=self.day.value(),
            currency=currency,
            buy_in=self.buy_in.value().cents,
            fee=self.fee.value().cents,
            starting_stack=Chips(self.stack.value()),
            seats_per_table=self.seats.value(),
            late_level=self.late.value(),
            payout=self.payout.currentData(),
            unit=Cents(self.unit.currentData() * 10 ** decimals(currency)),
        )

    def finish(self) -> None:
        """Create the tournament, if every field will do."""
        setup = self.setup()
        if setup is not None:
            structure, template, like = self.structure.currentData(), self.terms.currentData(), self._like
            terms = template.on(setup.day, structure) if template is not None else None
            closes = None
            if like is not None and setup.late_level == like.setup.late_level:
                closes = moved(like.closes, setup.day - like.setup.day)
            self.made.emit(setup, structure, terms, closes)

    def _name_templates(self) -> None:
        words, first = language().words, 1 if self._like else 0
        if self._like:
            as_there = words(AS_IN, name=self._like.setup.name)
            self.structure.setItemText(0, as_there)
            self.terms.setItemText(0, as_there)
        self.terms.setItemText(first, words(NO_TERMS))
        for place, template in enumerate(self._structures, first):
            self.structure.setItemText(place, template_name(words, template.name))
        for place in range(self.payout.count()):
            self.payout.setItemText(place, template_name(words, self.payout.itemData(place).name))

    def _on_currency(self) -> None:
        currency = self.currency.value()
        if currency is not None:
            self.buy_in.use(currency)
            self.fee.use(currency)

    def _on_structure(self) -> None:
        structure = self.structure.currentData()
        self.structure_note.setText(about(language().words, structure) if structure else "")
        chosen = next((each for each in self._structures if each.structure == structure), None)
        if chosen is not None and self.sender() is self.structure:
            self.stack.show_value(int(chosen.starting_stack))

    def _on_payout(self) -> None:
        payout = self.payout.currentData()
        if payout:
            paid = [len(column.shares) for column in payout.columns] or [0]
            least, most = min(paid), max(paid)
            same = language().words(PAYS, n=most)
            self.payout_note.setText(same if least == most else language().words(PAYS_RANGE, least=least, most=most))

    def _on_terms(self) -> None:
        template = self.terms.currentData()
        lines = len(template.terms.offers) if template is not None else 0
        self.terms_note.setText(language().words(LINES, n=lines) if lines else language().words(TERMS_WHY))

    def _lay_out(self) -> None:
        what_card, what = _card(WHAT)
        what.addWidget(self.name, 0, 0, 1, 2)
        what.addWidget(self.day, 1, 0)
        what.addWidget(self.currency, 1, 1)
        money_card, money = _card(MONEY)
        money.addWidget(self.buy_in, 0, 0)
        money.addWidget(self.fee, 0, 1)
        money.addLayout(captioned(PAYOUT, self.payout, self.payout_note), 1, 0, 1, 2)
        money.addLayout(captioned(UNIT, self.unit), 2, 0)
        money.addLayout(captioned(TERMS, self.terms, self.terms_note), 3, 0, 1, 2)
        play_card, play = _card(PLAY)
        play.addLayout(captioned(STRUCTURE, self.structure, self.structure_note), 0, 0, 1, 2)
        play.addWidget(self.stack, 1, 0)
        play.addWidget(self.seats, 1, 1)
        play.addWidget(self.late, 2, 0)
        left = vbox(what_card, play_card, STRETCH, gap=None)
        right = vbox(money_card, STRETCH, gap=None)
        area = scrolled(hbox(grow(left), grow(right), gap=12))
        foot = hbox(self.confirm, self.cancel, STRETCH, gap=None)
        vbox(self.title, grow(area), foot, gap=12, margins=(16, 12, 12, 12), on=self)


def _card(title: Text) -> tuple[Card, QGridLayout]:
    """A card with two columns for fields."""
    card, grid = Card(title), QGridLayout()
    grid.setHorizontalSpacing(16)
    grid.setVerticalSpacing(12)
    grid.setColumnStretch(0, 1)
    grid.setColumnStretch(1, 1)
    card.column.addLayout(grid)
    return card, grid


def about(words: Words, structure: Structure) -> str:
    """A structure in one line: levels, breaks, and how long it plays."""
    breaks = sum(isinstance(period, Break) for period in structure)
    levels = max((number or 0 for number in level_numbers(structure)), default=0)
    lasts = sum((period.lasts for period in structure), timedelta())
    hours, rest = divmod(int(lasts.total_seconds()) // 60, 60)
    counts = {"levels": words(LEVELS, n=levels), "breaks": words(BREAKS, n=breaks)}
    return words(PLAYS, **counts, hours=hours, minutes=f"{rest:02d}")
