"""The painting of a near table with its seats: names, button and blinds, moves, locks, who is away."""

from collections.abc import Collection, Mapping
from functools import partial

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPen

from tdapp.read.people.names import PlayerName
from tdapp.read.seating.tables import SeatView, TableView
from tdapp.texts import QT_TRANSLATE_NOOP
from tdapp.ui.pages.seating.at_table import BLOCKED, BUTTON, BUTTON_THEN, SMALL_BLIND, position, seat_notes
from tdapp.ui.pages.seating.felts import Felts, mixed
from tdapp.ui.pages.seating.geometry import DETAILED, SEAT_HEIGHT
from tdapp.ui.pages.seating.marks import BARE, UNSEEN, Marks
from tdapp.ui.pages.seating.seat_labels import DOT, Label, Labels, SeatLabels, second_size
from tdapp.ui.pages.seating.sign_places import Pair, corner, signs_of
from tdapp.ui.pages.seating.stamps import Stamps
from tdapp.words.say import Words

BUTTON_LETTER = QT_TRANSLATE_NOOP("Tables", "D", "dealer button, one letter")
SMALL_LETTERS = QT_TRANSLATE_NOOP("Tables", "SB", "small blind, two letters")
BIG_LETTERS = QT_TRANSLATE_NOOP("Tables", "BB", "big blind, two letters")
# Absolute: a Hebrew name begins beside its seat number like any other.
MIDDLE_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignAbsolute
MIDDLE_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignAbsolute

CROWDED = 70.0  # a label less wide has no room for the number of hands somebody is away


