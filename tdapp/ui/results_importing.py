"""Importing the results of a past evening that another program ran: who finished where, then kept in one go.

Whoever is new comes into the club with it. Nothing is kept before the button is pressed.
"""

import re
from collections.abc import Generator
from functools import partial
from pathlib import Path

from PySide6.QtWidgets import QLineEdit, QWidget

from tdapp.app.club.usual import usual_of
from tdapp.app.lists.columns import Column, Columns
from tdapp.app.lists.csv_files import ReadList
from tdapp.app.people.past_evenings import Finished, Titled, is_kept, keeping
from tdapp.app.people.people_exchange import known_people
from tdapp.app.registration.exchange import Person
from tdapp.app.registration.results_plan import RESULT_COLUMNS, ResultsPlan, planning_results
from tdapp.domain.units import Money
from tdapp.read.people.names import PlayerName
from tdapp.texts import QT_TRANSLATE_NOOP
from tdapp.ui.actions.guarded import guarded
from tdapp.ui.background import InParts
from tdapp.ui.importing import REASONS as OF_ENTRANTS
from tdapp.ui.importing import said_bad
from tdapp.ui.list_importing import NO_NAME_COLUMN, ListImporting
from tdapp.ui.session import CLUB, Session
from tdapp.ui.widgets.label import Label
from tdapp.ui.widgets.layout import grow, hbox
from tdapp.ui.widgets.seen_lines import SeenLines
from tdapp.ui.widgets.typed_in import forget_typed
from tdapp.words.parsing import BadInput, parse_day
from tdapp.words.say import Words

TITLE = QT_TRANSLATE_NOOP("Import", "Import results of a past evening")
CHOOSE = QT_TRANSLATE_NOOP("Import", "Choose a list of results")
EVENING = QT_TRANSLATE_NOOP("Import", "&Evening:", "the name of a past tournament")
DAY = QT_TRANSLATE_NOOP("Import", "&Day:")
COMING = QT_TRANSLATE_NOOP("Import", "%n results can be imported", "", 1)
NEW = QT_TRANSLATE_NOOP("Import", "%n of these players are new to the club", "", 1)
WHO = QT_TRANSLATE_NOOP("Import", "Places, players and prizes")
LEFT_OUT = QT_TRANSLATE_NOOP("Import", "%n rows are left out:", "", 1)
NONE_LEFT_OUT = QT_TRANSLATE_NOOP("Import", "No row is left out.")
BAD_ROWS = QT_TRANSLATE_NOOP("Import", "Rows that are left out, with their lines")
TAKE = QT_TRANSLATE_NOOP("Import", "Save %n results", "", 1)
NO_PLACE_COLUMN = QT_TRANSLATE_NOOP("Import", "Say which column has the places.")
NO_EVENING = QT_TRANSLATE_NOOP("Import", "Type the name of the evening.")
NO_DAY = QT_TRANSLATE_NOOP("Import", "Type the day of the evening, such as {day}.")
NOTHING = QT_TRANSLATE_NOOP("Import", "No result in this list can be imported.")
LINE = QT_TRANSLATE_NOOP("Import", "{place}. {name}", "a place in the results of a past evening")
LINE_PRIZE = QT_TRANSLATE_NOOP("Import", "{place}. {name}: {prize}", "with a prize")
REBUYS = QT_TRANSLATE_NOOP("Import", "%n rebuys", "", 1)
ADD_ONS = QT_TRANSLATE_NOOP("Import", "%n add-ons", "", 1)
SAVING = QT_TRANSLATE_NOOP("Import", "Saving")
REPLACES = QT_TRANSLATE_NOOP("Import", "The club has an evening of this name and day; this list takes its place.")
DONE = QT_TRANSLATE_NOOP("Import", "Results of {evening} saved: each player's past evenings show them")
REASONS = {
    **OF_ENTRANTS,
    "row.no_place": QT_TRANSLATE_NOOP("Import", "'{typed}' is not a place"),
    "row.place_missing": QT_TRANSLATE_NOOP(
        "Import", "no place is given; write one in the list, or say which column has it"
    ),
    "row.no_prize": QT_TRANSLATE_NOOP("Import", "'{typed}' is not an amount"),
}
_DAY = re.compile(r"\d{4}-\d{2}-\d{2}|\d{1,2}[.-]\d{1,2}[.-]\d{4}")


