"""The command `tdapp-cli smoke OLD-CLUB`: whether a built program works where it is now.

Whoever builds or packs one runs it, on every system: it opens a window, plays the demo evening to its end, prints three
sheets, opens a club file of version 1 (a copy of the one that is named) and calls nobody. Nothing is left behind.
"""

import argparse
import shutil
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtWidgets import QApplication

import tdapp
from tdapp.app.calls import nobody_called
from tdapp.app.demo.evening import DEFAULT_START, OPERATOR, Evening, HandClock, demo_chance
from tdapp.app.open_club import Club
from tdapp.app.papers.pages import page_picture
from tdapp.app.papers.papers import print_sheet
from tdapp.app.preferences import Preferences
from tdapp.app.time_source import TimeSource
from tdapp.app.trouble import KnownError, say_trouble
from tdapp.domain.units import TournamentId
from tdapp.read.sheet_kind import SheetKind
from tdapp.texts import LANGUAGES
from tdapp.ui.collecting import collect_between_events
from tdapp.ui.demo import ZONE
from tdapp.ui.fonts import load_fonts
from tdapp.ui.frame.pages import names
from tdapp.ui.i18n import Languages
from tdapp.ui.main_window import MainWindow
from tdapp.ui.paged_window import LOBBY
from tdapp.ui.session import Session
from tdapp.ui.theme.look import look
from tdapp.words.unread import unread

SHEETS = (SheetKind.BY_NAME, SheetKind.STRUCTURE, SheetKind.RESULTS)
WINDOW = (1366, 768)
WIDTH = 400  # pixels of a printed page that is looked at
PAPER = b"\xff\xff\xff"


class Broken(Exception):
    """Something does not work; the text says what."""


def smoke_command(arguments: Sequence[str]) -> int:
    """Try everything once; the exit code is 0 when all of it works, else 1, and what does not on the error output."""
    parser = argparse.ArgumentParser(
        prog="tdapp smoke", description="Tries whether this program works here. Nothing is left behind."
    )
    parser.add_argument("club", type=Path, help="a club file of version 1; it stays as it is")
    given = parser.parse_args(arguments)
    began = time.monotonic()
    try:
        with given.club.open("rb"):
            pass
    except OSError as error:
        languages = Languages()  # which its words need while they speak
        print(unread(languages.words("en"), given.club, error), file=sys.stderr)
        return 1
    try:
        with tempfile.TemporaryDirectory(prefix="tdapp-smoke-") as folder, nobody_called() as called:
            _all(Path(folder), given.club, began)
    except KnownError as error:
        languages = Languages()  # which its words need while they speak
        print(f"{given.club}: {languages.words('en').said(say_trouble(error))}", file=sys.stderr)
        return 1
    except (Broken, OSError) as error:
        print(f"Does not work: {error}", file=sys.stderr)
        return 1
    if called:
        print(f"Does not work: it called {', '.join(called)}", file=sys.stderr)
        return 1
    print(f"Nobody was called. Everything works: {time.monotonic() - began:.1f} s")
    return 0


def _all(folder: Path, old: Path, began: float) -> None:
    _qt = QApplication.instance() or QApplication(sys.argv[:1])
    load_fonts()
    look().wear("dark", still=True)
    kind = "built program" if hasattr(sys, "_MEIPASS") else "program"
    print(f"tdapp {tdapp.__version__}, {kind}, Python {sys.version.split()[0]}, {sys.platform}: Qt is there")
    languages = Languages(ZONE)
    copy = folder / "old.tdapp"
    shutil.copyfile(old, copy)
    with Club.open(copy, create=False, time=TimeSource(), operator_name=OPERATOR) as club:
        if not copy.with_name(f"{copy.name}.v1.bak").is_file():
            raise Broken(f"{old} is no club file of version 1: no copy of it was kept")
        count = len(club.tournaments())
        _show(club, languages)
        print(f"a club of version 1 was open, and is kept as it was; tournaments: {count}", flush=True)
    clock = HandClock(DEFAULT_START)
    made = folder / "demo.tdapp"
    with Club.open(made, create=True, time=clock.source(), operator_name=OPERATOR, chance=demo_chance()) as club:
        day = DEFAULT_START.astimezone(ZONE).date()
        evening = Evening(club, clock, day, lambda _milestone, _tournament: None)
        evening.play()
        print(f"the demo is played to its end: {time.monotonic() - began:.1f} s", flush=True)
        _print(club, evening.main, languages)
        _show(club, languages)


def _print(club: Club, tournament: TournamentId, languages: Languages) -> None:
    """Print three sheets in every language, and see that something stands on each first page."""
    for kind in SHEETS:
        for language in LANGUAGES:
            sheet = print_sheet(club, tournament, kind, languages.words(language))
            pixels = page_picture(sheet.data, 0, width=WIDTH).pixels
            if pixels.count(PAPER) * len(PAPER) == len(pixels):
                raise Broken(f"the sheet {kind.value} is empty")
    print(
        f"three sheets are printed: {', '.join(kind.value for kind in SHEETS)}, {' and '.join(LANGUAGES)}", flush=True
    )


def _show(club: Club, languages: Languages) -> None:
    """Open the window on a club and go to every page. The club is closed with it."""
    session = Session(club, Preferences(reduced_motion=True), languages.words)
    window = MainWindow(session)
    collect_between_events(window)
    look().dress(window)
    window.resize(*WINDOW)
    window.show()
    rows = club.tournaments()
    if rows:
        session.switch(rows[0].id)
    for page in (*names(), LOBBY) if rows else (LOBBY,):
        window.go(page)
        window.refresh()
        QApplication.processEvents()
        if window.grab().isNull():
            raise Broken(f"the page {page} cannot be painted")
    window.close()
    session.close()
    QApplication.processEvents()
