"""The Rulings page at every size it is made for: nothing is cut off, nothing lies outside, nothing without a name."""

from collections.abc import Iterator
from datetime import UTC
from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from tdapp.domain.units import Seat, TableNo
from tdapp.read.people.names import PlayerName
from tdapp.ui.i18n import Languages
from tdapp.ui.main_window import MainWindow
from tdapp.ui.pages.rulings.page import RulingsPage
from tdapp.ui.pages.rulings.table_view import numbered
from tdapp.ui.theme.look import look
from tdapp.ui.widgets.buttons import Button
from tests.ui.pages.evening import Evening, demo_names

NAMES = [
    PlayerName("Żółć", "Łukasz"),
    PlayerName("Đặng", "Thị Hương"),
    PlayerName("李", "小龙"),
    PlayerName("محمد", "عبد الرحمن"),
    PlayerName("Wolfeschlegelsteinhausenbergerdorff" * 4, "Hubert"),
]
SIZES = [(960, 600), (1366, 768), (1920, 1080), (3840, 2160)]
PADDING, FINGER = 18, 44


@pytest.fixture
def evening(tmp_path: Path, qtbot: QtBot) -> Iterator[Evening]:
    evening = Evening(tmp_path, [*NAMES, *demo_names()])
    evening.register(9)
    evening.draw()
    evening.start()
    yield evening
    evening.close()


def page_in(window: MainWindow) -> RulingsPage:
    page = window.current()
    assert isinstance(page, RulingsPage)
    return page


def faults(page: RulingsPage) -> list[str]:
    """Buttons and hints that are cut off, and anything that sticks out of the page."""
    page.grab(QRect(0, 0, 1, 1))  # everything is laid out; what changed is painted by the events
    QApplication.processEvents()
    found = []
    for button in page.findChildren(Button):
        least = button.minimumSizeHint()
        if (
            button.isVisible()
            and button.text()
            and (button.width() < least.width() or button.height() < least.height())
        ):
            found.append(f"button {button.text()!r}")
    for line in page.findChildren(QLineEdit):
        hint = line.placeholderText()
        if line.isVisible() and line.fontMetrics().horizontalAdvance(hint) > line.width() - PADDING:
            found.append(f"hint {hint!r}")
    hand, case, answer = page.ruling.hand, page.ruling.case, page.ruling.answer
    columns = (
        [hand.table, hand.log, hand.said, hand.line, hand.keys],
        [case.finder.search, case.incident, case.questions],
        [
            answer.verdict,
            answer.said,
            answer.text,
            answer.decision.title,
            answer.decision.area,
            answer.reason,
            answer.give,
        ],
    )
    for column in columns:
        seen = [each for each in column if each.isVisible()]
        for upper, lower in pairwise(seen):
            if upper.mapTo(page, QPoint(0, upper.height())).y() > lower.mapTo(page, QPoint(0, 0)).y():
                found.append(f"{upper.objectName() or type(upper).__name__} lies over {lower.objectName()}")
    if answer.decision.area.isVisible() and answer.decision.area.height() < FINGER:
        found.append("no choice in sight")
    for part in (hand, case, answer, page.ruling.comparison, page.books):
        right = part.mapTo(page, QPoint(part.width(), 0)).x()
        if part.isVisible() and right > page.width():
            found.append(f"{part.objectName()} ends at {right} of {page.width()}")
    return found


