"""The colours and sizes everything in the windows is made of, for the dark and the light theme.

A widget asks for a token by its meaning ('warning', 'muted'), never for a colour. `PAIRS` lists what is written on
what; a test computes the contrast of each.
"""

from functools import cache
from typing import NamedTuple

SIZE = (1366, 768)  # of the window: the smallest display it is made for
LEAST = (960, 600)
RAIL, TOUCH_RAIL = 76, 82  # width of the page list at the left
TOP = 56  # height of the bar with the figures
BOTTOM, TOUCH_BOTTOM = 40, 44  # height of the line with the last act
NEEDS = 300  # width of the panel at the right
FOLDS_BELOW = 1280  # window width under which that panel is only a count
GRID = 8
RADIUS = 6
ROW, TOUCH_ROW = 34, 48
BUTTON, TOUCH_BUTTON = 32, 48
SMALL, TABLE, BODY, HEAD, FIGURE = 12, 13, 15, 20, 28  # letter sizes


class Tokens(NamedTuple):
    """The tokens of one theme, a named tuple as the preferences are. `field` is what is typed into, `edge` outlines
    what can be pressed or typed into.
    """

    name: str
    ground: str
    surface: str
    raised: str
    field: str
    line: str
    edge: str
    text: str
    muted: str
    accent: str
    info: str
    warning: str
    danger: str
    selection: str
    on_accent: str

    @property
    def dark(self) -> bool:
        return self.name == "dark"

    def tint(self, ink: str, share: float = 0.14) -> str:
        """A quiet ground in the colour of a token: tint('warning') lies under a line that warns."""
        return mix(self.surface, self.colour(ink), share)

    @property
    def hover(self) -> str:
        return mix(self.raised, self.text, 0.08)

    @property
    def pressed(self) -> str:
        return mix(self.raised, self.text, 0.16)

    @property
    def accent_hover(self) -> str:
        return mix(self.accent, self.on_accent, 0.1) if self.dark else mix(self.accent, "#000000", 0.12)

    def colour(self, name: str) -> str:
        """A token by its name; a colour '#RRGGBB' is itself."""
        return name if name.startswith("#") else str(getattr(self, name))


DARK = Tokens(
    name="dark",
    ground="#11151B",
    surface="#1A2029",
    raised="#242D39",
    field="#11151B",
    line="#3A4757",
    edge="#74859A",
    text="#EAEFF5",
    muted="#A7B5C6",
    accent="#3CCB9F",
    info="#6CB4FF",
    warning="#F5BE4F",
    danger="#FF8A80",
    selection="#1D3F63",
    on_accent="#06251B",
)
LIGHT = Tokens(
    name="light",
    ground="#F4F6F8",
    surface="#FFFFFF",
    raised="#FFFFFF",
    field="#FFFFFF",
    line="#C3CCD6",
    edge="#75859A",
    text="#16202C",
    muted="#4F5F73",
    accent="#0A6E53",
    info="#1557B0",
    warning="#855300",
    danger="#A3211A",
    selection="#CFE3FB",
    on_accent="#FFFFFF",
)
THEMES = {"dark": DARK, "light": LIGHT}

READ, LARGE = 4.5, 3.0
INKS = ("accent", "info", "warning", "danger")

# (ink, ground, least contrast) of everything that is drawn; grounds named 'tint:' are quiet tints of a token.
PAIRS: tuple[tuple[str, str, float], ...] = (
    *((ink, ground, READ) for ink in ("text", "muted") for ground in ("ground", "surface", "raised", "selection")),
    *((ink, ground, READ) for ink in INKS for ground in ("ground", "surface", "raised")),
    *((ink, "selection", LARGE) for ink in INKS),
    *(("text", f"tint:{ink}", READ) for ink in INKS),
    *((ink, f"tint:{ink}", READ) for ink in INKS),
    *(("muted", f"tint:{ink}", READ) for ink in INKS),
    ("text", "hover", READ),
    ("text", "pressed", READ),
    ("text", "field", READ),
    ("muted", "field", READ),
    ("on_accent", "accent", READ),
    ("on_accent", "accent_hover", READ),
    *(("edge", ground, LARGE) for ground in ("ground", "surface", "raised", "field")),
    *(("info", ground, LARGE) for ground in ("field", "hover")),  # the focus ring
)


@cache
def mix(under: str, over: str, share: float) -> str:
    """A colour between two: `share` of `over` laid on `under`.

    >>> mix("#000000", "#FFFFFF", 0.5)
    '#808080'
    """
    parts = ((int(under[at : at + 2], 16), int(over[at : at + 2], 16)) for at in (1, 3, 5))
    return "#" + "".join(f"{round(low + (high - low) * share):02X}" for low, high in parts)
