"""What a player did before, from his line on the Players page."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tdapp.domain.rulings import discipline
from tdapp.domain.rulings.ruling_facts import PenaltyKind
from tdapp.domain.units import EntryId
from tdapp.ui.pages.registration.players.page import PlayersPage
from tdapp.ui.pages.rulings.record import RecordList
from tdapp.ui.theme.look import look
from tests.ui.pages.evening import Evening, demo_names
from tests.ui.windows import main_window


@pytest.fixture
def evening(tmp_path: Path, qtbot: QtBot) -> Iterator[Evening]:
    look().wear("dark")
    evening = Evening(tmp_path, demo_names())
    evening.register(18)
    evening.draw()
    evening.start()
    evening.session.do(discipline.give_penalty, EntryId(5), PenaltyKind.ROUNDS, 18, "conduct.device")
    yield evening
    evening.close()


@pytest.fixture
def page(evening: Evening, qtbot: QtBot) -> PlayersPage:
    window = main_window(evening, qtbot)
    window.go("players")
    page = window.current()
    assert isinstance(page, PlayersPage)
    page.show_entry(5)
    page.table.setFocus()
    return page


def shown(page: PlayersPage) -> RecordList:
    found = page.window().findChild(RecordList)
    assert found is not None and found.isVisible()
    return found


def test_a_key_opens_it(page: PlayersPage) -> None:
    QTest.keyClick(page.table, Qt.Key.Key_I, Qt.KeyboardModifier.AltModifier)
    assert [shown(page).list.item(0).text().split("\n")[0]] == [
        "Rounds away from the table, 18 hands: Phone or device at the table"
    ]


@pytest.mark.qt_log_ignore("does not support (raise|grabbing)", extend=True)
def test_the_menu_of_the_line_offers_it(page: PlayersPage) -> None:
    page._open_menu()
    offered = page.menu.line("record")
    page.menu.close()
    offered.trigger()
    assert shown(page).list.count() == 1


def test_of_several_it_says_that_one_is_to_be_chosen(page: PlayersPage, evening: Evening) -> None:
    told: list[str] = []
    evening.session.told.connect(lambda each: told.append(each.kind))
    page.table.selectAll()
    page.do("record")
    assert told == ["refused"] and page.window().findChild(RecordList) is None
