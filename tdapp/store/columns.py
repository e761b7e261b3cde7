"""Kinds of columns that strict SQLite tables and PostgreSQL both take."""

from datetime import date, datetime
from typing import Any

from sqlalchemy import BigInteger, Dialect, Integer, Text
from sqlalchemy.types import TypeDecorator

from tdapp.store.shapes import from_microseconds, to_microseconds

# Money and chip totals outgrow 32 bits on PostgreSQL; SQLite's INTEGER has 64, and strict tables want that name.
WholeNumber = BigInteger().with_variant(Integer(), "sqlite")


class Instant(TypeDecorator[datetime]):
    """An aware UTC instant, kept as whole microseconds since 1970."""

    impl = WholeNumber
    cache_ok = True

    def process_bind_param(self, value: Any, dialect: Dialect) -> Any:  # noqa: ARG002
        return None if value is None else to_microseconds(value)

    def process_result_value(self, value: Any, dialect: Dialect) -> Any:  # noqa: ARG002
        return None if value is None else from_microseconds(value)


class YesNo(TypeDecorator[bool]):
    """Yes or no as 1 or 0; the table checks that it is nothing else."""

    impl = Integer
    cache_ok = True

    def process_bind_param(self, value: Any, dialect: Dialect) -> Any:  # noqa: ARG002
        return None if value is None else int(value)

    def process_result_value(self, value: Any, dialect: Dialect) -> Any:  # noqa: ARG002
        return None if value is None else bool(value)


class Day(TypeDecorator[date]):
    """A calendar day, kept as ISO text."""

    impl = Text
    cache_ok = True

    def process_bind_param(self, value: Any, dialect: Dialect) -> Any:  # noqa: ARG002
        return None if value is None else value.isoformat()

    def process_result_value(self, value: Any, dialect: Dialect) -> Any:  # noqa: ARG002
        return None if value is None else date.fromisoformat(value)
