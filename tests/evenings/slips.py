"""The slips that come out of the printer at the desk, and what stands on a paper."""

from io import BytesIO
from pathlib import Path

import pytest
from pypdf import PdfReader
from PySide6.QtPrintSupport import QPrinter, QPrinterInfo

from tdapp.app.papers.papers import PrintedSheet
from tdapp.ui import printing, slip_printer


@pytest.fixture
def slips(monkeypatch: pytest.MonkeyPatch) -> list[PrintedSheet]:
    """The slips that came out of the printer at the desk."""
    printed: list[PrintedSheet] = []

    class Known:
        def isNull(self) -> bool:
            return False

    monkeypatch.setattr(printing, "service_takes_pdf", lambda: False)
    monkeypatch.setattr(QPrinterInfo, "defaultPrinter", Known)
    monkeypatch.setattr(slip_printer, "QPrinter", NoPrinter)
    monkeypatch.setattr(printing, "print_pages", lambda sheet, _printer: printed.append(sheet))
    return printed


class NoPrinter:
    PrinterMode = QPrinter.PrinterMode

    def __init__(self, *_args: object) -> None:
        pass


def letters(text: str) -> str:
    """The text without blanks, which paper sets as it likes."""
    return "".join(text.split())


def text_of(file: Path | BytesIO) -> str:
    return " ".join(page.extract_text() for page in PdfReader(file).pages)
