"""Watches whether the club file is still the one that was opened: a sync folder, a tidy colleague or a stick do not
ask.
"""

import os
from collections.abc import Callable
from pathlib import Path

from tdapp.store.engine import LARGEST
from tdapp.store.errors import KnownError

_TIMES_TELL = os.name == "posix"  # elsewhere they are set late, and nobody else may write into an open file
_HEADER = 100  # bytes: sizes and counters of SQLite, the change counter in bytes 24 to 27 among them


class Watch:
    """A watch on an open club file from outside of SQLite, which would write for ever into a file that is gone.

    It holds a handle of its own: the lock of the process goes when any of its handles is closed, so this one is closed
    with the file.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self._handle = os.open(path, os.O_RDONLY | getattr(os, "O_BINARY", 0))
        self._size, self._header, self._time = 0, b"", 0
        self._other = False  # what stands in it is something else than what we wrote
        self.left()

    def left(self) -> None:
        """Note that the file is now as we left it."""
        stat = os.fstat(self._handle)
        self._size, self._time, self._header = stat.st_size, stat.st_mtime_ns, self._read(_HEADER)
        self._other = False

    def look_closer(self, is_ours: Callable[[bytes], bool]) -> None:
        """Read the whole file when it was written to since we looked last: a network folder may only have set its time
        late. `is_ours`: whether this is what we wrote.
        """
        try:
            stat = os.fstat(self._handle)
            if _TIMES_TELL and stat.st_mtime_ns != self._time:
                # a larger one does not fit in what SQLite holds of it
                self._other = stat.st_size <= LARGEST and not is_ours(self._read(stat.st_size))
                self._time = stat.st_mtime_ns
        except OSError:  # said by `trouble`, which comes next
            return

    def trouble(self) -> KnownError | None:
        """The trouble with a file that was changed behind our back; None: it is as we left it."""
        try:
            there, ours = self.path.stat(), os.fstat(self._handle)
        except FileNotFoundError:
            return KnownError("store.gone", path=self.path)
        except OSError as error:
            return KnownError("store.out_of_reach", path=self.path, detail=error.strerror or str(error))
        if not os.path.samestat(there, ours):
            return KnownError("store.replaced", path=self.path)
        if ours.st_size < self._size:
            return KnownError("store.cut", path=self.path)
        try:
            header = self._read(_HEADER)
        except OSError as error:
            return KnownError("store.out_of_reach", path=self.path, detail=error.strerror or str(error))
        same = header == self._header and not self._other
        return None if same else KnownError("store.overwritten", path=self.path)

    def content(self) -> bytes:
        """Everything that stands in the file on its disk. Raises OSError."""
        return self._read(os.fstat(self._handle).st_size)

    def close(self) -> None:
        """Stop watching the file."""
        if self._handle >= 0:
            os.close(self._handle)
            self._handle = -1

    def _read(self, size: int) -> bytes:
        os.lseek(self._handle, 0, os.SEEK_SET)
        return os.read(self._handle, size)
