"""The smallest display the window is made for, 1024 by 640: no words are cut off, nothing lies over anything else.

Each test of a usual run is in one of the languages, by the run's seed; the long tests are in all of them.
"""

import random
from collections.abc import Iterator
from datetime import UTC
from itertools import product
from pathlib import Path

import pytest
from PySide6.QtCore import QRect
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from tdapp.domain import tournament
from tdapp.domain.chips import chip_sets
from tdapp.domain.money.terms import SaleSpan, SaleSpanKind, Tender
from tdapp.domain.prizes import payouts
from tdapp.domain.registration import entries, price_list
from tdapp.domain.units import Cents, EntryId
from tdapp.texts import LANGUAGES
from tdapp.ui.actions import drawers
from tdapp.ui.frame import pages
from tdapp.ui.i18n import Languages
from tdapp.ui.main_window import MainWindow
from tdapp.ui.pages.chips.page import ChipsPage
from tdapp.ui.pages.chips.parts import PARTS
from tdapp.ui.pages.clock.page import ClockPage
from tdapp.ui.pages.journal.page import JournalPage
from tdapp.ui.pages.prizes.page import PrizesPage
from tdapp.ui.pages.registration.players.page import PlayersPage
from tdapp.ui.session import Session
from tdapp.ui.theme.look import look
from tdapp.ui.theme.tokens import LEAST, RAIL
from tests.ui.cut_text import cut_text
from tests.ui.pages.chips.samples import SET
from tests.ui.pages.evening import Evening, demo_names

pytestmark = pytest.mark.qt_log_ignore("does not support (raise|grabbing)", extend=True)
WIDE, HIGH = 1024, 640


@pytest.fixture(params=["any", *(pytest.param(each, marks=pytest.mark.soak) for each in LANGUAGES)])
def window(request: pytest.FixtureRequest, tmp_path: Path, qtbot: QtBot) -> Iterator[MainWindow]:
    """Sixty players are seated and the clock runs."""
    spoken = random.choice(list(LANGUAGES)) if request.param == "any" else request.param
    look().wear("light")
    evening = Evening(tmp_path, demo_names())
    tournament = evening.session.tournament
    evening.register(60)
    evening.draw()
    evening.start()
    preferences = evening.session.preferences._replace(language=spoken)
    session = Session(evening.club, preferences, Languages(UTC).words)
    window = MainWindow(session)
    qtbot.addWidget(window)
    window.resize(WIDE, HIGH)
    window.show()
    session.switch(tournament)
    yield window
    session.close()


def test_no_words_are_cut_off(window: MainWindow, qtbot: QtBot) -> None:
    faults = []
    for page in pages.names():
        window.go(page)
        qtbot.wait(1)
        assert window.page == page
        assert window.size().width() == WIDE and window.size().height() == HIGH, page
        faults += [f"{page}: {words}" for words in cut_off(window)]
    assert not faults, "\n".join(faults)


def test_no_words_of_the_chips_are_cut_off(window: MainWindow, qtbot: QtBot) -> None:
    window.session.do(chip_sets.choose_set, SET)
    window.session.do(chip_sets.expect, {"": 500})
    window.session.do(chip_sets.make_stack, "", ((25, 8), (100, 8), (500, 4), (1_000, 7), (5_000, 4)))
    window.go("chips")
    page = window.current()
    assert isinstance(page, ChipsPage)
    faults = []
    for part in PARTS:
        page.show_part(part.name)
        qtbot.wait(1)
        assert window.size().width() == WIDE and window.size().height() == HIGH, part.name
        faults += [f"{part.name}: {words}" for words in cut_off(page)]
    assert not faults, "\n".join(faults)


def test_no_page_of_the_rail_lies_over_another(window: MainWindow, qtbot: QtBot) -> None:
    for size in ((WIDE, HIGH), LEAST):
        window.resize(*size)
        qtbot.wait(1)
        assert overlapping([*window.rail.buttons.values()]) == []


SIZES = [(WIDE, HIGH), (1280, 720), (1366, 768)]


@pytest.mark.parametrize("closes", [SaleSpan(SaleSpanKind.LEVEL, 2), SaleSpan(SaleSpanKind.LEVEL_AND_BREAK, 2)])
def test_when_registration_closes_is_read_in_full_beside_the_clock(
    window: MainWindow, qtbot: QtBot, closes: SaleSpan
) -> None:
    window.session.do(price_list.set_closing, closes)
    window.go("clock")
    page = window.current()
    assert isinstance(page, ClockPage)
    chip = page.evening.registration
    for size in SIZES:
        window.resize(*size)
        qtbot.wait(1)
        assert window.size().toTuple() == size
        assert "18:" in chip.text and "2" in chip.toolTip()
        assert chip.sizeHint().width() <= chip.width() and cut_off(page) == [], size


