"""The file is taken away, replaced, cut or written over while it is open: noticed before the next act, and said."""

import os
import shutil
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tdapp.domain.units import Seq
from tdapp.store.club_file import ClubFile
from tdapp.store.engine import LARGEST
from tdapp.store.errors import KnownError
from tests.store.samples import EVENT, bust_outs
from tests.store.test_trouble import append_one

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="an open file cannot be taken away there")


def removed(path: Path) -> None:
    path.unlink()


def moved(path: Path) -> None:
    path.rename(path.with_name("elsewhere"))


def replaced(path: Path) -> None:
    """As a sync folder does: a whole file of another moment, under the same name."""
    part = path.with_name("part")
    shutil.copy(path, part)
    part.replace(path)


def cut(path: Path) -> None:
    os.truncate(path, path.stat().st_size // 2)


def written_over(path: Path) -> None:
    with path.open("rb+") as file:
        file.seek(24)
        file.write(b"\x00\x00\xff\xff")


def pages_over(path: Path) -> None:
    """Somewhere behind the header, which stays as it is."""
    with path.open("rb+") as file:
        file.seek(8192)
        file.write(os.urandom(20 * 4096))


def one_bit_over(path: Path) -> None:
    """SQLite finds nothing wrong with it."""
    at = path.read_bytes().index(b'"entry"') + 1
    with path.open("rb+") as file:
        file.seek(at)
        file.write(b"d")


def folder_gone(path: Path) -> None:
    shutil.rmtree(path.parent)


HARMS = [
    (removed, "store.gone"),
    (moved, "store.gone"),
    (replaced, "store.replaced"),
    (cut, "store.cut"),
    (written_over, "store.overwritten"),
    (pages_over, "store.overwritten"),
    (one_bit_over, "store.overwritten"),
    (folder_gone, "store.gone"),
]


@pytest.mark.parametrize(("harm", "code"), HARMS)
def test_f8_no_act_is_confirmed_into_a_file_that_is_not_ours_any_more(
    club: ClubFile, path: Path, harm: Callable[[Path], None], code: str
) -> None:
    club.append(EVENT, bust_outs(3), expected=Seq(0))
    assert club.another() is None
    harm(path)
    noticed = club.another()
    assert noticed is not None and noticed.code == code and noticed.facts["path"] == path
    for _ in range(2):
        with pytest.raises(KnownError) as refused:
            append_one(club)
        assert refused.value.code == code
    assert club.head(EVENT).seq == 3  # looking goes on as long as it can


def test_f8_a_file_that_comes_back_is_ours_again(club: ClubFile, path: Path) -> None:
    aside = path.with_name("aside")
    path.rename(aside)
    assert club.another() is not None
    aside.rename(path)
    assert club.another() is None
    append_one(club)


def test_f8_our_own_writing_is_no_change(club: ClubFile) -> None:
    for _ in range(30):
        append_one(club)
        assert club.another() is None
    with club.erasing() as db:
        db.execute("DELETE FROM entry")
    assert club.another() is None


def test_f8_a_time_that_is_set_late_is_no_change(club: ClubFile, path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As network folders do: the file is read once, found to be ours, and not read again."""
    append_one(club)
    looked = []
    is_ours = club._is_ours
    monkeypatch.setattr(club, "_is_ours", lambda content: looked.append(len(content)) or is_ours(content))
    for later in (3, -7200):
        os.utime(path, (path.stat().st_atime, path.stat().st_mtime + later))
        assert club.another() is None
        assert club.another() is None
        append_one(club)
    assert looked == [path.stat().st_size] * 2
    os.utime(path)
    append_one(club)  # noticed by the act itself
    assert len(looked) == 3


def test_f8_what_is_put_back_as_it_was_is_ours_again(club: ClubFile, path: Path) -> None:
    append_one(club)
    whole = path.read_bytes()
    pages_over(path)
    assert club.another() is not None
    with path.open("rb+") as file:
        file.write(whole)
        file.truncate()
    assert club.another() is None
    append_one(club)
    assert club.head(EVENT).seq == 2


def test_f8_where_we_hold_nothing_of_a_file_it_must_be_sound(club: ClubFile, path: Path) -> None:
    append_one(club)
    club._raw.execute("PRAGMA shrink_memory")
    pages_over(path)
    noticed = club.another()
    assert noticed is not None and noticed.code == "store.overwritten"


def test_f8_a_file_nobody_touched_is_never_read_again(club: ClubFile, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(club, "_is_ours", lambda _content: pytest.fail("read for nothing"))
    for _ in range(5):
        append_one(club)
        assert club.another() is None
        club.find_again("payment")
    with club.erasing() as db:
        db.execute("DELETE FROM entry")
    with pytest.raises(ZeroDivisionError), club.transaction() as db:
        db.execute("DELETE FROM setting")
        _ = 1 // 0
    assert club.another() is None


def test_f8_a_file_is_compared_up_to_the_size_sqlite_may_hold_of_it(club: ClubFile) -> None:
    (kibibytes,) = club._raw.execute("PRAGMA cache_size").fetchone()
    assert -kibibytes * 1024 == LARGEST
