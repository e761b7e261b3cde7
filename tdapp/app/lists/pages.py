"""Reads a list out of a web page (HTML), as other programs save what they know: every table of it, one chosen.

Tags are looked for one by one and never nested into a tree: what another program wrote is cut, unclosed and crossed,
and all of it must come out. The parser of the standard library takes a minute for 60 KB of crossed tags; this one
passes once over the text, whatever stands there. A formula, link or script of a page is never followed.
"""

import codecs
import re
from collections.abc import Collection, Iterator
from html import unescape

from tdapp.app.lists.columns import Column, guess_columns
from tdapp.app.lists.csv_files import (
    LARGEST,
    LONGEST_FIELD,
    MOST_COLUMNS,
    MOST_ROWS,
    BadRow,
    ListRow,
    ReadList,
    Unreadable,
    decoded,
)
from tdapp.app.lists.letters import ENCODINGS, fitting
from tdapp.app.lists.tabular import unguarded
from tdapp.app.lists.watching import Watch
from tdapp.values import replace

_HEAD = 4096  # bytes in which a page says that it is one, and in which letters
_IS_PAGE = re.compile(
    rb"\s*(?:<\?xml[^>]*>\s*)?(?:<!--[^>]*-->\s*)*<(?:!doctype\s+html|html|head|body|meta|title|style|table|div|h[1-6])\b",
    re.IGNORECASE,
)
_LETTERS = re.compile(rb"charset\s*=\s*[\"']?([\w-]+)", re.IGNORECASE)
_TAG = re.compile(r"<!--|<(/?)([a-zA-Z][a-zA-Z0-9]*)((?:[^<>\"']|\"[^\"<]*\"|'[^'<]*')*)>")
_SPAN = re.compile(r"\b(colspan|rowspan)\s*=\s*[\"']?\s*(\d{1,6})", re.IGNORECASE)
_SILENT = {"script", "style", "template", "textarea", "noscript"}  # nothing in them is a text of the page
_CAPTIONS = {"caption", "h1", "h2", "h3", "h4", "h5", "h6"}
_BREAKS = {"br", "p", "div", "li"}  # words on both sides of them do not run together
_MOST_TABLES = 1_000
_LONGEST_NAME = 60
_EVERY = 2_000  # tags between two calls of the watch