@pytest.mark.parametrize("size", SIZES)
def test_what_would_be_undone_and_done_again_is_read_in_full(
    window: MainWindow, qtbot: QtBot, size: tuple[int, int]
) -> None:
    window.resize(*size)
    window.go("journal")
    page = window.current()
    assert isinstance(page, JournalPage)
    session = window.session
    session.do(entries.bust_out, (EntryId(8), EntryId(9), EntryId(10)), ())
    session.do(entries.bust_out, (EntryId(6), EntryId(7)), ())
    session.undo()
    page.table.selectRow(0)
    qtbot.waitUntil(page.effect.retract.isEnabled)
    qtbot.wait(1)
    assert page.undo.isEnabled() and page.redo.isEnabled()
    assert "Schouten" in page.undo_what.text() and page.undo_what.text() in page.undo.accessibleName()
    assert "Grzelak" in page.redo_what.text() and page.redo_what.text() in page.redo.accessibleName()
    assert cut_off(page) == []


def test_a_deal_is_read_in_full(window: MainWindow, qtbot: QtBot) -> None:
    window.session.do(tournament.close_registration)
    for number in range(6, 61):
        window.session.do(entries.bust_out, (EntryId(number),), ())
    window.go("prizes")
    page = window.current()
    assert isinstance(page, PrizesPage)
    page.open_deal.click()
    qtbot.wait(1)
    assert page.deal.isVisible()
    assert cut_off(window) == []


def test_a_paid_prize_makes_the_page_no_wider(window: MainWindow, qtbot: QtBot) -> None:
    """Posted, changed by hand, paid on account out of a drawer that is closed: every button has its longest words."""
    session = window.session
    drawer = drawers.open_one(session, "Desk 1", "EUR", {}, Cents(0))
    assert drawer is not None
    session.do(tournament.close_registration)
    for number in range(2, 61):
        session.do(entries.bust_out, (EntryId(number),), ())
    prizes = [row.amount.cents for row in session.prizes_view().rows]
    session.do(payouts.set_prizes, (Cents(prizes[0] + prizes[1] - 5_00), Cents(5_00), *prizes[2:]))
    session.do(payouts.post_prizes)
    window.go("prizes")
    page = window.current()
    assert isinstance(page, PrizesPage)
    page.table.put(1)
    while Tender.ACCOUNT is not page.head.by:
        page.head.tender.click()
    for size, paid in product(SIZES, (False, True)):
        window.resize(*size)
        page.pay.setFocus()
        qtbot.wait(1)
        line = page.table.line()
        assert line is not None and line.best == 2 and line.winner is not None and line.winner.paid is paid
        assert page.head.reset.isVisible() and page.head.lock.isVisible() and page.head.tender.isVisible()
        assert page.minimumSizeHint().width() <= page.width() <= size[0] - RAIL, size
        assert cut_off(page) == [], size
        for _press in range(1 + paid):  # it asks before it undoes what was just paid
            page.pay.click()


def test_the_same_hand_lies_over_nothing(window: MainWindow, qtbot: QtBot) -> None:
    window.go("players")
    page = window.current()
    assert isinstance(page, PlayersPage)
    page.table.select([EntryId(number) for number in range(1, 7)])
    page.do("same_hand")
    qtbot.wait(1)
    assert page.hand.isVisible()
    parts = [part for part in page.findChildren(QWidget) if part.parent() is page and part.isVisible()]
    assert page.hand in parts and overlapping(parts) == []
    inside = [part for part in page.hand.findChildren(QWidget) if part.parent() is page.hand and part.isVisible()]
    assert page.hand.list in inside and overlapping(inside) == []


def cut_off(window: QWidget) -> list[str]:
    """The words in sight that have less room than they need, and no tooltip that says them in full."""
    return [str(cut) for cut in cut_text(window) if not cut.told]


def overlapping(parts: list[QWidget]) -> list[tuple[str, str]]:
    """Pairs that lie over one another."""
    boxes = [(part.objectName(), QRect(part.geometry())) for part in parts]
    pairs = ((one, other) for number, one in enumerate(boxes) for other in boxes[number + 1 :])
    return [(one[0], other[0]) for one, other in pairs if one[1].intersects(other[1])]


def test_the_panel_that_unfolds_leaves_the_bar_with_the_command_box_alone(window: MainWindow, qtbot: QtBot) -> None:
    window.strip.click()
    qtbot.waitUntil(window.needs.isVisible)
    assert window.needs.geometry().top() > window.top.geometry().bottom()
    assert window.needs.geometry().bottom() < window.bottom.geometry().top()
