"""The sounds of a club: those that are shipped, and WAV files of its own.

A file of its own is named where it lies and read when it is heard; one that is gone or broken is said with why, and the
room hears a shipped sound instead.
"""

import wave
from datetime import timedelta
from pathlib import Path

from msgspec import Struct

from tdapp.app.resources import resource
from tdapp.domain.refusal import Refused, require

USUAL = "notice"  # heard in the place of a file that cannot be played
LONGEST = timedelta(minutes=5)
ENDING = ".wav"


class Sound(Struct, frozen=True):
    """A sound that can be played: its file, and how long it lasts."""

    path: Path
    lasts: timedelta


def shipped() -> tuple[str, ...]:
    """The shipped sounds by name."""
    return tuple(sorted(path.stem for path in resource("sounds").glob(f"*{ENDING}")))


def is_shipped(name: str) -> bool:
    """Whether a sound is a shipped one, by its name, and not the path of a file."""
    return bool(name) and "/" not in name and "\\" not in name and not name.casefold().endswith(ENDING)


def is_shipped_file(path: Path) -> bool:
    """Whether a file is one of the shipped sounds."""
    return path.parent == resource("sounds")


def path_of(name: str) -> Path:
    """Where a sound lies: a shipped one by its name, or the path of a file of the club's own."""
    return resource("sounds", f"{name}{ENDING}") if is_shipped(name) else Path(name)


def sound_of(name: str) -> Sound:
    """A sound, ready to be played. Refuses a file that is not there or cannot be read (`sound.missing`), is no WAV file
    (`sound.kind`), is a broken one (`sound.broken`) or plays too long (`sound.long`), each with where it lies.
    """
    path = path_of(name)
    try:
        with path.open("rb") as file:
            head = file.read(12)
    except OSError as error:
        raise Refused("sound.missing", file=str(path)) from error
    wav = len(head) == 12 and head[:4] == b"RIFF" and head[8:] == b"WAVE"
    require(wav, "sound.kind", file=str(path))
    try:
        with wave.open(str(path), "rb") as sound:
            frames, rate = sound.getnframes(), sound.getframerate()
            whole = sound.readframes(1) if frames else b""
    except (wave.Error, EOFError, OSError, ValueError) as error:
        raise Refused("sound.broken", file=str(path)) from error
    require(bool(whole) and rate > 0, "sound.broken", file=str(path))
    lasts = timedelta(seconds=frames / rate)
    require(lasts <= LONGEST, "sound.long", file=str(path), limit=LONGEST)
    return Sound(path, lasts)


def usual() -> Sound:
    """The shipped sound that is heard in the place of one that cannot be played."""
    return sound_of(USUAL)


def quieter(sound: Sound, volume: int, folder: Path) -> Path:
    """A sound at so many percent of its volume, as a file in `folder`: for players that know no volume. The sound
    itself where its samples are of a kind nobody knows.
    """
    stamp = sound.path.stat()
    made = folder / f"{sound.path.stem}-{stamp.st_mtime_ns}-{stamp.st_size}-{volume}{ENDING}"
    if made.exists():
        return made
    with wave.open(str(sound.path), "rb") as file:
        asked, samples = file.getparams(), file.readframes(file.getnframes())
    less = _scaled(samples, asked.sampwidth, volume)
    if less is None:
        return sound.path
    with wave.open(str(made), "wb") as file:
        file.setparams(asked)
        file.writeframes(less)
    return made


def _scaled(samples: bytes, width: int, volume: int) -> bytes | None:
    """Samples of so many bytes each at a part of their volume; None: nobody knows how."""
    import numpy as np  # with it comes a tenth of a second, which no start waits for

    if width == 1:  # the only one without a sign: silence is 128
        quiet = (np.frombuffer(samples, np.uint8).astype(np.int16) - 128) * volume // 100 + 128
        return bytes(quiet.astype(np.uint8).tobytes())
    if width not in (2, 4):
        return None
    kind = np.dtype("<i2") if width == 2 else np.dtype("<i4")
    loud = np.frombuffer(samples, kind).astype(np.int64)
    return bytes((loud * volume // 100).astype(kind).tobytes())
