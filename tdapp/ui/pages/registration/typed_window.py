"""The sale span as it is typed: '6', '6+', 'b 6', '21:30', '100 e', 'hand', or nothing."""

import re
from datetime import UTC, datetime, time, timedelta

from tdapp.domain.money.terms import SaleSpan, SaleSpanKind
from tdapp.read.people.names import fold
from tdapp.texts import QT_TRANSLATE_NOOP, Text
from tdapp.ui.pages.registration import terms_texts as texts
from tdapp.words.parsing import BadInput
from tdapp.words.say import Words

# Separated by commas: what may be typed; the English words work in every language.
BREAK = QT_TRANSLATE_NOOP("Typed", "b,break", "what is typed for 'only in the break after level ...'")
ENTRIES = QT_TRANSLATE_NOOP("Typed", "e,entries", "what is typed after a number of entries")
HAND = QT_TRANSLATE_NOOP("Typed", "h,hand", "what is typed for 'until somebody ends it'")
LEVEL = QT_TRANSLATE_NOOP("Typed", "l,level", "what may be typed before the number of a level")

_TIME = re.compile(r"(\d{1,2})[:.h](\d{2})")
_LEVEL = re.compile(r"(\d{1,3})(\s*\+)?")
_WITH_WORD = re.compile(r"([^\W\d]+)\s*(\d{1,3})(\s*\+)?")
_COUNT = re.compile(r"(\d{1,6})\s*([^\W\d]+)")


def read_window(typed: str, words: Words, now: datetime) -> SaleSpan:
    """The sale span that was typed. A time is the next time the wall clock shows it. Raises `BadInput`.

    >>> from datetime import UTC, datetime
    >>> said, now = Words("en", UTC), datetime(2026, 11, 21, 20, tzinfo=UTC)
    >>> [(str(window.kind), window.number) for typed in ("", "6", "l 6+", "b6", "100 e", "hand")
    ...     for window in [read_window(typed, said, now)]]
    ... # doctest: +NORMALIZE_WHITESPACE
    [('registration', 0), ('level', 6), ('level_and_break', 6), ('break', 6), ('entries', 100), ('by_hand', 0)]
    >>> read_window("19:30", said, now).at.isoformat()
    '2026-11-22T19:30:00+00:00'
    """
    text = fold(typed.strip())
    if not text:
        return SaleSpan(SaleSpanKind.REGISTRATION)
    if match := _TIME.fullmatch(text):
        at = next_time(int(match[1]), int(match[2]), words, now)
        if at is not None:
            return SaleSpan(SaleSpanKind.TIME, at=at)
    elif match := _LEVEL.fullmatch(text):
        return SaleSpan(SaleSpanKind.LEVEL_AND_BREAK if match[2] else SaleSpanKind.LEVEL, int(match[1]))
    elif text in _said(words, HAND):
        return SaleSpan(SaleSpanKind.BY_HAND)
    elif (match := _WITH_WORD.fullmatch(text)) and match[1] in _said(words, BREAK):
        return SaleSpan(SaleSpanKind.BREAK, int(match[2]))
    elif match and match[1] in _said(words, LEVEL):
        return SaleSpan(SaleSpanKind.LEVEL_AND_BREAK if match[3] else SaleSpanKind.LEVEL, int(match[2]))
    elif (match := _COUNT.fullmatch(text)) and match[2] in _said(words, ENTRIES):
        return SaleSpan(SaleSpanKind.ENTRIES, int(match[1]))
    raise BadInput(texts.NOT_A_WINDOW, typed=typed.strip()[:40])


def write_window(window: SaleSpan, words: Words) -> str:
    """A sale span as it would be typed."""
    match window.kind:
        case SaleSpanKind.LEVEL:
            return str(window.number)
        case SaleSpanKind.LEVEL_AND_BREAK:
            return f"{window.number}+"
        case SaleSpanKind.BREAK:
            return f"{short(words, BREAK)} {window.number}"
        case SaleSpanKind.TIME:
            return words.time(window.at) if window.at is not None else ""
        case SaleSpanKind.ENTRIES:
            return f"{window.number} {short(words, ENTRIES)}"
        case SaleSpanKind.BY_HAND:
            return short(words, HAND)
    return ""


def next_time(hours: int, minutes: int, words: Words, now: datetime) -> datetime | None:
    """The next instant the wall clock of this room shows a time; None: there is no such time."""
    if hours > 23 or minutes > 59:
        return None
    wall = datetime.combine(now.astimezone(words.zone).date(), time(hours, minutes))
    # From the wall's time to the instant afresh each day, so that a night in which the clocks change comes out right.
    days = ((wall + timedelta(days=day)).replace(tzinfo=words.zone).astimezone(UTC) for day in range(2))
    return next((at for at in days if at > now), None)


def short(words: Words, text: Text) -> str:
    """The letter that stands for a word."""
    return words(text).partition(",")[0]


def _said(words: Words, text: Text) -> set[str]:
    both = f"{text.source},{words(text)}"
    return {fold(each.strip()) for each in both.split(",")}
