"""The keys of the Rulings page work wherever on the view of a case the keyboard is, and what is typed goes on."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from tdapp.domain.units import Seat, TableNo
from tdapp.ui.pages.rulings.page import RulingsPage
from tdapp.ui.widgets.buttons import Button
from tests.ui.pages.evening import Evening, demo_names
from tests.ui.typing_walk import ALT, CTRL, Hands, Key

LINE = "d6 b600 2c 1r1800"  # seat 2 calls out of turn


@pytest.fixture
def hands(qtbot: QtBot, tmp_path: Path) -> Iterator[Hands]:
    evening = Evening(tmp_path, demo_names())
    evening.register(9)
    evening.draw()
    evening.start()
    hands = Hands(evening, qtbot)
    hands.window.run("rulings.rule", ("turn.out_of_turn", Seat(TableNo(1), 2)))
    yield hands


def page(hands: Hands) -> RulingsPage:
    found = hands.window.current()
    assert isinstance(found, RulingsPage)
    return found


def test_each_key_on_a_button_works_from_everywhere_in_the_view(hands: Hands) -> None:
    view = page(hands).ruling
    hands.press(Key.Key_L, ALT)
    hands.typed(LINE)
    hands.press(Key.Key_Return)
    places = [each for each in view.findChildren(QWidget) if each.focusPolicy() != Qt.FocusPolicy.NoFocus]
    shortcuts = page(hands).findChildren(QShortcut)
    for button in view.findChildren(Button):
        on = [each.parent() for each in shortcuts if each.key() == QKeySequence(button.key)]
        if "+" in button.key:
            deaf = [each.objectName() for each in places if not any(_reaches(owner, each) for owner in on)]
            assert not deaf, f"{button.key} does nothing at {deaf[:4]}"


def _reaches(owner: object, place: QWidget) -> bool:
    return isinstance(owner, QWidget) and (owner is place or owner.isAncestorOf(place))


def test_a_new_case_begins_from_the_answer_too(hands: Hands) -> None:
    view = page(hands).ruling
    hands.press(Key.Key_L, ALT)
    hands.typed(LINE)
    hands.press(Key.Key_Return)
    assert hands.focus() is view.answer.text
    hands.press(Key.Key_N, ALT)
    assert view.draft.incident is None and view.line.text() == "" and hands.focus() is view.finder.search


def test_what_is_typed_after_a_key_to_the_line_is_a_word_of_its_own(hands: Hands) -> None:
    view = page(hands).ruling
    hands.press(Key.Key_L, ALT)
    hands.typed("d6 b600")
    hands.press(Key.Key_Return)
    hands.press(Key.Key_L, ALT)
    hands.typed("c")
    assert view.line.text().split() == ["d6", "b600", "c"]
    hands.press(Key.Key_L, ALT)
    view.hand.undo.click()
    hands.typed("f")
    assert view.line.text().split() == ["d6", "b600", "f"]


def test_after_the_ruling_the_hand_is_typed_on_at_once(hands: Hands) -> None:
    view = page(hands).ruling
    hands.press(Key.Key_L, ALT)
    hands.typed(LINE)
    hands.press(Key.Key_Return)
    hands.press(Key.Key_Return, CTRL)
    hands.press(Key.Key_A, ALT)
    hands.typed("f f")
    case = view.draft.case()
    assert case.refusal is None and case.bad is None
    assert "ruling 1" in view.answer.verdict.text(), "it is said that the hand goes on from there"


def test_choosing_table_or_book_leaves_the_keyboard_where_the_case_is(hands: Hands) -> None:
    for box in (page(hands).books, page(hands).tables):
        box.setFocus()
        box.activated.emit(0)
        focus = hands.focus()
        assert focus is not None and page(hands).ruling.isAncestorOf(focus)


def test_a_question_the_hand_answers_is_quiet_though_it_was_asked_before(hands: Hands) -> None:
    view = page(hands).ruling
    asked = next(row for row in view.questions.rows if row.question.id == "what")
    assert asked.isAncestorOf(hands.focus())
    hands.press(Key.Key_L, ALT)
    hands.typed(LINE)
    hands.press(Key.Key_Return)
    assert not asked.told.isHidden() and asked.editor.isHidden()


def test_the_penalty_is_said_in_one_place(hands: Hands) -> None:
    view = page(hands).ruling
    hands.press(Key.Key_L, ALT)
    hands.typed(LINE)
    hands.press(Key.Key_Return)
    row = view.answer.punishing
    assert row.pills and row.head.isVisible() and row.isAncestorOf(view.answer.penalty)
    assert "penalty" not in view.answer.text.toPlainText().lower()


def test_a_letter_a_digit_and_a_blank_mean_there_what_they_mean_everywhere(hands: Hands) -> None:
    view = page(hands).ruling
    asked = hands.focus()
    hands.typed("z")
    assert hands.seen().box == "z", "no answer of the question that waits"
    hands.clean()
    assert view.draft.facts == {}
    hands.page("rulings")
    hands.press(Key.Key_L, ALT)
    hands.typed(LINE)
    hands.press(Key.Key_Return)
    assert hands.focus() is view.answer.text is not asked
    before = hands.seen().verbs
    hands.press(Key.Key_Space)
    assert hands.seen().verbs[len(before) :] == ("timing.pause",)
    hands.typed("9")
    assert hands.seen().box == "9", "there is no ninth choice"
    hands.clean()
    view.answer.text.setFocus()
    hands.typed("1")
    assert view.answer.punishing.kind is not None and hands.seen().box is None, "the first penalty"


def test_nothing_is_recorded_twice_by_a_key_that_is_pressed_again_or_held(hands: Hands) -> None:
    view = page(hands).ruling
    hands.press(Key.Key_L, ALT)
    hands.typed(LINE)
    hands.press(Key.Key_Return)
    for _again in range(2):
        hands.press(Key.Key_Return)
        hands.hold(Key.Key_Return, "\r")
    assert hands.session.rulings_view().given == (), "Enter gives none by itself"
    for _again in range(3):
        hands.press(Key.Key_Return, CTRL)
        hands.hold(Key.Key_Return, "", CTRL)
        hands.press(Key.Key_Return)
    assert len(hands.session.rulings_view().given) == 1
    for _again in range(3):
        hands.press(Key.Key_A, ALT)
        hands.hold(Key.Key_A, "", ALT)
    assert view.line.text().split()[-1] == ">" and view.line.text().count(">") == 1
    hands.typed("f f f f f f f f")
    before = hands.seen().acts
    for _again in range(3):
        hands.press(Key.Key_Return)
        hands.hold(Key.Key_Return, "\r")
    assert hands.seen().acts == before + 1
    assert len(hands.session.rulings_view().given) == 1


def test_no_key_of_the_page_repeats_while_it_is_held(hands: Hands) -> None:
    repeats = [each.key().toString() for each in page(hands).findChildren(QShortcut) if each.autoRepeat()]
    assert repeats == []
