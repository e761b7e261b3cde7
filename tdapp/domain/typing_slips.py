"""Slips of a hand that writes or types a number: what else the number may have been meant to be."""

from enum import StrEnum

# Digits taken for one another in handwriting, both ways.
_ALIKE = frozenset(frozenset(pair) for pair in ("17", "06", "38", "49", "56", "27", "09"))


class Slip(StrEnum):
    """What went wrong with a number: two neighbouring digits changed places, a zero too many or too few, a digit read
    for one that looks like it."""

    SWAPPED = "swapped"
    ZERO_MORE = "zero_more"
    ZERO_LESS = "zero_less"
    MISREAD = "misread"


def slip(written: int, meant: int) -> Slip | None:
    """Which slip makes of the number that was meant the one that was written; None: no single one.

    >>> slip(184_500, 148_500), slip(1_200_000, 120_000), slip(12_000, 120_000), slip(71_500, 77_500)
    (<Slip.SWAPPED: 'swapped'>, <Slip.ZERO_MORE: 'zero_more'>, <Slip.ZERO_LESS: 'zero_less'>, <Slip.MISREAD: 'misread'>)
    >>> slip(12_000, 15_000)
    """
    if meant <= 0 or written == meant:
        return None
    if written == 10 * meant:
        return Slip.ZERO_MORE
    if 10 * written == meant:
        return Slip.ZERO_LESS
    one, other = str(written), str(meant)
    if len(one) != len(other):
        return None
    differ = [at for at, (digit, its) in enumerate(zip(one, other, strict=True)) if digit != its]
    if len(differ) == 1:
        at = differ[0]
        return Slip.MISREAD if frozenset((one[at], other[at])) in _ALIKE else None
    if len(differ) == 2:
        left, right = differ
        crossed = one[left] == other[right] and one[right] == other[left]
        return Slip.SWAPPED if right == left + 1 and crossed else None
    return None
