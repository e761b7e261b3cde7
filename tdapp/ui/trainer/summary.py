"""What came of a practice night: each task, done or skipped, in how many keys and clicks, beside the fewest."""

from collections.abc import Sequence
from datetime import timedelta

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QDialog, QGridLayout, QWidget

from tdapp.app.trainer.training import Result
from tdapp.read.trainer.tasks import TASKS
from tdapp.ui.language import language
from tdapp.ui.manual.asked import explained
from tdapp.ui.session import Session
from tdapp.ui.trainer import texts
from tdapp.ui.widgets.buttons import Button, PrimaryButton
from tdapp.ui.widgets.card import Card
from tdapp.ui.widgets.label import Label
from tdapp.ui.widgets.layout import STRETCH, hbox, vbox
from tdapp.words.trainer.tasks import TITLES

WIDTH = 720
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class Summary(QDialog):
    """The window that says what was done in a practice night, and leads out of it. Made anew each time."""

    own_club_asked = Signal()
    again_asked = Signal()

    def __init__(self, session: Session, results: Sequence[Result], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        words, done = language().words, sum(each.done for each in results)
        self.setObjectName("practice_summary")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(words(texts.TITLE))
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(24)
        self._grid.setVerticalSpacing(6)
        self._grid.setColumnStretch(0, 1)
        for column, text in enumerate(texts.COLUMNS):
            self._put(0, column, words(text), "caption")
        for row, each in enumerate(results, 1):
            self._put_result(row, each)
        self._put_total(len(results) + 1, results)
        card = Card()
        card.column.addLayout(self._grid)
        self.club = PrimaryButton(texts.OWN_CLUB, self._to_club, icon="arrow-right", name="practice_club")
        self.again = Button(texts.ONCE_MORE, self._again, icon="rotate-ccw", name="practice_once_more")
        self.close_it = Button(texts.CLOSE, self.reject, key="Esc", name="practice_close")
        head = Label(words(texts.TITLE), "title")
        why = Label(words(texts.WHY, n=done, of=len(TASKS)), "muted", wrap=True)
        foot = hbox(self.club, self.again, STRETCH, self.close_it)
        vbox(head, why, card, foot, gap=12, margins=(24, 20, 24, 16), on=self)
        explained(self, session)
        self.setFixedWidth(WIDTH)
        self.club.setFocus()

    def _put_result(self, row: int, result: Result) -> None:
        words, effort = language().words, result.effort
        self._put(row, 0, f"{row}. {words(TITLES[result.task])}")
        self._put(
            row, 1, words(texts.DONE if result.done else texts.SKIPPED), tone="accent" if result.done else "muted"
        )
        self._put(row, 2, words.number(effort.keys))
        self._put(row, 3, words.number(result.fewest))
        self._put(row, 4, words.number(effort.clicks))
        self._put(row, 5, words.clock(timedelta(seconds=effort.seconds)))

    def _put_total(self, row: int, results: Sequence[Result]) -> None:
        words, mine = language().words, [each for each in results if each.done]
        sums = (
            sum(each.effort.keys for each in mine),
            sum(each.fewest for each in mine),
            sum(each.effort.clicks for each in mine),
        )
        self._put(row, 0, words(texts.ALL), "strong")
        self._put(row, 1, words.number(len(mine)), "strong")
        for column, each in enumerate(sums, 2):
            self._put(row, column, words.number(each), "strong")
        self._put(row, 5, words.clock(timedelta(seconds=sum(each.effort.seconds for each in mine))), "strong")

    def _put(self, row: int, column: int, text: str, role: str = "", *, tone: str = "") -> None:
        label = Label(text, role, tone=tone)
        self._grid.addWidget(label, row, column, RIGHT if column > 1 else Qt.AlignmentFlag.AlignLeft)

    def _to_club(self) -> None:
        self.accept()
        self.own_club_asked.emit()

    def _again(self) -> None:
        self.accept()
        self.again_asked.emit()
