"""Decisions about the chips: which set a tournament plays with, how its stacks are made, how many are expected."""

import re
from collections.abc import Mapping
from datetime import datetime
from itertools import pairwise

from tdapp.domain.chips.chip_facts import ChipSetChosen, SalesExpected, StackMade
from tdapp.domain.chips.chip_set import Chip, ChipSet, Pieces, pieces_of, worth
from tdapp.domain.chips.stacks import chips_of, handed_out, in_play, line_of, made_with, stacked
from tdapp.domain.facts import Fact
from tdapp.domain.money.terms import Offer
from tdapp.domain.people.naming import clean, named
from tdapp.domain.refusal import NOTHING_LIFTED, Allowed, Refused, require
from tdapp.domain.registration.price_list import sold
from tdapp.domain.state import State
from tdapp.domain.units import Chips
from tdapp.values import replace

MOST_KINDS = 24
MOST_VALUE = Chips(1_000_000_000)
MOST_PIECES = 1_000_000
MOST_EXPECTED = 100_000
LONGEST_CALLED = 40
_COLOUR = re.compile(r"#[0-9a-f]{6}")
_PICTURE = re.compile(r"[0-9a-f]{64}")


def choose_set(
    state: State, now: datetime, chip_set: ChipSet | None, *, allow: Allowed = NOTHING_LIFTED
) -> tuple[Fact, ...]:
    """Play with this chip set from now on; None: with no set that is known. Stacks it cannot make are to be made anew.

    Refuses a set that cannot be, and any during a chip race. Once chips of the old set are on the tables none of them
    may be missing in the new one.
    """
    require(not state.finished, "finished")
    if chip_set is not None:
        chip_set = checked_set(chip_set)
    if chip_set == state.bank.chip_set:
        return ()
    race = state.bank.race
    require(race is None, "chipset.race_on", chip=race.old if race else 0)
    values = frozenset(chip_set.values if chip_set else ())
    missing = sorted(in_play(state) - values)
    started = state.clock.started(now)
    allow.unless(not (started and missing), "chipset.in_play", chips=tuple(missing), n=len(missing))
    kept = {key: pieces for key, pieces in state.bank.stacks.items() if values >= {chip for chip, _count in pieces}}
    lost = [line for line in stacked(state) if line.key in state.bank.stacks and line.key not in kept]
    return (ChipSetChosen(chip_set), *(_made(state, now, line, ()) for line in lost))


def make_stack(state: State, now: datetime, offer: str, pieces: Pieces) -> tuple[Fact, ...]:
    """The stack of an offer ('' the standard one) is made of these pieces from now on; (): it is open again.

    Refuses pieces that are not of the set, that were raced off, and those that are not worth what is sold.
    """
    require(not state.finished, "finished")
    line = line_of(state, offer)
    counts: dict[Chips, int] = {}
    for chip, count in pieces:
        require(0 <= count <= MOST_PIECES, "stack.count", chip=chip, limit=MOST_PIECES)
        counts[chip] = counts.get(chip, 0) + count
    pieces = pieces_of(counts)
    if pieces:
        wrong = wrong_with(state, line, pieces)
        if wrong is not None:
            raise wrong
    return () if state.bank.stacks.get(offer, ()) == pieces else (_made(state, now, line, pieces),)


def _made(state: State, now: datetime, line: Offer, pieces: Pieces) -> StackMade:
    """Once play has begun, what is on the tables stays as it was made."""
    handed: list[tuple[str, int]] = []
    if state.clock.started(now):
        so_far = sold(state)
        for each in made_with(state, line):
            former, count = handed_out(state, each, so_far.get(each.key, 0))[-1]
            if former and count and former != pieces:
                handed.append((each.key, count))
    return StackMade(line.key, pieces, tuple(handed))


def expect(state: State, now: datetime, expected: Mapping[str, int]) -> tuple[Fact, ...]:
    """Say how often each offer ('' the standard entry) will be sold in all; what is not named is unknown.

    Refuses an offer that is not on the price list and counts that cannot be.
    """
    require(not state.finished, "finished")
    for offer, times in expected.items():
        line = line_of(state, offer)
        require(0 <= times <= MOST_EXPECTED, "expected.count", name=line.name, limit=MOST_EXPECTED)
    said = tuple(sorted(expected.items()))
    return () if said == tuple(sorted(state.bank.expected.items())) else (SalesExpected(said),)


def wrong_with(state: State, line: Offer, pieces: Pieces) -> Refused | None:
    """Why a stack of these pieces cannot be given out for that line of the price list; None: it can."""
    chip_set = state.bank.chip_set
    if chip_set is None:
        return Refused("stack.no_set")
    for chip, _count in pieces:
        if chip_set.chip(chip) is None:
            return Refused("stack.not_in_set", chip=chip, name=chip_set.name)
        if chip in state.bank.gone:
            return Refused("stack.raced_off", chip=chip)
    made, due = worth(pieces), chips_of(state, line)
    if made != due:
        return Refused("stack.short" if made < due else "stack.over", made=made, chips=due, by=abs(made - due))
    return None


def checked_set(chip_set: ChipSet) -> ChipSet:
    """The set with clean names, its chips in order. Refuses what no set can be, naming the chip."""
    require(bool(chip_set.key) and chip_set.key == clean(chip_set.key) and len(chip_set.key) <= 64, "chipset.key")
    chips = tuple(sorted((_checked(chip) for chip in chip_set.chips), key=lambda chip: chip.value))
    require(bool(chips), "chipset.empty")
    require(len(chips) <= MOST_KINDS, "chipset.too_many", n=len(chips), limit=MOST_KINDS)
    for chip, following in pairwise(chips):
        require(chip.value != following.value, "chipset.twice", chip=chip.value)
    return replace(chip_set, name=named(chip_set.name, "chip_set"), chips=chips)


def _checked(chip: Chip) -> Chip:
    value = chip.value
    require(0 < value <= MOST_VALUE, "chipset.value", chip=value, limit=MOST_VALUE)
    require(len(str(value).rstrip("0")) <= 3, "chipset.figures", chip=value)
    require(0 <= chip.stock <= MOST_PIECES, "chipset.stock", chip=value, limit=MOST_PIECES)
    require(0 <= chip.reserve <= chip.stock, "chipset.reserve", chip=value, n=chip.reserve, stock=chip.stock)
    chip = replace(chip, called=clean(chip.called), colour=chip.colour.lower(), edge=chip.edge.lower())
    require(len(chip.called) <= LONGEST_CALLED, "chipset.called", chip=value, limit=LONGEST_CALLED)
    for colour in (chip.colour, chip.edge):
        require(_COLOUR.fullmatch(colour) is not None, "chipset.colour", chip=value, colour=colour)
    require(not chip.picture or _PICTURE.fullmatch(chip.picture) is not None, "chipset.picture", chip=value)
    return chip
