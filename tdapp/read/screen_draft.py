"""A layout of a public screen while its boxes are arranged: moved, made larger, added, removed, each seen when it
is to be, and all of it undone. What cannot stand there is refused, and then nothing is changed.
"""

from collections.abc import Mapping
from math import log
from typing import Any

from msgspec import Struct

from tdapp.domain.refusal import Refused
from tdapp.read.screen_layout import BoxKind, Cells, ScreenBox, ScreenLayout, Shape
from tdapp.read.screen_placing import Fault, Wrong, fault_of, least_cells
from tdapp.read.screen_stage import EveningStage
from tdapp.values import replace

SHAPES = ((16, 9), (4, 3), (21, 9), (9, 16))  # of displays, that a layout is arranged for
STEPS = 200  # that are remembered, to be undone
# How much of width and height a new box takes, where there is room.
LARGE = {
    BoxKind.CLOCK: (0.6, 0.4), BoxKind.BLINDS: (0.8, 0.17), BoxKind.LADDER: (0.4, 0.4), BoxKind.TABLE: (0.4, 0.4),
    BoxKind.PODIUM: (0.5, 0.5), BoxKind.SEATS: (0.6, 0.4), BoxKind.MOVES: (0.6, 0.25), BoxKind.TRACK: (0.8, 0.12),
    BoxKind.CHIPS: (0.6, 0.2), BoxKind.ANNOUNCEMENT: (0.8, 0.14), BoxKind.PICTURE: (0.15, 0.12),
}  # fmt: skip
USUAL_SIZE = (0.25, 0.12)


class Draft(Struct, frozen=True):
    """A layout that is being arranged. `past` and `future`: as it was and as it will be again, the nearest last.

    `first`: as it was when it was taken up.
    """

    layout: ScreenLayout
    first: ScreenLayout
    past: tuple[ScreenLayout, ...] = ()
    future: tuple[ScreenLayout, ...] = ()

    @property
    def changed(self) -> bool:
        """Whether anything is different from what was taken up."""
        return self.layout != self.first

    def becomes(self, layout: ScreenLayout) -> "Draft":
        """The draft with another layout; the present one can be had again."""
        if layout == self.layout:
            return self
        return Draft(layout, self.first, (*self.past, self.layout)[-STEPS:])

    def undone(self) -> "Draft":
        """The draft as it was one step ago; the same where there is none."""
        if not self.past:
            return self
        return Draft(self.past[-1], self.first, self.past[:-1], (*self.future, self.layout))

    def redone(self) -> "Draft":
        """The draft with the last step that was undone; the same where there is none."""
        if not self.future:
            return self
        return Draft(self.future[-1], self.first, (*self.past, self.layout), self.future[:-1])

    def kept(self) -> "Draft":
        """The draft once it is saved: nothing is different from what was taken up."""
        return replace(self, first=self.layout)


def taken_up(layout: ScreenLayout) -> Draft:
    """A layout that is to be arranged."""
    return Draft(layout, layout)


def shape_for(layout: ScreenLayout, width: int, height: int) -> Shape:
    """The boxes a display of this shape shows: its own, else those of the nearest shape, which become its own once one
    of them is changed.
    """
    own = next((each for each in layout.shapes if each.width * height == each.height * width), None)
    if own is not None:
        return own
    nearest = layout.shape(width / height)
    columns = max(1, round(nearest.columns * (width / height) / nearest.aspect))
    if abs(log(width / height / nearest.aspect)) > log(2):  # upright and lying: the same boxes, on the same grid
        columns = nearest.columns
    return replace(_stretched(nearest, columns), width=width, height=height)


def has_own(layout: ScreenLayout, width: int, height: int) -> bool:
    """Whether a layout has boxes of its own for a shape of display."""
    return any(each.width * height == each.height * width for each in layout.shapes)


def with_shape(layout: ScreenLayout, shape: Shape) -> ScreenLayout:
    """The layout with these boxes for their shape of display."""
    others = [each for each in layout.shapes if each.width * shape.height != each.height * shape.width]
    places = [layout.shapes.index(each) for each in layout.shapes if each not in others]
    others.insert(places[0] if places else len(others), shape)
    return replace(layout, shapes=tuple(others))


def placed(shape: Shape, index: int, at: Cells) -> Shape:
    """The shape with a box in another place. Refused: it cannot stand there."""
    return _checked(_with(shape, index, replace(shape.boxes[index], at=at)), index)


def moved(shape: Shape, index: int, *, right: int = 0, down: int = 0) -> Shape:
    """The shape with a box moved by so many cells. Refused: it cannot stand there."""
    at = shape.boxes[index].at
    return placed(shape, index, replace(at, x=at.x + right, y=at.y + down))


def resized(shape: Shape, index: int, *, wider: int = 0, higher: int = 0) -> Shape:
    """The shape with a box larger by so many cells, to the right and downwards. Refused: it cannot be so."""
    at = shape.boxes[index].at
    return placed(shape, index, replace(at, w=at.w + wider, h=at.h + higher))


def changed(shape: Shape, index: int, **what: Any) -> Shape:
    """The shape with something else of a box changed: its stages, where its lines stand, its text. Refused: it would
    then lie on another one.
    """
    return _checked(_with(shape, index, replace(shape.boxes[index], **what)), index)


