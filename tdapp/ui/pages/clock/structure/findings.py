"""What is found in the draft of a structure, under its table: each line goes to its row, and one key mends it."""

from typing import Any

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QStringListModel, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from tdapp.domain.structures.finding import Grade
from tdapp.read.structures.lint_view import LintLine, LintView
from tdapp.texts import QT_TRANSLATE_NOOP
from tdapp.ui.language import say
from tdapp.ui.theme.look import look
from tdapp.ui.widgets.buttons import Button
from tdapp.ui.widgets.label import Elided, tip
from tdapp.ui.widgets.layout import STRETCH, grow, hbox, vbox
from tdapp.ui.widgets.lines import Lines
from tdapp.words.say import Words

FINDINGS = QT_TRANSLATE_NOOP("Structure", "Findings")
OF_ROW = QT_TRANSLATE_NOOP("Structure", "Row {row}: {said}")
CLEAN = QT_TRANSLATE_NOOP("Structure", "Nothing in this structure asks for a change.")
ABOUT = QT_TRANSLATE_NOOP("Structure", "{does}. {why}", "what the mend does, and why the finding matters")
NEXT = QT_TRANSLATE_NOOP("Structure", "Next finding")
MEND = QT_TRANSLATE_NOOP("Structure", "Mend")
MEND_HELP = QT_TRANSLATE_NOOP("Structure", "Mend the finding that is chosen; Ctrl+Z undoes it like typing")
NO_MEND = QT_TRANSLATE_NOOP("Structure", "Only you know what this should be. Change the row.")
SIGNS = {
    Grade.FAULT: ("octagon-alert", "danger"),
    Grade.WARNING: ("triangle-alert", "warning"),
    Grade.REMARK: ("info", "info"),
}
LINES = 3  # in sight
Index = QModelIndex | QPersistentModelIndex


class FindingsModel(QStringListModel):
    """The lines with the sign of how grave each is."""

    grades: tuple[Grade, ...] = ()

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if role == Qt.ItemDataRole.DecorationRole and index.row() < len(self.grades):
            return look().icon(*SIGNS[self.grades[index.row()]], 16)
        if role == Qt.ItemDataRole.ToolTipRole:
            return tip(str(super().data(index)))
        return super().data(index, role)


class Findings(QWidget):
    """The findings of a draft. `row_wanted`: the table is to go to this row. `mend_wanted`: this is to be done."""

    row_wanted = Signal(int)
    mend_wanted = Signal(object)

    def __init__(self, on: QWidget) -> None:
        super().__init__()
        self.setObjectName("structure_findings")
        self.view = LintView()
        self._words: Words | None = None
        self._over = ""
        self.list = Lines("findings_list", model=FindingsModel)
        say(self.list.setAccessibleName, FINDINGS)
        self.about = Elided("", "muted")
        self.about.setObjectName("findings_about")
        self.next = Button(NEXT, self.go_to_next, on=on, kind="quiet", key="F8", name="findings_next")
        self.mend = Button(MEND, self.mend_chosen, on=on, icon="check", key="Ctrl+.", name="findings_mend")
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setTextElideMode(Qt.TextElideMode.ElideRight)
        vbox(hbox(grow(self.list), vbox(self.mend, self.next, STRETCH, gap=6)), self.about, gap=4, on=self)
        self.list.went.connect(self._say)
        self.list.opened.connect(self.go)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Leave the button of the next finding out where there is no height for two: a line is tapped."""
        buttons = self.mend.sizeHint().height() + 6 + self.next.sizeHint().height()
        high = self.height() >= buttons + 4 + self.about.sizeHint().height()
        self.next.setVisible(bool(self.view.lines) and high)

    def show_lint(self, view: LintView, words: Words, over: str = "") -> None:
        """Show what is found; the line that was chosen stays chosen where it is still there. `over`: why nothing can be
        mended any more.
        """
        before = self.chosen()
        self.view, self._words, self._over = view, words, over
        model = self.list.model()
        assert isinstance(model, FindingsModel)
        model.grades = tuple(line.grade for line in view.lines)
        said = [self._line(words, line) for line in view.lines] or [words(CLEAN)]
        same = next((at for at, line in enumerate(view.lines) if before and line.said == before.said), 0)
        self.list.show_lines(said, same)
        self.list.setEnabled(bool(view.lines))
        row = max(26, self.list.sizeHintForRow(0))
        self.list.setMinimumHeight(row + 6)  # in a low window its lines give way before anything lies over them
        self.list.setMaximumHeight(LINES * row + 6)
        self._say()

    def chosen(self) -> LintLine | None:
        """The finding that is chosen; None: there is none."""
        at = self.list.chosen()
        return self.view.lines[at] if 0 <= at < len(self.view.lines) else None

    def show_row(self, row: int | None) -> None:
        """Choose the first finding of the row the table is at, unless one of it is chosen already."""
        here = self.chosen()
        if row is not None and (here is None or here.row != row):
            at = next((at for at, line in enumerate(self.view.lines) if line.row == row), -1)
            self.list.choose(at)
            self._say()

    def go(self) -> None:
        """Have the table go to the row of the chosen finding."""
        line = self.chosen()
        if line is not None and line.row is not None:
            self.row_wanted.emit(line.row)

    def go_to_next(self) -> None:
        """Choose the next finding, after the last one the first, and have the table go to its row."""
        if self.view.lines:
            self.list.choose((self.list.chosen() + 1) % len(self.view.lines))
            self._say()
            self.go()

    def mend_chosen(self) -> None:
        """Ask for the mend of the chosen finding."""
        line = self.chosen()
        if line is not None and line.mend is not None and self.mend.isEnabled():
            self.mend_wanted.emit(line.mend)

    def _line(self, words: Words, line: LintLine) -> str:
        said = words.said(line.said)
        return said if line.row is None else words(OF_ROW, row=line.row + 1, said=said)

    def _say(self) -> None:
        words, line = self._words, self.chosen()
        if words is None:
            return
        self._fit()
        self.mend.setVisible(bool(self.view.lines))
        if line is None:
            self.about.setText("")
            return
        why = words.said(line.why)
        self.about.setText(why if line.does is None else words(ABOUT, why=why, does=words.said(line.does)))
        self.mend.allow(self._over or ("" if line.mend is not None else words(NO_MEND)), words(MEND_HELP))
