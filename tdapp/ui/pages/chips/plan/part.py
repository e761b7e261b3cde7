"""The Plan part: which chips leave at which break, what is brought for them, and what is wrong with the structure."""

from functools import partial

from tdapp.app.chips.chip_sets import sharing
from tdapp.domain import tournament
from tdapp.read.chips.chip_plan import PlanView, plan_view
from tdapp.read.chips.chip_sets import set_view
from tdapp.ui.actions.racing import RACE_CHIP
from tdapp.ui.actions.window import STRUCTURE_PAGE
from tdapp.ui.chip_pictures import ChipPictures
from tdapp.ui.language import say
from tdapp.ui.pages.chips.findings import Findings
from tdapp.ui.pages.chips.plan import texts
from tdapp.ui.pages.chips.plan.table import PlanTable
from tdapp.ui.pages.part import Part
from tdapp.ui.session import Session
from tdapp.ui.widgets.buttons import Button, PrimaryButton
from tdapp.ui.widgets.empty import EmptyState
from tdapp.ui.widgets.keyboard import focus
from tdapp.ui.widgets.label import Label
from tdapp.ui.widgets.layout import grow, hbox, holder, one_of, vbox


class PlanPart(Part):
    """The part that looks ahead: which chips leave play when, and what they are exchanged for."""

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self.view: PlanView | None = None
        self.table = PlanTable(session.words, ChipPictures(session).image)
        say(self.table.setAccessibleName, texts.TABLE)
        self.about = Label("", "muted", wrap=True, name="chip_plan_about")
        self.about.setMinimumHeight(36)
        self.findings = Findings("chip_plan_findings")
        self.race = Button(texts.RACE, self._to_race, on=self, icon="dices", key="Alt+R", name="chip_plan_race")
        to_structure = partial(self.ask, STRUCTURE_PAGE.id)
        self.structure = Button(
            texts.TO_STRUCTURE, to_structure, on=self, icon="list-ordered", key="Alt+E", name="chip_plan_structure"
        )
        self.write = PrimaryButton(
            texts.WRITE, self.write_it, on=self, icon="check", key="Ctrl+S", name="chip_plan_write"
        )
        self.none = EmptyState("chip", texts.NO_SET, texts.NO_SET_WHY)
        self.to_set = self.none.offer(Button(texts.TO_SET, partial(self.part_asked.emit, "set"), name="chip_plan_set"))
        self.nothing = EmptyState("circle-check", texts.NOTHING, texts.NOTHING_WHY)
        self.above = one_of(self.table, self.nothing)
        foot = hbox(grow(self.about), self.race, self.structure, self.write)
        self.body = holder(vbox(grow(self.above), self.findings, foot))
        self.stack = one_of(self.body, self.none)
        vbox(self.stack, on=self)
        self.table.went.connect(self._went)
        self.table.entered.connect(self._to_race)

    def refresh(self) -> None:
        session = self.session
        if session.view(set_view).chip_set is None:
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

    def take_focus(self) -> None:
        shown = self.table if self.view is not None and self.view.steps else self.structure
        focus(self.to_set if self.view is None else shown)

    def write_it(self) -> None:
        """Race every chip off at its best break."""
        if self.view is not None and self.view.suggested is not None and self.write.isEnabled():
            self.session.do(tournament.change_structure, self.view.suggested)

    def _why_not_write(self, view: PlanView) -> str:
        if view.suggested is None:
            return self.session.words(texts.WRITTEN)
        return self.session.why_not(tournament.change_structure, view.suggested)

    def _went(self) -> None:
        """Say what is to be brought for the chip the keyboard is at."""
        step, words = self.table.step(), self.session.words
        if step is None:
            self.about.setText("")
        elif step.done:
            new = step.new.value if step.new is not None else 0
            done = {"old": step.old.value, "new": new, "taken": step.pieces, "given": step.bring_all, "n": step.tables}
            self.about.setText(words(texts.ABOUT_RACED if step.pieces else texts.ABOUT_DONE, **done))
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
        """Go to the race desk, about to race off the chip the keyboard is at."""
        step = self.table.step()
        if step is None or step.done:
            self.part_asked.emit("race")
        else:
            self.ask(RACE_CHIP.id, step.old.value)
