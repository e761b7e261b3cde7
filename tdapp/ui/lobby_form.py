"""The form for a new tournament: a template, and every field with its limits."""

from collections.abc import Callable, Sequence
from datetime import date, timedelta
from functools import partial
from typing import Any

from msgspec import Struct
from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from tdapp.app.club.templates import StructureTemplate
from tdapp.app.club.usual import Usual
from tdapp.app.registration.terms_templates import TermsTemplate
from tdapp.domain.clock.structure import Structure
from tdapp.domain.money.bounty_terms import BountyKind
from tdapp.domain.money.terms import SaleSpan, Terms, moved
from tdapp.domain.prizes.seats import usual_worth
from tdapp.domain.setup import PayoutTable, Setup
from tdapp.domain.structures.wish import Proposal, Wish
from tdapp.domain.tournament import MOST_CHIPS, MOST_MONEY
from tdapp.domain.units import Cents, Chips, Money
from tdapp.read.structures.summary import structure_summary
from tdapp.read.structures.wishing import USUAL_ENTRIES
from tdapp.ui import lobby_picks
from tdapp.ui import lobby_texts as texts
from tdapp.ui.actions.structures import GENERATE
from tdapp.ui.language import language
from tdapp.ui.lobby_columns import FormColumns
from tdapp.ui.lobby_terms import READY_MADE, USUAL_LATE, Kind, closing_of, terms_of, usual_late, with_bounties
from tdapp.ui.own_payouts import built_in
from tdapp.ui.pages.bounties.texts import KINDS
from tdapp.ui.pages.registration.terms_texts import PRESETS
from tdapp.ui.structures.texts import MAKE
from tdapp.ui.widgets.buttons import Button, PrimaryButton
from tdapp.ui.widgets.fields import CurrencyField, DayField, Field, MoneyField, NumberField, TextField
from tdapp.ui.widgets.inputs import combo_box
from tdapp.ui.widgets.label import Label
from tdapp.ui.widgets.layout import STRETCH, grow, hbox, scrolled, vbox
from tdapp.ui.widgets.pick_strip import Pick, PickStrip
from tdapp.ui.widgets.shortcuts import key_on
from tdapp.ui.widgets.typed_in import AskOnce
from tdapp.words.club.new_tournament import structure_said, tournament_said
from tdapp.words.club.shipped import template_name
from tdapp.words.club.structure_summary import summary_said
from tdapp.words.say import decimals
from tdapp.words.structures.creating import warnings_said

