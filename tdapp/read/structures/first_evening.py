"""A first evening: five things are asked, everything else a structure is made for follows from them."""

from datetime import datetime

from msgspec import Struct

from tdapp.domain.chips.chip_set import ChipSet
from tdapp.domain.structures.wish import Wish
from tdapp.domain.units import Chips
from tdapp.read.structures.wishing import USUAL_ENTRIES, with_stack

EACH = 40  # pieces of a set that go to one player, colour-ups and all: a case of 500 serves a dozen
SHARE = 2  # one rebuy and one add-on for so many entries, until an evening tells


class FirstEvening(Struct, frozen=True):
    """What is asked: from when to when, which chips there are, whether players may buy again once they are out.

    `again`: rebuys or re-entries are sold; `add_ons`: so is an add-on.
    """

    starts: datetime
    ends: datetime
    chip_set: ChipSet
    seats: int
    again: bool = False
    add_ons: bool = False


def players_for(chip_set: ChipSet) -> int:
    """How many a set of chips serves, at most as many as come to a usual evening; two at least."""
    return max(2, min(USUAL_ENTRIES, sum(chip.at_hand for chip in chip_set.chips) // EACH))


def wish_of_evening(evening: FirstEvening) -> Wish:
    """What a structure is wished for that evening: it ends in time, and its blinds can be paid with these chips."""
    entries = players_for(evening.chip_set)
    return with_stack(
        Wish(
            entries,
            Chips(0),
            values=evening.chip_set.values,
            lasts=evening.ends - evening.starts,
            rebuys=entries // SHARE if evening.again else 0,
            add_ons=entries // SHARE if evening.add_ons else 0,
            seats=evening.seats,
        )
    )
