"""Printing the slips of the registration desk without a dialog, so that the prompt for the next player never waits.

    printer = SlipPrinter(room, parent)
    printer.sold(act)            # after a sale: prints if the preferences say so; None is passed over
    printer.again(act.number)    # on demand: prints, and the slip says that it is printed again
    printer.again_of(entry)      # the same for the newest slip of an entry, or with `sale` of its rebuy or add-on
    printer.sheet(tournament, SheetKind.BY_NAME)      # a sheet that a rule of events prints by itself

A slip is made once the event loop is free and handed to the print service beside it. What goes wrong is said in a bar
of its own, which offers the slip as a file; so the line that says what was sold, with its undo, stays either way.
"""

from collections import deque
from functools import partial
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import TYPE_CHECKING, NamedTuple

from msgspec import Struct
from PySide6.QtCore import QObject, QProcess, QTimer
from PySide6.QtPrintSupport import QPrinter, QPrinterInfo

from tdapp.app.money.slips import act_of
from tdapp.app.papers.handed_out import note
from tdapp.app.papers.pack_kept import keep_pack
from tdapp.app.trouble import KnownError
from tdapp.domain.act import Act
from tdapp.domain.units import ActNo, EntryId, SaleNo, TournamentId
from tdapp.read.sheet_kind import SheetKind
from tdapp.texts import Text
from tdapp.ui import printing
from tdapp.ui.actions.guarded import was_done
from tdapp.ui.printing import TIMEOUT, NotPrinted
from tdapp.ui.session import Session
from tdapp.words.papers import papers_page as texts

if TYPE_CHECKING:  # what sets paper is loaded with the first sheet: no page waits for it
    from tdapp.app.papers.papers import PrintedSheet
    from tdapp.ui.background import InThread

MM = 72 / 25.4
NARROW = 100 * MM  # paper less wide than this is a roll


class _Wanted(Struct, frozen=True):
    """Slips to print: of an act, of all entries or `only` one; `again`: not for the first time."""

    tournament: TournamentId
    act: ActNo
    only: EntryId | None
    again: bool


class _Sheet(NamedTuple):
    """A sheet to print as things stood when it was asked for."""

    tournament: TournamentId
    kind: SheetKind


