"""The connections to SQLite files that tests open, the product's and their own: each is closed by whoever opened it.

Python closes one that nobody closed whenever it happens to throw it away: with a warning, since 3.13, that surfaces in
whatever test runs just then. Here it is held instead, and the test that left it open is the one that fails.
"""

import sqlite3
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from traceback import StackSummary, walk_stack
from typing import Any

DEPTH = 8  # calls that are told of where a connection was opened
_opened: list[tuple[sqlite3.Connection, StackSummary]] = []


def _watch(event: str, arguments: tuple[Any, ...]) -> None:
    if event == "sqlite3.connect/handle":
        calls = StackSummary.extract(walk_stack(sys._getframe(1)), limit=DEPTH, lookup_lines=False)
        _opened.append((arguments[0], calls))


sys.addaudithook(_watch)


@contextmanager
def all_closed() -> Iterator[None]:
    """Every connection opened inside is closed at its end. Raises `AssertionError` with where others were opened."""
    before = len(_opened)
    yield
    opened = _opened[before:]
    del _opened[before:]
    left = [calls for connection, calls in opened if _close(connection)]
    assert not left, "left open, opened at:\n" + "\n".join("".join(reversed(calls.format())) for calls in left)


def _close(connection: sqlite3.Connection) -> bool:
    """Close a connection; whether it was still open."""
    try:
        _ = connection.total_changes
    except sqlite3.ProgrammingError:
        return False
    with suppress(sqlite3.ProgrammingError):  # another thread's
        connection.close()
    return True
