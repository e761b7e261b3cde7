"""A PDF to a printer: the system's own print service takes it as it is; elsewhere it is printed page by page."""

import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QImage, QPageLayout, QPageSize, QPainter
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtWidgets import QWidget

from tdapp.app.papers import PrintedSheet, page_picture

DOTS = 300  # per inch, for printers that take no PDF
TIMEOUT = 30  # seconds the print service may take to accept a sheet


class NotPrinted(Exception):
    """The print service would not take the sheet; `detail` is what it said."""

    def __init__(self, detail: str) -> None:
        super().__init__(detail)
        self.detail = detail


def ask_printer(parent: QWidget, title: str) -> QPrintDialog:
    """The system's print dialog, not yet open: `accepted` is the moment to print with its `printer()`."""
    dialog = QPrintDialog(parent)  # with a printer of its own: one of ours would be gone before it is asked for
    dialog.printer().setDocName(title)
    dialog.printer().setResolution(DOTS)
    dialog.setObjectName("print_dialog")
    return dialog


def print_sheet(sheet: PrintedSheet, printer: QPrinter, *, letter: bool) -> None:
    """Print a sheet. Raises `NotPrinted` with what the system said."""
    if takes_pdf(printer):
        _hand_over(sheet, printer)
    else:
        _print_pages(sheet, printer, letter=letter)


def takes_pdf(printer: QPrinter) -> bool:
    """Whether the print service of this system takes a PDF as it is (CUPS does)."""
    to_file = printer.outputFormat() is QPrinter.OutputFormat.PdfFormat
    return not to_file and sys.platform != "win32" and shutil.which("lp") is not None and bool(printer.printerName())


def _hand_over(sheet: PrintedSheet, printer: QPrinter) -> None:
    with tempfile.TemporaryDirectory(prefix="tdapp-") as folder:
        path = Path(folder) / "sheet.pdf"
        path.write_bytes(sheet.data)
        command = ["lp", "-d", printer.printerName(), "-n", str(printer.copyCount()), "-t", sheet.title, str(path)]
        try:
            done = subprocess.run(command, capture_output=True, text=True, timeout=TIMEOUT, check=False)
        except (OSError, subprocess.TimeoutExpired) as error:
            raise NotPrinted(str(error)) from error
        if done.returncode:
            raise NotPrinted(done.stderr.strip() or str(done.returncode))


def _print_pages(sheet: PrintedSheet, printer: QPrinter, *, letter: bool) -> None:
    size = QPageSize(QPageSize.PageSizeId.Letter if letter else QPageSize.PageSizeId.A4)
    printer.setPageSize(size)
    printer.setPageOrientation(QPageLayout.Orientation.Portrait)
    printer.setFullPage(True)
    painter = QPainter()
    if not painter.begin(printer):
        raise NotPrinted(printer.printerName())
    try:
        whole = QRectF(printer.paperRect(QPrinter.Unit.DevicePixel))
        for number in range(sheet.pages):
            if number:
                printer.newPage()
            painter.drawImage(whole, page_image(sheet.data, number, width=int(size.sizePixels(DOTS).width())))
    finally:
        painter.end()


def page_image(data: bytes, page: int, *, width: int) -> QImage:
    """A page as a grey picture on white, so many pixels wide."""
    picture = page_picture(data, page, width=width)
    image = QImage(picture.pixels, picture.width, picture.height, picture.width, QImage.Format.Format_Grayscale8)
    return image.copy()  # the picture's bytes are gone when this returns


def page_size(data: bytes) -> QSize:
    """The size of the first page in hundredths of its width, for whoever lays pages out before drawing them."""
    picture = page_picture(data, 0, width=100)
    return QSize(picture.width, picture.height)
