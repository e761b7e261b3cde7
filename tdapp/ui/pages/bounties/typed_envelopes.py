"""Envelopes as they are typed: '1 x 500, 3 x 100, 25'."""

import re
from collections import Counter
from collections.abc import Sequence

from tdapp.domain.units import Cents, Money
from tdapp.ui.pages.bounties import texts
from tdapp.words.parsing import BadInput, parse_money
from tdapp.words.say import Words, decimals

MOST_EACH, MOST = 10_000, 1_000_000_000_00
PIECE = re.compile(r"(?:(\d{1,5})\s*[x×*]\s*)?(\S.*)")


def read_envelopes(typed: str, currency: str) -> tuple[Cents, ...]:
    """The envelopes that are typed, in cents, highest first. Raises `BadInput` with the piece that cannot be read.

    >>> read_envelopes("1 x 500; 2 x 100; 25", "EUR")
    (50000, 10000, 10000, 2500)
    """
    found: list[Cents] = []
    for piece in filter(None, (each.strip() for each in re.split(r"[;\n+]|,(?=\s|$)", typed))):
        match = PIECE.fullmatch(piece)
        number = int(match[1]) if match is not None and match[1] else 1
        try:
            if match is None or not 0 < number <= MOST_EACH:
                raise BadInput(texts.BAD_ENVELOPES)
            amount = parse_money(match[2], currency=currency, digits=decimals(currency), least=1, most=MOST)
        except BadInput:
            raise BadInput(texts.BAD_ENVELOPES, typed=piece) from None
        found += [amount.cents] * number
    return tuple(sorted(found, reverse=True))


def write_envelopes(amounts: Sequence[Cents], currency: str, words: Words) -> str:
    """Envelopes as they would be typed, the highest first: '1 x 500.00; 3 x 100.00'."""
    counted = sorted(Counter(amounts).items(), reverse=True)
    return "; ".join(f"{number} x {words.amount(Money(cents, currency))}" for cents, number in counted)
