"""Importing people into the club's directory: choose a file, say what its columns are, see what would happen, save.

Nothing is kept before the button is pressed, and then everything at once.
"""

from collections import Counter
from collections.abc import Callable, Generator, Mapping
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView, QWidget

from tdapp.app.lists.columns import Column, Columns
from tdapp.app.lists.csv_files import ReadList
from tdapp.app.people.people_exchange import Saved, known_people, saving
from tdapp.app.people.people_likely import Likely
from tdapp.app.people.people_likely import looking as looking_for
from tdapp.app.people.people_plan import PEOPLE_COLUMNS, Fate, KnownPerson, PeoplePlan, planning
from tdapp.texts import QT_TRANSLATE_NOOP
from tdapp.ui.background import InParts, InThread
from tdapp.ui.list_importing import NO_NAME_COLUMN, ListImporting
from tdapp.ui.people_rows import PeopleRows, Policy
from tdapp.ui.session import CLUB, Session
from tdapp.ui.widgets.buttons import Button
from tdapp.ui.widgets.inputs import choice_box
from tdapp.ui.widgets.label import Label
from tdapp.ui.widgets.layout import STRETCH, hbox

TITLE = QT_TRANSLATE_NOOP("Import", "Import players into the club")
KNOWN = QT_TRANSLATE_NOOP("Import", "&Players the club knows:")
POLICIES = {
    Policy.UPDATE: QT_TRANSLATE_NOOP("Import", "use what the list says"),
    Policy.SKIP: QT_TRANSLATE_NOOP("Import", "leave them unchanged"),
    Policy.NEW: QT_TRANSLATE_NOOP("Import", "add as new, except by club card"),
}
ROWS = QT_TRANSLATE_NOOP("Import", "What happens to each row")
TURN = QT_TRANSLATE_NOOP("Import", "Change this row")
COUNTING = QT_TRANSLATE_NOOP("Import", "Checking who is who")
COUNTED = QT_TRANSLATE_NOOP("Import", "New: {new}. Changed: {changed}. Unchanged: {same}. Left out: {bad}.")
SAVING = QT_TRANSLATE_NOOP("Import", "Saving")
SAVE = QT_TRANSLATE_NOOP("Import", "Save %n players", "", 1)
LOOKING = QT_TRANSLATE_NOOP("Import", "Checking whether the club knows the new ones by another name")
JOIN = QT_TRANSLATE_NOOP("Import", "Accept %n likely matches", "", 1)
NOTHING = QT_TRANSLATE_NOOP("Import", "Nothing in this list is new to the club.")
DONE = QT_TRANSLATE_NOOP("Import", "Players imported: {new} new, {changed} changed")


