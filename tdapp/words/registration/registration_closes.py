"""The words for when registration closes: on the desk, beside the clock and on the room's screen."""

from tdapp.domain.money.terms import SaleSpanKind
from tdapp.read.registration.terms import ClosingView
from tdapp.texts import QT_TRANSLATE_NOOP
from tdapp.words.registration.sale_spans import until
from tdapp.words.say import Words

_NOT_YET = QT_TRANSLATE_NOOP("Windows", "not open yet")
_CLOSED = QT_TRANSLATE_NOOP("Windows", "closed")
_OPEN = QT_TRANSLATE_NOOP("Windows", "open {until}")
_CLOSES_LEVEL = QT_TRANSLATE_NOOP("Windows", "open until {time}, %n minutes ({until})", "", 1)
_CLOSES = QT_TRANSLATE_NOOP("Windows", "open until {time}, %n minutes", "", 1)
_CLOSES_SHORT = QT_TRANSLATE_NOOP("Windows", "open until {time}, {minutes} min")


def closing_said(words: Words, view: ClosingView) -> str:
    """The words for how registration stands: 'open until 21:40, 32 minutes (to end of level 6)', 'closed'."""
    if view.not_yet:
        return words(_NOT_YET)
    if not view.is_open:
        return words(_CLOSED)
    if view.at is not None and view.left is not None:
        if view.window.kind is SaleSpanKind.TIME:
            return words(_CLOSES, time=view.at, n=minutes_left(view))
        return words(_CLOSES_LEVEL, until=until(words, view.window), time=view.at, n=minutes_left(view))
    return words(_OPEN, until=until(words, view.window))


def closing_short(words: Words, view: ClosingView) -> str:
    """The words for how registration stands where there is little room: the instant and the minutes, without what they
    come from.
    """
    if view.is_open and view.at is not None:
        return words(_CLOSES_SHORT, time=view.at, minutes=words.number(minutes_left(view)))
    return closing_said(words, view)


def minutes_left(view: ClosingView) -> int:
    """The whole minutes until registration closes, the begun one counted; 0 when nobody knows."""
    return max(1, -(-int(view.left.total_seconds()) // 60)) if view.left is not None else 0
