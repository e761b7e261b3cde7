"""Colours that can be read across a room: their contrast, and the nearest colour that has enough of it.

A colour is '#RRGGBB'. Nearness is reckoned as it is seen (OKLab): the hue stays, lightness and strength give way.
"""

from collections.abc import Iterator
from functools import lru_cache
from itertools import product
from math import hypot

from tdapp.domain.club.house import colour_of, contrast, linear

READABLE = 7.0  # contrast of every text on a public screen


def is_colour(text: str) -> bool:
    """Whether this is a colour.

    >>> is_colour("#05080C"), is_colour("05080C"), is_colour("#05080"), is_colour("#05080G")
    (True, False, False, False)
    """
    return bool(text) and colour_of(text) == text.lower()


def mixed(colour: str, other: str, share: float) -> str:
    """A colour with so much of another one in it.

    >>> mixed("#000000", "#FFFFFF", 0.5)
    '#808080'
    """
    both = zip(_parts(colour), _parts(other), strict=True)
    return _hex(one + (two - one) * share for one, two in both)


@lru_cache(maxsize=256)
def readable(ink: str, *grounds: str) -> str:
    """The colour itself when it is readable on all these grounds, else the nearest one that is: lighter or darker.

    Where nothing near it is, black or white, whichever does better.

    >>> readable("#FFFFFF", "#05080C"), readable("#333333", "#05080C")
    ('#FFFFFF', '#9A9A9A')
    """
    if _least(ink, grounds) >= READABLE:
        return ink
    lightness, a, b = _oklab(ink)
    strength, found = hypot(a, b), list[tuple[float, str]]()
    for tried, left in product(range(65), range(5)):
        near = _from_oklab(tried / 64, a * left / 4, b * left / 4)
        if _least(near, grounds) >= READABLE:
            found.append((hypot(tried / 64 - lightness, strength * (1 - left / 4)), near))
    return min(found)[1] if found else max(("#FFFFFF", "#000000"), key=lambda each: _least(each, grounds))


def ground_for_reading(ground: str) -> str:
    """The ground itself when black or white can be read on it with some room to spare, else the nearest that lets one
    of them: a mid grey lets neither.

    >>> ground_for_reading("#05080C"), ground_for_reading("#808080")
    ('#05080C', '#A4A4A4')
    """
    lightness, a, b = _oklab(ground)
    for step in range(201):
        for side in (1, -1):
            tried = lightness + side * step / 200
            found = ground if not step else _from_oklab(tried, a, b)
            if 0 <= tried <= 1 and max(contrast("#FFFFFF", found), contrast("#000000", found)) >= READABLE * 1.2:
                return found
    return "#000000"


def _least(ink: str, grounds: tuple[str, ...]) -> float:
    return min(contrast(ink, ground) for ground in grounds)


def _parts(colour: str) -> tuple[float, float, float]:
    red, green, blue = (int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5))
    return red, green, blue


def _hex(parts: Iterator[float]) -> str:
    return "#" + "".join(f"{round(min(1.0, max(0.0, part)) * 255):02X}" for part in parts)


def _encoded(part: float) -> float:
    return part * 12.92 if part <= 0.0031308 else 1.055 * float(part ** (1 / 2.4)) - 0.055


def _oklab(colour: str) -> tuple[float, float, float]:
    """Lightness 0 to 1, and the two axes of hue (Ottosson 2020, bottosson.github.io/posts/oklab)."""
    red, green, blue = (linear(part) for part in _parts(colour))
    l = (0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue) ** (1 / 3)  # noqa: E741
    m = (0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue) ** (1 / 3)
    s = (0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue) ** (1 / 3)
    return (
        0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s,
        1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
        0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s,
    )


def _from_oklab(lightness: float, a: float, b: float) -> str:
    """The colour nearest to these that a screen can show."""
    l, m, s = (  # noqa: E741
        (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3,
        (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3,
        (lightness - 0.0894841775 * a - 1.2914855480 * b) ** 3,
    )
    parts = (
        4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
        -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
        -0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s,
    )
    return _hex(_encoded(max(0.0, part)) for part in parts)
