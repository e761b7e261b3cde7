"""Whether the club file is still the one that was opened: a sync folder, a tidy colleague or a stick do not ask."""

import os
from pathlib import Path

from tdapp.store.errors import KnownError

_HEADER = 100  # bytes: sizes and counters of SQLite, the change counter in bytes 24 to 27 among them


class Watch:
    """Looks at an open club file from outside of SQLite, which would write for ever into a file that is gone.

    It holds a handle of its own: the lock of the process goes when any of its handles is closed, so this one is closed
    with the file.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self._handle = os.open(path, os.O_RDONLY | getattr(os, "O_BINARY", 0))
        self._size, self._header = 0, b""
        self.left()

    def left(self) -> None:
        """The file is now as we left it."""
        self._size, self._header = os.fstat(self._handle).st_size, self._read()

    def trouble(self) -> KnownError | None:
        """What happened to the file behind our back; None: it is as we left it."""
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
            header = self._read()
        except OSError as error:
            return KnownError("store.out_of_reach", path=self.path, detail=error.strerror or str(error))
        return None if header == self._header else KnownError("store.overwritten", path=self.path)

    def close(self) -> None:
        """Let go of the file."""
        if self._handle >= 0:
            os.close(self._handle)
            self._handle = -1

    def _read(self) -> bytes:
        os.lseek(self._handle, 0, os.SEEK_SET)
        return os.read(self._handle, _HEADER)
