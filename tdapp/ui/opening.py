"""Opening a club file: the one that was asked for, the one of last time, or the first one ever."""

import getpass
from dataclasses import replace
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtWidgets import QFileDialog

from tdapp.app import preferences as prefs
from tdapp.app.trouble import KnownError, say_trouble
from tdapp.domain.away import ASKED
from tdapp.ui.main_window import MainWindow
from tdapp.ui.room import Room, Told
from tdapp.ui.welcome import Welcome
from tdapp.words import opening as texts

SUFFIX = ".tdapp"
BREATH = 10  # milliseconds: the window is painted before the work begins
SETTLE = 100  # milliseconds: the club's first page is painted before what can wait is done
DAMAGED = ("store.damaged", "store.chain", "store.no_database", "store.empty", "store.text_changed")


class Opening(QObject):
    """Brings a club into the room, and says why when that fails. Nothing is ever created where a file was named."""

    opened = Signal()  # a club is in the room and its page was told
    settled = Signal()  # the page is painted, and the copy of the opening was made

    def __init__(self, room: Room, window: MainWindow, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.room = room
        self.window = window
        self.page = Welcome(room.words)
        self._path = default_file()
        self._copy: Path | None = None
        self._settling = QTimer(self)
        self._settling.setSingleShot(True)
        self._settling.setInterval(SETTLE)
        self._settling.timeout.connect(self._settle)
        window.stack.addWidget(self.page)
        window.open_asked.connect(self.choose)
        window.demo_asked.connect(self.show_demo)
        self.page.demo_asked.connect(self.show_demo)
        self.page.begin_asked.connect(self.begin)
        self.page.open_asked.connect(self.choose)
        self.page.again_asked.connect(self._again)
        self.page.restore_asked.connect(self._restore)

    def start(self, path: Path | None) -> None:
        """At the start: the file that was named, else the one of last time, else the default; else a welcome.

        The one of last time may be on a stick that is not plugged in: then that is said, and no other one is opened.
        """
        known = path or (Path(self.room.preferences.last_file) if self.room.preferences.last_file else None)
        if known is None and default_file().exists():
            known = default_file()
        if known is None:
            self._show()
            self.page.greet()
        else:
            self.open(known)

    def open(self, path: Path, *, create: bool = False) -> None:
        """Open a club file, once the window has said so."""
        self._path = path
        words = self.room.words
        if not self.room.has_club:
            self._show()
            self.page.wait(words(texts.OPENING, file=path.name), words(texts.OPENING_WHY))
        QTimer.singleShot(BREATH, self, partial(self._open, path, create))

    def finish(self) -> None:
        """Make the copy of the opening now, if it was not made yet: another club is coming, or the window closes."""
        if self._settling.isActive():
            self._settling.stop()
            self.room.copy("open")

    def begin(self) -> None:
        """A new club in the default place, or where the director says when there is one already."""
        if default_file().exists():
            self.choose()
        else:
            self.open(default_file(), create=True)

    def choose(self) -> None:
        """Ask which file: an existing one, or the name of a new one."""
        dialog = QFileDialog(self.window, self.room.words(texts.CHOOSE), str(self._path.parent))
        dialog.setObjectName("open_dialog")
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setOption(QFileDialog.Option.DontConfirmOverwrite)
        dialog.setLabelText(QFileDialog.DialogLabel.Accept, self.room.words(texts.OPEN))
        dialog.setNameFilter(self.room.words(texts.FILES))
        dialog.setDefaultSuffix(SUFFIX.removeprefix("."))
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.fileSelected.connect(self._on_chosen)
        dialog.open()

    def show_demo(self) -> None:
        """The demo club: an evening played up to now, made afresh when there is none from today."""
        words = self.room.words
        self._show()
        self.page.wait(words(texts.PLAYING), words(texts.PLAYING_WHY))
        QTimer.singleShot(BREATH, self, self._demo)

    def _show(self) -> None:
        self.window.stack.setCurrentWidget(self.page)

    def _on_chosen(self, name: str) -> None:
        path = Path(name)
        self.open(path, create=not path.exists())

    def _again(self) -> None:
        self.open(self._path)

    def _demo(self) -> None:
        from tdapp.app.demo import make_demo_club
        from tdapp.app.time_source import TimeSource

        now = TimeSource().now()
        folder = prefs.data_folder()
        path = folder / f"demo {now:%Y-%m-%d %H%M}{SUFFIX}"
        try:
            folder.mkdir(parents=True, exist_ok=True)
            if not path.exists():
                make_demo_club(path, now)
        except (KnownError, OSError) as error:
            self._sorry(path, error)
            return
        self._open(path, create=False, remember=False)

    def _open(self, path: Path, create: bool, *, remember: bool = True) -> None:
        from tdapp.app.club import Club
        from tdapp.app.time_source import TimeSource

        try:
            club = Club.open(path, create=create, time=TimeSource(), operator_name=self._operator())
        except (KnownError, OSError) as error:
            self._sorry(path, error)
            return
        words = self.room.words
        self.finish()
        self.room.enter(club)
        try:
            behind = self.room.start()
        except KnownError as error:
            self.room.close()
            self.window.refresh()
            self._sorry(path, error)
            return
        if self.room.tournament is None:
            self.window.go_lobby()
            self.window.refresh()
        if remember:
            self.room.prefer(replace(self.room.preferences, last_file=str(path)))
        if behind > ASKED:
            self.room.told.emit(Told(words(texts.CLOCK_BEHIND, span=behind), "error"))
        else:
            self.room.told.emit(Told(words(texts.OPENED, file=path.name), "info"))
        self._settling.start()
        self.opened.emit()

    def _settle(self) -> None:
        if self.room.has_club:
            self.room.copy("open")
        self.settled.emit()

    def _sorry(self, path: Path, error: KnownError | OSError) -> None:
        words = self.room.words
        known = (
            error if isinstance(error, KnownError) else KnownError("store.cannot_open", path=path, detail=str(error))
        )
        if self.room.has_club and self.room.tournament is not None:
            self.room.told.emit(Told(words.said(say_trouble(known)), "error"))
            self.window.go(self.window.page)
            return
        offer = ""
        self._copy = self._good_copy(path) if known.code in DAMAGED else None
        if self._copy is not None:
            from tdapp.app.club import copied_at

            at = copied_at(self._copy).astimezone(words.zone)
            offer = words(texts.RESTORE, time=at, day=at.date())
        self._show()
        self.page.sorry(words(texts.NOT_OPEN, file=path.name), words.said(say_trouble(known)), copy=offer)

    def _good_copy(self, path: Path) -> Path | None:
        from tdapp.app.club import newest_good_copy

        return newest_good_copy(path)

    def _restore(self) -> None:
        from tdapp.app.club import restore_copy
        from tdapp.app.time_source import TimeSource

        if self._copy is None:
            return
        try:
            aside = restore_copy(self._copy, self._path, TimeSource().now())
        except (KnownError, OSError) as error:
            self._sorry(self._path, error)
            return
        if aside is not None:
            self.room.told.emit(Told(self.room.words(texts.RESTORED, file=aside.name), "info"))
        self.open(self._path)

    def _operator(self) -> str:
        """Who sits at the desk: as the preferences say, else the name of this laptop's user."""
        if self.room.preferences.operator:
            return self.room.preferences.operator
        try:
            return getpass.getuser()
        except (OSError, KeyError, ImportError):
            return "?"


def default_file() -> Path:
    """The club file of whoever names none."""
    return prefs.data_folder() / f"club{SUFFIX}"
