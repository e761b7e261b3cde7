"""Files of every version open for ever, and an older one is raised on a copy."""

import re
import shutil
import sqlite3
from collections.abc import Mapping
from contextlib import closing
from datetime import date
from pathlib import Path

import pytest

from tdapp.domain.people.person import Block, BlockKind, PersonData, PrivateData
from tdapp.domain.units import Seq
from tdapp.store import barred, chip_pictures, players, settings
from tdapp.store.chain import printable
from tdapp.store.club_file import ClubFile
from tdapp.store.engine import connect, pragma
from tdapp.store.errors import KnownError
from tdapp.store.journal import CLUB, broken_line
from tdapp.store.migrations import Step, migrate
from tdapp.store.schema import VERSION, matches
from tests.store.samples import ANNA, BOB, EVENT, NOW, bust_outs

DATA = Path(__file__).with_name("data")


@pytest.fixture
def old(path: Path) -> Path:
    with ClubFile.open(path, create=True, now=NOW, holder="Anna") as club:
        club.append(EVENT, bust_outs(5), expected=Seq(0))
    return path


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def add_shoe_size(raw: sqlite3.Connection) -> None:
    raw.execute("ALTER TABLE player ADD COLUMN shoe_size TEXT NOT NULL DEFAULT ''")


def add_colour(raw: sqlite3.Connection) -> None:
    raw.execute("ALTER TABLE player ADD COLUMN colour TEXT NOT NULL DEFAULT 'blue'")


STEPS: Mapping[int, Step] = {VERSION: add_shoe_size, VERSION + 1: add_colour}


def test_an_old_file_is_raised_step_by_step_and_kept(old: Path) -> None:
    before = old.read_bytes()
    raw = migrate(old, connect(old, create=False), steps=STEPS, target=VERSION + 2)
    assert pragma(raw, "user_version") == VERSION + 2
    assert raw.execute("SELECT shoe_size, colour FROM player").fetchall() == []
    assert broken_line(raw) is None
    with pytest.raises(sqlite3.OperationalError, match="locked"):
        connect(old, create=False)
    raw.close()
    kept = old.with_name(f"{old.name}.v{VERSION}.bak")
    assert names(old.parent) == sorted([old.name, kept.name])
    shutil.copy(kept, old)
    with ClubFile.open(old, create=False, now=NOW, holder="Anna") as club:
        assert club.load(EVENT) == bust_outs(5)
    assert len(before) == kept.stat().st_size


def fail(raw: sqlite3.Connection) -> None:
    raw.execute("DROP TABLE setting")
    raise RuntimeError("the step broke off")


def orphan(raw: sqlite3.Connection) -> None:
    raw.execute("INSERT INTO result VALUES ('nowhere', 1, 1, 1, 0)")


@pytest.mark.parametrize(
    ("steps", "error"),
    [
        ({VERSION: add_shoe_size, VERSION + 1: fail}, "the step broke off"),
        ({VERSION: add_shoe_size, VERSION + 1: orphan}, "store.damaged"),
        ({VERSION: add_shoe_size}, "store.too_old"),
    ],
)
def test_when_a_step_fails_the_file_is_as_it_was(old: Path, steps: Mapping[int, Step], error: str) -> None:
    before = old.read_bytes()
    raw = connect(old, create=False)
    with pytest.raises((KnownError, RuntimeError), match=error):
        migrate(old, raw, steps=steps, target=VERSION + 2)
    raw.close()
    assert old.read_bytes() == before
    assert names(old.parent) == [old.name]


@pytest.mark.parametrize("version", range(1, VERSION))
def test_a_file_of_every_version_takes_what_a_new_one_takes(tmp_path: Path, version: int) -> None:
    """A new way to pay changes a CHECK: without a step of its own, older files would refuse it."""
    old, new = Path(shutil.copy(DATA / f"v{version}.tdapp", tmp_path)), tmp_path / "new.tdapp"
    for path in (old, new):
        ClubFile.open(path, create=path is new, now=NOW, holder="Anna").close()
    assert checks(old) == checks(new)


def checks(path: Path) -> set[str]:
    """Every CHECK of the tables, however its SQL was once written."""
    with closing(sqlite3.connect(path)) as raw:
        tables = [" ".join(sql.split()) for (sql,) in raw.execute("SELECT sql FROM sqlite_master WHERE type = 'table'")]
    ends = r"(?=, CONSTRAINT|, FOREIGN KEY|, PRIMARY KEY| ?\) WITHOUT| ?\) STRICT)"
    return {found for sql in tables for found in re.findall(rf"CONSTRAINT \w+ CHECK .*?{ends}", sql)}


@pytest.mark.parametrize("version", range(1, VERSION))
def test_a_file_of_every_version_opens_for_ever(tmp_path: Path, version: int) -> None:
    """Written by `python -m tests.store.samples` when that version came out. Never make one anew after that."""
    name = f"v{version}"
    path = Path(shutil.copy(DATA / f"{name}.tdapp", tmp_path))
    with ClubFile.open(path, create=False, now=NOW, holder="Anna") as club:
        assert club.streams() == (CLUB, EVENT)
        assert len(club.load(CLUB)) == 1
        assert printable(club.head(EVENT).head) == (DATA / f"{name}.head").read_text(encoding="ascii").strip()
        assert {type(fact).__name__ for act in club.load(EVENT) for fact in act.facts} >= {"BustedOut", "SeatsDrawn"}
        assert [row.remaining for row in club.tournaments()] == [99_993]
        assert [row.chip_set for row in club.tournaments()] == ["club" if version >= 7 else ""]
        with club.transaction() as db:
            assert [person.last for person in players.everybody(db)] == ["Żółć"]
            person = players.person(db, BOB)
            assert person is not None and (person.data.first, person.data.club_no) == ("Łukasz", "0042")
            if version >= 3:
                assert (person.data.email, person.data.needs, person.has_photo) == ("zolc@example.org", "seat 1", True)
                assert players.private(db, BOB) == PrivateData("NX9CK1234", date(1980, 2, 29))
                assert person.block == Block(BlockKind.SELF, date(2027, 11, 21)) and len(barred.everybody(db)) == 1
            else:
                assert person.data == PersonData("Żółć", "Łukasz", club_no="0042") and person.block is None
            assert chip_pictures.picture(db, "ab" * 32) == (b"a chip" if version >= 7 else None)
            assert settings.operators(db) == (settings.OperatorRecord(ANNA, "Anna"),)
            assert matches(db)
