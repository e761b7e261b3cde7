"""The sounds of the last minute and the end of a level; where they cannot be played, the screens flash alone.

Windows has its own player, macOS `afplay`, Linux one of three small programs; Qt's multimedia library serves where it
is installed. Nothing here waits, and nothing here fails loudly: a room without loudspeakers runs as well.
"""

import importlib
import logging
import sys
from pathlib import Path
from typing import Any

from PySide6.QtCore import QCoreApplication, QObject, QProcess, QStandardPaths, QUrl, Signal

from tdapp.app.resources import resource
from tdapp.domain.clock.boundaries import Boundary, BoundaryKind

log = logging.getLogger(__name__)

WARNING, LEVEL_END = "warning", "level_end"
PROGRAMS = ("afplay", "pw-play", "paplay", "aplay")


class Sounder(QObject):
    """The player of the shipped sounds. `rang` tells the screens to flash, whether or not anything can be heard."""

    rang = Signal(str, str)  # tournament, sound

    def __init__(self, parent: QObject | None = None, *, programs: tuple[str, ...] | None = None) -> None:
        """Make the player of sounds. `programs`: players to try, in this order; None: those this system may have."""
        super().__init__(parent)
        self.on = True
        names = PROGRAMS if programs is None else programs
        self._players = [path for path in map(QStandardPaths.findExecutable, names) if path]
        self._windows: Any = _module("winsound") if programs is None and sys.platform == "win32" else None
        self._multimedia: Any = None
        if programs is None and not self._players and self._windows is None:
            self._multimedia = _module("PySide6.QtMultimedia")
        self._playing: dict[QProcess, Path] = {}
        self._effect: Any = None
        app = QCoreApplication.instance()
        if app is not None:
            app.aboutToQuit.connect(self.stop)

    @property
    def audible(self) -> bool:
        """Whether this computer has something to play sounds with."""
        return bool(self._windows or self._players or self._multimedia)

    def ring(self, tournament: str, sound: str) -> None:
        """Sound WARNING or LEVEL_END for a tournament, and let its screen flash."""
        self.rang.emit(tournament, sound)
        self.play(sound)

    def play(self, sound: str) -> None:
        """Play a sound without any screen: what concerns one table."""
        if self.on:
            self._play(resource("sounds", f"{sound}.wav"))

    def on_boundary(self, tournament: str, boundary: Boundary) -> None:
        """Ring what time itself brought: the last minute, or a start or end."""
        self.ring(tournament, WARNING if boundary.kind is BoundaryKind.LAST_MINUTE else LEVEL_END)

    def stop(self) -> None:
        """Stop every sound at once."""
        for process in list(self._playing):
            process.kill()
            process.waitForFinished(500)

    def _play(self, path: Path) -> None:
        if not path.is_file():
            log.info("Sound %s is missing", path.name)
        elif self._windows is not None:
            self._play_on_windows(path)
        elif self._players:
            self._start(path)
        elif self._multimedia is not None:
            self._effect = self._multimedia.QSoundEffect(self)
            self._effect.setSource(QUrl.fromLocalFile(str(path)))
            self._effect.play()

    def _play_on_windows(self, path: Path) -> None:
        try:
            self._windows.PlaySound(str(path), self._windows.SND_FILENAME | self._windows.SND_ASYNC)
        except RuntimeError as error:  # no sound device
            log.info("No sound: %s", error)
            self._windows = None

    def _start(self, path: Path) -> None:
        process = QProcess(self)
        process.setStandardOutputFile(QProcess.nullDevice())
        process.setStandardErrorFile(QProcess.nullDevice())
        process.finished.connect(self._on_finished)
        process.errorOccurred.connect(self._on_error)
        self._playing[process] = path
        process.start(self._players[0], [str(path)])

    def _on_finished(self, code: int, status: QProcess.ExitStatus) -> None:
        process = self.sender()
        if isinstance(process, QProcess):
            failed = code != 0 and status is QProcess.ExitStatus.NormalExit
            self._done(process, failed=failed)

    def _on_error(self, error: QProcess.ProcessError) -> None:
        process = self.sender()
        if isinstance(process, QProcess) and error is QProcess.ProcessError.FailedToStart:
            self._done(process, failed=True)

    def _done(self, process: QProcess, *, failed: bool) -> None:
        """Let go of a player that ended. One that cannot play is not asked again; the next one tries."""
        path = self._playing.pop(process, None)
        program = process.program()
        process.deleteLater()
        if failed and path is not None and program in self._players:
            log.info("%s cannot play %s", program, path.name)
            self._players.remove(program)
            if self._players:
                self._start(path)


def _module(name: str) -> Any:
    try:
        return importlib.import_module(name)
    except ImportError:
        return None
