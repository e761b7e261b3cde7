"""Rows of a slip: text at the left and an amount at the right, one below the other, and names that fit."""

from msgspec import Struct

from tdapp.read.people.names import PlayerName
from tdapp.reports.typesetting.sheet import FINE, RIGHT, Sheet
from tdapp.values import replace

_DROP = 0.8  # from the top of a row to its baseline, in sizes
_LEADING = 1.34
_TWO_LINES = 17.0  # so much height a name takes that does not go on one line
_LEAST_NAME = 10.0  # a name that would come out smaller stands as lists have it


class Row(Struct, frozen=True):
    """A row of a receipt: text at the left, amount at the right. `above`: white before it; `rule`: a line in it.

    `name`: stands in place of the text at the left.
    """

    left: str
    right: str = ""
    size: float = 8.5
    bold: bool = False
    above: float = 0.0
    rule: bool = False
    name: PlayerName | None = None

    @property
    def height(self) -> float:
        return self.above + self.size * _LEADING


def height_of(rows: list[Row]) -> float:
    """How high these rows are together, in points."""
    return sum(row.height for row in rows)


def under_a_rule(rows: list[Row]) -> list[Row]:
    """These rows with a line over the first of them."""
    return [replace(row, above=3, rule=True) if not number else row for number, row in enumerate(rows)]


def shrunk(rows: list[Row], room: float) -> list[Row]:
    """The rows in less height, when there are more of them than fit: many tenders, many parts."""
    by = min(1.0, room / height_of(rows))
    return [replace(row, size=row.size * by, above=row.above * by) for row in rows]


def draw_rows(sheet: Sheet, rows: list[Row], x: float, y: float, width: float) -> float:
    """Draw rows from `y` down; where they end."""
    for row in rows:
        if row.rule:
            sheet.rule(y - row.above / 2, x0=x, x1=x + width, weight=FINE)
        base = y - row.above - row.size * (_DROP + (_LEADING - 1) / 2)
        taken = 0.0
        if row.right:
            taken = sheet.text(x + width, base, row.right, size=row.size, bold=row.bold, align=RIGHT, width=width * 0.6)
        room = width - taken - (6 if taken else 0)
        if row.name is not None:
            draw_name(sheet, row.name, x, base, room, size=row.size)
        else:
            sheet.text(x, base, row.left, size=row.size, bold=row.bold, width=room)
        y -= row.height
    return y


def draw_name(sheet: Sheet, name: PlayerName, x: float, y: float, width: float, *, size: float) -> None:
    """A name in bold. One that would come out too small stands as in a list, if need be on two lines."""
    least = min(size, _LEAST_NAME)
    if sheet.lettering.line(name.full, bold=True).width * least <= width:
        sheet.text(x, y, name.full, size=size, bold=True, width=width, least=least)
    else:
        sheet.name(x, y, name.last, name.first, size=least, width=width, high=_TWO_LINES)
