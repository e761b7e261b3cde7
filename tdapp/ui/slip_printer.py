"""Printing the slips of the registration desk without a dialog, so that the prompt for the next player never waits.

    printer = SlipPrinter(room, parent)
    printer.sold(act)            # after a sale: prints if the preferences say so; None is passed over
    printer.again(act.number)    # on demand: prints, and the slip says that it is printed again
    printer.again_of(entry)      # the same for the newest slip of an entry, or with `sale` of its rebuy or add-on

A slip is made once the event loop is free and handed to the print service beside it. What goes wrong is said in a bar
of its own, which offers the slip as a file; so the line that says what was sold, with its undo, stays either way.
"""

from collections import deque
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import TYPE_CHECKING

from msgspec import Struct
from PySide6.QtCore import QObject, QProcess, QTimer
from PySide6.QtPrintSupport import QPrinter, QPrinterInfo

from tdapp.app.money.slips import act_of
from tdapp.domain.act import Act
from tdapp.domain.units import ActNo, EntryId, SaleNo, TournamentId
from tdapp.ui import printing
from tdapp.ui.printing import TIMEOUT, NotPrinted
from tdapp.ui.session import Session
from tdapp.words.papers import papers_page as texts

if TYPE_CHECKING:  # what sets paper is loaded with the first sheet: no page waits for it
    from tdapp.app.papers.papers import PrintedSheet

MM = 72 / 25.4
NARROW = 100 * MM  # paper less wide than this is a roll


class _Wanted(Struct, frozen=True):
    """Slips to print: of an act, of all entries or `only` one; `again`: not for the first time."""

    tournament: TournamentId
    act: ActNo
    only: EntryId | None
    again: bool


class SlipPrinter(QObject):
    """The printer of slips: they go to the printer of the preferences, one after another."""

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.session = session
        self._wanted: deque[_Wanted] = deque()
        self._process = QProcess(self)
        self._process.finished.connect(self._on_finished)
        self._process.errorOccurred.connect(self._on_error)
        self._patience = QTimer(self)
        self._patience.setSingleShot(True)
        self._patience.timeout.connect(self._process.kill)
        self._file: Path | None = None
        self._sheet: PrintedSheet | None = None  # the slips that are being handed over, or were last
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.timeout.connect(self._next)

    def sold(self, act: Act | None, *, always: bool = False, of: TournamentId | None = None) -> None:
        """Print the slips of a sale, if slips are printed with each sale, or `always`. An act without money prints
        nothing. `of`: the tournament it was made in, None: the one in front.
        """
        if act is not None and (always or self.session.preferences.print_slips):
            self._want(act.number, of=of)

    def again(self, act: ActNo, only: EntryId | None = None) -> None:
        """Print the slips of an act of the tournament in front once more; `only`: those of one entry."""
        self._want(act, only, again=True)

    def again_of(self, entry: EntryId, sale: SaleNo | None = None) -> bool:
        """Print the newest slip of an entry, or of its rebuy or add-on, once more; False: there is none."""
        stream = self.session.tournament
        act = None if stream is None else act_of(self.session.club, stream, entry, sale)
        if act is not None:
            self.again(act, entry)
        return act is not None

    @property
    def busy(self) -> bool:
        """Whether slips wait or are being handed over."""
        return bool(self._wanted) or self._file is not None

    def _want(
        self, act: ActNo, only: EntryId | None = None, *, again: bool = False, of: TournamentId | None = None
    ) -> None:
        stream = of or self.session.tournament
        if stream is not None:
            self._wanted.append(_Wanted(stream, act, only, again))
            self._soon.start(0)

    def _next(self) -> None:
        """Make the next slips and hand them over."""
        if not self._wanted or self._file is not None or not self.session.has_club:
            return
        from tdapp.app.papers.papers import print_slips

        wanted, session = self._wanted.popleft(), self.session
        sheet = print_slips(
            session.club,
            wanted.tournament,
            [wanted.act],
            session.screen_words,
            size=session.preferences.slip_paper,
            only=wanted.only,
            reprint=wanted.again,
        )
        if sheet is not None:
            self._sheet = sheet
            self._hand_over(sheet)
        if self._file is None:
            self._soon.start(0)

    def _hand_over(self, sheet: "PrintedSheet") -> None:
        name = self.session.preferences.slip_printer
        if printing.service_takes_pdf():
            self._file = _written(sheet.data)
            self._process.start("lp", _arguments(sheet, name, self._file))
            self._patience.start(TIMEOUT * 1000)
            return
        chosen = QPrinterInfo.printerInfo(name) if name else QPrinterInfo.defaultPrinter()
        if chosen.isNull():
            self._say(self.session.words(texts.NO_SLIP_PRINTER))
            return
        try:
            printing.print_pages(sheet, QPrinter(chosen, QPrinter.PrinterMode.HighResolution))
        except NotPrinted as error:
            self._say(self.session.words(texts.SLIP_NOT_PRINTED, detail=error.detail))

    def _on_finished(self, code: int, status: QProcess.ExitStatus) -> None:
        if code or status is QProcess.ExitStatus.CrashExit:
            detail = bytes(self._process.readAllStandardError().data()).decode(errors="replace").strip()
            self._say(self.session.words(texts.SLIP_NOT_PRINTED, detail=detail or self._process.errorString()))
        self._done()

    def _on_error(self, error: QProcess.ProcessError) -> None:
        if error is QProcess.ProcessError.FailedToStart:  # every other end is a finish too
            self._say(self.session.words(texts.SLIP_NOT_PRINTED, detail=self._process.errorString()))
            self._done()

    def _done(self) -> None:
        self._patience.stop()
        if self._file is not None:
            self._file.unlink(missing_ok=True)
            self._file = None
        self._soon.start(0)

    def _say(self, text: str) -> None:
        self.session.slip_stuck.emit(text, self._sheet)


def _written(data: bytes) -> Path:
    """The path of a file of its own, written for the print service to read."""
    with NamedTemporaryFile(prefix="tdapp-", suffix=".pdf", delete=False) as file:
        file.write(data)
    return Path(file.name)


def _arguments(sheet: "PrintedSheet", printer: str, path: Path) -> list[str]:
    """The arguments for the print service: where to, what it is called, and how long a piece of the roll is."""
    from tdapp.app.papers.papers import page_sizes

    sizes = page_sizes(sheet.data)
    width, height = sizes[0][0], max(size[1] for size in sizes)
    roll = ["-o", f"media=Custom.{width / MM:.0f}x{height / MM:.0f}mm"] if width < NARROW else []
    return [*(["-d", printer] if printer else []), "-t", sheet.title, *roll, str(path)]
