"""The file is taken away, replaced, cut or written over while it is open: noticed before the next act, and said."""

import os
import shutil
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tdapp.domain.units import Seq
from tdapp.store.club_file import ClubFile
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


def folder_gone(path: Path) -> None:
    shutil.rmtree(path.parent)


HARMS = [
    (removed, "store.gone"),
    (moved, "store.gone"),
    (replaced, "store.replaced"),
    (cut, "store.cut"),
    (written_over, "store.overwritten"),
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
