"""The composition root: arguments, log, file, windows."""

import argparse
import builtins
import logging
import sys
import threading
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, Any

from tdapp import __version__
from tdapp.app.starting import CannotStart, lacking, see_display, without_display
from tdapp.ui.commands import COMMANDS, listed

if TYPE_CHECKING:  # Qt is loaded when a window is wanted
    from PySide6.QtWidgets import QApplication

    from tdapp.app.bug_reports import Deaths
    from tdapp.app.preferences import Preferences
    from tdapp.texts import Text
    from tdapp.ui.application import Application
    from tdapp.ui.splash import Splash

LOG_BYTES = 1_000_000
STARTED = 5_000  # milliseconds; by then the first page of a club is in sight
log = logging.getLogger("tdapp")


def main(argv: Sequence[str] | None = None) -> int:
    """Open the window, `tdapp [FILE]`, or do what stands in a command's place. Returns the exit code."""
    arguments = list(sys.argv[1:] if argv is None else argv)
    return _started(arguments, _do if arguments and arguments[0] in COMMANDS else _open)


def command_line(argv: Sequence[str] | None = None) -> int:
    """Do what needs no window, `tdapp-cli COMMAND ...`. Returns the exit code."""
    arguments = list(sys.argv[1:] if argv is None else argv)
    if arguments == ["--version"]:
        print(f"tdapp {__version__}")
        return 0
    if not arguments or arguments[0] not in COMMANDS:
        asked = arguments in (["-h"], ["--help"])
        print(listed(), file=sys.stdout if asked else sys.stderr)
        return 0 if asked else 2
    return _started(arguments, _do)


def _started(arguments: Sequence[str], start: Callable[[Sequence[str]], int]) -> int:
    """Start, or say in a sentence why not."""
    try:
        return start(arguments)
    except CannotStart as hindrance:
        print(hindrance, file=sys.stderr)
    except ImportError as error:
        said = lacking(error)
        if not said:
            raise
        print(said, file=sys.stderr)
    return 1


def _do(arguments: Sequence[str]) -> int:
    without_display()
    return COMMANDS[arguments[0]].run(arguments[1:])


