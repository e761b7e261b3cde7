"""A list with named columns over the whole width of the page: rows, and a box or a line where somebody writes."""

from collections.abc import Callable, Sequence

from msgspec import Struct

from tdapp.read.people.names import PlayerName
from tdapp.reports.typesetting.paper import Printed
from tdapp.reports.typesetting.sheet import FINE, HAIR, LEFT, RIGHT, STRONG, Sheet
from tdapp.words.papers.papers import spans

ALONG = 4  # rows that go to the last page with what ends the list
HEAD = 20.0  # of the names of the columns
_PAD = 5.0
_BOX = 10.0
TICK, TO_SIGN = "\0tick", "\0sign"  # cells that are drawn, not written


class Column(Struct, frozen=True):
    """A column of a list: its head, its share of the width, and where its text stands in it."""

    head: str
    share: float
    align: float = LEFT
    bold: bool = False


class Row(Struct, frozen=True):
    """A row of a list: a cell a column (a text, a name, `TICK` or `TO_SIGN`). `struck`: it does not count any more; its
    last cell, which says why or by whom, stays readable.

    `bold`: all of it, as a sum is.
    """

    cells: tuple[str | PlayerName, ...]
    struck: bool = False
    bold: bool = False


class Listing(Struct, frozen=True):
    """A list to draw: columns and rows. `high`: of a row, in points; `size`: of its letters."""

    columns: tuple[Column, ...]
    rows: Sequence[Row]
    high: float = 16.0
    size: float = 10.0


def write(
    sheet: Sheet,
    listing: Listing,
    *,
    names: Sequence[str] = (),
    closing: float = 0.0,
    end: Callable[[float], None] | None = None,
) -> Printed:
    """Write a whole sheet that is one list, on as many pages as it takes; with no rows the page says why.

    `names`: what its rows are filed under, so that each page says what it covers. `end` writes what ends the list, from
    the height it is given on down; `closing` points are kept free for it.
    """
    if not listing.rows:
        sheet.empty_page()
        return sheet.finish()
    pages, before = leaves(sheet, listing, closing=closing), 0
    for number, page in enumerate(pages, 1):
        some = names[before : before + len(page)] if len(pages) > 1 else ()
        sheet.start_page(number, len(pages), spans(sheet.words, some[0], some[-1]) if some else "")
        y = draw(sheet, listing, page)
        if end is not None and number == len(pages):
            end(y)
        sheet.end_page()
        before += len(page)
    return sheet.finish()


def leaves(sheet: Sheet, listing: Listing, *, closing: float = 0.0) -> list[Sequence[Row]]:
    """The rows page by page; the last page keeps `closing` points free below its rows for what ends the list. Where
    that has no room under a full page, a few rows go along with it to the next.
    """
    room = sheet.top - sheet.bottom - HEAD
    each = max(1, int(room / listing.high + 1e-6))
    pages = [listing.rows[start : start + each] for start in range(0, len(listing.rows), each)]
    if pages and len(pages[-1]) * listing.high + closing > room:
        last = pages.pop()
        kept = max(1, int((room - closing) // listing.high))
        cut = max(1, min(kept, len(last) - 1, ALONG))
        pages += [last[:-cut], last[-cut:]] if len(last) > cut else [last]
    return [page for page in pages if page]


def draw(sheet: Sheet, listing: Listing, rows: Sequence[Row]) -> float:
    """Draw the heads and some rows under the page's head. Where they end."""
    y = sheet.top - HEAD + 6
    for column, (x, width) in zip(listing.columns, _places(sheet, listing), strict=True):
        at = x + (width if column.align == RIGHT else 0)
        sheet.text(at, y, column.head, size=9, bold=True, align=column.align, width=width)
    y -= 6
    sheet.rule(y, weight=STRONG)
    for row in rows:
        y -= listing.high
        sheet.rule(y)
        _row(sheet, listing, row, y)
    return y


def _row(sheet: Sheet, listing: Listing, row: Row, y: float) -> None:
    base = y + (listing.high - listing.size) / 2 + listing.size * 0.14
    for column, (x, width), cell in zip(listing.columns, _places(sheet, listing), row.cells, strict=True):
        if cell == TICK:
            sheet.canvas.setLineWidth(FINE)
            sheet.canvas.rect(x, y + (listing.high - _BOX) / 2, _BOX, _BOX)
        elif cell == TO_SIGN:
            sheet.rule(y, x0=x, x1=x + width, weight=FINE)
        elif isinstance(cell, PlayerName):
            sheet.name(x, base, cell.last, cell.first, size=listing.size, width=width, high=listing.high)
        else:
            at = x + (width if column.align == RIGHT else 0)
            bold = column.bold or row.bold
            sheet.text(at, base, cell, size=listing.size, bold=bold, align=column.align, width=width, least=6)
    if row.struck:
        end = _places(sheet, listing)[-1][0] - 2 * _PAD
        sheet.rule(base + listing.size * 0.32, x1=end, weight=HAIR)


def _places(sheet: Sheet, listing: Listing) -> list[tuple[float, float]]:
    """Where each column begins, and how wide its text may be."""
    whole = sum(column.share for column in listing.columns)
    places, x = [], sheet.left
    for number, column in enumerate(listing.columns):
        width = sheet.width * column.share / whole
        last = number == len(listing.columns) - 1
        places.append((x, width - (0 if last else 2 * _PAD)))
        x += width
    return places
