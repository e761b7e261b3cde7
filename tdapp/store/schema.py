"""The version of the file format, and a new file of it."""

import sqlite3

from sqlalchemy import create_mock_engine
from sqlalchemy.dialects.sqlite.pysqlite import SQLiteDialect_pysqlite

from tdapp.store.engine import APPLICATION_ID
from tdapp.store.tables import Row

VERSION = 1


def statements() -> list[str]:
    """What makes today's tables, as SQL."""
    collected: list[str] = []
    dialect = SQLiteDialect_pysqlite()
    engine = create_mock_engine(
        "sqlite://", lambda made, *_, **__: collected.append(str(made.compile(dialect=dialect)))
    )
    Row.metadata.create_all(engine, checkfirst=False)
    return collected


def create(raw: sqlite3.Connection) -> None:
    """Make an empty file a club file, all or nothing."""
    raw.execute("BEGIN IMMEDIATE")
    try:
        for statement in statements():
            raw.execute(statement)
        raw.execute(f"PRAGMA application_id={APPLICATION_ID}")
        raw.execute(f"PRAGMA user_version={VERSION}")
        raw.execute("COMMIT")
    except BaseException:
        if raw.in_transaction:
            raw.execute("ROLLBACK")
        raise
