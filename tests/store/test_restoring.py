"""Copies belong to a club by what is in them; putting one back leaves a file under its name, whenever it ends."""

import os
import random
import shutil
import sqlite3
import sys
import time
from collections.abc import Callable
from contextlib import closing
from datetime import timedelta
from pathlib import Path
from subprocess import PIPE, Popen
from typing import Any

import pytest

from tdapp.domain.units import Seq
from tdapp.store import backup, beside, identity, losing
from tdapp.store.backup import Copy
from tdapp.store.club_file import ClubFile
from tdapp.store.restoring import restore
from tests.store.samples import EVENT, NOW, bust_outs

CHILD = Path(__file__).with_name("child.py")


def played(path: Path, acts: int, *copied: int, stream: str = EVENT, day: int = 0) -> list[Path]:
    """A club file with so many acts, and a copy of it after these many; the copies."""
    folder, made = path.with_name("copies"), []
    with ClubFile.open(path, create=True, now=NOW, holder="Anna") as club:
        done = club.head(stream).seq
        for number in range(done + 1, done + acts + 1):
            club.append(stream, bust_outs(1, start=number), expected=Seq(number - 1))
            if number in copied:
                made.append(
                    backup.copy_now(club, folder, now=NOW + timedelta(days=day, minutes=number), reason="level")
                )
    return made


def copies_of(path: Path) -> list[Path]:
    return [copy.path for copy in backup.copies(path.with_name("copies"), path)]


def acts_in(path: Path) -> int:
    with ClubFile.open(path, create=False, now=NOW, holder="Anna") as club:
        return len(club.load(EVENT))


def without_identity(path: Path) -> None:
    """As a version of the program left it that knew of no identities."""
    with closing(sqlite3.connect(path)) as raw, raw:
        raw.execute("DELETE FROM setting WHERE key = ?", (identity.KEY,))
        raw.execute("DELETE FROM seal WHERE name = 'setting' AND part = ?", (identity.KEY,))


# Whose copy it is


def test_f6_two_clubs_in_one_folder_never_take_or_thin_each_others_copies(tmp_path: Path) -> None:
    club, venlo = tmp_path / "club.tdapp", tmp_path / "club Venlo.tdapp"
    mine = played(club, 3, 1, 2)
    theirs = played(venlo, 6, 1, 2, 3, 4, 5)
    later = NOW + timedelta(days=900)
    with ClubFile.open(club, create=False, now=later, holder="Anna") as opened:
        backup.thin_out(tmp_path / "copies", opened, now=later)
    assert copies_of(venlo) == theirs[::-1]
    assert copies_of(club) == [mine[1]]
    club.write_bytes(b"coffee" * 1000)
    assert copies_of(club) == [mine[1]]
    club.unlink()
    assert copies_of(club) == [mine[1]]


@pytest.mark.parametrize("old", [False, True], ids=["with an identity", "from before there were any"])
def test_f6_another_club_under_the_same_name_leaves_the_copies_of_the_first_alone(tmp_path: Path, old: bool) -> None:
    path = tmp_path / "club.tdapp"
    first = played(path, 2, 1, 2)
    path.rename(tmp_path / "first.tdapp")
    second = played(path, 1, 1, stream="another tournament", day=1)
    if old:
        for each in (path, tmp_path / "first.tdapp", *first, *second):
            without_identity(each)
    assert copies_of(path) == second
    assert copies_of(tmp_path / "first.tdapp") == first[::-1]
    path.write_bytes(b"")
    assert copies_of(path)  # nothing says any more whose they are, but that they were made from a file of this name


def test_f6_a_club_that_was_renamed_finds_its_copies_and_one_begun_as_a_copy_takes_none(tmp_path: Path) -> None:
    path, renamed = tmp_path / "club.tdapp", tmp_path / "poker.tdapp"
    made = played(path, 2, 1, 2)
    shutil.copyfile(path, renamed)
    assert copies_of(renamed) == []
    path.unlink()
    assert copies_of(renamed) == made[::-1]
    with ClubFile.open(renamed, create=False, now=NOW, holder="Anna") as opened:
        backup.thin_out(tmp_path / "copies", opened, now=NOW + timedelta(days=900))
    assert copies_of(renamed) == made[::-1]


def test_f6_an_identity_outlives_copying_raising_and_an_old_copy_put_back(tmp_path: Path) -> None:
    path = tmp_path / "club.tdapp"
    made = played(path, 2, 1)
    mine = identity.identity_of(path)
    assert mine is not None and len(mine.key) == 32
    without_identity(made[0])
    restore(made[0], path, now=NOW)
    with ClubFile.open(path, create=False, now=NOW, holder="Anna") as opened:
        assert opened.identity.key == mine.key
    other = tmp_path / "other" / "club.tdapp"
    other.parent.mkdir()
    played(other, 1)
    assert getattr(identity.identity_of(other), "key", "") not in ("", mine.key)


def test_what_a_copy_would_lose_is_counted_in_acts_and_lines_and_said_with_its_last_hour(tmp_path: Path) -> None:
    path = tmp_path / "club.tdapp"
    made = played(path, 7, 3, 7)
    ends = losing.ends_of(path)
    assert losing.lost(ends, made[1]) == losing.Loss(0, 0, None)
    loss = losing.lost(ends, made[0])
    assert loss is not None and (loss.acts, loss.lines) == (4, 4)
    assert loss.last is not None and loss.last.tzinfo is not None
    path.write_bytes(b"x" * 5000)
    assert losing.ends_of(path) is None and losing.lost(None, made[0]) is None


# A kill at any point


class Killed(BaseException):
    """Nothing the process wanted to do reaches the disk any more."""


