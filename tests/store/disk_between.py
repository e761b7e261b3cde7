"""A disk between SQLite and the machine: it notes what is written and what is waited for, and fails when told to.

It stands under the `sqlite3` of this process as its usual way to files (a VFS), so everything of ours runs unchanged
above it. From what it noted a power cut leaves any image a real disk may leave: what was not waited for is there, or
not, or in part (`Image`).
"""

import ctypes
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from ctypes import CFUNCTYPE, POINTER, Structure, c_char_p, c_int, c_int64, c_void_p
from enum import Enum, auto
from pathlib import Path
from random import Random
from typing import Any

from msgspec import Struct

SECTOR = 512  # bytes: what a disk writes whole
OPEN, READ, WRITE, TRUNCATE, SYNC, DELETE = "open", "read", "write", "truncate", "sync", "delete"
FULL, IO_READ, IO_WRITE, IO_SYNC, IO_TRUNCATE, IO_DELETE = 13, 266, 778, 1034, 1546, 2570  # SQLite's codes
READ_ONLY, BUSY = 8, 5

_Write = CFUNCTYPE(c_int, c_void_p, c_void_p, c_int, c_int64)
_Truncate = CFUNCTYPE(c_int, c_void_p, c_int64)
_Sync = CFUNCTYPE(c_int, c_void_p, c_int)
_Close = CFUNCTYPE(c_int, c_void_p)
_Open = CFUNCTYPE(c_int, c_void_p, c_void_p, c_void_p, c_int, c_void_p)
_Delete = CFUNCTYPE(c_int, c_void_p, c_char_p, c_int)


class _Methods(Structure):
    _fields_ = (
        ("version", c_int), ("close", c_void_p), ("read", c_void_p), ("write", c_void_p), ("truncate", c_void_p),
        ("sync", c_void_p), *((f"more{number}", c_void_p) for number in range(13)),
    )  # fmt: skip


class _File(Structure):
    _fields_ = (("methods", POINTER(_Methods)),)


class _Vfs(Structure):
    _fields_ = (
        ("version", c_int), ("size", c_int), ("longest", c_int), ("next", c_void_p), ("name", c_char_p),
        ("data", c_void_p), ("open", c_void_p), ("delete", c_void_p),
        *((f"more{number}", c_void_p) for number in range(14)),
    )  # fmt: skip


class Done(Struct, frozen=True):
    """One thing that was done to the disk. `number`: how often something was acknowledged before it."""

    what: str
    path: str
    number: int
    at: int = 0  # where it was written; the new size where it was cut
    data: bytes = b""


class Disk:
    """What was done through it, and what fails. `fails` is asked before each thing that is done: a code of SQLite, 0 to
    let it be done.
    """

    def __init__(self) -> None:
        self.done: list[Done] = []
        self.number = 0
        self.recording = False
        self.waits = False  # whether it really waits for the machine's disk
        self.fails: Callable[[str, str], int] = lambda _what, _path: 0

    def acknowledge(self) -> None:
        """Note that somebody was told by now that something is durable."""
        self.number += 1

    def asked(self, what: str, path: str, at: int = 0, data: bytes = b"") -> int:
        """Note what is about to be done; returns what it fails with."""
        code = self.fails(what, path)
        if self.recording and not code and what != READ:
            self.done.append(Done(what, path, self.number, at, data))
        return code


def sqlite_library() -> Any:
    """The library the `sqlite3` of this process goes through; None where that is a part of Python itself."""
    import sqlite3

    if sys.platform != "linux":
        return None
    assert sqlite3.sqlite_version
    for line in Path("/proc/self/maps").read_text(encoding="utf-8").splitlines():
        if "libsqlite3" in line:
            return ctypes.CDLL(line.split(maxsplit=5)[-1])
    return None


