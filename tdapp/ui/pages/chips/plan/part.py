"""The Plan part: which chips leave at which break, what is brought for them, and what is wrong with the structure."""

from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from tdapp.app.chips.chip_sets import sharing
from tdapp.domain import tournament
from tdapp.read.chips.chip_plan import PlanView, plan_view
from tdapp.read.chips.chip_sets import set_view
from tdapp.ui.actions.racing import RACE_CHIP
from tdapp.ui.actions.tournament import change_structure
from tdapp.ui.actions.window import STRUCTURE_PAGE
from tdapp.ui.chip_pictures import ChipPictures
from tdapp.ui.pages.chips.findings import Findings
from tdapp.ui.pages.chips.plan import texts
from tdapp.ui.pages.chips.plan.table import PlanTable
from tdapp.ui.pages.part import Part
from tdapp.ui.session import Session
from tdapp.ui.widgets.buttons import Button, PrimaryButton
from tdapp.ui.widgets.empty import EmptyState
from tdapp.ui.widgets.label import Label
from tdapp.ui.widgets.shortcuts import key_on

RACE_KEY, WRITE_KEY, STRUCTURE_KEY = "Alt+R", "Ctrl+S", "Alt+E"


class PlanPart(Part):
    """Looks ahead: which chips leave play when, and what they are exchanged for."""

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self.view: PlanView | None = None
        self.table = PlanTable(session.words, ChipPictures(session).image)
        self.about = Label("", "muted", wrap=True)
        self.about.setObjectName("chip_plan_about")
        self.findings = Findings("chip_plan_findings")
        self.race = Button(icon="dices", key=RACE_KEY, name="chip_plan_race")
        self.structure = Button(icon="list-ordered", key=STRUCTURE_KEY, name="chip_plan_structure")
        self.write = PrimaryButton(icon="check", key=WRITE_KEY, name="chip_plan_write")
        self.none = EmptyState("chip")
        self.to_set = self.none.offer(Button(name="chip_plan_set"), partial(self.part_asked.emit, "set"))
        self.nothing = EmptyState("circle-check")
        self._lay_out()
        self._connect()
        self.retranslate()

    def refresh(self) -> None:
        session = self.session
        chips = session.view(set_view)
        if chips.chip_set is None:
            self.view = None
            self.stack.setCurrentWidget(self.none)
        else:
            shared = sharing(session.club, session.tournament) if session.tournament is not None else ()
            self.show_view(session.view(plan_view, session.now(), sharing=shared))

    def show_view(self, view: PlanView) -> None:
        """Show this plan."""
        words, self.view = self.session.words, view
        self.stack.setCurrentWidget(self.body)
        self.table.show_view(view, words)
        self.above.setCurrentWidget(self.table if view.steps else self.nothing)
        found = [(words.said(each.said), "danger" if each.grave else "warning") for each in view.findings]
        self.findings.show_findings(found or [(words(texts.ALL_WELL), "accent")])
        self.write.allow(self._why_not_write(view))
        self._went()

    def retranslate(self) -> None:
        words = self.session.words
        for button, text in (
            (self.race, texts.RACE),
            (self.structure, texts.TO_STRUCTURE),
            (self.write, texts.WRITE),
            (self.to_set, texts.TO_SET),
        ):
            button.say(words(text))
        self.table.setAccessibleName(words(texts.TABLE))
        self.none.say(words(texts.NO_SET), words(texts.NO_SET_WHY))
        self.nothing.say(words(texts.NOTHING), words(texts.NOTHING_WHY))

    def take_focus(self) -> None:
        shown = self.table if self.view is not None and self.view.steps else self.structure
        (self.to_set if self.view is None else shown).setFocus(Qt.FocusReason.OtherFocusReason)

    def write_it(self) -> None:
        """Race every chip off at its best break."""
        if self.view is not None and self.view.suggested is not None and self.write.isEnabled():
            change_structure(self.session, self.view.suggested)

    def _why_not_write(self, view: PlanView) -> str:
        if view.suggested is None:
            return self.session.words(texts.WRITTEN)
        return self.session.why_not(tournament.change_structure, view.suggested)

    def _went(self) -> None:
        """What is to be brought for the chip the keyboard is at."""
        step, words = self.table.step(), self.session.words
        if step is None:
            self.about.setText("")
        elif step.done:
            new = step.new.value if step.new is not None else 0
            self.about.setText(words(texts.ABOUT_DONE, old=step.old.value, new=new))
        elif step.new is None or (step.at is None and step.best is None):
            self.about.setText(words(texts.ABOUT_STAYS, old=step.old.value))
        elif not step.pieces:
            self.about.setText(words(texts.ABOUT_OPEN))
        else:
            said = words(
                texts.ABOUT,
                old=step.old.value,
                pieces=step.pieces,
                n=step.tables,
                bring=step.bring,
                new=step.new.value,
                all=step.bring_all,
            )
            self.about.setText(f"{said} {words(texts.AT_MOST, n=step.raced)}")

    def _to_race(self) -> None:
        """The race desk, about to race off the chip the keyboard is at."""
        step = self.table.step()
        if step is None or step.done:
            self.part_asked.emit("race")
        else:
            self.ask(RACE_CHIP.id, step.old.value)

    def _to_structure(self) -> None:
        self.ask(STRUCTURE_PAGE.id)

    def _lay_out(self) -> None:
        self.above = QStackedWidget()
        self.above.addWidget(self.table)
        self.above.addWidget(self.nothing)
        foot = QHBoxLayout()
        foot.setSpacing(8)
        self.about.setMinimumHeight(36)
        foot.addWidget(self.about, 1)
        for button in (self.race, self.structure, self.write):
            foot.addWidget(button)
        self.body = QWidget()
        column = QVBoxLayout(self.body)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addWidget(self.above, 1)
        column.addWidget(self.findings)
        column.addLayout(foot)
        self.stack = QStackedWidget()
        self.stack.addWidget(self.body)
        self.stack.addWidget(self.none)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(self.stack)

    def _connect(self) -> None:
        self.table.went.connect(self._went)
        self.table.entered.connect(self._to_race)
        self.race.clicked.connect(self._to_race)
        self.structure.clicked.connect(self._to_structure)
        self.write.clicked.connect(self.write_it)
        key_on(self, RACE_KEY, self._to_race)
        key_on(self, STRUCTURE_KEY, self._to_structure)
        key_on(self, WRITE_KEY, self.write_it)
