"""Names of the colours and the marks of chips, and what is understood when somebody types one."""

from tdapp.domain.chips.chip_colours import apart
from tdapp.domain.chips.chip_set import Chip, Pattern
from tdapp.texts import QT_TRANSLATE_NOOP, Text
from tdapp.words.say import Words

_HEX = frozenset("0123456789abcdef")
_NEAR = 0.06  # a colour no further from a named one than this is called so too

COLOURS: dict[str, Text] = {
    "#ffffff": QT_TRANSLATE_NOOP("ChipColours", "white", "colour of a chip"),
    "#c62f2f": QT_TRANSLATE_NOOP("ChipColours", "red", "colour of a chip"),
    "#2557b5": QT_TRANSLATE_NOOP("ChipColours", "blue", "colour of a chip"),
    "#2e8b57": QT_TRANSLATE_NOOP("ChipColours", "green", "colour of a chip"),
    "#22262d": QT_TRANSLATE_NOOP("ChipColours", "black", "colour of a chip"),
    "#6b3fa0": QT_TRANSLATE_NOOP("ChipColours", "purple", "colour of a chip"),
    "#f2c230": QT_TRANSLATE_NOOP("ChipColours", "yellow", "colour of a chip"),
    "#e8702a": QT_TRANSLATE_NOOP("ChipColours", "orange", "colour of a chip"),
    "#ee86ad": QT_TRANSLATE_NOOP("ChipColours", "pink", "colour of a chip"),
    "#8a929c": QT_TRANSLATE_NOOP("ChipColours", "grey", "colour of a chip"),
    "#80502b": QT_TRANSLATE_NOOP("ChipColours", "brown", "colour of a chip"),
    "#6fb7e8": QT_TRANSLATE_NOOP("ChipColours", "light blue", "colour of a chip"),
    "#134b33": QT_TRANSLATE_NOOP("ChipColours", "dark green", "colour of a chip"),
    "#1fa3a3": QT_TRANSLATE_NOOP("ChipColours", "turquoise", "colour of a chip"),
    "#7a1f3d": QT_TRANSLATE_NOOP("ChipColours", "burgundy", "colour of a chip"),
    "#d9c79e": QT_TRANSLATE_NOOP("ChipColours", "beige", "colour of a chip"),
}
PATTERNS: dict[Pattern, Text] = {
    Pattern.PLAIN: QT_TRANSLATE_NOOP("ChipColours", "plain", "the edge of a chip"),
    Pattern.SPOTS: QT_TRANSLATE_NOOP("ChipColours", "spots", "the edge of a chip"),
    Pattern.BARS: QT_TRANSLATE_NOOP("ChipColours", "bars", "the edge of a chip"),
    Pattern.RINGS: QT_TRANSLATE_NOOP("ChipColours", "rings", "the edge of a chip"),
    Pattern.QUARTERS: QT_TRANSLATE_NOOP("ChipColours", "quarters", "the edge of a chip"),
    Pattern.DIAMONDS: QT_TRANSLATE_NOOP("ChipColours", "diamonds", "the edge of a chip"),
}


def colour_said(words: Words, colour: str) -> str:
    """The name of the nearest colour that has one, else the colour's number.

    >>> from datetime import UTC
    >>> words = Words("en", UTC)
    >>> colour_said(words, "#2e8b57"), colour_said(words, "#2f8f5a"), colour_said(words, "#6a7d12")
    ('green', 'green', '#6a7d12')
    """
    known = COLOURS.get(colour.lower())
    if known is None:
        away, nearest = min((apart(colour, each), each) for each in COLOURS)
        known = COLOURS[nearest] if away < _NEAR else None
    return words(known) if known is not None else colour


def to_type(words: Words, colour: str, called: str = "") -> str:
    """A colour as `typed_colour` reads it again: by its name if it is just that one, else by its number."""
    known = COLOURS.get(colour.lower())
    return words(known) if known is not None and not called else f"{called} {colour}".strip()


def called(words: Words, chip: Chip) -> str:
    """The name the club gives the colour of a chip, else the colour itself."""
    return chip.called or colour_said(words, chip.colour)


def typed_colour(words: Words, typed: str) -> tuple[str, str] | None:
    """The colour somebody typed, and what he calls it ('' by itself); None: that is no colour.

    A name, the start of one, a number, or the club's own name with the number behind it.

    >>> from datetime import UTC
    >>> words = Words("en", UTC)
    >>> [typed_colour(words, typed) for typed in ("green", "purp", "#123456", "moss #3A5F0B", "b", "moss")]
    [('#2e8b57', ''), ('#6b3fa0', ''), ('#123456', ''), ('#3a5f0b', 'moss'), None, None]
    """
    name, sharp, number = typed.strip().partition("#")
    digits = number.strip().casefold()
    if sharp:
        return (f"#{digits}", name.strip()) if len(digits) == 6 and set(digits) <= _HEX else None
    wanted = name.casefold()
    names = {words(text).casefold(): colour for colour, text in COLOURS.items()}
    if wanted in names:
        return names[wanted], ""
    begins = [colour for each, colour in names.items() if wanted and each.startswith(wanted)]
    return (begins[0], "") if len(begins) == 1 else None