class Plug:
    """Pulled before a certain call to the disk: that call and all after it are not made."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.left = -1
        for owner, name in ((os, "link"), (os, "fsync"), (os, "open"), (Path, "replace"), (Path, "unlink")):
            monkeypatch.setattr(owner, name, self._counted(getattr(owner, name)))

    def _counted(self, call: Callable[..., Any]) -> Callable[..., Any]:
        def counted(*args: Any, **kwargs: Any) -> Any:
            if self.left == 0:
                raise Killed
            self.left -= 1
            return call(*args, **kwargs)

        return counted


@pytest.mark.parametrize("was", ["damaged", "gone", "whole", "with a journal"])
def test_f12_dead_before_any_call_to_the_disk_a_file_stands_under_the_clubs_name(
    tmp_path: Path, was: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, plug, coffee = tmp_path / "club.tdapp", Plug(monkeypatch), b"coffee" * 1000
    (copy,) = played(path, 4, 2)
    whole = path.read_bytes()
    for step in range(50):
        path.write_bytes(whole if was == "whole" else coffee)
        if was == "gone":
            path.unlink()
        if was == "with a journal":
            Path(f"{path}-journal").write_bytes(b"what a crash left of the old file")
        plug.left = step
        try:
            restore(copy, path, now=NOW + timedelta(seconds=step))
            break
        except Killed:
            plug.left = -1
        assert path.exists() or was == "gone"
        if path.exists():
            assert path.read_bytes() in (whole, coffee) or acts_in(path) == 2
        assert copies_of(path) == [copy]  # offered again
    plug.left = -1
    assert step > 5
    assert acts_in(path) == 2
    left = [each.name for each in tmp_path.iterdir()]
    assert not [name for name in left if name.endswith(".part")] and f"{path.name}-journal" not in left
    assert not [aside for aside in beside.set_aside(path) if aside.samefile(path)]


def acts_in_or_none(path: Path) -> int | None:
    try:
        return acts_in(path)
    except Exception:
        return None


def killed_while_restoring(path: Path, chance: random.Random, rounds: int) -> None:
    """Somebody pulls the plug at any moment of putting a copy back; then the file opens, or its copy is put back."""
    for _ in range(rounds):
        harm = chance.choice(["garbage", "gone", "cut", "none"])
        if harm == "gone":
            path.unlink()
        elif harm != "none":
            path.write_bytes(b"coffee" * 900 if harm == "garbage" else path.read_bytes()[:5000])
        with Popen([sys.executable, CHILD, "restore", path], stdout=PIPE, text=True) as child:
            assert child.stdout is not None
            child.stdout.readline()
            time.sleep(chance.uniform(0.0, 0.06))
            child.kill()
        if harm != "gone":
            assert path.exists()
        found: list[Copy] = backup.trusted(backup.copies(path.with_name("copies"), path))
        assert found
        if acts_in_or_none(path) is None:
            restore(found[0].path, path, now=NOW + timedelta(days=1, seconds=chance.random()))
        assert acts_in(path) in (40, 90)
        assert not [each for each in path.parent.iterdir() if each.name.endswith(".part")]
        for aside in beside.set_aside(path):
            assert not aside.samefile(path)
            aside.unlink()


def test_f12_killed_while_restoring_the_club_has_a_file(path: Path) -> None:
    played(path, 90, 40)
    killed_while_restoring(path, random.Random(12), 3)


@pytest.mark.soak
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("seed", range(6))
def test_f12_killed_while_restoring_the_club_has_a_file_long(path: Path, seed: int) -> None:
    played(path, 90, 40)
    killed_while_restoring(path, random.Random(seed), 150)


def test_f12_both_names_are_on_the_disk_when_the_file_is_back(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The old file has its new name before the copy takes its place, and neither name is lost with the power."""
    (copy,) = played(path, 3, 2)
    old, seen = path.read_bytes(), []

    def flushed(folder: Path) -> None:
        seen.append({each.name: each.read_bytes() for each in folder.iterdir() if each.is_file()})

    monkeypatch.setattr("tdapp.store.restoring.flush_folder", flushed)
    aside = restore(copy, path, now=NOW)
    assert aside is not None
    assert [there.get(aside.name) for there in seen] == [old, old]
    assert [there[path.name] == old for there in seen] == [True, False]
    assert seen[-1][path.name] == path.read_bytes()


def test_a_disk_without_second_names_keeps_the_old_file_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def never(*_args: object, **_kwargs: object) -> None:
        raise OSError(1, "no second names here")

    path = tmp_path / "club.tdapp"
    made = played(path, 2, 1)
    path.write_bytes(b"coffee" * 1000)
    monkeypatch.setattr(os, "link", never)
    aside = restore(made[0], path, now=NOW)
    assert aside is not None and aside.read_bytes() == b"coffee" * 1000
    assert acts_in(path) == 1


# Owner only


@pytest.mark.skipif(sys.platform == "win32", reason="a file has the rights of its folder there")
def test_f14_files_of_the_club_belong_to_their_owner_alone(tmp_path: Path) -> None:
    path = tmp_path / "club.tdapp"
    before = os.umask(0)
    try:
        made = played(path, 2, 1)
        with ClubFile.open(path, create=False, now=NOW, holder="Anna"):
            beside_it = [each for each in tmp_path.iterdir() if each.is_file()]
            assert {each.stat().st_mode & 0o777 for each in beside_it} == {0o600} and len(beside_it) > 1
        path.chmod(0o644)
        aside = restore(made[0], path, now=NOW)
        assert aside is not None
        assert {each.stat().st_mode & 0o777 for each in (path, aside, *made)} == {0o600}
        path.chmod(0o666)
        assert acts_in(path) == 1
        assert path.stat().st_mode & 0o777 == 0o600
        assert (tmp_path / "copies").stat().st_mode & 0o777 == 0o700
    finally:
        os.umask(before)
