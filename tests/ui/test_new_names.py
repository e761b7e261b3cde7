"""Every door by which a new person comes into the club: how the name is proposed, and what is said of namesakes."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from tdapp.domain import tournament
from tdapp.domain.registration import entries
from tdapp.domain.units import PlayerId
from tdapp.read.people.names import PlayerName
from tdapp.read.people.people_search import PersonSuggestion
from tdapp.ui.suggesting import Suggesting
from tdapp.ui.widgets.keyboard import focus
from tests.ui.pages.evening import Evening, demo_names
from tests.ui.test_closing import kinds, modules
from tests.ui.typing_walk import Hands, Key

pytestmark = pytest.mark.qt_log_ignore("does not support (raise|grabbing)", extend=True)


@pytest.fixture
def hands(qtbot: QtBot, tmp_path: Path) -> Iterator[Hands]:
    evening = Evening(tmp_path, demo_names()[:24])
    evening.session.do(tournament.open_registration)
    yield Hands(evening, qtbot)
    evening.close()


def line_of(hands: Hands, page: str, part: str = "") -> Suggesting:
    hands.window.go(page)
    there: Any = hands.window.current()
    if part:
        there.show_part(part)
    return next(each for each in there.findChildren(Suggesting) if each.isVisible())


LINES: dict[str, Callable[[Hands], Suggesting]] = {
    "Registering": lambda hands: line_of(hands, "players"),
    "PersonLine": lambda hands: line_of(hands, "desk", "sell"),
    "JoiningLine": lambda hands: line_of(hands, "desk", "waiting"),
}


def by_line(name: str) -> Callable[[Hands, str], None]:
    def typed(hands: Hands, text: str) -> None:
        line = LINES[name](hands)
        focus(line.field)
        hands.typed(text)
        hands.press(Key.Key_Return)
        if name == "PersonLine":
            hands.press(Key.Key_Return)  # the first Enter takes the name, this one sells

    return typed


def by_box(before: str, page: str) -> Callable[[Hands, str], None]:
    def typed(hands: Hands, text: str) -> None:
        hands.window.go(page)
        hands.window.open_command(before + text)
        hands.press(Key.Key_Return)
        if hands.box().isVisible():  # a name alone is asked about first
            hands.press(Key.Key_Down)
            hands.press(Key.Key_Return)

    return typed


DOORS = {
    **{name: by_line(name) for name in LINES},
    "box": by_box("register ", "clock"),
    "box, name alone": by_box("", "tables"),
}


def test_every_line_that_names_somebody_is_walked() -> None:
    for _module in modules():
        pass
    assert {kind.__name__ for kind in kinds(Suggesting)} == set(LINES)


@pytest.mark.parametrize("late", [False, True])
@pytest.mark.parametrize("door", DOORS)
def test_a_new_name_has_its_capitals_by_every_door_and_chosen_letters_stay(hands: Hands, door: str, late: bool) -> None:
    if late:
        hands.evening.register(12)
        hands.evening.draw()
        hands.evening.start()
    for typed, name in (
        ("pim new", PlayerName("New", "Pim")),
        ("BOS, ANNA", PlayerName("Bos", "Anna")),
        ("jan van den berg", PlayerName("van den Berg", "Jan")),
        ("eva McNew", PlayerName("McNew", "eva")),
    ):
        hands.clean()
        before = set(hands.evening.club.directory)
        DOORS[door](hands, typed)
        added = [hands.evening.club.directory[one] for one in set(hands.evening.club.directory) - before]
        assert added == [name], f"{typed!r} by {door}"


@pytest.mark.parametrize("name", LINES)
def test_namesakes_are_told_apart_in_every_line_and_one_that_is_in_is_said(hands: Hands, name: str) -> None:
    club, line = hands.evening.club, LINES[name](hands)
    jan = PlayerName("Smit", "Jan")
    one, other = club.add_players([(jan, "1042"), (jan, "77")])

    def shown(player: PlayerId | None) -> tuple[str, str]:
        found = PersonSuggestion(jan, player)
        return line.line_of(found), line.effect_of(found)

    for player, number in ((one, "1042"), (other, "77")):
        assert number in shown(player)[0] and "has never played here" in shown(player)[0]
        assert "already in" not in shown(player)[1]
    hands.session.do(entries.register, (one,), "seed")
    for player in (other, None):
        assert shown(player)[1].endswith("Somebody else of that name is already in")
    assert "Somebody else" not in shown(one)[1]
