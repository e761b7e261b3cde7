"""Importing a list of players: choose a file, say what its columns are, see who would come in and who cannot, confirm.

Nothing is registered before the button is pressed; then everybody comes in with one act, which one undo takes back.
"""

from collections.abc import Mapping
from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QListWidget, QWidget

from tdapp.app.deeds import register
from tdapp.app.lists.columns import Columns
from tdapp.app.lists.csv_files import BadRow
from tdapp.app.registration.exchange import ENTRY_COLUMNS, ImportPlan, Person, planning
from tdapp.domain.money.terms import NOT_CODED, Tender
from tdapp.domain.registration import entries
from tdapp.domain.state import State
from tdapp.domain.units import Cents, EntryId, Money, PlayerId
from tdapp.texts import QT_TRANSLATE_NOOP, Text
from tdapp.ui.actions.guarded import guarded
from tdapp.ui.background import InParts
from tdapp.ui.list_importing import NO_NAME_COLUMN, ListImporting
from tdapp.ui.session import Session
from tdapp.ui.sheet_choices import ROW_REASONS
from tdapp.ui.widgets.buttons import Button
from tdapp.ui.widgets.inputs import list_widget
from tdapp.ui.widgets.label import Label
from tdapp.ui.widgets.recurring import TENDER
from tdapp.words.money.tenders import TENDERS
from tdapp.words.say import Words

TITLE = QT_TRANSLATE_NOOP("Import", "Import players")
COMING = QT_TRANSLATE_NOOP("Import", "%n players can be registered", "", 1)
NEW = QT_TRANSLATE_NOOP("Import", "%n of them are new to the club", "", 1)
WHO = QT_TRANSLATE_NOOP("Import", "Players to register, last names first")
LEFT_OUT = QT_TRANSLATE_NOOP("Import", "%n rows are left out:", "", 1)
NONE_LEFT_OUT = QT_TRANSLATE_NOOP("Import", "No row is left out.")
BAD_ROWS = QT_TRANSLATE_NOOP("Import", "Rows that are left out, with their lines")
REGISTER = QT_TRANSLATE_NOOP("Import", "Register %n players", "", 1)
PAID_BY = QT_TRANSLATE_NOOP("Import", "{amount} in total, by {tender}", "what a list of entrants pays, and how")
PAID_BY_HELP = QT_TRANSLATE_NOOP(
    "Import", "Each pays {price}, booked this way for all of them; press again for another payment method"
)
NOBODY = QT_TRANSLATE_NOOP("Import", "Nobody in this list can be registered.")
LINE = QT_TRANSLATE_NOOP("Import", "Line {line}: {reason}", "a row of the file that is left out")
LINE_TEXT = QT_TRANSLATE_NOOP("Import", "Line {line}: {reason}  ({text})", "with what stands in the row")

REASONS = {
    **ROW_REASONS,
    "row.several": QT_TRANSLATE_NOOP("Import", "the club knows {n} players called {name}; register this one by hand"),
    "row.is_in": QT_TRANSLATE_NOOP("Import", "already in, No. {entry}"),
}


class Importing(ListImporting):
    """The window that shows a list before it comes in. `registered`: how many did."""

    registered = Signal(int)

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(session, parent, title=TITLE, kinds=ENTRY_COLUMNS)
        self.setObjectName("importing")
        self.setMinimumSize(760, 560)
        self.planned: ImportPlan | None = None
        self._columns: Columns | None = None  # those the plan is of
        self.coming = Label("", "head")
        self.left_out = Label("", "muted")
        self.good = _rows("import_good", WHO)
        self.bad = _rows("import_bad", BAD_ROWS)
        self.tender = Tender.CASH
        self.paid_by = Button("", self._next_tender, on=self, icon="wallet", key=TENDER, name="import_tender")
        self.stand(self.progress, self.coming, self.good, self.left_out, self.bad, buttons=(self.paid_by,))

    def plan(self) -> None:
        if self.sheet is None or self.session.tournament is None:
            return
        club, self._columns = self.session.club, self.choices.columns()
        everybody = list(club.people.counted())
        people = (Person(player, name, club.club_numbers.get(player)) for player, name in everybody)
        counting = InParts(planning(self.sheet, self._columns, people, self.session.view(_entered)), self)
        self.begin(counting, len(self.sheet.rows), self._planned)

    def _planned(self, plan: ImportPlan) -> None:
        self.end()
        words = self.session.words
        self.planned = plan
        self.coming.setText(words(COMING, n=len(plan.good)) + ("; " + words(NEW, n=plan.new) if plan.new else ""))
        directory = self.session.club.directory
        self.good.clear()
        self.good.addItems(
            [(directory[row.player] if row.player is not None else row.name).listed for row in plan.good]
        )
        self.good.setVisible(bool(plan.good))
        self.left_out.say(LEFT_OUT if plan.bad else NONE_LEFT_OUT, n=len(plan.bad))
        self.bad.clear()
        self.bad.addItems([said_bad(row, words) for row in plan.bad])
        self.bad.setVisible(bool(plan.bad))
        self.take.say(REGISTER, n=len(plan.good))
        self._show_tender(len(plan.good))
        self.take.allow(self._why_not(plan))
        self.settle()

    def _next_tender(self) -> None:
        self.tender = NOT_CODED[(NOT_CODED.index(self.tender) + 1) % len(NOT_CODED)]
        if self.planned is not None:
            self._show_tender(len(self.planned.good))

    def _show_tender(self, players: int) -> None:
        """Show how the whole list pays; nothing is asked where an entry costs nothing."""
        words, price = self.session.words, self.session.view(_price)
        amount = Money(Cents(players * price.cents), price.currency)
        self.paid_by.say(words(PAID_BY, amount=amount, tender=words(TENDERS[self.tender])))
        self.paid_by.allow("", words(PAID_BY_HELP, price=price))
        self.paid_by.setVisible(bool(players and price.cents))

    def _why_not(self, plan: ImportPlan) -> str:
        words = self.session.words
        if self._columns is None or not self._columns.named:
            return words(NO_NAME_COLUMN)
        if not plan.good:
            return words(NOBODY)
        return self.session.why_not(entries.register, (PlayerId(""),), "")

    def take_all(self) -> None:
        """Add the new ones to the club and register everybody in one act."""
        if self.planned is None or self.busy or not self.take.isEnabled():
            return
        good = self.planned.good
        people = [(row.name, row.club_no or "") for row in good if row.player is None]
        added = guarded(self.session, partial(self.session.club.add_players, people)) if people else ()
        if added is None:
            return
        new = iter(added)
        players = tuple(row.player if row.player is not None else next(new) for row in good)
        if register(self.session, players, self.tender) is not None:
            self.registered.emit(len(players))
        self.accept()


def _rows(name: str, says: Text) -> QListWidget:
    """A list that is only looked at, not chosen from."""
    rows = list_widget(name, says, wrapped=False)
    rows.setUniformItemSizes(True)
    return rows


def said_bad(row: BadRow, words: Words, reasons: Mapping[str, Text] = REASONS) -> str:
    """A line about a row that is left out: its number, why, and what stands there."""
    reason = words(reasons[row.code], **row.facts)
    return words(LINE_TEXT if row.text else LINE, line=row.line, reason=reason, text=row.text)


def _price(state: State) -> Money:
    return Money(state.standard_price.total, state.setup.currency)


def _entered(state: State) -> dict[PlayerId, EntryId]:
    return dict(state.players.items())
