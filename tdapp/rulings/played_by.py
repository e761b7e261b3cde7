"""The words of a line for the readings a hand is played by, where it brings its own and not those of the book.

>>> words_of_readings({"odd_chips": OddChips.ALL_TO_FIRST, "antes_count": False})
('by-antes_apart', 'by-all_to_first')
"""

from collections.abc import Mapping

from tdapp.poker.betting import BlindPot, OverShortBet
from tdapp.poker.pots import OddChips
from tdapp.poker.table import AnteOrder

PLAYED_BY: Mapping[str, tuple[str, object]] = {
    "by-full_blinds": ("blind_pot", BlindPot.FULL_BLINDS),
    "by-as_posted": ("blind_pot", BlindPot.AS_POSTED),
    "by-antes_in_pot": ("antes_count", True),
    "by-antes_apart": ("antes_count", False),
    "by-minimum_more": ("over_short_bet", OverShortBet.MINIMUM_MORE),
    "by-complete": ("over_short_bet", OverShortBet.COMPLETE),
    "by-minimum_on_short_call": ("call_below_minimum", True),
    "by-plain_short_call": ("call_below_minimum", False),
    "by-half_reopens": ("half_reopens", True),
    "by-full_reopens": ("half_reopens", False),
    "by-capped": ("cap", "house_sets"),
    "by-one_each": ("odd_chips", OddChips.ONE_EACH),
    "by-all_to_first": ("odd_chips", OddChips.ALL_TO_FIRST),
    "by-blind_first": ("ante_order", AnteOrder.BLIND_FIRST),
    "by-ante_first": ("ante_order", AnteOrder.ANTE_FIRST),
}
"""By word: the field of `hands.setup.Readings` and its value."""


def words_of_readings(told: Mapping[str, object]) -> tuple[str, ...]:
    """The words that say these readings, by the name of the field."""
    return tuple(word for word, (name, value) in PLAYED_BY.items() if name in told and told[name] == value)
