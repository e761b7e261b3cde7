"""What is on a head where the floor looks: a column of the players that can be sorted, and the page of the bubble."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from tdapp.domain import tournament
from tdapp.domain.bounties import knock_outs
from tdapp.domain.clock import timing
from tdapp.domain.hands import hand_for_hand
from tdapp.domain.money.bounty_terms import Bounties, BountyKind
from tdapp.domain.money.terms import Terms
from tdapp.domain.registration import entries, price_list
from tdapp.domain.seating import seating
from tdapp.domain.units import EntryId
from tdapp.ui.actions.bounties import ASK
from tdapp.ui.actions.hands import IN_STEP
from tdapp.ui.actions.window import RESULT_PAGE
from tdapp.ui.pages.hands.page import BubblePage
from tdapp.ui.pages.prizes.result.page import ResultPage
from tdapp.ui.pages.registration.players.model import Column
from tdapp.ui.pages.registration.players.page import PlayersPage
from tdapp.ui.theme.look import look
from tests.domain.bounties.test_heads import HEAD
from tests.domain.evening import entry
from tests.ui.cut_text import cut_text
from tests.ui.pages.evening import Evening, demo_names
from tests.ui.windows import main_window


@pytest.fixture
def evening(tmp_path: Path, qtbot: QtBot) -> Iterator[Evening]:
    evening = Evening(tmp_path, demo_names()[:12])
    session = evening.session
    session.do(price_list.set_terms, Terms((HEAD,), bounty=Bounties(BountyKind.PROGRESSIVE)))
    session.do(tournament.open_registration)
    session.do(entries.register, evening.people[:12], "s", offer="head")
    session.do(seating.draw_seats, "s")
    session.do(timing.start)
    session.do(entries.bust_out, entry(1), by={EntryId(1): entry(2)})
    yield evening
    evening.close()


def test_players_are_sorted_by_what_is_on_their_heads(evening: Evening, qtbot: QtBot) -> None:
    look().wear("light")
    page = PlayersPage(evening.session)
    qtbot.addWidget(page)
    page.resize(990, 680)
    page.show()
    page.refresh()
    table = page.table
    assert not table.isColumnHidden(Column.BOUNTY)
    table.list.sort(Column.BOUNTY, Qt.SortOrder.DescendingOrder)
    listed = [table.list.row(number) for number in range(table.list.rowCount())]
    assert [row.entry for row in listed][:1] == [2]
    assert [row.entry for row in listed][-1:] == [1]
    texts = [table.list.text(row, Column.BOUNTY) for row in listed]
    assert texts == ["€150.00", *["€100.00"] * 10, "—"]


def test_there_is_no_column_of_bounties_where_there_are_none(tmp_path: Path, qtbot: QtBot) -> None:
    plain = Evening(tmp_path / "plain", demo_names()[:3])
    plain.register(3)
    page = PlayersPage(plain.session)
    qtbot.addWidget(page)
    page.resize(1600, 680)
    page.show()
    page.refresh()
    assert page.table.isColumnHidden(Column.BOUNTY)
    assert not page.table.isColumnHidden(Column.PAID)
    plain.close()


def test_the_bubble_page_says_what_a_bust_out_is_worth_and_asks_who_won_it(evening: Evening, qtbot: QtBot) -> None:
    window = main_window(evening, qtbot)
    window.run(IN_STEP.id)
    page = window.findChild(BubblePage)
    assert page is not None
    pressed = [button for button in page.findChildren(QPushButton) if button.objectName().startswith("out_")]
    assert len(pressed) > 4
    assert all(button.text().endswith("€150" if button.objectName() == "out_2" else "€100") for button in pressed)
    evening.session.do(hand_for_hand.begin)
    evening.session.do(entries.bust_out, entry(2))
    asks = page.findChild(QPushButton, "bounty_2")
    assert asks is not None
    assert "150" in asks.text()
    asked: list[tuple[str, object]] = []
    page.asked.connect(lambda action, args: asked.append((action, args)))
    asks.click()
    assert asked == [(ASK.id, (EntryId(2),))]
    evening.session.do(knock_outs.name, EntryId(2), entry(3))
    assert page.findChild(QPushButton, "bounty_2") is None or not page.findChild(QPushButton, "bounty_2").isVisible()


@pytest.mark.parametrize("size", [(1366, 768), (1920, 1080)])
def test_the_result_says_prize_bounties_and_both_and_no_name_is_cut(
    evening: Evening, qtbot: QtBot, size: tuple[int, int]
) -> None:
    for loser in range(3, 13):
        evening.session.do(entries.bust_out, entry(loser), by={EntryId(loser): entry(2)})
    evening.session.do(tournament.close_registration)
    window = main_window(evening, qtbot)
    window.resize(*size)
    window.run(RESULT_PAGE.id)
    page = window.findChild(ResultPage)
    assert page is not None
    qtbot.waitUntil(lambda: page.places.lines.rowCount() == 12)
    places = page.places
    assert [places.lines.rows[0].cells[at].text for at in range(2, 5)] == ["300.00", "1,200.00", "1,500.00"]
    payment = places.lines.rows[0].cells[5]
    assert "300.00" in (payment.text or payment.tip or "")
    assert payment.icon
    assert all(word.at.split()[0] != "PlacesList" for word in cut_text(window))
    assert "in bounties" in page.podium.toolTip()
