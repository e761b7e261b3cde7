"""The Stacks part: ways proposed and taken, pieces typed and checked with every number, sales that are expected."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLineEdit
from pytestqt.qtbot import QtBot

from tdapp.domain.chips import chip_sets
from tdapp.domain.chips.chip_set import Pieces
from tdapp.domain.money.terms import NOTHING, Offer, Price, SaleKind, SaleSpan, SaleSpanKind
from tdapp.domain.registration import price_list
from tdapp.domain.units import Cents, Chips
from tdapp.ui.pages.chips.stacks import texts
from tdapp.ui.pages.chips.stacks.draft import EXPECTED
from tdapp.ui.pages.chips.stacks.part import StacksPart
from tdapp.ui.theme.look import look
from tdapp.values import replace
from tests.ui.pages.chips.cells import type_at
from tests.ui.pages.chips.samples import SET
from tests.ui.pages.evening import Evening, demo_names

ENTRY = 1  # the row of its stack: above it stands what is over
CTRL, ALT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.AltModifier
ADD_ON = Offer(
    "add_on", "Add-on", SaleKind.ADD_ON, Price(Cents(50_00), NOTHING), Chips(40_000), SaleSpan(SaleSpanKind.LEVEL, 2), 1
)


@pytest.fixture
def evening(tmp_path: Path) -> Evening:
    look().wear("dark")
    evening = Evening(tmp_path, demo_names()[:20])
    terms = evening.session.view(lambda state: state.terms)
    evening.session.do(price_list.set_terms, replace(terms, offers=(ADD_ON,)))
    evening.session.do(chip_sets.choose_set, SET)
    return evening


@pytest.fixture
def part(evening: Evening, qtbot: QtBot) -> StacksPart:
    part = StacksPart(evening.session)
    qtbot.addWidget(part)
    part.resize(980, 600)
    part.show()
    evening.session.changed.connect(part.refresh)
    part.refresh()
    qtbot.waitUntil(part.isActiveWindow)
    part.take_focus()
    return part


def made(part: StacksPart, offer: str = "") -> Pieces:
    return part.session.view(lambda state: state.bank.stacks.get(offer, ()))


def key(part: StacksPart, column: int) -> Chips | None:
    return part.table.shown.key(column) if part.table.shown is not None else None


def column_of(part: StacksPart, chip: int) -> int:
    return next(at for at in range(part.table.lines.columnCount()) if key(part, at) == chip)


def row_of(part: StacksPart, said: str) -> int:
    return next(at for at in range(part.table.lines.rowCount()) if part.table.lines.at(at, 0).text == said)


def test_without_a_set_it_leads_to_one(evening: Evening, part: StacksPart, qtbot: QtBot) -> None:
    evening.session.do(chip_sets.choose_set, None)
    assert part.stack.currentWidget() is part.empty
    with qtbot.waitSignal(part.part_asked) as asked:
        qtbot.keyClick(part.first, Qt.Key.Key_Return)
    assert asked.args == ["set"]


def test_a_way_is_taken_by_keyboard_and_makes_the_stack(part: StacksPart, qtbot: QtBot) -> None:
    qtbot.keyClick(part, Qt.Key.Key_Y, ALT)
    assert part.ways.list.hasFocus()
    first = part.ways.chosen()
    qtbot.keyClick(part.ways.list, Qt.Key.Key_Down)
    second = part.ways.chosen()
    assert first is not None and second is not None and first != second
    qtbot.keyClick(part.ways.list, Qt.Key.Key_Return)
    assert made(part) == second.pieces and sum(chip * count for chip, count in second.pieces) == 30_000
    assert part.table.hasFocus()  # the next thing is to say how many are expected, or the next stack
    qtbot.keyClick(part, Qt.Key.Key_Y, ALT)
    assert part.ways.list.hasFocus()
    qtbot.keyClick(part, Qt.Key.Key_Y, ALT)
    assert part.table.hasFocus()
    qtbot.keyClick(part, Qt.Key.Key_X, ALT)
    assert made(part) == ()


def test_what_is_expected_is_typed_on_though_the_stock_gets_more_rows(part: StacksPart, qtbot: QtBot) -> None:
    qtbot.keyClick(part, Qt.Key.Key_Y, ALT)
    qtbot.keyClick(part.ways.list, Qt.Key.Key_Return)
    before = part.table.lines.rowCount()
    for key in (Qt.Key.Key_End, Qt.Key.Key_9):
        qtbot.keyClick(part.table, key)
    editor = QApplication.focusWidget()
    assert isinstance(editor, QLineEdit)
    qtbot.keyClick(editor, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: part.table.lines.rowCount() > before)
    qtbot.wait(10)
    assert part.table.hasFocus() and part.draft is not None and part.draft.expected == {"": 9}
    assert (part.table.here(), part.table.lines.at(ENTRY, part.table.currentIndex().column()).text) == (ENTRY, "9")


def test_typed_pieces_are_checked_with_every_number_and_count_once_saved(part: StacksPart, qtbot: QtBot) -> None:
    for chip, typed in ((25, "8"), (100, "8"), (500, "4"), (1_000, "7")):
        type_at(part.table, qtbot, ENTRY, column_of(part, chip), typed)
    assert "10,000" in part.note.text() and "20,000 too little" in part.note.text()
    qtbot.keyClick(part, Qt.Key.Key_S, CTRL)
    assert made(part) == ()
    type_at(part.table, qtbot, ENTRY, column_of(part, 5_000), "4")
    assert part.table.lines.at(ENTRY, 1).wrong == ""
    qtbot.keyClick(part, Qt.Key.Key_S, CTRL)
    assert made(part) == ((25, 8), (100, 8), (500, 4), (1_000, 7), (5_000, 4))
    assert not part.discard.isVisible()


def test_what_is_no_number_stays_marked(part: StacksPart, qtbot: QtBot) -> None:
    type_at(part.table, qtbot, ENTRY, column_of(part, 25), "eight")
    assert part.table.lines.at(ENTRY, column_of(part, 25)).text == "eight"
    assert "eight" in part.note.text() and "25" in part.note.text()
    part.discard.click()
    assert part.draft is not None and not part.draft.changed


def test_expected_sales_say_whether_the_chips_are_enough(part: StacksPart, qtbot: QtBot) -> None:
    part.session.do(chip_sets.make_stack, "", ((25, 8), (100, 8), (500, 4), (1_000, 7), (5_000, 4)))
    over = row_of(part, part.session.words(texts.OVER))
    last = part.table.lines.columnCount() - 1
    type_at(part.table, qtbot, ENTRY, last, "60")
    assert part.stock is not None and part.stock.players == 60 and part.stock.enough
    assert part.table.lines.at(over, column_of(part, 25)).text == "320"
    type_at(part.table, qtbot, ENTRY, last, "120")
    assert part.table.lines.at(over, column_of(part, 25)).text == "−160"
    assert part.table.lines.at(over, column_of(part, 25)).marked and part.sum.property("tone") == "danger"
    assert key(part, last) == EXPECTED
    qtbot.keyClick(part, Qt.Key.Key_S, CTRL)
    assert dict(part.session.view(lambda state: state.bank.expected)) == {"": 120}


def test_another_stack_has_its_own_ways(part: StacksPart, qtbot: QtBot) -> None:
    part.table.put(row_of(part, "Add-on"), column_of(part, 25))
    assert part.ways.view is not None and part.ways.view.offer == "add_on" and part.ways.view.chips == 40_000
    part.ways.take()
    assert sum(chip * count for chip, count in made(part, "add_on")) == 40_000
    assert made(part) == ()


def test_what_somebody_types_outlives_what_others_do(part: StacksPart, evening: Evening, qtbot: QtBot) -> None:
    type_at(part.table, qtbot, ENTRY, column_of(part, 25), "8")
    evening.register(3)
    assert part.table.lines.at(ENTRY, column_of(part, 25)).text == "8"
    assert part.draft is not None and part.draft.rows[0].view.sold == 3


def test_a_chip_that_was_raced_off_stays_in_sight_while_a_stack_has_it(part: StacksPart) -> None:
    part.session.do(chip_sets.make_stack, "", ((25, 8), (100, 8), (500, 18), (5_000, 4)))
    raced = tuple(replace(each, gone=each.chip.value in (25, 1_000)) for each in part.set.chips)
    part.set = replace(part.set, chips=raced)
    part._show_draft()
    shown = [chip.value for chip in part.table.shown.chips]
    assert 25 in shown and 1_000 not in shown
    pieces = sum(int(part.table.lines.at(ENTRY, column_of(part, chip)).text or 0) for chip in shown)
    assert str(pieces) in {part.table.lines.at(ENTRY, column).text for column in range(3)}
