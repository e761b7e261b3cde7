"""The boxes of a layout over its picture: chosen by mouse or key, dragged and made larger on the grid. It shows where
one would go and asks for that; whether it may stand there is for others to say.
"""

from collections.abc import Callable, Sequence

from msgspec import Struct
from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QToolTip, QWidget

from tdapp.read.screen_layout import INNER, SAFE, Cells, ScreenBox, Shape
from tdapp.read.screen_stage import EveningStage
from tdapp.ui.fonts import text_font
from tdapp.ui.inside import Part, ReadInside, hear_part
from tdapp.ui.language import language, say
from tdapp.ui.screens import arranging_texts as texts
from tdapp.ui.spoken import announce, is_heard
from tdapp.ui.theme.look import look
from tdapp.ui.widgets.focus_ring import paint_ring
from tdapp.values import replace

GRIP = 9  # pixels from an edge within which the mouse takes that edge
LETTERS = 12  # pixels
OUTLINE, PLATE, WRITING = "#8FA3B8", "#10161E", "#EAEFF5"  # over a picture of any theme
ARROWS = {
    Qt.Key.Key_Left: (-1, 0), Qt.Key.Key_Right: (1, 0), Qt.Key.Key_Up: (0, -1), Qt.Key.Key_Down: (0, 1),
}  # fmt: skip
SHAPES = {
    frozenset({"left"}): Qt.CursorShape.SizeHorCursor, frozenset({"right"}): Qt.CursorShape.SizeHorCursor,
    frozenset({"top"}): Qt.CursorShape.SizeVerCursor, frozenset({"bottom"}): Qt.CursorShape.SizeVerCursor,
    frozenset({"left", "top"}): Qt.CursorShape.SizeFDiagCursor,
    frozenset({"right", "bottom"}): Qt.CursorShape.SizeFDiagCursor,
    frozenset({"right", "top"}): Qt.CursorShape.SizeBDiagCursor,
    frozenset({"left", "bottom"}): Qt.CursorShape.SizeBDiagCursor,
}  # fmt: skip


class Held(Struct, frozen=True):
    """A box the mouse holds: where it was taken, and by which edges; none: it is moved. `fresh`: chosen just now."""

    index: int
    start: QPointF
    edges: frozenset[str]
    at: Cells
    fresh: bool


