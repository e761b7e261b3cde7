"""Colours of the room's screen: one look a state, so that the whole picture says what the clock does.

Every ink stands at least 7 to 1 on the ground it is used on; a frame or bars go with each colour, never colour alone.
"""

from enum import StrEnum

from msgspec import Struct

WHITE = "#FFFFFF"
MUTED = "#B8C4D2"
ACCENT = "#4FE0B3"
WARNING = "#FFD166"
DANGER = "#FF8F85"
QUIET = "#6B7F96"  # outlines and past levels: seen, not read


class Frame(StrEnum):
    """The frame round the picture: nothing, a line, or the two bars of a pause at its sides."""

    NONE = "none"
    LINE = "line"
    DOUBLE = "double"
    BARS = "bars"


class Look(Struct, frozen=True):
    """The colours of the picture in one state: ground of the whole, the ink of its digits and frame, and the fill of
    its panels.
    """

    ground: str
    ink: str
    fill: str
    frame: Frame


RUNNING = Look("#05080C", WHITE, "#121A24", Frame.NONE)
WAITING = Look("#05080C", ACCENT, "#0D2620", Frame.NONE)
LAST_MINUTE = Look("#0D0A02", WARNING, "#221A09", Frame.LINE)
PAUSED = Look("#120606", DANGER, "#2B1312", Frame.BARS)
ON_BREAK = Look("#04120D", ACCENT, "#0D2B22", Frame.LINE)
OVER = Look("#05080C", WARNING, "#221A09", Frame.NONE)
FINISHED = Look("#0B0903", WARNING, "#221A09", Frame.DOUBLE)
