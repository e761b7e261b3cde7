"""The rulings desk with fingers: what a seat does by buttons, chips from the rack, targets large enough."""

from collections.abc import Iterator
from itertools import combinations
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QLayout, QLineEdit
from pytestqt.qtbot import QtBot

from tdapp.domain.units import Seat, TableNo
from tdapp.ui.pages.rulings.chip_rack import DENOMINATIONS, ChipRack, rack, written
from tdapp.ui.pages.rulings.page import RulingsPage
from tdapp.ui.theme.look import look
from tests.ui.pages.evening import Evening, demo_names

LEFT = Qt.MouseButton.LeftButton
FINGER = 44  # pixels


@pytest.fixture
def evening(tmp_path: Path, qtbot: QtBot) -> Iterator[Evening]:
    evening = Evening(tmp_path, demo_names())
    evening.register(18)
    evening.draw()
    evening.start()
    yield evening
    evening.close()


@pytest.fixture
def page(evening: Evening, qtbot: QtBot) -> RulingsPage:
    look().wear("dark", touch=True)
    page = RulingsPage(evening.session)
    qtbot.addWidget(page)
    page.resize(990, 672)
    page.show()
    page.open_at(Seat(TableNo(1), 3))
    return page


def tap(qtbot: QtBot, page: RulingsPage, name: str) -> None:
    button = page.findChild(QAbstractButton, name)
    assert button is not None and button.isVisible()
    qtbot.mouseClick(button, LEFT)


def tap_seat(qtbot: QtBot, page: RulingsPage, number: int) -> None:
    place = page.ruling.table.plan().places[number - 1]
    qtbot.mouseClick(page.ruling.table, LEFT, pos=place.box.center().toPoint())


def test_a_hand_is_tapped_action_after_action(page: RulingsPage, qtbot: QtBot) -> None:
    keys = page.ruling.hand.keys
    tap_seat(qtbot, page, 1)
    tap(qtbot, page, "act_button")
    assert page.ruling.line.text().strip() == "d1" and page.ruling.draft.case().entered is not None
    keys.number.setText("600")
    tap(qtbot, page, "act_r")
    tap(qtbot, page, "act_f")
    tap(qtbot, page, "act_c")
    assert page.ruling.line.text().strip() == "d1 r600 f c" and keys.number.text() == ""
    tap_seat(qtbot, page, 9)  # out of turn
    tap(qtbot, page, "act_c")
    assert page.ruling.line.text().strip() == "d1 r600 f c 9c"
    entered = page.ruling.draft.case().entered
    assert entered is not None and entered.out_of_turn == (9,) and entered.turn == 7
    tap(qtbot, page, "act_back")
    assert page.ruling.line.text().strip() == "d1 r600 f c"


def test_only_what_is_legal_has_a_button(page: RulingsPage, qtbot: QtBot) -> None:
    keys = page.ruling.hand.keys
    page.ruling.line.setText("d1")
    assert [sign for sign, button in keys.buttons.items() if button.isVisible()] == ["f", "c", "r", "a"]
    page.ruling.line.setText("d1 cccccccc x")
    assert not keys.isVisible(), "the flop comes next"
    page.ruling.line.setText("d1 cccccccc x flop")
    assert [sign for sign, button in keys.buttons.items() if button.isVisible()] == ["f", "c", "b", "a"]


def test_a_bet_without_an_amount_asks_for_it_and_writes_nothing(page: RulingsPage, qtbot: QtBot) -> None:
    keys = page.ruling.hand.keys
    page.ruling.line.setText("d1 3=9000 4=9000")
    tap(qtbot, page, "act_r")
    assert page.ruling.line.text().strip() == "d1 3=9000 4=9000"
    assert keys.number.property("wrong") is True
    tap(qtbot, page, "act_a")
    assert page.ruling.line.text().strip() == "d1 3=9000 4=9000 a"


def test_chips_are_taken_from_the_rack_and_put_back(page: RulingsPage, qtbot: QtBot) -> None:
    page.ruling.choose("betting.silent_chips")
    for chip in (500, 500, 100):
        tap(qtbot, page, f"chip_{chip}")
    assert page.ruling.draft.facts["chips"] == (500, 500, 100)
    tap(qtbot, page, "chip_less")
    assert page.ruling.draft.facts["chips"] == (500, 500)
    tap(qtbot, page, "chip_less")
    tap(qtbot, page, "chip_less")
    assert "chips" not in page.ruling.draft.facts
    tap(qtbot, page, "chip_less")
    assert "chips" not in page.ruling.draft.facts


def test_whatever_is_tapped_is_large_enough(page: RulingsPage) -> None:
    page.ruling.choose("betting.silent_chips")
    page.grab()
    small = [
        (type(widget).__name__, widget.objectName(), widget.height())
        for kind in (QAbstractButton, QLineEdit, QComboBox)
        for widget in page.findChildren(kind)
        if widget.isVisibleTo(page) and widget.mapTo(page, QPoint(0, 0)).x() >= 0 and widget.height() < FINGER
    ]
    assert small == []
    assert min(place.box.height() for place in page.ruling.table.plan().places) >= FINGER


@pytest.mark.parametrize("blind", [2, 50, 100, 800, 3_000, 20_000, 1_000_000, 10**9, None])
def test_the_rack_holds_six_chips_that_exist_and_pay_the_blind(blind: int | None) -> None:
    chips = rack(blind)
    assert len(chips) == 6 and set(chips) <= set(DENOMINATIONS) and list(chips) == sorted(chips)
    assert chips[0] <= max(1, (blind or 50) // 2)


def test_the_smallest_chips_come_last_in_writing() -> None:
    assert written(()) == ""
    assert written((25, 1_000, 25)) == "1000 2x25"


def test_the_buttons_are_there_for_a_mouse_once_a_hand_is_told(evening: Evening, qtbot: QtBot) -> None:
    look().wear("dark")
    page = RulingsPage(evening.session)
    qtbot.addWidget(page)
    page.resize(990, 672)
    page.show()
    assert not page.ruling.hand.keys.isVisible()
    page.ruling.line.setText("d1")
    assert page.ruling.hand.keys.isVisible()
    page.ruling.choose("betting.silent_chips")
    found = page.findChild(ChipRack)
    assert found is not None and found.isVisible()


@pytest.mark.parametrize("height", [672, 500])
def test_no_seat_lies_over_another_also_with_a_bar_under_the_page(page: RulingsPage, height: int) -> None:
    """That of a practice night leaves a page with fingers so much at the usual size."""
    layout = page.layout()
    assert layout is not None
    layout.setSizeConstraint(QLayout.SizeConstraint.SetNoConstraint)
    page.setMinimumSize(0, 0)
    page.resize(990, height)
    page.ruling.choose("turn.out_of_turn")
    page.ruling.draft.answer("what", "fold")
    QApplication.processEvents()
    assert page.height() == height
    boxes = [place.box for place in page.ruling.table.plan().places]
    assert not any(one.intersects(other) for one, other in combinations(boxes, 2))
