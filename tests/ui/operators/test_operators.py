"""Operators at the windows: off and out of sight, switched on, signed in by letters and a PIN, refused by right."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from tdapp.app.money import drawers
from tdapp.domain import tournament
from tdapp.domain.clock import timing
from tdapp.domain.rights import ROLES, Right, Role
from tdapp.domain.units import Cents, OperatorId
from tdapp.ui.actions import operators
from tdapp.ui.actions.entries import register
from tdapp.ui.main_window import MainWindow
from tdapp.ui.operators.sign_in import SignInBar
from tdapp.ui.operators.window import OperatorsWindow
from tdapp.ui.session import Told
from tdapp.ui.settings import Settings
from tdapp.ui.theme.look import look
from tdapp.ui.widgets.buttons import Button
from tests.ui.pages.evening import Evening, demo_names

Key = Qt.Key
CTRL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier
ALT = Qt.KeyboardModifier.AltModifier


@pytest.fixture
def evening(tmp_path: Path, qtbot: QtBot) -> Iterator[Evening]:
    evening = Evening(tmp_path, demo_names()[:5])
    yield evening
    evening.close()


@pytest.fixture
def window(evening: Evening, qtbot: QtBot) -> MainWindow:
    look().wear("dark")
    window = MainWindow(evening.session)
    qtbot.addWidget(window)
    window.go("clock")
    window.show()
    window.activateWindow()
    window.refresh()
    return window


@pytest.fixture
def managing(evening: Evening, qtbot: QtBot) -> OperatorsWindow:
    made = OperatorsWindow(evening.session)
    made.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, on=False)
    qtbot.addWidget(made)
    made.show()
    made.activateWindow()
    return made


@pytest.fixture
def on(evening: Evening) -> Evening:
    """Ada is the director (1234), Eve sells (2222), Bo runs the floor (3333)."""
    session = evening.session
    assert operators.switch_on(session, "Ada", "1234")
    assert operators.add(session, "Eve", ROLES[Role.REGISTRATION], "2222")
    assert operators.add(session, "Bo", ROLES[Role.FLOOR], "3333")
    return evening


def focus(window: QWidget) -> QWidget:
    there = window.focusWidget()
    assert there is not None
    return there


def bar(window: MainWindow) -> SignInBar:
    assert isinstance(window.who, SignInBar)
    return window.who


def test_off_nothing_of_it_is_in_sight_but_one_entry_in_the_settings(
    qtbot: QtBot, window: MainWindow, evening: Evening
) -> None:
    qtbot.keyClick(window, Key.Key_O, CTRL | SHIFT)
    assert window.who is None and not window.bottom.operator.isVisible()
    window.show_settings()
    settings = window.findChild(Settings)
    assert settings is not None
    settings.operators.click()
    opened = window.findChild(OperatorsWindow)
    assert opened is not None and opened.stack.currentWidget() is opened.switching
    opened.close()


def test_it_says_what_a_pin_is_not(managing: OperatorsWindow) -> None:
    assert "does not protect" in managing.switching.warning.text()
    assert managing.switching.name.line.text() == "Ada"


def test_switched_on_by_keyboard_the_first_is_the_director(
    qtbot: QtBot, managing: OperatorsWindow, evening: Evening
) -> None:
    qtbot.keyClick(focus(managing), Key.Key_Return)
    qtbot.keyClicks(focus(managing), "1234")
    qtbot.keyClick(focus(managing), Key.Key_Return)
    qtbot.keyClicks(focus(managing), "1243")
    qtbot.keyClick(focus(managing), Key.Key_Return)
    assert not operators.view(evening.session).on and "same" in managing.switching.again.note.text()
    managing.switching.again.line.setText("1234")
    qtbot.keyClick(focus(managing), Key.Key_Return)
    view = operators.view(evening.session)
    assert view.on and view.here == "Ada" and view.operators[0].role is Role.DIRECTOR
    assert managing.stack.currentWidget() is managing.listing
    assert managing.may.text() == "May do everything."


def test_who_sits_here_is_in_sight(window: MainWindow, on: Evening) -> None:
    assert window.bottom.operator.isVisible() and window.bottom.operator.text() == "Ada"


def test_letters_a_pin_and_enter_sign_in(qtbot: QtBot, window: MainWindow, on: Evening) -> None:
    qtbot.keyClick(window, Key.Key_O, CTRL | SHIFT)
    qtbot.keyClicks(bar(window).name, "ev2")
    assert focus(window) is bar(window).pin
    qtbot.keyClicks(bar(window).pin, "222")
    qtbot.keyClick(bar(window).pin, Key.Key_Return)
    assert operators.view(on.session).here == "Eve" and window.bottom.operator.text() == "Eve"
    assert not bar(window).isVisible() and bar(window).pin.text() == ""


def test_what_one_may_not_do_is_grey_with_the_reason(window: MainWindow, on: Evening, told: list[Told]) -> None:
    drawers.open_drawer(on.club, "Desk 1", "EUR", cents=Cents(0))
    on.session.do(tournament.open_registration)
    assert register(on.session, on.people[:2])
    on.draw()
    assert operators.sign_in(on.session, _id(on, "Eve"), "2222")
    start = window.findChild(Button, "clock_main")
    assert "run the clock" in on.session.why_not(timing.start)
    assert start is not None and not start.isEnabled()
    assert on.session.do(timing.start) is None
    assert "run the clock" in told[-1].text
    assert operators.sign_in(on.session, _id(on, "Bo"), "3333")
    assert on.session.do(timing.start) is not None


def test_a_wrong_pin_is_said_and_after_three_the_wait_too(
    qtbot: QtBot, window: MainWindow, on: Evening, told: list[Told]
) -> None:
    window.sign_in()
    qtbot.keyClicks(bar(window).name, "bo")
    for _try in range(4):
        qtbot.keyClick(bar(window).name, Key.Key_Return)
        qtbot.keyClicks(bar(window).pin, "9999")
        qtbot.keyClick(bar(window).pin, Key.Key_Return)
        assert bar(window).isVisible() and bar(window).pin.text() == ""
    assert "Wait" in told[-1].text and operators.view(on.session).here == "Ada"


def test_signed_out_the_bar_asks_who_goes_on(qtbot: QtBot, window: MainWindow, on: Evening) -> None:
    window.sign_in()
    bar(window).out.click()
    assert operators.view(on.session).here == ""
    assert bar(window).isVisible() and not bar(window).out.isVisible()
    assert window.bottom.operator.text() == "nobody signed in"
    qtbot.keyClick(bar(window).name, Key.Key_Escape)
    assert not bar(window).isVisible()


def test_arrows_choose_among_names_and_no_such_name_is_said(qtbot: QtBot, window: MainWindow, on: Evening) -> None:
    window.sign_in()
    assert [row.name for row in bar(window).found] == ["Ada", "Bo", "Eve"]
    qtbot.keyClick(bar(window).name, Key.Key_Up)
    assert bar(window).chosen() == _id(on, "Eve")
    qtbot.keyClicks(bar(window).name, "xy")
    assert bar(window).chosen() is None and "No operator" in bar(window).text.text()


def test_a_name_with_a_number_is_typed_with_it(qtbot: QtBot, window: MainWindow, on: Evening) -> None:
    operators.add(on.session, "Desk 1", ROLES[Role.REGISTRATION], "4444")
    operators.add(on.session, "Desk 2", ROLES[Role.REGISTRATION], "5555")
    window.sign_in()
    qtbot.keyClicks(bar(window).name, "desk 2")
    assert bar(window).chosen() == _id(on, "Desk 2")
    qtbot.keyClicks(bar(window).name, "5")
    assert bar(window).pin.text() == "5"


def test_somebody_is_added_changed_and_removed(
    qtbot: QtBot, on: Evening, managing: OperatorsWindow, told: list[Told]
) -> None:
    qtbot.keyClick(managing.list, Key.Key_N, CTRL)
    qtbot.keyClicks(focus(managing), "Kim")
    managing.person.roles[Role.VIEWER].click()
    managing.person.rights[Right.CLOCK].click()
    assert managing.person.roles[Role.OWN].isChecked() and managing.person.roles[Role.OWN].isVisible()
    for field in (managing.person.pin, managing.person.again):
        field.line.setText("777777")
    qtbot.keyClick(focus(managing), Key.Key_Return, CTRL)
    kim = next(row for row in operators.view(on.session).operators if row.name == "Kim")
    assert kim.rights == (Right.CLOCK,)
    _stand_on(managing, "Kim")
    assert managing.may.text() == "May run the clock."
    managing.change_one()
    managing.person.name.line.setText("Kimberley")
    managing.person.roles[Role.FLOOR].click()
    managing.person.do()
    changed = next(row for row in operators.view(on.session).operators if row.id == kim.id)
    assert (changed.name, changed.role) == ("Kimberley", Role.FLOOR)
    _stand_on(managing, "Kimberley")
    qtbot.keyClick(managing.list, Key.Key_Delete)
    assert all(row.id != kim.id for row in operators.view(on.session).operators)
    assert "Kimberley" in told[-1].text


def test_the_last_who_manages_stays(qtbot: QtBot, on: Evening, managing: OperatorsWindow, told: list[Told]) -> None:
    _stand_on(managing, "Ada")
    managing.remove_one()
    assert told[-1].kind == "refused" and managing.told.text() == told[-1].text
    assert operators.view(on.session).here == "Ada"


def test_others_get_a_new_pin_and_ones_own_takes_the_old_one(on: Evening, managing: OperatorsWindow) -> None:
    _stand_on(managing, "Eve")
    managing.ask_pin()
    assert not managing.new_pin.old.isVisible()
    _type_pin(managing, "8888")
    assert operators.sign_in(on.session, _id(on, "Eve"), "8888")
    _stand_on(managing, "Eve")
    managing.ask_pin()
    assert managing.new_pin.old.isVisible()
    managing.new_pin.old.line.setText("8888")
    _type_pin(managing, "9090")
    assert operators.sign_in(on.session, _id(on, "Eve"), "9090")
    assert not managing.add.isEnabled() and "manage operators" in managing.add.accessibleDescription()


def test_switched_off_everybody_may_do_everything(on: Evening, managing: OperatorsWindow, window: MainWindow) -> None:
    managing.off.click()
    assert not operators.view(on.session).on and managing.stack.currentWidget() is managing.switching
    assert not window.bottom.operator.isVisible()


def _id(evening: Evening, name: str) -> OperatorId:
    return next(row.id for row in operators.view(evening.session).operators if row.name == name)


def _stand_on(managing: OperatorsWindow, name: str) -> None:
    place = [row.name for row in managing.rows].index(name)
    managing.list.setCurrentIndex(managing.list.model().index(place, 0))


def _type_pin(managing: OperatorsWindow, pin: str) -> None:
    for field in (managing.new_pin.pin, managing.new_pin.again):
        field.line.setText(pin)
    managing.new_pin.do()
