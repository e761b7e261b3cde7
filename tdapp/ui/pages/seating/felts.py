"""The colours of the floor map, and what a table looks like by how short it is.

How short a table is stands in colour, in pattern and in its head-count, so that it is seen in grey too.
"""

from msgspec import Struct
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPen, QPixmap

from tdapp.read.seating.tables import TableView
from tdapp.ui.pages.seating.at_table import LOUD
from tdapp.ui.theme.look import look

BADLY_SHORT = 3  # and more


class FloorColours(Struct, frozen=True):
    """The colours of the theme that a floor map needs."""

    ground: QColor
    surface: QColor
    raised: QColor
    line: QColor
    text: QColor
    muted: QColor
    accent: QColor
    info: QColor
    warning: QColor
    danger: QColor
    selection: QColor
    on_info: QColor


def floor_colours() -> FloorColours:
    """The colours of the theme as the floor map needs them."""
    named = {name: look().colour(name) for name in FloorColours.__struct_fields__ if name != "on_info"}
    return FloorColours(**named, on_info=look().colour("ground"))


def mixed(one: QColor, other: QColor, share: float) -> QColor:
    """A colour between two: `share` of the one, the rest of the other."""
    return QColor.fromRgbF(
        one.redF() * share + other.redF() * (1 - share),
        one.greenF() * share + other.greenF() * (1 - share),
        one.blueF() * share + other.blueF() * (1 - share),
    )


class Felt(Struct, frozen=True):
    """The look of a table's shape: filled, hatched, bordered. No two looks of a map have the same name."""

    name: str
    fill: QColor
    hatch: QBrush | None
    border: QPen


def name_of(table: TableView) -> str:
    """The name of the look of a table."""
    if table.breaking:
        return "breaks"
    if table.halt in LOUD:
        return "stops"
    short = max(0, min(table.short, BADLY_SHORT))
    return str(short) if short else "full"


class Felts:
    """A store of tables' looks in the colours of a map, for a display with so many pixels a point."""

    def __init__(self, colours: FloorColours, ratio: float) -> None:
        self.colours = colours
        short = [self._felt(short, ratio) for short in range(BADLY_SHORT + 1)]
        info, danger = colours.info, colours.danger
        breaking = Felt("breaks", mixed(info, colours.surface, 0.16), None, QPen(info, 2, Qt.PenStyle.DashLine))
        crossed = hatching(mixed(danger, colours.ground, 0.75), ratio, crossed=True)
        stopped = Felt("stops", mixed(danger, colours.surface, 0.34), crossed, QPen(danger, 4))
        self._by_name = {felt.name: felt for felt in (*short, breaking, stopped)}
        self.blocked = hatching(mixed(colours.muted, colours.ground, 0.3), ratio, crossed=False)

    def of(self, table: TableView) -> Felt:
        """The look of a table: broken, stopped, or by how short it is of the fullest."""
        return self.named(name_of(table))

    def named(self, name: str) -> Felt:
        """The look with this name."""
        return self._by_name[name]

    def _felt(self, short: int, ratio: float) -> Felt:
        colours = self.colours
        calm = mixed(colours.accent, colours.surface, 0.14)
        if short <= 0:
            return Felt("full", calm, None, QPen(mixed(colours.accent, colours.line, 0.3), 1))
        if short == 1:
            hatch = hatching(mixed(colours.muted, calm, 0.34), ratio, crossed=False)
            return Felt("1", calm, hatch, QPen(mixed(colours.accent, colours.line, 0.3), 1))
        loud = colours.warning if short == 2 else colours.danger
        hatch = hatching(mixed(loud, colours.ground, 0.6), ratio, crossed=short > 2)
        return Felt(str(short), mixed(loud, colours.surface, 0.14), hatch, QPen(loud, 2))


def hatching(colour: QColor, ratio: float, *, crossed: bool) -> QBrush:
    """A brush of slanted lines of a colour, or crossed ones, as fine on a display with small pixels as on any other."""
    side = 8
    tile = QPixmap(round(side * ratio), round(side * ratio))
    tile.setDevicePixelRatio(ratio)
    tile.fill(Qt.GlobalColor.transparent)
    painter = QPainter(tile)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(colour, 1.3))
    for shift in (-side, 0, side):
        painter.drawLine(QPointF(shift, 0), QPointF(shift + side, side))
        if crossed:
            painter.drawLine(QPointF(shift, side), QPointF(shift + side, 0))
    painter.end()
    return QBrush(tile)
