"""What is picked in the price list is what would be typed there: by pill, by list, at a finger's size."""

from collections.abc import Iterator
from datetime import UTC
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from tdapp.domain.money.terms import Buyers, SaleKind, SaleSpan, SaleSpanKind
from tdapp.read.registration.span_choices import Frame, spanned, ways
from tdapp.texts import LANGUAGES
from tdapp.ui.i18n import Languages
from tdapp.ui.pages.registration.page import RegistrationPage
from tdapp.ui.pages.registration.terms import TermsPart
from tdapp.ui.pages.registration.terms_choices import picked, picks
from tdapp.ui.pages.registration.terms_draft import CHOSEN, Column, Reading, begun, to_type, typed_into
from tdapp.ui.pages.registration.terms_presets import preset
from tdapp.ui.pages.registration.typed_window import read_window, write_window
from tdapp.ui.theme.look import look
from tdapp.ui.theme.tokens import TOUCH_BUTTON
from tests.ui.pages.evening import SIX, Evening, demo_names, state

SPEAKING = Languages(zone=UTC)
LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def part(tmp_path: Path, qtbot: QtBot) -> Iterator[TermsPart]:
    look().wear("dark")
    evening = Evening(tmp_path, demo_names()[:12])
    evening.register(12)
    evening.draw()
    evening.start()
    page = RegistrationPage(evening.session)
    qtbot.addWidget(page)
    page.resize(1000, 700)
    page.show()
    page.activateWindow()
    page.show_part("terms")
    part = page.part()
    assert isinstance(part, TermsPart)
    part.window_page, part.evening = page, evening  # type: ignore[attr-defined]  # keeps them
    part.list.start_with("rebuy")
    yield part
    evening.close()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_value_that_can_be_picked_is_the_one_that_is_typed(part: TermsPart, language: str) -> None:
    assert part.view is not None
    words = SPEAKING.words(language)
    frame, reading = Frame((1, 2, 3, 4), (2,), 1, SIX), Reading(words, "EUR", SIX)
    walked = set()
    for name in ("rebuy", "re_entry", "early"):
        draft = begun(preset(name, part.view.standard, None, frame.levels, frame.breaks, words))
        for at, row in enumerate(draft.rows):
            for column in Column:
                for pick in picks(row.offer, column, part.view, frame, words):
                    chosen = picked(draft, at, column, pick.value)
                    walked.add(column)
                    if column not in CHOSEN:
                        typed = to_type(chosen.rows[at], column, reading)
                        assert typed_into(draft, at, column, typed, reading) == chosen, (column, pick, typed)
    assert walked == set(Column)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_end_that_can_be_picked_is_written_as_it_is_typed(language: str) -> None:
    words, frame = SPEAKING.words(language), Frame((1, 2, 3, 4), (2,), 1, SIX)
    for way in ways(frame):
        span = spanned(way, frame)
        assert read_window(write_window(span, words), words, SIX) == span


def test_a_pill_under_the_list_changes_the_cell_by_mouse(part: TermsPart, qtbot: QtBot) -> None:
    part.list.table.put(0, Column.WINDOW)
    qtbot.mouseClick(part.list.picking.strip.pills["level"], LEFT)
    assert part.list.draft.offers[0].window == SaleSpan(SaleSpanKind.LEVEL, 2)
    qtbot.mouseClick(part.list.picking.strip.more, LEFT)
    assert part.list.draft.offers[0].window == SaleSpan(SaleSpanKind.LEVEL, 3)
    assert "end of level 3" in part.list.said.sentences()[1]
    part.list.table.put(0, Column.EACH)
    qtbot.mouseClick(part.list.picking.strip.pills["1"], LEFT)
    qtbot.mouseClick(part.list.picking.strip.more, LEFT)
    assert part.list.draft.offers[0].per_player == 2
    for _press in range(3):
        qtbot.mouseClick(part.list.picking.strip.less, LEFT)
    assert part.list.draft.offers[0].per_player is None


