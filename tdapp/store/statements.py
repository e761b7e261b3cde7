"""The SQL of the statements that run with every act or over thousands of rows, worked out once from the tables.

They go to the driver as text with tuples: SQLAlchemy would otherwise spend longer on each row than SQLite does. The SQL
is plain enough for PostgreSQL.
"""

from typing import Any

from sqlalchemy import insert
from sqlalchemy.dialects.sqlite import insert as insert_or_update
from sqlalchemy.dialects.sqlite.pysqlite import SQLiteDialect_pysqlite

from tdapp.store.tables import Row, table


def insert_sql(row: type[Row]) -> str:
    """New rows, all columns in the order of the table."""
    return str(insert(table(row)).compile(dialect=SQLiteDialect_pysqlite()))


def upsert_sql(row: type[Row]) -> str:
    """New rows, or new values for those whose key is there already; all columns in the order of the table."""
    into = table(row)
    new = insert_or_update(into)
    values: dict[str, Any] = {
        column.name: new.excluded[column.name] for column in into.columns if not column.primary_key
    }
    statement = new.on_conflict_do_update(index_elements=list(into.primary_key), set_=values)
    return str(statement.compile(dialect=SQLiteDialect_pysqlite()))
