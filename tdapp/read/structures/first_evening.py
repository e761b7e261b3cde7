"""A first evening: five things are asked, everything else a structure is made for follows from them.

Its stack is one the chips make for everybody: the usual one where they do, else a smaller one.
"""

from datetime import datetime

from msgspec import Struct

from tdapp.domain.chips.chip_set import ChipSet, Pieces
from tdapp.domain.chips.starting_stacks import propose as ways_to_make
from tdapp.domain.clock.structure import Structure
from tdapp.domain.refusal import Refused
from tdapp.domain.structures.generating import propose
from tdapp.domain.structures.wish import Proposal, Style, Way, Wish
from tdapp.domain.units import Chips
from tdapp.read.structures.wishing import USUAL_ENTRIES, usual_stack, with_stack

EACH = 40  # pieces of a set that go to one player, colour-ups and all: a case of 500 serves a dozen
SHARE = 2  # one rebuy and one add-on for so many entries, until an evening tells
TWELFTHS = (12, 10, 8, 6, 4, 3, 2)  # of the usual stack, tried in this order: each is one somebody plays with
SEED = 1  # of the evenings that are played to see when they end: the same answers make the same structure


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


class Made(Struct, frozen=True):
    """What is made of the answers: a structure, what it is made for, and what a starting stack consists of, with the
    number of such stacks the chips give. () and 0: they cannot make one.
    """

    proposal: Proposal
    wish: Wish
    stack: Pieces
    stacks: int


def players_for(chip_set: ChipSet) -> int:
    """How many a set of chips serves, at most as many as come to a usual evening; two at least."""
    return max(2, min(USUAL_ENTRIES, sum(chip.at_hand for chip in chip_set.chips) // EACH))


def made_of(evening: FirstEvening) -> Made:
    """The structure nearest to what is usual: it ends in time, its blinds can be paid with these chips, and they make
    a stack for everybody who is expected, or for as many as can be.

    Refuses what cannot be as `propose` does, for the usual stack.
    """
    found: list[Made] = []
    refused: Refused | None = None
    for part in TWELFTHS:
        wish = _wish(evening, part)
        try:
            proposals = propose(wish, seed=SEED)
        except Refused as why:
            refused = refused or why
            continue
        usual = next((each for each in proposals if each.way is Way.MIDDLE), proposals[0])
        found.append(Made(usual, wish, *_stack(evening, wish, usual.structure)))
        if found[-1].stacks >= wish.entries:
            break
    if not found:
        assert refused is not None
        raise refused
    return max(found, key=lambda made: made.stacks)


def _stack(evening: FirstEvening, wish: Wish, structure: Structure) -> tuple[Pieces, int]:
    """What a starting stack is made of, and how often the chips give that: in the best way that gives enough of them,
    else in the one that gives most.
    """
    chips = evening.chip_set
    ways = ways_to_make(
        wish.stack, chips, structure, stacks=wish.entries, values=chips.values, taken={}, seats=evening.seats
    )
    enough = [way for way in ways if way.largest >= wish.entries] or sorted(ways, key=lambda way: -way.largest)
    return (enough[0].pieces, enough[0].largest) if enough and enough[0].largest else ((), 0)


def _wish(evening: FirstEvening, part: int) -> Wish:
    """What a structure is wished for that evening, with so many twelfths of the usual stack."""
    entries = players_for(evening.chip_set)
    return with_stack(
        Wish(
            entries,
            Chips(usual_stack(Style.STEADY, evening.chip_set.values) * part // 12),
            values=evening.chip_set.values,
            lasts=evening.ends - evening.starts,
            rebuys=entries // SHARE if evening.again else 0,
            add_ons=entries // SHARE if evening.add_ons else 0,
            seats=evening.seats,
        )
    )
