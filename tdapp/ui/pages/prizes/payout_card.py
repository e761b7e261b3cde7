"""The payout tables to choose from: what each would pay now, its details, and the button that takes it."""

from datetime import datetime
from functools import partial
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QFileDialog, QGridLayout

from tdapp.app.club.payout_files import typed_shares
from tdapp.app.club.payout_tables import read_payout, remove_payout, save_payout
from tdapp.domain import tournament
from tdapp.domain.play_over import field_is_final
from tdapp.domain.prizes.payout_checks import MOST_SEAT, check_table
from tdapp.domain.refusal import Refused
from tdapp.domain.setup import AS_SHARED, WHOLE, LockedPlace, PayoutColumn, PayoutTable, Setup
from tdapp.domain.state import State
from tdapp.domain.units import Cents, Money
from tdapp.read.message import Said, say_refused
from tdapp.read.prizes.payout_choices import PayoutChoice, offered, payout_ahead, payout_choice, same_table
from tdapp.read.status import Phase
from tdapp.ui.actions.guarded import guarded
from tdapp.ui.own_payouts import own_payouts, payout_tables
from tdapp.ui.pages.prizes import texts
from tdapp.ui.pages.prizes.payout_details import PayoutDetails
from tdapp.ui.pages.prizes.payout_locks import locks_said, read_locks
from tdapp.ui.save_as import SaveAsBar
from tdapp.ui.session import Session
from tdapp.ui.widgets.buttons import Button
from tdapp.ui.widgets.card import Card, Rule
from tdapp.ui.widgets.fields import Field, MoneyField
from tdapp.ui.widgets.inputs import combo_box
from tdapp.ui.widgets.label import Label
from tdapp.ui.widgets.layout import STRETCH, grow, hbox, scrolled, vbox
from tdapp.values import replace
from tdapp.words.club.shipped import OWN_SHARES, template_name
from tdapp.words.parsing import BadInput
from tdapp.words.prizes.payouts import choice_said
from tdapp.words.say import Words, decimals

WIDE = 328  # pixels
LEAST_SHOWN = 3  # prizes of the one that is looked at; more where there is room beside all else
LINE = 20  # pixels of a prize
UNITS = (1, 5, 10, 25, 50, 100)  # of the currency: what prizes are usually rounded to


