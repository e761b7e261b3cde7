"""Makes the picture of a room's screen: which boxes of the layout say what at this instant. Values only.

Boxes at the same place take turns, page by page; boxes of one `turn` do so page by page of the layout.
"""

from collections.abc import Iterator, Mapping, Sequence

from msgspec import Struct

from tdapp.read.screen import ScreenView
from tdapp.read.screen_layout import BROAD, INNER, NARROW, SAFE, Align, BoxKind, Programme, ScreenBox, Shape
from tdapp.read.screen_theme import DARK, Frame, Look, LookOf, Theme
from tdapp.ui.screens import boxes_blinds, boxes_clock, boxes_figures, boxes_lists, boxes_told
from tdapp.ui.screens.lettering import fit
from tdapp.ui.screens.over import over_zone
from tdapp.ui.screens.painting import across
from tdapp.ui.screens.scene import PAGE_SECONDS, Draw, Page, Scene, counting, look_of
from tdapp.ui.screens.zones import Box, Lettering, Picture, Zone
from tdapp.values import replace
from tdapp.words.say import Words

DRAWN: dict[BoxKind, Draw] = {
    BoxKind.NAME: boxes_clock.name,
    BoxKind.STATE: boxes_clock.state,
    BoxKind.TIME: boxes_clock.time,
    BoxKind.CLOCK: boxes_clock.clock,
    BoxKind.BLINDS: boxes_blinds.blinds,
    BoxKind.NEXT: boxes_clock.following,
    BoxKind.TRACK: boxes_clock.track,
    BoxKind.PLAYERS: boxes_figures.players,
    BoxKind.MONEY: boxes_figures.money,
    BoxKind.TERMS: boxes_figures.terms,
    BoxKind.LATE: boxes_figures.late,
    BoxKind.SEATS: boxes_lists.seats,
    BoxKind.MOVES: boxes_lists.moves,
    BoxKind.WAITING: boxes_told.waiting,
    BoxKind.CHIPS: boxes_told.chips,
    BoxKind.LEADERS: boxes_told.leaders,
    BoxKind.BOUNTIES: boxes_told.bounties,
    BoxKind.SIDE_POOLS: boxes_told.side_pools,
    BoxKind.TO_MONEY: boxes_told.to_money,
    BoxKind.LADDER: boxes_lists.ladder,
    BoxKind.TABLE: boxes_lists.table,
    BoxKind.PODIUM: boxes_lists.podium,
    BoxKind.ANNOUNCEMENT: boxes_told.announcement,
    BoxKind.PICTURE: boxes_told.picture,
}
HOURS = 4 / 3  # a clock that counts hours needs the whole width: the shape for such a display has it
GUTTER = 6.0  # free at the left and right edge of a box
NAMES = (BoxKind.NAME, BoxKind.PICTURE)  # of the tournament, and of the house
APART = 24.0  # free between a name that is longer than its box and what stands beside it

Boxes = Sequence[tuple[int, ScreenBox]]  # with their numbers in the layout


class Show(Struct, frozen=True):
    """What a window shows: its programme, its theme, pictures by the names of their files, and whose house it is."""

    programme: Programme
    theme: Theme = DARK
    pictures: Mapping[str, bytes] = {}
    house: str = ""


class Made(Struct, frozen=True):
    """A picture with its boxes: how many pages take turns in each place, for previews and tests."""

    picture: Picture
    turns: Mapping[str, int]


def picture(views: Sequence[ScreenView], show: Show, words: Words, *, aspect: float) -> Picture:
    """The whole picture for a display of this shape (width over height). `views`: those on it, one or more."""
    return composed(views, show, words, aspect=aspect).picture


