"""What protecting the bubble does to a list of prizes."""

from tdapp.domain.setup import PayoutRules
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


def half_of_last(amounts: tuple[Cents, ...], unit: Cents, entries: int) -> tuple[Cents, ...] | None:
    """The prizes, first place first, with one more below them: half of the last prize, in whole units; what is over
    stays with the last place.

    None: half of it is less than a unit, or there is no place below the last one paid.

    >>> half_of_last((Cents(500), Cents(300), Cents(125)), Cents(10), 10)
    (500, 300, 65, 60)
    """
    if not 0 < len(amounts) < entries:
        return None
    half = Cents(amounts[-1] // 2 // unit * unit)
    return (*amounts[:-1], Cents(amounts[-1] - half), half) if half > 0 else None


def with_bubble(
    rules: PayoutRules, amounts: tuple[Cents, ...], entries: int, *, buy_in: Cents, unit: Cents
) -> tuple[Cents, ...] | None:
    """The prizes with what the bubble gets by these rules; None: who pays for it has not the money, or is locked."""
    payer = len(amounts) if rules.split_bubble else 1
    if any(each.place == payer for each in rules.locked):
        return None
    if rules.split_bubble:
        return half_of_last(amounts, unit, entries)
    return protected(amounts, buy_in, entries)
