"""Reads a list out of a workbook (XLSX; ODS by `open_documents`): looked at from outside before anything is unpacked.

What a workbook says about itself is not believed: how much it unpacks to is added up first, entities are refused, rows
and columns are counted while they come. Formulas count as what they were last worked out to be; macros are never run.
"""

import re
import zipfile
from collections.abc import Collection, Iterator, Mapping
from datetime import date, datetime, time
from typing import IO, Any

from tdapp.app.lists.columns import Column, guess_columns
from tdapp.app.lists.csv_files import LONGEST_FIELD, MOST_COLUMNS, MOST_ROWS, BadRow, ListRow, ReadList, Unreadable
from tdapp.app.lists.watching import Stopped, Watch
from tdapp.values import replace

LARGEST_WORKBOOK = 20 * 1024 * 1024  # bytes of the file
LARGEST_UNPACKED = 50 * 1024 * 1024  # bytes of all that is in it
_MOST_MEMBERS = 1_000
_MOST_TIMES = 100  # times its own size; below a megabyte nobody asks
_HARMLESS = 1024 * 1024
_DOCUMENT = b"application/vnd.oasis.opendocument.spreadsheet"
_LAST_ROW = 1_048_576
_WIDEST_ROW = 128  # columns looked at, so that one beyond the limit is seen and not lost
_EVERY = 100  # rows between two calls of the watch
_OTHER_KINDS = ("xl/workbook.bin", "mimetype", "Index/Document.iwa", "Index.zip")
_ZEROS = re.compile("0{2,}")


def is_workbook(head: bytes) -> bool:
    """Whether a file that begins so is a workbook of some kind, readable here or not."""
    return head.startswith((b"PK\x03\x04", b"PK\x05\x06", b"\xd0\xcf\x11\xe0"))


def read_workbook(file: IO[bytes], watch: Watch, *, worksheet: str = "", among: Collection[Column] = ()) -> ReadList:
    """The rows of this worksheet; '' for the first whose head names columns of these kinds (those of a list of players
    where none are said), else the first in which anything stands. The one that was last on screen counts as the first.
    Raises `Unreadable`.
    """
    if file.read(4) == b"\xd0\xcf\x11\xe0":
        file.seek(0)
        protected = "EncryptedPackage".encode("utf-16-le") in file.read(LARGEST_WORKBOOK)
        raise Unreadable("sheet.protected" if protected else "sheet.other_kind")
    file.seek(0)
    is_document = _look_at(file)
    file.seek(0)
    if is_document:
        from tdapp.app.lists.open_documents import read_document

        return read_document(file, watch, worksheet=worksheet, among=among)
    from openpyxl import load_workbook

    watch(0)
    try:
        book = load_workbook(file, read_only=True, data_only=True, keep_links=False)
        heads = {str(page.title): (page, head) for page in _pages(book) if (head := _head(page, watch)) is not None}
        chosen = (
            worksheet if worksheet in heads else _likeliest({title: head for title, (_, head) in heads.items()}, among)
        )
        if chosen is not None:
            in_order = tuple(str(page.title) for page in book.worksheets if str(page.title) in heads)
            return replace(_sheet(heads[chosen][0], watch), worksheets=in_order)
    except (Unreadable, Stopped, MemoryError):
        raise
    except Exception as error:  # the library raises whatever comes about, when a file is not as it should be
        raise Unreadable("sheet.damaged") from error
    raise Unreadable("sheet.empty")


