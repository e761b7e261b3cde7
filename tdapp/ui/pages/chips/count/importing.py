"""The window that takes a list of counted chips from a file: what its columns are, which rows cannot be taken
and why.
"""

from PySide6.QtWidgets import QListWidget, QWidget

from tdapp.app.chips.chip_counts_exchange import CountPlan, plan_count
from tdapp.app.lists.columns import COUNT_COLUMNS, Column
from tdapp.app.lists.csv_files import BadRow
from tdapp.domain.chips import chip_counts
from tdapp.texts import QT_TRANSLATE_NOOP
from tdapp.ui.list_importing import ListImporting
from tdapp.ui.session import Session
from tdapp.ui.sheet_choices import ROW_REASONS
from tdapp.ui.widgets.label import Label
from tdapp.words.say import Words

TITLE = QT_TRANSLATE_NOOP("ChipCount", "Import counted chips")
CHOOSE = QT_TRANSLATE_NOOP("ChipCount", "Choose a list of counted chips")
COMING_STACKS = QT_TRANSLATE_NOOP("ChipCount", "%n stacks can be imported", "", 1)
COMING_TABLES = QT_TRANSLATE_NOOP("ChipCount", "%n tables can be imported", "", 1)
LEFT_OUT = QT_TRANSLATE_NOOP("ChipCount", "%n rows are left out:", "", 1)
NONE_LEFT_OUT = QT_TRANSLATE_NOOP("ChipCount", "No row is left out.")
BAD_ROWS = QT_TRANSLATE_NOOP("ChipCount", "Rows that are left out, with their lines")
TAKE = QT_TRANSLATE_NOOP("ChipCount", "Import %n numbers", "", 1)
NO_CHIPS = QT_TRANSLATE_NOOP("ChipCount", "Choose which column has the chips, and which the table, seat or name.")
NOTHING = QT_TRANSLATE_NOOP("ChipCount", "No row of this list can be imported.")
LINE = QT_TRANSLATE_NOOP("ChipCount", "Line {line}: {reason}", "a row of the file that is left out")
LINE_TEXT = QT_TRANSLATE_NOOP("ChipCount", "Line {line}: {reason}  ({text})", "with what stands in the row")

REASONS = {
    **ROW_REASONS,
    "row.no_chips": QT_TRANSLATE_NOOP("ChipCount", "'{typed}' is not a number of chips"),
    "row.chips_missing": QT_TRANSLATE_NOOP(
        "ChipCount", "no number of chips is given; write one in the list, or say which column has it"
    ),
    "row.nowhere": QT_TRANSLATE_NOOP("ChipCount", "neither a table, nor a seat, nor a name"),
    "row.nobody": QT_TRANSLATE_NOOP("ChipCount", "nobody called {name} is in play"),
    "row.several_in": QT_TRANSLATE_NOOP("ChipCount", "{n} players in play have this name; give the seat"),
    "row.other_there": QT_TRANSLATE_NOOP("ChipCount", "{name} sits in {seat}"),
    "row.counted_twice": QT_TRANSLATE_NOOP("ChipCount", "the same stack or table as in line {first}"),
    "row.refused": QT_TRANSLATE_NOOP("ChipCount", "{why}"),
}


class CountImporting(ListImporting):
    """The window that shows a list of chips before it is taken."""

    choose = CHOOSE

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(session, parent, title=TITLE, kinds=COUNT_COLUMNS)
        self.setObjectName("count_importing")
        self.setMinimumSize(760, 560)
        self.planned: CountPlan | None = None
        self.coming = Label("", "head")
        self.left_out = Label("", "muted")
        self.bad = QListWidget()
        self.bad.setObjectName("count_import_bad")
        self.bad.setAccessibleName(session.words(BAD_ROWS))
        self.bad.setUniformItemSizes(True)
        self.take.show_icon("check")
        self.stand(self.progress, self.coming, self.left_out, self.bad)

    def plan(self) -> None:
        if self.sheet is None or self.session.tournament is None:
            return
        columns, words = self.choices.columns(), self.session.words
        plan = self.session.view(plan_count, self.session.now(), self.session.club.directory, self.sheet, columns)
        self.planned = plan
        parts = [(COMING_STACKS, len(plan.stacks)), (COMING_TABLES, len(plan.tables))]
        said = [words(text, n=many) for text, many in parts if many] or [words(NOTHING)]
        self.coming.setText(words.several(said))
        self.left_out.setText(words(LEFT_OUT, n=len(plan.bad)) if plan.bad else words(NONE_LEFT_OUT))
        self.bad.clear()
        self.bad.addItems([said_bad(row, words) for row in plan.bad])
        self.bad.setVisible(bool(plan.bad))
        many = len(plan.stacks) + len(plan.tables)
        self.take.say(words(TAKE, n=many))
        self.take.allow("" if many else words(NOTHING if Column.CHIPS in columns.kinds else NO_CHIPS))
        self.take.setEnabled(bool(many))
        self.settle()

    def take_all(self) -> None:
        """Take the whole list in one act."""
        plan = self.planned
        if plan is None or self.busy or not (plan.stacks or plan.tables):
            return
        if self.session.do(chip_counts.count, stacks=plan.stacks, tables=plan.tables) is not None:
            self.accept()


def said_bad(row: BadRow, words: Words) -> str:
    """A line about a row that is left out: its number, why, and what stands there."""
    reason = words(REASONS[row.code], **row.facts)
    return words(LINE_TEXT if row.text else LINE, line=row.line, reason=reason, text=row.text)
