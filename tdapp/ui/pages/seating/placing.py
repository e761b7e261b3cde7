"""The places of the floor map's tables: by the plan of the room, or, where nobody has made one, side by side.

A place is a cell of a grid that grows and shrinks with the zoom, so every table keeps its neighbours at every size.
"""

from collections.abc import Iterable, Mapping, Sequence
from math import ceil, sqrt

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF

from tdapp.domain.seating.room import TablePlace
from tdapp.domain.units import TableNo
from tdapp.ui.pages.seating.geometry import DOTTED, NEAR, READABLE, SMALLEST, WIDEST, cell_height, widest

SCROLLED = 1.8  # how many windows high a map with names may be before it gives way to shapes
HEADING = 0.34  # of a row: the name of an area stands over it
FEW = 9  # tables, or fewer places: rows are high, and a smaller part of one is enough for the name
MARGIN = 9.0  # around the room, in pixels: signs reach over the edge of their table
BETWEEN = 0.4  # of a column, between two areas side by side, or for places without a table between two

Cell = tuple[float, float]  # column and row, from 0
Block = tuple[str, dict[TableNo, Cell]]  # an area's name, and its tables


class Area(Struct, frozen=True):
    """A part of the room, in cells: its name ('' none), the corner of its first table, how many columns and rows."""

    name: str
    column: float
    row: float
    columns: float
    rows: float


class Layout(Struct, frozen=True):
    """The room in cells: each table's corner, the areas they stand in, and how wide and high all of it is."""

    tables: tuple[TableNo, ...]
    corners: tuple[Cell, ...]
    areas: tuple[Area, ...]
    columns: float
    rows: float
    heading: float = HEADING  # of a row


class Floor(Struct, frozen=True):
    """A layout at one zoom: cells of `width` by `height`, `left` and `top` free beside a room smaller than the view."""

    layout: Layout
    width: float
    height: float
    left: float
    top: float
    seats: int

    @property
    def near(self) -> bool:
        """Whether seats are shown with names."""
        return self.width >= NEAR

    @property
    def total(self) -> tuple[float, float]:
        """The width and height of the whole room."""
        return self.layout.columns * self.width + 2 * MARGIN, self.layout.rows * self.height + 2 * MARGIN

    def place(self, index: int) -> QRectF:
        """The place of the table with this index, its margin included."""
        column, row = self.layout.corners[index]
        x, y = round(self.left + column * self.width), round(self.top + row * self.height)
        return QRectF(x, y, self.width, self.height)  # at whole pixels, so that a table looks the same anywhere

    def heading(self, area: Area) -> QRectF:
        """The box in which the name of an area stands."""
        high = self.layout.heading * self.height
        y = self.top + area.row * self.height - high
        return QRectF(self.left + area.column * self.width, y, area.columns * self.width, high)

    def beside(self, area: Area) -> float:
        """The width an area's name may have: up to the next area in its row, or to the end of the room."""
        later = (each.column - BETWEEN / 4 for each in self.layout.areas if _right_of(each, area))
        end = min(later, default=max(self.layout.columns, area.column + area.columns + BETWEEN))
        return (end - area.column) * self.width

    def visible(self, shown: QRectF) -> list[int]:
        """The indices of the tables that touch this part of the room."""
        left, right = (shown.left() - self.left) / self.width - 1, (shown.right() - self.left) / self.width
        top, bottom = (shown.top() - self.top) / self.height - 1, (shown.bottom() - self.top) / self.height
        corners = enumerate(self.layout.corners)
        return [at for at, (column, row) in corners if left < column < right and top < row < bottom]

    def index_at(self, point: QPointF) -> int | None:
        """The table at a point, None beside them all."""
        found = self.visible(QRectF(point, point))
        return found[0] if found else None