class PeopleImporting(ListImporting):
    """The window that shows what a list would do to the directory before it does it. `saved`: it was saved."""

    saved = Signal(object)

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        kinds = [*PEOPLE_COLUMNS, *([Column.BORN] if session.club.people.rules().private else [])]
        super().__init__(session, parent, title=TITLE, kinds=kinds)
        self.setObjectName("people_importing")
        self.setMinimumSize(820, 600)
        self.bad = 0  # rows that cannot be taken
        self._known: list[KnownPerson] | None = None
        self._looking: InParts | None = None  # goes on while rows are looked through, and stops when they are saved
        self._build()
        known = hbox(self.known_label, self.policy, STRETCH, gap=None)
        self.stand(known, self.counted, self.progress, self.looking, self.table, buttons=(self.turn, self.join))
        self.finished.connect(self._stop_looking)

    def _build(self) -> None:
        words = self.session.words
        self.policy = choice_box("import_policy", POLICIES)
        self.known_label = Label(KNOWN)
        self.known_label.setBuddy(self.policy)
        self.rows = PeopleRows(words)
        self.table = QTableView()
        self.table.setObjectName("import_rows")
        self.table.setAccessibleName(words(ROWS))
        self.table.setModel(self.rows)
        self.table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.table.setWordWrap(False)
        self.table.setTabKeyNavigation(False)
        self.table.verticalHeader().hide()
        self.table.verticalHeader().setDefaultSectionSize(26)
        self.table.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
        self.table.horizontalHeader().setStretchLastSection(True)
        for column, width in enumerate((60, 240, 130)):
            self.table.setColumnWidth(column, width)
        self.counted = Label("", "head")
        self.turn = Button(TURN, self.turn_rows, on=self.table, key="Space", name="import_turn")
        self.join = Button("", self.join_all, on=self, icon="users", key="Alt+J", name="import_join")
        self.looking = Label("", "caption")
        self.looking.hide()
        self.policy.currentIndexChanged.connect(self._choose)
        self.table.doubleClicked.connect(lambda index: self._turn([index.row()]))

    # Looking who is who

    def plan(self) -> None:
        if self.sheet is None:
            return
        counting = InParts(self._who_is_who(self.sheet, self.choices.columns()), self)
        self.counted.say(COUNTING)
        self.begin(counting, len(self.sheet.rows), self._planned)

    def _who_is_who(self, sheet: ReadList, columns: Columns) -> Generator[int, None, PeoplePlan]:
        people = self.session.club.people
        if self._known is None:
            self._known = yield from known_people(people)
        return (yield from planning(sheet, columns, self._known, self.session.club.time.now().date()))

    def _planned(self, plan: PeoplePlan) -> None:
        self.end()
        self.bad = len(plan.bad)
        self.rows.show_plan(plan, self._policy())
        self._count()
        self.settle()
        self._look_for_likely(plan)

    def _look_for_likely(self, plan: PeoplePlan) -> None:
        """Go on looking for people whom the new rows may be: that takes longer, and nobody has to wait for it."""
        looking = InParts(looking_for(self.session.club.people, plan, self._known or ()), self)
        looking.done.connect(self._likely)
        self.looking.say(LOOKING)
        self.looking.setVisible(any(arrival.known is None for arrival in plan.arrivals))
        self._looking = looking
        looking.start()

    def _likely(self, likely: Mapping[int, Likely]) -> None:
        self._stop_looking()
        if likely:
            self.rows.show_likely(likely)
        self._count()

    def _stop_looking(self) -> None:
        if self._looking is not None:
            self._looking.stop()
        self._looking = None
        self.looking.hide()

    def join_all(self) -> None:
        """Make every new row the person it is likely to be."""
        if not self.busy:
            self.rows.join_all()
            self._count()

    def _policy(self) -> Policy:
        return Policy(self.policy.currentData())

    def _choose(self) -> None:
        self.rows.choose(self._policy())
        self._count()

    def turn_rows(self) -> None:
        """Turn the chosen rows to the next thing that may become of each."""
        self._turn([index.row() for index in self.table.selectionModel().selectedRows()])

    def _turn(self, rows: list[int]) -> None:
        if not self.busy:
            for row in rows:
                self.rows.turn(row)
            self._count()

    def _count(self) -> None:
        """Say what would happen; while something runs nothing can be saved."""
        if self.busy or self.sheet is None:
            return
        words = self.session.words
        fates = Counter(fate for _arrival, fate in self.rows.decided())
        new, changed, same = fates[Fate.NEW], fates[Fate.UPDATE], fates[Fate.SAME] + fates[Fate.SKIP]
        self.counted.say(COUNTED, new=new, changed=changed, same=same, bad=self.bad)
        self.take.say(SAVE, n=new + changed)
        why = "" if self.choices.columns().named else words(NO_NAME_COLUMN)
        self.take.allow(why or ("" if new + changed else words(NOTHING)))
        self.turn.allow("" if self.rows.rowCount() else words(NOTHING))
        likely = self.rows.joinable()
        self.join.say(JOIN, n=likely)
        self.join.setVisible(likely > 0)
        self.join.allow("")

    # Saving

    def take_all(self) -> None:
        """Keep what was decided: everything, or nothing if it is left before the end."""
        if self.busy or not self.take.isEnabled():
            return
        decided = self.rows.decided()
        keeping = InParts(saving(self.session.club.people, decided), self)
        keeping.told.connect(self._kept)
        for widget in (self.choices, self.policy, self.table):
            widget.setEnabled(False)
        self.counted.say(SAVING)
        self.begin(keeping, len(decided), self._saved)

    def _kept(self, rows: int) -> None:
        """Turn leaving off while the last part writes all rows: from then on nothing is left to leave."""
        self.leave.setEnabled(rows < self.progress.maximum())

    def reject(self) -> None:
        """Close the window by Esc or its own cross, but not while the last part of the saving runs."""
        if self.leave.isEnabled():
            super().reject()

    def _saved(self, saved: Saved) -> None:
        self.end()
        self.session.changed.emit(CLUB)
        self.session.tell(DONE, new=saved.new, changed=saved.changed)
        self.saved.emit(saved)
        self.accept()

    def begin(self, work: InThread | InParts, most: int, then: Callable[[Any], None]) -> None:
        self._stop_looking()
        super().begin(work, most, then)
        self.join.setEnabled(False)
        self.turn.setEnabled(False)
