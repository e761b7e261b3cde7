"""Reading what a director types into a field, generously; or a sentence that says what is wrong and what would do.

Nothing here knows a window. Thousands may be grouped with a point, a comma, a space or an apostrophe, and 'k' and 'm'
stand for thousands and millions of chips.
"""

import re
from datetime import date, timedelta
from typing import Any

from tdapp.domain.people.naming import LONGEST, clean
from tdapp.domain.units import Cents, Money
from tdapp.texts import QT_TRANSLATE_NOOP, Text

EMPTY = QT_TRANSLATE_NOOP("Fields", "{field} is empty. Type something from {least} to {most}.")
NOT_A_NUMBER = QT_TRANSLATE_NOOP("Fields", "{field}: '{typed}' is not a whole number. Type one from {least} to {most}.")
NOT_AN_AMOUNT = QT_TRANSLATE_NOOP("Fields", "{field}: '{typed}' is not an amount. Type one such as {example}.")
TOO_FINE = QT_TRANSLATE_NOOP(
    "Fields", "{field}: '{typed}' has more decimals than {currency} has. Type at most {decimals}."
)
TOO_SMALL = QT_TRANSLATE_NOOP("Fields", "{field}: {value} is too small. Type something from {least} to {most}.")
TOO_LARGE = QT_TRANSLATE_NOOP("Fields", "{field}: {value} is too large. Type something from {least} to {most}.")
NOT_A_PERCENT = QT_TRANSLATE_NOOP("Fields", "{field}: '{typed}' is not a percentage. Type one such as 27.5.")
NOT_A_LENGTH = QT_TRANSLATE_NOOP(
    "Fields", "{field}: '{typed}' is not a length of time. Type minutes such as 20, or 1:30 for a minute and a half."
)
NOT_A_DAY = QT_TRANSLATE_NOOP("Fields", "{field}: '{typed}' is not a date. Type it like 2026-11-21 or 21-11-2026.")
NO_PERCENT = QT_TRANSLATE_NOOP("Fields", "{field} is empty. Type a percentage such as 27.5.")
NO_DAY = QT_TRANSLATE_NOOP("Fields", "{field} is empty. Type a date like 2026-11-21 or 21-11-2026.")
NO_TIME = QT_TRANSLATE_NOOP("Fields", "{field} is empty. Type a time such as 23:30.")
NOT_A_TIME = QT_TRANSLATE_NOOP("Fields", "{field}: '{typed}' is not a time. Type it as 23:30.")
NO_NAME = QT_TRANSLATE_NOOP("Fields", "{field} is empty. Type one, up to {limit} characters.")
LONG_NAME = QT_TRANSLATE_NOOP("Fields", "{field} has {n} characters; the most is {limit}. Make it shorter.")
NO_CURRENCY = QT_TRANSLATE_NOOP("Fields", "{field} is empty. Type three letters, such as EUR or USD.")
NOT_A_CURRENCY = QT_TRANSLATE_NOOP(
    "Fields", "{field}: '{typed}' is not a currency. Type its three letters, such as EUR or USD."
)

_SHOWN = 40  # of what was typed, in the sentence about it
_NUMBER = re.compile(r"([+-]?)(\d+|\d{1,3}(?:[.,'’ ]\d{3})+)([km]?)")
_PART_OF_THOUSANDS = re.compile(r"([+-]?)(\d+)[.,](\d{1,3})([km])")
_GROUPED = r"\d{1,3}([.,'’ ])\d{3}(?:\1\d{3})*"
_WHOLE = re.compile(rf"\d+|{_GROUPED}")
_DECIMAL = re.compile(rf"(?:\d+|{_GROUPED})([.,])(\d+)")
_PERCENT = re.compile(r"(\d{1,3})(?:[.,](\d{1,3}))? ?%?")
_CLOCK = re.compile(r"(?:(\d{1,3}):)?(\d{1,4}):([0-5]\d)")
_UNITS = re.compile(r"(?:(\d{1,3})\s*h[a-z]*)?\s*(?:(\d{1,4})\s*(?:m[a-z]*|$))?\s*(?:(\d{1,4})\s*s[a-z]*)?")
_DAY_LAST = re.compile(r"(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})")
_DAY_FIRST = re.compile(r"(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4})")