MOST_KINDS = 6  # kinds of evening that are picked; all of them are in the list
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

    made = Signal(object, object, object, object, object)  # Setup, Structure, then or None: Terms, SaleSpan, Wish
    left = Signal()
    structure_wanted = Signal()  # the window that makes one

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("tournament_form")
        self._structures: Sequence[StructureTemplate] = ()
        self._like: Like | None = None
        self._made: list[tuple[Proposal, Wish]] = []  # structures that were made for this form
        self.title = Label("", "title")
        self.name = TextField("form_name", texts.NAME)
        self.day = DayField("form_day", texts.DAY)
        self.currency = CurrencyField("form_currency", texts.CURRENCY)
        most = int(MOST_MONEY)
        self.buy_in = MoneyField("form_buy_in", texts.BUY_IN, currency="EUR", most=most, hint=texts.TO_POOL)
        self.fee = MoneyField("form_fee", texts.FEE, currency="EUR", most=most, hint=texts.TO_HOUSE)
        self.bounty = MoneyField("form_bounty", texts.BOUNTY, currency="EUR", most=most, hint=texts.ON_HEAD)
        self.bounties = combo_box("form_bounties", letters=12)
        self.stack = NumberField("form_stack", texts.STACK, least=1, most=int(MOST_CHIPS))
        self.seats = NumberField("form_seats", texts.SEATS, least=2, most=10)
        self.late = NumberField("form_late", texts.LATE, least=0, most=MOST_LATE, hint=texts.LATE_WHY)
        self.structure, self.structure_note = combo_box("form_structure", letters=12), Label("", "caption", wrap=True)
        self.make = Button(
            MAKE, self.structure_wanted.emit, icon=GENERATE.icon, key=GENERATE.key, name="form_make_structure"
        )
        self.make.show_key(shown=False)
        self.warning = Label("", "caption", tone="warning", wrap=True, name="form_warning")
        self.payout, self.payout_note = combo_box("form_payout", letters=12), Label("", "caption", wrap=True)
        self.unit = combo_box("form_unit", letters=12)
        self.terms, self.terms_note = combo_box("form_terms", letters=12), Label("", "caption", wrap=True)
        for kind in KINDS:
            self.bounties.addItem("", kind)
        self.days = PickStrip("form_days", texts.PICKING)
        self.usual_seats, self.levels = (
            PickStrip("form_seats_pick", texts.PICKING),
            PickStrip("form_late_pick", texts.PICKING),
        )
        self.kinds = PickStrip("form_terms_pick", texts.PICKING)
        self.said = Label("", "", wrap=True, name="form_said")
        self._today = date.min
        self._late = USUAL_LATE  # the level registration ends with, as it was proposed last
        self._asks = AskOnce(self, self.said.say)
        self._boxes = (self.structure, self.payout, self.unit, self.terms)
        self.confirm = PrimaryButton(
            texts.CREATE, self.finish, on=self, icon="check", key="Ctrl+Return", name="form_create"
        )
        self.cancel = Button(texts.CANCEL, self._on_cancel, on=self, key="Esc", name="form_cancel")
        key_on(self, "Ctrl+Enter", self.finish)
        self.columns = FormColumns(self)
        head, foot = hbox(self.title, 16, grow(self.kinds)), hbox(self.confirm, self.cancel, STRETCH, gap=None)
        vbox(head, grow(scrolled(self.columns)), foot, gap=12, margins=(16, 12, 12, 12), on=self)
        self._connect()
        language().changed.connect(self._name_again)
        self._name_again()

    def _connect(self) -> None:
        """Say anew what is made with every choice and with all that is typed."""
        self.structure.currentIndexChanged.connect(self._on_structure)
        self.payout.currentIndexChanged.connect(self._on_payout)
        self.terms.currentIndexChanged.connect(self._on_terms)
        self.currency.edited.connect(self._on_currency)
        for field in self.fields():
            field.edited.connect(self._say)
        for strip, write in (
            (self.days, self.day.show_value),
            (self.usual_seats, self.seats.show_value),
            (self.levels, self.late.show_value),
            (self.kinds, self.terms.setCurrentIndex),
        ):
            strip.picked.connect(partial(self._pick, write))
        self.payout.currentIndexChanged.connect(self._say)
        self.bounties.currentIndexChanged.connect(self._say)

    def _on_cancel(self) -> None:
        if not self._asks.stays():
            self.left.emit()

    def fields(self) -> tuple[Field, ...]:
        """The fields that are typed into, in their order."""
        money = (self.buy_in, self.fee, self.bounty)
        return (self.name, self.day, self.currency, *money, self.stack, self.seats, self.late)

    def _name_again(self) -> None:
        """Name all that can be chosen, as when the language is another; what was typed stays."""
        if self._like:
            self.title.say(texts.COPY_OF, name=self._like.setup.name)
        else:
            self.title.say(texts.NEW)
        self._name_templates()
        self._on_structure()
        self._on_payout()
        self._on_terms()
        self._say()

    def fill(
        self,
        structures: Sequence[StructureTemplate],
        payouts: Sequence[PayoutTable],
        terms: Sequence[TermsTemplate],
        *,
        today: date,
        usual: Usual,
        like: Like | None = None,
    ) -> None:
        """Begin the form anew: from the templates with what the club usually has, or like another tournament."""
        self._structures, self._like, self._today = structures, like, today
        self._made = []
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
        for ready in READY_MADE:
            self.terms.addItem("", ready)
        for unit in UNITS:
            self.unit.addItem(str(unit), unit)
        for box in self._boxes:
            box.blockSignals(False)
        currency = setup.currency if setup else usual.currency
        self.name.line.setText(setup.name if setup else "")
        self.name.complain("")
        self.day.show_value(today)
        self.currency.show_value(currency)
        self.buy_in.show_value(Money(setup.buy_in if setup else Cents(5000), currency))
        self.fee.show_value(Money(setup.fee if setup else Cents(500), currency))
        self.bounty.show_value(Money(setup.bounty if setup else Cents(0), currency))
        stack = setup.starting_stack if setup else structures[0].starting_stack if structures else Chips(10_000)
        self.stack.show_value(int(stack))
        self.seats.show_value(setup.seats_per_table if setup else usual.seats)
        self._late = setup.late_level if setup else USUAL_LATE
        self.late.show_value(self._late)
        unit = setup.unit // 10 ** decimals(currency) if setup else 5
        self.unit.setCurrentIndex(max(0, self.unit.findData(unit)))
        if not setup and payouts:
            self.payout.setCurrentIndex(max(range(len(payouts)), key=lambda place: len(payouts[place].columns)))
        self._name_again()
        self.name.line.setFocus()

    def answer(self, name: str, day: date, buy_in: Money, fee: Money, kind: Kind) -> None:
        """Write in what was asked elsewhere: its name and day, what it costs, and what kind of evening it is."""
        self.name.show_value(name)
        self.day.show_value(day)
        self.buy_in.show_value(buy_in)
        self.fee.show_value(fee)
        self.terms.setCurrentIndex(self.terms.findData(kind))

    def wish(self) -> Wish | None:
        """What is known here of the evening a structure is wanted for; None while the form cannot be read."""
        stack, seats, late = self.stack.value(), self.seats.value(), self.late.value()
        if None in (stack, seats, late):
            return None
        return Wish(USUAL_ENTRIES, Chips(stack), seats=seats)

    def take_structure(self, proposal: Proposal, wish: Wish) -> None:
        """Choose a structure that was made, with the stack it was made for and the end of late entry."""
        self._made.append((proposal, wish))
        self.structure.addItem("", proposal.structure)
        self._name_templates()
        self.structure.setCurrentIndex(self.structure.count() - 1)
        self.stack.show_value(int(wish.stack))
        self.late.show_value(proposal.late_level)
        self._say()
        self.structure.setFocus()

    def setup(self) -> Setup | None:
        """The setup as typed; None when some field will not do, and then that field says why."""
        good = [field.check() for field in self.fields()]
        if not all(good):
            self.fields()[good.index(False)].line.setFocus()
            return None
        return self._typed()

    def _typed(self) -> Setup | None:
        """The setup as far as it is typed; None while a field cannot be read."""
        if any(field.value() is None for field in self.fields() if field is not self.name):
            return None
        currency = self.currency.value()
        return Setup(
            name=self.name.value() or "",
            day=self.day.value(),
            currency=currency,
            buy_in=self.buy_in.value().cents,
            fee=self.fee.value().cents,
            starting_stack=Chips(self.stack.value()),
            seats_per_table=self.seats.value(),
            late_level=self.late.value(),
            payout=self._payout(self.buy_in.value().cents),
            unit=Cents(self.unit.currentData() * 10 ** decimals(currency)),
            bounty=self.bounty.value().cents,
            event_name=self._like.setup.event_name if self._like is not None else "",
        )

    def _payout(self, buy_in: Cents) -> PayoutTable:
        """The payout table that is chosen; the seats of the built-in one are worth so many of these buy-ins."""
        table: PayoutTable = self.payout.currentData()
        return usual_worth(table, buy_in) if table in built_in() else table

    def finish(self) -> None:
        """Create the tournament, if every field will do."""
        setup = self.setup()
        if setup is not None:
            structure = self.structure.currentData()
            wish = next((wish for made, wish in reversed(self._made) if made.structure == structure), None)
            self.made.emit(setup, structure, self._terms(setup), self._closes(setup), wish)

    def _terms(self, setup: Setup) -> Terms | None:
        """The terms that are chosen, for this tournament; None: only the entry."""
        terms = terms_of(self.terms.currentData(), setup, self.structure.currentData(), language().words)
        return with_bounties(terms, setup, BountyKind(self.bounties.currentData()))

    def _closes(self, setup: Setup) -> SaleSpan | None:
        """When registration closes, as is taken over or with the rebuys; None: with the last level."""
        like = self._like
        if like is not None and setup.late_level == like.setup.late_level:
            return moved(like.closes, setup.day - like.setup.day)
        return closing_of(self._terms(setup), setup.late_level)

    def _propose_late(self) -> None:
        """Let registration end as it does in this kind of evening, unless its end was picked or is taken over."""
        structure = self.structure.currentData()
        if self._like is None and structure is not None and self.late.value() == self._late:
            self._late = usual_late(self.terms.currentData(), structure)
            self.late.show_value(self._late)

    def _pick(self, write: Callable[[Any], object], value: Any) -> None:
        """Write what was picked, as if it were typed or chosen."""
        write(value)
        self._say()

    def _say(self) -> None:
        """Say in words what would be made, and show what of it can be picked."""
        words, structure = language().words, self.structure.currentData()
        self.days.show_picks(lobby_picks.days(words, self._today), self.day.value())
        self.usual_seats.show_picks(lobby_picks.seats(words), self.seats.value())
        self.levels.show_picks(lobby_picks.last_levels(words, structure or ()), self.late.value())
        kinds = [Pick(str(row), self.terms.itemText(row), row) for row in range(self.terms.count())]
        self.kinds.show_picks(kinds[:MOST_KINDS], self.terms.currentIndex())
        bounty = self.bounty.value()
        self.bounties.setEnabled(bounty is not None and bounty.cents > 0)
        setup = self._typed() if structure is not None and self.payout.currentData() is not None else None
        if setup is None:
            self.said.setText(words(texts.MISSING))
            self.warning.hide()
            return
        warnings = warnings_said(words, setup, self._terms(setup) or Terms(), self._closes(setup), structure)
        self.warning.setText("\n".join(warnings))
        self.warning.setVisible(bool(warnings))
        sentences = tournament_said(words, setup, self._terms(setup) or Terms(), self._closes(setup))
        self.said.setText("\n".join((*sentences, structure_said(words, structure) + ".")))

    def _name_templates(self) -> None:
        words, first = language().words, 1 if self._like else 0
        if self._like:
            as_there = words(texts.AS_IN, name=self._like.setup.name)
            self.structure.setItemText(0, as_there)
            self.terms.setItemText(0, as_there)
        self.terms.setItemText(first, words(texts.NO_TERMS))
        for ready in READY_MADE:
            self.terms.setItemText(self.terms.findData(ready), words(PRESETS[ready]))
        for place, template in enumerate(self._structures, first):
            self.structure.setItemText(place, template_name(words, template.name))
        for place, (proposal, wish) in enumerate(self._made, first + len(self._structures)):
            minutes = proposal.level // timedelta(minutes=1)
            self.structure.setItemText(place, words(texts.MADE_FOR, n=wish.entries, minutes=minutes))
        for kind, text in KINDS.items():
            self.bounties.setItemText(self.bounties.findData(kind), words(text))
        for place in range(self.payout.count()):
            self.payout.setItemText(place, template_name(words, self.payout.itemData(place).name))

    def _on_currency(self) -> None:
        currency = self.currency.value()
        if currency is not None:
            self.buy_in.use(currency)
            self.fee.use(currency)
            self.bounty.use(currency)

    def _on_structure(self) -> None:
        structure = self.structure.currentData()
        chosen = next((each for each in self._structures if each.structure == structure), None)
        self._say_structure(structure, chosen)
        if chosen is not None and self.sender() is self.structure:
            self.stack.show_value(int(chosen.starting_stack))
        self._propose_late()
        self._say()

    def _say_structure(self, structure: Structure | None, chosen: StructureTemplate | None) -> None:
        """Say how deep the structure begins, its levels and about how long; of one taken over, how long it plays."""
        words = language().words
        if structure and chosen is not None:
            summary = structure_summary(structure, chosen.starting_stack, chosen.entries)
            self.structure_note.setText(summary_said(words, summary))
        else:
            self.structure_note.setText(structure_said(words, structure) if structure else "")

    def _on_payout(self) -> None:
        payout = self.payout.currentData()
        if payout:
            if payout.seats is not None:
                self.payout_note.setText(language().words(texts.SEATS_WHY))
                return
            if payout.curve is not None:
                self.payout_note.setText("")
                return
            paid = [len(column.shares) for column in payout.columns] or [0]
            least, most = min(paid), max(paid)
            same = language().words(texts.PAYS, n=most)
            self.payout_note.setText(
                same if least == most else language().words(texts.PAYS_RANGE, least=least, most=most)
            )

    def _on_terms(self) -> None:
        template = self.terms.currentData()
        if isinstance(template, TermsTemplate) and template.terms.bounty is not None:
            self.bounties.setCurrentIndex(self.bounties.findData(template.terms.bounty.kind))
        lines = len(template.terms.offers) if isinstance(template, TermsTemplate) else 0
        self.terms_note.setText(language().words(texts.LINES, n=lines) if lines else language().words(texts.TERMS_WHY))
        self._propose_late()
        self._say()
