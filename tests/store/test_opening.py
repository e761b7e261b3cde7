"""Whatever somebody points at: a sound club file, or a clear reason why not."""

import os
import platform
import sqlite3
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from subprocess import PIPE, Popen
from typing import Any

import pytest

from tdapp.domain.units import Seq
from tdapp.store import engine, opening, schema
from tdapp.store.club_file import ClubFile
from tdapp.store.engine import APPLICATION_ID
from tdapp.store.errors import KnownError
from tdapp.store.lock_note import LockNote, note_path, read_note
from tests.store.samples import EVENT, NOW, bust_outs

CHILD = Path(__file__).with_name("child.py")


def refusal(path: Path, *, create: bool = False) -> KnownError:
    with pytest.raises(KnownError) as refused:
        ClubFile.open(path, create=create, now=NOW, holder="Bob")
    return refused.value


def made(path: Path) -> Path:
    with ClubFile.open(path, create=True, now=NOW, holder="Anna") as club:
        club.append(EVENT, bust_outs(5), expected=Seq(0))
    return path


def changed(path: Path, statement: str) -> None:
    raw = sqlite3.connect(path)
    raw.execute(statement)
    raw.commit()
    raw.close()


def test_the_settings_that_lose_nothing_are_on(club: ClubFile) -> None:
    wanted: dict[str, Any] = {
        "locking_mode": "exclusive",
        "journal_mode": "delete",
        "synchronous": 3,
        "foreign_keys": 1,
        "trusted_schema": 0,
        "cell_size_check": 1,
        "busy_timeout": 0,
        "application_id": APPLICATION_ID,
        "user_version": schema.VERSION,
    }
    with club.transaction() as db:
        assert {name: db.execute(f"PRAGMA {name}").fetchone()[0] for name in wanted} == wanted


def test_creating_opens_what_is_there_already(path: Path) -> None:
    made(path)
    with ClubFile.open(path, create=True, now=NOW, holder="Anna") as club:
        assert club.load(EVENT) == bust_outs(5)


def test_creating_goes_on_where_a_crash_left_an_empty_file(path: Path) -> None:
    path.touch()
    made(path)


def test_opening_never_makes_a_file(path: Path) -> None:
    assert refusal(path).code == "store.missing"
    assert not path.exists()


def test_an_empty_file_is_no_club_file(path: Path) -> None:
    path.touch()
    assert refusal(path).code == "store.empty"
    assert path.stat().st_size == 0
    changed(path, "VACUUM")
    assert refusal(path).code == "store.empty"


@pytest.mark.parametrize("create", [False, True])
@pytest.mark.parametrize(
    ("content", "code"),
    [
        (b"Once upon a time there was a poker club.\n" * 100, "store.no_database"),
        (b"SQLite format 3\0" + b"\xff" * 5000, "store.no_database"),
        (b"x", "store.no_database"),
    ],
)
def test_garbage_is_refused_and_stays_as_it_is(path: Path, create: bool, content: bytes, code: str) -> None:
    path.write_bytes(content)
    assert refusal(path, create=create).code == code
    assert path.read_bytes() == content


@pytest.mark.parametrize("create", [False, True])
def test_the_file_of_another_program_is_refused_and_stays_as_it_is(path: Path, create: bool) -> None:
    changed(path, "CREATE TABLE recipes (name TEXT)")
    before = path.read_bytes()
    assert refusal(path, create=create).code == "store.foreign"
    assert path.read_bytes() == before


def test_a_file_of_a_later_version_is_refused_and_stays_as_it_is(path: Path) -> None:
    made(path)
    changed(path, "PRAGMA user_version = 99")
    before = path.read_bytes()
    refused = refusal(path)
    assert (refused.code, refused.facts["version"], refused.facts["known"]) == ("store.newer", 99, schema.VERSION)
    assert path.read_bytes() == before


def test_a_folder_and_a_missing_folder_are_told_apart(tmp_path: Path) -> None:
    assert refusal(tmp_path).code == "store.is_a_folder"
    assert refusal(tmp_path / "nowhere" / "club.tdapp", create=True).code == "store.no_folder"


@pytest.mark.parametrize(
    "change",
    [
        "CREATE TRIGGER theirs AFTER INSERT ON journal BEGIN DELETE FROM player; END",
        "CREATE VIEW theirs AS SELECT 1",
        "DROP TRIGGER journal_no_update",
        "DROP INDEX entry_one_in_a_seat",
        "DROP TABLE payment",
        "ALTER TABLE player ADD COLUMN theirs TEXT",
        "ALTER TABLE player RENAME COLUMN note TO notes",
    ],
)
def test_tables_that_are_not_ours_are_refused(path: Path, change: str) -> None:
    made(path)
    changed(path, change)
    refused = refusal(path)
    assert (refused.code, refused.facts["detail"]) == ("store.damaged", "tables")


