"""The house: whose tournaments these are, as paper and public screens show it: a name, a logo, two colours, and where
its seat lists hang.
"""

import re

from msgspec import Struct

from tdapp.domain.people.naming import at_most
from tdapp.domain.refusal import require

LONGEST_NAME = 80  # letters: more are read on no sheet and no screen
LONGEST_PLACE = 40  # likewise, beside other words
PAPER = "#ffffff"
READ_SMALL, SEEN = 4.5, 3.0  # the contrast small letters need, and lines and large ones (WCAG 2, 1.4.3 and 1.4.11)
_HEX = re.compile(r"#?(?:[0-9a-f]{3}|[0-9a-f]{6})", re.IGNORECASE)


class House(Struct, frozen=True):
    """The house of a club. `logo`: the SHA-256 of a picture kept in the club file. `ink`: the colour its name is
    written in, `accent` that of lines and marks, both '#rrggbb'. `lists`: where seat lists hang. '' is none of each.
    """

    name: str = ""
    logo: str = ""
    ink: str = ""
    accent: str = ""
    lists: str = ""


NO_HOUSE = House()


def checked_house(house: House) -> House:
    """The house with clean words and its colours in full. Refuses words that are too long and what is no colour."""
    name = at_most(house.name, "house", LONGEST_NAME)
    colours = {}
    for field in ("ink", "accent"):
        typed = getattr(house, field).strip()
        found = colour_of(typed)
        require(found is not None, "house.colour", typed=typed)
        colours[field] = found or ""
    return House(name, house.logo, **colours, lists=at_most(house.lists, "lists", LONGEST_PLACE))


def colour_of(typed: str) -> str | None:
    """A colour as it is kept, from three or six hexadecimal digits; '' for nothing typed. None: it is no colour.

    >>> colour_of("1A5"), colour_of(" #0B6e4F "), colour_of(""), colour_of("green"), colour_of("#12345")
    ('#11aa55', '#0b6e4f', '', None, None)
    """
    typed = typed.strip()
    if not typed:
        return ""
    if not _HEX.fullmatch(typed):
        return None
    digits = typed.removeprefix("#").lower()
    return "#" + (digits if len(digits) == 6 else "".join(2 * digit for digit in digits))


def contrast(ink: str, ground: str) -> float:
    """The contrast of two colours, 1 to 21 (WCAG 2).

    >>> contrast("#000000", PAPER), round(contrast("#777777", PAPER), 2)
    (21.0, 4.48)
    """
    light, dark = sorted((luminance(ink), luminance(ground)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def luminance(colour: str) -> float:
    """The brightness of a colour '#rrggbb', 0 to 1."""
    red, green, blue = (linear(int(colour[at : at + 2], 16) / 255) for at in (1, 3, 5))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def linear(part: float) -> float:
    """The light of one part of a colour, 0 to 1, as screens are coded (sRGB)."""
    return part / 12.92 if part <= 0.04045 else float(((part + 0.055) / 1.055) ** 2.4)
