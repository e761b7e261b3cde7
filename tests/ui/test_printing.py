"""Paper on its way to a printer: as it is where the print service takes it, page by page where it does not."""

import sys
from pathlib import Path

import pytest
from pypdf import PdfReader
from PySide6.QtGui import QImage
from PySide6.QtPrintSupport import QPrinter
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from tdapp.app.papers.pages import page_sizes
from tdapp.app.papers.papers import PrintedSheet, print_sheet, print_slips
from tdapp.domain.registration import entries
from tdapp.domain.units import EntryId, TournamentId
from tdapp.read.people.names import PlayerName
from tdapp.read.sheet_kind import SheetKind
from tdapp.ui import printing
from tdapp.ui.printing import NotPrinted, ask_printer, page_image, page_size, takes_pdf
from tests.ui.pages.evening import Evening


@pytest.fixture
def sheet(tmp_path: Path, qtbot: QtBot) -> PrintedSheet:
    evening = Evening(tmp_path, [PlayerName(f"Player {number}") for number in range(20)])
    evening.register(20)
    evening.draw()
    tournament = evening.session.tournament
    assert tournament is not None
    made = print_sheet(evening.club, tournament, SheetKind.CARDS, evening.session.words)
    evening.close()
    assert made.pages > 1
    return made


@pytest.fixture
def slips(tmp_path: Path, qtbot: QtBot) -> PrintedSheet:
    """Two slips on a roll, the second one shorter."""
    evening = Evening(tmp_path, [PlayerName(f"Player {number}") for number in range(3)])
    evening.register(3)
    evening.draw()
    bought = evening.session.club.desk.history(tournament_of(evening)).acts
    back = evening.session.do(entries.unregister, EntryId(2))
    assert back is not None
    sold = next(act.number for act in bought if act.verb == "entries.register")
    made = print_slips(evening.club, tournament_of(evening), [sold, back.number], evening.session.words)
    evening.close()
    assert made is not None and made.pages == 4
    return made


@pytest.fixture
def letter(tmp_path: Path, qtbot: QtBot) -> PrintedSheet:
    evening = Evening(tmp_path)
    made = print_sheet(evening.club, tournament_of(evening), SheetKind.STRUCTURE, evening.session.words, size="Letter")
    evening.close()
    return made


def tournament_of(evening: Evening) -> TournamentId:
    assert evening.session.tournament is not None
    return evening.session.tournament


class Queue(QPrinter):
    """A printer of this system, so that no test depends on the ones a computer happens to have."""

    def printerName(self) -> str:
        return "Desk"

    def outputFormat(self) -> QPrinter.OutputFormat:
        return QPrinter.OutputFormat.NativeFormat

    def copyCount(self) -> int:
        return 2


def to_file(path: Path) -> QPrinter:
    printer = QPrinter()
    printer.setResolution(72)
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(path))
    return printer


def test_a_service_that_takes_pdf_gets_the_sheet_byte_by_byte(
    sheet: PrintedSheet, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    seen: dict[str, object] = {}

    def run(command: list[str], **_options: object) -> object:
        seen["command"], seen["data"] = command, Path(command[-1]).read_bytes()
        return type("Done", (), {"returncode": 0, "stderr": ""})

    monkeypatch.setattr(printing.shutil, "which", lambda name: f"/usr/bin/{name}")
    monkeypatch.setattr(printing.subprocess, "run", run)
    printing.print_sheet(sheet, Queue())
    command = seen["command"]
    assert isinstance(command, list)
    assert command[:-1] == ["lp", "-d", "Desk", "-n", "2", "-t", sheet.title]
    assert seen["data"] == sheet.data
    assert not Path(command[-1]).exists()


def test_a_service_that_refuses_is_quoted(sheet: PrintedSheet, monkeypatch: pytest.MonkeyPatch) -> None:
    def run(*_args: object, **_options: object) -> object:
        return type("Done", (), {"returncode": 1, "stderr": "lp: The printer is out of paper.\n"})

    def hangs(command: list[str], **_options: object) -> object:
        raise printing.subprocess.TimeoutExpired(command, 30)

    monkeypatch.setattr(printing, "takes_pdf", lambda _printer: True)
    monkeypatch.setattr(printing.subprocess, "run", run)
    with pytest.raises(NotPrinted) as refused:
        printing.print_sheet(sheet, Queue())
    assert refused.value.detail == "lp: The printer is out of paper."
    monkeypatch.setattr(printing.subprocess, "run", hangs)
    with pytest.raises(NotPrinted, match="timed out"):
        printing.print_sheet(sheet, Queue())


def test_elsewhere_every_page_is_drawn_on_its_paper(sheet: PrintedSheet, tmp_path: Path) -> None:
    path = tmp_path / "out.pdf"
    printer = to_file(path)
    assert not takes_pdf(printer)
    printing.print_sheet(sheet, printer)
    made = PdfReader(path)
    assert len(made.pages) == sheet.pages
    box = made.pages[0].mediabox
    assert abs(float(box.width) - 595) < 2 and abs(float(box.height) - 842) < 2


@pytest.mark.parametrize("size", ["Letter", "Roll"])
def test_paper_of_another_size_is_kept(slips: PrintedSheet, letter: PrintedSheet, tmp_path: Path, size: str) -> None:
    path, chosen = tmp_path / "out.pdf", slips if size == "Roll" else letter
    printing.print_sheet(chosen, to_file(path))
    made = [(float(page.mediabox.width), float(page.mediabox.height)) for page in PdfReader(path).pages]
    assert len(made) == chosen.pages
    for (width, height), (wanted_width, wanted_height) in zip(made, page_sizes(chosen.data), strict=True):
        assert abs(width - wanted_width) < 2 and abs(height - wanted_height) < 2


@pytest.mark.qt_log_ignore("QPainter::begin", extend=True)
def test_a_printer_that_does_not_begin_is_not_printed(sheet: PrintedSheet, tmp_path: Path) -> None:
    with pytest.raises(NotPrinted):
        printing.print_sheet(sheet, to_file(tmp_path / "no folder" / "out.pdf"))


def test_a_page_is_a_picture_with_something_on_it(sheet: PrintedSheet) -> None:
    picture = page_image(sheet.data, 0, width=400)
    assert (picture.width(), picture.format()) == (400, QImage.Format.Format_RGB888)
    assert abs(picture.height() - 400 * 297 / 210) < 3
    greys = {picture.pixelColor(x, y).lightness() for x in range(0, 400, 3) for y in range(0, picture.height(), 3)}
    assert max(greys) == 255 and min(greys) < 100
    size = page_size(sheet.data)
    assert size.width() == 100 and abs(size.height() - 141) < 2


def test_the_dialog_carries_the_title(qtbot: QtBot) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    dialog = ask_printer(parent, "Seat cards")
    assert dialog.printer().docName() == "Seat cards"
    assert dialog.objectName() == "print_dialog" and not dialog.isVisible()
