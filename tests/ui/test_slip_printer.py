"""Slips on their way: after a sale when that is wanted, again on demand, and trouble is said."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtPrintSupport import QPrinter, QPrinterInfo
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from tdapp.app.papers.handed_out import handed_out
from tdapp.app.papers.pages import page_sizes
from tdapp.app.papers.papers import PrintedSheet
from tdapp.domain.registration import entries
from tdapp.domain.units import EntryId, SaleNo, TournamentId
from tdapp.read.people.names import PlayerName
from tdapp.read.sheet_kind import SheetKind
from tdapp.ui import printing, slip_printer
from tdapp.ui.printing import NotPrinted
from tdapp.ui.session import Told
from tdapp.ui.slip_printer import SlipPrinter
from tests.ui.pages.evening import Evening
from tests.ui.windows import main_window

CTRL_SHIFT = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
Stuck = list[tuple[str, object]]


@pytest.fixture
def evening(tmp_path: Path, qtbot: QtBot) -> Iterator[Evening]:
    evening = Evening(tmp_path, [PlayerName(f"Player {number}") for number in range(12)])
    evening.register(9)
    evening.draw()
    evening.session.prefer(evening.session.preferences._replace(print_slips=True, slip_printer="Desk"))
    yield evening
    evening.close()


@pytest.fixture
def stuck(evening: Evening) -> Stuck:
    """What was said of slips that did not print, and those slips."""
    said: Stuck = []
    evening.session.slip_stuck.connect(lambda text, sheet: said.append((text, sheet)))
    return said


@pytest.fixture
def sheets(monkeypatch: pytest.MonkeyPatch) -> list[PrintedSheet]:
    """What reaches the printer, on a system that has no print service for PDFs."""
    printed: list[PrintedSheet] = []

    class Known:
        def isNull(self) -> bool:
            return False

    monkeypatch.setattr(printing, "service_takes_pdf", lambda: False)
    monkeypatch.setattr(QPrinterInfo, "printerInfo", lambda _name: Known())
    monkeypatch.setattr(slip_printer, "QPrinter", _no_printer)
    monkeypatch.setattr(printing, "print_pages", lambda sheet, _printer: printed.append(sheet))
    return printed


class _no_printer:
    PrinterMode = QPrinter.PrinterMode

    def __init__(self, *_args: object) -> None:
        pass


def test_a_sale_is_printed_once_the_loop_is_free(
    evening: Evening, qtbot: QtBot, sheets: list[PrintedSheet], told: list[Told]
) -> None:
    slips = SlipPrinter(evening.session)
    act = evening.session.do(entries.register, (evening.people[9],), "seed")
    slips.sold(act)
    assert sheets == [] and slips.busy
    qtbot.waitUntil(lambda: not slips.busy)
    assert [sheet.pages for sheet in sheets] == [1]
    assert round(page_sizes(sheets[0].data)[0][0]) == 227
    assert [each.kind for each in told] == ["done"]  # the line with its undo stays


def test_slips_keep_their_order_and_an_act_without_money_has_none(
    evening: Evening, qtbot: QtBot, sheets: list[PrintedSheet]
) -> None:
    slips = SlipPrinter(evening.session)
    for number in (9, 10):
        slips.sold(evening.session.do(entries.register, (evening.people[number],), "seed"))
    slips.sold(evening.session.do(entries.bust_out, (EntryId(1),)))
    slips.sold(None)
    qtbot.waitUntil(lambda: not slips.busy)
    assert ["Player 9" in sheet.file_name for sheet in sheets] == [True, False]


def test_unwanted_slips_are_printed_on_demand_alone(evening: Evening, qtbot: QtBot, sheets: list[PrintedSheet]) -> None:
    evening.session.prefer(evening.session.preferences._replace(print_slips=False, slip_paper="A4"))
    slips = SlipPrinter(evening.session)
    act = evening.session.do(entries.register, (evening.people[9],), "seed")
    assert act is not None
    slips.sold(act)
    assert not slips.busy
    slips.again(act.number)
    qtbot.waitUntil(lambda: not slips.busy)
    assert [round(page_sizes(sheet.data)[0][0]) for sheet in sheets] == [595]


def test_the_newest_slip_of_an_entry_is_found(evening: Evening, qtbot: QtBot, sheets: list[PrintedSheet]) -> None:
    slips = SlipPrinter(evening.session)
    assert slips.again_of(EntryId(3))
    qtbot.waitUntil(lambda: not slips.busy)
    assert sheets[0].pages == 1  # though nine came in with one act
    assert evening.session.do(entries.unregister, EntryId(3)) is not None
    assert slips.again_of(EntryId(3))
    qtbot.waitUntil(lambda: not slips.busy)
    assert [sheet.pages for sheet in sheets] == [1, 1]
    assert not slips.again_of(EntryId(77)) and not slips.again_of(EntryId(3), SaleNo(1))


def test_a_printer_that_refuses_is_said(
    evening: Evening,
    qtbot: QtBot,
    sheets: list[PrintedSheet],
    stuck: Stuck,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def refuses(_sheet: PrintedSheet, _printer: object) -> None:
        raise NotPrinted("out of paper")

    monkeypatch.setattr(printing, "print_pages", refuses)
    slips = SlipPrinter(evening.session)
    slips.sold(evening.session.do(entries.register, (evening.people[9],), "seed"))
    qtbot.waitUntil(lambda: not slips.busy)
    assert "out of paper" in stuck[-1][0] and stuck[-1][1] is not None


def test_a_printer_that_is_gone_is_said(
    evening: Evening, qtbot: QtBot, stuck: Stuck, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(printing, "service_takes_pdf", lambda: False)
    evening.session.prefer(evening.session.preferences._replace(slip_printer="A printer nobody has"))
    slips = SlipPrinter(evening.session)
    slips.sold(evening.session.do(entries.register, (evening.people[9],), "seed"))
    qtbot.waitUntil(lambda: not slips.busy)
    assert "not set up" in stuck[-1][0]


@pytest.mark.skipif(sys.platform == "win32", reason="needs a program of its own in the path")
@pytest.mark.parametrize("code", [0, 3])
def test_a_print_service_gets_the_pdf_beside_the_loop(
    evening: Evening,
    qtbot: QtBot,
    stuck: Stuck,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    code: int,
) -> None:
    tools = tmp_path / "bin"
    tools.mkdir()
    program = tools / "lp"
    program.write_text(
        f'#!/bin/sh\nprintf "%s\\n" "$@" > {tmp_path}/args\n'
        f'for last; do :; done\ncp "$last" {tmp_path}/got.pdf\necho "no ink" >&2\nexit {code}\n'
    )
    program.chmod(0o755)
    monkeypatch.setenv("PATH", str(tools), prepend=":")
    slips = SlipPrinter(evening.session)
    slips.sold(evening.session.do(entries.register, (evening.people[9],), "seed"))
    qtbot.waitUntil(lambda: not slips.busy)
    arguments = (tmp_path / "args").read_text().splitlines()
    assert arguments[:2] == ["-d", "Desk"] and arguments[4] == "-o"
    assert arguments[5].startswith("media=Custom.80x")
    assert (tmp_path / "got.pdf").read_bytes().startswith(b"%PDF")
    assert not Path(arguments[-1]).exists()
    assert ["no ink" in said for said, _sheet in stuck] == [True] * bool(code)


@pytest.mark.skipif(sys.platform == "win32", reason="needs a program of its own in the path")
def test_a_print_service_that_hangs_is_not_waited_for(
    evening: Evening, qtbot: QtBot, stuck: Stuck, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tools = tmp_path / "bin"
    tools.mkdir()
    program = tools / "lp"
    program.write_text("#!/bin/sh\nexec sleep 60\n")
    program.chmod(0o755)
    monkeypatch.setenv("PATH", str(tools), prepend=":")
    monkeypatch.setattr(slip_printer, "TIMEOUT", 0)
    slips = SlipPrinter(evening.session)
    slips.sold(evening.session.do(entries.register, (evening.people[9],), "seed"))
    qtbot.waitUntil(lambda: not slips.busy)
    assert "not printed" in stuck[-1][0]


def test_a_slip_that_is_stuck_leaves_the_line_that_says_who_sits_where_and_is_a_file(
    evening: Evening, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(printing, "service_takes_pdf", lambda: False)
    evening.session.prefer(evening.session.preferences._replace(slip_printer="A printer nobody has"))
    window = main_window(evening, qtbot)
    slips = SlipPrinter(evening.session)
    slips.sold(evening.session.do(entries.register, (evening.people[9],), "seed"))
    before = window.bottom.text.text()
    qtbot.waitUntil(lambda: not slips.busy)
    assert window.bottom.text.text() == before != ""
    assert window.bottom.undo.isVisible() and window.slip.isVisible()
    assert "not set up" in window.slip.text.text()
    QTest.keyClick(window.windowHandle(), Qt.Key.Key_F, CTRL_SHIFT)
    dialog = window.slip.findChild(QFileDialog, "save_dialog")
    assert isinstance(dialog, QFileDialog)
    dialog.fileSelected.emit(str(tmp_path / "slip.pdf"))
    dialog.close()
    assert (tmp_path / "slip.pdf").read_bytes().startswith(b"%PDF")
    assert not window.slip.isVisible()
    evening.session.slip_stuck.emit("out of paper", None)
    assert window.slip.isVisible() and not window.slip.save.isVisible()
    window.activateWindow()  # as a window manager does when a dialog is gone
    qtbot.waitUntil(window.isActiveWindow)
    QTest.keyClick(window.windowHandle(), Qt.Key.Key_F, CTRL_SHIFT)
    assert not window.slip.isVisible()
    evening.session.slip_stuck.emit("out of paper", None)
    window.slip.leave.click()
    assert not window.slip.isVisible()


def test_a_sheet_that_a_rule_prints_is_made_beside_everything_else(
    evening: Evening, sheets: list[PrintedSheet], qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QPrinterInfo, "defaultPrinter", lambda: QPrinterInfo.printerInfo(""))
    printer = SlipPrinter(evening.session)
    printer.sheet(tournament_of(evening), SheetKind.BY_NAME)
    assert printer.busy
    qtbot.waitUntil(lambda: not printer.busy)
    assert [sheet.kind for sheet in sheets] == [SheetKind.BY_NAME]
    assert SheetKind.BY_NAME in handed_out(evening.club, tournament_of(evening))


def test_a_floor_pack_is_kept_beside_the_copies_too(
    evening: Evening, sheets: list[PrintedSheet], qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also where no printer is; the next one takes its place, and nothing else does."""
    monkeypatch.setattr(QPrinterInfo, "defaultPrinter", lambda: QPrinterInfo.printerInfo(""))
    printer, folder = SlipPrinter(evening.session), evening.club.copies_folder / "paper"
    for _time in range(2):
        printer.sheet(tournament_of(evening), SheetKind.FLOOR)
        qtbot.waitUntil(lambda: not printer.busy)
        (kept,) = folder.iterdir()
        assert kept.read_bytes() == sheets[-1].data
    printer.sheet(tournament_of(evening), SheetKind.BY_NAME)
    qtbot.waitUntil(lambda: not printer.busy)
    assert [*folder.iterdir()] == [kept] and len(sheets) == 3


