"""Full disks, failing disks: said by name, nothing half done, and the evening goes on when there is room again."""

import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from tdapp.domain.units import Seat, Seq, TableNo, TextId
from tdapp.store.club_file import ClubFile
from tdapp.store.errors import KnownError, known
from tdapp.store.free_text import FreeText
from tdapp.store.projection import Projection
from tests.store.samples import EVENT, NOW, bust_outs, rows_of_bust_out, seated, tournament

CHILD = Path(__file__).with_name("child.py")


def content(club: ClubFile) -> dict[str, list[Any]]:
    """Everything in the file."""
    with club.transaction() as db:
        tables = [row[0] for row in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        return {name: [tuple(row) for row in db.execute(f"SELECT * FROM {name} ORDER BY 1, 2")] for name in tables}


def big_act(club: ClubFile) -> None:
    """Appends enough of everything for many new pages."""
    end = club.head(EVENT)
    club.append(
        EVENT,
        bust_outs(60, start=end.seq + 1),
        expected=end.seq,
        projection=Projection(
            tournament=tournament(entries=300, remaining=300),
            entries=tuple(seated(number, Seat(TableNo(number), 1)) for number in range(1, 300)),
            results=rows_of_bust_out(3).results,
            payments=rows_of_bust_out(3).payments,
        ),
        texts=[FreeText(TextId(f"{end.seq:032x}"), b"0123456789abcdef", "words " * 1000)],
    )


def test_wherever_the_disk_runs_full_nothing_has_happened_and_the_next_act_works(club: ClubFile) -> None:
    """One page of room, two pages, three ... : every place at which the act can run out of room."""
    club.append(EVENT, bust_outs(3), expected=Seq(0))
    before = content(club)
    refused = 0
    with club.transaction() as db:
        pages = db.execute("PRAGMA page_count").fetchone()[0]
    for room in range(1000):
        limit(club, pages + room)
        try:
            big_act(club)
            break
        except KnownError as error:
            assert error.code == "store.disk_full"
            assert content(club) == before
            refused += 1
    assert refused >= 10
    limit(club, 1_000_000)
    big_act(club)
    assert len(club.load(EVENT)) == 3 + 60 + 60


def limit(club: ClubFile, pages: int) -> None:
    with club.transaction() as db:
        db.execute(f"PRAGMA max_page_count={pages}")


@pytest.mark.skipif(sys.platform == "win32", reason="there is no such limit there")
def test_a_file_that_may_not_grow_is_a_full_disk(path: Path) -> None:
    with ClubFile.open(path, create=True, now=NOW, holder="Anna") as club:
        club.append(EVENT, bust_outs(5), expected=Seq(0))
    child = subprocess.run([sys.executable, CHILD, "squeeze", path], capture_output=True, text=True, check=False)
    assert child.stdout.split() == ["store.disk_full", "done"], child.stderr


def failure(code: int, name: str) -> sqlite3.OperationalError:
    error = sqlite3.OperationalError(name)
    error.sqlite_errorcode, error.sqlite_errorname = code, name
    return error


FAILURES = [
    (failure(sqlite3.SQLITE_FULL, "SQLITE_FULL"), "store.disk_full"),
    (failure(sqlite3.SQLITE_IOERR_WRITE, "SQLITE_IOERR_WRITE"), "store.disk_failed"),
    (failure(sqlite3.SQLITE_IOERR_FSYNC, "SQLITE_IOERR_FSYNC"), "store.disk_failed"),
    (failure(sqlite3.SQLITE_BUSY, "SQLITE_BUSY"), "store.locked"),
    (failure(sqlite3.SQLITE_READONLY_DBMOVED, "SQLITE_READONLY_DBMOVED"), "store.gone"),
    (failure(sqlite3.SQLITE_CORRUPT_VTAB, "SQLITE_CORRUPT_VTAB"), "store.damaged"),
]


class Failing:
    """The connection of a club file, one statement of which fails; BEGIN, COMMIT and ROLLBACK are statements too."""

    def __init__(self, raw: sqlite3.Connection, statement: int, error: Exception) -> None:
        self.raw = raw
        self.statement = statement
        self.error = error
        self.count = 0

    def execute(self, *args: Any) -> sqlite3.Cursor:
        self._counted()
        return self.raw.execute(*args)

    def executemany(self, *args: Any) -> sqlite3.Cursor:
        self._counted()
        return self.raw.executemany(*args)

    def _counted(self) -> None:
        self.count += 1
        if self.count == self.statement:
            raise self.error

    @property
    def in_transaction(self) -> bool:
        return self.raw.in_transaction

    @property
    def total_changes(self) -> int:
        return self.raw.total_changes


@contextmanager
def failing_at(club: ClubFile, statement: int, error: Exception) -> Iterator[Failing]:
    """Within it the so-manyth statement fails with the error (0: none does)."""
    raw = club._raw
    failing = Failing(raw, statement, error)
    club._raw = failing  # type: ignore[assignment]
    try:
        yield failing
    finally:
        club._raw = raw


@pytest.mark.parametrize(("error", "code"), FAILURES)
def test_whichever_statement_fails_nothing_has_happened(
    club: ClubFile, error: sqlite3.OperationalError, code: str
) -> None:
    club.append(EVENT, bust_outs(3), expected=Seq(0))
    before = content(club)
    with failing_at(club, 0, error) as counting:
        append_one(club)
    statements = counting.count
    assert statements >= 9
    before = content(club)
    for statement in range(1, statements + 1):
        with failing_at(club, statement, error), pytest.raises(KnownError) as refused:
            append_one(club)
        assert refused.value.code == code
        assert content(club) == before
    append_one(club)
    assert content(club) != before


def append_one(club: ClubFile) -> None:
    end = club.head(EVENT)
    number = end.seq + 1
    text = FreeText(TextId(f"{number:032x}"), b"0123456789abcdef", "words")
    club.append(EVENT, bust_outs(1, start=number), expected=end.seq, projection=rows_of_bust_out(number), texts=[text])


def a_mistake(club: ClubFile) -> None:
    with club.transaction() as db:
        db.execute("SELECT nothing FROM nowhere")


def a_broken_rule(club: ClubFile) -> None:
    with club.transaction() as db:
        db.execute("INSERT INTO setting VALUES ('', 'x')")


@pytest.mark.parametrize("bug", [a_mistake, a_broken_rule])
def test_a_bug_of_ours_is_not_dressed_up_as_trouble(club: ClubFile, bug: Callable[[ClubFile], None]) -> None:
    with pytest.raises(Exception) as raised:
        bug(club)
    assert not isinstance(raised.value, KnownError)
    assert known(sqlite3.ProgrammingError("Cannot operate on a closed database.")) is None
    append_one(club)
