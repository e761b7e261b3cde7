"""The evenings of other programs in a line each, read by SQLite itself: a list of fifty thousand results is long."""

import sqlite3
from datetime import date

from msgspec import Struct

from tdapp.domain.units import PlayerId
from tdapp.nested import json_of

KIND = "past_evening"  # what their templates are kept under
_HEAD = ", ".join(f"json_extract(payload, '$.{name}')" for name in ("name", "day", "currency"))
_ALL = f"SELECT id, {_HEAD}, json_array_length(payload, '$.results') FROM template WHERE kind = ?"
_ONE = f"{_ALL} AND id = ?"
_SUM = "COALESCE(SUM(json_extract(value, '$[{}]')), 0)"  # a result before rebuys and add-ons were kept has none
_TOTALS = (
    f"SELECT {', '.join(_SUM.format(at) for at in (4, 5, 6, 3))} FROM template, json_each(payload, '$.results') "
    "WHERE template.id = ?"
)
_NEW = "SELECT json_extract(payload, '$.new') FROM template WHERE id = ?"


class EveningRow(Struct, frozen=True):
    """An evening: its key, name, day and currency, and how many results it has."""

    key: str
    name: str
    day: date
    currency: str
    results: int


def evenings(db: sqlite3.Connection) -> tuple[EveningRow, ...]:
    """Every evening, in no order."""
    return tuple(_row(found) for found in db.execute(_ALL, (KIND,)))


def evening(db: sqlite3.Connection, key: str) -> EveningRow | None:
    """One evening, None without it."""
    found = db.execute(_ONE, (KIND, key)).fetchone()
    return _row(found) if found else None


def totals(db: sqlite3.Connection, key: str) -> tuple[int, int, int, int]:
    """What the results of an evening come to: entries, rebuys, add-ons, and prizes in cents."""
    entries, rebuys, add_ons, prizes = db.execute(_TOTALS, (key,)).fetchone()
    return entries, rebuys, add_ons, prizes


def came_with(db: sqlite3.Connection, key: str) -> tuple[PlayerId, ...]:
    """Who was new to the club with an evening; nobody is known where it was kept before that was noted."""
    found = db.execute(_NEW, (key,)).fetchone()
    return tuple(json_of(found[0])) if found and found[0] else ()


def _row(found: tuple[str, str, str, str, int]) -> EveningRow:
    key, name, day, currency, results = found
    return EveningRow(key, name, date.fromisoformat(day), currency, results)