class SeatPainter:
    """A painter of the labels of seats and the signs at their corners."""

    def __init__(self, marks: Marks, felts: Felts, stamps: Stamps, words: Words) -> None:
        self.marks, self.felts, self.stamps, self.words = marks, felts, stamps, words
        self.colours = marks.colours
        self.texts = SeatLabels(marks, words)
        self._blocked = words(BLOCKED)
        self._letters = (words(BUTTON_LETTER), words(SMALL_LETTERS), words(BIG_LETTERS))
        self._cut: dict[tuple[str, int, int, bool], str] = {}

    def labels(
        self,
        painter: QPainter,
        boxes: tuple[QRectF, ...],
        table: TableView,
        arriving: Mapping[int, PlayerName],
        *,
        detailed: bool,
    ) -> None:
        """Draw every label. `detailed`: with the whole name, and a second line that says what the signs mean."""
        pairs, notes, labels = self.told(boxes, table, arriving, detailed=detailed)
        for seat, box, (_upper, lower), label, note in zip(table.seats, boxes, pairs, labels.seats, notes, strict=True):
            self._label(painter, box, seat)
            text = QRectF(label.text)
            if note:
                text.setBottom(box.center().y() + 2)
                under = QRectF(text.x(), box.center().y(), box.right() - text.x() - lower.taken(box), box.height() / 2)
                self._second_line(painter, under.adjusted(0, 0, -2, -2), seat, note, labels.size)
            self._first_line(painter, text, seat, label, labels)

    def told(
        self, boxes: tuple[QRectF, ...], table: TableView, arriving: Mapping[int, PlayerName], *, detailed: bool
    ) -> tuple[list[Pair], list[list[str]], Labels]:
        """What is drawn at each seat: its signs, the texts of its second line, its label."""
        pairs = self._pairs(boxes, table, detailed=detailed)
        worth = self.texts.seconds(table, boxes, pairs) if detailed else [""] * len(table.seats)
        notes = [
            self._under(table, seat, each) if detailed else [] for seat, each in zip(table.seats, worth, strict=True)
        ]
        seconds = [bool(note) for note in notes] if detailed else None
        return pairs, notes, self.texts.of(table, boxes, pairs, arriving, notes=seconds)

    def signs(
        self,
        painter: QPainter,
        boxes: tuple[QRectF, ...],
        table: TableView,
        noted: Collection[int],
        *,
        detailed: bool,
    ) -> None:
        """Draw the signs at the corners of labels, over everything else."""
        pairs = self._pairs(boxes, table, detailed=detailed)
        for seat, box, pair in zip(table.seats, boxes, pairs, strict=True):
            self._signs_below(painter, box, table, seat, pair, noted)
        for seat, box, pair in zip(table.seats, boxes, pairs, strict=True):
            self._sign_above(painter, box, seat, pair)  # no neighbour's sign lies over the number of a move

    def _pairs(self, boxes: tuple[QRectF, ...], table: TableView, *, detailed: bool) -> list[Pair]:
        """The signs of each seat; where bounties or stacks stand beside the names, they say no numbers."""
        beside = not detailed and self.texts.room_beside(table, boxes[0]) > 0
        return signs_of(boxes, table, self.marks, crowded=beside or boxes[0].width() < CROWDED)

    def fitted(self, text: str, width: float, size: int, *, bold: bool = False) -> str:
        """The text cut to the room there is for it."""
        key = (text, int(width), size, bold)
        if key not in self._cut:
            if len(self._cut) > 20_000:
                self._cut.clear()
            metrics = QFontMetricsF(self.marks.font(size, bold=bold))
            self._cut[key] = metrics.elidedText(text, Qt.TextElideMode.ElideRight, width)
        return self._cut[key]

    def _first_line(self, painter: QPainter, text: QRectF, seat: SeatView, label: Label, labels: Labels) -> None:
        """Draw number, name and stack, the number in the middle of the label's height."""
        colours, marks = self.colours, self.marks
        painter.setFont(marks.font(labels.size - 1))
        painter.setPen(colours.muted)
        painter.drawText(label.number, MIDDLE_RIGHT, str(seat.number))
        bold = seat.arriving is not None
        painter.setPen(colours.info if bold else colours.muted if seat.entry is None else colours.text)
        painter.setFont(marks.font(labels.size, bold=bold))
        painter.drawText(text, MIDDLE_LEFT, label.name)
        if label.worth:
            painter.setFont(marks.font(labels.small))
            sure = seat.stack is not None and seat.stack.now if seat.head is None else True
            painter.setPen(colours.accent if sure else colours.muted)
            painter.drawText(text, MIDDLE_RIGHT, label.worth)

    def _second_line(self, painter: QPainter, box: QRectF, seat: SeatView, notes: list[str], size: int) -> None:
        """Draw what the signs mean, in smaller letters."""
        small = second_size(size)
        painter.setFont(self.marks.font(small))
        painter.setPen(self.colours.text if seat.came_from or seat.away or seat.absent else self.colours.muted)
        painter.drawText(box, MIDDLE_LEFT, self.fitted(self._whole(notes, box.width(), small), box.width(), small))

    def _whole(self, notes: list[str], width: float, size: int) -> str:
        """As many notes as have room, the first at least: none is cut, the signs at the corners and the tooltip say
        what is left out.
        """
        said = [DOT.join(notes[:n]) for n in range(len(notes), 0, -1)]
        return next((each for each in said if self.texts.wide(each, size) <= width), notes[0] if notes else "")

    def _under(self, table: TableView, seat: SeatView, worth: str) -> list[str]:
        """The texts of the second line: not again what stands in the first. What a player is worth comes first, so that
        none is cut.
        """
        if seat.entry is None and seat.blocked is not None:
            return [self._blocked] if seat.blocked else []
        notes = seat_notes(table, seat, self.words, worth=False)
        return [worth, *notes] if worth else notes

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

    def _sign_above(self, painter: QPainter, box: QRectF, seat: SeatView, pair: Pair) -> None:
        end = pair[0].end
        if moving := seat.leaving or seat.arriving:
            self.marks.badge(painter, QPointF(end, box.y() + 2), moving)
        elif seat.came_from is not None:
            self.marks.came(painter, QPointF(end, box.y() + 1), waits=seat.waits)

    def _signs_below(
        self, painter: QPainter, box: QRectF, table: TableView, seat: SeatView, pair: Pair, noted: Collection[int]
    ) -> None:
        grown = box.height() / SEAT_HEIGHT
        where, lower = position(table, seat.number), pair[1]
        if where in (BUTTON, BUTTON_THEN):
            self.marks.puck(painter, corner(box), self._letters[0], grown, known=where is BUTTON)
        elif where is not None:
            self.marks.blind(painter, corner(box), self._letters[1 if where is SMALL_BLIND else 2], grown)
        if seat.away:
            self.marks.away(painter, QPointF(lower.end, box.bottom() - 1), seat.away, counted=lower.wide > BARE)
        elif seat.absent:
            self.marks.unseen(painter, QPointF(lower.end - UNSEEN / 2, box.bottom() - 2))
        if seat.entry in noted:
            self.marks.note(painter, QPointF(box.left() + 3, box.bottom() - 1))


def is_detailed(width: float) -> bool:
    """Whether there is room for a second line at each seat."""
    return width >= DETAILED
