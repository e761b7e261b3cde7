"""Eight a page: cut along the middle and across three times, so each part is an eighth of the sheet.

The parts of one place on the page follow each other from page to page: a pile cut in one go gives eight heaps, each in
order.
"""

from collections.abc import Iterator

from tdapp.reports.typesetting.paper import MARGIN, MM
from tdapp.reports.typesetting.sheet import FINE, OVERHANG, Sheet

ACROSS, DOWN = 2, 4
A_PAGE = ACROSS * DOWN
INNER = 9 * MM  # between the words and the cut in the middle
_MARK = 4 * MM


def in_heaps(total: int, a_page: int = A_PAGE) -> Iterator[list[tuple[int, int]]]:
    """The order of parts on eight-up pages, page by page, so many a page.

    >>> list(in_heaps(10))[1]
    [(0, 1), (1, 3), (2, 5), (3, 7), (4, 9)]
    """
    count = -(-total // a_page)
    for page in range(count):
        places = ((place, place * count + page) for place in range(a_page))
        yield [(place, number) for place, number in places if number < total]


def tile_width(sheet: Sheet) -> float:
    """The width the words of one of eight parts of a page may take."""
    return sheet.paper.width / ACROSS - MARGIN - OVERHANG - INNER


def tile_height(sheet: Sheet) -> float:
    """The height the words of one of eight parts of a page may take."""
    return sheet.paper.height / DOWN - 2 * MARGIN


def corner(sheet: Sheet, place: int) -> tuple[float, float]:
    """The corner where a part's words begin: left edge, and top. The same distance from the top cut on every part."""
    row, column = divmod(place, ACROSS)
    x = MARGIN + OVERHANG if column == 0 else sheet.paper.width / 2 + INNER
    return x, sheet.paper.height * (1 - row / DOWN) - MARGIN


def cut_marks(sheet: Sheet) -> None:
    """Draw short lines on the cuts: where they cross, and where they reach the margin."""
    middle = sheet.paper.width / 2
    for row in range(1, DOWN):
        y = sheet.paper.height * row / DOWN
        cut_across(sheet, y)
        sheet.line(middle, y - _MARK, middle, y + _MARK, weight=FINE)
    bottom, top = MARGIN + OVERHANG, sheet.paper.height - MARGIN - OVERHANG
    sheet.line(middle, bottom, middle, bottom + _MARK, weight=FINE)
    sheet.line(middle, top - _MARK, middle, top, weight=FINE)


def cut_across(sheet: Sheet, y: float) -> None:
    """Draw short lines on a cut from side to side."""
    middle, left, right = sheet.paper.width / 2, sheet.left, sheet.right
    sheet.line(left, y, left + _MARK, y, weight=FINE)
    sheet.line(middle - _MARK, y, middle + _MARK, y, weight=FINE)
    sheet.line(right - _MARK, y, right, y, weight=FINE)
