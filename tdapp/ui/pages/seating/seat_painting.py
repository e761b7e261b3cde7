"""The painting of a near table with its seats: names, button and blinds, moves, locks, who is away."""

from collections.abc import Collection, Mapping
from functools import partial

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPen

from tdapp.read.chips.known_stacks import StackSeen
from tdapp.read.seating.tables import SeatView, TableView
from tdapp.texts import QT_TRANSLATE_NOOP
from tdapp.ui.pages.seating.at_table import BLOCKED, BUTTON, BUTTON_THEN, SMALL_BLIND, position, seat_notes
from tdapp.ui.pages.seating.felts import Felts, mixed
from tdapp.ui.pages.seating.geometry import DETAILED, SEAT_HEIGHT
from tdapp.ui.pages.seating.marks import UNSEEN, Marks
from tdapp.ui.pages.seating.sign_places import Pair, corner, signs_of
from tdapp.ui.pages.seating.stamps import Stamps
from tdapp.words.say import Words

FREE = QT_TRANSLATE_NOOP("Tables", "free", "a seat nobody has")
BUTTON_LETTER = QT_TRANSLATE_NOOP("Tables", "D", "dealer button, one letter")
SMALL_LETTERS = QT_TRANSLATE_NOOP("Tables", "SB", "small blind, two letters")
BIG_LETTERS = QT_TRANSLATE_NOOP("Tables", "BB", "big blind, two letters")
# Absolute: a Hebrew name begins beside its seat number like any other.
MIDDLE_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignAbsolute
MIDDLE_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignAbsolute

GAP, LEAST_NAME = 5, 34  # pixels between a name and a stack, and of a name beside one
SMALLER = (1.0, 0.88, 0.76)  # a long name with room for a second line, before it is cut


