"""Listens to what is written into a club file: the lines of the journal, and the rows that stand beside it.

Triggers of the connection note each of them, whoever writes it; what was noted is told once it is durable.
"""

import sqlite3
from collections.abc import Callable
from types import MappingProxyType
from typing import Any

from tdapp.store import seals
from tdapp.store.seals import ALONE, Part

# Not told: what a club keeps of a person only if it must does not leave the laptop by itself.
KEPT_HERE = ("player_private", "player_photo")
TOLD = MappingProxyType({table: key for table, key in ALONE.items() if table not in KEPT_HERE})
_JOURNAL = "new.stream, new.seq, new.act, new.verb, new.at, new.by, new.override_code, new.override_text, " \
    "new.override_digest, new.type, new.version, new.payload, new.chain"  # fmt: skip

Lines = list[tuple[Any, ...]]
Changed = dict[Part, tuple[Any, ...] | None]  # a row, its values in the order of `columns`; None: it was removed
Listener = Callable[[Lines, Changed], None]


class Changes:
    """The listening of one connection."""

    def __init__(self, raw: sqlite3.Connection, listener: Listener) -> None:
        self.columns = {table: seals.columns_of(raw, table) for table in TOLD}
        self._raw = raw
        self._listener = listener
        self._lines: Lines = []
        self._rows: Changed = {}
        raw.create_function("told_line", -1, self._on_line)
        raw.create_function("told_row", -1, self._on_row)
        raw.execute(
            f"CREATE TEMP TRIGGER told_journal AFTER INSERT ON main.journal BEGIN SELECT told_line({_JOURNAL}); END"
        )
        for table, columns in self.columns.items():
            for when, row in (("INSERT", "new"), ("UPDATE", "new"), ("DELETE", "old")):
                values = ", ".join(f"{row}.{column}" for column in columns)
                raw.execute(
                    f"CREATE TEMP TRIGGER told_{table}_{when} AFTER {when} ON main.{table} "
                    f"BEGIN SELECT told_row('{table}', '{when}', {values}); END"
                )

    def tell(self) -> None:
        """Tell what is durable now."""
        if self._lines or self._rows:
            lines, rows = self._lines, self._rows
            self.drop()
            self._listener(lines, rows)

    def drop(self) -> None:
        """Drop what was noted: it has not happened."""
        self._lines, self._rows = [], {}

    def stop(self) -> None:
        """Listen no more."""
        self._raw.execute("DROP TRIGGER IF EXISTS temp.told_journal")
        for table in self.columns:
            for when in ("INSERT", "UPDATE", "DELETE"):
                self._raw.execute(f"DROP TRIGGER IF EXISTS temp.told_{table}_{when}")

    def _on_line(self, *line: Any) -> None:
        self._lines.append(line)

    def _on_row(self, table: str, when: str, *values: Any) -> None:
        self._rows[table, values[0]] = None if when == "DELETE" else values
