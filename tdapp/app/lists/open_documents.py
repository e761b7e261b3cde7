"""Reads a list out of an OpenDocument spreadsheet (ODS), whose size was looked at before (`workbooks`).

Entities are refused, empty rows and columns that are said to repeat a million times are passed over, and formulas count
as what they were last worked out to be.
"""

import re
import zipfile
from collections.abc import Collection, Iterator
from typing import IO, Any

from tdapp.app.lists.columns import Column, guess_columns
from tdapp.app.lists.csv_files import LONGEST_FIELD, MOST_COLUMNS, MOST_ROWS, BadRow, ListRow, ReadList, Unreadable
from tdapp.app.lists.watching import Stopped, Watch

_OFFICE = "{urn:oasis:names:tc:opendocument:xmlns:office:1.0}"
_TABLE = "{urn:oasis:names:tc:opendocument:xmlns:table:1.0}"
_TEXT = "{urn:oasis:names:tc:opendocument:xmlns:text:1.0}"
_CELLS = {f"{_TABLE}table-cell", f"{_TABLE}covered-table-cell"}
_WIDEST_ROW = 128  # columns looked at, so that one beyond the limit is seen and not lost
_EVERY = 100  # rows between two calls of the watch
_TIME = re.compile(r"PT(\d+)H(\d+)M(?:(\d+)(?:[.,]\d+)?S)?")
_ZEROS = re.compile(r"0\d+")


def read_document(file: IO[bytes], watch: Watch, *, worksheet: str = "", among: Collection[Column] = ()) -> ReadList:
    """The rows of this worksheet; '' for the first whose head names columns of these kinds, else the first in which
    anything stands. Raises `Unreadable`.
    """
    pages: dict[str, tuple[list[ListRow], list[BadRow]]] = {}
    try:
        with zipfile.ZipFile(file) as packed, packed.open("content.xml") as content:
            for title, number, many, fields in _rows(content, watch):
                rows, bad = pages.setdefault(title, ([], []))
                _put(rows, bad, number, many, fields)
    except (Unreadable, Stopped, MemoryError):
        raise
    except Exception as error:  # the libraries raise whatever comes about, when a file is not as it should be
        raise Unreadable("sheet.damaged") from error
    filled = {title: page for title, page in pages.items() if page[0]}
    if not filled:
        raise Unreadable("sheet.empty")
    chosen = worksheet if worksheet in filled else _likeliest(filled, among)
    rows, bad = filled[chosen]
    columns = max(len(row.fields) for row in rows)
    return ReadList(tuple(rows), tuple(bad), columns, worksheet=chosen, worksheets=tuple(filled))


def _put(rows: list[ListRow], bad: list[BadRow], number: int, many: int, fields: list[str]) -> None:
    """Put in a row as often as it is there; empty ones are none."""
    while fields and not fields[-1]:
        fields.pop()
    if not fields:
        return
    if len(fields) > MOST_COLUMNS:
        raise Unreadable("sheet.too_many_columns", limit=MOST_COLUMNS)
    if any(len(each) > LONGEST_FIELD for each in fields):
        bad.append(BadRow(number, "row.too_long", fields[0][:200], {"limit": LONGEST_FIELD}))
        return
    if len(rows) + many > MOST_ROWS:
        raise Unreadable("sheet.too_many_rows", limit=MOST_ROWS)
    rows += [ListRow(number + more, tuple(fields)) for more in range(many)]


def _likeliest(pages: dict[str, tuple[list[ListRow], list[BadRow]]], among: Collection[Column]) -> str:
    for title, (rows, _bad) in pages.items():
        guess = guess_columns(ReadList((rows[0],), (), len(rows[0].fields)), *([among] if among else []))
        if guess.head:
            return title
    return next(iter(pages))


def _rows(content: IO[bytes], watch: Watch) -> Iterator[tuple[str, int, int, list[str]]]:
    """Each row with its worksheet, its number, how often it stands there, and its cells."""
    from defusedxml.ElementTree import iterparse

    title, number, before = "", 1, 0
    for event, part in iterparse(content, events=("start", "end")):
        if event == "start":
            if part.tag == f"{_TABLE}table":
                title, number = str(part.get(f"{_TABLE}name") or "1"), 1
        elif part.tag == f"{_TABLE}table-row":
            if before % _EVERY == 0:
                watch(before)
            before += 1
            many = _times(part, "number-rows-repeated")
            yield title, number, many, _cells(part)
            number += many
            part.clear()
        elif part.tag == f"{_TABLE}table":
            part.clear()


def _times(part: Any, name: str) -> int:
    said = str(part.get(f"{_TABLE}{name}") or "1")
    return max(1, int(said)) if said.isdecimal() and len(said) < 8 else 1


def _cells(row: Any) -> list[str]:
    fields: list[str] = []
    for cell in row:
        if cell.tag in _CELLS and len(fields) < _WIDEST_ROW:
            said = _said(cell)
            fields += [said] * min(_times(cell, "number-columns-repeated"), _WIDEST_ROW - len(fields))
    return fields


def _said(cell: Any) -> str:
    """What stands in a cell, as somebody typed it: 12345 and not 12345.00, a day as 2026-11-21."""
    shown = "\n".join(_words(part) for part in cell if part.tag == f"{_TEXT}p").strip()
    match str(cell.get(f"{_OFFICE}value-type") or ""):
        case "float" | "currency" | "percentage":
            return shown if _ZEROS.fullmatch(shown) else _number(str(cell.get(f"{_OFFICE}value") or ""), shown)
        case "date":
            day, _, time = str(cell.get(f"{_OFFICE}date-value") or "").partition("T")
            return f"{day} {time[:5]}" if time[:5].strip("0:") else day or shown
        case "time":
            told = _TIME.match(str(cell.get(f"{_OFFICE}time-value") or ""))
            return f"{int(told[1]):02d}:{told[2]}" if told else shown
        case "boolean":
            return str(cell.get(f"{_OFFICE}boolean-value") or shown).upper()
    return shown


def _words(part: Any) -> str:
    """The text of a paragraph, with the blanks that are written as tags."""
    said = [part.text or ""]
    for each in part:
        if each.tag == f"{_TEXT}s":
            said.append(" " * min(int(each.get(f"{_TEXT}c") or 1), 100))
        elif each.tag in (f"{_TEXT}tab", f"{_TEXT}line-break"):
            said.append(" ")
        else:
            said.append(_words(each))
        said.append(each.tail or "")
    return "".join(said)


def _number(value: str, shown: str) -> str:
    try:
        number = float(value)
    except ValueError:
        return shown
    return str(int(number)) if number.is_integer() and abs(number) < 1e15 else f"{number:.15g}"
