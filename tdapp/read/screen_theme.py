"""The colours of a public screen: one look a state of the evening, so that the whole picture says what the clock does.

A theme is dark, light, or made of the house's colours. In every look each ink stands at least 7 to 1 on its ground and
on its panels; a frame or bars go with each colour, never colour alone.
"""

from collections.abc import Iterator
from enum import StrEnum

from msgspec import Struct

from tdapp.domain.club.house import SEEN, contrast, luminance
from tdapp.read.club.house import HouseMark
from tdapp.read.screen_colours import ground_for_reading, mixed, readable
from tdapp.values import replace

BRIGHT = 0.18  # luminance from which black is read better than white


class Frame(StrEnum):
    """The frame round the picture: nothing, a line, or the two bars of a pause at its sides."""

    NONE = "none"
    LINE = "line"
    DOUBLE = "double"
    BARS = "bars"


class LookOf(StrEnum):
    """What the picture as a whole tells."""

    RUNNING = "running"
    WAITING = "waiting"
    LAST_MINUTE = "last_minute"
    PAUSED = "paused"
    BREAK = "break"
    OVER = "over"
    FINISHED = "finished"


class Look(Struct, frozen=True):
    """The colours of the picture in one state: `ground` of the whole and `fill` of its panels, `ink` of digits, state
    and frame, `text`, `muted` for labels, `accent` and `warning` for what stands out; `quiet` is seen, not read.
    """

    ground: str
    ink: str
    fill: str
    frame: Frame
    text: str = "#FFFFFF"
    muted: str = "#B8C4D2"
    accent: str = "#4FE0B3"
    warning: str = "#FFD166"
    quiet: str = "#6B7F96"

    @property
    def stands_out(self) -> str:
        """The colour that stands out from the text in this state."""
        return self.accent if self.ink == self.text else self.ink

    @property
    def inks(self) -> tuple[str, ...]:
        """Every colour something is written in."""
        return (self.ink, self.text, self.muted, self.accent, self.warning)


class HouseColours(Struct, frozen=True):
    """The colours of a house: of the ground, of what is written on it, and of what stands out."""

    ground: str
    ink: str
    accent: str


class Theme(Struct, frozen=True):
    """A theme with its looks. `key`: of its file; `logo`: the bytes of the house's picture, b'' none.

    `changed`: colours that could not be read across a room, each with the nearest one that was taken for it.
    """

    key: str
    name: str
    looks: dict[LookOf, Look]
    logo: bytes = b""
    changed: tuple[tuple[str, str], ...] = ()

    def look(self, of: LookOf) -> Look:
        """The colours of a state."""
        return self.looks[of]


DARK = Theme(
    "dark",
    "",
    {
        LookOf.RUNNING: Look("#05080C", "#FFFFFF", "#121A24", Frame.NONE),
        LookOf.WAITING: Look("#05080C", "#4FE0B3", "#0D2620", Frame.NONE),
        LookOf.LAST_MINUTE: Look("#0D0A02", "#FFD166", "#221A09", Frame.LINE),
        LookOf.PAUSED: Look("#120606", "#FF8F85", "#2B1312", Frame.BARS),
        LookOf.BREAK: Look("#04120D", "#4FE0B3", "#0D2B22", Frame.LINE),
        LookOf.OVER: Look("#05080C", "#FFD166", "#221A09", Frame.NONE),
        LookOf.FINISHED: Look("#0B0903", "#FFD166", "#221A09", Frame.DOUBLE),
    },
)
_DAY = Look("#FFFFFF", "#0B1118", "#EDF1F5", Frame.NONE, "#0B1118", "#3E4A58", "#075039", "#5A3C00", "#6C7A89")
LIGHT = Theme(
    "light",
    "",
    {
        LookOf.RUNNING: _DAY,
        LookOf.WAITING: replace(_DAY, ink="#075039", fill="#E4F3EC"),
        LookOf.LAST_MINUTE: replace(_DAY, ground="#FFF4D6", ink="#5A3C00", fill="#FFE9AE", frame=Frame.LINE),
        LookOf.PAUSED: replace(_DAY, ground="#FFEDEB", ink="#8A1710", fill="#FFDBD7", frame=Frame.BARS),
        LookOf.BREAK: replace(_DAY, ground="#EAF7F1", ink="#075039", fill="#D3EDE1", frame=Frame.LINE),
        LookOf.OVER: replace(_DAY, ink="#5A3C00", fill="#FFF0CC"),
        LookOf.FINISHED: replace(_DAY, ground="#FFFAEB", ink="#5A3C00", fill="#FFEEC2", frame=Frame.DOUBLE),
    },
)
# The colours that tell a state are the same everywhere, as far as the ground lets them be.
_TELLS = {
    LookOf.LAST_MINUTE: "#FFD166", LookOf.PAUSED: "#FF8F85", LookOf.OVER: "#FFD166", LookOf.FINISHED: "#FFD166",
}  # fmt: skip


def house_theme(colours: HouseColours, *, key: str = "house", name: str = "", logo: bytes = b"") -> Theme:
    """The theme in a house's colours. What could not be read on its ground is changed as little as will do."""
    ground = ground_for_reading(colours.ground)
    plain = "#000000" if luminance(ground) > BRIGHT else "#FFFFFF"
    fill = mixed(ground, plain, 0.06)
    text, accent = readable(colours.ink, ground, fill), readable(colours.accent, ground, fill)
    asked = ((colours.ground, ground), (colours.ink, text), (colours.accent, accent))
    base = Look(
        ground,
        text,
        fill,
        Frame.NONE,
        text,
        readable(mixed(text, ground, 0.25), ground, fill),
        accent,
        readable("#FFD166", ground, fill),
        _seen(ground, text),
    )
    changed = tuple((wanted.upper(), taken) for wanted, taken in asked if wanted.upper() != taken.upper())
    return Theme(key, name, dict(_looks(base)), logo, changed)


def mark_theme(mark: HouseMark) -> Theme | None:
    """The theme of the house as the club has set it: its ink is the ground, its accent stands out. None: it has set no
    colour.
    """
    if not (mark.ink or mark.accent):
        return None
    ground = mark.ink or DARK.looks[LookOf.RUNNING].ground
    plain = "#000000" if luminance(ground_for_reading(ground)) > BRIGHT else "#FFFFFF"
    return house_theme(HouseColours(ground, plain, mark.accent or plain), logo=mark.logo)


def _seen(ground: str, text: str) -> str:
    """Between the two, the first that can be seen."""
    return next(tone for share in range(10, 21) if contrast(tone := mixed(ground, text, share / 20), ground) >= SEEN)


def _looks(base: Look) -> Iterator[tuple[LookOf, Look]]:
    for of in LookOf:
        tell = readable(_TELLS[of], base.ground, base.fill) if of in _TELLS else base.accent
        frame = DARK.looks[of].frame
        yield of, replace(base, ink=base.text if of is LookOf.RUNNING else tell, frame=frame)
