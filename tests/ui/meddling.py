"""What somebody else's hands do to a closed club file."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from tdapp.store.chain import START, Line, link


@contextmanager
def unguarded(path: Path) -> Iterator[sqlite3.Connection]:
    """The file behind the application's back, past the guards it has against that."""
    with closing(sqlite3.connect(path)) as raw, raw:
        guards = raw.execute("SELECT name, sql FROM sqlite_master WHERE type = 'trigger'").fetchall()
        for name, _sql in guards:
            raw.execute(f"DROP TRIGGER {name}")
        yield raw
        for _name, sql in guards:
            raw.execute(sql)


def change_journal_line(path: Path, stream: str, seq: int = 3) -> None:
    """Change one line of a journal, so that its chain is not whole any more."""
    with unguarded(path) as raw:
        changed = raw.execute("UPDATE journal SET at = at + 1 WHERE stream = ? AND seq = ?", (stream, seq)).rowcount
        assert changed == 1


def lose_journal_lines(path: Path, stream: str, seq: int) -> None:
    """Lose a line of a journal and all after it."""
    with unguarded(path) as raw:
        assert raw.execute("DELETE FROM journal WHERE stream = ? AND seq >= ?", (stream, seq)).rowcount


def rewrite_journal_line(path: Path, stream: str, seq: int, payload: str, *, kind: str, version: int) -> None:
    """Let a line say something else, under a chain that is whole to the end."""
    with unguarded(path) as raw:
        raw.execute(
            "UPDATE journal SET type = ?, version = ?, payload = ? WHERE stream = ? AND seq = ?",
            (kind, version, payload, stream, seq),
        )
        head = START
        for row in raw.execute("SELECT * FROM journal WHERE stream = ? ORDER BY seq", (stream,)).fetchall():
            line = Line(*row[:12])
            head = link(head, line)
            raw.execute("UPDATE journal SET chain = ? WHERE stream = ? AND seq = ?", (head, stream, line.seq))
        raw.execute("UPDATE stream SET head = ? WHERE id = ?", (head, stream))
