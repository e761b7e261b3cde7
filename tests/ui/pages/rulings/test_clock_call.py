"""The clock on a player: the book's seconds, seen over every part, one sound when time is up."""

from collections.abc import Iterator
from datetime import timedelta
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tdapp.app.resources import resource
from tdapp.app.rulings.house_rules import with_own
from tdapp.app.rulings.rulebooks import rulebooks
from tdapp.domain.rulings import discipline
from tdapp.ui.pages.rulings.clock_call import SECONDS, TIME_CALLED
from tdapp.ui.pages.rulings.page import PENALTIES, RULE, RulingsPage
from tests.ui.pages.evening import Evening

ALT = Qt.KeyboardModifier.AltModifier


@pytest.fixture
def evening(tmp_path: Path, qtbot: QtBot) -> Iterator[Evening]:
    evening = Evening(tmp_path)
    yield evening
    evening.close()


@pytest.fixture
def page(evening: Evening, qtbot: QtBot) -> RulingsPage:
    page = RulingsPage(evening.session)
    qtbot.addWidget(page)
    page.show()
    qtbot.waitUntil(page.isActiveWindow)
    return page


def after(evening: Evening, page: RulingsPage, seconds: int) -> str:
    evening.clock.forward(timedelta(seconds=seconds))
    page.clock.look()
    return page.clock.figure.text()


def test_it_stands_over_the_part_in_front_while_it_runs(page: RulingsPage) -> None:
    assert page.stack.currentIndex() == RULE and not page.clock.isVisible()
    QTest.keyClick(page, Qt.Key.Key_K, ALT)
    assert page.clock.isVisible() and page.clock.figure.text() == f"{SECONDS} s"
    page.turn_to(PENALTIES)
    assert page.clock.isVisible()
    page.turn_to(RULE)
    QTest.keyClick(page, Qt.Key.Key_K, ALT)
    assert not page.clock.isVisible()
    page.turn_to(PENALTIES)
    assert page.clock.isVisible(), "here it is started with a click"


def test_it_rings_once_when_time_is_up(evening: Evening, page: RulingsPage) -> None:
    heard: list[str] = []
    evening.session.sounded.connect(heard.append)
    page.clock.toggle()
    assert after(evening, page, SECONDS) == "5"
    assert after(evening, page, 5) == "0"
    assert not heard, "an action at this very moment is in time"
    after(evening, page, 1)
    after(evening, page, 1)
    assert heard == [TIME_CALLED]
    assert resource("sounds", f"{TIME_CALLED}.wav").is_file()


def test_nothing_rings_when_he_acted(evening: Evening, page: RulingsPage) -> None:
    heard: list[str] = []
    evening.session.sounded.connect(heard.append)
    page.clock.toggle()
    after(evening, page, SECONDS)
    page.clock.toggle()
    after(evening, page, 60)
    assert (heard, page.clock.figure.text()) == ([], "")


def test_the_seconds_are_those_of_the_book_and_of_the_house(evening: Evening, page: RulingsPage) -> None:
    book = rulebooks()["HC"]
    evening.session.do(discipline.choose_rulebook, "HC")
    assert page.clock.seconds == (book.values["clock_seconds"].value if "clock_seconds" in book.values else SECONDS)
    evening.session.do(discipline.choose_rulebook, "HC", with_own("", "clock_seconds", 30, "House rules 2026, art. 5"))
    page.clock.toggle()
    assert page.clock.figure.text() == "30 s"
