"""A structure out of a list of another program, whose columns somebody said. Each cell is read as if it were typed.

What one program writes as 0:20 another writes as 20:00; which of both it is, the whole column says.
"""

import re
from collections.abc import Sequence

from tdapp.app.lists.columns import Column as Kind
from tdapp.app.lists.columns import Columns, cells_of
from tdapp.app.lists.csv_files import ReadList
from tdapp.app.structures import tabular
from tdapp.app.structures.files import checked_rows
from tdapp.app.structures.rows import Column
from tdapp.app.structures.tabular import BLINDS, CHIPS, NAME, BadTable, Field
from tdapp.domain.clock.structure import Structure
from tdapp.words.structures import table as texts

FIELDS: dict[Kind, Field] = {
    Kind.LEVEL: Column.LEVEL,
    Kind.GAME: Column.GAME,
    Kind.BLINDS: BLINDS,
    Kind.SMALL: Column.SMALL,
    Kind.BIG: Column.BIG,
    Kind.ANTE: Column.ANTE,
    Kind.ANTE_KIND: Column.KIND,
    Kind.LASTS: Column.LASTS,
    Kind.SMALL_BET: Column.SMALL_BET,
    Kind.BIG_BET: Column.BIG_BET,
    Kind.BRING_IN: Column.BRING_IN,
    Kind.BREAK: NAME,
    Kind.RACED_OFF: CHIPS,
}
_TIME = re.compile(r"(\d{1,2}):(\d\d)(?::(\d\d))?")
_HOURS = 3  # levels of so many minutes are hardly played: a column in which nothing is longer says hours


def makes_levels(columns: Columns) -> bool:
    """Whether levels can be made of the columns."""
    return bool({Kind.BLINDS, Kind.SMALL, Kind.BIG, Kind.SMALL_BET, Kind.BIG_BET} & set(columns.kinds))


def structure_of(sheet: ReadList, columns: Columns) -> Structure:
    """The structure in a list. Refuses (`BadTable`) what cannot be read, naming every cell, and what cannot be
    played; then nothing of it is taken.
    """
    if sheet.bad:
        raise BadTable(texts.BAD_LINE, line=sheet.bad[0].line)
    said: list[tuple[int, dict[Field, str]]] = []
    for row in sheet.rows[1 if columns.head else 0 :]:
        cells = cells_of(row, columns)
        filled = {field: cells[kind] for kind, field in FIELDS.items() if cells[kind]}
        if filled:
            said.append((row.line, filled))
    if not said:
        raise BadTable(texts.ONLY_HEADS)
    if len(said) > tabular.MOST_LINES:
        raise BadTable(texts.NOT_A_TABLE)
    minutes = _minutes([typed.get(Column.LASTS, "") for _line, typed in said])
    for (_line, typed), lasts in zip(said, minutes, strict=True):
        if lasts:
            typed[Column.LASTS] = lasts
    return checked_rows(tabular.read_rows(said), [line for line, _cells in said])


def _minutes(column: Sequence[str]) -> list[str]:
    """How long each row lasts, as it would be typed here.

    >>> _minutes(["20:00", "0:15"]), _minutes(["0:20", "1:00"]), _minutes(["20 min", "0:20:00"])
    (['20:00', '15'], ['20', '60'], ['20 min', '0:20:00'])
    """
    times = [_TIME.fullmatch(text.strip()) for text in column]
    short = [int(time[1]) for time in times if time and time[3] is None]
    in_hours = bool(short) and max(short) <= _HOURS
    said = []
    for text, time in zip(column, times, strict=True):
        hours = time is not None and time[3] is None and (in_hours or int(time[1]) == 0)
        said.append(str(int(time[1]) * 60 + int(time[2])) if time is not None and hours else text)
    return said
