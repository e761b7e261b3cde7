"""The window that takes a list of tickets and vouchers of others from a file."""

from PySide6.QtWidgets import QListWidget, QWidget

from tdapp.app.lists.columns import CODE_COLUMNS, Column
from tdapp.app.lists.csv_files import BadRow
from tdapp.ui.actions import codes
from tdapp.ui.codes import texts
from tdapp.ui.codes.planned import CodesPlan, plan_codes
from tdapp.ui.list_importing import ListImporting
from tdapp.ui.session import Session
from tdapp.ui.sheet_choices import ROW_REASONS
from tdapp.ui.widgets.label import Label
from tdapp.words.say import Words


class CodesImporting(ListImporting):
    """The window that shows a list of codes before it is taken. `currency`: what its amounts are in."""

    choose = texts.CHOOSE_FILE

    def __init__(self, session: Session, parent: QWidget | None = None, *, currency: str = "EUR") -> None:
        super().__init__(session, parent, title=texts.IMPORT_TITLE, kinds=CODE_COLUMNS)
        self.setObjectName("codes_importing")
        self.setMinimumSize(760, 560)
        self.currency = currency
        self.planned: CodesPlan | None = None
        self.coming = Label("", "head")
        self.left_out = Label("", "muted")
        self.bad = QListWidget()
        self.bad.setObjectName("codes_import_bad")
        self.bad.setAccessibleName(session.words(texts.BAD_ROWS))
        self.bad.setUniformItemSizes(True)
        self.take.show_icon("check")
        self.stand(self.progress, self.coming, self.left_out, self.bad)

    def plan(self) -> None:
        if self.sheet is None:
            return
        columns, words = self.choices.columns(), self.session.words
        self.planned = plan = plan_codes(self.session.club.desk.club, self.sheet, columns, self.currency)
        many = len(plan.codes)
        self.coming.setText(words(texts.COMING, n=many, currency=self.currency) if many else words(texts.NOTHING))
        self.left_out.setText(words(texts.LEFT_OUT, n=len(plan.bad)) if plan.bad else words(texts.NONE_LEFT_OUT))
        self.bad.clear()
        self.bad.addItems([_said_bad(row, words) for row in plan.bad])
        self.bad.setVisible(bool(plan.bad))
        self.take.say(words(texts.TAKE_ALL, n=many))
        known = {Column.CODE, Column.WORTH} <= set(columns.kinds)
        self.take.allow("" if many else words(texts.NOTHING if known else texts.NO_COLUMNS))
        self.take.setEnabled(bool(many))
        self.settle()

    def take_all(self) -> None:
        """Take the whole list in one act."""
        if self.planned is None or self.busy or not self.planned.codes:
            return
        if codes.accept(self.session, self.planned.codes):
            self.accept()


def _said_bad(row: BadRow, words: Words) -> str:
    """A line about a row that is left out: its number, why, and what stands there."""
    reason = words({**ROW_REASONS, **texts.REASONS}[row.code], **row.facts)
    return words(texts.LINE_TEXT if row.text else texts.LINE, line=row.line, reason=reason, text=row.text)
