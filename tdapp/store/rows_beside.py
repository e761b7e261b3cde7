"""The rows beside the journal as a file has them, each looked at by its seal: which are not as they were written."""

import sqlite3
from collections.abc import Mapping, Sequence, Set
from typing import Any

from msgspec import Struct

from tdapp.store import reading
from tdapp.store.seals import ALONE, Part, columns_of, mark_of, opened

_TRIED = 100  # rows that are gone, at most, for one of which a row of another key is tried: a page holds fewer


class RowsBeside(Struct, frozen=True):
    """The rows of a file beside its journal. `doubted`: of each that something changed the places it may stand for."""

    rows: Mapping[Part, Mapping[str, Any]]
    doubted: Mapping[Part, Set[Part]]


def rows_beside(raw: sqlite3.Connection) -> RowsBeside:
    """The rows that can be read. One of which only the key was changed has its own again: its seal says which."""
    marks = {(name, part): mark for name, part, mark in reading.rows_in(raw, "SELECT name, part, mark FROM seal")}
    rows: dict[Part, Mapping[str, Any]] = {}
    doubted: dict[Part, Set[Part]] = {}
    for table in ALONE:
        columns = columns_of(raw, table)
        found = reading.rows_in(raw, f"SELECT {', '.join(columns)} FROM {table}")
        there = {(table, values[0]) for values in found}
        gone = {place for place in marks if place[0] == table and place not in there}
        for values in found:
            place, own = (table, values[0]), values
            if place in marks:
                if _says(place, marks[place]) not in (None, mark_of(values)):
                    doubted[place] = {place}
            elif gone:
                place, own = _with_its_key(place, values, gone, marks)
                if own is values:
                    doubted[place] = gone
            rows[place] = dict(zip(columns, own, strict=True))
    return RowsBeside(rows, doubted)


def _with_its_key(
    place: Part, values: Sequence[Any], gone: Set[Part], marks: Mapping[Part, Any]
) -> tuple[Part, Sequence[Any]]:
    """A row without a seal, under the key under which it was sealed, where there is one that comes out."""
    if len(gone) <= _TRIED:
        for other in gone:
            again = (other[1], *values[1:])
            if _says(other, marks[other]) == mark_of(again):
                return other, again
    return place, values


def _says(place: Part, mark: Any) -> int | None:
    """What a seal says; None where it was damaged itself."""
    return opened(place, mark) if isinstance(mark, bytes) and isinstance(place[1], str) else None