class PayoutCard(Card):
    """The card of the payout tables. `can_choose`: another one can be chosen now.

    `save_bar` asks for the name to keep one under; it needs more room than the card has, and stands where the page puts
    it.
    """

    def __init__(self, session: Session) -> None:
        super().__init__(texts.CHOOSE_TABLE, margin=12)
        self.session = session
        self.can_choose = False
        self.choices: tuple[PayoutTable, ...] = ()
        self._looked_at: PayoutTable | None = None  # None: the tournament's own
        self._worded: Words | None = None  # the words it was shown in
        self._kept: list[PayoutTable] = []  # the club's and the built-in ones, as they were last read
        self._setup: Setup | None = None
        self._most = LEAST_SHOWN
        self.tables = combo_box("payout_table", texts.CHOOSE_TABLE, letters=20)
        self.tables.activated.connect(self.look_at)
        self.shown = PrizeLines()
        self.details = PayoutDetails()
        self.details.changed.connect(self._on_detail)
        self.unit = combo_box("payout_unit", texts.ROUNDED, letters=9)
        self.unit.activated.connect(self._show_looked_at)
        self.would, self.note = Label(texts.WOULD_PAY, "caption"), Label("", "muted", wrap=True)
        self.ahead = Label("", "muted", wrap=True, name="payout_ahead")
        self.worth = MoneyField("payout_seat_worth", texts.SEAT_WORTH, currency="EUR", least=1, most=MOST_SEAT)
        self.worth.edited.connect(self._on_worth)
        self.typed = Field("payout_typed", texts.TYPE_SHARES, str)
        self.typed.edited.connect(self._on_typed)
        self.locks = Field("payout_locks", texts.LOCKED_PLACES, self._locks, hint=texts.LOCKED_HINT)
        self.locks.line.editingFinished.connect(self._on_locks)
        self._locked = ""  # what stands in it of the table that is looked at
        self.total = Label("", "muted", wrap=True, name="payout_total")
        self.total.hide()
        self.use = Button(texts.USE_TABLE, self.take, icon="check", name="use_payout")
        self.keep = Button(
            texts.KEEP_TABLE, self.ask_name, icon="save", name="keep_payout", help_text=texts.KEEP_TABLE_HELP
        )
        self.load = Button(
            texts.LOAD_TABLE, self.ask_for_file, icon="folder-open", name="load_payout", help_text=texts.LOAD_TABLE_HELP
        )
        self.save_bar = PayoutSaveBar(session)
        self.save_bar.closed.connect(self._read)
        self.details.add(texts.ROUNDED, self.unit)
        inside = vbox(
            self.would, self.shown, self.note, self.ahead, Rule(), self.worth, self.details, self.typed, self.total,
            self.locks,
            hbox(self.keep, STRETCH), hbox(self.load, STRETCH), STRETCH, gap=6, margins=(0, 0, 4, 0),
        )  # fmt: skip
        self._inside, self._area = inside, scrolled(inside, sideways=False)
        self.hold(self.tables, grow(self._area), hbox(self.use, STRETCH))
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
        elif session.words is not self._worded:
            self._show_units(setup, chosen=self._unit())
        self._worded = session.words
        changed = replace(setup, unit=Cents(setup.unit + 1))
        self.can_choose = not session.why_not(tournament.change_setup, changed)
        self._show_choices()
        self._show_looked_at()

    def showEvent(self, event: QShowEvent) -> None:
        self._read()
        super().showEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def look_at(self, number: int) -> None:
        """Look at a table by its place in the list; the tournament keeps its own until it is taken."""
        self._looked_at = self.choices[number]
        self._show_choices()
        self._show_looked_at()

    def take(self) -> None:
        """Let the prizes follow the table that is looked at."""
        one = self.looked_at()
        if one is not None and self._setup is not None:
            setup = replace(self._setup, payout=one.table, unit=self._unit() or self._setup.unit)
            self.session.do(tournament.change_setup, setup)

    def looked_at(self) -> PayoutChoice | None:
        """The table that is looked at, with what was picked of it; None while there is none."""
        table = self._looked_at or (self._setup.payout if self._setup is not None else None)
        return self.session.view(payout_choice, table, self._unit()) if table is not None else None

    def ask_name(self) -> None:
        """Ask for a name to keep the table under that is looked at."""
        one = self.looked_at()
        if one is not None and self._setup is not None:
            self.save_bar.open_for(one.table, self._setup.currency, template_name(self.session.words, one.table.name))

    def ask_for_file(self) -> QFileDialog:
        """Ask which file to look at."""
        asking = QFileDialog(self, self.session.words(texts.LOAD_TABLE))
        asking.setFileMode(QFileDialog.FileMode.ExistingFile)
        asking.setNameFilters([self.session.words(texts.TABLE_FILES)])
        asking.fileSelected.connect(self.open_file)
        asking.open()
        return asking

    def open_file(self, path: str) -> None:
        """Look at the payout table in a file; one that is none is told of, with what is wrong."""
        found = guarded(self.session, partial(read_payout, Path(path), self._currency()))
        if found is not None:
            self._looked_at = found
            self.refresh()
            self.session.tell(texts.TABLE_READ, "info", name=found.name)

    def _on_detail(self) -> None:
        table = self.details.table()
        if table is not None:
            self._looked_at = table
            self._show_choices()
            self._show_looked_at()

    def _on_worth(self) -> None:
        """Look at the seats with what one is worth now."""
        table, cents = self._looked_at or (self._setup.payout if self._setup is not None else None), self.worth.cents()
        if table is not None and table.seats is not None and cents:
            self._looked_at = replace(table, seats=replace(table.seats, value=cents))
            self._show_choices()
            self._show_looked_at()

    def _locks(self, typed: str) -> tuple[LockedPlace, ...]:
        """The locked places that are typed. Gives `BadInput` for what is neither place nor amount."""
        found = read_locks(typed, self._currency())
        try:
            check_table(PayoutTable("?", rules=replace(AS_SHARED, locked=found)), self._currency())
        except Refused as refused:
            raise BadInput(texts.REFUSED, why=say_refused(refused)) from None
        return found

    def _on_locks(self) -> None:
        """Look at the table with the places locked that are typed."""
        table, found = self._looked_at or (self._setup.payout if self._setup is not None else None), self.locks.value()
        if table is not None and isinstance(found, tuple):
            self._locked = self.locks.line.text()
            self._looked_at = replace(table, rules=replace(table.rules, locked=found))
            self._show_choices()
            self._show_looked_at()

    def _currency(self) -> str:
        return self._setup.currency if self._setup is not None else "EUR"

    def _on_typed(self) -> None:
        """Say what the typed shares add up to with every key, and look at them once that is 100 %."""
        words, text = self.session.words, self.typed.line.text()
        said, wrong = "", ""
        try:
            shares = typed_shares(text)
            said = words(texts.TYPED_SUM, share=words.percent(sum(shares)))
            rules = self._setup.payout.rules if self._setup is not None else AS_SHARED
            table = PayoutTable(OWN_SHARES.source, (PayoutColumn(1, None, shares),), rules=rules)
            check_table(table, "")
            self._looked_at = table
            self._show_choices()
            self._show_looked_at()
        except Refused as refused:
            over = sum(shares) - WHOLE if said else 0
            wrong = words(texts.TYPED_OVER, share=words.percent(over)) if over > 0 else ""
            if not over:
                wrong = words.said(say_refused(refused))
        self.total.set_tone("danger" if wrong else "")
        self.total.setText("\n".join(filter(None, (said, wrong))))
        self.total.setVisible(bool(text.strip()))

    def _read(self) -> None:
        """Read what the club keeps, and list it."""
        self._kept = payout_tables(self.session)
        own = self.session.tournament
        ahead = (row for row in self.session.club.tournaments() if row.id != own and row.phase is not Phase.FINISHED)
        self.details.offer_targets({row.id: row.name for row in ahead})
        self.refresh()

    def _show_choices(self) -> None:
        """List the tables, and the one that is looked at though it is none of them."""
        words, looked_at, tables = self.session.words, self._looked_at, self._kept
        if looked_at is not None and not any(same_table(looked_at, each) for each in tables):
            tables = [looked_at, *tables]
        self.choices = self.session.view(offered, tables)
        names = [template_name(words, one.name) for one in self.choices]
        if names != [self.tables.itemText(row) for row in range(self.tables.count())]:
            self.tables.clear()
            self.tables.addItems(names)
        wanted = looked_at or (self._setup.payout if self._setup is not None else None)
        at = next((row for row, one in enumerate(self.choices) if wanted and same_table(one, wanted)), -1)
        self.tables.setCurrentIndex(at)

    def _show_looked_at(self) -> None:
        words, one = self.session.words, self.looked_at()
        self._show_prizes(one)
        if one is None:
            return
        self.would.setText(choice_said(words, one))
        self.details.show_costs("\n".join(map(words.said, _lost(one))))
        final = self.session.view(_by_hand_and_final, self.session.now())[1]
        ahead = () if final else self.session.view(payout_ahead, one.table, self._unit())
        self.ahead.setText("\n".join(words.said(said) for said in ahead))
        self.ahead.setVisible(bool(ahead))
        self.details.starts_with(self.session.view(lambda state: state.setup.starting_stack))
        self.details.show_table(one.table, words)
        self._show_worth(one.table)
        self._show_locks(one.table)
        setup = self._setup
        same = setup is not None and one.table == setup.payout and self._unit() == setup.unit
        self.use.allow(words(texts.IN_USE) if same else "")
        self._fit()

    def _show_prizes(self, one: PayoutChoice | None) -> None:
        """Show the highest prizes of a table, and what is to be said of it; None: there is none."""
        words = self.session.words
        if one is None:
            self.shown.show_prizes(None, words)
            return
        first = one.seats  # seats are said over the list: what is shown are the others
        rest = one.paid - first
        most = rest if rest == self._most + 1 else self._most  # one that is shown takes no more room than one named
        self.shown.show_prizes(one, words, first=first + 1, most=most)
        more = rest - most  # what the bubble gets is said over the list
        notes = [words(texts.AND_MORE, n=more, last=one.amount(one.paid))] if more > 0 else []
        lost = _lost(one)
        notes += [words.said(doubt) for doubt in one.doubts if doubt not in lost]
        if self.session.view(_by_hand_and_final, self.session.now())[0]:
            notes.append(words(texts.HAND_GOES))
        self.note.setText("\n".join(notes))
        self.note.setVisible(bool(notes))

    def _fit(self) -> None:
        """Show as many prizes as leave room for all else in the card."""
        seen = self._area.viewport().size()
        prizes = self.shown.sizeHint().height()  # 0 as long as they are not shown
        beside = self._inside.totalHeightForWidth(seen.width()) - prizes + (0 if prizes else self._inside.spacing())
        most = max(LEAST_SHOWN, (seen.height() - beside) // LINE)
        if most != self._most and self.isVisible():
            self._most = most
            self._show_prizes(self.looked_at())

    def _show_worth(self, table: PayoutTable) -> None:
        """Show what a seat is worth, where the table pays seats; not over what is being typed."""
        self.worth.setVisible(table.seats is not None)
        self.typed.setVisible(table.seats is None)
        if table.seats is not None and self._setup is not None and not self.worth.line.hasFocus():
            self.worth.show_value(Money(table.seats.value, self._setup.currency))

    def _show_locks(self, table: PayoutTable) -> None:
        """Show which places are locked, where places are paid; not over what is typed and not taken yet."""
        self.locks.setVisible(table.pays and table.seats is None)
        if not self.locks.line.hasFocus() and self.locks.line.text() == self._locked:
            self._locked = locks_said(self.session.words, table.rules.locked, self._currency())
            self.locks.line.setText(self._locked)
            self.locks.complain("")

    def _show_units(self, setup: Setup, *, chosen: Cents | None = None) -> None:
        """Offer the usual amounts to round to, and the tournament's own, which is chosen where no other one is."""
        self.unit.clear()
        usual = (units * 10 ** decimals(setup.currency) for units in UNITS)
        for cents in sorted({*usual, setup.unit}):
            self.unit.addItem(self.session.words.money(Money(Cents(cents), setup.currency)), cents)
        self.unit.setCurrentIndex(self.unit.findData(chosen if chosen is not None else setup.unit))

    def _unit(self) -> Cents | None:
        found: int | None = self.unit.currentData()
        return Cents(found) if found is not None else None


class PrizeLines(QGridLayout):
    """Places with what each would be paid; their labels are kept for the next time."""

    def __init__(self) -> None:
        super().__init__()
        self.setVerticalSpacing(2)
        self.setColumnStretch(0, 1)
        self._lines: list[tuple[Label, Label]] = []

    def show_prizes(self, one: PayoutChoice | None, words: Words, *, first: int = 1, most: int = 0) -> None:
        """Show what a table pays the places from `first` on, so many at most; None: no table, no places."""
        there = min(most, len(one.cents) - first + 1) if one is not None else 0
        for row in range(len(self._lines), there):
            place, prize = Label("", "muted"), Label("", "table")
            self.addWidget(place, row, 0)
            self.addWidget(prize, row, 1, Qt.AlignmentFlag.AlignRight)
            self._lines.append((place, prize))
        for row, (place, prize) in enumerate(self._lines):
            seen = row < there
            if seen and one is not None:
                number = first + row
                bubble = number > one.paid
                place.setText(words(texts.BUBBLE_PLACE, place=number) if bubble else words.number(number))
                prize.setText(words.money(one.amount(number)))
            place.setVisible(seen)
            prize.setVisible(seen)


class PayoutSaveBar(SaveAsBar):
    """The bar that keeps a payout table under a name."""

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._table: PayoutTable | None = None
        self._currency = ""

    def open_for(self, table: PayoutTable, currency: str, name: str) -> None:
        """Ask for a name; `name` is a first idea."""
        self._table, self._currency = table, currency
        self.ask(name)

    def own(self) -> dict[str, str]:
        return {each.table.name: each.key for each in own_payouts(self.session)}

    def keep(self, name: str) -> str:
        if self._table is None:
            return name
        return save_payout(self.session.club, name, self._table, self._currency).table.name

    def throw(self, key: str) -> None:
        remove_payout(self.session.club, key)


def _setup(state: State) -> Setup:
    return state.setup


def _by_hand_and_final(state: State, now: datetime) -> tuple[bool, bool]:
    """Whether the prizes are set by hand, and whether nobody can enter any more."""
    return state.prizes is not None, field_is_final(state, now)


def _lost(one: PayoutChoice) -> list[Said]:
    """The doubts about a table that say what rounding loses; they stand beside what costs it."""
    return [doubt for doubt in one.doubts if doubt.code == "prizes.lost"]