class _Table:
    """A table as it comes: its name, '' none, its rows, and what reaches down into the next ones by column."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.rows: list[ListRow] = []
        self.bad: list[BadRow] = []
        self.fields: list[str] | None = None  # of the row that is open
        self.line = 0
        self.cell: list[str] | None = None  # the words of the cell that is open
        self.span = (1, 1)
        self.reaching: dict[int, tuple[int, str]] = {}


def is_page(head: bytes) -> bool:
    """Whether a file that begins so is a web page."""
    return _IS_PAGE.match(head.replace(b"\0", b"").lstrip(b"\xef\xbb\xbf\xff\xfe")) is not None


def read_page(
    data: bytes, watch: Watch, *, encoding: str = "", country: str = "", table: str = "", among: Collection[Column] = ()
) -> ReadList:
    """The rows of this table of a page; '' for the first whose head names columns of these kinds, else the longest.
    Raises `Unreadable` for a page without tables.
    """
    if len(data) > LARGEST:
        raise Unreadable("sheet.too_large", limit=LARGEST // 1024 // 1024)
    text, encoding = decoded(data, encoding or _said_letters(data), country)
    tables = {_name(number, each): each for number, each in enumerate(_tables(text, watch), 1)}
    if not tables:
        raise Unreadable("sheet.no_table")
    chosen = table if table in tables else _likeliest(tables, among)
    found = tables[chosen]
    columns = max(len(row.fields) for row in found.rows)
    if columns > MOST_COLUMNS:
        raise Unreadable("sheet.too_many_columns", limit=MOST_COLUMNS)
    sheet = ReadList(tuple(found.rows), tuple(found.bad), columns, encoding, worksheet=chosen)
    return replace(sheet, worksheets=tuple(tables), encodings=fitting(data))


def _said_letters(data: bytes) -> str:
    """The encoding a page says it is in, where it can be; ISO-8859-1 is read as its larger sister, as browsers do."""
    told = _LETTERS.search(data[:_HEAD])
    try:
        codec = codecs.lookup(told[1].decode("ascii")).name if told else ""
    except LookupError:
        return ""
    codec = {"iso8859-1": "cp1252", "ascii": "cp1252"}.get(codec, codec)
    named = (name for name, each in ENCODINGS.items() if codecs.lookup(each.codec).name == codec)
    found = next(named, "")
    return found if found in fitting(data) else ""


def _name(number: int, table: _Table) -> str:
    return f"{number}: {table.name}" if table.name else str(number)


def _likeliest(tables: dict[str, _Table], among: Collection[Column]) -> str:
    """The table whose first row names the most columns of these kinds; else the one with the most rows."""

    def known(table: _Table) -> tuple[int, int]:
        first = table.rows[0]
        guess = guess_columns(ReadList((first,), (), len(first.fields)), *([among] if among else []))
        return (sum(kind is not None for kind in guess.kinds) if guess.head else 0, len(table.rows))

    return max(tables, key=lambda name: known(tables[name]))


def _tables(text: str, watch: Watch) -> list[_Table]:
    """Every table in which anything stands, in the order in which they begin; one within a cell counts for itself."""
    reading = _Reading()
    for number, (at, words, closes, tag, more) in enumerate(_tags(text)):
        if number % _EVERY == 0:
            watch(reading.rows)
        reading.take(at, words, closes, tag, more)
        if reading.rows > MOST_ROWS:
            raise Unreadable("sheet.too_many_rows", limit=MOST_ROWS)
        if len(reading.tables) > _MOST_TABLES:
            break
    reading.end(text)
    return [table for table in reading.tables if table.rows]


def _tags(text: str) -> Iterator[tuple[int, str, bool, str, str]]:
    """Each tag with where it begins, the words before it, whether it closes, its name, and what it says."""
    at = 0
    lowered = text.lower()
    while (found := _TAG.search(text, at)) is not None:
        words, name = text[at : found.start()], (found[2] or "").lower()
        at = found.end()
        if not name:  # a comment
            ends = text.find("-->", at)
            at = ends + 3 if ends >= 0 else len(text)
        elif name in _SILENT and not found[1]:
            ends = lowered.find(f"</{name}", at)
            at = ends if ends >= 0 else len(text)
        yield found.start(), words, bool(found[1]), name, found[3] or ""
    yield len(text), text[at:], True, "", ""


class _Reading:
    """What was read of a page so far. `rows`: of all its tables."""

    def __init__(self) -> None:
        self.tables: list[_Table] = []
        self.rows = 0
        self._open: list[_Table] = []
        self._heading = ""  # the last one before a table names it
        self._named: list[str] | None = None  # the words of a heading that is open

    def take(self, at: int, words: str, closes: bool, tag: str, more: str) -> None:
        """Take the words before a tag to where they belong, and then the tag."""
        table = self._open[-1] if self._open else None
        into = self._named if self._named is not None else table.cell if table is not None else None
        if into is not None and words:
            into.append(words)
        if into is not None and tag in _BREAKS:
            into.append(" ")
        if tag in _CAPTIONS and (table is None or table.cell is None):
            self._caption(table, closes)
        elif tag == "table" and not closes:
            opened = _Table(self._heading)
            self._heading = ""
            self.tables.append(opened)
            self._open.append(opened)
        elif table is not None:
            self._within(table, at, closes, tag, more)

    def _caption(self, table: _Table | None, closes: bool) -> None:
        if not closes:
            self._named = []
        elif self._named is not None:
            name = _plain(self._named)[:_LONGEST_NAME]
            self._named = None
            if table is not None:
                table.name = name or table.name
            else:
                self._heading = name

    def _within(self, table: _Table, at: int, closes: bool, tag: str, more: str) -> None:
        if tag in ("td", "th"):
            self._cell(table)
            if not closes:
                if table.fields is None:
                    table.fields, table.line = [], at
                table.cell, table.span = [], _span(more)
        elif tag in ("tr", "table", "tbody", "thead", "tfoot"):
            self._row(table)
            if tag == "tr" and not closes:
                table.fields, table.line = [], at
            if tag == "table":
                self._open.pop()

    def _cell(self, table: _Table) -> None:
        """End the cell that is open, as wide as it is and as far down as it reaches."""
        if table.cell is None or table.fields is None:
            return
        value, (wide, deep) = unguarded(_plain(table.cell)), table.span
        table.cell = None
        _fill(table)
        for number in range(min(wide, MOST_COLUMNS + 1)):
            if deep > 1:
                table.reaching[len(table.fields)] = (deep - 1, value if not number else "")
            table.fields.append(value if not number else "")

    def _row(self, table: _Table) -> None:
        self._cell(table)
        if table.fields is None:
            return
        _fill(table)
        fields = table.fields
        while fields and not fields[-1]:
            fields.pop()
        if any(len(each) > LONGEST_FIELD for each in fields):
            table.bad.append(BadRow(table.line, "row.too_long", fields[0][:200], {"limit": LONGEST_FIELD}))
        elif any(fields):
            table.rows.append(ListRow(table.line, tuple(fields)))
            self.rows += 1
        table.fields = None

    def end(self, text: str) -> None:
        """End what is still open, and say lines where so far it was said how far into the text a row begins."""
        for table in self._open:
            self._row(table)
        places = {row.line for table in self.tables for row in table.rows}
        places |= {row.line for table in self.tables for row in table.bad}
        lines = _lines(text, sorted(places))
        for table in self.tables:
            table.rows = [ListRow(lines[row.line], row.fields) for row in table.rows]
            table.bad = [BadRow(lines[row.line], row.code, row.text, row.facts) for row in table.bad]


def _fill(table: _Table) -> None:
    """Put in the cells of earlier rows that reach down to here."""
    fields = table.fields
    while fields is not None and len(fields) in table.reaching and len(fields) <= MOST_COLUMNS:
        deep, value = table.reaching.pop(len(fields))
        if deep > 1:
            table.reaching[len(fields)] = (deep - 1, value)
        fields.append(value)


def _span(more: str) -> tuple[int, int]:
    """How many columns and rows a cell takes, as its tag says."""
    told = {name.lower(): int(number) for name, number in _SPAN.findall(more)}
    return max(1, told.get("colspan", 1)), max(1, told.get("rowspan", 1))


def _plain(words: list[str]) -> str:
    """Words as they are seen on the page: their signs said, blanks of any number as one."""
    return " ".join(unescape("".join(words)).replace("\0", "").split())


def _lines(text: str, places: list[int]) -> dict[int, int]:
    """The line, counted from 1, in which each of these places of the text is."""
    found, line, before = {}, 1, 0
    for place in places:
        line += text.count("\n", before, place)
        found[place], before = line, place
    return found
