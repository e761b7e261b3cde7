"""Printing a PDF: the system's own print service takes it as it is; elsewhere it is printed page by page."""

import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize, QSizeF
from PySide6.QtGui import QImage, QPageLayout, QPageSize, QPainter
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtWidgets import QWidget

if TYPE_CHECKING:  # what sets paper is loaded with the first sheet: no page waits for it
    from tdapp.app.papers.papers import PrintedSheet

DOTS = 300  # per inch, for printers that take no PDF
TIMEOUT = 30  # seconds the print service may take to accept a sheet


class NotPrinted(Exception):
    """Raised when the print service would not take the sheet; `detail` is what it said."""

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


def print_sheet(sheet: "PrintedSheet", printer: QPrinter) -> None:
    """Print a sheet on the paper it was made for. Raises `NotPrinted` with what the system said."""
    if takes_pdf(printer):
        _hand_over(sheet, printer)
    else:
        print_pages(sheet, printer)


def takes_pdf(printer: QPrinter) -> bool:
    """Whether the print service of this system takes a PDF as it is (CUPS does)."""
    to_file = printer.outputFormat() is QPrinter.OutputFormat.PdfFormat
    return not to_file and service_takes_pdf() and bool(printer.printerName())


def service_takes_pdf() -> bool:
    """Whether this system has a print service that takes PDFs."""
    return sys.platform != "win32" and shutil.which("lp") is not None


def _hand_over(sheet: "PrintedSheet", printer: QPrinter) -> None:
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


def print_pages(sheet: "PrintedSheet", printer: QPrinter) -> None:
    """Print a sheet page by page, each on paper of its own size. Raises `NotPrinted`."""
    from tdapp.app.papers.pages import page_sizes

    sizes = [_page_size(size) for size in page_sizes(sheet.data)]
    printer.setPageOrientation(QPageLayout.Orientation.Portrait)
    printer.setFullPage(True)
    printer.setPageSize(sizes[0])
    painter = QPainter()
    if not painter.begin(printer):
        raise NotPrinted(printer.printerName())
    try:
        for number, size in enumerate(sizes):
            if number:
                printer.setPageSize(size)
                printer.newPage()
            whole = QRectF(printer.paperRect(QPrinter.Unit.DevicePixel))
            painter.drawImage(whole, page_image(sheet.data, number, width=int(size.sizePixels(DOTS).width())))
    finally:
        painter.end()


def _page_size(points: tuple[float, float]) -> QPageSize:
    """The paper of a page: a size the printer knows by name, or one of its own such as a piece of a roll."""
    return QPageSize(QSizeF(*points), QPageSize.Unit.Point, "", QPageSize.SizeMatchPolicy.FuzzyMatch)


def page_image(data: bytes, page: int, *, width: int) -> QImage:
    """A page as a picture on white, so many pixels wide."""
    from tdapp.app.papers.pages import page_picture

    picture = page_picture(data, page, width=width)
    image = QImage(picture.pixels, picture.width, picture.height, 3 * picture.width, QImage.Format.Format_RGB888)
    return image.copy()  # the picture's bytes are gone when this returns


def page_size(data: bytes) -> QSize:
    """The size of the first page in hundredths of its width, for whoever lays pages out before drawing them."""
    from tdapp.app.papers.pages import page_picture

    picture = page_picture(data, 0, width=100)
    return QSize(picture.width, picture.height)