def _open(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(
        prog="tdapp",
        description="For the poker tournament director.",
        epilog=listed(),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--version", action="version", version=f"tdapp {__version__}")
    parser.add_argument(
        "file", nargs="?", type=Path, help="the club file to open (made by `demo` or by the application)"
    )
    path = parser.parse_args(arguments).file
    see_display()
    return _run(path)


def _run(path: Path | None) -> int:
    from PySide6.QtCore import QTimer

    from tdapp.app.preferences import load
    from tdapp.store.collector import rest
    from tdapp.ui.collecting import collect_between_events

    rest()
    preferences = load()
    qt, shell = show_window(preferences)
    begin(preferences, shell, path)
    QTimer.singleShot(STARTED, partial(collect_between_events, qt))
    return qt.exec()


def show_window(preferences: "Preferences") -> "tuple[QApplication, Splash]":
    """The director's window, painted before anything is loaded that its first picture does not need."""
    from PySide6.QtWidgets import QApplication

    leave_imports_alone()
    from tdapp.ui.fonts import load_first_fonts
    from tdapp.ui.no_window import said_if_there_is_none
    from tdapp.ui.splash import Splash
    from tdapp.ui.theme.look import look

    with said_if_there_is_none():
        qt = QApplication(sys.argv[:1])
    qt.setApplicationName("tdapp")
    load_first_fonts()
    look().wear(preferences.theme, touch=preferences.touch, still=preferences.reduced_motion)
    shell = Splash()
    shell.appear()
    qt.processEvents()
    return qt, shell


def leave_imports_alone() -> None:
    """Have Python import as before PySide was loaded, which reads the source of every module that comes after it.

    It looks whether one of them asks for other spellings of Qt's names (`from __feature__ import ...`). None of ours
    does, and the look takes a twentieth of the time from the call to the first page of a club.
    """
    plain = vars(builtins).get("__orig_import__")
    if plain is not None:
        builtins.__import__ = plain


def begin(preferences: "Preferences", shell: "Splash", path: Path | None) -> "Application":
    """Everything else, once the window is seen: the frame, the log, the other fonts, the club file."""
    from tdapp.app.preferences import data_folder
    from tdapp.ui.application import Application
    from tdapp.ui.fonts import load_fonts
    from tdapp.ui.i18n import Languages

    application = Application(preferences, Languages(), shell)
    watch_for_bugs(data_folder(), application)
    shell.take(application.window)
    load_fonts()
    application.start(path)
    return application


def watch_for_bugs(folder: Path, application: object) -> "Deaths":
    """Whatever goes wrong in our code is written down and said once; the evening goes on, its data is as it was.

    The log and the reports beside it hold nobody's data. What ends the program at once leaves the place in the code in
    a file of its own, which becomes a report with the next start.
    """
    from tdapp.app.bug_reports import BugReports, Deaths
    from tdapp.ui.application import Application
    from tdapp.ui.session import Told
    from tdapp.words.club.opening import BUG, ENDED

    logging.getLogger().addHandler(LogFile(folder / "tdapp.log"))
    reports = BugReports(folder / "reports", lambda: datetime.now(UTC))

    def told(text: "Text", kind: str) -> None:
        if isinstance(application, Application):
            session = application.session
            session.told.emit(Told(session.words(text, folder=str(reports.folder)), kind))

    def caught(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        if issubclass(kind, KeyboardInterrupt):
            sys.__excepthook__(kind, error, trace)
            return
        if reports.note(error, trace):
            log.error("a bug of ours", exc_info=(kind, error, trace))
            told(BUG, "error")

    def caught_in_thread(bug: threading.ExceptHookArgs) -> None:
        if bug.exc_value is not None and reports.note(bug.exc_value, bug.exc_traceback):
            log.error("a bug of ours", exc_info=(bug.exc_type, bug.exc_value, bug.exc_traceback))

    sys.excepthook = caught
    threading.excepthook = caught_in_thread
    deaths = Deaths(reports)
    if deaths.of_last_time() and isinstance(application, Application):
        application.opening.settled.connect(partial(told, ENDED, "info"))
    deaths.watch()
    return deaths


class LogFile(logging.Handler):
    """The log, opened when there is a first line for it: hardly any evening has one, and every start would wait.

    Where the file cannot be made the lines go to the terminal.
    """

    def __init__(self, path: Path) -> None:
        super().__init__()
        self._path = path
        self._lines: logging.Handler | None = None

    def emit(self, record: logging.LogRecord) -> None:
        if self._lines is None:
            self._lines = self._opened()
        self._lines.handle(record)

    def close(self) -> None:
        if self._lines is not None:
            self._lines.close()
        super().close()

    def _opened(self) -> logging.Handler:
        from logging.handlers import RotatingFileHandler

        from tdapp.app.preferences import own_folder

        try:
            own_folder(self._path.parent)
            lines: logging.Handler = RotatingFileHandler(
                self._path, maxBytes=LOG_BYTES, backupCount=3, encoding="utf-8"
            )
        except OSError:
            lines = logging.StreamHandler()
        lines.setFormatter(Harmless("%(asctime)s %(levelname)s %(name)s %(message)s"))
        return lines


class Harmless(logging.Formatter):
    """The format of the log: errors stand in it without anybody's data."""

    def format(self, record: logging.LogRecord) -> str:
        return super().format(logging.makeLogRecord({**record.__dict__, "exc_text": None}))  # another one's words

    def formatException(self, ei: Any) -> str:
        from tdapp.app.bug_reports import way_there

        return way_there(ei[1], ei[2])


if __name__ == "__main__":
    sys.exit(main())
