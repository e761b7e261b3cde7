"""The handing out of a sheet that was made: into a file, or out of a printer."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtPrintSupport import QPrintDialog, QPrinterInfo
from PySide6.QtWidgets import QFileDialog, QWidget

from tdapp.app.papers.handed_out import note
from tdapp.app.papers.papers import PrintedSheet, save_sheet
from tdapp.app.trouble import KnownError
from tdapp.texts import Text
from tdapp.ui import printing
from tdapp.ui.actions.guarded import was_done
from tdapp.ui.printing import NotPrinted, ask_printer
from tdapp.ui.session import Session, Told
from tdapp.words.papers import papers_page as texts


class HandOut(QObject):
    """The deeds that save and print the sheet which `sheet` gives when it is asked; with None nothing happens.

    `saved`: it is in a file.
    """

    saved = Signal()

    def __init__(self, session: Session, parent: QWidget, sheet: Callable[[], PrintedSheet | None]) -> None:
        super().__init__(parent)
        self.session, self._over, self._sheet = session, parent, sheet
        self.dialog: QPrintDialog | None = None

    def save_as(self) -> None:
        """Ask where, then write the sheet."""
        sheet, words = self._sheet(), self.session.words
        if sheet is None:
            return
        dialog = QFileDialog(self._over, words(texts.SAVE_TITLE))
        dialog.setObjectName("save_dialog")
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setNameFilter(words(texts.PDF_FILES))
        dialog.setDefaultSuffix("pdf")
        dialog.selectFile(sheet.file_name)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.fileSelected.connect(self.save_to)
        dialog.open()

    def save_to(self, path: str) -> None:
        """Write the sheet to a file."""
        sheet = self._sheet()
        if sheet is None:
            return
        try:
            save_sheet(sheet, Path(path))
        except KnownError as error:
            self.session.say_trouble(error)
            return
        self._note(sheet)
        self._tell(texts.SAVED, "info", file=Path(path).name)
        self.saved.emit()

    def print_it(self) -> None:
        """Ask which printer, then print."""
        sheet = self._sheet()
        if sheet is None:
            return
        if not QPrinterInfo.availablePrinterNames():
            self._tell(texts.NO_PRINTER, "refused")
            return
        self.dialog = ask_printer(self._over, sheet.title)
        self.dialog.accepted.connect(self._print_now)
        self.dialog.setWindowModality(Qt.WindowModality.WindowModal)
        self.dialog.show()

    def _print_now(self) -> None:
        sheet = self._sheet()
        if self.dialog is None or sheet is None:
            return
        printer = self.dialog.printer()
        try:
            printing.print_sheet(sheet, printer)
        except NotPrinted as error:
            self._tell(texts.NOT_PRINTED, "error", detail=error.detail)
            return
        self._note(sheet)
        self._tell(texts.PRINTED, "info", sheet=sheet.title, printer=printer.printerName())

    def _note(self, sheet: PrintedSheet) -> None:
        """Note that a sheet of the tournament went out: the panel asks for the results until they did."""
        session = self.session
        if session.tournament is not None:
            was_done(session, partial(note, session.club, session.tournament, sheet))

    def _tell(self, text: Text, kind: str, **values: str) -> None:
        self.session.told.emit(Told(self.session.words(text, **values), kind))
