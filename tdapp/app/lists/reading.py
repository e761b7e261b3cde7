"""Reads a list from a file, whatever program wrote it: a workbook (XLSX, ODS), a web page (HTML) or text (CSV). What
is in it decides, not what it is called; only a file called a workbook that is none gets a sentence of its own.
"""

from collections.abc import Collection
from pathlib import Path

from tdapp.app.lists.columns import Column
from tdapp.app.lists.csv_files import LARGEST, ReadList, Unreadable, read_csv
from tdapp.app.lists.pages import is_page, read_page
from tdapp.app.lists.watching import Stopped, Watch
from tdapp.app.lists.workbooks import LARGEST_WORKBOOK, is_workbook, read_workbook
from tdapp.store.collector import leave_out

__all__ = ["Stopped", "Watch", "read_file", "unwatched"]

_MB = 1024 * 1024
_HEAD = 4096
_TOURNAMENTS = {".tdt"}  # whole evenings in a program's own form
_KNOWN: dict[str, tuple[bytes, ...]] = {  # what is plainly no list, by how it begins
    "sheet.picture": (b"\x89PNG", b"\xff\xd8\xff", b"GIF8", b"BM", b"II*\0", b"MM\0*", b"RIFF", b"\0\0\x01\0"),
    "sheet.paper": (b"%PDF", b"%!PS", b"{\\rtf"),
    "sheet.database": (b"SQLite format 3\0", b"\0\x01\0\0Standard "),
}
_CALLED_WORKBOOK = {".xlsx", ".xlsm", ".xls", ".xlsb", ".ods", ".numbers"}


def unwatched(rows: int) -> None:
    """A watch that lets everything go on."""


def read_file(
    path: Path,
    watch: Watch = unwatched,
    *,
    worksheet: str = "",
    encoding: str = "",
    country: str = "",
    among: Collection[Column] = (),
) -> ReadList:
    """The rows of a list on the disk. Its size is looked at before it is read. Raises `Unreadable`, and `Stopped`
    when `watch` does. `worksheet`: which one of a workbook, or which table of a page, `encoding`: the letters of a
    text, '' for the likeliest where the desk stands (`country`, ISO 3166). `among`: the kinds of columns looked for.
    """
    try:
        size = path.stat().st_size
        with path.open("rb") as file:
            head = file.read(_HEAD)
            workbook = is_workbook(head)
            limit = LARGEST_WORKBOOK if workbook else LARGEST
            if size > limit:
                raise Unreadable("sheet.too_large", limit=limit // _MB)
            file.seek(0)
            if workbook:
                return _lasting(read_workbook(file, watch, worksheet=worksheet, among=among))
            watch(0)
            data = file.read(LARGEST + 1)
    except OSError as error:
        raise Unreadable("sheet.cannot_read", reason=error.strerror or str(error)) from error
    if is_page(head):
        return _lasting(read_page(data, watch, encoding=encoding, country=country, table=worksheet, among=among))
    _refuse_known(path, head)
    return _lasting(read_csv(data, encoding=encoding, country=country))


def _lasting(sheet: ReadList) -> ReadList:
    """A list, which the collector need not look through: of tens of thousands of rows the clock would wait for it."""
    leave_out(len(sheet.rows))
    return sheet


def _refuse_known(path: Path, head: bytes) -> None:
    """Refuse what is plainly something else than a list, each with what to do."""
    for code, begins in _KNOWN.items():
        if head.startswith(begins):
            raise Unreadable(code)
    kind = path.suffix.lower()
    if kind in _TOURNAMENTS and b"," in head and b"{" in head:
        raise Unreadable("sheet.tournament")
    if b"urn:schemas-microsoft-com:office:spreadsheet" in head:
        raise Unreadable("sheet.other_kind")
    if kind in _CALLED_WORKBOOK and head:
        raise Unreadable("sheet.no_workbook")
