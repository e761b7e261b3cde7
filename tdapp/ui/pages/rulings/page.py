"""The Rulings page: rule on a case, look at what was given, count penalties, look rules up."""

from collections.abc import Callable, Generator, Iterator
from functools import partial

from PySide6.QtCore import QTimer
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QComboBox

from tdapp.app.rulings.rulebooks import rulebook
from tdapp.app.rulings.rulings import warm_up
from tdapp.domain.rulings import discipline
from tdapp.domain.units import EntryId, RulingNo, Seat, TableNo
from tdapp.read.rulings.rule_finder import ready as find_rules_ready
from tdapp.read.rulings.rulings import CaseTable, RulingsView, case_table
from tdapp.rulebooks.loading import BadHouse
from tdapp.ui.actions.racing import RECORD_OF
from tdapp.ui.background import beside
from tdapp.ui.frame.coming import Coming
from tdapp.ui.pages.making import InPieces, complete
from tdapp.ui.pages.page import Page
from tdapp.ui.pages.rulings.book_box import LEAST, BookBox
from tdapp.ui.pages.rulings.clock_call import ClockCallBar
from tdapp.ui.pages.rulings.given import GivenView
from tdapp.ui.pages.rulings.house import HouseRules
from tdapp.ui.pages.rulings.penalties import Advice, PenaltiesView
from tdapp.ui.pages.rulings.rules import RulesView
from tdapp.ui.pages.rulings.ruling import RulingView
from tdapp.ui.session import Session
from tdapp.ui.widgets.buttons import Button, fit_keys
from tdapp.ui.widgets.inputs import combo_box, pick
from tdapp.ui.widgets.label import Label, tip
from tdapp.ui.widgets.layout import STRETCH, grow, hbox, one_of, vbox
from tdapp.ui.widgets.shortcuts import key_on
from tdapp.words.people import people
from tdapp.words.rulings import house as house_texts
from tdapp.words.rulings import rulings_page as texts
from tdapp.words.say import Words

RULE, GIVEN, PENALTIES, RULES = range(4)
SETTLE = 200  # milliseconds: the page is painted before what can wait is done
TITLED = 1100  # page width from which there is room for the title
MARGIN, GAP = 16, 8
PARTS = (
    (texts.NEW, "gavel", "Alt+R"),
    (texts.GIVEN, "scroll-text", "Alt+G"),
    (texts.PENALTIES, "hourglass", "Alt+P"),
    (texts.RULES, "book-open", "Alt+B"),
)
NAMES = ("ruling", "given", "penalties", "rules")  # of the parts, in the same order