def added(shape: Shape, kind: BoxKind, stages: tuple[EveningStage, ...] = ()) -> Shape:
    """The shape with one more box, the last one, in the first place where it can stand: as large as such a box usually
    is, else smaller. Refused: there is no room for it.
    """
    columns, rows = least_cells(shape, kind)
    wide, high = LARGE.get(kind, USUAL_SIZE)
    for part in (1.0, 0.75, 0.5, 0.25, 0.0):
        w = min(shape.columns, max(columns, round(shape.columns * wide * part)))
        h = min(shape.rows, max(rows, round(shape.rows * high * part)))
        for y in range(shape.rows - h + 1):
            for x in range(shape.columns - w + 1):
                tried = replace(shape, boxes=(*shape.boxes, ScreenBox(kind, Cells(x, y, w, h), stages)))
                if fault_of(tried, len(shape.boxes)) is None:
                    return tried
    raise Refused("draft.no_room", box=kind.value)


def removed(shape: Shape, index: int) -> Shape:
    """The shape without a box."""
    return replace(shape, boxes=shape.boxes[:index] + shape.boxes[index + 1 :])


def with_stage(box: ScreenBox, stage: EveningStage) -> tuple[EveningStage, ...]:
    """The stages of a box with one more, or without it where it is among them; () all of them."""
    stages = set(box.stages or EveningStage) ^ {stage}
    if not stages:
        raise Refused("draft.never", box=box.kind.value)
    return () if stages == set(EveningStage) else tuple(each for each in EveningStage if each in stages)


def giving_way(shape: Shape, index: int, kind: BoxKind) -> Shape:
    """The shape with a box that gives way to boxes of one more kind, or no longer to those. Refused: they would lie on
    each other, or each would give way to the other, and then neither were seen.
    """
    box = shape.boxes[index]
    if kind in box.unless:
        return changed(shape, index, unless=tuple(each for each in box.unless if each is not kind))
    if kind is box.kind or any(each.kind is kind and box.kind in each.unless for each in shape.boxes):
        raise Refused("draft.both_give_way", box=box.kind.value, under=kind.value)
    return changed(shape, index, unless=tuple(each for each in BoxKind if each in {*box.unless, kind}))


def turns_of(shape: Shape) -> Mapping[str, Mapping[int, tuple[ScreenBox, ...]]]:
    """The turns of a shape by their names, each with its boxes page by page."""
    found: dict[str, dict[int, tuple[ScreenBox, ...]]] = {}
    for box in sorted(shape.boxes, key=lambda each: each.page):
        if box.turn:
            pages = found.setdefault(box.turn, {})
            pages[box.page] = (*pages.get(box.page, ()), box)
    return found


def new_turn(shape: Shape) -> str:
    """A name for one more turn, which no other one has."""
    there, number = turns_of(shape), 1
    while f"turn {number}" in there:
        number += 1
    return f"turn {number}"


def in_turn(shape: Shape, index: int, turn: str, page: int = 1) -> Shape:
    """The shape with a box on that page of a turn, '' none. Boxes that stand where it stands and turn with it go along
    where it cannot alone. Refused: it would then lie on another one.
    """
    box = shape.boxes[index]
    page = page if turn else 1
    try:
        return changed(shape, index, turn=turn, page=page)
    except Refused:
        together = [at for at, each in enumerate(shape.boxes) if each.at == box.at and each.turn == box.turn]
        if turn == box.turn or len(together) == 1:
            raise
    for at in together:
        own = page if at == index or not turn else shape.boxes[at].page
        shape = _with(shape, at, replace(shape.boxes[at], turn=turn, page=own))
    for at in together:
        _checked(shape, at)
    return shape


def said_of(fault: Fault, shape: Shape) -> Refused:
    """The refusal of a fault, for whoever arranges the boxes by hand."""
    box = shape.boxes[fault.index].kind.value
    match fault.wrong:
        case Wrong.OUTSIDE:
            return Refused("draft.outside", box=box)
        case Wrong.LOW:
            return Refused("draft.low", box=box, rows=fault.least)
        case Wrong.NARROW:
            return Refused("draft.narrow", box=box, columns=fault.least)
    assert fault.other is not None
    return Refused("draft.overlap", box=box, under=fault.other.kind.value)


def _with(shape: Shape, index: int, box: ScreenBox) -> Shape:
    return replace(shape, boxes=(*shape.boxes[:index], box, *shape.boxes[index + 1 :]))


def _checked(shape: Shape, index: int) -> Shape:
    fault = fault_of(shape, index)
    if fault is not None:
        raise said_of(fault, shape)
    return shape


def _stretched(shape: Shape, columns: int) -> Shape:
    """The same boxes on a grid of more or fewer columns, edges on the nearest ones: neighbours stay neighbours."""

    def column(x: int) -> int:
        return round(x * columns / shape.columns)

    boxes = tuple(
        replace(box, at=Cells(column(box.at.x), box.at.y, column(box.at.x + box.at.w) - column(box.at.x), box.at.h))
        for box in shape.boxes
    )
    return replace(shape, columns=columns, boxes=boxes)
