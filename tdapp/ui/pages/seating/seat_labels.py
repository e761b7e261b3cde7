"""What stands on the labels of a near table: all names in one size, told apart where they are cut, and bounties and
stacks at every seat or at none.
"""

from collections.abc import Iterator, Mapping, Sequence

from msgspec import Struct
from PySide6.QtCore import QRectF
from PySide6.QtGui import QFontMetricsF

from tdapp.read.people.fitted_names import Forms, fitted_names, name_forms
from tdapp.read.people.names import PlayerName, short_names
from tdapp.read.seating.tables import SeatView, TableView
from tdapp.texts import QT_TRANSLATE_NOOP
from tdapp.ui.pages.seating.at_table import BLOCKED
from tdapp.ui.pages.seating.geometry import SEAT_HEIGHT
from tdapp.ui.pages.seating.marks import Marks
from tdapp.ui.pages.seating.sign_places import Pair
from tdapp.words.clock.depth import with_depth
from tdapp.words.say import Words

FREE = QT_TRANSLATE_NOOP("Tables", "free", "a seat nobody has")
NOT_COUNTED = NO_BOUNTY = "–"
DOT = " · "
LONGEST_STACKS = (8_888, 88_800, 888_000, 8_880_000, 88_800_000)  # as many letters as a stack may have
EDGE, AFTER_NUMBER, GAP = 5, 4, 5  # pixels before a seat's number, behind it, and between a name and a stack
DIGITS = 2  # of a stack in thousands: beside a name there is no room for more
LEAST_NAME = 3.6  # times the size of the letters: so wide a name beside a bounty is at least
WHOLE_NAME = 4.0  # and beside a stack: nearly every first name is whole then
MOST_KEPT = 20_000
ABOUT = "~"  # before a stack that was counted in an earlier level


class Label(Struct, frozen=True):
    """What stands on the label of a seat: the boxes of the number and the text, the name, and what it is worth at its
    right, the bounty or the stack ('' none).
    """

    number: QRectF
    text: QRectF
    name: str
    worth: str


class Labels(Struct, frozen=True):
    """The labels of a table, seat 1 first: how large all names are, and all that stands beside them."""

    size: int
    small: int
    seats: tuple[Label, ...]