def laid_out(
    tables: Sequence[TableNo], places: Iterable[TablePlace], *, columns: int, closed_up: bool = False
) -> Layout:
    """The layout of the open tables where the plan has them; those it does not name follow side by side, `columns` in a
    row.

    `closed_up`: rows and places of an area where no table is open take no room, between others a little.
    """
    planned = {place.table: place for place in places}
    named: dict[str, list[TableNo]] = {}
    for place in planned.values():
        named.setdefault(place.area, [])
    for table in tables:
        if table in planned:
            named[planned[table].area].append(table)
    loose = [table for table in tables if table not in planned]
    blocks: list[Block] = []
    for area, found in named.items():
        cells = {table: _cell(planned[table]) for table in found}
        if found:
            blocks.append((area, _closed_up(cells) if closed_up else cells))
    if loose:
        blocks.append(("", {table: (at % columns, at // columns) for at, table in enumerate(loose)}))
    head = HEADING if any(area for area, _cells in blocks) else 0.0
    if closed_up:
        spots = sum(wide * high for wide, high in (_size(cells.values()) for _area, cells in blocks))
        head *= min(1.0, sqrt(spots / FEW))
    corners: dict[TableNo, Cell] = {}
    areas, wide, high = _packed(blocks, corners, head)
    return Layout(tuple(tables), tuple(corners[table] for table in tables), areas, wide, high, head)


def fitting_columns(count: int, *, width: float, height: float, seats: int) -> int:
    """The number of tables side by side that makes them largest, without a plan.

    Names are worth some scrolling: a room that nearly fits with names keeps them, also when a panel opens below.
    """
    width, height = width - 2 * MARGIN, height - 2 * MARGIN
    most = max(1, min(count, int(width / SMALLEST)))
    best = max(range(1, most + 1), key=lambda n: min(width / n, widest(ceil(count / n), height, seats)), default=1)
    if min(width / best, widest(ceil(count / best), height, seats)) < SMALLEST:
        return most  # not even the smallest are all in sight: then as few rows as can be
    if min(width / best, widest(ceil(count / best), height, seats)) >= NEAR:
        return best
    for wide in (READABLE, NEAR):
        beside = max(1, int(width // wide))
        if ceil(count / beside) * cell_height(width / beside, seats) <= height * SCROLLED:
            return beside
    return best


def whole_cell(layout: Layout, *, width: float, height: float, seats: int) -> float:
    """The width of a place at which the whole room is in sight; wider where names are worth some scrolling."""
    columns, rows = max(layout.columns, 1.0), max(layout.rows, 1.0)
    width, height = width - 2 * MARGIN, height - 2 * MARGIN
    across = min(width / columns, WIDEST)
    cell = min(across, widest(rows, height, seats))
    if cell < NEAR <= across and rows * cell_height(across, seats) <= height * SCROLLED:
        return across
    return max(SMALLEST, cell)


def floor_at(layout: Layout, cell: float, *, width: float, height: float, seats: int) -> Floor:
    """The room with places `cell` wide, in the middle of a view of this size."""
    high = cell_height(cell, seats)
    left = max(MARGIN, (width - layout.columns * cell) / 2)
    top = max(MARGIN, (height - layout.rows * high) / 2) if cell >= DOTTED else MARGIN
    return Floor(layout, cell, high, left, top, seats)


def fullest_cell(*, width: float, height: float, seats: int) -> float:
    """The width of a place at which one table fills the view."""
    return max(NEAR, min(width - 2 * MARGIN, widest(1.0, height - 2 * MARGIN, seats)))


def _right_of(one: Area, other: Area) -> bool:
    return one.row == other.row and one.column > other.column


def _cell(place: TablePlace) -> Cell:
    return place.place - 1, place.row - 1


def _closed_up(cells: Mapping[TableNo, Cell]) -> dict[TableNo, Cell]:
    """The cells of the same tables, in the same rows and behind one another, without what is empty."""
    columns, rows = _lines(column for column, _row in cells.values()), _lines(row for _column, row in cells.values())
    return {table: (columns[column], rows[row]) for table, (column, row) in cells.items()}


def _lines(used: Iterable[float]) -> dict[float, float]:
    """The new place of each line that is used once the others are gone; a little is left free for those."""
    stands: dict[float, float] = {}
    last = None
    for line in sorted(set(used)):
        stands[line] = 0.0 if last is None else stands[last] + 1 + (BETWEEN if line > last + 1 else 0.0)
        last = line
    return stands


def _packed(
    blocks: Sequence[Block], corners: dict[TableNo, Cell], head: float
) -> tuple[tuple[Area, ...], float, float]:
    """The areas beside one another as long as the room does not become much wider than high, then below one another."""
    sizes = [_size(cells.values()) for _name, cells in blocks]
    limit = max([1.4 * sqrt(2 * sum(wide * high for wide, high in sizes)), *(wide for wide, _high in sizes)], default=1)
    areas: list[Area] = []
    x, top, below, widest_row = 0.0, 0.0, 0.0, 0.0
    for (name, cells), (wide, high) in zip(blocks, sizes, strict=True):
        if x and x + wide > limit:
            x, top = 0.0, below
        areas.append(Area(name, x, top + head, wide, high))
        for table, (column, row) in cells.items():
            corners[table] = (x + column, top + head + row)
        widest_row, below = max(widest_row, x + wide), max(below, top + head + high)
        x += wide + BETWEEN
    return tuple(areas), widest_row, below


def _size(cells: Iterable[Cell]) -> Cell:
    found = list(cells)
    return max(column for column, _row in found) + 1, max(row for _column, row in found) + 1
