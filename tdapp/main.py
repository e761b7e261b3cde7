"""The composition root: arguments, log, file, windows."""

import argparse
import builtins
import faulthandler
import logging
import sys
import threading
from collections.abc import Sequence
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING

if TYPE_CHECKING:  # Qt is loaded when a window is wanted
    from PySide6.QtWidgets import QApplication

    from tdapp.app.preferences import Preferences
    from tdapp.ui.application import Application
    from tdapp.ui.splash import Splash

LOG_BYTES = 1_000_000
STARTED = 5_000  # milliseconds; by then the first page of a club is in sight
log = logging.getLogger("tdapp")


def main(argv: Sequence[str] | None = None) -> int:
    """Run the application, or play the demo. Returns the exit code."""
    arguments = list(sys.argv[1:] if argv is None else argv)
    if arguments[:1] == ["demo"]:
        return _demo(arguments[1:])
    if arguments[:1] == ["rule"]:
        from tdapp.app.rulings.rule_command import rule_command
        from tdapp.ui.i18n import Languages

        return rule_command(arguments[1:], Languages().words)
    if arguments[:1] == ["hand"]:
        from tdapp.app.rulings.hand_command import hand_command
        from tdapp.ui.i18n import Languages

        return hand_command(arguments[1:], Languages().words)
    if arguments[:1] == ["operators-off"]:
        from tdapp.app.club.operators_command import operators_off_command

        return operators_off_command(arguments[1:])
    parser = argparse.ArgumentParser(prog="tdapp", description="For the poker tournament director.")
    parser.add_argument(
        "file", nargs="?", type=Path, help="the club file to open (made by `demo` or by the application)"
    )
    return _run(parser.parse_args(arguments).file)


def _run(path: Path | None) -> int:
    from PySide6.QtCore import QTimer

    from tdapp.app.preferences import load
    from tdapp.store.collector import go_on, rest

    rest()
    preferences = load()
    qt, shell = show_window(preferences)
    begin(preferences, shell, path)
    QTimer.singleShot(STARTED, go_on)
    return qt.exec()


def show_window(preferences: "Preferences") -> "tuple[QApplication, Splash]":
    """The director's window, painted before anything is loaded that its first picture does not need."""
    from PySide6.QtWidgets import QApplication

    leave_imports_alone()
    from tdapp.ui.fonts import load_first_fonts
    from tdapp.ui.splash import Splash
    from tdapp.ui.theme.look import look

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
    watch_for_bugs(data_folder() / "tdapp.log", application)
    shell.take(application.window)
    load_fonts()
    application.start(path)
    return application


def _demo(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(
        prog="tdapp demo", description="Plays a 180-player evening and keeps its pictures."
    )
    parser.add_argument("--out", type=Path, default=Path("demo-out"), help="the folder for pictures, papers and club")
    out = parser.parse_args(arguments).out

    from tdapp.ui.demo import play_demo

    return play_demo(out)


def watch_for_bugs(log_file: Path, application: object) -> None:
    """Whatever goes wrong in our code is written down and said once; the evening goes on, its data is as it was."""
    from tdapp.ui.application import Application
    from tdapp.ui.session import Told
    from tdapp.words.club.opening import BUG

    logging.getLogger().addHandler(LogFile(log_file))
    if sys.stderr is not None:  # a program without a terminal has none
        faulthandler.enable()

    def caught(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        if issubclass(kind, KeyboardInterrupt):
            sys.__excepthook__(kind, error, trace)
            return
        log.error("a bug of ours", exc_info=(kind, error, trace))
        if isinstance(application, Application):
            session = application.session
            session.told.emit(Told(session.words(BUG, file=str(log_file)), "error"))

    def caught_in_thread(bug: threading.ExceptHookArgs) -> None:
        if bug.exc_value is not None:
            log.error("a bug of ours", exc_info=(bug.exc_type, bug.exc_value, bug.exc_traceback))

    sys.excepthook = caught
    threading.excepthook = caught_in_thread


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
        lines.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s %(message)s"))
        return lines


if __name__ == "__main__":
    sys.exit(main())
