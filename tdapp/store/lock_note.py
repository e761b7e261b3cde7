"""The note beside an open club file that says who has it open, so that the second one knows whom to ask.

It is only a note: the lock is SQLite's and frees itself when its holder dies. A stale, empty or missing note is no
obstacle, and a note that cannot be written is none either.
"""

import os
import platform
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path

from msgspec import Struct

from tdapp.store.owner_only import new_file


class LockNote(Struct, frozen=True):
    """The contents of the note: who holds a file, on which machine, in which process, since when. Empty or None: not
    known.
    """

    holder: str = ""
    machine: str = ""
    pid: int | None = None
    since: datetime | None = None


def note_path(path: Path) -> Path:
    """The path of the note of a club file."""
    return path.with_name(f"{path.name}.lock-note")


def write_note(path: Path, *, holder: str, now: datetime) -> None:
    """Write the note: this process holds the file since `now`."""
    lines = (one_line(holder), one_line(platform.node()), str(os.getpid()), now.astimezone(UTC).isoformat())
    note = note_path(path)
    with suppress(OSError):
        note.unlink(missing_ok=True)
        new_file(note)
        note.write_text("\n".join(lines) + "\n", encoding="utf-8")


def remove_note(path: Path) -> None:
    """Take the note away; whoever holds the lock does so before letting go of it."""
    with suppress(OSError):
        note_path(path).unlink(missing_ok=True)


def read_note(path: Path) -> LockNote:
    """The contents of the note, as far as it can be read."""
    try:
        lines = note_path(path).read_text(encoding="utf-8", errors="replace")[:1000].splitlines()
    except OSError:
        return LockNote()
    holder, machine, pid, since = (*lines, "", "", "", "")[:4]
    return LockNote(holder=holder, machine=machine, pid=_number(pid), since=_instant(since))


def one_line(text: str) -> str:
    """A text without line ends, so that it stays one line of the note."""
    return " ".join(text.split())


def _number(text: str) -> int | None:
    return int(text) if text.isdecimal() and text.isascii() else None


def _instant(text: str) -> datetime | None:
    try:
        instant = datetime.fromisoformat(text)
    except ValueError:
        return None
    return instant.astimezone(UTC) if instant.tzinfo else None