def composed(views: Sequence[ScreenView], show: Show, words: Words, *, aspect: float) -> Made:
    """The same, with the number of pages that take turns."""
    first = views[0]
    time = counting(first.clock)
    hours = time is not None and len(words.clock(time)) > 5
    shape = show.programme.at(first.evening).shape(min(aspect, HOURS) if hours and aspect > 1 else aspect)
    width = 1000 * min(BROAD, max(NARROW, aspect))
    look = show.theme.look(look_of(first) if len(views) == 1 else LookOf.RUNNING)
    scenes = [_scene(view, show, words, look, alone=len(views) == 1) for view in views]
    pages = _Pages(shape, width, scenes)
    zones, turns = dict[str, Zone](), dict[str, int]()
    for name, boxes in _turns(shape, scenes):
        sequence = pages.sequence(boxes)
        turns[name] = len(sequence)
        if sequence:
            page = int(first.clock.now.timestamp()) // PAGE_SECONDS % len(sequence)
            zones.update(sequence[page])
    for number, scene in enumerate(scenes):
        if scene.view.over:  # last, so that it lies over everything else
            part, time_left = _part(shape, number + 1, width), _clock(shape, scene, number + 1, width)
            zones[f"over{number}.over"] = over_zone(scene.view.over, part, scene.look, time_left)
    return Made(Picture(width, look, zones), turns)


def box_of(shape: Shape, box: ScreenBox, width: float) -> Box:
    """Where a box of the grid stands in a picture of this width."""
    column, row = width * (1 - 2 * SAFE) / shape.columns, INNER / shape.rows
    at = box.at
    x, y = width * SAFE + at.x * column, (1000 - INNER) / 2 + at.y * row
    return Box(x, y, at.w * column, at.h * row).cut(
        left=GUTTER if at.x else 0.0, right=GUTTER if at.x + at.w < shape.columns else 0.0
    )


def _part(shape: Shape, tournament: int, width: float) -> Box:
    """Where the boxes of a tournament stand in a picture; all of it where it has none."""
    places = [box_of(shape, box, width) for box in shape.boxes if box.tournament == tournament]
    if not places:
        return Box(width * SAFE, (1000 - INNER) / 2, width * (1 - 2 * SAFE), INNER)
    x, y = min(place.x for place in places), min(place.y for place in places)
    return Box(x, y, max(place.right for place in places) - x, max(place.bottom for place in places) - y)


def _clock(shape: Shape, scene: Scene, tournament: int, width: float) -> Box | None:
    """Where the time left of a tournament stands, None where it does not."""
    shown = (box for box in shape.boxes if box.kind is BoxKind.CLOCK and box.tournament == tournament)
    return next((box_of(shape, box, width) for box in shown if box.shown_at(scene.view.evening)), None)


def _scene(view: ScreenView, show: Show, words: Words, base: Look, *, alone: bool) -> Scene:
    """One tournament; beside others it has the ground of all, and its state by the ink."""
    look = show.theme.look(look_of(view))
    if not alone:
        plain = show.theme.look(LookOf.RUNNING)
        look = replace(look, ground=base.ground, fill=plain.fill, frame=Frame.NONE)
    return Scene(view, words, look, show.theme.logo, dict(show.pictures), show.house)


