"""The version of the file format, and a new file of it."""

import sqlite3
from contextlib import closing
from functools import cache

from tdapp.store.engine import APPLICATION_ID, transaction
from tdapp.store.statements import SCHEMA

VERSION = 10


_SHAPE = (
    'SELECT m.type, m.name, m.tbl_name, c.name, c.type, c."notnull", c.pk '
    "FROM sqlite_master m LEFT JOIN pragma_table_xinfo(m.name) c ORDER BY m.type, m.name, c.cid",
    "SELECT m.name, c.name FROM sqlite_master m JOIN pragma_index_info(m.name) c ORDER BY m.name, c.seqno",
    "SELECT name, strict, wr FROM pragma_table_list WHERE schema = 'main' ORDER BY name",
)


def shape(raw: sqlite3.Connection) -> list[list[tuple[object, ...]]]:
    """The shape of a file: its tables, columns, indexes and triggers, however its SQL was once written."""
    return [raw.execute(query).fetchall() for query in _SHAPE]


def matches(raw: sqlite3.Connection) -> bool:
    """Whether a file has today's tables and nothing else: no column lost, no trigger of somebody else's."""
    return shape(raw) == _todays_shape()


@cache
def _todays_shape() -> list[list[tuple[object, ...]]]:
    """The shape of a file made today; every file and every copy that is opened is held against the same one."""
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as model:
        for statement in SCHEMA:
            model.execute(statement)
        return shape(model)


def create(raw: sqlite3.Connection) -> None:
    """Make an empty file a club file, all or nothing, from the tables themselves."""
    from tdapp.store.compiled import schema_sql

    statements = schema_sql()
    with transaction(raw):
        for statement in statements:
            raw.execute(statement)
        raw.execute(f"PRAGMA application_id={APPLICATION_ID}")
        raw.execute(f"PRAGMA user_version={VERSION}")
