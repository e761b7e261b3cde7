"""Prizes that stand whatever comes in, as they are typed: '1 10000; 2 6000', place and amount."""

from collections.abc import Sequence

from tdapp.domain.prizes.payout_checks import MOST_PLACES
from tdapp.domain.setup import LockedPlace
from tdapp.domain.tournament import MOST_MONEY
from tdapp.domain.units import Money
from tdapp.ui.pages.prizes import texts
from tdapp.words.parsing import BadInput, parse_money, parse_number
from tdapp.words.say import Words, decimals


def read_locks(typed: str, currency: str) -> tuple[LockedPlace, ...]:
    """The places and amounts that are typed, () for nothing. Gives `BadInput` for what is neither.

    >>> read_locks("2 6000; 1 10000,50", "EUR")
    (LockedPlace(place=1, cents=1000050), LockedPlace(place=2, cents=600000))
    """
    found = []
    for part in filter(None, (part.strip() for part in typed.split(";"))):
        place, blank, amount = part.partition(" ")
        if not blank:
            raise BadInput(texts.BAD_LOCK, typed=part)
        number = parse_number(place, least=1, most=MOST_PLACES)
        cents = parse_money(amount, currency=currency, digits=decimals(currency), most=MOST_MONEY).cents
        found.append(LockedPlace(number, cents))
    return tuple(sorted(found, key=lambda each: each.place))


def locks_said(words: Words, locked: Sequence[LockedPlace], currency: str) -> str:
    """Locked places as they would be typed."""
    by_place = sorted(locked, key=lambda each: each.place)
    return "; ".join(f"{each.place} {words.amount(Money(each.cents, currency))}" for each in by_place)