class BadInput(ValueError):
    """An error that says what was typed will not do. `text` and `args` make the sentence; the caller adds the name of
    the field.
    """

    def __init__(self, text: Text, **args: Any) -> None:
        super().__init__(text.source)
        self.text, self.facts = text, args


def parse_number(typed: str, *, least: int, most: int) -> int:
    """The whole number typed, within limits.

    >>> parse_number("20.000", least=1, most=10**9), parse_number("25k", least=1, most=10**9)
    (20000, 25000)
    """
    words = _flat(typed)
    if not words:
        raise BadInput(EMPTY, least=least, most=most)
    if match := _NUMBER.fullmatch(words):
        sign, digits, unit = match.groups()
        value = _int(digits) * _size(unit)
    elif match := _PART_OF_THOUSANDS.fullmatch(words):
        sign, digits, part, unit = match.groups()
        value = _int(digits) * _size(unit) + int(part) * _size(unit) // 10 ** len(part)
    else:
        raise BadInput(NOT_A_NUMBER, typed=_short(typed), least=least, most=most)
    value = -value if sign == "-" else value
    if not least <= value <= most:
        raise BadInput(TOO_SMALL if value < least else TOO_LARGE, value=_bounded(value), least=least, most=most)
    return value


def parse_money(typed: str, *, currency: str, digits: int, least: int = 0, most: int) -> Money:
    """The amount typed; limits in the smallest unit. `digits`: decimals the currency has. Its code or sign may stand
    with it.

    >>> parse_money("€ 1.250,50", currency="EUR", digits=2, most=10**9)
    Money(cents=125050, currency='EUR')
    >>> parse_money("1,250", currency="EUR", digits=2, most=10**9).cents
    125000
    """
    low, high = Money(Cents(least), currency), Money(Cents(most), currency)
    words = re.sub(r"[^\d.,'’ +-]", "", _flat(typed).replace(currency.casefold(), "")).strip()
    if not words and not clean(typed):
        raise BadInput(EMPTY, least=low, most=high)
    strange = re.sub(r"[\d.,'’ +\-−€$£¥₽₺₩₫฿₹₪₴a-z]", "", _flat(typed))
    letters = re.sub(r"[^a-z]", "", _flat(typed))
    sign, amount = (words[0], words[1:]) if words[:1] in ("+", "-") else ("", words)
    split = _split(amount.strip(), digits)
    if split is None or strange or (letters and letters != currency.casefold()):
        raise BadInput(NOT_AN_AMOUNT, typed=_short(typed), example=Money(Cents(150 * 10**digits), currency))
    whole, part = split
    if len(part) > digits:
        raise BadInput(TOO_FINE, typed=_short(typed), currency=currency, decimals=digits)
    cents = _int(whole) * 10**digits + int((part + "0" * digits)[:digits] or "0")
    cents = -cents if sign == "-" else cents
    if not least <= cents <= most:
        value = Money(Cents(_bounded(cents)), currency)
        raise BadInput(TOO_SMALL if cents < least else TOO_LARGE, value=value, least=low, most=high)
    return Money(Cents(cents), currency)


def parse_percent(typed: str) -> int:
    """The percentage typed, in thousandths of a percent.

    >>> parse_percent("27,5 %"), parse_percent("100")
    (27500, 100000)
    """
    match = _PERCENT.fullmatch(_flat(typed))
    if not clean(typed):
        raise BadInput(NO_PERCENT)
    if not match:
        raise BadInput(NOT_A_PERCENT, typed=_short(typed))
    whole, part = match[1], match[2] or ""
    return _int(whole) * 1_000 + int((part + "000")[:3])