class ResultsImporting(ListImporting):
    """The window that shows the results of an evening before they are kept."""

    choose = CHOOSE

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(session, parent, title=TITLE, kinds=RESULT_COLUMNS)
        self.setObjectName("results_importing")
        self.setMinimumSize(760, 600)
        self.planned: ResultsPlan | None = None
        self._known: list[Person] | None = None
        self.currency = usual_of(session.club).currency
        self.evening, self.day = QLineEdit(), QLineEdit()
        self.evening.setMaxLength(60)
        line = []
        for field, name, caption in ((self.evening, "results_evening", EVENING), (self.day, "results_day", DAY)):
            field.setObjectName(name)
            field.textChanged.connect(self._show_why)
            label = Label(caption)
            label.setBuddy(field)
            line += [label, grow(field) if field is self.evening else field]
        self.coming, self.left_out = Label("", "head"), Label("", "muted")
        self.good, self.bad = SeenLines("results_good", WHO), SeenLines("results_bad", BAD_ROWS)
        self.replaces = Label(REPLACES, tone="warning", wrap=True)
        self.replaces.hide()
        self.take.show_icon("check")
        above = (hbox(*line, gap=None), self.replaces, self.progress, self.coming)
        self.stand(*above, self.good, self.left_out, self.bad)

    def show_sheet(self, sheet: ReadList, name: str) -> None:
        if not self.evening.text():
            stem = Path(name).stem
            found = _DAY.search(stem)
            self.day.setText(found[0] if found else "")
            self.evening.setText(" ".join((stem.replace(found[0], " ") if found else stem).replace("_", " ").split()))
        super().show_sheet(sheet, name)

    def plan(self) -> None:
        if self.sheet is None:
            return
        work = self._who_is_who(self.sheet, self.choices.columns())
        self.begin(InParts(work, self), len(self.sheet.rows), self._planned)

    def _who_is_who(self, sheet: ReadList, columns: Columns) -> Generator[int, None, ResultsPlan]:
        if self._known is None:
            known = yield from known_people(self.session.club.people)
            self._known = [
                Person(each.player, PlayerName(each.data.last, each.data.first), each.data.club_no or None)
                for each in known
            ]
        return (yield from planning_results(sheet, columns, self._known, self.currency))

    def _planned(self, plan: ResultsPlan) -> None:
        self.end()
        words = self.session.words
        self.planned = plan
        new = sum(each.who.player is None for each in plan.good)
        self.coming.setText(words(COMING, n=len(plan.good)) + ("; " + words(NEW, n=new) if new else ""))
        self.good.show_lines(len(plan.good), lambda row: self._said(plan.good[row], words))
        self.left_out.say(LEFT_OUT if plan.bad else NONE_LEFT_OUT, n=len(plan.bad))
        self.bad.show_lines(len(plan.bad), lambda row: said_bad(plan.bad[row], words, REASONS))
        self.take.say(TAKE, n=len(plan.good))
        self._show_why()
        self.settle()

    def _said(self, each: Finished, words: Words) -> str:
        who = each.who
        name = (self.session.club.directory[who.player] if who.player is not None else who.name).full
        place = words.number(each.first) if each.first == each.last else f"{each.first}-{each.last}"
        bought = [words(text, n=many) for text, many in ((REBUYS, each.rebuys), (ADD_ONS, each.add_ons)) if many]
        line = words(LINE_PRIZE if each.prize else LINE, place=place, name=name, prize=Money(each.prize, self.currency))
        return ", ".join((line, *bought))

    def _show_why(self) -> None:
        if self.planned is not None and not self.busy:
            why = self._why_not(self.planned)
            self.take.allow(why)
            again = not why and is_kept(self.session.club, self.evening.text(), parse_day(self.day.text()))
            self.replaces.setVisible(again)

    def _why_not(self, plan: ResultsPlan) -> str:
        words, columns = self.session.words, self.choices.columns()
        if not columns.named:
            return words(NO_NAME_COLUMN)
        if Column.PLACE not in columns.kinds:
            return words(NO_PLACE_COLUMN)
        if not plan.good:
            return words(NOTHING)
        if not self.evening.text().strip():
            return words(NO_EVENING)
        try:
            parse_day(self.day.text())
        except BadInput:
            return words(NO_DAY, day="2026-03-13")
        return ""

    def take_all(self) -> None:
        """Keep the evening with whoever is new to the club: everything, or nothing if it is left before the end."""
        if self.planned is None or self.busy or not self.take.isEnabled():
            return
        evening = Titled(self.evening.text(), parse_day(self.day.text()), self.currency)
        self._let_change(False)
        self.coming.say(SAVING)
        saving = InParts(keeping(self.session.club, evening, self.planned.good), self)
        self.begin(saving, sum(each.who.player is None for each in self.planned.good), self._kept)

    def _kept(self, _key: str) -> None:
        self.end()
        self.session.changed.emit(CLUB)
        self.session.tell(DONE, evening=self.evening.text().strip())
        forget_typed(self)
        self.accept()

    def fail(self, error: Exception) -> None:
        """Tell why it could not be kept; what was typed stays, to be put right."""
        if self.evening.isEnabled():
            super().fail(error)
            return
        self.end()
        self._let_change(True)
        guarded(self.session, partial(_raised, error))
        if self.planned is not None:
            self._planned(self.planned)

    def _let_change(self, changes: bool) -> None:
        for widget in (self.choices, self.evening, self.day):
            widget.setEnabled(changes)


def _raised(error: Exception) -> None:
    raise error
