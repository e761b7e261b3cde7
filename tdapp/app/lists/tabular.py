"""A table of named columns, as a CSV or as a workbook: one description, whichever file the director wants.

    table = Table(TITLE, (NAME, AMOUNT, AT), rows)
    data = to_file(table, Path(chosen), words)       # by the ending of the name; `to_csv` and `to_xlsx` by themselves

A cell is a text, a whole number, an amount (a number in its currency's own decimals; the currency's code wants a column
of its own), a day, a time with its zone (written in the reader's), a yes or no, or None for empty. Texts never become
formulas, links or numbers, whoever typed them.
"""

import re
from collections.abc import Sequence
from datetime import date, datetime
from decimal import Decimal
from io import BytesIO
from pathlib import Path
from typing import Any

from msgspec import Struct

from tdapp.domain.units import Money
from tdapp.texts import QT_TRANSLATE_NOOP, Text
from tdapp.words.say import Words, decimals

Cell = str | int | Money | date | datetime | bool | None

YES = QT_TRANSLATE_NOOP("Export", "yes")
NO = QT_TRANSLATE_NOOP("Export", "no")
# A cell that begins so is a formula to a spreadsheet (OWASP, CSV injection); the wide forms count in Japanese ones.
_FORMULA = re.compile(r"'*[=+\-@\t\r＝＋－＠]")
_NO_SHEET_NAME = re.compile(r"[\[\]:*?/\\\x00-\x1f]+")
_NARROWEST, _WIDEST = 6, 60  # characters of a column


class Table(Struct, frozen=True):
    """A list to be saved: what it is called, what its columns are called, and its rows in their order."""

    title: Text
    columns: tuple[Text, ...]
    rows: tuple[Sequence[Cell], ...]


def guarded(text: str) -> str:
    """A text cell of a CSV that no spreadsheet takes for a formula.

    >>> guarded("=1+1"), guarded("Żółć"), guarded("'t Hooft"), guarded("'=1")
    ("'=1+1", 'Żółć', "'t Hooft", "''=1")
    """
    return f"'{text}" if _FORMULA.match(text) else text


def unguarded(text: str) -> str:
    """The text as it was before `guarded`.

    >>> unguarded("'=1+1"), unguarded("'t Hooft"), unguarded("''=1")
    ('=1+1', "'t Hooft", "'=1")
    """
    return text[1:] if text.startswith("'") and _FORMULA.match(text) else text


def to_file(table: Table, path: Path, words: Words) -> bytes:
    """The table as the file of this name: a workbook if it ends in .xlsx, else a CSV."""
    return to_xlsx(table, words) if path.suffix.lower() == ".xlsx" else to_csv(table, words)


def to_csv(table: Table, words: Words) -> bytes:
    """The table as a CSV that the reader's spreadsheet opens: UTF-8 with its mark, decimal sign and delimiter of the
    language.
    """
    from babel.numbers import get_decimal_symbol

    decimal = get_decimal_symbol(words.language)
    delimiter = "," if decimal == "." else ";"
    lines: list[Sequence[Cell]] = [[words(column) for column in table.columns], *table.rows]
    written = (delimiter.join(_csv_cell(cell, delimiter, decimal, words) for cell in cells) for cells in lines)
    return "".join(f"{line}\r\n" for line in written).encode("utf-8-sig")


def _csv_cell(cell: Cell, delimiter: str, decimal: str, words: Words) -> str:
    match cell:
        case str():
            text = guarded(cell)
            quoted = any(sign in text for sign in (delimiter, '"', "\n", "\r")) or text != text.strip()
            return '"' + text.replace('"', '""') + '"' if quoted else text
        case None:
            return ""
        case bool():
            return words(YES if cell else NO)
        case Money():
            digits = _digits(cell)
            return f"{_units(cell):.{digits}f}".replace(".", decimal)
        case datetime():
            return f"{cell.astimezone(words.zone):%Y-%m-%d %H:%M:%S}"
        case date():
            return cell.isoformat()
        case _:
            return str(cell)


def to_xlsx(table: Table, words: Words) -> bytes:
    """The table as a workbook of one sheet: the names of the columns stay in view, amounts and days are numbers and
    days.
    """
    from xlsxwriter.workbook import Workbook

    file = BytesIO()
    with Workbook(file, {"in_memory": True}) as book:
        title = words(table.title)
        sheet = book.add_worksheet(_sheet_name(title))
        book.set_properties({"title": title})
        cells = _Cells(book, sheet, words)
        head = book.add_format({"bold": True, "bottom": 1})
        for column, text in enumerate(table.columns):
            cells.put_head(column, words(text), head)
        for row, each in enumerate(table.rows, 1):
            for column, cell in enumerate(each):
                cells.put(row, column, cell)
        for column, width in cells.widths.items():
            sheet.set_column(column, column, min(max(width + 2, _NARROWEST), _WIDEST))
        sheet.freeze_panes(1, 0)
        if table.rows:
            sheet.autofilter(0, 0, len(table.rows), len(table.columns) - 1)
    return file.getvalue()


class _Cells:
    """Writes cells by their kind and remembers how wide their columns are."""

    def __init__(self, book: Any, sheet: Any, words: Words) -> None:
        self.widths: dict[int, int] = {}
        self._book, self._sheet, self._words = book, sheet, words
        self._formats: dict[str, Any] = {}

    def put_head(self, column: int, text: str, style: Any) -> None:
        self._sheet.write_string(0, column, text, style)
        self.widths[column] = len(text) + 3  # the arrow of the filter stands there too

    def put(self, row: int, column: int, cell: Cell) -> None:
        """A cell at its place; None leaves it empty."""
        put = self._sheet
        match cell:
            case None | "":
                return
            case str():
                put.write_string(row, column, cell)
                width = max(map(len, cell.split("\n")))
            case bool():
                text = self._words(YES if cell else NO)
                put.write_string(row, column, text)
                width = len(text)
            case Money():
                digits = _digits(cell)
                style = self._format("#,##0" + ("." + "0" * digits if digits else ""))
                put.write_number(row, column, _units(cell), style)
                width = len(f"{_units(cell):,.{digits}f}")
            case datetime():
                local = cell.astimezone(self._words.zone).replace(tzinfo=None, microsecond=0)
                put.write_datetime(row, column, local, self._format("yyyy-mm-dd hh:mm:ss"))
                width = 19
            case date():
                put.write_datetime(row, column, cell, self._format("yyyy-mm-dd"))
                width = 10
            case _:
                put.write_number(row, column, cell)
                width = len(str(cell))
        self.widths[column] = max(self.widths.get(column, 0), width)

    def _format(self, shape: str) -> Any:
        if shape not in self._formats:
            self._formats[shape] = self._book.add_format({"num_format": shape})
        return self._formats[shape]


def _digits(money: Money) -> int:
    """Decimals of its currency: two of the euro, none of the yen."""
    return decimals(money.currency)


def _units(money: Money) -> Decimal:
    return Decimal(money.cents).scaleb(-_digits(money))


def _sheet_name(title: str) -> str:
    """A name a worksheet may have: at most 31 characters, some signs not, no apostrophe at its ends."""
    return _NO_SHEET_NAME.sub(" ", title)[:31].strip(" '") or "1"
