"""A ruling that was given, from the list to paper: seen, in the other language, on the other size, saved."""

from collections.abc import Iterator
from io import BytesIO
from pathlib import Path

import pytest
from pypdf import PdfReader
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tdapp.domain.rulings import discipline
from tdapp.domain.units import RulingNo, Seat, TableNo
from tdapp.ui.pages.rulings.incident_paper import IncidentPaper
from tdapp.ui.pages.rulings.page import GIVEN, RulingsPage
from tdapp.words.rulings import say
from tests.ui.pages.evening import Evening, demo_names


@pytest.fixture
def evening(tmp_path: Path, qtbot: QtBot) -> Iterator[Evening]:
    evening = Evening(tmp_path, demo_names())
    evening.register(18)
    evening.draw()
    evening.start()
    evening.session.do(discipline.choose_rulebook, "HC")
    yield evening
    evening.close()


@pytest.fixture
def page(evening: Evening, qtbot: QtBot) -> RulingsPage:
    page = RulingsPage(evening.session)
    qtbot.addWidget(page)
    page.resize(1290, 700)
    page.show()
    qtbot.waitUntil(page.isActiveWindow)
    page.open_at(Seat(TableNo(1), 3))
    page.ruling.choose("conduct.device")
    page.ruling.give("", "")
    page.refresh()
    page.turn_to(GIVEN)
    return page


def paper_of(page: RulingsPage) -> IncidentPaper:
    paper = page.findChild(IncidentPaper)
    assert paper is not None and paper.isVisible()
    return paper


def text(paper: IncidentPaper) -> str:
    assert paper.sheet is not None
    return "\n".join(each.extract_text() for each in PdfReader(BytesIO(paper.sheet.data)).pages)


def test_one_key_shows_the_sheet_of_the_chosen_ruling(page: RulingsPage) -> None:
    QTest.keyClick(page.given.list, Qt.Key.Key_P, Qt.KeyboardModifier.ControlModifier)
    paper = paper_of(page)
    assert "Ruling 1" in text(paper) and say.title_of(page.session.words, "conduct.device") in text(paper)
    assert paper.sheet is not None and paper.preview.pages == paper.sheet.pages


def test_language_and_size_are_chosen_there(page: RulingsPage, evening: Evening) -> None:
    page.show_paper(1)
    paper = paper_of(page)
    english = text(paper)
    assert paper.languages[0].isChecked()
    paper.languages[1].click()
    assert paper.languages[1].isChecked() and not paper.languages[0].isChecked()
    assert "21 november 2026" in text(paper) and "21 November 2026" in english
    paper.sizes[1].click()
    assert paper.sheet is not None
    assert round(PdfReader(BytesIO(paper.sheet.data)).pages[0].mediabox.width) == 612
    assert evening.session.preferences.paper == "Letter"


def test_it_is_saved_as_it_is_shown(page: RulingsPage, tmp_path: Path) -> None:
    page.show_paper(1)
    paper = paper_of(page)
    paper.hand_out.save_to(str(tmp_path / "one.pdf"))
    assert paper.sheet is not None
    assert (tmp_path / "one.pdf").read_bytes() == paper.sheet.data


def test_a_ruling_taken_back_has_no_sheet(page: RulingsPage, evening: Evening) -> None:
    evening.session.undo()
    paper = IncidentPaper(evening.session, RulingNo(1), page)
    assert paper.sheet is None
    paper.hand_out.save_as()
    assert not paper.isVisible()
