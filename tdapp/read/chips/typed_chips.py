"""Numbers of chips as they are typed: 34500, 34,500, 34.500, 34 500, 34k, 34.5k, 1.2m."""

import re

MOST_DIGITS = 12
_GROUPED = re.compile(r"\d{1,3}(?:[.,' ]\d{3})+|\d+")
_SHORT = re.compile(r"(\d{1,6})(?:[.,](\d{1,6}))?\s*([km])")
_SIZE = {"k": 3, "m": 6}
_PRINTED = str.maketrans("\u00a0\u202f\u2009\u2019", "   '")  # thousands as spreadsheets and Swiss papers group them


def typed_chips(text: str) -> int | None:
    """The number of chips that was typed, None when it is none.

    >>> typed_chips("34,500"), typed_chips("34.5k"), typed_chips("1.2m"), typed_chips("12.34"), typed_chips("0k")
    (34500, 34500, 1200000, None, 0)
    """
    typed = " ".join(text.translate(_PRINTED).split()).casefold()
    if not typed.isascii() or len(typed) > 2 * MOST_DIGITS:
        return None
    if _GROUPED.fullmatch(typed):
        digits = re.sub(r"\D", "", typed)
        return int(digits) if len(digits) <= MOST_DIGITS else None
    short = _SHORT.fullmatch(typed)
    if short is None:
        return None
    whole, part, size = short[1], short[2] or "", _SIZE[short[3]]
    return int(whole + part.ljust(size, "0")) if len(part) <= size else None