def parse_duration(typed: str, *, least: timedelta, most: timedelta) -> timedelta:
    """The length of time typed: minutes, 'm:ss', 'h:mm:ss', or with its units.

    >>> for typed in ("20", "1:30", "1:00:00", "1h 30", "90 s"):
    ...     print(parse_duration(typed, least=timedelta(0), most=timedelta(hours=24)))
    0:20:00
    0:01:30
    1:00:00
    1:30:00
    0:01:30
    """
    words = _flat(typed)
    if not words:
        raise BadInput(EMPTY, least=least, most=most)
    match = _CLOCK.fullmatch(words) or _UNITS.fullmatch(words)
    if not match:
        raise BadInput(NOT_A_LENGTH, typed=_short(typed))
    hours, minutes, seconds = (int(part or 0) for part in match.groups())
    value = timedelta(hours=hours, minutes=minutes, seconds=seconds)
    if not least <= value <= most:
        raise BadInput(TOO_SMALL if value < least else TOO_LARGE, value=value, least=least, most=most)
    return value


def parse_day(typed: str) -> date:
    """The date typed, year first or day first.

    >>> parse_day("2026-11-21") == parse_day("21.11.2026") == date(2026, 11, 21)
    True
    """
    words = _flat(typed)
    try:
        if match := _DAY_LAST.fullmatch(words):
            return date(int(match[1]), int(match[2]), int(match[3]))
        if match := _DAY_FIRST.fullmatch(words):
            return date(int(match[3]), int(match[2]), int(match[1]))
    except ValueError:
        pass  # the 31st of February: no date either
    raise BadInput(NOT_A_DAY, typed=_short(typed)) if clean(typed) else BadInput(NO_DAY)


def not_a_time(typed: str) -> BadInput:
    """What is wrong with a text that is no time of the day."""
    return BadInput(NOT_A_TIME, typed=_short(typed)) if clean(typed) else BadInput(NO_TIME)


def parse_name(typed: str, *, longest: int = LONGEST) -> str:
    """The name typed, which must be there, in any script, cleaned of what could play tricks."""
    name = parse_text(typed, longest=longest)
    if not name:
        raise BadInput(NO_NAME, limit=longest)
    return name


def parse_text(typed: str, *, longest: int = LONGEST) -> str:
    """The text typed, '' for nothing, cleaned as a name is."""
    text = clean(typed)
    if len(text) > longest:
        raise BadInput(LONG_NAME, n=len(text), limit=longest)
    return text


def parse_currency(typed: str) -> str:
    """The currency typed, as three letters: 'eur' is EUR."""
    code = typed.strip().upper()
    if not re.fullmatch(r"[A-Z]{3}", code):
        raise BadInput(NOT_A_CURRENCY, typed=_short(typed)) if clean(typed) else BadInput(NO_CURRENCY)
    return code


def _flat(typed: str) -> str:
    """A typed text made even: lower case, plain minus and spaces, nothing unseen, digits of any script as 0 to 9."""
    flat = clean(typed).replace("−", "-").casefold()
    return "".join(str(int(c)) if c.isdecimal() else c for c in flat)


def _split(amount: str, digits: int) -> tuple[str, str] | None:
    """The whole and the decimal part of an amount, None for no amount. One mark before three digits groups thousands,
    as in 1,250, unless the currency has three decimals.
    """
    grouped = _WHOLE.fullmatch(amount)
    fine = _DECIMAL.fullmatch(amount)
    if grouped and not (digits == 3 and fine and grouped[1] in (".", ",")):
        return amount, ""
    if fine and fine[1] != fine[2]:
        return amount[: fine.start(2)], fine[3]
    return None


def _int(digits: str) -> int:
    """The whole number of digits without their marks. Thirty digits are as absurd as a thousand, and quicker."""
    return int(re.sub(r"\D", "", digits)[:30])


def _size(unit: str) -> int:
    return {"": 1, "k": 1_000, "m": 1_000_000}[unit]


def _bounded(value: int) -> int:
    """A number cut to what can be written in a sentence: an absurd one is not written out."""
    return max(-(10**18), min(10**18, value))


def _short(typed: str) -> str:
    shown = clean(typed)
    return shown if len(shown) <= _SHOWN else shown[: _SHOWN - 1] + "…"
