"""The chip sets a tournament could be played with, the one that suits its blinds and its stack best first."""

from collections.abc import Iterable
from datetime import datetime

from msgspec import Struct

from tdapp.domain.chips.chip_needs import since, times_of
from tdapp.domain.chips.chip_set import ChipSet
from tdapp.domain.chips.colour_up import usable
from tdapp.domain.chips.level_chips import first_unpayable
from tdapp.domain.chips.stacks import chips_of, line_of
from tdapp.domain.chips.starting_stacks import propose
from tdapp.domain.registration.price_list import sold
from tdapp.domain.state import State
from tdapp.domain.units import Chips


class SetChoice(Struct, frozen=True):
    """A chip set that can be chosen, and what it is good for here.

    `unpayable`: the blinds and the ante it cannot pay, in the first level where it cannot; () it pays them all.
    `stack`: what a starting stack is worth. `stacks`: so many of them its chips make, as they are best made; None: no
    chips of it come to a stack.
    """

    chip_set: ChipSet
    unpayable: tuple[int, ...]
    stack: Chips
    stacks: int | None


def set_choices(state: State, now: datetime, sets: Iterable[ChipSet]) -> tuple[SetChoice, ...]:
    """What each of these sets is good for: first those that pay every blind, and of them the closest to the stack.

    Closest is a set that makes the stack as stacks are usually made, for a whole table or for all who enter, with the
    fewest denominations that are no part of a stack: too low for the blinds, or worth more than it. Sets that suit
    alike stay in their order.
    """
    ranked = [_ranked(state, now, each) for each in sets]
    return tuple(choice for _rank, choice in sorted(ranked, key=lambda each: each[0]))


def _ranked(state: State, now: datetime, chip_set: ChipSet) -> tuple[tuple[int, ...], SetChoice]:
    """A set, and what it is sorted by: the lower the better."""
    structure, line = state.structure[since(state, now) :], line_of(state, "")
    chips, values, seats = chips_of(state, line), usable(chip_set, (), state.bank.gone), state.setup.seats_per_table
    wanted = max(seats, times_of(state, now, line, sold(state)))
    ways = propose(chips, chip_set, structure, stacks=wanted, values=values, taken={}, seats=seats)
    unpayable = first_unpayable(structure, values)
    choice = SetChoice(chip_set, unpayable, chips, ways[0].largest if ways else None)
    if not ways:
        return (bool(unpayable), 1, 0, 0), choice
    lowest = min(chip for chip, _count in ways[0].pieces)
    beside = sum(not lowest <= value <= chips for value in values)
    return (bool(unpayable), 0, len(ways[0].remarks), beside), choice