@contextmanager
def disk_between() -> Iterator[Disk]:
    """Within it every file that `sqlite3` opens goes through this disk; close it inside."""
    library, disk, kept = sqlite_library(), Disk(), []
    library.sqlite3_vfs_find.restype = POINTER(_Vfs)
    library.sqlite3_vfs_find.argtypes = (c_char_p,)
    library.sqlite3_vfs_register.argtypes = (c_void_p, c_int)
    library.sqlite3_vfs_unregister.argtypes = (c_void_p,)
    below = library.sqlite3_vfs_find(None)
    between = _Vfs()
    ctypes.memmove(ctypes.byref(between), below, ctypes.sizeof(_Vfs))
    between.name = b"between"
    opened: dict[int, str] = {}  # the path of each open file, by its place in memory
    undressed: dict[int, int] = {}  # the place of what it could do itself
    dressed: dict[int, Any] = {}  # what a file of each kind can do, with ours in between
    real_open, real_delete = _Open(below.contents.open), _Delete(below.contents.delete)

    def methods_of(real: Any) -> Any:
        place = ctypes.addressof(real.contents)
        if place not in dressed:
            ours = _Methods()
            ctypes.memmove(ctypes.byref(ours), real, ctypes.sizeof(_Methods))
            close, read = _Close(real.contents.close), _Write(real.contents.read)
            write, truncate, sync = (
                _Write(real.contents.write),
                _Truncate(real.contents.truncate),
                _Sync(real.contents.sync),
            )

            def closing(file: int) -> int:
                opened.pop(file, None)
                undressed.pop(file, None)
                return close(file)

            def reading(file: int, into: int, count: int, at: int) -> int:
                return disk.asked(READ, opened[file], at) or read(file, into, count, at)

            def writing(file: int, data: int, count: int, at: int) -> int:
                content = ctypes.string_at(data, count) if disk.recording else b""
                return disk.asked(WRITE, opened[file], at, content) or write(file, data, count, at)

            def truncating(file: int, size: int) -> int:
                return disk.asked(TRUNCATE, opened[file], size) or truncate(file, size)

            def syncing(file: int, flags: int) -> int:
                return disk.asked(SYNC, opened[file]) or (sync(file, flags) if disk.waits else 0)

            calls = (_Close(closing), _Write(reading), _Write(writing), _Truncate(truncating), _Sync(syncing))
            kept.append(calls)
            for name, call in zip(("close", "read", "write", "truncate", "sync"), calls, strict=True):
                setattr(ours, name, ctypes.cast(call, c_void_p))
            dressed[place] = ours
        return ctypes.pointer(dressed[place])

    def opening(vfs: int, name: int | None, file: int, flags: int, out: int) -> int:
        path = ctypes.string_at(name).decode() if name else ""
        if code := disk.asked(OPEN, path):
            _File.from_address(file).methods = POINTER(_Methods)()
            return code
        result = real_open(vfs, name, file, flags, out)
        held = _File.from_address(file)
        if held.methods:
            opened[file], undressed[file] = path, ctypes.addressof(held.methods.contents)
            held.methods = methods_of(held.methods)
        return result

    def deleting(vfs: int, name: bytes, folder_too: int) -> int:
        return disk.asked(DELETE, name.decode(), folder_too) or real_delete(vfs, name, folder_too)

    calls = _Open(opening), _Delete(deleting)
    between.open, between.delete = (ctypes.cast(call, c_void_p) for call in calls)
    library.sqlite3_vfs_register(ctypes.byref(between), 1)
    try:
        yield disk
    finally:
        library.sqlite3_vfs_unregister(ctypes.byref(between))
        library.sqlite3_vfs_register(below, 1)
        # What is open still goes on without it, and is closed later, when our calls are gone.
        between.open, between.delete = below.contents.open, below.contents.delete
        ctypes.pythonapi.Py_IncRef(ctypes.py_object(between))
        for file, place in undressed.items():
            _File.from_address(file).methods = ctypes.cast(place, POINTER(_Methods))


class Way(Enum):
    """What becomes of what was written and not waited for."""

    NONE = auto()
    ALL = auto()
    FIRST = auto()  # as it was written, up to some moment
    SOME = auto()  # any of it, whole
    TORN = auto()  # any sector of it


class Image:
    """The files as a power cut leaves them: `do` what was done up to the cut, then `cut`."""

    def __init__(self, before: dict[str, bytes]) -> None:
        self._safe = {path: bytearray(content) for path, content in before.items()}
        self._waiting: dict[str, list[Done]] = {}

    def do(self, done: Done) -> None:
        """One thing more was done."""
        if done.what == SYNC:
            for each in self._waiting.pop(done.path, ()):
                _put(self._safe, each)
        elif done.what == DELETE and done.at:  # the name is gone from the folder, and that was waited for
            self._waiting.pop(done.path, None)
            self._safe.pop(done.path, None)
        elif done.what in (WRITE, TRUNCATE, DELETE):
            self._waiting.setdefault(done.path, []).append(done)

    def cut(self, chance: Random) -> dict[str, bytes]:
        """The files after the power went away now."""
        left = {path: bytearray(content) for path, content in self._safe.items()}
        way, share = chance.choice(list(Way)), chance.random()
        for waiting in self._waiting.values():
            first = chance.randrange(len(waiting) + 1)
            for at, done in enumerate(waiting):
                if way is Way.TORN and done.what == WRITE:
                    _put(left, done, lambda: chance.random() < share)
                elif way is Way.ALL or (
                    at < first if way is Way.FIRST else way is not Way.NONE and chance.random() < share
                ):
                    _put(left, done)
        return {path: bytes(content) for path, content in left.items()}


def _put(files: dict[str, bytearray], done: Done, stays: Callable[[], bool] = lambda: True) -> None:
    """What was done reaches the disk: of what was written, the sectors that stay."""
    if done.what == DELETE:
        files.pop(done.path, None)
        return
    content = files.setdefault(done.path, bytearray())
    if done.what == TRUNCATE:
        del content[done.at :]
        return
    for start in range(0, len(done.data), SECTOR):
        if stays():
            part = done.data[start : start + SECTOR]
            end = done.at + start + len(part)
            content.extend(bytes(max(0, end - len(content))))
            content[done.at + start : end] = part