def test_every_kind_of_sheet_can_be_printed_by_a_rule(
    evening: Evening, sheets: list[PrintedSheet], qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QPrinterInfo, "defaultPrinter", lambda: QPrinterInfo.printerInfo(""))
    printer = SlipPrinter(evening.session)
    for kind in SheetKind:
        printer.sheet(tournament_of(evening), kind)
    qtbot.waitUntil(lambda: not printer.busy)
    assert [sheet.kind for sheet in sheets] == [*SheetKind]


def test_a_sheet_that_does_not_print_is_offered_in_the_quiet_bar(
    evening: Evening, sheets: list[PrintedSheet], stuck: Stuck, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(_sheet: PrintedSheet, _printer: object) -> None:
        raise NotPrinted("out of paper")

    monkeypatch.setattr(QPrinterInfo, "defaultPrinter", lambda: QPrinterInfo.printerInfo(""))
    monkeypatch.setattr(printing, "print_pages", fails)
    printer = SlipPrinter(evening.session)
    printer.sheet(tournament_of(evening), SheetKind.MOVE_SLIPS)
    qtbot.waitUntil(lambda: bool(stuck) and not printer.busy)
    ((said, sheet),) = stuck
    assert "Move slips was not printed" in said and "out of paper" in said and sheet is not None
    assert sheets == []


def tournament_of(evening: Evening) -> TournamentId:
    assert evening.session.tournament is not None
    return evening.session.tournament
