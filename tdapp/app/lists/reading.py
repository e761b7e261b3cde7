"""Reads a list from a file, whatever program wrote it: a workbook (XLSX) or text (CSV). What is in it decides, not
what it is called; only a file called a workbook that is none gets a sentence of its own.
"""

from pathlib import Path

from tdapp.app.lists.csv_files import LARGEST, ReadList, Unreadable, read_csv
from tdapp.app.lists.workbooks import LARGEST_WORKBOOK, Stopped, Watch, is_workbook, read_workbook

__all__ = ["Stopped", "Watch", "read_file", "unwatched"]

_MB = 1024 * 1024
_CALLED_WORKBOOK = {".xlsx", ".xlsm", ".xls", ".xlsb", ".ods", ".numbers"}


def unwatched(rows: int) -> None:
    """A watch that lets everything go on."""


def read_file(
    path: Path, watch: Watch = unwatched, *, worksheet: str = "", encoding: str = "", country: str = ""
) -> ReadList:
    """The rows of a list on the disk. Its size is looked at before it is read. Raises `Unreadable`, and `Stopped`
    when `watch` does. `worksheet`: which one of a workbook, `encoding`: the letters of a text, '' for the likeliest
    where the desk stands (`country`, ISO 3166).
    """
    try:
        size = path.stat().st_size
        with path.open("rb") as file:
            workbook = is_workbook(file.read(8))
            limit = LARGEST_WORKBOOK if workbook else LARGEST
            if size > limit:
                raise Unreadable("sheet.too_large", limit=limit // _MB)
            file.seek(0)
            if workbook:
                return read_workbook(file, watch, worksheet=worksheet)
            if path.suffix.lower() in _CALLED_WORKBOOK and size:
                raise Unreadable("sheet.no_workbook")
            watch(0)
            return read_csv(file.read(LARGEST + 1), encoding=encoding, country=country)
    except OSError as error:
        raise Unreadable("sheet.cannot_read", reason=error.strerror or str(error)) from error
