"""The tables as SQL text: what makes them, and what writes a row into each. Only whoever makes a file loads this.

Every other file is opened, read and added to with the same texts as they stand in `statements`, written down there by
`packaging/dev.py statements`: SQLAlchemy takes five times as long to load as Qt, and longer for each row than SQLite.
The SQL is plain enough for PostgreSQL.
"""

from functools import cache
from typing import Any

from sqlalchemy import create_mock_engine, insert
from sqlalchemy.dialects.sqlite import insert as insert_or_update
from sqlalchemy.dialects.sqlite.pysqlite import SQLiteDialect_pysqlite

from tdapp.store.tables import Row, table


@cache
def schema_sql() -> tuple[str, ...]:
    """The SQL that makes today's tables, each statement on one line; the indexes of a table by name, for it knows no
    order.

    The tables do not change while the program runs, so this is compiled once, not for every new file.
    """
    collected: list[str] = []
    dialect = SQLiteDialect_pysqlite()
    engine = create_mock_engine(
        "sqlite://", lambda made, *_, **__: collected.append(" ".join(str(made.compile(dialect=dialect)).split()))
    )
    Row.metadata.create_all(engine, checkfirst=False)
    place, ordered = 0, []
    for made in collected:
        is_index = made.startswith(("CREATE INDEX", "CREATE UNIQUE INDEX"))
        place += not is_index
        ordered.append((place, made.partition(" INDEX ")[2] if is_index else "", made))
    return tuple(made for _, _, made in sorted(ordered))


def insert_sql(row: type[Row]) -> str:
    """The SQL of new rows, all columns in the order of the table."""
    return str(insert(table(row)).compile(dialect=SQLiteDialect_pysqlite()))


def upsert_sql(row: type[Row]) -> str:
    """The SQL of new rows, or of new values for those whose key is there already; all columns in the order of the
    table.
    """
    into = table(row)
    new = insert_or_update(into)
    values: dict[str, Any] = {
        column.name: new.excluded[column.name] for column in into.columns if not column.primary_key
    }
    statement = new.on_conflict_do_update(index_elements=list(into.primary_key), set_=values)
    return str(statement.compile(dialect=SQLiteDialect_pysqlite()))


def rows() -> tuple[type[Row], ...]:
    """The class of every table, in the order they are declared."""
    return tuple(Row.__subclasses__())