class SlipPrinter(QObject):
    """The printer of slips: they go to the printer of the preferences, one after another. Sheets go to the system's."""

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.session = session
        self._wanted: deque[_Wanted | _Sheet] = deque()
        self._process = QProcess(self)
        self._process.finished.connect(self._on_finished)
        self._process.errorOccurred.connect(self._on_error)
        self._patience = QTimer(self)
        self._patience.setSingleShot(True)
        self._patience.timeout.connect(self._process.kill)
        self._file: Path | None = None
        self._making: InThread | None = None  # a sheet
        self._of: TournamentId | None = None  # whose sheet it is
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

    def sheet(self, tournament: TournamentId, kind: SheetKind) -> None:
        """Print a sheet of a tournament on the system's own printer, made beside everything else."""
        self._wanted.append(_Sheet(tournament, kind))
        self._soon.start(0)

    @property
    def busy(self) -> bool:
        """Whether slips or sheets wait, are being made or handed over."""
        return bool(self._wanted) or self._file is not None or self._making is not None

    def _want(
        self, act: ActNo, only: EntryId | None = None, *, again: bool = False, of: TournamentId | None = None
    ) -> None:
        stream = of or self.session.tournament
        if stream is not None:
            self._wanted.append(_Wanted(stream, act, only, again))
            self._soon.start(0)

    def _next(self) -> None:
        """Make the next slips and hand them over."""
        if not self._wanted or self._file is not None or self._making is not None or not self.session.has_club:
            return
        from tdapp.app.papers.papers import print_slips

        wanted, session = self._wanted.popleft(), self.session
        if isinstance(wanted, _Sheet):
            self._make(wanted)
            return
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

    def _make(self, wanted: _Sheet) -> None:
        from tdapp.app.papers.papers import sheet_of_now
        from tdapp.ui.background import InThread

        session = self.session
        size, self._of = session.preferences.paper, wanted.tournament
        try:
            make = sheet_of_now(session.club, wanted.tournament, wanted.kind, session.screen_words, size=size)
        except KnownError as error:
            session.say_trouble(error)
            self._soon.start(0)
            return
        self._making = InThread(lambda _watch: make(), self)
        self._making.done.connect(self._on_made)
        self._making.failed.connect(self._on_not_made)
        self._making.start()

    def _on_made(self, sheet: "PrintedSheet") -> None:
        self._let_go()
        self._sheet = sheet
        self._keep(sheet)
        self._hand_over(sheet)
        if self._file is None:
            self._soon.start(0)

    def _keep(self, sheet: "PrintedSheet") -> None:
        """Keep a floor pack beside the copies of the club as well: there it is when no printer is."""
        if sheet.kind is not SheetKind.FLOOR or not self.session.has_club:
            return
        try:
            self.session.tell(texts.PACK_KEPT, path=str(keep_pack(self.session.club, sheet)))
        except KnownError as error:
            self.session.say_trouble(error)

    def _on_not_made(self, error: Exception) -> None:
        self._let_go()
        self._soon.start(0)
        raise error

    def _let_go(self) -> None:
        if self._making is not None:
            self._making.let_go()
            self._making = None

    def _hand_over(self, sheet: "PrintedSheet") -> None:
        name = self.session.preferences.slip_printer if sheet.kind is None else ""
        if printing.service_takes_pdf():
            self._file = _written(sheet.data)
            self._process.start("lp", _arguments(sheet, name, self._file))
            self._patience.start(TIMEOUT * 1000)
            return
        chosen = QPrinterInfo.printerInfo(name) if name else QPrinterInfo.defaultPrinter()
        if chosen.isNull():
            self._say(texts.NO_SLIP_PRINTER if sheet.kind is None else texts.NO_SHEET_PRINTER)
            return
        try:
            printing.print_pages(sheet, QPrinter(chosen, QPrinter.PrinterMode.HighResolution))
        except NotPrinted as error:
            self._say(self._stuck(), detail=error.detail)
        else:
            self._note()

    def _on_finished(self, code: int, status: QProcess.ExitStatus) -> None:
        if code or status is QProcess.ExitStatus.CrashExit:
            detail = bytes(self._process.readAllStandardError().data()).decode(errors="replace").strip()
            self._say(self._stuck(), detail=detail or self._process.errorString())
        else:
            self._note()
        self._done()

    def _on_error(self, error: QProcess.ProcessError) -> None:
        if error is QProcess.ProcessError.FailedToStart:  # every other end is a finish too
            self._say(self._stuck(), detail=self._process.errorString())
            self._done()

    def _done(self) -> None:
        self._patience.stop()
        if self._file is not None:
            self._file.unlink(missing_ok=True)
            self._file = None
        self._soon.start(0)

    def _note(self) -> None:
        """Note that a sheet went out: the panel asks for it no more."""
        session, sheet = self.session, self._sheet
        if sheet is not None and sheet.kind is not None and self._of is not None and session.has_club:
            was_done(session, partial(note, session.club, self._of, sheet))

    def _stuck(self) -> Text:
        slips = self._sheet is None or self._sheet.kind is None
        return texts.SLIP_NOT_PRINTED if slips else texts.SHEET_NOT_PRINTED

    def _say(self, text: Text, **args: str) -> None:
        sheet = self._sheet.title if self._sheet is not None else ""
        self.session.slip_stuck.emit(self.session.words(text, sheet=sheet, **args), self._sheet)


def _written(data: bytes) -> Path:
    """The path of a file of its own, written for the print service to read."""
    with NamedTemporaryFile(prefix="tdapp-", suffix=".pdf", delete=False) as file:
        file.write(data)
    return Path(file.name)


def _arguments(sheet: "PrintedSheet", printer: str, path: Path) -> list[str]:
    """The arguments for the print service: where to, what it is called, and how long a piece of the roll is."""
    from tdapp.app.papers.pages import page_sizes

    sizes = page_sizes(sheet.data)
    width, height = sizes[0][0], max(size[1] for size in sizes)
    roll = ["-o", f"media=Custom.{width / MM:.0f}x{height / MM:.0f}mm"] if width < NARROW else []
    return [*(["-d", printer] if printer else []), "-t", sheet.title, *roll, str(path)]
