"""The window of the draws: the room's value, every draw with its number, the secret at the end, the file to check."""

import json
import subprocess
import sys
from collections.abc import Iterator
from datetime import UTC
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tdapp.domain import tournament
from tdapp.domain.registration import entries
from tdapp.domain.seating import moves, seating
from tdapp.domain.units import EntryId, TableNo
from tdapp.read.sheet_kind import SheetKind
from tdapp.texts import LANGUAGES
from tdapp.ui.actions import draws, seats
from tdapp.ui.actions.draws import SHOW
from tdapp.ui.draws.window import REMARK, WHAT, DrawsWindow
from tdapp.ui.i18n import Languages
from tdapp.ui.main_window import MainWindow
from tdapp.ui.pages.papers.page import PapersPage
from tdapp.ui.pages.seating.page import TablesPage
from tdapp.ui.theme.look import look
from tests.ui.pages.evening import Evening, demo_names, state

Key = Qt.Key
SCRIPT = Path(__file__).parents[3] / "packaging" / "check_draws.py"


@pytest.fixture
def languages(qtbot: QtBot) -> Languages:
    return Languages(zone=UTC)


@pytest.fixture
def evening(tmp_path: Path, qtbot: QtBot) -> Iterator[Evening]:
    evening = Evening(tmp_path, demo_names())
    evening.register(20)
    yield evening
    evening.close()


@pytest.fixture
def window(evening: Evening, qtbot: QtBot) -> DrawsWindow:
    look().wear("dark")
    window = DrawsWindow(evening.session)
    qtbot.addWidget(window)
    window.come()
    return window


def draw(evening: Evening) -> None:
    assert seats.DRAW.act(evening.session) is not None


def test_the_value_is_typed_for_the_list_that_is_shown(window: DrawsWindow, evening: Evening, qtbot: QtBot) -> None:
    card = window.value
    assert window.hasFocus() and not card.field.hasFocus()  # a letter begins the command box, as it does everywhere
    assert card.field.isVisible() and "Show the list code first" in card.why.text()
    assert window.sheet is not None and window.listed.hash.text().replace(" ", "") == window.sheet.shown
    qtbot.keyClick(card.field, Key.Key_Return)
    assert "no word yet" in window.told.text()
    card.field.setText("Łukasz 7 3 9")
    qtbot.keyClick(card.field, Key.Key_Return)
    assert card.value.text() == "Łukasz 7 3 9" and not card.field.isVisible() and not card.give.isVisible()
    assert "exactly this list and draw 1" in card.why.text()
    draw(evening)
    assert window.sheet.values[0].given.value == "Łukasz 7 3 9"
    assert window.table.rows.index(0, REMARK).data() == "word from the room: Łukasz 7 3 9"


def test_one_more_entry_opens_the_list_again(window: DrawsWindow, evening: Evening) -> None:
    assert draws.give_value(evening.session, "739") is not None
    before = window.listed.hash.text()
    evening.session.do(entries.register, evening.people[20:21], evening.session.seed())
    assert window.listed.hash.text() != before
    assert window.value.field.isVisible() and not window.value.value.isVisible()
    assert "739 was given for another list" in window.value.why.text()
    draw(evening)
    assert window.table.rows.index(0, REMARK).data() == "no word from the room"


def test_after_a_draw_a_fresh_value_is_taken_for_the_next_one(
    window: DrawsWindow, evening: Evening, qtbot: QtBot
) -> None:
    draw(evening)
    assert window.value.field.isVisible() and "For the next draw" in window.value.why.text()
    window.value.field.setText("queen of spades")
    qtbot.keyClick(window.value.field, Key.Key_Return)
    assert "exactly this list and draw 2" in window.value.why.text() and not window.value.field.text()


def test_the_list_is_copied(window: DrawsWindow, qtbot: QtBot) -> None:
    assert window.sheet is not None
    qtbot.keyClick(window, Key.Key_L, Qt.KeyboardModifier.AltModifier)
    assert QGuiApplication.clipboard().text() == window.sheet.shown


def test_every_draw_has_a_row_and_an_undone_one_keeps_its_number(window: DrawsWindow, evening: Evening) -> None:
    assert window.empty.isVisible() and not window.table.isVisible()
    draw(evening)
    evening.session.undo()
    draw(evening)
    model = window.table.rows
    assert [model.index(row, 0).data() for row in range(model.rowCount())] == ["2", "1"]
    assert [model.index(row, 5).data() for row in range(model.rowCount())] == [
        "no word from the room",
        "undone, no word from the room",
    ]
    assert model.index(1, 2).data(Qt.ItemDataRole.FontRole).strikeOut()
    assert model.index(0, 2).data(Qt.ItemDataRole.FontRole) is None
    assert model.index(0, 3).data() == "20"
    assert window.count.text() == "2 draws · 1 undone, number kept"