@pytest.mark.qt_log_ignore("does not support (raise|grabbing)", extend=True)
def test_a_list_over_the_cell_is_picked_from_by_keyboard(part: TermsPart, qtbot: QtBot) -> None:
    table, menu = part.list.table, part.list.picking.menu
    table.setFocus()
    for column, moves, value in (
        (Column.WHO, 1, Buyers.MEMBERS),
        (Column.KIND, 1, SaleKind.ADD_ON),
        (Column.CHIPS, 1, 15_000),
    ):
        table.put(0, column)
        qtbot.keyClick(table, Qt.Key.Key_F4)
        for _down in range(moves):
            qtbot.keyClick(menu, Qt.Key.Key_Down)
        qtbot.keyClick(menu, Qt.Key.Key_Return)
        offer = part.list.draft.offers[0]
        assert value in (offer.who, offer.kind, offer.chips)


def test_what_was_wrong_in_a_cell_is_gone_once_it_is_picked(part: TermsPart, qtbot: QtBot) -> None:
    part.list._typed(0, Column.EACH, "many")
    part.list.table.put(0, Column.EACH)
    assert part.list.draft.is_wrong and "many" in part.list.picking.hint.text()
    qtbot.mouseClick(part.list.picking.strip.pills["2"], LEFT)
    assert not part.list.draft.is_wrong


def test_nothing_below_the_pills_moves_when_the_keyboard_goes_to_another_cell(part: TermsPart, qtbot: QtBot) -> None:
    strip = part.list.picking.strip
    for column in Column:
        part.list.table.put(0, column)
        qtbot.wait(1)
        assert strip.height() == strip.minimumHeight(), column


def test_registration_closes_as_it_is_picked(part: TermsPart, qtbot: QtBot) -> None:
    part.to_closing()
    closing = part.closing
    qtbot.mouseClick(closing.strip.pills["entries"], LEFT)
    qtbot.mouseClick(closing.strip.more, LEFT)
    assert closing.line.text() == "110 e" and closing.effect.text()
    qtbot.mouseClick(closing.take, LEFT)
    assert state(part.evening).closes == SaleSpan(SaleSpanKind.ENTRIES, 110)  # type: ignore[attr-defined]


def test_pills_are_as_high_as_a_finger_needs(part: TermsPart, qtbot: QtBot) -> None:
    part.list.table.put(0, Column.WINDOW)
    look().wear("dark", touch=True)
    qtbot.wait(1)
    strip = part.list.picking.strip
    assert all(pill.height() >= TOUCH_BUTTON for pill in (*strip.pills.values(), strip.more))


def test_a_sentence_leads_to_its_line(part: TermsPart, qtbot: QtBot) -> None:
    said = part.list.said
    qtbot.mouseClick(said.viewport(), LEFT, pos=said.visualItemRect(said.item(2)).center())
    assert part.list.table.here() == 1 and part.list.table.hasFocus()


def test_details_fold_where_there_is_little_room_and_stand_open_where_there_is_enough(
    part: TermsPart, qtbot: QtBot
) -> None:
    assert not part.rules.is_open and part.rules.summary.text().startswith("No guarantee.")
    qtbot.mouseClick(part.rules.turn, LEFT)
    assert part.rules.guarantee.isVisible()
    part.window_page.resize(1700, 900)  # type: ignore[attr-defined]
    qtbot.wait(1)
    assert part.rules.guarantee.isVisible() and not part.rules.turn.isVisible()
    assert part.closing.line.isVisible() and part.closing.x() > part.list.x() + part.list.width()


def test_the_kind_of_evening_stays_down_until_a_line_of_it_is_changed(part: TermsPart, qtbot: QtBot) -> None:
    pills = {"": part.list.clear, **part.list.presets}

    def down() -> list[str]:
        return [name for name, pill in pills.items() if pill.isChecked()]

    assert down() == ["rebuy"]
    qtbot.mouseClick(pills["rebuy"], LEFT)
    assert down() == ["rebuy"]
    part.list.table.put(0, Column.EACH)
    qtbot.mouseClick(part.list.picking.strip.pills["1"], LEFT)
    assert down() == []
    for _click in range(2):
        qtbot.mouseClick(pills[""], LEFT)
        assert down() == [""]