@pytest.mark.parametrize("language", ["en", "nl"])
@pytest.mark.parametrize("touch", [False, True])
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_nothing_is_cut_off(
    qtbot: QtBot, evening: Evening, width: int, height: int, touch: bool, language: str
) -> None:
    languages = Languages(UTC)  # kept: what it says lives as long as it does
    look().wear("light" if touch else "dark", touch=touch)
    if language == "nl":
        evening.session.words = languages.words("nl")
    window = MainWindow(evening.session)
    qtbot.addWidget(window)
    window.resize(width, height)
    window.show()
    evening.session.switch(evening.session.tournament)
    window.run("rulings.at", (Seat(TableNo(1), 3),))
    page = page_in(window)
    assert faults(page) == []
    for incident in ("betting.silent_chips", "betting.too_little", "conduct.device", "deal.misdeal"):
        page.ruling.choose(incident)
        page.ruling.line.setText("d9 b600 f")
        page.ruling.draft.answer("put_in", 400)
        assert faults(page) == [], incident
    page.ruling.show_comparison(True)
    assert faults(page) == []
    page.ruling.show_comparison(False)
    for part in (1, 2, 3):
        page.turn_to(part)
        assert faults(page) == []


def test_whatever_takes_keys_has_a_name(qtbot: QtBot, evening: Evening) -> None:
    look().wear("dark")
    page = RulingsPage(evening.session)
    qtbot.addWidget(page)
    page.resize(990, 672)
    page.show()
    page.ruling.choose("betting.silent_chips")
    page.ruling.line.setText("d9 b600 f")
    nameless = [
        f"{type(widget).__name__} {widget.objectName()}"
        for widget in page.findChildren(QWidget)
        if widget.isVisibleTo(page)
        and (widget.focusPolicy().value or isinstance(widget, Button))
        and (face := QAccessible.queryAccessibleInterface(widget)) is not None
        and not face.text(QAccessible.Text.Name)
    ]
    assert nameless == []


def test_a_seat_stands_before_its_name_whatever_way_the_name_is_written() -> None:
    assert numbered(3, "Łukasz").endswith("3 Łukasz")
    assert numbered(4, "").endswith("4")
    assert not numbered(2, "عبد الرحمن").startswith("2")  # a mark before it makes the whole run from the left


@pytest.mark.parametrize("question", ["what", "since", "then", "dealer_sent_him"])
def test_above_the_question_that_has_the_keys_stand_whole_ones_only(
    qtbot: QtBot, evening: Evening, question: str
) -> None:
    window = MainWindow(evening.session)
    qtbot.addWidget(window)
    window.resize(1440, 810)
    window.show()
    evening.session.switch(evening.session.tournament)
    window.run("rulings.at", (Seat(TableNo(1), 3),))
    ruling = page_in(window).ruling
    ruling.choose("turn.out_of_turn")
    ruling.draft.answer("what", "call")
    ruling.draft.answer("since", "bet_more")
    QApplication.processEvents()
    assert ruling.questions.focus_on(question)
    QApplication.processEvents()
    form = ruling.questions
    top, end = form.verticalScrollBar().value(), form.verticalScrollBar().maximum()
    row = next(each for each in form.rows if each.question.id == question)
    assert top <= row.y() and row.y() + row.height() <= top + form.viewport().height()
    assert end > 0 and (top == end or top in {each.y() for each in form.rows if not each.isHidden()} | {0})


@pytest.mark.parametrize(("width", "height", "large"), [(1366, 768, False), (1920, 1080, True)])
def test_the_answer_is_larger_where_there_is_room_and_its_acts_show_their_keys(
    qtbot: QtBot, evening: Evening, width: int, height: int, large: bool
) -> None:
    look().wear("dark")
    window = MainWindow(evening.session)
    qtbot.addWidget(window)
    window.resize(width, height)
    window.show()
    evening.session.switch(evening.session.tournament)
    window.run("rulings.rule", ("turn.out_of_turn", Seat(TableNo(1), 2)))
    ruling = page_in(window).ruling
    answer = ruling.answer
    assert not answer.strip.isVisible(), "no other book beside an answer that still waits for facts"
    ruling.line.setText("d6 b600 2c 1r1800")
    QApplication.processEvents()
    assert answer.strip.isVisible()
    assert (answer.said.property("role") == "figure") is large
    assert answer.give.draws_key() and answer.give.isEnabled()
    assert ruling.line.geometry().top() - ruling.hand.log.geometry().bottom() < 100, "the line stands under the hand"
