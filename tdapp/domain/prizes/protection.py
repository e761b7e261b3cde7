"""What protecting the bubble does to a list of prizes."""

from tdapp.domain.units import Cents


def protected(amounts: tuple[Cents, ...], buy_in: Cents, entries: int) -> tuple[Cents, ...] | None:
    """The prizes, first place first, with one more below them: the buy-in, at most the last prize, out of first prize.

    None: first prize would fall below second, nothing is to be given, or there is no place below the last one paid.

    >>> protected((Cents(500), Cents(300), Cents(120)), Cents(100), 10)
    (400, 300, 120, 100)
    >>> protected((Cents(310), Cents(300)), Cents(100), 10), protected((Cents(310),), Cents(100), 1)
    (None, None)
    """
    if not 0 < len(amounts) < entries:
        return None
    back = min(buy_in, amounts[-1])
    left = Cents(amounts[0] - back)
    after = amounts[1] if len(amounts) > 1 else back
    return (left, *amounts[1:], back) if back > 0 and left >= after else None
