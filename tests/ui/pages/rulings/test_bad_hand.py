"""Whatever is entered wrong at the desk: which word, why, what would be legal; and what was entered stays."""

from collections.abc import Iterator
from datetime import UTC
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tdapp.domain.units import Seat, TableNo
from tdapp.ui.i18n import Languages
from tests.poker.test_phh import SAMPLE
from tests.ui.pages.evening import Evening, demo_names
from tests.ui.pages.rulings.hands import ALT, CTRL, Hands

RIGHT = "ante0 blinds100-200 7out 8out 9out " + " ".join(f"{seat}=20000" for seat in range(1, 7)) + " d6 b600 c"
"""A hand that stands at seat 5, who has 600 to call."""

WRONG = {
    "r900": ("Seat 5", "1,000", "20,000"),
    "b900": ("Seat 5", "1,000", "20,000"),
    "r25000": ("25,000", "20,000 is all-in"),
    "c300": ("Seat 5", "600 to call"),
    "x": ("Seat 5", "600 to call"),
    "a5000": ("Seat 5", "5,000", "20,000"),
    "3r25000": ("25,000", "20,000 is all-in"),
    "3f 3f": ("Seat 3", "ruling", ">"),
    "3:AsKd 4:AsQd": ("As is out already",),
    "4:AsAs": ("same card twice",),
    "ffff flop AhKcAh": ("same card twice",),
    "ffff flop AhKc2d b99": ("Seat 3", "200", "19,400"),
    "flop AhKc2d": ("seat 5 is to act",),
    "turn": ("seat 5 is to act",),
    "9f": ("Seat 9", "1, 2, 3, 4, 5, 6"),
    "5=500 r1800": ("1,800", "500 is all-in"),
    "r": ("number of chips", "b600"),
    "zzz": ("f folds", "r raises"),
}
"""Words that cannot be, with what the refusal must say beside the word itself."""

HISTORIES = {
    "of another game": (SAMPLE.replace('"NT"', '"F7S"'), ("F7S", "NT, FT, PO, FO/8")),
    "without a game": (SAMPLE.replace('variant = "NT"\n', ""), ("variant",)),
    "out of turn": (SAMPLE.replace("p3 cbr 600", "p2 cbr 600"), ("Action 4", "seat 7", "seat 2 is next")),
    "a raise too small": (SAMPLE.replace("p3 cbr 600", "p3 cbr 300"), ("Action 4", "400", "1,975")),
    "more than a stack": (SAMPLE.replace("p3 cbr 600", "p3 cbr 60000"), ("Action 4", "60,000", "1,975")),
    "a card twice": (SAMPLE.replace("QsQd", "AcQd"), ("Action 3", "Ac is out already")),
    "no text": ("variant = \x00", ("line 1",)),
    **{
        f"cut at {at}": (SAMPLE[:at], (f"line {SAMPLE[:at].rstrip().count(chr(10)) + 1}",))
        for at in (30, 165, 300, 420)
    },
}
"""Hand histories that cannot be played, with what the refusal must say."""


@pytest.fixture
def hands(tmp_path: Path, qtbot: QtBot) -> Iterator[Hands]:
    evening = Evening(tmp_path, demo_names())
    evening.register(9)
    evening.draw()
    evening.start()
    hands = Hands(qtbot, evening, Seat(TableNo(1), 3), Languages(UTC).words, "en")
    hands.press(Qt.Key.Key_R, ALT)
    hands.press(Qt.Key.Key_L, ALT)
    yield hands
    evening.close()


def begin(hands: Hands, line: str) -> None:
    """The line as it stands before something wrong is entered."""
    view = hands.page().ruling
    view.line.setText(line)
    assert hands.focus() is view.line and view.draft.case().refusal is None
    assert view.hand.said.property("tone") != "danger"


def test_a_word_that_cannot_be_says_why_and_what_would_be_and_nothing_is_lost(hands: Hands) -> None:
    view = hands.page().ruling
    for typed, says in WRONG.items():
        begin(hands, RIGHT)
        for letter in f" {typed}":
            QTest.keyClicks(view.line, letter)
        hands.press(Qt.Key.Key_Return)
        told = view.hand.said.text()
        assert view.hand.said.property("tone") == "danger", typed
        word = typed.split(" flop")[-1].split()[-1].lower()
        assert word in told.lower() and all(each in told for each in says), (typed, told)
        assert hands.focus() is view.line and view.line.text() == f"{RIGHT} {typed}", "what was entered stays"
        entered = view.draft.case().entered
        assert entered is not None and entered.hand is not None and entered.hand.level in (0, 600, 1800), typed
        while view.line.text() != RIGHT:
            hands.press(Qt.Key.Key_Backspace)
        entered = view.draft.case().entered
        assert entered is not None and entered.turn == 5 and view.hand.said.text().startswith("Seat 5: fold, call 600")


def test_an_act_out_of_turn_is_taken_and_waits_for_a_ruling_while_the_right_player_acts(hands: Hands) -> None:
    view = hands.page().ruling
    begin(hands, f"{RIGHT} 6c")
    case = view.draft.case()
    assert case.refusal is None and case.entered is not None and case.entered.out_of_turn == (6,)
    assert view.hand.said.text().startswith("Seat 5: fold, call 600")
    begin(hands, f"{RIGHT} r900! f")
    assert view.hand.said.text() == "Seat 5's action waits for a ruling.", "of the two the one that is disputed"


@pytest.mark.parametrize("name", HISTORIES)
def test_a_history_that_cannot_be_played_says_where_and_nothing_is_lost(
    hands: Hands, name: str, tmp_path: Path
) -> None:
    text, says = HISTORIES[name]
    view = hands.page().ruling
    path = tmp_path / "hand.phh"
    path.write_text(text, encoding="utf-8")
    begin(hands, RIGHT)
    view.hand.menu.open_file(str(path))
    told = view.hand.said.text()
    assert view.hand.said.property("tone") == "danger" and all(each in told for each in says), told
    entered = view.draft.case().entered
    assert view.line.text() == RIGHT and entered is not None and entered.turn == 5
    hands.press(Qt.Key.Key_Space)
    assert view.hand.said.property("tone") != "danger", "the next key goes on with the hand"


def test_a_file_that_is_no_text_is_told_with_its_byte(hands: Hands, tmp_path: Path) -> None:
    path = tmp_path / "hand.phh"
    path.write_bytes(SAMPLE.encode()[:150] + b"\xff" + SAMPLE.encode()[150:])
    begin(hands, RIGHT)
    hands.page().ruling.hand.menu.open_file(str(path))
    assert "byte 151" in hands.page().ruling.hand.said.text()
    QApplication.clipboard().setText(SAMPLE)
    hands.press(Qt.Key.Key_V, CTRL)
    assert hands.page().ruling.line.text() != RIGHT, "one that can be played is taken"
