"""The columns of an imported list: guessed by their headings in any of our languages, and read accordingly."""

import re
from collections.abc import Collection
from functools import cache

from msgspec import Struct

from tdapp.app.lists.csv_files import ListRow, ReadList
from tdapp.app.lists.headings import FOREIGN, HEADINGS, Column
from tdapp.domain.people.naming import clean
from tdapp.read.people.names import PlayerName, fold
from tdapp.read.people.typed_names import typed_name

__all__ = [
    "CODE_COLUMNS",
    "COUNT_COLUMNS",
    "HEADINGS",
    "RESULT_COLUMNS",
    "STRUCTURE_COLUMNS",
    "Column",
    "Columns",
    "cells_of",
    "guess_columns",
    "heads_of",
    "name_of",
]


COUNT_COLUMNS = (Column.TABLE, Column.SEAT, Column.CHIPS, Column.NAME, Column.LAST, Column.FIRST, Column.INFIX)
CODE_COLUMNS = (Column.CODE, Column.WORTH, Column.ISSUER, Column.UNTIL)
_NAMES = (Column.NAME, Column.LAST, Column.FIRST, Column.INFIX)
RESULT_COLUMNS = (
    Column.PLACE, *_NAMES, Column.PRIZE, Column.ENTRIES, Column.REBUYS, Column.ADD_ONS, Column.CLUB_NO,
)  # fmt: skip
STRUCTURE_COLUMNS = (
    Column.LEVEL, Column.SMALL, Column.BIG, Column.BLINDS, Column.ANTE, Column.ANTE_KIND, Column.LASTS, Column.GAME,
    Column.SMALL_BET, Column.BIG_BET, Column.BRING_IN, Column.BREAK, Column.RACED_OFF,
)  # fmt: skip
_OF_PEOPLE = (
    *_NAMES, Column.CLUB_NO, Column.NICKNAME, Column.NATIONALITY, Column.EMAIL, Column.PHONE, Column.LANGUAGES,
    Column.NOTE, Column.BORN,
)  # fmt: skip


@cache
def _by_heading(among: frozenset[Column]) -> dict[str, Column]:
    """The kind of these a heading says; what means two things in two languages is what the first one says."""
    found: dict[str, Column] = {}
    for spoken in (*HEADINGS.values(), *FOREIGN.values()):
        for column, headings in spoken.items():
            for heading in headings if column in among else ():
                found.setdefault(heading, column)
    return found


class Columns(Struct, frozen=True):
    """The kind of each column of a list, None for one that is not used; `head`: the first row names them."""

    kinds: tuple[Column | None, ...]
    head: bool

    @property
    def named(self) -> bool:
        """Whether a name can be made of the columns."""
        return any(kind in (Column.LAST, Column.FIRST, Column.NAME) for kind in self.kinds)


def guess_columns(sheet: ReadList, among: Collection[Column] = _OF_PEOPLE) -> Columns:
    """The columns as they probably are: by their headings in any of our languages, else by how many there are.

    `among`: the kinds that are of use.
    """
    known, kinds = _by_heading(frozenset(among)), list[Column | None]()
    for heading in heads_of(sheet):
        kind = known.get(heading)
        kinds.append(None if kind in kinds else kind)
    if any(kinds):
        return Columns(tuple(kinds), head=True)
    in_order = _in_order(sheet.columns, among)
    return Columns((*in_order, *[None] * (sheet.columns - len(in_order))), head=False)


def heads_of(sheet: ReadList) -> tuple[str, ...]:
    """What stands over each column as it is compared: small letters, without accents, nothing but a blank between two
    words.
    """
    first = sheet.rows[0].fields
    said = (re.sub(r"[^\w]+|_", " ", fold(value)) for value in first + ("",) * (sheet.columns - len(first)))
    return tuple(" ".join(each.split()) for each in said)


def _in_order(columns: int, among: Collection[Column]) -> tuple[Column, ...]:
    """What the columns of a list without headings are."""
    if Column.LEVEL in among:
        return {2: (Column.BLINDS, Column.LASTS), 3: (Column.SMALL, Column.BIG, Column.LASTS)}.get(
            columns, (Column.LEVEL, Column.SMALL, Column.BIG, Column.ANTE, Column.LASTS)[:columns]
        )
    if Column.PLACE in among:
        return (Column.NAME,) if columns == 1 else (Column.PLACE, Column.NAME, Column.PRIZE)[:columns]
    if Column.CODE in among:
        return CODE_COLUMNS[:columns]
    if Column.CHIPS in among:
        return (Column.TABLE, Column.SEAT, Column.CHIPS) if columns > 2 else (Column.SEAT, Column.CHIPS)[-columns:]
    return (Column.NAME,) if columns == 1 else (Column.LAST, Column.FIRST)


def cells_of(row: ListRow, columns: Columns) -> dict[Column, str]:
    """The cells of a row by the kind of their column, cleaned to one line ('' for nothing); a note keeps its lines."""
    cells = dict.fromkeys(Column, "")
    for kind, value in zip(columns.kinds, row.fields, strict=False):
        if kind is not None:
            cells[kind] = value if kind is Column.NOTE else clean(value)
    return cells


def name_of(cells: dict[Column, str], columns: Columns) -> PlayerName:
    """The name in a row, put together of whatever parts it has; no word of them is lost.

    Beside a column of first names that of names holds the last names, beside one of last names the first names, unless
    it says those once more.
    """
    first, last, whole = cells[Column.FIRST], _together(cells[Column.INFIX], cells[Column.LAST]), cells[Column.NAME]
    beside = {Column.FIRST, Column.LAST} & set(columns.kinds)
    if "," in whole or not (first or cells[Column.LAST] or len(beside) == 1):
        split = typed_name(whole)
        return PlayerName(_together(last, split.last), _together(first, split.first))
    if cells[Column.LAST] or beside == {Column.LAST}:
        known = _plain(last)
        more = " ".join(word for word in whole.split() if fold(word) not in known)
        return PlayerName(last, _together(first, more or (whole if beside == {Column.LAST} else "")))
    known = _plain(first)
    more = " ".join(whole.split()[len(known) :]) if _plain(whole)[: len(known)] == known else whole
    return PlayerName(_together(last, more or (whole if beside == {Column.FIRST} else "")), first)


def _together(one: str, other: str) -> str:
    """Two writings of the same part of a name: the one that says it all, or both without what would stand twice."""
    these, those = _plain(one), _plain(other)
    if set(these) < set(those):
        return other
    return " ".join((one, *(word for word, plain in zip(other.split(), those, strict=True) if plain not in these)))


def _plain(words: str) -> list[str]:
    return [fold(word) for word in words.split()]