class _Pages:
    """The pages of the boxes of one picture, each worked out once."""

    def __init__(self, shape: Shape, width: float, scenes: Sequence[Scene]) -> None:
        self._shape = shape
        self._width = width
        self._scenes = scenes
        self._made: dict[int, list[Page]] = {}
        self._there = tuple(_there(shape, scenes))

    def sequence(self, boxes: Boxes) -> list[dict[str, Zone]]:
        """What a turn shows, page after page. Places of one page of the layout turn beside each other."""
        told: list[dict[str, Zone]] = []
        for page in sorted({box.page for _index, box in boxes}):
            places: dict[tuple[int, int, int, int], list[dict[str, Zone]]] = {}
            for index, box in boxes:
                if box.page == page:
                    at = (box.at.x, box.at.y, box.at.w, box.at.h)
                    places.setdefault(at, []).extend(self._named(index, box))
            there = [pages for pages in places.values() if pages]
            for number in range(max(map(len, there), default=0)):
                told.append({name: zone for pages in there for name, zone in pages[number % len(pages)].items()})
        return told

    def _named(self, index: int, box: ScreenBox) -> list[dict[str, Zone]]:
        if any(self._says(kind, box.tournament) for kind in box.unless):
            return []
        return [{f"{index}.{name}": zone for name, zone in page} for page in self._of(index, box)]

    def _of(self, index: int, box: ScreenBox) -> list[Page]:
        """The pages of a box; a name that is too long for it has the free room beside it before it is cut."""
        pages = self._in_its_place(index, box)
        if box.kind not in NAMES or all(_is_whole(zone) for page in pages for _name, zone in page):
            return pages
        return self._drawn(box, self._with_room_beside(box))

    def _in_its_place(self, index: int, box: ScreenBox) -> list[Page]:
        if index not in self._made:
            self._made[index] = self._drawn(box, box_of(self._shape, box, self._width))
        return self._made[index]

    def _drawn(self, box: ScreenBox, at: Box) -> list[Page]:
        return DRAWN[box.kind](self._scenes[box.tournament - 1], at, box)

    def _with_room_beside(self, box: ScreenBox) -> Box:
        """The place of a box with what is free beside it on all pages: up to what is drawn there, or the next one's
        place where that is another tournament's. Lines at the left or right keep their edge.
        """
        at = box_of(self._shape, box, self._width)
        left, right = self._width * SAFE, self._width * (1 - SAFE)
        for index, other in self._there:
            for start, end in self._reaches(index, other, beside=box):
                if other.at.x >= box.at.x + box.at.w:
                    right = min(right, start - APART)
                elif other.at.x + other.at.w <= box.at.x:
                    left = max(left, end + APART)
        before, after = max(0.0, at.x - left), max(0.0, right - at.right)
        match box.align:
            case Align.LEFT:
                return at.cut(right=-after)
            case Align.RIGHT:
                return at.cut(left=-before)
        return at.cut(left=-before, right=-after)

    def _reaches(self, index: int, other: ScreenBox, *, beside: ScreenBox) -> list[tuple[float, float]]:
        """From where to where a box reaches in the rows of the one it may stand beside, page by page."""
        if other.tournament != beside.tournament:
            place = box_of(self._shape, other, self._width)
            return [(place.x, place.right)]
        if other.at.y >= beside.at.y + beside.at.h or other.at.y + other.at.h <= beside.at.y:
            return []
        return [across(zone) for page in self._in_its_place(index, other) for _name, zone in page]

    def _says(self, kind: BoxKind, tournament: int) -> bool:
        """Whether a box of this kind has something to say."""
        return any(box.kind is kind and box.tournament == tournament and self._of(at, box) for at, box in self._there)


def _is_whole(zone: Zone) -> bool:
    """Whether nothing that is written in a zone is squeezed or cut."""
    return not isinstance(zone, Lettering) or all(line.whole for line in fit(zone, zone.box))


def _there(shape: Shape, scenes: Sequence[Scene]) -> Iterator[tuple[int, ScreenBox]]:
    """The boxes whose tournament is there, at a stage they are shown at."""
    for index, box in enumerate(shape.boxes):
        if box.tournament <= len(scenes) and box.shown_at(scenes[box.tournament - 1].view.evening):
            yield index, box


def _turns(shape: Shape, scenes: Sequence[Scene]) -> Iterator[tuple[str, Boxes]]:
    """What takes turns: the boxes of one turn, and otherwise those at the same place."""
    found: dict[str, list[tuple[int, ScreenBox]]] = {}
    for index, box in _there(shape, scenes):
        at = box.at
        name = f"turn {box.turn}" if box.turn else f"{at.x},{at.y},{at.w},{at.h}"
        found.setdefault(name, []).append((index, box))
    yield from found.items()
