"""Pages made ahead: nobody notices that they are, and each shows what it would show had it been made when asked for."""

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QAbstractItemView, QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from tdapp.ui import ahead
from tdapp.ui.ahead import Ahead
from tdapp.ui.frame import pages
from tdapp.ui.paged_window import LOBBY
from tdapp.ui.pages.page import Page
from tdapp.ui.pages.parts_page import PartsPage
from tdapp.ui.pages.registration import parts as desk_parts
from tests.ui.applications import running
from tests.ui.evening_states import STATES
from tests.ui.typing_walk import PLACES, Hands, Key, Seen

SHOWN = [place for place in PLACES if not place.window]
SELDOM = ("registration", "drawn", "paused", "bubble")  # much like the others: with the long tests
LOOK = Ahead.look  # that no other test lets begin by itself
LOOKS = 150  # in so many, quiet, a page is loaded and made
IN_FRONT = ("clock", "desk", "rulings", LOBBY)

pytestmark = pytest.mark.qt_log_ignore("does not support (raise|grabbing)", extend=True)


@pytest.fixture(autouse=True)
def steady() -> Iterator[None]:
    """No cursor blinks in a picture."""
    before = QApplication.cursorFlashTime()
    QApplication.setCursorFlashTime(0)
    yield
    QApplication.setCursorFlashTime(before)


@pytest.fixture(params=[pytest.param(state, marks=pytest.mark.soak if state in SELDOM else ()) for state in STATES])
def hands(request: pytest.FixtureRequest, qtbot: QtBot, tmp_path: Path) -> Hands:
    return Hands(STATES[request.param](tmp_path), qtbot)


@pytest.fixture
def evening_hands(qtbot: QtBot, tmp_path: Path) -> Hands:
    return Hands(STATES["running"](tmp_path), qtbot)


def made_ahead(hands: Hands) -> Ahead:
    """The work ahead for their window, begun by hand alone."""
    made = Ahead(hands.window)
    made.start()
    return made


class Sight(NamedTuple):
    """What is seen of a place: its texts, and its picture."""

    texts: tuple[str, ...]
    picture: QImage


def settle(hands: Hands, page: QWidget) -> None:
    """Wait until a page has done what it does a moment after it is shown, and all of it has its place."""
    later = [timer for timer in page.findChildren(QTimer) if timer.isSingleShot()]
    hands.qtbot.waitUntil(lambda: not any(timer.isActive() for timer in later))
    for _again in range(3):  # a line that wraps asks for its height once it has its width
        QApplication.processEvents()


def sights(hands: Hands) -> dict[str, Sight]:
    """Every page and part that is there in this state, as it is seen."""
    hands.window.setUpdatesEnabled(True)
    found = {}
    for place in SHOWN:
        hands.clean()
        if hands.go(place):
            page = hands.window.current()
            assert page is not None
            settle(hands, page)
            texts = tuple(label.text() for label in page.findChildren(QLabel) if label.isVisible())
            found[place.name] = Sight(texts, hands.window.grab().toImage())
    return found


def test_a_page_made_ahead_shows_what_it_shows_when_it_is_made_at_its_key(hands: Hands, qtbot: QtBot) -> None:
    made_at_keys = sights(hands)
    hands.window.close()
    again = Hands(hands.evening, qtbot)
    made_ahead(again).all_at_once()
    ready = sights(again)
    assert ready.keys() == made_at_keys.keys()
    said = [name for name, sight in ready.items() if sorted(sight.texts) != sorted(made_at_keys[name].texts)]
    drawn = [name for name, sight in ready.items() if sight.picture != made_at_keys[name].picture]
    assert (said, drawn) == ([], [])


class Noticed(NamedTuple):
    """What somebody could notice at one moment: what is seen and done, where the keys are, which rows are chosen."""

    seen: Seen
    at: tuple[str, str, str]
    focus: QWidget | None
    window: QWidget | None
    chosen: tuple[tuple[str, int, int], ...]


def noticed(hands: Hands) -> Noticed:
    page = hands.window.current()
    views = page.findChildren(QAbstractItemView) if page is not None else ()
    chosen = tuple((each.objectName(), each.currentIndex().row(), each.currentIndex().column()) for each in views)
    return Noticed(hands.seen(), hands.at(), QApplication.focusWidget(), QApplication.activeWindow(), chosen)


@pytest.mark.parametrize("front", IN_FRONT)
def test_no_step_of_it_is_noticed_at_the_desk_or_by_the_keys(evening_hands: Hands, front: str) -> None:
    hands = evening_hands
    hands.clean()
    hands.go(next(place for place in SHOWN if place.name == front))
    QApplication.processEvents()
    before, work, steps = noticed(hands), made_ahead(hands), 0
    lines = len(hands.evening.club.desk.history(hands.stream).acts) if hands.stream is not None else 0
    while work.begun:
        work.take_step()
        QApplication.processEvents()
        steps += 1
        if front not in ("desk", "rulings"):  # the views of parts that come are counted there
            assert noticed(hands).chosen == before.chosen, steps
        assert noticed(hands)[:-1] == before[:-1], steps
    assert steps > len(pages.names())
    assert hands.stream is not None and len(hands.evening.club.desk.history(hands.stream).acts) == lines
    assert not hands.window.unkept()


def test_what_is_typed_while_it_works_goes_where_it_would_have_gone(evening_hands: Hands) -> None:
    hands = evening_hands
    hands.clean()
    work = made_ahead(hands)
    for letter in "karide":
        hands.typed(letter)
        work.take_step()
    box = hands.box()
    assert box is not None and box.isVisible() and box.line.text() == "karide"


