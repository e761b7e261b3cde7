"""The page without a club: which buttons stand there, and which of them Enter presses."""

from datetime import UTC, datetime
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, SignalInstance
from pytestqt.qtbot import QtBot

from tdapp.app.club.copies import Copy, Offer
from tdapp.ui.i18n import Languages
from tdapp.ui.language import language
from tdapp.ui.theme.look import look
from tdapp.ui.welcome import Welcome
from tdapp.ui.widgets.buttons import Button
from tests.ui.conftest import ENGLISH

COPY = Copy(datetime(2026, 11, 21, 19, 5, tzinfo=UTC), "break", Path("nowhere.tdapp"), "club")


@pytest.fixture
def page(qtbot: QtBot) -> Welcome:
    look().wear("dark")
    page = Welcome()
    qtbot.addWidget(page)
    page.resize(1000, 600)
    page.show()
    qtbot.waitUntil(page.isActiveWindow)
    return page


def shown(page: Welcome) -> set[str]:
    return {each.objectName() for each in page.findChildren(Button) if each.isVisible()}


def test_at_first_nothing_is_offered(page: Welcome) -> None:
    assert shown(page) == set()


def test_the_first_start_offers_demo_beginning_and_opening(page: Welcome) -> None:
    page.greet()
    assert shown(page) == {"welcome_demo", "welcome_practice", "welcome_begin", "welcome_open", "welcome_recover"}
    assert page.focusWidget() is page.demo


def test_while_something_is_under_way_nothing_can_be_pressed(page: Welcome) -> None:
    page.greet()
    page.wait("Opening club.tdapp", "A moment")
    assert shown(page) == set()
    assert page.state.title.text() == "Opening club.tdapp"


def test_a_file_that_did_not_open_can_be_tried_again(page: Welcome) -> None:
    page.sorry("club.tdapp is not open", "<b>No</b> & %n", offer=Offer())
    assert shown(page) == {"welcome_again", "welcome_open", "welcome_begin"}
    assert page.focusWidget() is page.again
    assert page.state.why.text() == "<b>No</b> & %n"
    assert page.state.why.textFormat() is Qt.TextFormat.PlainText


def test_a_good_copy_is_offered_first_and_by_its_time(page: Welcome) -> None:
    page.sorry("club.tdapp is not open", "It is damaged", offer=Offer((COPY,)))
    assert shown(page) == {"welcome_restore", "welcome_again", "welcome_open", "welcome_begin"}
    assert page.restore.text() == "Put back the copy of 19:05, 21 November 2026"
    assert page.focusWidget() is page.restore
    assert page.copies.loses.text().startswith("Anything done after 19:05, 21 November 2026, is not in this copy.")


def test_the_page_of_copies_goes_back_with_escape(page: Welcome, qtbot: QtBot) -> None:
    page.show_copies("Copies of club.tdapp", "why", Offer((COPY,)))
    assert shown(page) == {"welcome_restore", "welcome_back"}
    with qtbot.waitSignal(page.left):
        qtbot.keyClick(page, Qt.Key.Key_Escape)
    page.show_copies("Copies of club.tdapp", "none", Offer())
    assert shown(page) == {"welcome_back"} and page.focusWidget() is page.back


@pytest.mark.parametrize("name", ["demo", "begin", "open", "again", "restore"])
def test_every_button_asks_by_mouse_and_by_enter(page: Welcome, qtbot: QtBot, name: str) -> None:
    if name in ("again", "restore"):
        page.sorry("no", "why", offer=Offer((COPY,) if name == "restore" else ()))
    else:
        page.greet()
    button = getattr(page, name)
    asked: SignalInstance = getattr(page, f"{name}_asked")
    with qtbot.waitSignal(asked):
        qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    with qtbot.waitSignal(asked):
        qtbot.keyClick(button, Qt.Key.Key_Return)
    assert button.accessibleName() or button.text()


def test_the_welcome_speaks_the_language_that_is_picked_while_it_stands(page: Welcome) -> None:
    languages = Languages(UTC)
    page.greet(Path("clubs"))
    language().speak(languages.words("nl"))
    assert page.state.title.text() == "Welkom bij tdapp" and "clubs" in page.state.why.text()
    page.sorry("no", "why")
    language().speak(ENGLISH)
    assert page.state.title.text() == "no"
