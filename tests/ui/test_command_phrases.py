"""The command box finds every verb and every action by the words that say what it does, and names its key."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from tdapp.read.command_scene import Offer, Scene, Suggestion, Verb
from tdapp.read.commands import suggest
from tdapp.read.message import say
from tdapp.ui.actions.registry import ACTIONS
from tdapp.ui.frame.suggestions import SAME_KEY, key_of
from tdapp.ui.i18n import Languages
from tdapp.words.command_box import NAMES, VERBS, named_verbs, typed_verbs
from tdapp.words.say import Words
from tests.ui.pages.evening import Evening, demo_names
from tests.ui.windows import main_window

BOTH = pytest.mark.parametrize("language", ["en", "nl"])


@pytest.fixture
def languages() -> Languages:
    return Languages()


def scene(words: Words) -> Scene:
    phrases = tuple(Offer(typed, label) for typed, label in named_verbs(words))
    return Scene(verbs=typed_verbs(words), phrases=phrases)


def first_two(phrase: str) -> str:
    """Two long words of a phrase, the second one first, as somebody may type them."""
    long = sorted((word.strip(",:") for word in phrase.split()), key=len, reverse=True)[:2]
    return " ".join(long)


@BOTH
def test_every_verb_is_found_by_the_words_of_what_it_does(languages: Languages, language: str) -> None:
    words = languages.words(language)
    there = scene(words)
    assert NAMES.keys() == VERBS.keys() == set(Verb)
    for (verb, text), (typed, label) in zip(NAMES.items(), named_verbs(words), strict=True):
        assert typed_verbs(words)[typed] is verb and label == words(text)
        found = suggest(first_two(label), there)
        is_one = verb in (Verb.REGISTER, Verb.SAY) and found[0].action != "window.command"  # it takes any words
        assert is_one or (f"{typed} ",) in [each.args for each in found if each.action == "window.command"], label


@pytest.mark.parametrize(
    ("language", "typed", "goes_on"),
    [("en", "break table", "break "), ("en", "table break", "break "), ("en", "move player", "move "),
     ("nl", "tafel opbreken", "opbreken "), ("nl", "prijzen betalen", "uitbetalen ")],
)  # fmt: skip
def test_a_phrase_goes_on_with_its_verb(languages: Languages, language: str, typed: str, goes_on: str) -> None:
    assert suggest(typed, scene(languages.words(language)))[0].args == (goes_on,)


def test_one_word_and_a_name_find_no_phrase(languages: Languages) -> None:
    there = scene(languages.words("en"))
    for typed in ("table", "player", "move jansen", "pim new"):
        assert all(each.action != "window.command" for each in suggest(typed, there)), typed


def test_an_action_is_found_by_its_english_name_in_every_language() -> None:
    offer = Offer("seats.draw", "Stoelen loten", "", "Draw seats")
    assert [each.action for each in suggest("draw seats", Scene(offers=(offer,)))] == ["seats.draw"]
    assert [each.action for each in suggest("stoelen", Scene(offers=(offer,)))] == ["seats.draw"]


def test_a_line_names_its_key_where_it_works_on_every_page() -> None:
    said = say("command.do", label="x")
    shown = {each.id: key_of(Suggestion(each.id, (), said, "x")) for each in ACTIONS.values()}
    for action in ACTIONS.values():
        keyed = ACTIONS[SAME_KEY.get(action.id, action.id)]  # Space does whichever of three can be done
        assert shown[action.id] == ("" if keyed.page else keyed.key)
    assert shown["clock.pause"] == "Space"
    assert shown["window.drawers"] == "Ctrl+Shift+K"
    assert not key_of(Suggestion("window.drawers", ("ada",), said, "x")) and not key_of(Suggestion("", (), said, "x"))


def test_enter_on_a_phrase_goes_on_in_the_box(tmp_path: Path, qtbot: QtBot) -> None:
    evening = Evening(tmp_path, demo_names()[:20])
    evening.register(20)
    window = main_window(evening, qtbot)
    window.open_command("break table")
    acts = len(evening.club.desk.history(evening.session.tournament).acts)
    qtbot.keyClick(window.command.line, Qt.Key.Key_Return)
    assert window.command.isVisible() and window.command.line.text() == "break "
    assert len(evening.club.desk.history(evening.session.tournament).acts) == acts