def test_every_page_and_part_is_there_when_it_is_done(hands: Hands) -> None:
    work = made_ahead(hands)
    work.all_at_once()
    made = hands.window._pages
    if hands.stream is None:
        return  # only the list of tournaments can be seen, and it is in front
    assert set(made) == {*pages.names(), LOBBY}
    for page in made.values():
        if isinstance(page, PartsPage):
            assert set(page.parts) == set(page.buttons)


def test_a_key_has_the_window_to_itself_until_all_is_quiet(
    evening_hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Ahead, "look", LOOK)
    now = [1000.0]
    monkeypatch.setattr(ahead, "monotonic", lambda: now[0])
    hands = evening_hands
    work = made_ahead(hands)
    assert hands.window.page == "clock"
    hands.press(Key.Key_Down)
    there = len(hands.window._pages)
    for _ in range(LOOKS):
        work.look()
    assert len(hands.window._pages) == there
    now[0] += ahead.QUIET
    for _ in range(LOOKS):
        work.look()
    assert len(hands.window._pages) > there


def test_while_a_screen_reader_listens_nothing_is_made_ahead(
    evening_hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each name of it would be told to the reader, and what the keyboard is at only after them."""
    monkeypatch.setattr(Ahead, "look", LOOK)
    monkeypatch.setattr(ahead, "QUIET", 0.0)
    listens = [False]
    monkeypatch.setattr(ahead, "is_heard", lambda: listens[0])
    hands = evening_hands
    work = made_ahead(hands)
    work.look()
    there = len(hands.window._pages)
    listens[0] = True
    for _ in range(LOOKS):
        work.look()
    assert len(hands.window._pages) == there and not work.begun
    hands.page("players")
    assert hands.window.page == "players"  # is made when it is asked for
    listens[0] = False
    work.start()
    for _ in range(LOOKS):
        work.look()
    assert len(hands.window._pages) > there + 1


def half_made(hands: Hands) -> Iterator[str]:
    """The names of the pages, and of the parts of pages, that were begun and are not whole."""
    made = hands.window._pages
    makers = [hands.window._making, *(page._making for page in made.values() if isinstance(page, PartsPage))]
    for makings in makers:
        yield from makings


def test_what_is_half_made_hears_of_another_language_and_is_whole_when_it_is_asked_for(
    evening_hands: Hands, qtbot: QtBot
) -> None:
    hands = evening_hands
    places = {place.name: place for place in SHOWN}
    parts = {part.name: f"desk {number}" if number > 1 else "desk" for number, part in enumerate(desk_parts.PARTS, 1)}
    opened: dict[str, tuple[str, ...]] = {}
    hands.window.setUpdatesEnabled(True)
    work = made_ahead(hands)
    while work.begun:
        work.take_step()
        for name in [*half_made(hands)]:
            place = places.get(parts.get(name, name))
            if place is not None and place.name not in opened:
                for spoken in ("nl", "en"):
                    hands.session.prefer(hands.session.preferences._replace(language=spoken))
                hands.go(place)
                opened[place.name] = texts_of(hands)
    assert {"prizes", "rulings", "structure", "tables", LOBBY, "desk 5", "desk 6"} <= set(opened)
    hands.window.close()
    again = Hands(hands.evening, qtbot)
    again.window.setUpdatesEnabled(True)
    for name, said in opened.items():
        again.go(places[name])
        assert said == texts_of(again), name


IN_PIECES = {"players": 2, "tables": 5, "structure": 1}  # pages shown a piece at a time: pieces before the last


@pytest.mark.parametrize("name", IN_PIECES)
@pytest.mark.parametrize("does", [False, True])
def test_a_page_that_is_half_shown_is_whole_when_it_is_asked_for(
    evening_hands: Hands, qtbot: QtBot, name: str, *, does: bool
) -> None:
    hands = evening_hands
    hands.window.setUpdatesEnabled(True)
    places = {place.name: place for place in SHOWN}
    work, pieces = made_ahead(hands), 0
    while pieces < IN_PIECES[name]:
        assert work.begun
        work.take_step()
        page = hands.window._pages.get(name)
        pieces += isinstance(page, Page) and page._ahead is not None
    if does:
        hands.evening.bust(3)
        hands.session.undo()
        hands.evening.bust(4)
    hands.go(places[name])
    half = texts_of(hands)
    work.all_at_once()
    assert texts_of(hands) == half
    hands.window.close()
    again = Hands(hands.evening, qtbot)
    again.window.setUpdatesEnabled(True)
    again.go(places[name])
    assert half == texts_of(again)


def texts_of(hands: Hands) -> tuple[str, ...]:
    page = hands.window.current()
    assert page is not None
    settle(hands, page)
    return tuple(sorted(label.text() for label in page.findChildren(QLabel) if label.isVisible()))


def test_it_ends_with_the_window(evening_hands: Hands) -> None:
    work = made_ahead(evening_hands)
    evening_hands.window.close()
    assert not work.begun


def test_the_application_makes_its_pages_while_nobody_does_anything(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Ahead, "look", LOOK)
    evening = STATES["running"](tmp_path)
    evening.close()
    monkeypatch.setattr(ahead, "QUIET", 0.0)
    with running(qtbot) as app:
        with qtbot.waitSignal(app.app.ahead.done):
            app.open(tmp_path / "club.tdapp")
        assert set(app.window._pages) == {*pages.names(), LOBBY}
        assert app.window.page == "clock"
        app.session.switch(None)
        assert not app.app.ahead.begun