class RulingsPage(InPieces, Page):
    """The page of the rulings, with four parts; the one in front keeps what was entered when another is looked at."""

    def __init__(self, session: Session) -> None:
        complete(self.pieces(session))

    def build(self, session: Session) -> Iterator[None]:
        super().__init__(session)
        self.view: RulingsView | None = None
        self._warm = self._sought = False  # whether hands are ready to be ranked, and words to be looked for
        self._behind: dict[int, Callable[[], None]] = {}  # what a part shows once it is in front
        self._seen = {RULE}  # the parts somebody has looked at
        self._placed = False  # whether the director has said at which table
        self._other = 0  # the place among the other languages of the one it names
        self.title = Label(texts.TITLE, "title")
        self.parts = [
            Button(text, partial(self.turn_to, part), on=self, kind="filter", icon=icon, key=key,
                   name=f"rulings_part_{part}")
            for part, (text, icon, key) in enumerate(PARTS)
        ]  # fmt: skip
        self.parts[RULE].setChecked(True)
        self.tables = combo_box("ruling_table_choice", texts.TABLE)
        self.tables.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)  # 'no table' is longer than most
        self.books = BookBox()
        self.trouble = Label("", "caption", tone="warning", wrap=True)
        self.trouble.hide()
        self.clock = ClockCallBar(session, self)
        yield
        self.ruling = RulingView(session)
        yield
        self.given, self.rules = GivenView(session), RulesView(session)
        yield
        self.penalties = PenaltiesView(session)
        yield
        self.language = self.ruling.answer.language
        self.stack = one_of(self.ruling, self.given, self.penalties, self.rules)
        self._coming = Coming(self.stack)
        head = hbox(self.title, *self.parts, STRETCH, self.tables, self.books, gap=GAP)
        vbox(head, self.trouble, self.clock, grow(self.stack), gap=10, margins=(MARGIN, 12, MARGIN, 12), on=self)
        self._show_clock()
        self._connect()
        self.hand_on(self.ruling.finder)
        self.retranslate()

    def unkept(self) -> tuple[str, ...]:
        return (*self.penalties.unkept(), *super().unkept())

    def refresh(self) -> None:
        """Show the desk of the tournament in front; what is being entered is kept."""
        self.show_view(self.session.rulings_view())

    def show_view(self, view: RulingsView) -> None:
        """Show a rulings desk."""
        before, self.view = self.view, view
        if before is None or before.tables != view.tables:
            self._show_tables(view)
        self.books.choose(view.book)
        state_house = self._house(view.book)
        spoken = self.spoken()
        self.ruling.open_for(spoken, book=view.book, house=state_house)
        self._behind = {
            GIVEN: partial(self.given.show_given, view),
            PENALTIES: partial(self.penalties.show_penalties, view),
            RULES: partial(self.rules.show_book, view.book, state_house),
        }
        self._catch_up()
        self.clock.use(rulebook(view.book, state_house))
        if self.ruling.draft.table is None or (before is not None and before.tables != view.tables):
            self._take_table()
        else:
            self._look_at_table()

    def open_at(self, seat: Seat) -> None:
        """Rule at this table, about this seat (0: the table only). A case begun at the same seat goes on until its
        ruling is given.
        """
        self._go_to(seat)
        self.ruling.start()

    def rule_on(self, incident: str, seat: Seat | None = None) -> None:
        """Rule on this incident, about this seat (0: the table only). None: at the table that was chosen, at none when
        nobody has chosen one of several. A case begun at the same seat goes on until its ruling is given.
        """
        self._go_to(seat)
        if seat is None and not self._placed and self.tables.count() > 1:
            self.tables.setCurrentIndex(self.tables.count() - 1)
            self._take_table()
        self.ruling.choose(incident)

    def chosen_seat(self) -> Seat | None:
        """The seat the case is about, 0 for the table only."""
        draft = self.ruling.draft
        table = draft.table.table if draft.table is not None else None
        return None if table is None else Seat(table, draft.seat or 0)

    def _rule_here(self, incident: str) -> None:
        """Rule on this incident at the table in sight."""
        self.turn_to(RULE)
        self.ruling.choose(incident)

    def _go_to(self, seat: Seat | None) -> None:
        self.turn_to(RULE)
        if self.view is None:
            self.refresh()
        if seat is not None:
            self._placed = True
            pick(self.tables, seat.table)
            if self.chosen_seat() != seat or self.ruling.is_over():
                self.ruling.begin(self._table(seat.table), seat.number or None)

    def penalize(self, entry: EntryId) -> None:
        self.turn_to(PENALTIES)
        self.penalties.punish(entry)

    def count_penalties(self) -> None:
        """Go to the penalties that run; the button of the first table has the keys."""
        self.turn_to(PENALTIES)
        self.penalties.to_running()

    def to_first_use(self) -> None:
        self.turn_to(RULE)

    def part_in_front(self) -> str:
        return NAMES[self.stack.currentIndex()]

    def turn_to(self, number: int) -> None:
        """Bring one of the parts to the front."""
        for place, button in enumerate(self.parts):
            button.setChecked(place == number)
        if number in self._behind and number not in self._seen and self.isVisible():
            self._announce()
        self._seen.add(number)
        self.stack.setCurrentIndex(number)
        self._catch_up()
        self._show_clock()
        (self.ruling.start, self.given.start, self.penalties.start, self.rules.start)[number]()

    def _announce(self) -> None:
        """Answer the first key of a part at once: its button is down, and its place is empty until it is filled."""
        for button in self.parts:
            button.repaint()
        self._coming.announce()

    def _catch_up(self) -> None:
        """Let the part in front show what has happened since it was there last."""
        show = self._behind.pop(self.stack.currentIndex(), None)
        if show is not None:
            show()

    def make_ready(self) -> Generator[None, None, None]:
        yield from super().make_ready()
        for show in [*self._behind.values()]:
            show()
            yield
        self._behind.clear()
        if not self._sought:
            self._sought = True
            beside(self._ready_search(), "incidents")

    def _ready_search(self) -> Callable[[], None]:
        """What makes ready to look for incidents and rules: the first letter typed would wait for it."""
        incidents, book = self.ruling.finder.ready, self.rules.book

        def ready() -> None:
            incidents()
            if book is not None:
                find_rules_ready(book)

        return ready

    def spoken(self) -> Words:
        """The language the answer is said in: the desk's, or another one for this player."""
        return self._other_words() if self.language.isChecked() else self.session.words

    def _other_words(self) -> Words:
        return self.session.other_languages()[self._other]

    def _on_language(self, on: bool) -> None:
        """Go from the desk's language to each of the others in turn, and back."""
        if not on:
            self._other = (self._other + 1) % len(self.session.other_languages())
            if self._other:
                self.language.setChecked(True)
                return
        self._name_language()
        self.look_again()

    def _name_language(self) -> None:
        """Name on its button the language that is spoken for this player, or would be."""
        words = self.session.words
        other = people.spoken(words, self._other_words().language)
        self.language.say(other)
        self.language.setToolTip(tip(f"{words(texts.SAY_IT)} {other}"))

    def retranslate(self) -> None:
        self._other = 0
        self._name_language()
        self.books.name_all(self.session.words)
        self._fit()
        self.penalties.retranslate()
        self.clock.look()
        self.view = None

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if not self._warm:
            self._warm = True
            QTimer.singleShot(SETTLE, self, self._warm_up)
        if self.stack.currentIndex() == RULE:
            self.ruling.start()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Fit the head to the width: title and keys where there is room; the books' names as far as they fit."""
        self.title.setVisible(self.width() >= TITLED)
        taken = 2 * MARGIN + self.tables.sizeHint().width() + LEAST + 6 * GAP
        taken += self.title.sizeHint().width() if self.width() >= TITLED else 0
        fit_keys(self.parts, self.width() - taken)
        self.books.fit(self.width() - taken - sum(part.sizeHint().width() for part in self.parts) + LEAST)

    def _connect(self) -> None:
        self.tables.activated.connect(self._choose_table)
        self.books.activated.connect(self._choose_book)
        self.language.toggled.connect(self._on_language)
        self.ruling.rule.connect(self._look_up)
        self.rules.chosen.connect(self._rule_here)
        self.given.again.connect(self._rule_here)
        self.given.printed.connect(self.show_paper)
        self.given.chips.connect(lambda ruling: self.ask(RECORD_OF.id, RulingNo(ruling)))
        self.ruling.punish.connect(self._punish)
        self.rules.house.connect(self.show_house)
        self.clock.toggled.connect(self._show_clock)
        key_on(self, "Alt+T", self.language.toggle)
        key_on(self, "Alt+H", self.show_house)

    def show_house(self) -> None:
        """Show the house's own values over the book, to look at and to change."""
        HouseRules(self.session, self).open()

    def show_paper(self, ruling: int) -> None:
        """Show the incident sheet of a ruling, to look at, save and print."""
        from tdapp.ui.pages.rulings.incident_paper import IncidentPaper

        IncidentPaper(self.session, RulingNo(ruling), self).open()

    def _house(self, book: str) -> str:
        """The house's values the tournament rules under; '' , and said over the page, when they do not fit the book.

        That can only be when another version of this program wrote them.
        """
        try:
            house = self.session.ruled_by()
            rulebook(book, house)
        except BadHouse as bad:
            self.trouble.say(house_texts.UNFIT, what=house_texts.unfit_of(self.session.words, bad))
            self.trouble.show()
            return ""
        self.trouble.hide()
        return house

    def _warm_up(self) -> None:
        """Make the tables of hands once the page is painted, beside it: no ruling waits for them, and no key."""
        if not self._sought:
            self._sought = True
            beside(self._ready_search(), "incidents")
        beside(warm_up, "hand tables")

    def _show_clock(self) -> None:
        """Show the clock on a player over every part while it runs; where penalties are, it can be started."""
        self.clock.setVisible(self.clock.running or self.stack.currentIndex() == PENALTIES)

    def _punish(self, advice: Advice) -> None:
        self.turn_to(PENALTIES)
        self.penalties.fill(advice)

    def _show_tables(self, view: RulingsView) -> None:
        words, chosen = self.session.words, self.tables.currentData()
        kept = chosen is not None or self.tables.count() > 1  # a table, or 'no table' chosen among several
        self.tables.clear()
        for table in view.tables:
            self.tables.addItem(words(texts.TABLE_OF, table=table), table)
        if len(view.tables) != 1:
            self.tables.addItem(words(texts.NO_TABLE), None)
        if kept:
            pick(self.tables, chosen)
        self._fit()

    def _choose_table(self) -> None:
        self._placed = True
        self._take_table()
        self.turn_to(self.stack.currentIndex())

    def _take_table(self) -> None:
        self.ruling.draft.at(self._table(self.tables.currentData()), None)

    def _look_at_table(self) -> None:
        """Look at the table as it is now, in case somebody left it or the level went up."""
        draft = self.ruling.draft
        if draft.table is not None:
            now = self._table(draft.table.table)
            if now != draft.table:
                draft.at(now, draft.seat)

    def _table(self, table: TableNo | None) -> CaseTable:
        return self.session.view(case_table, self.session.now(), self.session.club.directory, table)

    def _choose_book(self) -> None:
        book = self.books.currentData()
        self.session.do(discipline.choose_rulebook, book, self.session.house_rules_of(book))
        self.turn_to(self.stack.currentIndex())

    def _look_up(self, number: str) -> None:
        self.turn_to(RULES)
        self.rules.look_up(number)
