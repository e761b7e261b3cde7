"""What a room's screen shows and where: boxes on a grid, layouts of them for each shape of display, and programmes that
choose a layout for each stage of the evening. Values that an editor changes and a file keeps.
"""

from collections.abc import Mapping
from enum import StrEnum
from math import log

from msgspec import Struct

from tdapp.read.screen_stage import EveningStage

SAFE = 0.05  # of width and height stays free at each edge: projectors cut them
INNER = 900.0  # height of the grid, in thousandths of the picture's height
LEAST_HIGH = 50.0  # no lettering is smaller than 4 % of the height, and needs this much with its tails
MOST_CELLS = 200  # columns and rows of a grid
MOST_PAGES = 99  # of a turn
MOST_TOURNAMENTS = 4  # side by side
TOO_WIDE = 1.9  # a shape for a wider display is so much further away
NARROW, BROAD = 0.5, 2.4  # width over height of a picture: a display beyond that keeps free edges


class BoxKind(StrEnum):
    """What a box shows."""

    NAME = "name"
    STATE = "state"
    TIME = "time"
    CLOCK = "clock"
    BLINDS = "blinds"
    NEXT = "next"
    TRACK = "track"
    PLAYERS = "players"
    MONEY = "money"
    TERMS = "terms"
    LATE = "late"
    SEATS = "seats"
    MOVES = "moves"
    WAITING = "waiting"
    CHIPS = "chips"
    LEADERS = "leaders"
    BOUNTIES = "bounties"
    SIDE_POOLS = "side_pools"
    TO_MONEY = "to_money"
    LADDER = "ladder"
    TABLE = "table"
    PODIUM = "podium"
    ANNOUNCEMENT = "announcement"
    PICTURE = "picture"


class Align(StrEnum):
    """Where the lines of a box stand in it."""

    LEFT = "left"
    CENTRE = "centre"
    RIGHT = "right"


class Cells(Struct, frozen=True):
    """A place on the grid: column and row from the upper left corner, which is 0, and how many of each."""

    x: int
    y: int
    w: int
    h: int

    def meets(self, other: "Cells") -> bool:
        """Whether two places share a cell."""
        across = self.x < other.x + other.w and other.x < self.x + self.w
        return across and self.y < other.y + other.h and other.y < self.y + self.h


class ScreenBox(Struct, frozen=True):
    """A box of a layout. It is seen when it has something to say, and its conditions hold.

    `stages`: of the evening in which it is shown, (): in all. `unless`: it gives way while a box of one of these kinds
    has something to say. Boxes at the same place take turns, and so do those of one `turn` ('' none), `page`
    by page. `text`: where seat lists
    hang, or the file of a picture, '' the house's logo. `tournament`: which of those on the screen, from 1.
    """

    kind: BoxKind
    at: Cells
    stages: tuple[EveningStage, ...] = ()
    unless: tuple[BoxKind, ...] = ()
    turn: str = ""
    page: int = 1
    align: Align = Align.CENTRE
    text: str = ""
    tournament: int = 1

    def shown_at(self, stage: EveningStage) -> bool:
        """Whether the box may be seen at this stage."""
        return not self.stages or stage in self.stages


class Shape(Struct, frozen=True):
    """The boxes for one shape of display: width to height, and the columns and rows of its grid."""

    width: int
    height: int
    columns: int
    rows: int
    boxes: tuple[ScreenBox, ...] = ()

    @property
    def aspect(self) -> float:
        """Width over height of the display this was made for."""
        return self.width / self.height


class ScreenLayout(Struct, frozen=True):
    """A picture of the room's screen, arranged for one or more shapes of display."""

    name: str
    shapes: tuple[Shape, ...]

    def shape(self, aspect: float) -> Shape:
        """The shape that is closest to a display of this width over height; one made for a wider display less so, as
        everything in it would be squeezed.
        """

        def far(shape: Shape) -> float:
            wider = log(shape.aspect / aspect)
            return TOO_WIDE * wider if wider > 0 else -wider

        return min(self.shapes, key=far)

    @property
    def tournaments(self) -> int:
        """So many tournaments have boxes in it."""
        return max((box.tournament for shape in self.shapes for box in shape.boxes), default=1)


class Programme(Struct, frozen=True):
    """What a public screen shows at which stage of the evening. `key`: the name of its file."""

    key: str
    name: str
    layouts: Mapping[EveningStage, ScreenLayout]
    otherwise: ScreenLayout

    def at(self, stage: EveningStage) -> ScreenLayout:
        """The layout for a stage."""
        return self.layouts.get(stage, self.otherwise)

    def all_layouts(self) -> tuple[ScreenLayout, ...]:
        """Every layout it can show, once each."""
        found = {layout.name: layout for layout in (self.otherwise, *self.layouts.values())}
        return tuple(found.values())

    @property
    def tournaments(self) -> int:
        """So many tournaments stand on it side by side."""
        return max(layout.tournaments for layout in self.all_layouts())
