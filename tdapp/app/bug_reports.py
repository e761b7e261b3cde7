"""Reports of errors in the program itself, written so that they can be sent on: they hold nobody's data.

A report has the kinds of the errors and the way through the code that led to them. The words of an error are left out,
as are paths outside the program: both can hold a name, a telephone number or what somebody typed. Of what an error was
given only numbers and the kind of the rest are told.
"""

import faulthandler
import platform
import re
import sys
import traceback
from collections.abc import Callable, Iterator
from datetime import datetime, timedelta
from pathlib import Path
from types import TracebackType
from typing import TextIO

import tdapp
from tdapp.store.owner_only import close_to_others, new_file, own_folder

MOST = 20  # reports kept; the oldest goes first
AGAIN = timedelta(minutes=1)  # the same error is told of once in so long
CODE = Path(tdapp.__file__).parent
_FILE = re.compile(r'File "([^"]+)"')  # as the interpreter names one


def harmless(error: BaseException) -> str:
    """An error without anybody's data: its kind, with the numbers it was given.

    >>> harmless(KeyError("Zo\u00eb", 12))
    'KeyError(str, 12)'
    """
    given = ", ".join(str(each) if type(each) in (int, bool) else type(each).__name__ for each in error.args)
    return f"{type(error).__name__}({given})"


def way_there(error: BaseException, trace: TracebackType | None = None) -> str:
    """The errors that led to one another, the first at the top, each with the calls that led to it."""
    parts = []
    for each in _chain(error):
        frames = traceback.extract_tb(each.__traceback__ if each is not error else trace or each.__traceback__)
        calls = [f"  {_place(frame.filename)}:{frame.lineno} in {frame.name}" for frame in frames]
        parts.append("\n".join([*calls, harmless(each)]))
    return "\n\nwhich led to\n\n".join(parts)


class BugReports:
    """The reports in a folder. `now` gives the time a report is dated with."""

    def __init__(self, folder: Path, now: Callable[[], datetime]) -> None:
        self.folder = folder
        self._now = now
        self._told: dict[str, datetime] = {}

    def note(self, error: BaseException, trace: TracebackType | None = None) -> bool:
        """Write a report of an error, once for each way there; whether it is to be told of, which it is not again
        within a minute.
        """
        way, now = way_there(error, trace), self._now()
        before = self._told.get(way)
        if before is None:
            self.add(way)
        if before is not None and now - before < AGAIN:
            return False
        self._told[way] = now
        return True

    def add(self, way: str) -> Path | None:
        """The file of a new report; None where the disk does not take it: then the log alone has it."""
        now = self._now()
        text = "\n".join((*_about(now), "", way, ""))
        path = self.folder / f"{now:%Y-%m-%d %H%M%S.%f}.txt"
        try:
            own_folder(self.folder)
            new_file(path)
            path.write_text(text, encoding="utf-8")
            for old in sorted(self.folder.glob("*.txt"))[:-MOST]:
                old.unlink()
        except OSError:
            return None
        return path


class Deaths:
    """The file in which the interpreter writes where it was when something below Python ended the program at once."""

    def __init__(self, reports: BugReports) -> None:
        self._reports = reports
        self._path = reports.folder / "ended.log"
        self._open: TextIO | None = None

    def of_last_time(self) -> bool:
        """Make a report of what ended the program last time; whether anything did."""
        try:
            way = self._path.read_text(encoding="utf-8", errors="replace").strip()
            self._path.unlink()
        except OSError:
            return False
        if not way:
            return False
        self._reports.add(_without_paths(way))
        return True

    def watch(self) -> None:
        """Have it written from now on. Where the folder does not take the file nothing is."""
        try:
            own_folder(self._reports.folder)
            close_to_others(self._path) if self._path.exists() else new_file(self._path)
            self._open = self._path.open("w", encoding="utf-8")  # left open: it is written to in the last moment
            faulthandler.enable(self._open)
        except OSError:
            return

    def rest(self) -> None:
        """Stop watching."""
        faulthandler.disable()
        if self._open is not None:
            self._open.close()
            self._open = None


def _about(now: datetime) -> Iterator[str]:
    """What a report begins with: the program and what it runs on."""
    yield f"tdapp {tdapp.__version__}, {now:%Y-%m-%d %H:%M:%S} UTC"
    yield f"Python {platform.python_version()}, {platform.system()} {platform.release()}, {platform.machine()}"
    qt = sys.modules.get("PySide6")
    if qt is not None:
        yield f"PySide {qt.__version__}"


def _chain(error: BaseException) -> list[BaseException]:
    """An error after those it came from."""
    found: list[BaseException] = []
    each: BaseException | None = error
    while each is not None and each not in found:
        found.append(each)
        each = each.__cause__ or (None if each.__suppress_context__ else each.__context__)
    return found[::-1]


def _place(file: str) -> str:
    """A file of the program from its folder on; of another one only its name and its folder's."""
    path = Path(file)
    try:
        return f"tdapp/{path.relative_to(CODE).as_posix()}"
    except ValueError:
        return "/".join(path.parts[-2:])


def _without_paths(way: str) -> str:
    """What the interpreter wrote, with its files named as in every report."""
    return _FILE.sub(lambda found: _place(found[1]), way)
