"""The Chips page: its parts by key, letters that begin a command, nothing without a tournament."""

from datetime import timedelta
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from tdapp.domain import tournament
from tdapp.domain.chips import chip_sets
from tdapp.domain.clock import timing
from tdapp.domain.clock.structure import Break
from tdapp.domain.refusal import Allowed
from tdapp.domain.units import Chips
from tdapp.ui.frame.needs_panel import NeedCard
from tdapp.ui.main_window import MainWindow
from tdapp.ui.pages.chips.page import ChipsPage
from tdapp.ui.pages.chips.parts import PARTS
from tdapp.ui.pages.chips.plan.part import PlanPart
from tdapp.ui.pages.chips.race.part import RacePart
from tdapp.ui.theme.look import look
from tests.ui.pages.chips.samples import SET
from tests.ui.pages.evening import MINUTE, Evening, demo_names, level


@pytest.fixture
def evening(tmp_path: Path) -> Evening:
    return Evening(tmp_path, demo_names()[:9])


@pytest.fixture
def window(evening: Evening, qtbot: QtBot) -> MainWindow:
    look().wear("dark")
    window = MainWindow(evening.session)
    qtbot.addWidget(window)
    window.show()
    window.go("chips")
    qtbot.waitUntil(window.isActiveWindow)
    return window


def page_of(window: MainWindow) -> ChipsPage:
    page = window.current()
    assert isinstance(page, ChipsPage)
    return page


def test_parts_are_made_when_they_are_first_shown(window: MainWindow) -> None:
    page = page_of(window)
    assert list(page.parts) == [PARTS[0].name]
    for part in PARTS:
        page.show_part(part.name)
        assert page.stack.currentWidget() is page.parts[part.name]
        assert page.buttons[part.name].isChecked()
    assert list(page.parts) == [part.name for part in PARTS]


@pytest.mark.parametrize("number", range(1, len(PARTS) + 1))
def test_each_part_has_its_key(window: MainWindow, qtbot: QtBot, number: int) -> None:
    page = page_of(window)
    qtbot.keyClick(window.windowHandle(), Qt.Key(ord("0") + number), Qt.KeyboardModifier.AltModifier)
    assert page.name == PARTS[number - 1].name


def test_letters_no_part_has_a_use_for_begin_a_command(window: MainWindow, qtbot: QtBot) -> None:
    page = page_of(window)
    page.buttons["set"].setFocus()
    qtbot.keyClick(window.windowHandle(), Qt.Key.Key_B)
    assert window.command is not None and window.command.isVisible()
    assert window.command.line.text() == "b"


def test_another_language_reaches_every_part(window: MainWindow) -> None:
    page = page_of(window)
    for part in PARTS:
        page.show_part(part.name)
    page.retranslate()
    page.look_again()
    assert page.title.text() == "Chips"


def test_enter_on_a_chip_of_the_plan_is_about_to_race_it(window: MainWindow, evening: Evening, qtbot: QtBot) -> None:
    page = page_of(window)
    evening.register(9)
    evening.draw()
    evening.session.do(chip_sets.choose_set, SET)
    page.show_part("plan")
    plan = page.part()
    assert isinstance(plan, PlanPart)
    plan.table.put(1, 1)
    qtbot.keyClick(window.windowHandle(), Qt.Key.Key_Return)
    race = page.part()
    assert isinstance(race, RacePart)
    offer = race.begin.offer()
    assert offer is not None and offer.old.value == 100


@pytest.mark.parametrize(("action", "part"), [("chips.set", "set"), ("chips.stacks", "stacks"), ("chips.plan", "plan")])
def test_cards_and_typed_words_lead_to_a_part(window: MainWindow, action: str, part: str) -> None:
    window.go("clock")
    window.run(action)
    page = page_of(window)
    assert window.page == "chips" and page.name == part


def test_the_card_of_a_break_that_colours_up_leads_to_the_plan(window: MainWindow, qtbot: QtBot) -> None:
    session = window.session
    session.do(chip_sets.choose_set, SET)
    pause = Break(10 * MINUTE, colour_up=(Chips(25),))
    session.do(tournament.change_structure, (level(25), pause, level(100), level(200)))
    session.do(tournament.open_registration)
    session.do(timing.start, allow=Allowed(frozenset({"clock.no_seats"})))
    session.do(timing.add_time, timedelta(minutes=-17))
    window.refresh()
    cards = [card.need for card in window.needs.findChildren(NeedCard) if card.need.code == "break_soon"]
    assert [card.action for card in cards] == ["chips.plan"]
    assert "25" in session.words.said(cards[0].title)
