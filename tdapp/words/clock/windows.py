"""Until when something is sold, or registration is open, in words."""

from tdapp.domain.money.terms import Window, WindowKind
from tdapp.texts import QT_TRANSLATE_NOOP, Text
from tdapp.words.say import Words

_UNTIL: dict[WindowKind, Text] = {
    WindowKind.REGISTRATION: QT_TRANSLATE_NOOP("Windows", "as long as registration is open"),
    WindowKind.LEVEL: QT_TRANSLATE_NOOP("Windows", "to end of level {number}"),
    WindowKind.LEVEL_AND_BREAK: QT_TRANSLATE_NOOP("Windows", "to end of level {number} + break"),
    WindowKind.BREAK: QT_TRANSLATE_NOOP("Windows", "in the break after level {number}"),
    WindowKind.ENTRIES: QT_TRANSLATE_NOOP("Windows", "up to {number} entries"),
    WindowKind.BY_HAND: QT_TRANSLATE_NOOP("Windows", "until closed by hand"),
}
_UNTIL_START = QT_TRANSLATE_NOOP("Windows", "until play starts")
_UNTIL_TIME = QT_TRANSLATE_NOOP("Windows", "until {time}")


def until(words: Words, window: Window) -> str:
    """When the window ends: 'to end of level 6', 'until 21:30'."""
    if window.kind is WindowKind.TIME:
        return words(_UNTIL_TIME, time=words.time(window.at)) if window.at is not None else ""
    if window.kind is WindowKind.LEVEL and not window.number:
        return words(_UNTIL_START)
    return words(_UNTIL[window.kind], number=words.number(window.number))
