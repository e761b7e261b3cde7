"""The words for what a public screen shows: its programmes, its themes, and colours that had to be changed."""

from collections.abc import Sequence

from tdapp.texts import QT_TRANSLATE_NOOP, Text
from tdapp.words.say import Words

# The shipped ones by the names of their files, in the order they are offered.
PROGRAMMES: dict[str, tuple[Text, Text]] = {
    "full": (
        QT_TRANSLATE_NOOP("Screens", "Whole evening"),
        QT_TRANSLATE_NOOP(
            "Screens",
            "Buy-in and seats before the start, the clock, breaks, the bubble, the final table with stacks and prizes, "
            "and the podium.",
        ),
    ),
    "clock": (
        QT_TRANSLATE_NOOP("Screens", "Clock only"),
        QT_TRANSLATE_NOOP("Screens", "The time left and the blinds as large as they can be."),
    ),
    "entrance": (
        QT_TRANSLATE_NOOP("Screens", "Seats and moves"),
        QT_TRANSLATE_NOOP("Screens", "For a second display: who sits where, who moves, who waits."),
    ),
    "prizes": (
        QT_TRANSLATE_NOOP("Screens", "Prizes"),
        QT_TRANSLATE_NOOP("Screens", "For a second display: all prizes, who took which, and how far the money is."),
    ),
    "pair": (
        QT_TRANSLATE_NOOP("Screens", "Two tournaments"),
        QT_TRANSLATE_NOOP("Screens", "Two tournaments side by side on one display."),
    ),
}
THEMES: dict[str, Text] = {
    "dark": QT_TRANSLATE_NOOP("Screens", "Dark"),
    "light": QT_TRANSLATE_NOOP("Screens", "Light, for bright halls"),
    "house": QT_TRANSLATE_NOOP("Screens", "Colours of the house"),
}
CHANGED = QT_TRANSLATE_NOOP(
    "Screens", "{wanted} cannot be read across the room; {taken} is shown instead.", "colours of a theme"
)


def order(key: str) -> tuple[int, str]:
    """Where a programme is offered: the shipped ones first."""
    shipped = list(PROGRAMMES)
    return (shipped.index(key) if key in shipped else len(shipped), key)


def programme_name(words: Words, key: str, name: str) -> str:
    """What a programme is called; an own one as its file says."""
    return words(PROGRAMMES[key][0]) if key in PROGRAMMES else name


def theme_name(words: Words, key: str, name: str) -> str:
    """What a theme is called; an own one as its file says."""
    return name or words(THEMES[key])


def about(words: Words, key: str, changed: Sequence[tuple[str, str]]) -> str:
    """What a programme shows, and which colours of the theme had to be changed."""
    told = [words(PROGRAMMES[key][1])] if key in PROGRAMMES else []
    return " ".join([*told, *(words(CHANGED, wanted=wanted, taken=taken) for wanted, taken in changed)])
