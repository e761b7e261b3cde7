"""Every verb of the command box at a real desk: Enter does what was shown, and Enter twice nothing twice."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tdapp.domain.money.terms import Terms
from tdapp.domain.registration import price_list
from tdapp.read.command_scene import GO_ON, Verb
from tdapp.read.people.names import PlayerName, fold
from tdapp.ui.actions.registry import ACTIONS
from tdapp.ui.command_box import CommandBox
from tdapp.ui.frame.suggestions import key_of
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


def mistyped(word: str) -> str:
    """A word with two neighbouring letters changed about, far enough in that it begins as it did."""
    at = next(place for place in range(1, len(word) - 1) if word[place] != word[place + 1])
    return word[:at] + word[at + 1] + word[at] + word[at + 2 :]


def told_apart(word: str) -> bool:
    return len(word) > 4 and word.isalpha() and len(set(word[1:])) > 1


def test_every_verb_that_was_mistyped_is_found_and_nothing_is_done_unseen(hands: Hands) -> None:
    box, faults = opened(hands), []
    for typed, verb in box._verbs.items():
        if not told_apart(typed) or mistyped(typed) in box._verbs:
            continue
        box.line.setText(mistyped(typed))
        lines = box.list.lines
        wanted = {f"{word} " for word, its in box._verbs.items() if its is verb}
        if not any(each.action == GO_ON and each.args[0] in wanted for each in lines):
            faults.append(f"{mistyped(typed)}: {[each.label for each in lines]}")
        if lines and lines[0].action and lines[0].action != GO_ON and not lines[0].label.lower().startswith(typed[:2]):
            faults.append(f"{mistyped(typed)} does {lines[0].action}")
    assert not faults, "\n".join(faults)


def test_every_action_that_was_mistyped_is_found_below_what_enter_does(hands: Hands) -> None:
    box, faults = opened(hands), []
    for action in ACTIONS.values():
        if not (action.bare and action.by_name):
            continue
        label = hands.session.words(action.text)
        words = fold(label).split()
        at = next((place for place, word in enumerate(words) if told_apart(word)), None)
        if at is None:
            continue
        typed = " ".join((*words[:at], mistyped(words[at]), *words[at + 1 :]))
        box.line.setText(typed)
        lines = box.list.lines
        if label not in [each.label for each in lines]:
            faults.append(f"{typed}: {[each.label for each in lines]}")
        if lines and lines[0].action == action.id:
            faults.append(f"{typed}: Enter does it at once")
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize(
    ("typed", "found", "key"),
    [("rebyu", "rebuy ", ""), ("brake table", "break ", ""), ("pasue", "clock.pause", "Space")],
)
def test_a_near_miss_is_shown_with_its_key_and_not_done(hands: Hands, typed: str, found: str, key: str) -> None:
    box, before = opened(hands), hands.seen()
    box.line.setText(typed)
    line = next((each for each in box.list.lines if found in (each.action, *map(str, each.args))), None)
    assert line is not None, [each.label for each in box.list.lines]
    assert key_of(line) == key
    hands.press(Key.Key_Return)
    assert hands.seen().acts == before.acts and box.isVisible()


def test_a_near_miss_is_never_a_person_unseen(hands: Hands) -> None:
    """Nobody here is called so, and nobody comes into the club by Enter."""
    for typed in ("rebyu", "brake table", "pasue", "bsut", "rebyu wojick"):
        box, before = opened(hands), hands.seen()
        box.line.setText(typed)
        chosen = box.chosen()
        assert chosen is not None and (not chosen.action or chosen.action == GO_ON or "W" in chosen.label), typed
        hands.press(Key.Key_Return)
        assert hands.seen().people == before.people and hands.seen().acts == before.acts, typed
        hands.clean()


def opened(hands: Hands) -> CommandBox:
    hands.page("players")
    hands.window.open_command()
    box = hands.box()
    assert box is not None
    return box
