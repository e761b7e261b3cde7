"""The chips a tournament needs, as it stands: its stacks, its colour-ups, the pieces of each denomination."""

from collections.abc import Mapping
from datetime import datetime

from msgspec import Struct

from tdapp.domain.chips.chip_stock import Brought, Evening, Largest, PiecesNeeded, Selling, brought, largest, need
from tdapp.domain.chips.colour_up import ColourUpPlan, Leaving, plan, usable
from tdapp.domain.chips.stacks import handed_out, in_play, pieces_in_use, stacked
from tdapp.domain.clock.clock import position
from tdapp.domain.clock.structure import level_numbers
from tdapp.domain.money.sale_spans import late_level, registration_open, window_over
from tdapp.domain.money.terms import Offer, SaleKind
from tdapp.domain.registration.price_list import sold
from tdapp.domain.state import State
from tdapp.domain.units import Chips

RACED = -1  # the row of a race that is over: before all rows that are left


class Outlook(Struct, frozen=True):
    """A tournament's chips from first to last: what is handed out, what leaves when, how many tables there will be.

    `sold`: how often each line of the price list was sold so far.
    """

    sold: Mapping[str, int]
    sellings: tuple[Selling, ...]
    steps: tuple[Leaving, ...]
    evening: Evening

    @property
    def players(self) -> int:
        """The entries that are sold or expected, whichever are more."""
        return sum(selling.times for selling in self.sellings if selling.enters)

    def moves(self, at_hand: Mapping[Chips, int]) -> tuple[Brought, ...]:
        """What every colour-up takes out and brings, those that are over first. `at_hand`: pieces that may be used."""
        return brought(self.sellings, self.steps, self.evening, at_hand)

    def needs(self, at_hand: Mapping[Chips, int]) -> dict[Chips, PiecesNeeded]:
        """The pieces needed of each denomination, for stacks and for colour-ups."""
        return need(self.sellings, self.steps, self.evening, at_hand)

    def field(self, at_hand: Mapping[Chips, int]) -> Largest | None:
        """The largest field these pieces are enough for; None: no stack a player enters with is made."""
        return largest(self.sellings, self.steps, self.evening, at_hand)


def outlook(state: State, now: datetime, so_far: Mapping[str, int] | None = None) -> Outlook:
    """The chips a tournament needs from first to last. `so_far`: what was sold, where that has been counted already."""
    so_far = sold(state) if so_far is None else so_far
    steps = (*_raced(state), *plan_of(state, now).steps)
    return Outlook(so_far, _sellings(state, now, so_far), steps, _evening(state, now))


def times_of(state: State, now: datetime, line: Offer, so_far: Mapping[str, int]) -> int:
    """How often a line of the price list is sold in all: as often as it was, and as somebody expects while it may still
    be sold.
    """
    was = so_far.get(line.key, 0)
    return was if window_over(state, line.window, now) else max(was, state.bank.expected.get(line.key, 0))


def since(state: State, now: datetime) -> int:
    """The row of the structure that is being played; rows before it are over."""
    if not state.clock.started(now):
        return 0
    return position(state.structure, state.clock.at(now)).period


def plan_of(state: State, now: datetime) -> ColourUpPlan:
    """The colour-ups still to come. Without a chip set there are none."""
    bank = state.bank
    if bank.chip_set is None:
        return ColourUpPlan((), ())
    values = usable(bank.chip_set, pieces_in_use(state), bank.gone)
    return plan(state.structure, values, in_play=in_play(state), since=since(state, now))


def _sellings(state: State, now: datetime, so_far: Mapping[str, int]) -> tuple[Selling, ...]:
    """The stacks that are handed out in all, by line of the price list: sold or expected, whichever are more."""
    return tuple(
        Selling(pieces, count, line.kind is SaleKind.ENTRY)
        for line in stacked(state)
        for pieces, count in handed_out(state, line, times_of(state, now, line, so_far))
    )


def _evening(state: State, now: datetime) -> Evening:
    """How many tables a break will have: the field is whole until registration closes, and then what is left now."""
    structure, seats = state.structure, state.setup.seats_per_table
    here = since(state, now)
    if state.clock.started(now) and not registration_open(state, now):
        return Evening(structure, seats, here, state.alive)
    closing = late_level(state)
    last = max((row for row, number in enumerate(level_numbers(structure)) if number == closing), default=0)
    return Evening(structure, seats, max(here, last))


def _raced(state: State) -> tuple[Leaving, ...]:
    """The colour-ups that are over."""
    return tuple(Leaving(race.old, race.new, None, RACED, None) for race in state.bank.raced)