class SeatPainter:
    """A painter of the labels of seats and the signs at their corners."""

    def __init__(self, marks: Marks, felts: Felts, stamps: Stamps, words: Words) -> None:
        self.marks, self.felts, self.stamps, self.words = marks, felts, stamps, words
        self.colours = marks.colours
        self._free, self._blocked = words(FREE), words(BLOCKED)
        self._letters = (words(BUTTON_LETTER), words(SMALL_LETTERS), words(BIG_LETTERS))
        self._widths: dict[tuple[str, int], float] = {}
        self._cut: dict[tuple[str, int, int, bool], str] = {}

    def labels(
        self,
        painter: QPainter,
        boxes: tuple[QRectF, ...],
        table: TableView,
        arriving: Mapping[int, str],
        *,
        detailed: bool,
    ) -> None:
        """Draw every label. `detailed`: with the whole name, and a second line that says what the signs mean."""
        pairs = signs_of(boxes, table, self.marks)
        for seat, box, (upper, lower) in zip(table.seats, boxes, pairs, strict=True):
            taken = upper.taken(box), lower.taken(box)
            self._seat(painter, box, table, seat, arriving, taken=taken, detailed=detailed)

    def signs(self, painter: QPainter, boxes: tuple[QRectF, ...], table: TableView, noted: Collection[int]) -> None:
        """Draw the signs at the corners of labels, over everything else."""
        pairs = signs_of(boxes, table, self.marks)
        for seat, box, pair in zip(table.seats, boxes, pairs, strict=True):
            self._signs(painter, box, table, seat, pair, noted)

    def fitted(self, text: str, width: float, size: int, *, bold: bool = False) -> str:
        """The text cut to the room there is for it."""
        key = (text, int(width), size, bold)
        if key not in self._cut:
            if len(self._cut) > 20_000:
                self._cut.clear()
            metrics = QFontMetricsF(self.marks.font(size, bold=bold))
            self._cut[key] = metrics.elidedText(text, Qt.TextElideMode.ElideRight, width)
        return self._cut[key]

    def _seat(
        self,
        painter: QPainter,
        box: QRectF,
        table: TableView,
        seat: SeatView,
        arriving: Mapping[int, str],
        *,
        taken: tuple[float, float],
        detailed: bool,
    ) -> None:
        """Draw a seat's label. `taken`: how much of its right end the upper and the lower sign take."""
        self._label(painter, box, seat)
        grown = box.height() / SEAT_HEIGHT
        size = name_size(box.height())
        digits = QRectF(box.x() + 6, box.y(), size * (0.62 if seat.number < 10 else 1.2), box.height())
        painter.setFont(self.marks.font(size - 1))
        painter.setPen(self.colours.muted)
        painter.drawText(digits, MIDDLE_RIGHT, str(seat.number))
        left = digits.right() + 5 * min(grown, 2)
        above, below = taken
        text = QRectF(left, box.y(), box.right() - left - 3, box.height())
        notes = self._under(table, seat) if detailed else []
        if notes:
            under = QRectF(text.x(), box.center().y(), text.width() - below, box.height() / 2 - 2)
            text.setBottom(box.center().y() + 2)
            small = max(11, round(size * 0.68))
            painter.setFont(self.marks.font(small))
            painter.setPen(self.colours.text if seat.came_from or seat.away or seat.absent else self.colours.muted)
            painter.drawText(under, MIDDLE_LEFT, self.fitted(" · ".join(notes), under.width(), small))
        bold = seat.arriving is not None
        name = seat.name.full if detailed and seat.name is not None else self._name(seat, arriving)
        text.setRight(text.right() - (above if notes else max(above, below)))
        if detailed:
            size = self._smaller(name, text.width(), size, bold=bold)
        elif seat.stack is not None:
            room, size = self._stack(painter, text, name, seat.stack, size)
            text.setWidth(room)
        painter.setPen(self.colours.info if bold else self.colours.muted if seat.entry is None else self.colours.text)
        painter.setFont(self.marks.font(size, bold=bold))
        painter.drawText(text, MIDDLE_LEFT, self.fitted(name, text.width(), size, bold=bold))

    def _stack(self, painter: QPainter, text: QRectF, name: str, stack: StackSeen, size: int) -> tuple[float, int]:
        """Draw the stack at the end of a label; returns how wide the name may be then, and in which size. One that was
        counted in an earlier level is no more than about right.
        """
        small = max(10, size - 2)
        about = "" if stack.now else "~"
        said, shorter = (about + self.words.brief(stack.chips, digits) for digits in (3, 2))
        sizes = [round(size * share) for share in SMALLER]
        ways = [
            (text.width() - self._wide(each, small) - GAP, letters, each)
            for letters in sizes
            for each in (said, shorter)
        ]
        fits = (way for way in ways if self._wide(name, way[1]) <= way[0])
        room, letters, shown = next(fits, ways[-1])
        if room < min(LEAST_NAME, self._wide(name, letters)):
            return text.width(), size
        painter.setFont(self.marks.font(small))
        painter.setPen(self.colours.accent if stack.now else self.colours.muted)
        painter.drawText(text, MIDDLE_RIGHT, shown)
        return room, letters

    def _wide(self, text: str, size: int) -> float:
        """The width of a text in letters of that size."""
        key = (text, size)
        if key not in self._widths:
            if len(self._widths) > 20_000:
                self._widths.clear()
            self._widths[key] = QFontMetricsF(self.marks.font(size)).horizontalAdvance(text)
        return self._widths[key]

    def _smaller(self, name: str, width: float, size: int, *, bold: bool) -> int:
        """The size of somewhat smaller letters, where a name is then not cut."""
        sizes = (round(size * share) for share in SMALLER)
        fits = (each for each in sizes if self.fitted(name, width, each, bold=bold) == name)
        return next(fits, round(size * SMALLER[-1]))

    def _under(self, table: TableView, seat: SeatView) -> list[str]:
        """The texts of the second line: not again what stands in the first."""
        if seat.entry is None and seat.blocked is not None:
            return [self._blocked] if seat.blocked else []
        return seat_notes(table, seat, self.words)

    def _name(self, seat: SeatView, arriving: Mapping[int, str]) -> str:
        if seat.entry is not None:
            return seat.short
        if seat.arriving:
            return arriving.get(seat.arriving, self._free)
        if seat.blocked is not None:
            return seat.blocked or self._blocked
        return seat.kept.full if seat.kept is not None else self._free

    def _label(self, painter: QPainter, box: QRectF, seat: SeatView) -> None:
        moving = bool(seat.leaving or seat.arriving or seat.came_from)
        kind = (seat.entry is not None, moving, seat.absent, seat.blocked is not None and seat.entry is None)
        self.stamps.put(painter, box, kind, partial(self._empty_label, kind=kind))

    def _empty_label(self, painter: QPainter, box: QRectF, *, kind: tuple[bool, bool, bool, bool]) -> None:
        taken, moving, absent, blocked = kind
        colours = self.colours
        radius = 5 * min(2.5, box.height() / SEAT_HEIGHT)
        if taken:
            painter.setBrush(mixed(colours.info, colours.raised, 0.25) if moving else colours.raised)
            calm = QPen(colours.line, 1.0)
            warns = QPen(colours.warning, 1.2, Qt.PenStyle.DotLine)
            painter.setPen(QPen(colours.info, 2.0) if moving else warns if absent else calm)
        else:
            painter.setBrush(mixed(colours.info, colours.ground, 0.12) if moving else colours.ground)
            colour, wide = (colours.info, 2.0) if moving else (mixed(colours.muted, colours.ground, 0.75), 1.0)
            painter.setPen(QPen(colour, wide, Qt.PenStyle.SolidLine if blocked else Qt.PenStyle.DashLine))
        painter.drawRoundedRect(box, radius, radius)
        if blocked:
            painter.setBrush(self.felts.blocked)
            painter.drawRoundedRect(box, radius, radius)

    def _signs(
        self, painter: QPainter, box: QRectF, table: TableView, seat: SeatView, pair: Pair, noted: Collection[int]
    ) -> None:
        grown = box.height() / SEAT_HEIGHT
        where, (upper, lower) = position(table, seat.number), pair
        if where in (BUTTON, BUTTON_THEN):
            self.marks.puck(painter, corner(box), self._letters[0], grown, known=where is BUTTON)
        elif where is not None:
            self.marks.blind(painter, corner(box), self._letters[1 if where is SMALL_BLIND else 2], grown)
        if moving := seat.leaving or seat.arriving:
            self.marks.badge(painter, QPointF(upper.end, box.y() + 2), moving)
        elif seat.came_from is not None:
            self.marks.came(painter, QPointF(upper.end, box.y() + 1), waits=seat.waits)
        if seat.away:
            self.marks.away(painter, QPointF(lower.end, box.bottom() - 1), seat.away)
        elif seat.absent:
            self.marks.unseen(painter, QPointF(lower.end - UNSEEN / 2, box.bottom() - 2))
        if seat.entry in noted:
            self.marks.note(painter, QPointF(box.left() + 3, box.bottom() - 1))


def name_size(high: float) -> int:
    """The size of a name's letters in a label so high."""
    return round(12 + (high - SEAT_HEIGHT) * 0.25)


def is_detailed(width: float) -> bool:
    """Whether there is room for a second line at each seat."""
    return width >= DETAILED
