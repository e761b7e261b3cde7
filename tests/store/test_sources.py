"""What stands beside the journal is put together from several sources: a row that something changed does not count."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from tdapp.app.demo.evening import HandClock
from tdapp.app.open_club import Club
from tdapp.store.seals import Part
from tdapp.store.sources import Source, joined, source_of
from tests.evenings.director import SEVEN, names

CHANGED_KEY = "UPDATE player SET id = replace(id, substr(id, 9, 1), 'x') WHERE id = :player"


@pytest.fixture
def path(tmp_path: Path) -> Iterator[Path]:
    path = tmp_path / "Friday club.tdapp"
    with Club.open(path, create=True, time=HandClock(SEVEN).source(), operator_name="Ada") as club:
        club.add_players((name, "") for name in names(4))
    return path


def somebody(whole: Source) -> Part:
    return max(place for place in whole.rows if place[0] == "player")


def change(path: Path, statement: str, player: str) -> None:
    """Change the file as damage does: no seal is told."""
    with closing(sqlite3.connect(path)) as raw, raw:
        raw.execute("PRAGMA ignore_check_constraints = ON")
        assert raw.execute(statement, {"player": player}).rowcount == 1


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE player SET last = 'Xyz' WHERE id = :player",
        "UPDATE player SET erased = 1 WHERE id = :player",
        "DELETE FROM player WHERE id = :player",
        CHANGED_KEY,
        CHANGED_KEY.replace("SET", "SET last = 'Xyz',"),
    ],
)
def test_a_row_that_was_changed_comes_from_an_older_source_that_has_it_as_written(path: Path, statement: str) -> None:
    older = source_of(path, at=1)
    change(path, statement, somebody(older)[1])
    assert joined([source_of(path, at=2), older]).rows == joined([older]).rows


def test_a_row_of_which_only_the_key_was_changed_has_it_again_from_its_seal(path: Path) -> None:
    whole = source_of(path)
    change(path, CHANGED_KEY, somebody(whole)[1])
    assert joined([source_of(path)]).rows == joined([whole]).rows


def test_a_changed_row_that_nobody_else_has_is_kept(path: Path) -> None:
    whole = source_of(path)
    change(path, "UPDATE player SET last = 'Xyz' WHERE id = :player", somebody(whole)[1])
    assert joined([source_of(path)]).rows[somebody(whole)]["last"] == "Xyz"
