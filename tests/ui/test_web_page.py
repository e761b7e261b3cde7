"""The results as a web page, from Papers and from the Result page; a folder that takes no file is told."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from tdapp.read.sheet_kind import SheetKind
from tdapp.ui.pages.papers.page import PapersPage
from tdapp.ui.pages.prizes.result.page import ResultPage
from tdapp.ui.web_page import write_web_page
from tests.ui import evening_states
from tests.ui.pages.evening import Evening


@pytest.fixture
def evening(tmp_path: Path, qtbot: QtBot) -> Evening:
    return evening_states.finished(tmp_path)


def test_the_results_are_written_as_they_stand_in_the_language_of_paper(evening: Evening, tmp_path: Path) -> None:
    told: list[str] = []
    evening.session.told.connect(lambda each: told.append(each.text))
    evening.session.prefer(evening.session.preferences._replace(screen_language="nl"))
    path = tmp_path / "uitslag.html"
    write_web_page(evening.session, str(path))
    page = path.read_text(encoding="utf-8")
    assert '<html lang="nl">' in page and "Zoë" in page and "Herfst Open 2026" in page
    assert told[-1] == f"Web page saved: {path}"


def test_a_folder_that_takes_no_file_is_told_and_nothing_is_left(evening: Evening, tmp_path: Path) -> None:
    told: list[str] = []
    evening.session.told.connect(lambda each: told.append(each.text))
    write_web_page(evening.session, str(tmp_path / "nowhere" / "results.html"))
    assert "could not be saved" in told[-1] and not (tmp_path / "nowhere").exists()


def test_papers_and_the_result_page_ask_where_it_goes(evening: Evening, qtbot: QtBot) -> None:
    papers, result = PapersPage(evening.session), ResultPage(evening.session)
    for page in (papers, result):
        qtbot.addWidget(page)
        page.show()
        page.refresh()
    row = next(row for row, choice in enumerate(papers.choices) if choice.kind is SheetKind.RESULTS)
    papers.list.setCurrentRow(row)
    assert papers.save_list.isVisible() and papers.save_list.text() == "Save as web page"
    papers.save_list.click()
    (asking,) = papers.findChildren(QFileDialog, "save_page_dialog")
    assert Path(asking.selectedFiles()[0]).name == "Herfst Open 2026 - Results.html"
    asking.reject()
    papers.list.setCurrentRow(0)
    assert not papers.save_list.isVisible()
    result.papers.page.click()
    assert result.findChildren(QFileDialog, "save_page_dialog")
