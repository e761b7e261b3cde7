"""Slips of a hand that writes or types a number: what else the number may have been meant to be."""

from enum import StrEnum

# Digits taken for one another in handwriting, both ways.
_ALIKE = frozenset(frozenset(pair) for pair in ("17", "06", "38", "49", "56", "27", "09"))


class TypingSlip(StrEnum):
    """What went wrong with a number: two neighbouring digits changed places, a zero too many or too few, a digit read
    for one that looks like it."""

    SWAPPED = "swapped"
    ZERO_MORE = "zero_more"
    ZERO_LESS = "zero_less"
    MISREAD = "misread"


def slip(written: int, meant: int) -> TypingSlip | None:
    """Which slip makes of the number that was meant the one that was written; None: no single one.

    >>> pairs = (184_500, 148_500), (1_200_000, 120_000), (12_000, 120_000), (71_500, 77_500)
    >>> [str(slip(written, meant)) for written, meant in pairs]
    ['swapped', 'zero_more', 'zero_less', 'misread']
    >>> slip(12_000, 15_000)
    """
    if meant <= 0 or written == meant:
        return None
    if written == 10 * meant:
        return TypingSlip.ZERO_MORE
    if 10 * written == meant:
        return TypingSlip.ZERO_LESS
    one, other = str(written), str(meant)
    if len(one) != len(other):
        return None
    differ = [at for at, (digit, its) in enumerate(zip(one, other, strict=True)) if digit != its]
    if len(differ) == 1:
        at = differ[0]
        return TypingSlip.MISREAD if frozenset((one[at], other[at])) in _ALIKE else None
    if len(differ) == 2:
        left, right = differ
        crossed = one[left] == other[right] and one[right] == other[left]
        return TypingSlip.SWAPPED if right == left + 1 and crossed else None
    return None
