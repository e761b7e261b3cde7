"""Reads a CSV file that somebody else's program wrote, in whatever encoding and with whatever delimiter.

The letters are found out by `letters`; comma, semicolon, tab or bar; fields in double quotes. A row that cannot be read
never hides the others: it is listed with its line.
"""

import csv
import re
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Any

from msgspec import Struct, field

from tdapp.app.lists.letters import decode, decode_as, fitting
from tdapp.app.lists.tabular import unguarded

LARGEST = 20 * 1024 * 1024  # bytes of a file
MOST_ROWS = 60_000  # a directory of 50,000 people comes back as it went out, and may have grown
MOST_COLUMNS = 50
LONGEST_FIELD = 4_000  # characters, as a person's note may have
_DELIMITERS = (",", ";", "\t", "|")
_LINES_IN_ROW = 200  # a quoted field may span lines, but a forgotten quote must not swallow the file


class Unreadable(Exception):
    """Raised when a file as a whole cannot be taken: `code` says why, `facts` are what the sentence needs."""

    def __init__(self, code: str, **facts: Any) -> None:
        super().__init__(code, facts)
        self.code = code
        self.facts = facts


class ListRow(Struct, frozen=True):
    """One row of a list: the line of the file it begins on, counted from 1, and its fields, blanks around them cut
    off.
    """

    line: int
    fields: tuple[str, ...]


class BadRow(Struct, frozen=True):
    """A row of a list that is left out: its line, why, what stands there, and the facts the reason's sentence needs."""

    line: int
    code: str
    text: str
    facts: dict[str, Any] = field(default_factory=dict)


class ReadList(Struct, frozen=True):
    """A list as it was read: rows without the empty ones, the rows that could not be read, and how it was written.

    A text has an encoding, all in which it could be read, and a delimiter; a workbook the name of the worksheet that
    was read, and of all in which something stands; the other is ''.
    """

    rows: tuple[ListRow, ...]
    bad: tuple[BadRow, ...]
    columns: int
    encoding: str = ""
    delimiter: str = ""
    worksheet: str = ""
    worksheets: tuple[str, ...] = ()
    encodings: tuple[str, ...] = ()


def read_csv(data: bytes, *, encoding: str = "", country: str = "") -> ReadList:
    """The rows of a CSV file. `encoding`: one of `letters.ENCODINGS`, '' for the likeliest; `country`: where the desk
    stands. Raises `Unreadable` for what is no such file, or too large to be a list of players.
    """
    if len(data) > LARGEST:
        raise Unreadable("sheet.too_large", limit=LARGEST // 1024 // 1024)
    text, encoding = decoded(data, encoding, country)
    first, *rest = text.split("\n", 1)
    told = re.fullmatch(r"sep=([,;\t|])\r?", first, re.IGNORECASE)  # Excel's own way to say the delimiter
    delimiter = told[1] if told else _delimiter(text)
    skipped = 1 if told else 0
    lines = ("".join(rest) if told else text).splitlines(keepends=True)
    lines = _joined(lines)
    rows: list[ListRow] = []
    bad: list[BadRow] = []
    for row in _rows(lines, delimiter, skipped):
        if isinstance(row, BadRow):
            bad.append(row)
        elif any(row.fields):
            rows.append(row)
        if len(rows) > MOST_ROWS:
            raise Unreadable("sheet.too_many_rows", limit=MOST_ROWS)
    columns = max((len(row.fields) for row in rows), default=0)
    if columns > MOST_COLUMNS:
        raise Unreadable("sheet.too_many_columns", limit=MOST_COLUMNS)
    if not rows:
        raise Unreadable("sheet.empty")
    return ReadList(tuple(rows), tuple(bad), columns, encoding, delimiter, encodings=fitting(data))


def decoded(data: bytes, encoding: str, country: str) -> tuple[str, str]:
    """The text of a file and its encoding; '' for the likeliest. Raises `Unreadable` for what is no text."""
    try:
        text, encoding = (decode_as(data, encoding), encoding) if encoding else decode(data, country)
    except UnicodeDecodeError:
        raise Unreadable("sheet.encoding") from None
    if "\0" in text:
        raise Unreadable("sheet.no_text")
    return text, encoding


def _delimiter(text: str) -> str:
    """The delimiter that cuts the first rows into the most even columns."""
    sample = [line for line in text.splitlines()[:30] if line.strip()]

    def evenness(delimiter: str) -> tuple[int, int]:
        counts = [_outside_quotes(line, delimiter) for line in sample]
        usual = max(set(counts), key=lambda count: (counts.count(count), count), default=0)
        return (counts.count(usual) if usual else 0, usual)

    return max(_DELIMITERS, key=evenness)


def _outside_quotes(line: str, delimiter: str) -> int:
    return re.sub(r'"[^"]*"', "", line).count(delimiter)


def _joined(pieces: list[str]) -> list[str]:
    """Lines as editors count them: other separators that Python splits at, such as U+2028, stay within their line."""
    lines: list[str] = []
    whole = True
    for piece in pieces:
        if whole:
            lines.append(piece)
        else:
            lines[-1] += piece
        whole = piece.endswith(("\n", "\r"))
    return lines


def _rows(lines: list[str], delimiter: str, skipped: int) -> Iterator[ListRow | BadRow]:
    """Every row of the lines; after one that cannot be read it goes on with the next line."""
    with _longest_field():
        start = 0
        while start < len(lines):
            taken = 0  # lines of the rows read so far in this run
            window = _Window(lines, start)
            reader = csv.reader(window, delimiter=delimiter, strict=True)
            try:
                for fields in reader:
                    yield ListRow(start + taken + 1 + skipped, tuple(unguarded(value.strip()) for value in fields))
                    taken = reader.line_num
                    window.row_from = start + taken
                return
            except csv.Error as error:
                start += taken
                code = "row.too_long" if "field limit" in str(error) else "row.quote"
                yield BadRow(start + 1 + skipped, code, lines[start].strip()[:200], {"limit": LONGEST_FIELD})
                start += 1


class _Window(Iterable[str]):
    """Lines from `start` on; it ends early when one row takes more lines than a row may have."""

    def __init__(self, lines: list[str], start: int) -> None:
        self._lines = lines
        self._next = start
        self.row_from = start

    def __iter__(self) -> Iterator[str]:
        return self

    def __next__(self) -> str:
        if self._next >= len(self._lines) or self._next - self.row_from >= _LINES_IN_ROW:
            raise StopIteration
        line = self._lines[self._next]
        self._next += 1
        return line


@contextmanager
def _longest_field() -> Iterator[None]:
    """Within it no field may be longer than `LONGEST_FIELD`; the limit belongs to the whole process, so it is reset."""
    before = csv.field_size_limit(LONGEST_FIELD)
    try:
        yield
    finally:
        csv.field_size_limit(before)
