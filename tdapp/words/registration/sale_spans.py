"""The words for a sale span: until when something is sold, or registration is open."""

from tdapp.domain.money.terms import SaleSpan, SaleSpanKind
from tdapp.texts import QT_TRANSLATE_NOOP, Text
from tdapp.words.say import Words

_UNTIL: dict[SaleSpanKind, Text] = {
    SaleSpanKind.REGISTRATION: QT_TRANSLATE_NOOP("Windows", "while registration is open"),
    SaleSpanKind.LEVEL: QT_TRANSLATE_NOOP("Windows", "to end of level {number}"),
    SaleSpanKind.LEVEL_AND_BREAK: QT_TRANSLATE_NOOP("Windows", "to end of level {number} + break"),
    SaleSpanKind.BREAK: QT_TRANSLATE_NOOP("Windows", "in the break after level {number}"),
    SaleSpanKind.ENTRIES: QT_TRANSLATE_NOOP("Windows", "up to {number} entries"),
    SaleSpanKind.BY_HAND: QT_TRANSLATE_NOOP("Windows", "until closed by hand"),
}
_UNTIL_START = QT_TRANSLATE_NOOP("Windows", "until play starts")
_UNTIL_TIME = QT_TRANSLATE_NOOP("Windows", "until {time}")


def until(words: Words, window: SaleSpan) -> str:
    """The words for when a sale span ends: 'to end of level 6', 'until 21:30'."""
    if window.kind is SaleSpanKind.TIME:
        return words(_UNTIL_TIME, time=words.time(window.at)) if window.at is not None else ""
    if window.kind is SaleSpanKind.LEVEL and not window.number:
        return words(_UNTIL_START)
    return words(_UNTIL[window.kind], number=words.number(window.number))
