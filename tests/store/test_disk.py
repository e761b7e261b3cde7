"""What the disk says is what is said."""

import errno
import shutil
import sqlite3
import sys
from pathlib import Path

import pytest

from tdapp.store import disk
from tdapp.store.errors import known
from tests.store.test_opening import refusal
from tests.store.test_trouble import failure

IOERR = failure(sqlite3.SQLITE_IOERR_WRITE, "SQLITE_IOERR_WRITE")
BUSY = failure(sqlite3.SQLITE_BUSY, "SQLITE_BUSY")
READONLY = failure(sqlite3.SQLITE_READONLY, "SQLITE_READONLY")


def code(error: sqlite3.Error, path: Path) -> str:
    found = known(error, path)
    assert found is not None and found.facts["path"] == path
    return found.code


def test_f15_a_fault_of_the_disk_is_not_a_full_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "club.tdapp"
    assert code(IOERR, path) == "store.disk_failed"
    for number, said in (
        (errno.ENOSPC, "store.disk_full"),
        (errno.EDQUOT, "store.disk_full"),
        (errno.EIO, "store.disk_failed"),
        (errno.EROFS, "store.disk_read_only"),
        (errno.ENODEV, "store.no_folder"),
    ):
        monkeypatch.setattr(disk, "_refused", lambda _path, number=number: number)
        assert code(IOERR, path) == said
    assert code(failure(sqlite3.SQLITE_FULL, "SQLITE_FULL"), path) == "store.disk_full"
    assert code(READONLY, path) == "store.read_only"
    monkeypatch.setattr(disk, "_refused", lambda _path: errno.EROFS)
    assert code(READONLY, path) == "store.disk_read_only"


@pytest.mark.skipif(sys.platform == "win32", reason="locks are something else there")
@pytest.mark.parametrize("number", [errno.ENOLCK, errno.EOPNOTSUPP, errno.ENOSYS, errno.EIO])
def test_f15_a_share_without_locks_is_not_open_somewhere_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    import fcntl

    path = tmp_path / "club.tdapp"
    assert code(BUSY, path) == "store.locked"

    def no_locks(*_: object) -> None:
        raise OSError(number, "no locks available")

    monkeypatch.setattr(fcntl, "lockf", no_locks)
    assert code(BUSY, path) == "store.no_locks"
    assert code(failure(sqlite3.SQLITE_IOERR_LOCK, "SQLITE_IOERR_LOCK"), path) == "store.no_locks"


def test_f15_a_folder_that_is_gone_is_said_as_such(tmp_path: Path) -> None:
    folder = tmp_path / "stick"
    folder.mkdir()
    shutil.rmtree(folder)
    for error in (IOERR, BUSY, READONLY, failure(sqlite3.SQLITE_CANTOPEN, "SQLITE_CANTOPEN")):
        assert code(error, folder / "club.tdapp") == "store.no_folder"
    assert refusal(folder / "club.tdapp", create=True).code == "store.no_folder"


def test_f15_each_has_a_sentence_of_its_own() -> None:
    from tdapp.words.club.troubles import TROUBLES

    codes = "disk_full disk_failed disk_read_only read_only not_allowed no_folder no_locks locked cannot_open"
    said = {TROUBLES[f"trouble.store.{each}"].source for each in codes.split()}
    assert len(said) == len(codes.split())


@pytest.mark.skipif(sys.platform == "win32", reason="no such limit there")
def test_f15_a_file_that_may_not_grow_is_a_full_disk_whatever_others_may_write(tmp_path: Path) -> None:
    import resource

    path = tmp_path / "club.tdapp"
    path.write_bytes(bytes(50_000))
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (100_000, hard))
    try:
        assert code(IOERR, path) == "store.disk_full"
        path.write_bytes(bytes(30_000))
        assert code(IOERR, path) == "store.disk_failed"
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
