"""The sounds of rules and of the floor; where they cannot be played, the screens flash alone.

Windows has its own player, macOS `afplay`, Linux one of three small programs; Qt's multimedia library serves where it
is installed. Nothing here waits, and nothing here fails loudly: a room without loudspeakers runs as well.
"""

import importlib
import logging
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic
from types import MappingProxyType
from typing import Any

from PySide6.QtCore import QCoreApplication, QObject, QProcess, QStandardPaths, QTimer, QUrl, Signal

from tdapp.app.events.sounds import Sound, is_shipped_file, quieter, sound_of, usual
from tdapp.domain.refusal import Refused

log = logging.getLogger(__name__)

PROGRAMS = ("afplay", "pw-play", "paplay", "aplay")
# How a player is told how loud, from a part of 1; the others are given a quieter copy.
LOUD: Mapping[str, Callable[[float], list[str]]] = MappingProxyType(
    {
        "afplay": lambda part: ["-v", f"{part:.2f}"],
        "pw-play": lambda part: [f"--volume={part:.2f}"],
        "paplay": lambda part: [f"--volume={round(part * 65_536)}"],
    }
)
WHOLE = 100
APART = 1.0  # seconds: two tournaments whose levels end together ring once
PAUSE = 150  # milliseconds between a sound and the spoken file that follows it


class Sounder(QObject):
    """The player of sounds. `failed`: a file of the club could not be played, and the room heard a shipped one."""

    failed = Signal(object)  # Refused

    def __init__(self, parent: QObject | None = None, *, programs: tuple[str, ...] | None = None) -> None:
        """Make the player of sounds. `programs`: players to try, in this order; None: those this system may have."""
        super().__init__(parent)
        self.on = True
        self.volume = WHOLE
        names = PROGRAMS if programs is None else programs
        self._players = [path for path in map(QStandardPaths.findExecutable, names) if path]
        self._windows: Any = _module("winsound") if programs is None and sys.platform == "win32" else None
        self._multimedia: Any = None
        if programs is None and not self._players and self._windows is None:
            self._multimedia = _module("PySide6.QtMultimedia")
        self._playing: dict[QProcess, tuple[Sound, int]] = {}
        self._heard: dict[tuple[str, str], float] = {}
        self._effect: Any = None
        self._folder: TemporaryDirectory[str] | None = None  # of quieter copies
        app = QCoreApplication.instance()
        if app is not None:
            app.aboutToQuit.connect(self.stop)

    @property
    def audible(self) -> bool:
        """Whether this computer has something to play sounds with."""
        return bool(self._windows or self._players or self._multimedia)

    def play(self, sound: str, *, volume: int = WHOLE, then: str = "") -> None:
        """Play a sound, and `then` a spoken file after it ('' none): shipped ones by name, files by their path.

        The same within a second is heard once. What cannot be played is told, and the usual sound is heard for it.
        """
        now = monotonic()
        if not self.on or now - self._heard.get((sound, then), now - APART) < APART:
            return
        self._heard[sound, then] = now
        loud = volume * self.volume // WHOLE
        first = self._found(sound) if sound else None
        last = self._found(then) if then else None
        if first is not None:
            self._play(first, loud)
        if last is not None:
            wait = round(first.lasts.total_seconds() * 1000) + PAUSE if first is not None else 0
            QTimer.singleShot(wait, self, lambda: self._play(last, loud))

    def stop(self) -> None:
        """Stop every sound at once."""
        for process in list(self._playing):
            process.kill()
            process.waitForFinished(500)
        if self._folder is not None:
            self._folder.cleanup()
            self._folder = None

    def _found(self, name: str) -> Sound | None:
        try:
            return sound_of(name)
        except Refused as refused:
            self.failed.emit(refused)
        try:
            return usual()
        except Refused as refused:  # not even what is shipped is there
            log.info("No sound: %s", refused)
            return None

    def _play(self, sound: Sound, volume: int) -> None:
        if not self.on or not volume:
            return
        if self._windows is not None:
            self._play_on_windows(self._at(sound, volume))
        elif self._players:
            self._start(sound, volume)
        elif self._multimedia is not None:
            self._effect = self._multimedia.QSoundEffect(self)
            self._effect.setSource(QUrl.fromLocalFile(str(sound.path)))
            self._effect.setVolume(volume / WHOLE)
            self._effect.play()

    def _at(self, sound: Sound, volume: int) -> Path:
        """The file of a sound at a volume: itself where it is the whole, else a quieter copy."""
        if volume >= WHOLE:
            return sound.path
        if self._folder is None:
            self._folder = TemporaryDirectory(prefix="tdapp-sounds-")
        try:
            return quieter(sound, volume, Path(self._folder.name))
        except OSError as error:
            log.info("No quieter copy of %s: %s", sound.path.name, error)
            return sound.path

    def _play_on_windows(self, path: Path) -> None:
        try:
            self._windows.PlaySound(str(path), self._windows.SND_FILENAME | self._windows.SND_ASYNC)
        except RuntimeError as error:  # no sound device
            log.info("No sound: %s", error)
            self._windows = None

    def _start(self, sound: Sound, volume: int) -> None:
        player = self._players[0]
        louder = LOUD.get(Path(player).name)
        known = volume < WHOLE and louder is not None
        arguments = [*louder(volume / WHOLE), str(sound.path)] if known and louder else [str(self._at(sound, volume))]
        process = QProcess(self)
        process.setStandardOutputFile(QProcess.nullDevice())
        process.setStandardErrorFile(QProcess.nullDevice())
        process.finished.connect(self._on_finished)
        process.errorOccurred.connect(self._on_error)
        self._playing[process] = (sound, volume)
        process.start(player, arguments)

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
        """Let go of a player that ended. One that cannot play what is shipped is not asked again; the next one tries.
        A file of the club's own is at fault itself, and the usual sound is heard for it.
        """
        playing = self._playing.pop(process, None)
        program = process.program()
        process.deleteLater()
        if failed and playing is not None and not is_shipped_file(playing[0].path):
            self.failed.emit(Refused("sound.broken", file=str(playing[0].path)))
            self._start(usual(), playing[1])
        elif failed and playing is not None and program in self._players:
            log.info("%s cannot play %s", program, playing[0].path.name)
            self._players.remove(program)
            if self._players:
                self._start(*playing)


def _module(name: str) -> Any:
    try:
        return importlib.import_module(name)
    except ImportError:
        return None