class BoxesGrid(ReadInside, QWidget):
    """The boxes of a shape as outlines. `named`: what a box is called."""

    chosen = Signal(int)
    tried = Signal(int, object)  # while it is dragged: the box, and where it would stand
    placed = Signal(int, object)  # the box, and where it is to stand
    moved = Signal(int, int)  # the chosen box by so many columns and rows
    resized = Signal(int, int)
    turned = Signal(int)  # 1: choose the next box, -1: the one before

    def __init__(self, parent: QWidget, named: Callable[[ScreenBox], str]) -> None:
        super().__init__(parent)
        self.setObjectName("arrange_grid")
        say(self.setAccessibleName, texts.TITLE)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self._named = named
        self.shape_shown: Shape | None = None
        self.stage = EveningStage.PLAY
        self.index: int | None = None
        self.trial: Cells | None = None
        self.refused = False  # the trial cannot stand there
        self._held: Held | None = None

    def show_shape(self, shape: Shape, stage: EveningStage, index: int | None) -> None:
        """Show these boxes, as far as they are seen at a stage, and which is chosen."""
        was = self.index, self._said()
        self.shape_shown, self.stage, self.index = shape, stage, index
        if self._held is None:
            self.trial, self.refused = None, False
        self.update()
        if not self.hasFocus():
            return
        if index != was[0]:
            hear_part(self)
        elif self._said() != was[1]:
            announce(self, self._said())

    def show_trial(self, *, refused: bool) -> None:
        """Show whether the box may stand where it is held."""
        self.refused = refused
        self.update()

    def rect_of(self, at: Cells) -> QRectF:
        """The place of some cells, in pixels."""
        across, down = self._cell()
        x, y = self.width() * SAFE, self.height() * (1000 - INNER) / 2000
        return QRectF(x + at.x * across, y + at.y * down, at.w * across, at.h * down)

    def seen(self) -> list[int]:
        """The boxes that are seen at this stage, by their places in the layout."""
        boxes: Sequence[ScreenBox] = self.shape_shown.boxes if self.shape_shown is not None else ()
        return [index for index, box in enumerate(boxes) if box.shown_at(self.stage)]

    # What a reader finds in it

    def parts_in(self, key: int | None) -> Sequence[int]:
        """The boxes that are seen at this stage."""
        return self.seen() if key is None else ()

    def part_of(self, key: int) -> None:
        """No box is in another."""

    def part(self, key: int) -> Part | None:
        """A box by its name, and where on the grid it stands."""
        if self.shape_shown is None or key not in self.seen():
            return None
        box = self.shape_shown.boxes[key]
        at = box.at
        said = language().words(texts.WHERE, box=self._named(box), x=at.x + 1, y=at.y + 1, w=at.w, h=at.h)
        return Part(said, self.rect_of(at).toAlignedRect())

    def part_at(self) -> int | None:
        """The box that is chosen, where it is seen."""
        return self.index if self.index is not None and self.part(self.index) is not None else None

    def part_under(self, point: QPoint) -> int | None:
        """The smallest box under a point."""
        under = self._under(QPointF(point)) if self.shape_shown is not None else ()
        return next(iter(under), None)

    def press_part(self, key: int) -> None:
        """Choose a box."""
        self.setFocus()
        self.chosen.emit(key)

    def _said(self) -> str:
        """How the chosen box is read out."""
        part = self.part(self.index) if is_heard() and self.index is not None else None
        return "" if part is None else part.name

    # Mouse

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Choose the box under the mouse, of several in turn, and take hold of it."""
        if event.button() != Qt.MouseButton.LeftButton or self.shape_shown is None:
            return
        self.setFocus()
        point, index = event.position(), self.index
        edges = self._edges(point)
        if not edges:
            under = self._under(point)
            if not under:
                return
            index = under[0] if index not in under else index
        if index is None:
            return
        fresh = index != self.index
        if fresh:
            self.chosen.emit(index)
        self._held = Held(index, point, edges, self.shape_shown.boxes[index].at, fresh)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Show where the box that is held would stand."""
        held = self._held
        if held is None:
            self._show_cursor(event.position())
            return
        at = self._dragged(held, event.position())
        if at != (self.trial or held.at):
            self.trial = at
            self.tried.emit(held.index, at)
            self.update()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Let go: the box is to stand where it is shown; a click that moved nothing turns to the next one there."""
        held, trial = self._held, self.trial
        self._held, self.trial, self.refused = None, None, False
        if held is None:
            return
        if trial is not None and trial != held.at:
            self.placed.emit(held.index, trial)
        elif not held.fresh and not held.edges:
            under = self._under(event.position())
            if held.index in under and len(under) > 1:
                self.chosen.emit(under[(under.index(held.index) + 1) % len(under)])
        self.update()

    def _dragged(self, held: Held, point: QPointF) -> Cells:
        across, down = self._cell()
        columns = round((point.x() - held.start.x()) / across)
        rows = round((point.y() - held.start.y()) / down)
        at = held.at
        if not held.edges:
            return replace(at, x=at.x + columns, y=at.y + rows)
        x, y, w, h = at.x, at.y, at.w, at.h
        if "left" in held.edges:
            columns = min(columns, w - 1)
            x, w = x + columns, w - columns
        if "right" in held.edges:
            w = max(1, w + columns)
        if "top" in held.edges:
            rows = min(rows, h - 1)
            y, h = y + rows, h - rows
        if "bottom" in held.edges:
            h = max(1, h + rows)
        return Cells(x, y, w, h)

    def _under(self, point: QPointF) -> list[int]:
        """The boxes under a point, the smallest first."""
        assert self.shape_shown is not None
        boxes = self.shape_shown.boxes
        there = [index for index in self.seen() if self.rect_of(boxes[index].at).contains(point)]
        return sorted(there, key=lambda index: boxes[index].at.w * boxes[index].at.h)

    def _edges(self, point: QPointF) -> frozenset[str]:
        """The edges of the chosen box at a point; none away from them."""
        if self.shape_shown is None or self.index is None:
            return frozenset()
        rect = self.rect_of(self.shape_shown.boxes[self.index].at)
        if not rect.adjusted(-GRIP, -GRIP, GRIP, GRIP).contains(point):
            return frozenset()
        near = {
            "left": abs(point.x() - rect.left()), "right": abs(point.x() - rect.right()),
            "top": abs(point.y() - rect.top()), "bottom": abs(point.y() - rect.bottom()),
        }  # fmt: skip
        found = {edge for edge, far in near.items() if far <= GRIP}
        for one, other in (("left", "right"), ("top", "bottom")):
            if {one, other} <= found:  # a small box: the nearer one
                found.discard(one if near[one] > near[other] else other)
        return frozenset(found)

    def _show_cursor(self, point: QPointF) -> None:
        edges = self._edges(point)
        inside = self.shape_shown is not None and bool(self._under(point))
        usual = Qt.CursorShape.SizeAllCursor if inside else Qt.CursorShape.ArrowCursor
        self.setCursor(SHAPES.get(edges, usual))

    def event(self, event: QEvent) -> bool:
        """Say every box under the mouse by its whole name: a small one has no room for it."""
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent) and self.shape_shown is not None:
            boxes = self.shape_shown.boxes
            named = [self._named(boxes[index]) for index in self._under(QPointF(event.pos()))]
            QToolTip.showText(event.globalPos(), "\n".join(named), self)
            return True
        return super().event(event)

    # Keys

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move the chosen box by the arrows, make it larger or smaller with Shift; Page Up and Down choose another."""
        key = Qt.Key(event.key())
        step = ARROWS.get(key)
        held = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if step is not None and held in (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier):
            (self.resized if held else self.moved).emit(*step)
        elif key in (Qt.Key.Key_PageDown, Qt.Key.Key_PageUp) and not held:
            self.turned.emit(1 if key == Qt.Key.Key_PageDown else -1)
        else:
            super().keyPressEvent(event)

    # Painting

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Draw the outlines, and the box that is held where it would stand."""
        if self.shape_shown is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self._held is not None:
            self._dots(painter)
        boxes = self.shape_shown.boxes
        named: dict[tuple[int, int], list[ScreenBox]] = {}
        for index in self.seen():
            if index != self.index:
                self._outline(painter, boxes[index], boxes[index].at, QColor(OUTLINE), 1.2)
                named.setdefault((boxes[index].at.x, boxes[index].at.y), []).append(boxes[index])
        for there in named.values():
            self._name(painter, there, there[0].at)
        if self.index is not None and self.index < len(boxes):
            box = boxes[self.index]
            tone = look().colour("danger") if self.refused else look().colour("info")
            self._outline(painter, box, self.trial or box.at, tone, 3.0 if self.hasFocus() else 2.2)
            self._grips(painter, self.rect_of(self.trial or box.at), tone)
            self._name(painter, [box], self.trial or box.at)
        if self.hasFocus():
            whole = QRectF(self.rect())  # over a picture of any colours: one of two stands out
            paint_ring(painter, whole, colour="text")
            paint_ring(painter, whole.adjusted(2, 2, -2, -2), colour="ground")
        painter.end()

    def _outline(self, painter: QPainter, box: ScreenBox, at: Cells, tone: QColor, width: float) -> None:
        rect = self.rect_of(at).adjusted(1, 1, -1, -1)
        pen = QPen(tone, width)
        if box.turn or box.unless:
            pen.setDashPattern([4, 3])
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(rect, 3, 3)

    def _name(self, painter: QPainter, boxes: list[ScreenBox], at: Cells) -> None:
        """Name the boxes that begin at the same place: the first, and how many more there are."""
        rect = self.rect_of(at).adjusted(1, 1, -1, -1)
        painter.setFont(text_font(LETTERS, weight=QFont.Weight.Normal))
        room = painter.fontMetrics()
        more = f" +{len(boxes) - 1}" if len(boxes) > 1 else ""
        said = room.elidedText(self._named(boxes[0]) + more, Qt.TextElideMode.ElideRight, int(rect.width()) - 8)
        plate = QRectF(rect.x(), rect.y(), room.horizontalAdvance(said) + 8, LETTERS + 6)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(PLATE))
        painter.drawRoundedRect(plate, 3, 3)
        painter.setPen(QColor(WRITING))
        painter.drawText(plate, Qt.AlignmentFlag.AlignCenter, said)

    def _grips(self, painter: QPainter, rect: QRectF, tone: QColor) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(tone)
        for x in (rect.left(), rect.center().x(), rect.right()):
            for y in (rect.top(), rect.center().y(), rect.bottom()):
                if QPointF(x, y) != rect.center():
                    painter.drawRect(QRectF(x - 3, y - 3, 6, 6))

    def _dots(self, painter: QPainter) -> None:
        """Show the corners of the grid while a box is dragged on it."""
        assert self.shape_shown is not None
        painter.setPen(QPen(QColor(143, 163, 184, 120), 1.5))
        across, down = self._cell()
        start = self.rect_of(Cells(0, 0, 1, 1)).topLeft()
        for column in range(self.shape_shown.columns + 1):
            for row in range(self.shape_shown.rows + 1):
                painter.drawPoint(QPointF(start.x() + column * across, start.y() + row * down))

    def _cell(self) -> tuple[float, float]:
        """Width and height of a cell, in pixels."""
        shape = self.shape_shown
        assert shape is not None
        return self.width() * (1 - 2 * SAFE) / shape.columns, self.height() * INNER / 1000 / shape.rows
