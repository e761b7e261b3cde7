"""Importing the results of a past evening that another program ran: who finished where, then kept in one go.

Whoever is new comes into the club with it. Nothing is kept before the button is pressed.
"""

import re
from functools import partial
from pathlib import Path

from PySide6.QtWidgets import QLineEdit, QWidget

from tdapp.app.club.usual import usual_of
from tdapp.app.lists.columns import Column
from tdapp.app.lists.csv_files import ReadList
from tdapp.app.people.past_evenings import PastEvening, PastResult, ask_to_keep, keep_past_evening
from tdapp.app.registration.exchange import Person
from tdapp.app.registration.results_plan import RESULT_COLUMNS, Finished, ResultsPlan, planning_results
from tdapp.domain.units import Money
from tdapp.texts import QT_TRANSLATE_NOOP
from tdapp.ui.actions.guarded import guarded
from tdapp.ui.background import InParts
from tdapp.ui.importing import REASONS as OF_ENTRANTS
from tdapp.ui.importing import said_bad
from tdapp.ui.list_importing import NO_NAME_COLUMN, ListImporting
from tdapp.ui.session import Session
from tdapp.ui.widgets.inputs import list_widget
from tdapp.ui.widgets.label import Label
from tdapp.ui.widgets.layout import grow, hbox
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
DONE = QT_TRANSLATE_NOOP("Import", "Results of {evening} saved: each player's past evenings show them")
REASONS = {
    **OF_ENTRANTS,
    "row.no_place": QT_TRANSLATE_NOOP("Import", "'{typed}' is not a place"),
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
        self.good = list_widget("results_good", WHO, wrapped=False)
        self.bad = list_widget("results_bad", BAD_ROWS, wrapped=False)
        self.take.show_icon("check")
        self.stand(hbox(*line, gap=None), self.progress, self.coming, self.good, self.left_out, self.bad)

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
        club = self.session.club
        everybody = list(club.people.counted())
        people = (Person(player, name, club.club_numbers.get(player)) for player, name in everybody)
        work = planning_results(self.sheet, self.choices.columns(), people, self.currency)
        self.begin(InParts(work, self), len(self.sheet.rows), self._planned)

    def _planned(self, plan: ResultsPlan) -> None:
        self.end()
        words, directory = self.session.words, self.session.club.directory
        self.planned = plan
        new = sum(each.who.player is None for each in plan.good)
        self.coming.setText(words(COMING, n=len(plan.good)) + ("; " + words(NEW, n=new) if new else ""))
        self.good.clear()
        for each in plan.good:
            name = directory[each.who.player] if each.who.player is not None else each.who.name
            self.good.addItem(self._said(each, name.full, words))
        self.good.setVisible(bool(plan.good))
        self.left_out.say(LEFT_OUT if plan.bad else NONE_LEFT_OUT, n=len(plan.bad))
        self.bad.clear()
        self.bad.addItems([said_bad(row, words, REASONS) for row in plan.bad])
        self.bad.setVisible(bool(plan.bad))
        self.take.say(TAKE, n=len(plan.good))
        self._show_why()
        self.settle()

    def _said(self, each: Finished, name: str, words: Words) -> str:
        place = words.number(each.first) if each.first == each.last else f"{each.first}-{each.last}"
        prize = Money(each.prize, self.currency)
        return words(LINE_PRIZE if each.prize else LINE, place=place, name=name, prize=prize)

    def _show_why(self) -> None:
        if self.planned is not None and not self.busy:
            self.take.allow(self._why_not(self.planned))

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
        """Add the new ones to the club and keep the evening."""
        if self.planned is None or self.busy or not self.take.isEnabled():
            return
        club, good = self.session.club, self.planned.good
        if guarded(self.session, partial(ask_to_keep, club, self.evening.text())) is None:
            return  # and nobody has come into the club
        people = [(each.who.name, each.who.club_no or "") for each in good if each.who.player is None]
        added = guarded(self.session, partial(club.add_players, people)) if people else ()
        if added is None:
            return
        new = iter(added)
        results = tuple(
            PastResult(
                each.who.player if each.who.player is not None else next(new),
                each.first, each.last, each.prize, each.entries,
            )
            for each in good
        )  # fmt: skip
        evening = PastEvening(self.evening.text(), parse_day(self.day.text()), self.currency, results)
        if guarded(self.session, partial(keep_past_evening, club, evening)) is not None:
            self.session.tell(DONE, evening=evening.name)
            self.accept()