def test_a_damaged_file_is_noticed_at_opening(path: Path) -> None:
    made(path)
    content = bytearray(path.read_bytes())
    content[4096:8192] = bytes(4096)
    path.write_bytes(content)
    assert refusal(path).code == "store.damaged"


def test_a_large_file_is_not_gone_through_before_the_evening(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Version, tables and each line with its chain are; the copy made beside the evening is looked over whole."""
    made(path)
    looked: list[object] = []
    monkeypatch.setattr(opening, "sound", looked.append)
    ClubFile.open(path, create=False, now=NOW, holder="Anna").close()
    assert len(looked) == 1
    monkeypatch.setattr(engine, "SMALL", path.stat().st_size - 1)
    ClubFile.open(path, create=False, now=NOW, holder="Anna").close()
    assert len(looked) == 1
    changed(path, "DROP TABLE payment")
    assert refusal(path).facts["detail"] == "tables"


@contextmanager
def somebody_without_rights(folder: Path) -> Iterator[None]:
    """Within it this process has no more rights than the folder gives; root would have them all."""
    if os.geteuid() != 0:
        yield
        return
    os.chown(folder, 65534, 65534)
    for path in folder.iterdir():
        os.chown(path, 65534, 65534)
    os.seteuid(65534)
    try:
        yield
    finally:
        os.seteuid(0)


@pytest.mark.skipif(sys.platform == "win32", reason="rights are something else there")
@pytest.mark.parametrize(
    ("folder_mode", "file_mode", "code"),
    [(0o755, 0o444, "store.read_only"), (0o555, 0o644, "store.read_only"), (0o755, 0o000, "store.not_allowed")],
)
def test_a_file_or_folder_that_takes_no_writing_is_told(folder_mode: int, file_mode: int, code: str) -> None:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        path = made(folder / "club.tdapp")
        before = path.read_bytes()
        with somebody_without_rights(folder):
            path.chmod(file_mode)
            folder.chmod(folder_mode)
            refused = refusal(path)
            folder.chmod(0o755)
            path.chmod(0o644)
        assert refused.code == code
        assert path.read_bytes() == before


@pytest.mark.skipif(sys.platform == "win32", reason="rights are something else there")
def test_a_new_file_in_a_folder_that_takes_none_is_told() -> None:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        with somebody_without_rights(folder):
            folder.chmod(0o555)
            assert refusal(folder / "club.tdapp", create=True).code == "store.not_allowed"
            folder.chmod(0o755)


def test_the_second_one_hears_who_has_the_file_and_since_when(club: ClubFile) -> None:
    refused = refusal(club.path)
    assert refused.code == "store.locked"
    assert refused.facts == {"path": club.path, "holder": "Anna", "machine": platform.node(), "since": NOW}
    club.append(EVENT, bust_outs(1), expected=Seq(0))
    assert club.load(EVENT) == bust_outs(1)


def test_the_second_program_hears_it_too_and_a_killed_one_locks_nobody_out(path: Path) -> None:
    made(path)
    with Popen([sys.executable, CHILD, "hold", path], stdin=PIPE, stdout=PIPE, text=True) as child:
        assert child.stdout is not None
        assert child.stdout.readline() == "open\n"
        refused = refusal(path)
        assert (refused.code, refused.facts["holder"]) == ("store.locked", "the child")
        child.kill()
    assert read_note(path).holder == "the child"  # stale now
    with ClubFile.open(path, create=False, now=NOW, holder="Bob") as club:
        assert club.load(EVENT) == bust_outs(5)
        assert read_note(path).holder == "Bob"


@pytest.mark.parametrize("note", [None, b"", b"\n", b"\xff\xfe\0", b"Anna\nhall\nmany\nyesterday\n"])
def test_a_note_that_says_nothing_is_no_obstacle(path: Path, note: bytes | None) -> None:
    made(path)
    if note is not None:
        note_path(path).write_bytes(note)
    with ClubFile.open(path, create=False, now=NOW, holder="Bob"):
        if note is None:
            note_path(path).unlink()
        else:
            note_path(path).write_bytes(note)
        refused = refusal(path)
        assert refused.code == "store.locked"
        assert refused.facts["since"] is None


def test_a_file_that_cannot_be_used_after_all_says_why_and_locks_nobody_out(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_args: object) -> None:
        raise KnownError("store.disk_full", path=path)

    with monkeypatch.context() as patch:
        patch.setattr("tdapp.store.club_file.give", full)
        assert refusal(path, create=True).code == "store.disk_full"
    with ClubFile.open(path, create=True, now=NOW, holder="Anna") as club:
        assert club.identity


def test_the_note_goes_when_the_file_is_closed(path: Path) -> None:
    made(path)
    assert not note_path(path).exists()
    assert read_note(path) == LockNote()


def test_closing_twice_is_no_harm(path: Path) -> None:
    club = ClubFile.open(path, create=True, now=NOW, holder="Anna")
    club.close()
    club.close()
    assert made(path)
