"""The Result page: what comes in front when a tournament is over, and where it leads."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from tdapp.domain import tournament
from tdapp.domain.prizes import payouts
from tdapp.domain.setup import PayoutTable
from tdapp.domain.units import Cents, EntryId
from tdapp.read.people.names import PlayerName
from tdapp.read.sheet_kind import SheetKind
from tdapp.ui.frame.pages import LAST
from tdapp.ui.main_window import MainWindow
from tdapp.ui.paged_window import LOBBY
from tdapp.ui.pages.papers.page import PapersPage
from tdapp.ui.pages.prizes.result.page import WIDE, ResultPage
from tdapp.ui.pages.registration.page import RegistrationPage
from tdapp.ui.session.told import Override
from tdapp.values import replace
from tests.ui.pages.evening import SETUP, STRUCTURE, Evening, demo_names, state
from tests.ui.windows import main_window

NAMES = [PlayerName("Brzęczyszczykiewicz-Wielopolska", "Stanisław Maksymilian"), PlayerName("李", "小龙")]
FREE = replace(SETUP, buy_in=Cents(0), fee=Cents(0), payout=PayoutTable("Nobody", ()))
PLAYERS = 12


@pytest.fixture
def evening(tmp_path: Path, qtbot: QtBot) -> Iterator[Evening]:
    evening = Evening(tmp_path, [*NAMES, *demo_names()[:28]])
    yield evening
    evening.close()


@pytest.fixture
def window(evening: Evening, qtbot: QtBot) -> MainWindow:
    return main_window(evening, qtbot)


def play(evening: Evening, *, left: int = 1) -> None:
    """Twelve players; all but so many go out, the last one first."""
    evening.register(PLAYERS)
    evening.draw()
    evening.start()
    evening.close_registration()
    evening.bust(*range(PLAYERS, left, -1))


def pay_all(evening: Evening) -> None:
    evening.session.do(payouts.post_prizes)
    for number in (1, 2, 3):
        evening.session.do(payouts.pay, EntryId(number))


def result(window: MainWindow) -> ResultPage:
    window.go(LAST)
    page = window.current()
    assert isinstance(page, ResultPage)
    return page


def said(page: ResultPage) -> str:
    return "\n".join(label.text() for label in page.findChildren(QLabel) if label.isVisibleTo(page))


def column(page: ResultPage, number: int) -> list[str]:
    return [page.places.lines.at(row, number).text for row in range(page.places.lines.rowCount())]


def test_it_comes_in_front_when_the_tournament_is_finished_on_whichever_page(
    window: MainWindow, evening: Evening
) -> None:
    play(evening)
    pay_all(evening)
    window.go("tables")
    evening.session.do(tournament.finish)
    assert window.page == LAST
    window.go("clock")
    evening.session.announce("Thank you")
    assert window.page == "clock"  # it comes once, not with every act after it
    evening.session.undo()
    evening.session.undo()
    assert not state(evening).finished and window.page == "clock"
    evening.session.redo()
    assert window.page == LAST


def test_a_finished_tournament_chosen_from_the_list_shows_its_result(window: MainWindow, evening: Evening) -> None:
    play(evening)
    pay_all(evening)
    evening.session.do(tournament.finish)
    over = evening.session.tournament
    evening.session.switch(evening.club.create(SETUP, STRUCTURE))
    window.go(LOBBY)
    evening.session.switch(over)
    assert window.page == LAST


def test_while_play_goes_on_it_has_those_who_are_out_and_no_podium(window: MainWindow, evening: Evening) -> None:
    page = result(window)
    assert page.stack.currentWidget() is page.empty
    play(evening, left=9)
    assert column(page, 0) == ["10", "11", "12"]
    assert not page.stand.isVisible()
    assert not page.finish.isVisible() and not page.print.isVisible()


def test_it_finishes_the_tournament_once_everybody_is_paid(window: MainWindow, evening: Evening) -> None:
    page = result(window)
    asked: list[Override] = []
    evening.session.asked.connect(asked.append)
    play(evening)
    assert page.stand.isVisible()
    assert [len(step.players) for step in page.podium.order()] == [1, 1, 1]
    assert NAMES[0].full in page.podium.accessibleName()
    assert "3 prizes are not paid yet" in said(page)
    page.finish.click()
    assert asked and not state(evening).finished  # what leaves prizes unpaid wants a reason
    pay_all(evening)
    assert page.money.state.isVisible() and page.money.state.text == "Every prize is paid"
    page.finish.click()
    assert state(evening).finished
    assert page.print.isVisible() and not page.finish.isVisible()


def test_each_payment_is_told_at_the_place(window: MainWindow, evening: Evening) -> None:
    page = result(window)
    play(evening)
    evening.session.do(payouts.post_prizes)
    evening.session.do(payouts.pay, EntryId(2))
    assert column(page, 3)[:4] == ["To pay: 900.00", "Paid", "To pay: 360.00", ""]
    assert page.money.figures.keys() == page.money.captions.keys()
    page.places.setCurrentIndex(page.places.lines.index(1, 3))  # the cell the keyboard is at says whose it is
    spoken = page.places.lines.index(1, 3).data(Qt.ItemDataRole.AccessibleTextRole)
    assert spoken == f"Paid out, place 2, {NAMES[1].full}: Paid"


def test_where_nobody_is_paid_no_word_is_said_of_prizes(tmp_path: Path, window: MainWindow, evening: Evening) -> None:
    evening.session.switch(evening.club.create(FREE, STRUCTURE))
    play(evening)
    evening.session.do(tournament.finish)
    page = result(window)
    assert {page.places.lines.head(n) for n in range(page.places.lines.columnCount())} <= {"Place", "Name", ""}
    assert "€" not in page.podium.accessibleName()
    words = (said(page) + " ".join(button.text() for button in page.papers.buttons.values())).lower()
    assert not [word for word in ("prize", "paid", "pay", "pool", "deal") if word in words]


def test_every_sheet_it_offers_is_shown_ready_to_print(window: MainWindow, evening: Evening, qtbot: QtBot) -> None:
    play(evening)
    pay_all(evening)
    page = result(window)
    evening.session.do(tournament.finish)
    assert page.view is not None
    for kind in page.view.papers:
        page.papers.buttons[kind].click()
        papers = window.current()
        assert isinstance(papers, PapersPage)
        sheet = papers.shown()
        assert sheet is not None and sheet.kind is kind
        window.go(LAST)
    qtbot.keyClick(page, Qt.Key.Key_P, Qt.KeyboardModifier.ControlModifier)
    papers = window.current()
    assert isinstance(papers, PapersPage) and (sheet := papers.shown()) is not None
    assert sheet.kind is SheetKind.RESULTS


def test_the_secret_is_revealed_here_after_the_finish_and_once(window: MainWindow, evening: Evening) -> None:
    play(evening)
    pay_all(evening)
    page = result(window)
    assert not page.draws.reveal.isEnabled()
    evening.session.do(tournament.finish)
    assert page.draws.reveal.isEnabled()
    page.draws.reveal.click()
    assert state(evening).room.secret
    assert not page.draws.reveal.isVisible()


def test_enter_shows_the_account_of_whoever_stands_there(window: MainWindow, evening: Evening, qtbot: QtBot) -> None:
    play(evening)
    page = result(window)
    page.places.put(1)
    qtbot.keyClick(page.places, Qt.Key.Key_Return)
    desk = window.current()
    assert isinstance(desk, RegistrationPage)
    assert desk.person() == state(evening).entries[EntryId(2)].player


def test_places_stand_in_columns_only_where_all_of_them_are_in_sight_then(
    window: MainWindow, evening: Evening, qtbot: QtBot
) -> None:
    play(evening)
    page = result(window)
    places = page.places
    window.resize(1366, 768)
    assert column(page, 0) == [str(place) for place in range(1, PLAYERS + 1)]
    places.resize(1300, 34 + 7 * places.verticalHeader().defaultSectionSize())
    qtbot.waitUntil(lambda: places.lines.rowCount() == PLAYERS // 2)
    assert column(page, 5) == [str(place) for place in range(PLAYERS // 2 + 1, PLAYERS + 1)]
    places.setCurrentIndex(places.lines.index(0, 6))
    here = places.at_cell()
    assert here is not None and here.place == PLAYERS // 2 + 1


@pytest.mark.parametrize("size", [(960, 600), (1366, 768), (1920, 1080), (3840, 2160)])
def test_nothing_is_cut_off_at_the_right_and_a_large_screen_is_used(
    window: MainWindow, evening: Evening, size: tuple[int, int], qtbot: QtBot
) -> None:
    play(evening)
    page = result(window)
    window.resize(*size)
    qtbot.waitUntil(lambda: not page.places.horizontalScrollBar().maximum())
    assert page._wide is (page.width() >= WIDE)
    for card in (page.money, page.papers, page.draws):
        for part in (label for label in card.findChildren(QLabel) if label.isVisible()):
            assert part.mapTo(page.side.viewport(), part.rect().topRight()).x() <= page.side.viewport().width()
