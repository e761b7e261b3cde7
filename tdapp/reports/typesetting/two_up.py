"""Two sheets on a page, cut across the middle: a sheet for each table, with a head and a stamp of its own.

The halves of one place follow each other from page to page: a pile cut in one go gives two heaps, each in order.
"""

from msgspec import Struct

from tdapp.reports.typesetting.eight_up import cut_across, in_heaps
from tdapp.reports.typesetting.paper import MARGIN
from tdapp.reports.typesetting.sheet import FINE, RIGHT, STRONG, Sheet
from tdapp.words.chips import chip_papers as said
from tdapp.words.papers import papers as common
from tdapp.words.papers.whose import whose_said

A_PAGE = 2
_HEAD, _FOOT = 42.0, 14.0
_SIGN = 26.0


class Half(Struct, frozen=True):
    """The free part of a half page under its head: from `top` down to `bottom`, in points from the lower edge of the
    page.
    """

    top: float
    bottom: float


def places(total: int) -> list[list[tuple[int, int]]]:
    """The half (0 the upper) on which each sheet stands, page by page.

    >>> places(3)
    [[(0, 0), (1, 2)], [(0, 1)]]
    """
    return list(in_heaps(total, A_PAGE))


def begin_half(sheet: Sheet, place: int, *, title: str, corner: str, facts: str = "", number: int, count: int) -> Half:
    """Write the head and the stamp of a half page. `corner`: large, at the right; `facts`: after the tournament's name.

    `number` of `count`: which of the sheets it is.
    """
    words, stamp, middle = sheet.words, sheet.stamp, sheet.paper.height / 2
    top = (sheet.paper.height if place == 0 else middle) - MARGIN
    bottom = (middle if place == 0 else 0) + MARGIN
    wide = sheet.text(sheet.right, top - 23, corner, size=25, bold=True, align=RIGHT, width=sheet.width * 0.42)
    left = sheet.left + sheet.logo(sheet.left, top, width=80, height=31)
    room = sheet.right - left - wide - 14
    sheet.text(left, top - 14, title, size=15, bold=True, width=room)
    under = ", ".join(filter(None, (whose_said(words, stamp), facts)))
    sheet.text(left, top - 29, under, size=9.5, width=room, least=8)
    sheet.rule(top - _HEAD + 6, weight=STRONG)
    which = words(said.SHEET, number=number, count=count)
    taken = sheet.text(sheet.right, bottom + 2, which, size=7, align=RIGHT)
    stamped = words(common.CARD_STAMP, time=stamp.printed_at, line=stamp.line, head=stamp.head)
    sheet.text(sheet.left, bottom + 2, stamped, size=7, width=sheet.width - taken - 10, least=5.5)
    return Half(top - _HEAD, bottom + _FOOT)


def cut(sheet: Sheet) -> None:
    """Draw the line where the page is cut."""
    cut_across(sheet, sheet.paper.height / 2)


def sign(
    sheet: Sheet, y: float, labels: tuple[str, ...], *, x: float | None = None, width: float | None = None
) -> float:
    """Draw lines to sign on side by side, the lowest ink at y. Returns where what stands above them may end."""
    left, whole = sheet.left if x is None else x, sheet.width if width is None else width
    each, gap = whole / len(labels), 12.0
    for place, label in enumerate(labels):
        at = left + place * each
        room = each - (gap if place + 1 < len(labels) else 0)
        sheet.rule(y + 11, x0=at, x1=at + room, weight=FINE)
        sheet.text(at, y + 2, label, size=7.5, width=room)
    return y + 11 + _SIGN
