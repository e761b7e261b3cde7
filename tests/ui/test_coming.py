"""A page or part asked for before it is made answers at once, and no key reaches it before it is whole."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from tdapp.ui.actions.window import LOBBY as LOBBY_ACTION
from tdapp.ui.actions.window import PAGES
from tdapp.ui.ahead import Ahead
from tdapp.ui.frame import pages
from tdapp.ui.frame.coming import Coming
from tdapp.ui.paged_window import LOBBY
from tdapp.ui.pages.making import Making
from tdapp.ui.pages.page import WindowPage
from tdapp.ui.pages.parts_page import PartsPage
from tdapp.ui.session import Session
from tests.ui.evening_states import STATES
from tests.ui.typing_walk import ALT, PLACES, Hands, Key

OF_PAGES = [place for place in PLACES if place.page and not place.part and not place.window and place.page != "clock"]
OF_PARTS = [place for place in PLACES if place.part and place.page != "rulings"]  # those stand with their page
CALLED_OTHERWISE = ("hands", LOBBY)  # on the rail
UNTITLED = ("rulings",)  # there is no room beside its parts


@pytest.fixture
def hands(qtbot: QtBot, tmp_path: Path) -> Hands:
    made = Hands(STATES["running"](tmp_path), qtbot)
    made.window.setUpdatesEnabled(True)
    made.clean()
    return made


class Answer(NamedTuple):
    """What was painted of a page or part that is yet to be made."""

    heading: str
    size: tuple[int, int]
    made: int  # pages and parts that stood then


@pytest.fixture
def answers(hands: Hands, monkeypatch: pytest.MonkeyPatch) -> list[Answer]:
    found: list[Answer] = []

    def painted(coming: Coming, event: Any) -> None:
        QWidget.paintEvent(coming, event)
        found.append(Answer(coming.title.text(), coming.size().toTuple(), made(hands)))

    monkeypatch.setattr(Coming, "paintEvent", painted)
    return found


def made(hands: Hands) -> int:
    """How many pages and parts stand."""
    there = [*hands.window._pages.values()]
    return len(there) + sum(len(page.parts) for page in there if isinstance(page, PartsPage))


def titles(page: QWidget) -> list[str]:
    return [each.text() for each in page.findChildren(QLabel) if each.property("role") == "title" and each.isVisible()]


def test_every_page_answers_with_its_heading_before_it_is_made(hands: Hands, answers: list[Answer]) -> None:
    words = hands.session.words
    for place in OF_PAGES:
        action = next((each for each in PAGES if each.goes_to == place.page), LOBBY_ACTION)
        answers.clear()
        before = made(hands)
        hands.go(place)
        assert [each.heading for each in answers] == [words(action.text)], place.name
        assert answers[0].made == before < made(hands), place.name
        page = hands.window.current()
        assert page is not None and page.isVisible()
        assert page.height() == answers[0].size[1], "it stands where the page does"
        if place.page not in (*CALLED_OTHERWISE, *UNTITLED):
            assert answers[0].heading in titles(page)
        answers.clear()
        hands.page("clock")
        hands.go(place)
        assert answers == [], "it stands already"


def test_every_part_answers_before_it_is_made(hands: Hands, answers: list[Answer]) -> None:
    for place in OF_PARTS:
        page_only = next(each for each in OF_PAGES if each.page == place.page)
        hands.go(page_only)
        answers.clear()
        before = made(hands)
        hands.press(Key(ord(place.part[-1])), ALT)
        assert [(each.heading, each.made) for each in answers] == [("", before)], place.name
        page = hands.window.current()
        assert isinstance(page, PartsPage) and page.part().isVisible() and made(hands) > before


def waiting(hands: Hands, press: Callable[[], object]) -> list[str]:
    """The page in front at each thing that waited for its turn while a key was answered."""
    turns: list[str] = []

    def note() -> None:
        turns.append(hands.window.page)

    QTimer.singleShot(0, hands.window, note)
    press()
    assert turns == [], "something else had its turn while the page was made"
    QApplication.processEvents()
    return turns


def test_what_waits_while_a_page_is_made_finds_it_whole(hands: Hands) -> None:
    for place in OF_PAGES:
        action = next((each.id for each in PAGES if each.goes_to == place.page), LOBBY_ACTION.id)
        assert waiting(hands, lambda action=action: hands.window.run(action)) == [place.page]
        page = hands.window.current()
        assert page is not None and page.isVisible() and not getattr(page, "_stale", False), place.name


def test_letters_typed_right_after_the_key_of_a_page_are_its_own(hands: Hands) -> None:
    hands.page("desk")
    for letter in "karide":
        hands.typed(letter)
    page = hands.window.current()
    assert page is hands.window._pages["desk"]
    assert hands.focus() is not None and hands.focus().text() == "karide"  # type: ignore[union-attr]


def test_what_is_typed_on_the_page_before_is_done_there(hands: Hands) -> None:
    """Leaving a field may do something: then the page that is announced stands nowhere yet."""
    seen: list[str] = []
    make = hands.window._made

    def late(name: str) -> WindowPage:
        seen.append(hands.window.page)
        return make(name)

    hands.window._made = late  # type: ignore[method-assign]
    hands.page("players")
    assert seen == ["clock"]
    assert hands.window.page == "players"


def test_a_page_that_cannot_be_made_leaves_the_one_in_sight(hands: Hands, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(_name: str, _session: Session) -> Making[WindowPage]:
        raise OSError("a disk of the past")

    monkeypatch.setattr(pages, "making", broken)
    with pytest.raises(OSError, match="of the past"):
        hands.window.go("tables")
    assert hands.window.page == "clock"
    assert hands.window.stack.currentWidget() is hands.window.current()
    assert hands.window.rail.buttons["clock.page"].isChecked()
    assert not hands.window.rail.buttons["tables.page"].isChecked()
    monkeypatch.undo()
    hands.window.go("tables")
    assert hands.window.page == "tables"


def test_a_part_that_cannot_be_made_leaves_the_one_in_sight(hands: Hands, monkeypatch: pytest.MonkeyPatch) -> None:
    hands.page("chips")
    page = hands.window.current()
    assert isinstance(page, PartsPage)
    first, other = list(page.buttons)[:2]
    monkeypatch.setattr(page, "connect_part", lambda _part: 1 // 0)
    with pytest.raises(ZeroDivisionError):
        page.show_part(other)
    assert page.name == first and page.part().isVisible()
    assert [name for name, button in page.buttons.items() if button.isChecked()] == [first]


def test_no_step_ahead_makes_more_than_one_page_or_part(hands: Hands) -> None:
    work = Ahead(hands.window)
    work.start()
    many = []
    while work.begun:
        before = made(hands)
        work.take_step()
        if made(hands) - before > 1:
            many.append(sorted(hands.window._pages))
    assert many == []
