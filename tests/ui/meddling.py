"""What somebody else's hands do to a closed club file."""

import sqlite3
from contextlib import closing
from pathlib import Path


def change_journal_line(path: Path, stream: str, seq: int = 3) -> None:
    """Change one line of a journal behind the application's back, past the guards the file has against it."""
    with closing(sqlite3.connect(path)) as raw:
        guards = raw.execute("SELECT name, sql FROM sqlite_master WHERE type = 'trigger'").fetchall()
        for name, _sql in guards:
            raw.execute(f"DROP TRIGGER {name}")
        changed = raw.execute("UPDATE journal SET at = at + 1 WHERE stream = ? AND seq = ?", (stream, seq)).rowcount
        assert changed == 1
        for _name, sql in guards:
            raw.execute(sql)
        raw.commit()