def _look_at(file: IO[bytes]) -> bool:
    """Refuse what is no workbook, and what would unpack to more than a list can be; tells whether it is an ODS."""
    try:
        with zipfile.ZipFile(file) as packed:
            members = packed.infolist()
            is_document = _is_document(packed)
    except (zipfile.BadZipFile, ValueError, OSError, NotImplementedError) as error:
        raise Unreadable("sheet.damaged") from error
    names = {member.filename for member in members}
    if not is_document and names & set(_OTHER_KINDS) and "xl/workbook.xml" not in names:
        raise Unreadable("sheet.other_kind")
    if not is_document and not {"[Content_Types].xml", "xl/workbook.xml"} <= names:
        raise Unreadable("sheet.no_workbook")
    if any(member.flag_bits & 1 for member in members):
        raise Unreadable("sheet.protected")
    unpacked = sum(member.file_size for member in members)
    times = unpacked / max(1, sum(member.compress_size for member in members))
    if unpacked > LARGEST_UNPACKED or len(members) > _MOST_MEMBERS or (unpacked > _HARMLESS and times > _MOST_TIMES):
        raise Unreadable("sheet.unpacks_too_large", limit=LARGEST_UNPACKED // 1024 // 1024)
    return is_document


def _is_document(packed: zipfile.ZipFile) -> bool:
    """Whether it is an ODS; one that is locked by a password is refused."""
    members = {member.filename: member for member in packed.infolist()}
    kind = members.get("mimetype")
    if kind is None or kind.file_size > 200 or "content.xml" not in members:
        return False
    if packed.read("mimetype").strip() not in (_DOCUMENT, _DOCUMENT + b"-template"):
        return False
    told = members.get("META-INF/manifest.xml")
    if told is not None and told.file_size < _HARMLESS and b"encryption-data" in packed.read(told):
        raise Unreadable("sheet.protected")
    return True


def _pages(book: Any) -> Iterator[Any]:
    """The sheets with cells, the one that was last on screen first; charts and hidden sheets are none."""
    pages = [page for page in book.worksheets if page.sheet_state == "visible"]
    active = book.active
    yield from sorted(pages, key=lambda page: page is not active)


def _head(page: Any, watch: Watch) -> list[str] | None:
    """The first row in which anything stands; None for an empty worksheet."""
    watch(0)
    return next((fields for _number, fields in _filled_rows(page) if fields), None)


def _likeliest(heads: Mapping[str, list[str]], among: Collection[Column]) -> str | None:
    """The worksheet whose first row names columns, a name among them where names are looked for; else the first one;
    None for no worksheet.
    """
    for title, head in heads.items():
        guess = guess_columns(ReadList((ListRow(1, tuple(head)),), (), len(head)), *([among] if among else []))
        if guess.head and (guess.named or (among and Column.NAME not in among)):
            return title
    return next(iter(heads), None)


def _filled_rows(page: Any) -> Iterator[tuple[int, list[str]]]:
    """Rows with their numbers, without the empty cells at their ends; of rows that are empty the fields are too."""
    blank: Any = None
    page.reset_dimensions()  # what the file says about its size may be wrong
    for number, cells in enumerate(page.iter_rows(max_col=_WIDEST_ROW), 1):
        if number > _LAST_ROW:
            raise Unreadable("sheet.too_many_rows", limit=MOST_ROWS)
        fields: list[str] = []
        if cells is not blank:  # the rows between two that are there: all the same object, a million of them perhaps
            fields = [_said(cell) for cell in cells]
            while fields and not fields[-1]:
                fields.pop()
            if not fields:
                blank = cells
        yield number, fields


def _sheet(page: Any, watch: Watch) -> ReadList:
    rows: list[ListRow] = []
    bad: list[BadRow] = []
    for number, fields in _filled_rows(page):
        if number % _EVERY == 0:
            watch(len(rows))
        if len(fields) > MOST_COLUMNS:
            raise Unreadable("sheet.too_many_columns", limit=MOST_COLUMNS)
        if any(len(each) > LONGEST_FIELD for each in fields):
            bad.append(BadRow(number, "row.too_long", fields[0][:200], {"limit": LONGEST_FIELD}))
        elif fields:
            rows.append(ListRow(number, tuple(fields)))
            if len(rows) > MOST_ROWS:
                raise Unreadable("sheet.too_many_rows", limit=MOST_ROWS)
    columns = max((len(row.fields) for row in rows), default=0)
    return ReadList(tuple(rows), tuple(bad), columns, worksheet=str(page.title))


def _said(cell: Any) -> str:
    """What stands in a cell, as somebody typed it: 12345 and not 12345.0, a day as 2026-11-21, a fault as nothing."""
    value = cell.value
    if value is None:
        return ""
    match value:
        case str():
            return "" if cell.data_type == "e" else value.strip()
        case bool():
            return str(value).upper()
        case float() if not value.is_integer():
            return f"{value:.15g}"
        case int() | float():
            return _number(int(value), str(cell.number_format))
        case datetime():
            return value.date().isoformat() if value.time() == time() else f"{value:%Y-%m-%d %H:%M}"
        case date():
            return value.isoformat()
        case time():
            return f"{value:%H:%M}"
        case _:
            return str(value)


def _number(value: int, shape: str) -> str:
    """A number without a fraction; one shown with leading zeros, as card numbers are, keeps them.

    >>> _number(123, "00000"), _number(123, "General"), _number(612345678, "0000000000")
    ('00123', '123', '0612345678')
    """
    return f"{value:0{len(shape)}d}" if _ZEROS.fullmatch(shape) else str(value)
