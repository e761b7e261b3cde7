"""A reason that is asked for and not given: the keys go back, and nothing typed after that becomes one."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tdapp.domain import tournament
from tdapp.domain.money.terms import Buyers, Offer, Price, SaleKind, SaleSpan, SaleSpanKind, Terms
from tdapp.domain.registration import price_list
from tdapp.domain.units import Cents
from tdapp.ui.actions.draws import SHOW as DRAWS
from tdapp.ui.draws.window import DrawsWindow
from tdapp.ui.main_window import MainWindow
from tdapp.ui.pages.registration.page import RegistrationPage
from tdapp.ui.pages.registration.sell import Sell
from tdapp.ui.theme.look import look
from tdapp.values import replace
from tests.ui.pages.evening import Evening, demo_names

MEMBERS = Offer(
    "member",
    "Member",
    SaleKind.ENTRY,
    Price(Cents(100_00)),
    None,
    SaleSpan(SaleSpanKind.REGISTRATION),
    who=Buyers.MEMBERS,
)
CTRL, ALT, NO = (
    Qt.KeyboardModifier.ControlModifier,
    Qt.KeyboardModifier.AltModifier,
    Qt.KeyboardModifier.NoModifier,
)
ENTER, ESC = Qt.Key.Key_Return, Qt.Key.Key_Escape


@pytest.fixture
def evening(tmp_path: Path) -> Iterator[Evening]:
    evening = Evening(tmp_path, demo_names()[:12])
    evening.session.do(tournament.open_registration)
    evening.session.do(price_list.set_terms, replace(Terms(), offers=(MEMBERS,)))
    yield evening
    evening.close()


@pytest.fixture
def window(evening: Evening, qtbot: QtBot) -> MainWindow:
    """The desk has just been refused a member's price for somebody without a card, and asks for a reason."""
    look().wear("dark")
    window = MainWindow(evening.session)
    qtbot.addWidget(window)
    window.resize(1366, 768)
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    window.go("desk")
    selling = sell(window).selling
    selling.ask(evening.people[0], demo_names()[0])
    selling.prices.setFocus()
    key(Qt.Key.Key_2, ENTER, ENTER)
    assert window.override.isVisible() and focus() is window.override.reason
    return window


def sell(window: MainWindow) -> Sell:
    page = window.current()
    assert isinstance(page, RegistrationPage)
    part = page.part()
    assert isinstance(part, Sell)
    return part


def focus() -> QWidget:
    widget = QApplication.focusWidget()
    assert widget is not None
    return widget


def key(*keys: Qt.Key, held: Qt.KeyboardModifier = NO) -> None:
    for each in keys:
        QTest.keyClick(focus(), each, held)


def typed(text: str) -> None:
    for letter in text:
        QTest.keyClicks(focus(), letter)


def entries_of(evening: Evening) -> int:
    return evening.session.status_view().entries


@pytest.mark.parametrize("by_button", [False, True])
def test_left_the_payment_has_the_keys_again(window: MainWindow, evening: Evening, by_button: bool) -> None:
    if by_button:
        window.override.leave.setFocus()
        key(Qt.Key.Key_Space)
    else:
        key(ESC)
    assert not window.override.isVisible()
    payment = sell(window).selling.payment
    assert payment.isAncestorOf(focus()) or focus() is payment
    key(ENTER)
    assert window.override.isVisible() and entries_of(evening) == 0  # the same question, nothing done


@pytest.mark.parametrize(
    ("wanted", "held"), [(Qt.Key.Key_1, ALT), (Qt.Key.Key_2, ALT), (Qt.Key.Key_2, CTRL), (Qt.Key.Key_0, CTRL)]
)
def test_a_key_that_goes_elsewhere_leaves_it(
    window: MainWindow, evening: Evening, wanted: Qt.Key, held: Qt.KeyboardModifier
) -> None:
    typed("forg")
    key(wanted, held=held)
    assert not window.override.isVisible() and window.override.asked is None
    page = window.current()
    assert page is not None and page.isAncestorOf(focus())
    typed("ada")
    key(ENTER)
    assert evening.session.tournament is not None
    assert evening.people[0] not in evening.club.desk.state(evening.session.tournament).players


def test_the_command_box_leaves_it_and_gives_the_keys_back_to_the_payment(window: MainWindow, evening: Evening) -> None:
    key(Qt.Key.Key_K, held=CTRL)
    assert window.command.isVisible() and not window.override.isVisible()
    typed("ada")
    key(ESC)
    assert not window.command.isVisible() and entries_of(evening) == 0
    payment = sell(window).selling.payment
    assert payment.isAncestorOf(focus()) or focus() is payment


def test_a_reason_that_is_given_does_it_and_the_keys_are_on_the_page(window: MainWindow, evening: Evening) -> None:
    typed("forgot the card")
    key(ENTER)
    assert entries_of(evening) == 1 and not window.override.isVisible()
    page = window.current()
    assert page is not None and page.isAncestorOf(focus())


def test_a_second_reason_that_is_asked_for_has_the_keys(window: MainWindow, evening: Evening) -> None:
    key(ESC)
    evening.session.do(tournament.close_registration)
    selling = sell(window).selling
    selling.ask(evening.people[0], demo_names()[0])
    selling.prices.setFocus()
    key(Qt.Key.Key_2, ENTER, ENTER)
    first = window.override.text.text()
    assert focus() is window.override.reason
    typed("forgot the card, and came late")
    key(ENTER)
    assert entries_of(evening) == 0 and window.override.text.text() != first
    assert window.override.isVisible() and focus() is window.override.reason
    typed(" with a call")
    key(ENTER)
    assert entries_of(evening) == 1 and not window.override.isVisible()
    page = window.current()
    assert page is not None and page.isAncestorOf(focus())


def test_a_command_is_no_reason_before_it_is_asked(window: MainWindow, evening: Evening) -> None:
    typed("bust 3-2")
    key(ENTER)
    assert window.override.isVisible() and entries_of(evening) == 0
    assert "reads like a command" in window.override.text.text()
    key(ENTER)
    assert not window.override.isVisible() and entries_of(evening) == 1


def test_a_command_typed_as_a_reason_goes_on_in_the_command_box(window: MainWindow, evening: Evening) -> None:
    typed("bust 3-2")
    key(ENTER)
    key(Qt.Key.Key_K, held=CTRL)
    assert window.command.isVisible() and window.command.line.text() == "bust 3-2"
    assert not window.override.isVisible() and entries_of(evening) == 0


def test_a_reason_that_only_begins_like_a_command_is_one(window: MainWindow, evening: Evening) -> None:
    typed("move to the next flight")
    key(ENTER)
    assert not window.override.isVisible() and entries_of(evening) == 1


def test_once_something_else_is_done_the_question_is_gone(window: MainWindow, evening: Evening) -> None:
    evening.session.do(tournament.close_registration)
    assert not window.override.isVisible() and entries_of(evening) == 0
    page = window.current()
    assert page is not None and page.isAncestorOf(focus())


def test_a_window_beside_it_asks_for_its_own_reasons(window: MainWindow, evening: Evening, qtbot: QtBot) -> None:
    asked = window.override.asked
    assert asked is not None
    key(ESC)
    window.run(DRAWS.id)
    draws = window.findChild(DrawsWindow)
    assert isinstance(draws, DrawsWindow)
    draws.activateWindow()
    qtbot.waitUntil(draws.isActiveWindow)
    evening.session.asked.emit(asked)
    assert draws.override.isVisible() and not window.override.isVisible()
