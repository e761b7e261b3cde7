"""The Papers page at a real desk: sheets to choose, look at, save and print, and what is said when that fails."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from pypdf import PdfReader
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor
from PySide6.QtPrintSupport import QPrinterInfo
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from tdapp.app.papers.handed_out import handed_out, note, results_out
from tdapp.app.papers.pages import page_sizes
from tdapp.app.papers.papers import PrintedSheet, sheets
from tdapp.domain import dealing, tournament
from tdapp.domain.prizes import payouts
from tdapp.domain.prizes.deals import Agreed
from tdapp.domain.prizes.places import awards
from tdapp.domain.prizes.prize_facts import DealMethod
from tdapp.read.people.names import PlayerName
from tdapp.read.sheet_kind import SheetKind
from tdapp.ui import printing
from tdapp.ui.pages.papers.page import PapersPage
from tdapp.ui.printing import NotPrinted
from tdapp.ui.session import Told
from tdapp.ui.theme.look import look
from tests.ui.pages.evening import Evening, state

LEFT = Qt.MouseButton.LeftButton
papers_page = sys.modules[PapersPage.__module__]  # the room's function `page` has the same name
NAMES = [PlayerName(f"Player {number}") for number in range(1, 40)] + [PlayerName("<b>=1+1</b>", "名前")]
KINDS = [choice.kind for choice in sheets()]


@pytest.fixture
def evening(tmp_path: Path, qtbot: QtBot) -> Iterator[Evening]:
    evening = Evening(tmp_path, NAMES)
    evening.register(40)
    evening.draw()
    evening.start()
    yield evening
    evening.close()


@pytest.fixture
def page(evening: Evening, qtbot: QtBot) -> PapersPage:
    look().wear("dark")
    page = PapersPage(evening.session)
    qtbot.addWidget(page)
    page.resize(990, 672)
    page.show()
    return page


def made(page: PapersPage) -> PrintedSheet:
    assert page.sheet is not None
    return page.sheet


def test_every_sheet_is_shown_when_it_is_chosen(page: PapersPage, qtbot: QtBot) -> None:
    for row, kind in enumerate(KINDS):
        page.list.setCurrentRow(row)
        if kind is SheetKind.STRUCTURE:  # when play will end is worked out beside everything else
            qtbot.waitUntil(lambda: page.sheet is not None)
        assert made(page).kind is kind
        assert page.preview.pages == made(page).pages > 0
        assert page.title.text() and page.what_for.text()
        assert not page.stale.isVisible()


def test_the_agreement_of_a_deal_stands_in_two_languages_when_asked(
    page: PapersPage, evening: Evening, qtbot: QtBot, tmp_path: Path
) -> None:
    evening.close_registration()
    evening.bust(*range(4, 41))
    evening.session.do(payouts.post_prizes)
    evening.session.do(dealing.make_deal, Agreed(DealMethod.EVEN))

    def said() -> str:
        path = tmp_path / "sheet.pdf"
        page.hand_out.save_to(str(path))
        return "\n".join(each.extract_text() for each in PdfReader(path).pages)

    page.show_sheet(SheetKind.PAYOUTS)
    assert not page.twice.isVisible()
    page.show_sheet(SheetKind.DEAL)
    page.activateWindow()
    assert page.twice.isVisible() and not page.twice.isChecked()
    assert "€6,000.00" in said() and "€ 6.000,00" not in said()
    qtbot.keyClick(page, Qt.Key.Key_T, Qt.KeyboardModifier.AltModifier)
    assert page.twice.isChecked() and evening.session.preferences.two_languages
    assert "€6,000.00" in said() and "€ 6.000,00" in said()
    evening.session.prefer(evening.session.preferences._replace(screen_language="nl", language="nl"))
    page.refresh()
    assert page.session.second_words().language == "en"
    assert "€6,000.00" in said() and "€ 6.000,00" in said()
    qtbot.keyClick(page, Qt.Key.Key_T, Qt.KeyboardModifier.AltModifier)
    assert "€ 6.000,00" in said() and "€6,000.00" not in said()


@pytest.fixture
def of_many(monkeypatch: pytest.MonkeyPatch, evening: Evening) -> None:
    """As with so many players that a key would wait for their sheet."""
    monkeypatch.setattr(papers_page, "AT_ONCE", 10)


@pytest.mark.usefixtures("of_many")
def test_a_sheet_of_many_is_made_beside_everything_else_and_says_so(
    page: PapersPage, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert page.sheet is None and page.preview.said() and not page.preview.pages
    qtbot.waitUntil(lambda: page.sheet is not None)
    beside = made(page)
    assert page.preview.pages == beside.pages > 0 and not page.preview.said() and "1" in page.about.text()
    monkeypatch.setattr(papers_page, "AT_ONCE", 100)
    page.make()
    assert made(page) is not beside
    assert (made(page).kind, made(page).pages, made(page).line) == (beside.kind, beside.pages, beside.line)


@pytest.mark.usefixtures("of_many")
def test_a_sheet_that_is_being_made_can_be_saved_already(page: PapersPage, tmp_path: Path) -> None:
    assert page.sheet is None
    page.hand_out.save_to(str(tmp_path / "early.pdf"))
    assert len(PdfReader(tmp_path / "early.pdf").pages) == made(page).pages == page.preview.pages


@pytest.mark.usefixtures("of_many")
def test_of_sheets_that_are_being_made_the_last_one_is_shown(page: PapersPage, qtbot: QtBot) -> None:
    for row in range(len(KINDS)):
        page.list.setCurrentRow(row)
    qtbot.waitUntil(lambda: page.sheet is not None)
    qtbot.wait(50)
    assert made(page).kind is KINDS[-1] and page.preview.pages == made(page).pages


@pytest.mark.usefixtures("of_many")
def test_a_sheet_that_cannot_be_made_is_told_as_any_trouble_is(
    page: PapersPage, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails() -> PrintedSheet:
        raise LookupError("no letters")

    qtbot.waitUntil(lambda: page.sheet is not None)
    monkeypatch.setattr(papers_page, "sheet_of_now", lambda *_, **__: fails)
    with qtbot.captureExceptions() as told:
        page.make()
        qtbot.waitUntil(lambda: bool(told))
    assert page.sheet is None and not page.preview.said() and "no letters" in str(told[0][1])


def test_the_preview_draws_the_page(page: PapersPage) -> None:
    picture = page.preview.viewport().grab().toImage()
    box = page.preview.page_box(0)
    inside = {
        QColor(picture.pixel(x, y)).lightness()
        for x in range(box.left() + 20, box.right() - 20, 7)
        for y in range(box.top() + 20, min(box.bottom(), picture.height()) - 20, 7)
    }
    assert max(inside) > 240 and min(inside) < 128


def test_a_sheet_says_when_the_room_has_moved_on_and_is_made_anew_on_request(
    page: PapersPage, evening: Evening, qtbot: QtBot
) -> None:
    before = made(page)
    evening.bust(3)
    assert page.stale.isVisible() and page.again.isVisible() and page.sheet is before
    qtbot.mouseClick(page.again, LEFT)
    assert page.sheet is not before and not page.stale.isVisible()


def test_the_paper_size_is_kept_and_used(page: PapersPage, evening: Evening, qtbot: QtBot, tmp_path: Path) -> None:
    qtbot.mouseClick(page.sizes["Letter"], LEFT)
    assert evening.session.preferences.paper == "Letter"
    page.hand_out.save_to(str(tmp_path / "letter.pdf"))
    box = PdfReader(tmp_path / "letter.pdf").pages[0].mediabox
    assert (round(float(box.width)), round(float(box.height))) == (612, 792)
    qtbot.mouseClick(page.sizes["A4"], LEFT)
    page.hand_out.save_to(str(tmp_path / "a4.pdf"))
    assert round(float(PdfReader(tmp_path / "a4.pdf").pages[0].mediabox.height)) == 842


def test_a_sheet_is_saved_and_said(page: PapersPage, told: list[Told], tmp_path: Path) -> None:
    page.list.setCurrentRow(KINDS.index(SheetKind.BY_NAME))
    page.hand_out.save_to(str(tmp_path / "wall.pdf"))
    assert (tmp_path / "wall.pdf").read_bytes() == made(page).data
    assert (told[-1].kind, "wall.pdf" in told[-1].text) == ("info", True)
    text = "".join(each.extract_text() for each in PdfReader(tmp_path / "wall.pdf").pages)
    assert "<b>=1+1</b>" in text and "Player 39" in text


def test_a_folder_that_takes_nothing_is_said(page: PapersPage, told: list[Told], tmp_path: Path) -> None:
    page.hand_out.save_to(str(tmp_path / "no folder" / "wall.pdf"))
    assert told[-1].kind == "error" and "was not saved" in told[-1].text
    assert not (tmp_path / "no folder").exists()


def test_saving_asks_where_with_a_harmless_name(page: PapersPage, qtbot: QtBot, tmp_path: Path) -> None:
    qtbot.mouseClick(page.save, LEFT)
    dialog = page.findChild(QFileDialog, "save_dialog")
    assert dialog is not None
    assert Path(dialog.selectedFiles()[0]).name == made(page).file_name
    dialog.fileSelected.emit(str(tmp_path / "chosen.pdf"))
    dialog.close()
    assert (tmp_path / "chosen.pdf").exists()


def test_without_a_printer_that_is_said(page: PapersPage, told: list[Told], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(QPrinterInfo, "availablePrinterNames", list)
    page.hand_out.print_it()
    assert told[-1].kind == "refused" and page.hand_out.dialog is None


@pytest.mark.parametrize("paper", ["A4", "Letter"])
def test_printing_hands_over_the_sheet_and_says_so(
    page: PapersPage, evening: Evening, told: list[Told], monkeypatch: pytest.MonkeyPatch, paper: str
) -> None:
    handed: list[PrintedSheet] = []
    evening.session.prefer(evening.session.preferences._replace(paper=paper))
    page.make()
    monkeypatch.setattr(QPrinterInfo, "availablePrinterNames", lambda: ["Desk"])
    monkeypatch.setattr(printing, "print_sheet", lambda sheet, _printer: handed.append(sheet))
    page.hand_out.print_it()
    assert page.hand_out.dialog is not None and page.hand_out.dialog.isVisible()
    page.hand_out.dialog.accepted.emit(page.hand_out.dialog.printer())
    page.hand_out.dialog.close()
    assert handed == [page.sheet]
    assert round(page_sizes(handed[0].data)[0][1]) == (792 if paper == "Letter" else 842)
    assert told[-1].kind == "info"


def test_a_printer_that_refuses_is_quoted(page: PapersPage, told: list[Told], monkeypatch: pytest.MonkeyPatch) -> None:
    def refuses(*_args: object, **_kwargs: object) -> None:
        raise NotPrinted("out of paper")

    monkeypatch.setattr(QPrinterInfo, "availablePrinterNames", lambda: ["Desk"])
    monkeypatch.setattr(printing, "print_sheet", refuses)
    page.hand_out.print_it()
    assert page.hand_out.dialog is not None
    page.hand_out.dialog.accepted.emit(page.hand_out.dialog.printer())
    page.hand_out.dialog.close()
    assert told[-1].kind == "error" and "out of paper" in told[-1].text


def test_paper_speaks_the_language_of_the_screens(page: PapersPage, evening: Evening) -> None:
    evening.session.prefer(evening.session.preferences._replace(language="nl"))
    page.refresh()
    assert page._shown[-1][0] == "en"
    evening.session.prefer(evening.session.preferences._replace(screen_language="nl"))
    page.refresh()
    assert page._shown[-1][0] == "nl"


def test_nothing_is_made_while_nobody_looks(evening: Evening, qtbot: QtBot) -> None:
    page = PapersPage(evening.session)
    qtbot.addWidget(page)
    evening.bust(3)
    assert page.sheet is None
    page.hand_out.print_it()
    page.hand_out.save_as()
    assert page.findChild(QFileDialog) is None
    page.show()
    assert made(page).kind is KINDS[0]


def test_payments_are_saved_as_a_list_too(
    page: PapersPage, evening: Evening, qtbot: QtBot, told: list[Told], tmp_path: Path
) -> None:
    assert not page.save_list.isVisible()
    page.list.setCurrentRow(KINDS.index(SheetKind.PAYMENTS))
    assert page.save_list.isVisible()
    page.setFocus()
    qtbot.keyClick(page.list, Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier)
    dialog = page.findChild(QFileDialog)
    assert dialog is not None
    assert Path(dialog.selectedFiles()[0]).stem == "Herfst Open 2026 - Payments"
    dialog.fileSelected.emit(str(tmp_path / "money.csv"))
    dialog.close()
    lines = (tmp_path / "money.csv").read_text(encoding="utf-8-sig").splitlines()
    assert len(lines) == 41 and "'<b>" not in lines[-1] and told[-1].kind == "info"
    page.write_list(str(tmp_path / "money.xlsx"))
    assert (tmp_path / "money.xlsx").read_bytes()[:2] == b"PK"
    page.list.setCurrentRow(KINDS.index(SheetKind.ENTRANTS))
    assert not page.save_list.isVisible()
    page.save_as_list()
    assert len([each for each in page.findChildren(QFileDialog) if each.isVisible()]) == 0


def test_who_asks_for_slips_once_more_gets_those_of_now(page: PapersPage, evening: Evening) -> None:
    page.show_sheet(SheetKind.BY_TABLE)
    before = page.sheet
    evening.bust(7)
    assert page.sheet is before and page.stale.isVisible()  # nothing jumps while it is read
    page.show_sheet(SheetKind.BY_TABLE)
    assert page.sheet is not before and not page.stale.isVisible()


def test_results_are_asked_for_until_they_went_out_as_they_are_after_the_finish(
    page: PapersPage, evening: Evening, tmp_path: Path
) -> None:
    session, club = evening.session, evening.club
    assert session.tournament is not None
    front = session.tournament
    page.show_sheet(SheetKind.RESULTS)
    page.hand_out.save_to(str(tmp_path / "early.pdf"))
    evening.close_registration()
    evening.bust(*range(1, 40))
    session.do(payouts.post_prizes)
    for entry, award in awards(state(evening)).items():
        if award.cents:
            session.do(payouts.pay, entry)
    session.do(tournament.finish)
    page.hand_out.save_to(str(tmp_path / "old.pdf"))  # the sheet that was made before the finish
    assert SheetKind.RESULTS in handed_out(club, front) and not results_out(club, front)
    assert "print_results" in {need.code for need in session.needs()}
    page.make()
    page.hand_out.save_to(str(tmp_path / "results.pdf"))
    assert results_out(club, front)
    assert "print_results" not in {need.code for need in session.needs()}
    club.remember("papers.out." + front, "unheard_of 7 results x results")
    assert handed_out(club, front) == {}
    note(club, front, made(page))
    assert results_out(club, front)


def test_after_the_finish_the_results_come_first_unless_a_sheet_was_chosen(page: PapersPage, evening: Evening) -> None:
    assert made(page).kind is SheetKind.BY_NAME
    evening.close_registration()
    evening.bust(*range(1, 40))
    evening.session.do(payouts.post_prizes)
    for entry, award in awards(state(evening)).items():
        if award.cents:
            evening.session.do(payouts.pay, entry)
    evening.session.do(tournament.finish)
    page.refresh()
    assert made(page).kind is SheetKind.RESULTS
    page.show_sheet(SheetKind.STRUCTURE)
    evening.session.undo()
    page.refresh()
    assert page.choices[page.list.currentRow()].kind is SheetKind.STRUCTURE
