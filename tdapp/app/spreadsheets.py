"""Lists out: entries and results as a CSV that any spreadsheet opens, its texts never taken for formulas."""

import os
import re
from collections.abc import Iterable, Sequence
from decimal import Decimal
from pathlib import Path

from babel.numbers import get_currency_precision, get_decimal_symbol

from tdapp.domain.units import EntryId, Money
from tdapp.read.players import EntryStatus, PlayerRow, PlayersView
from tdapp.texts import QT_TRANSLATE_NOOP, Text
from tdapp.words.say import Words

# A cell that begins so is a formula to a spreadsheet (OWASP, CSV injection); the wide forms count in Japanese ones.
_FORMULA = re.compile(r"'*[=+\-@\t\r＝＋－＠]")


def guarded(text: str) -> str:
    """A text cell no spreadsheet takes for a formula.

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


Cell = str | int | Money | None

_NO = QT_TRANSLATE_NOOP("Export", "No.")
_LAST = QT_TRANSLATE_NOOP("Export", "Last name")
_FIRST = QT_TRANSLATE_NOOP("Export", "First name")
_STATUS = QT_TRANSLATE_NOOP("Export", "Status")
_TABLE = QT_TRANSLATE_NOOP("Export", "Table")
_SEAT = QT_TRANSLATE_NOOP("Export", "Seat")
_PLACE = QT_TRANSLATE_NOOP("Export", "Place")
_PLACE_TO = QT_TRANSLATE_NOOP("Export", "Shared down to place")
_PRIZE = QT_TRANSLATE_NOOP("Export", "Prize")
_PAID_OUT = QT_TRANSLATE_NOOP("Export", "Prize paid out")
_PAID = QT_TRANSLATE_NOOP("Export", "Paid")
_CURRENCY = QT_TRANSLATE_NOOP("Export", "Currency")
_YES = QT_TRANSLATE_NOOP("Export", "yes")
_NOT = QT_TRANSLATE_NOOP("Export", "no")
STATUS = {
    EntryStatus.WAITING: QT_TRANSLATE_NOOP("Players", "Not yet seated"),
    EntryStatus.PLAYING: QT_TRANSLATE_NOOP("Players", "Playing"),
    EntryStatus.OUT: QT_TRANSLATE_NOOP("Players", "Out"),
    EntryStatus.WINNER: QT_TRANSLATE_NOOP("Players", "Winner"),
}


def write_file(path: Path, data: bytes) -> None:
    """Write a list, whole or not at all. Raises OSError with what stands in the way; a file that was there stays."""
    part = path.with_name(f"{path.name}.part")
    try:
        part.write_bytes(data)
        os.replace(part, path)  # noqa: PTH105 - both are on the same disk, and this is the atomic call by name
    except OSError:
        part.unlink(missing_ok=True)
        raise


def entries_csv(view: PlayersView, words: Words) -> bytes:
    """All entries by ticket number. Table and seat stand apart: a spreadsheet takes '12-4' for a date."""
    head = (_NO, _LAST, _FIRST, _STATUS, _TABLE, _SEAT, _PAID, _CURRENCY)
    return _csv(head, (_entry(row, words) for row in view.rows), words)


def _entry(row: PlayerRow, words: Words) -> tuple[Cell, ...]:
    table, seat = row.seat if row.seat else (None, None)
    status = words(STATUS[row.status])
    return (row.entry, row.name.last, row.name.first, status, table, seat, row.paid, row.paid.currency)


def results_csv(view: PlayersView, words: Words) -> bytes:
    """Everybody who has a place, first place first, with the prize and whether it was paid out."""
    head = (_PLACE, _PLACE_TO, _LAST, _FIRST, _PRIZE, _CURRENCY, _PAID_OUT)
    placed = sorted((row for row in view.rows if row.place is not None), key=_place)
    return _csv(head, (_result(row, words) for row in placed), words)


def _result(row: PlayerRow, words: Words) -> tuple[Cell, ...]:
    shared = row.place_to if row.place_to != row.place else None
    who = (row.place, shared, row.name.last, row.name.first)
    if row.prize is None:
        return (*who, None, None, None)
    return (*who, row.prize, row.prize.currency, words(_YES if row.prize_paid else _NOT))


def _place(row: PlayerRow) -> tuple[int, EntryId]:
    return (row.place or 0, row.entry)


def _csv(head: Iterable[Text], rows: Iterable[Sequence[Cell]], words: Words) -> bytes:
    """A table as the reader's spreadsheet opens it: UTF-8 with its mark, decimal sign and delimiter of the language."""
    decimal = get_decimal_symbol(words.language)
    delimiter = "," if decimal == "." else ";"
    lines = [[words(text) for text in head], *rows]
    return "".join(_csv_line(cells, delimiter, decimal) for cells in lines).encode("utf-8-sig")


def _csv_line(cells: Sequence[Cell], delimiter: str, decimal: str) -> str:
    return delimiter.join(_csv_cell(cell, delimiter, decimal) for cell in cells) + "\r\n"


def _csv_cell(cell: Cell, delimiter: str, decimal: str) -> str:
    if isinstance(cell, Money):
        digits = get_currency_precision(cell.currency)
        return f"{Decimal(cell.cents).scaleb(-digits):.{digits}f}".replace(".", decimal)
    if not isinstance(cell, str):
        return "" if cell is None else str(cell)
    text = guarded(cell)
    quoted = any(sign in text for sign in (delimiter, '"', "\n", "\r")) or text != text.strip()
    return '"' + text.replace('"', '""') + '"' if quoted else text
