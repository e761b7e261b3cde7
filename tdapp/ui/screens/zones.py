"""The parts of a picture as plain values: two equal zones need no repaint.

Lengths are thousandths of the picture's height, whatever display it stands on.
"""

from msgspec import Struct

from tdapp.domain.chips.chip_set import Chip
from tdapp.read.screen_theme import Look

LEAST = 40.0  # no lettering on the room's screen is smaller than 4 % of its height


class Box(Struct, frozen=True):
    """A place in the picture."""

    x: float
    y: float
    w: float
    h: float

    @property
    def right(self) -> float:
        """The right edge of the box."""
        return self.x + self.w

    @property
    def bottom(self) -> float:
        """The lower edge of the box."""
        return self.y + self.h

    def cut(self, *, left: float = 0.0, top: float = 0.0, right: float = 0.0, bottom: float = 0.0) -> "Box":
        """The box without so much at its edges."""
        return Box(self.x + left, self.y + top, self.w - left - right, self.h - top - bottom)

    def across(self, parts: int, gap: float) -> tuple["Box", ...]:
        """The box cut side by side into equal parts."""
        w = (self.w - gap * (parts - 1)) / parts
        return tuple(Box(self.x + at * (w + gap), self.y, w, self.h) for at in range(parts))


class Run(Struct, frozen=True):
    """A piece of a line in one ink. `size`: of the line's size, but never below `LEAST`. `figures`: in the narrow bold
    font of the digits.
    """

    text: str
    ink: str
    size: float = 1.0
    bold: bool = False
    figures: bool = False


class Line(Struct, frozen=True):
    """A line of runs: as large as fits up to `size`, never below `least`, in at most `rows` rows.

    `exact` lines (numbers) are squeezed rather than cut; others end in an ellipsis when even `least` does not fit.
    `shorter`: said instead before anything is cut, or squeezed so much that it is hard to read.
    """

    runs: tuple[Run, ...]
    size: float
    least: float = LEAST
    rows: int = 1
    exact: bool = False
    above: float = 0.0  # free space over it
    shorter: tuple[Run, ...] = ()


class Swap(Struct, frozen=True):
    """A chip that leaves the game, and the one that takes its place (None: none does), each with the club's own picture
    of it (b'' none, and it is drawn). `outline` and `arrow` are colours.
    """

    old: Chip
    new: Chip | None
    old_picture: bytes = b""
    new_picture: bytes = b""
    outline: str = "#FFFFFF"
    arrow: str = "#4FE0B3"


class Lettering(Struct, frozen=True):
    """A zone of lines one under the other. `icon`: a shipped icon's name before the first line. `chips`: drawn at the
    left.
    """

    box: Box
    lines: tuple[Line, ...]
    align: str = "centre"  # 'left', 'centre', 'right'
    stand: str = "middle"  # 'top', 'middle'
    fill: str = ""
    edge: str = ""
    icon: str = ""
    chips: tuple[Swap, ...] = ()


class Digits(Struct, frozen=True):
    """A zone of the time left, in cells of one width."""

    box: Box
    text: str
    ink: str


class Segment(Struct, frozen=True):
    """A level or break in the row of levels. `passed`: hundredths of it, for the one that runs."""

    label: str
    is_break: bool
    state: str  # 'played', 'now', 'coming'
    passed: int = 0


class Track(Struct, frozen=True):
    """The row of levels around the present one."""

    box: Box
    segments: tuple[Segment, ...]
    look: Look


class Image(Struct, frozen=True):
    """A picture of the house or a sponsor, as large as its box allows. Where it is missing an outline in `edge` marks
    its place.
    """

    box: Box
    picture: bytes
    edge: str


Zone = Lettering | Digits | Track | Image


class Picture(Struct, frozen=True):
    """Everything the screen shows at one instant. `width`: of the picture, its height is 1000."""

    width: float
    look: Look
    zones: dict[str, Zone]