def test_the_commitment_is_shown_and_copied(window: DrawsWindow, qtbot: QtBot) -> None:
    assert window.sheet is not None
    (commitment,) = window.sheet.commitments
    assert window.commitment.hash.text().replace(" ", "") == commitment.commitment
    assert "before registration opened" in window.commitment.since.text()
    qtbot.keyClick(window, Key.Key_C, Qt.KeyboardModifier.AltModifier)
    assert QGuiApplication.clipboard().text() == commitment.commitment


def finish(evening: Evening) -> None:
    draw(evening)
    evening.start()
    evening.close_registration()
    evening.bust(*[EntryId(number) for number in range(2, 21)])
    session = evening.session
    session.asked.connect(lambda unpaid: session.override(unpaid, "prizes are sent by bank"))
    session.do(tournament.finish)


def test_the_secret_stays_one_until_the_end_then_anybody_can_check(
    window: DrawsWindow, evening: Evening, qtbot: QtBot, tmp_path: Path
) -> None:
    assert not window.secret.reveal.isEnabled() and "Finish the tournament first" in window.secret.why.text()
    draws.give_value(evening.session, "739")
    finish(evening)
    assert window.secret.reveal.isEnabled()
    qtbot.keyClick(window, Key.Key_R, Qt.KeyboardModifier.AltModifier)
    assert not window.secret.reveal.isVisible() and "F1 says how" in window.secret.why.text()
    window.save_to(str(tmp_path / "draws.json"))
    assert "draws.json" in window.told.text()
    data = json.loads((tmp_path / "draws.json").read_text())
    secret = data["commitments"][0]["secret"]
    assert secret and window.secret.secret.text().replace(" ", "") == secret
    ran = subprocess.run(
        [sys.executable, str(SCRIPT), str(tmp_path / "draws.json")], capture_output=True, text=True, check=False
    )
    assert ran.returncode == 0, ran.stdout + ran.stderr


def test_a_file_that_cannot_be_written_is_said(window: DrawsWindow, tmp_path: Path) -> None:
    window.save_to(str(tmp_path / "nowhere" / "draws.json"))
    assert "could not be saved" in window.told.text()


def test_the_draws_are_looked_at_again_only_after_one(window: DrawsWindow, evening: Evening) -> None:
    draw(evening)
    before = window.sheet
    evening.start()
    assert window.sheet is before
    evening.session.do(seating.open_table)
    assert before is not None and window.sheet is not None
    assert (window.sheet.draws, window.sheet.shown == before.shown) == (before.draws, False)


def test_before_seats_are_drawn_the_tables_page_asks_for_the_value(evening: Evening, qtbot: QtBot) -> None:
    main = MainWindow(evening.session)
    qtbot.addWidget(main)
    main.show()
    main.go("tables")
    page = main.current()
    assert isinstance(page, TablesPage) and page.empty.room_value.isVisible()
    page.empty.room_value.click()
    assert main.beside.draws.isVisible() and main.beside.draws.value.field.isVisible()
    draws.give_value(evening.session, "739")
    assert not page.empty.room_value.isVisible()


def test_it_opens_by_key_beside_the_main_window_and_its_sheet_is_a_paper(evening: Evening, qtbot: QtBot) -> None:
    main = MainWindow(evening.session)
    qtbot.addWidget(main)
    main.show()
    main.run(SHOW.id)
    assert main.beside.draws.isVisible()
    main.beside.draws.paper.click()
    papers = main.current()
    assert isinstance(papers, PapersPage) and papers.sheet is not None
    assert papers.sheet.kind is SheetKind.DRAWS


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_another_language_and_theme(window: DrawsWindow, evening: Evening, theme: str) -> None:
    draw(evening)
    look().wear(theme)
    evening.session.words_changed.emit()
    assert window.table.rows.rowCount() == 1 and not window.grab().isNull()


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_was_drawn_is_read_in_full(
    window: DrawsWindow, evening: Evening, languages: Languages, language: str
) -> None:
    session = evening.session
    draw(evening)
    evening.start()
    evening.close_registration()
    third = state(evening).tables[TableNo(3)]
    evening.bust(*[entry for entry in third.seats if entry][:4])
    session.propose_break(TableNo(3))
    proposal = session.proposal()
    assert proposal is not None
    assert session.do(moves.accept, proposal, tuple(range(1, len(proposal.moves) + 1))) is not None
    session.words = languages.words(language)
    session.words_changed.emit()
    rows, letters = window.table.rows, window.table.fontMetrics()
    said = [rows.index(row, WHAT).data() for row in range(rows.rowCount())]
    assert ("Table broken, cards and seats" in said) is (language == "en") and len(said) == 2
    QApplication.processEvents()
    assert max(letters.horizontalAdvance(text) for text in said) < window.table.columnWidth(WHAT) - 12