class SeatLabels:
    """A maker of labels, which keeps what it has measured between two paintings."""

    def __init__(self, marks: Marks, words: Words) -> None:
        self.marks, self.words = marks, words
        self._free, self._blocked = words(FREE), words(BLOCKED)
        self._widths: dict[tuple[str, int, bool], float] = {}
        self._metrics: dict[tuple[int, bool], QFontMetricsF] = {}
        self._stacks: dict[int, float] = {}
        self._kept: dict[int, tuple[object, tuple[str, ...]]] = {}

    def of(
        self,
        table: TableView,
        boxes: Sequence[QRectF],
        signs: Sequence[Pair],
        arriving: Mapping[int, PlayerName],
        *,
        notes: Sequence[bool] | None,
    ) -> Labels:
        """The labels of a table. `arriving`: the names of those who are to come, by badge. `notes`: which seats have a
        second line below the name; None: there is no room for one, and no whole names.
        """
        size, small = sizes(boxes[0].height())
        numbers = [number_box(box, seat.number, size) for seat, box in zip(table.seats, boxes, strict=True)]
        texts = []
        for at, (box, number, (upper, lower)) in enumerate(zip(boxes, numbers, signs, strict=True)):
            above, below = upper.taken(box), lower.taken(box)
            taken = above if notes is not None and notes[at] else max(above, below)
            left = number.right() + AFTER_NUMBER * grown(box)
            texts.append(QRectF(left, box.y(), box.right() - left - 2 - taken, box.height()))
        reserved = self.room_beside(table, boxes[0]) if notes is None else 0.0
        beside = self._head if table.heads is not None else self._stack
        worth = [beside(seat) if reserved else "" for seat in table.seats]
        rooms = [text.width() - self._beside(each, small) for text, each in zip(texts, worth, strict=True)]
        names = self._names(table, rooms, size, arriving, whole=notes is not None)
        return Labels(size, small, tuple(map(Label, numbers, texts, names, worth)))

    def room_beside(self, table: TableView, box: QRectF) -> float:
        """The width a bounty takes from the name on a label of one line, or a stack where heads do not differ, the same
        at every seat of the map; 0: there is no room for it, or none is known at the table.
        """
        size, small = sizes(box.height())
        wide, name = self._longest_stack(table, small), WHOLE_NAME
        if table.heads:
            wide, name = self._longest_head(table, small), LEAST_NAME
        text = box.right() - number_box(box, 1, size).right() - AFTER_NUMBER
        return wide if wide and text - wide >= name * size else 0.0

    def _beside(self, worth: str, small: int) -> float:
        """The width that this takes from the name it stands beside."""
        return self.wide(worth, small) + GAP if worth else 0.0

    def _longest_stack(self, table: TableView, small: int) -> float:
        if all(seat.stack is None for seat in table.seats):
            return 0.0
        if small not in self._stacks:
            texts = (ABOUT + self.words.brief(chips, DIGITS) for chips in LONGEST_STACKS)
            self._stacks[small] = max(self._beside(text, small) for text in texts)
        return self._stacks[small]

    def _longest_head(self, table: TableView, small: int) -> float:
        return self._beside(self.words.brief_money(table.heads), small) if table.heads is not None else 0.0

    def wide(self, text: str, size: int, *, bold: bool = False) -> float:
        """The width of a text in letters of that size."""
        key = (text, size, bold)
        if key not in self._widths:
            if len(self._widths) > MOST_KEPT:
                self._widths.clear()
            if (size, bold) not in self._metrics:
                self._metrics[size, bold] = QFontMetricsF(self.marks.font(size, bold=bold))
            self._widths[key] = self._metrics[size, bold].horizontalAdvance(text)
        return self._widths[key]

    def seconds(self, table: TableView, boxes: Sequence[QRectF], signs: Sequence[Pair]) -> list[str]:
        """What each seat is worth, as the second line of its label begins: bounty and stack, as much of it as has room
        at every seat of the table; '' where none is known.
        """
        stacks = any(seat.stack is not None for seat in table.seats)
        if table.heads is None:
            return [self._whole_stack(seat) if stacks else "" for seat in table.seats]
        size = sizes(boxes[0].height())[0]
        left = number_box(boxes[0], 1, size).right() - boxes[0].x() + AFTER_NUMBER * grown(boxes[0]) + 2
        room = min(box.width() - lower.taken(box) for box, (_upper, lower) in zip(boxes, signs, strict=True)) - left
        heads = [self._head(seat) for seat in table.seats]
        for stack in (self._whole_stack, self._stack) if stacks else ():
            both = [f"{head}{DOT}{stack(seat)}" if head else "" for head, seat in zip(heads, table.seats, strict=True)]
            if all(self.wide(each, second_size(size)) <= room for each in both):
                return both
        return heads

    def _whole_stack(self, seat: SeatView) -> str:
        if seat.entry is None:
            return ""
        if seat.stack is None:
            return NOT_COUNTED
        chips = ("" if seat.stack.now else ABOUT) + self.words.brief(seat.stack.chips)
        return with_depth(self.words, chips, seat.stack.depth)

    def _stack(self, seat: SeatView) -> str:
        if seat.entry is None:
            return ""
        if seat.stack is None:
            return NOT_COUNTED
        return ("" if seat.stack.now else ABOUT) + self.words.brief(seat.stack.chips, DIGITS)

    def _head(self, seat: SeatView) -> str:
        if seat.entry is None:
            return ""
        return NO_BOUNTY if seat.head is None else self.words.brief_money(seat.head)

    def _names(
        self,
        table: TableView,
        rooms: Sequence[float],
        size: int,
        arriving: Mapping[int, PlayerName],
        *,
        whole: bool,
    ) -> tuple[str, ...]:
        people = [self._who(seat, arriving) for seat in table.seats]
        bold = tuple(seat.arriving is not None for seat in table.seats)
        known = (people, [seat.short for seat in table.seats], [int(room) for room in rooms], size, bold, whole)
        kept = self._kept.get(table.number)
        if kept is not None and kept[0] == known:
            return kept[1]
        named = [who for who in people if isinstance(who, PlayerName)]
        taken = sum(1 for seat in table.seats if seat.entry is not None)
        shorts = iter(short_names(named)) if len(named) > taken else iter([s.short for s in table.seats if s.entry])
        forms = [self._forms(who, shorts, whole=whole) for who in people]
        names = fitted_names(forms, lambda at, text: self.wide(text, size, bold=bold[at]) <= rooms[at])
        if len(self._kept) > MOST_KEPT:
            self._kept.clear()
        self._kept[table.number] = (known, names)
        return names

    def _forms(self, who: PlayerName | str, shorts: Iterator[str], *, whole: bool) -> Forms:
        if isinstance(who, str):
            return Forms((who,))
        short = next(shorts)
        return name_forms(who, *((who.full, short) if whole else (short,)))

    def _who(self, seat: SeatView, arriving: Mapping[int, PlayerName]) -> PlayerName | str:
        """The player who sits there, is to come, or for whom it is kept; for any other seat what it is."""
        if seat.entry is not None:
            return seat.name or seat.short
        if seat.arriving:
            return arriving.get(seat.arriving, self._free)
        if seat.blocked is not None:
            return seat.blocked or self._blocked
        return seat.kept if seat.kept is not None else self._free


def sizes(high: float) -> tuple[int, int]:
    """The size of all names in labels so high, and of all stacks."""
    name = round(12 + (high - SEAT_HEIGHT) * 0.25)
    return name, max(10, name - 2)


def grown(box: QRectF) -> float:
    """How many times as high as the least a label is, two at most."""
    return min(box.height() / SEAT_HEIGHT, 2)


def second_size(size: int) -> int:
    """The size of the second line below names of that size."""
    return max(11, round(size * 0.68))


def number_box(box: QRectF, number: int, size: int) -> QRectF:
    """The box a seat's number stands in at the left of its label."""
    return QRectF(box.x() + EDGE, box.y(), size * (0.62 if number < 10 else 1.2), box.height())
