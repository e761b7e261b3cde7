"""What the clock says when figures grow: large antes, stacks below a big blind, and an evening that is over."""

from collections.abc import Iterator
from datetime import UTC
from decimal import Decimal
from pathlib import Path

import pytest
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tdapp.domain import tournament
from tdapp.domain.clock.structure import AnteKind, Level
from tdapp.domain.units import Chips
from tdapp.read.clock.clock import ClockPhase
from tdapp.read.clock.depth import Depth, depth_in
from tdapp.texts import LANGUAGES
from tdapp.ui.pages.clock.page import ClockPage
from tdapp.ui.pages.clock.schedule import ANTE, BLINDS, LEVEL, MINUTES, PADDING, STARTS
from tdapp.ui.theme.look import bold
from tdapp.ui.theme.tokens import TABLE
from tdapp.words.clock.depth import depth_said
from tdapp.words.say import Words
from tests.ui.pages.evening import MINUTE, Evening, demo_names
from tests.ui.windows import main_window


@pytest.fixture
def evening(tmp_path: Path) -> Iterator[Evening]:
    made = Evening(tmp_path, demo_names()[:12])
    made.register(6)
    made.draw()
    made.start()
    made.close_registration()
    yield made
    made.close()


def high(blind: int) -> Level:
    return Level(Chips(blind // 2), Chips(blind), Chips(blind), AnteKind.BIG_BLIND, 120 * MINUTE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_f4_no_figure_of_the_levels_is_cut_at_1366(evening: Evening, qtbot: QtBot, language: str) -> None:
    window = main_window(evening, qtbot)
    structure = high(20_000), *(high(each) for each in (30_000, 100_000, 500_000))
    evening.session.do(tournament.change_structure, structure)
    evening.session.prefer(evening.session.preferences._replace(language=language))
    QApplication.processEvents()
    page = window.current()
    assert isinstance(page, ClockPage)
    table = page.schedule
    letters = QFontMetrics(bold(TABLE))
    for row in table.rows.rows:
        for column in (LEVEL, BLINDS, ANTE, MINUTES, STARTS):
            needed = letters.horizontalAdvance(table.rows.text(row, column)) + PADDING - 2
            assert needed <= table.columnWidth(column), (language, row.index, column)
    head = table.horizontalHeader()
    assert all(head.sectionSizeHint(column) <= table.columnWidth(column) for column in range(5))
    for name in ("stakes", "next_stakes"):
        line = getattr(page, name)
        assert line.contentsRect().width() >= line.fontMetrics().horizontalAdvance(line.shown())
    assert sum(table.columnWidth(column) for column in range(5)) <= table.viewport().width()


def test_f4_a_stack_below_a_big_blind_is_a_part_of_one() -> None:
    assert depth_in(Chips(34_000), high(50_000)) == Depth(Decimal("0.6"))
    assert depth_in(Chips(34_999), high(2_000)) == Depth(17)
    assert depth_in(Chips(7_500), high(1_000)) == Depth(Decimal("7.5"))
    assert depth_in(Chips(7_000), high(1_000)) == Depth(7)
    english, dutch = Words("en", UTC), Words("nl", UTC)
    assert (english.one(Decimal("0.6")), dutch.one(Decimal("0.6"))) == ("0.6", "0,6")
    assert depth_said(english, Depth(Decimal("0.6"))) == "0.6 big blinds"


def test_f4_the_average_in_the_top_bar_is_never_0_big_blinds(evening: Evening, qtbot: QtBot) -> None:
    window = main_window(evening, qtbot)
    evening.session.do(tournament.change_structure, (high(50_000),))
    window.refresh()
    assert window.top.average.figure.text() == "30,000 · 0.6 BB"


def test_f4_once_only_one_is_left_nothing_counts_any_more(evening: Evening, qtbot: QtBot) -> None:
    window = main_window(evening, qtbot)
    rung: list[object] = []
    evening.session.ticker.reached.connect(lambda *args: rung.append(args))
    evening.bust(1, 2, 3, 4, 5)
    main = evening.session.tournament
    assert main is not None
    shown = window.top.level.text(), window.top.note.text(), window.top.time.text
    assert shown == ("Play", "is over", "—")
    page = window.current()
    assert isinstance(page, ClockPage) and page.face.text == "00:00" and page.state.text == "Finished"
    assert (
        evening.session.screen_view(main).winner
        and evening.session.screen_view(main).clock.phase is ClockPhase.FINISHED
    )
    evening.session.ticker.tick()
    for _ in range(60):
        evening.clock.forward(MINUTE / 3)
        evening.session.ticker.tick()
    evening.session.ticker.stop()
    assert rung == [] and window.top.time.text == "—"
    evening.session.undo()
    assert window.top.time.text != "—"
