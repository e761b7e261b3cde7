"""The deal desk by keyboard: stacks, a way of sharing, the deal, and the end of play."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QApplication, QLineEdit
from pytestqt.qtbot import QtBot

from tdapp.domain.prizes import payouts
from tdapp.domain.prizes.places import awards, deal_places, posted
from tdapp.domain.prizes.prize_facts import DealMethod
from tdapp.domain.units import EntryId
from tdapp.read.sheet_kind import SheetKind
from tdapp.ui.actions.papers import SHEET
from tdapp.ui.pages.prizes.deal import texts
from tdapp.ui.pages.prizes.deal.rows import BY_CHIPS, STACK, column_of
from tdapp.ui.pages.prizes.page import PrizesPage
from tdapp.ui.theme.look import look
from tests.ui.pages.evening import Evening, demo_names, state
from tests.ui.windows import main_window

Key = Qt.Key
CTRL, ALT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.AltModifier
CHIPS = ("200000", "150k", "120.000", "80000", "50 000")  # of the 600,000 of twenty


@pytest.fixture
def evening(tmp_path: Path, qtbot: QtBot) -> Iterator[Evening]:
    evening = Evening(tmp_path, demo_names()[:30])
    yield evening
    evening.close()


@pytest.fixture
def page(evening: Evening, qtbot: QtBot) -> PrizesPage:
    """Five of twenty left, the prizes posted, and the deal desk open."""
    look().wear("light")
    evening.register(20)
    evening.draw()
    evening.start()
    evening.close_registration()
    evening.bust(*range(6, 21))
    evening.session.do(payouts.post_prizes)
    page = PrizesPage(evening.session)
    qtbot.addWidget(page)
    page.resize(1250, 700)
    page.show()
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)
    page.table.setFocus()
    qtbot.keyClick(page.table, Key.Key_D, ALT)
    assert page.stack.currentWidget() is page.deal
    return page


def keyed(page: PrizesPage, qtbot: QtBot, *typed: str) -> None:
    """Type these into the lines from where the keyboard is, each with Enter."""
    for each in typed:
        qtbot.keyClick(page.deal.table, each[0])
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        line = page.deal.table.findChild(QLineEdit, "deal_table_editor")
        assert line is not None
        qtbot.keyClicks(line, each[1:])
        qtbot.keyClick(line, Key.Key_Return)
        QApplication.processEvents()


def seen(page: PrizesPage, column: int) -> list[str]:
    return [page.deal.table.lines.at(row, column).text for row in range(page.deal.table.lines.rowCount())]


def test_a_five_handed_deal_by_icm_takes_the_stacks_and_three_keys(
    page: PrizesPage, evening: Evening, qtbot: QtBot
) -> None:
    keyed(page, qtbot, *CHIPS)
    assert page.deal.gap.figure.text() == "All chips are there"
    assert seen(page, STACK) == ["200,000", "150,000", "120,000", "80,000", "50,000", "600,000"]
    assert seen(page, BY_CHIPS)[-1] == "3,000.00"
    qtbot.keyClick(page.deal.table, Key.Key_1, ALT)
    qtbot.keyClick(page.deal.table, Key.Key_Return, CTRL)
    assert "Alt P posts it" in page.deal.note.text()
    assert [(each.expected, each.counted) for each in state(evening).bank.closed] == [(600_000, 600_000)]
    assert page.deal.unkept() == ()
    qtbot.keyClick(page.deal.table, Key.Key_P, ALT)
    assert deal_places(state(evening)) == 5
    undo = evening.session.journal_view().undo
    assert undo is not None
    qtbot.keyClick(page.deal.table, Key.Key_F, ALT)
    found = awards(state(evening))
    assert sum(award.cents for award in found.values()) == state(evening).pool
    assert found[EntryId(1)].place.best == 1


def test_the_difference_to_the_chips_in_play_is_told_while_stacks_are_typed(
    page: PrizesPage, evening: Evening, qtbot: QtBot
) -> None:
    assert page.deal.gap.figure.text() == "600,000 missing"
    keyed(page, qtbot, "200000")
    assert page.deal.gap.figure.text() == "400,000 missing"
    qtbot.keyClick(page.deal.table, Key.Key_Return, CTRL)
    assert "is missing" in page.deal.note.text()
    keyed(page, qtbot, "150000", "120000", "80000", "60000")
    assert page.deal.gap.figure.text() == "10,000 too many"
    asked: list[object] = []
    evening.session.asked.connect(asked.append)
    qtbot.keyClick(page.deal.saved.line, Key.Key_Return, CTRL)
    assert asked, "with a reason it can be made all the same"
    assert posted(state(evening)) is not None and state(evening).dealt is None


def test_what_will_not_do_stays_with_why(page: PrizesPage, evening: Evening, qtbot: QtBot) -> None:
    keyed(page, qtbot, "2x")
    assert seen(page, STACK)[0] == "2x"
    assert "not a whole number" in page.deal.make.accessibleDescription()
    page.deal.table.put(0)
    keyed(page, qtbot, *CHIPS)
    qtbot.keyClicks(page.deal.saved.line, "5000")
    assert "2,000.00 more" in page.deal.make.accessibleDescription()
    page.deal.saved.line.clear()
    qtbot.keyClicks(page.deal.saved.line, "x")
    assert not page.deal.make.isEnabled()


def test_amounts_begin_with_the_way_in_front_and_have_to_add_up(
    page: PrizesPage, evening: Evening, qtbot: QtBot
) -> None:
    keyed(page, qtbot, *CHIPS)
    page.deal.table.put(0)
    qtbot.keyClick(page.deal.table, Key.Key_5, ALT)
    assert page.deal.draft.method is DealMethod.AMOUNTS
    amounts = seen(page, column_of(DealMethod.AMOUNTS))
    assert len(amounts) == 6
    keyed(page, qtbot, "900")
    assert not page.deal.make.isEnabled()
    rest = 3_000_00 - 900_00
    keyed(page, qtbot, *(f"{rest // 4 / 100:.2f}" for _ in range(4)))
    assert page.deal.make.isEnabled()
    qtbot.keyClick(page.deal.table, Key.Key_Return, CTRL)
    deal = state(evening).dealt
    assert deal is not None and deal.own[EntryId(1)] == 900_00


def test_percentages_are_typed_too(page: PrizesPage, evening: Evening, qtbot: QtBot) -> None:
    qtbot.keyClick(page.deal.table, Key.Key_4, ALT)
    page.deal.table.put(0, column_of(DealMethod.PERCENT))
    keyed(page, qtbot, "40", "20", "20", "10")
    keyed(page, qtbot, "9.5")
    assert "0.5 % less" in page.deal.make.accessibleDescription()
    page.deal.table.put(4, column_of(DealMethod.PERCENT))
    keyed(page, qtbot, "10 %")
    qtbot.keyClick(page.deal.table, Key.Key_Return, CTRL)
    deal = state(evening).dealt
    assert deal is not None
    assert [deal.own[EntryId(each)] for each in range(1, 6)] == [120000, 60000, 60000, 30000, 30000]


def test_shares_are_typed_from_the_first_player_on_wherever_the_stacks_ended(
    page: PrizesPage, evening: Evening, qtbot: QtBot
) -> None:
    keyed(page, qtbot, *CHIPS)
    saved = page.deal.saved.line
    qtbot.keyClicks(saved, "9999")  # more than there is: no way can be worked out
    for key, method in ((Key.Key_4, DealMethod.PERCENT), (Key.Key_5, DealMethod.AMOUNTS)):
        qtbot.keyClick(saved, key, ALT)
        assert (page.deal.table.here(), page.deal.table.column()) == (0, column_of(method))
        keyed(page, qtbot, "40", "30", "10", "10")
        keyed(page, qtbot, "10")
    QApplication.processEvents()
    assert page.focusWidget() is saved and saved.selectedText() == "9999"
    qtbot.keyClicks(saved, "100")
    assert saved.text() == "100"


def test_what_is_wrong_in_a_field_is_said_once(page: PrizesPage, evening: Evening, qtbot: QtBot) -> None:
    keyed(page, qtbot, *CHIPS)
    qtbot.keyClicks(page.deal.saved.line, "-100")
    assert "too small" in page.deal.saved.problem() and "too small" not in page.deal.note.text()
    assert not page.deal.make.isEnabled() and "too small" in page.deal.make.accessibleDescription()


def test_the_trophy_and_money_are_left_to_play_for(page: PrizesPage, evening: Evening, qtbot: QtBot) -> None:
    keyed(page, qtbot, *CHIPS)
    qtbot.keyClicks(page.deal.saved.line, "300; 100")
    qtbot.keyClicks(page.deal.things.line, "Trophy; ticket 1.100")
    qtbot.keyClick(page.deal.things.line, Key.Key_Return, CTRL)
    deal = state(evening).dealt
    assert deal is not None
    assert (deal.saved, deal.last.things) == ((300_00, 100_00), ("Trophy", "ticket 1.100"))
    assert sum(deal.own.values()) == 2_600_00


def test_esc_goes_back_to_the_prizes_and_the_agreement_is_asked_for(
    page: PrizesPage, evening: Evening, qtbot: QtBot
) -> None:
    asked: list[tuple[str, object]] = []
    page.asked.connect(lambda action, about: asked.append((action, about)))
    assert not page.deal.sheet.isEnabled()
    qtbot.keyClick(page.deal.table, Key.Key_3, ALT)
    qtbot.keyClick(page.deal.table, Key.Key_Return, CTRL)
    qtbot.keyClick(page.deal.table, Key.Key_P, CTRL)
    assert asked == [(SHEET.id, (SheetKind.DEAL,))]
    qtbot.keyClick(page.deal.table, Key.Key_Escape)
    assert page.stack.currentWidget() is page.body


def test_the_desk_opens_with_the_stacks_of_the_deal_that_stands(
    page: PrizesPage, evening: Evening, qtbot: QtBot
) -> None:
    keyed(page, qtbot, *CHIPS)
    qtbot.keyClick(page.deal.table, Key.Key_Return, CTRL)
    qtbot.keyClick(page.deal.table, Key.Key_Escape)
    qtbot.keyClick(page.table, Key.Key_D, ALT)
    assert page.deal.gap.figure.text() == "All chips are there"


def test_of_two_largest_stacks_the_one_in_front_has_the_title(page: PrizesPage, evening: Evening, qtbot: QtBot) -> None:
    keyed(page, qtbot, "200000", "200000", "100000", "60000", "40000")
    qtbot.keyClick(page.deal.table, Key.Key_Return, CTRL)
    qtbot.keyClick(page.deal.table, Key.Key_P, ALT)
    page.deal.table.put(2)
    assert not page.deal.end.isEnabled()
    page.deal.table.put(1)
    qtbot.keyClick(page.deal.table, Key.Key_F, ALT)
    assert awards(state(evening))[EntryId(2)].place.best == 1


def test_icm_of_a_large_field_is_worked_out_beside_the_clock(
    page: PrizesPage, evening: Evening, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tdapp.read.prizes.deal_view.LARGE", 3)
    keyed(page, qtbot, *CHIPS)
    qtbot.waitUntil(page.deal.make.isEnabled)
    assert page.deal.view is not None
    assert all(DealMethod.ICM in row.offers for row in page.deal.view.rows)


def test_no_deal_without_two_still_in(page: PrizesPage, evening: Evening, qtbot: QtBot) -> None:
    qtbot.keyClick(page.deal.table, Key.Key_Escape)
    evening.bust(*range(2, 6))
    assert page.open_deal.accessibleDescription().startswith("A deal needs at least two players")
    assert texts.NOBODY.source == page.open_deal.accessibleDescription()


def test_deal_typed_anywhere_opens_the_desk(tmp_path: Path, qtbot: QtBot) -> None:
    evening = Evening(tmp_path, demo_names()[:20])
    evening.register(20)
    evening.draw()
    evening.start()
    evening.close_registration()
    evening.bust(*range(6, 21))
    window = main_window(evening, qtbot)
    window.open_command("deal")
    qtbot.wait(1)
    box = window.focusWidget()
    assert box is not None
    qtbot.keyClick(box, Key.Key_Return)
    page = window.current()
    assert isinstance(page, PrizesPage)
    assert page.stack.currentWidget() is page.deal
    window.go("clock")
    window.go("prizes")
    assert window.focusWidget() is page.deal.table  # not at the list behind it, where its keys would do nothing
    qtbot.keyClick(page.deal.table, Key.Key_Escape)
    assert window.focusWidget() is page.table
    passed = [window.focusWidget()]
    while len(passed) < 60 and passed[-1] is not page.head.pool:
        qtbot.keyClick(passed[-1], Key.Key_Tab)
        passed.append(window.focusWidget())
    assert passed[-1] is page.head.pool  # Tab goes round by the head of the page too
