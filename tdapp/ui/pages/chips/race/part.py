"""The Race part: what is raced off next, the race that goes on, and chips that turn up, are hidden or get lost."""

from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from tdapp.domain.units import Chips, RulingNo
from tdapp.read.chips.race import RaceView, TableState, race_going_on, races_over
from tdapp.read.chips.race_choice import RaceChoice, race_choice
from tdapp.read.chips.ruling_chips import first_to_record
from tdapp.ui.actions.racing import RESULTS, SHEETS
from tdapp.ui.pages.chips.race import said, texts
from tdapp.ui.pages.chips.race.begin import Begin
from tdapp.ui.pages.chips.race.found import Found
from tdapp.ui.pages.chips.race.going import Going
from tdapp.ui.pages.part import Part
from tdapp.ui.session import Session
from tdapp.ui.widgets.buttons import Button
from tdapp.ui.widgets.card import Card
from tdapp.ui.widgets.empty import EmptyState
from tdapp.ui.widgets.keyboard import focus
from tdapp.ui.widgets.label import Label
from tdapp.ui.widgets.layout import STRETCH, Stretch, at, grow, hbox, one_of, scrolled, vbox
from tdapp.ui.widgets.recurring import PRINT


class RacePart(Part):
    """The part that shows one of: how to begin, the race, nothing to race. The form for chips found stands in
    their place when wanted.
    """

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self.race: RaceView | None = None
        self.begin, self.going, self.found = Begin(session), Going(session), Found(session)
        self.empty = EmptyState("chip")
        to_set = Button(
            texts.NO_SET_DO, partial(self.part_asked.emit, "set"), icon="chip", key="Alt+1", name="race_to_set"
        )
        self.to_set = self.empty.offer(to_set)
        self.over = Card(texts.OVER, margin=16)
        self.lines: list[Label] = []
        self.found_it = Button(
            texts.LATE, partial(self.show_found), on=self, icon="search", key="Alt+F", name="race_found"
        )
        self.sheets = Button(texts.SHEETS, self.show_sheets, on=self, icon="printer", key=PRINT, name="race_papers")
        self.before = scrolled(vbox(self.begin, self.over, STRETCH, gap=10), sideways=False)
        self._here: QWidget = self.before  # what is shown when the form is not
        self.stack = one_of(self.before, self.going, self.found, self.empty)
        right = Qt.AlignmentFlag.AlignRight
        asides = (at(right, each) for each in (self.sheets, self.found_it, self.begin.go))
        foot = hbox(grow(self.going.feet), Stretch(0), *asides, gap=12)
        vbox(grow(self.stack), foot, on=self)
        self.begin.begun.connect(self.take_focus)
        self.going.ended.connect(self.take_focus)
        self.found.left.connect(self._on_found_left)

    # Showing

    def unkept(self) -> tuple[str, ...]:
        return (*self.going.unkept(), *super().unkept())

    def refresh(self) -> None:
        session = self.session
        self.show_view(
            session.view(race_going_on, session.club.directory),
            session.view(race_choice, session.now()),
            session.view(races_over, session.club.directory),
        )

    def show_view(self, race: RaceView | None, choice: RaceChoice | None, over: tuple[RaceView, ...]) -> None:
        """Show the race that goes on, or what may be raced off. The keyboard follows where what it was in is gone."""
        self.race = race
        had_keys = self.stack.isAncestorOf(self.window().focusWidget())
        before, self._here = self._here, self._what(race, choice)
        self._show_over(over)
        in_form = self.stack.currentWidget() is self.found
        if in_form:
            self.found.refresh()
        else:
            self.stack.setCurrentWidget(self._here)
        self.going.feet.setVisible(self._here is self.going and not in_form)
        self.begin.go.setVisible(self._here is self.before and not in_form)
        self.sheets.setVisible(self._here is not self.empty and not in_form)
        self.found_it.setVisible(choice is not None and not in_form)
        if had_keys and not in_form and before is not self._here:
            self.take_focus()

    def _what(self, race: RaceView | None, choice: RaceChoice | None) -> QWidget:
        """The widget that is in sight beside the form, showing the race or the choice."""
        if race is not None:
            self.going.show_view(race)
            return self.going
        if choice is not None and choice.seated and choice.offers:
            self.begin.show_choice(choice)
            return self.before
        title, why = (
            (texts.NO_SET, texts.NO_SET_WHY)
            if choice is None
            else (texts.NO_MORE, texts.NO_MORE_WHY)
            if choice.seated
            else (texts.NO_TABLES, texts.NO_TABLES_WHY)
        )
        self.empty.say(title, why)
        self.to_set.setVisible(choice is None)
        return self.empty

    def take_focus(self) -> None:
        here = self.stack.currentWidget()
        if here is self.found:
            self.found.take_focus()
        elif here is self.going:
            self.going.take_focus()
        elif here is self.before:
            self.begin.olds.take_focus()
        else:
            focus(self.empty)

    # Doing

    def choose(self, old: Chips) -> None:
        """Choose these chips to leave; while a race is on, go to it."""
        self.refresh()
        if self.race is None:
            self.begin.choose_old(old)
        elif self.stack.currentWidget() is self.found:
            self._on_found_left()

    def show_found(self, ruling: RulingNo | None = None) -> None:
        """Show the form for chips found, hidden or lost, filled in from a ruling where one is named."""
        self.stack.setCurrentWidget(self.found)
        self.refresh()
        if ruling is None:
            self.found.begin()
        else:
            self.found.begin_with(ruling)
        self.found.take_focus()

    def show_sheets(self) -> None:
        """Show the sheets of the race: to write on while no table is done, then what it came to."""
        race = self.race
        done = race is not None and bool(race.in_state(TableState.DONE))
        over = race is None and bool(self.lines) and self.lines[0].isVisibleTo(self.over)
        self.ask(RESULTS.id if done or over else SHEETS.id)

    def show_to_record(self) -> None:
        """Show the form for the first ruling whose chips nobody has recorded; an empty one where there is none."""
        self.show_found(self.session.view(first_to_record))

    def _on_found_left(self) -> None:
        self.stack.setCurrentWidget(self._here)
        self.refresh()
        self.take_focus()

    def _show_over(self, over: tuple[RaceView, ...]) -> None:
        """Show the races that are over, a line each."""
        words = self.session.words
        self.over.setVisible(bool(over))
        while len(self.lines) < len(over):
            self.lines.append(Label("", "table", wrap=True))
            self.over.column.addWidget(self.lines[-1])
        for number, line in enumerate(self.lines):
            line.setVisible(number < len(over))
            if number < len(over):
                line.setText(said.over(words, over[number]))
