"""Every verb of the command box at a real desk: Enter does what was shown, and Enter twice nothing twice."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tdapp.domain.money.terms import Terms
from tdapp.domain.registration import price_list
from tdapp.read.command_scene import Verb
from tdapp.read.people.names import PlayerName
from tests.read.test_every_command import WORD
from tests.ui.evening_states import ADD_ON, REBUY
from tests.ui.pages.evening import Evening
from tests.ui.typing_walk import Hands, Key

pytestmark = pytest.mark.qt_log_ignore("does not support (raise|grabbing)", extend=True)
NAMES = [
    *(PlayerName("Keaton", word.title()) for word in WORD.values()),
    PlayerName("Twin", "Kim"),
    PlayerName("Twin", "Kim"),
    PlayerName("Wójcik", "Łukasz"),
]
OUT = len(NAMES)
RESTS = ("", "wójcik", "nobody", "kim twin", "keaton", "3-", "1-9", "3-9", "99-1", "99", "1 1x", "1-1 34x", "1-1 + ")


@pytest.fixture
def hands(tmp_path: Path, qtbot: QtBot) -> Iterator[Hands]:
    evening = Evening(tmp_path, NAMES)
    evening.session.do(price_list.set_terms, Terms((REBUY, ADD_ON)))
    evening.register(len(NAMES))
    evening.draw()
    evening.start()
    evening.bust(OUT)
    yield Hands(evening, qtbot)
    evening.close()


@pytest.mark.parametrize("verb", Verb)
def test_enter_does_what_was_shown_and_twice_nothing_twice(hands: Hands, verb: Verb) -> None:
    for rest in RESTS:
        hands.clean()
        hands.page("players")
        before = hands.seen()
        typed = f"{WORD[verb]} {rest}"
        hands.typed(typed)
        box = hands.box()
        assert box is not None and box.isVisible(), typed
        shown, said = box.chosen(), box.sentence.text()
        assert said.strip(), typed
        assert box.does.isVisible() is box.take.isVisible() is bool(shown.action), typed  # Enter does it, or nothing
        assert hands.seen().acts == before.acts, typed
        hands.press(Key.Key_Return)
        after = hands.seen()
        if shown is None or not shown.action:
            assert box.isVisible() and box.line.text() == typed, typed
            assert (after.acts, after.people) == (before.acts, before.people), (typed, after.verbs)
        hands.press(Key.Key_Return)
        again = hands.seen()
        assert (again.acts, again.people) == (after.acts, after.people), (typed, again.verbs)
        if again.acts > before.acts:
            hands.session.undo()


@pytest.mark.parametrize("word", ["close", "close registration", "finish", "end"])
def test_no_word_of_the_floor_quits_the_program(hands: Hands, word: str) -> None:
    hands.evening.close_registration()  # so that the first thing it means cannot be done any more
    hands.typed(word)
    box = hands.box()
    assert box is not None and (box.chosen() is None or box.chosen().action != "window.quit")
