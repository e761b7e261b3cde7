"""What a tournament needs of its chips, as it stands: its stacks, its colour-ups, the pieces of each denomination."""

from collections import Counter
from collections.abc import Mapping
from datetime import datetime

from tdapp.domain.chip_set import Pieces
from tdapp.domain.chip_sets import in_play, stack_of, stacked
from tdapp.domain.chip_stock import Brought, Evening, Largest, Need, Selling, brought, largest, need
from tdapp.domain.clock import position
from tdapp.domain.colour_up import ColourUpPlan, Leaving, plan, usable
from tdapp.domain.price_list import STANDARD
from tdapp.domain.state import State
from tdapp.domain.structure import Structure, level_numbers
from tdapp.domain.terms import Offer, SaleKind
from tdapp.domain.units import Chips
from tdapp.domain.windows import late_level, registration_open

RACED = -1  # the row of a race that is over: before all rows that are left


def sold(state: State) -> Counter[str]:
    """How often each line of the price list was sold and not given back."""
    found = Counter(entry.sale.offer if entry.sale else STANDARD for entry in state.entries.values())
    found.update(bought.sale.offer for bought in state.purchases.values() if bought.back is None)
    return found


def sellings(state: State) -> tuple[Selling, ...]:
    """The stacks that are handed out in all, by line of the price list: sold or expected, whichever are more."""
    so_far = sold(state)
    return tuple(
        Selling(stack_of(state, line), times_of(state, line, so_far), line.kind is SaleKind.ENTRY)
        for line in stacked(state)
    )


def times_of(state: State, line: Offer, so_far: Mapping[str, int]) -> int:
    """How often a line is sold in all: so often as it was, and as somebody expects."""
    return max(so_far.get(line.key, 0), state.bank.expected.get(line.key, 0))


def evening(state: State, now: datetime) -> Evening:
    """How many tables a break will have: the field is whole until registration closes, and then what is left now."""
    structure, seats = state.structure, state.setup.seats_per_table
    here = since(state, now)
    if state.clock.started(now) and not registration_open(state, now):
        return Evening(structure, seats, here, state.alive)
    closing = late_level(state)
    last = max((row for row, number in enumerate(level_numbers(structure)) if number == closing), default=0)
    return Evening(structure, seats, max(here, last))


def since(state: State, now: datetime) -> int:
    """The row of the structure that is on; rows before it are over."""
    if not state.clock.started(now):
        return 0
    return position(state.structure, state.clock.at(now)).period


def plan_of(state: State, now: datetime, structure: Structure | None = None) -> ColourUpPlan:
    """The colour-ups still to come, of this structure or another one for it. Without a chip set there are none."""
    bank = state.bank
    if bank.chip_set is None:
        return ColourUpPlan((), ())
    values = usable(bank.chip_set, _stacks(state), bank.gone)
    return plan(structure or state.structure, values, in_play=in_play(state), since=since(state, now))


def raced(state: State) -> tuple[Leaving, ...]:
    """The colour-ups that are over."""
    return tuple(Leaving(race.old, race.new, None, RACED, None) for race in state.bank.raced)


def moves(state: State, now: datetime, at_hand: Mapping[Chips, int]) -> tuple[Brought, ...]:
    """What every colour-up takes out and brings, those that are over first."""
    return brought(sellings(state), steps(state, now), evening(state, now), at_hand)


def needs(state: State, now: datetime, at_hand: Mapping[Chips, int]) -> dict[Chips, Need]:
    """Pieces of each denomination the tournament needs from first to last. `at_hand`: those it may use."""
    return need(sellings(state), steps(state, now), evening(state, now), at_hand)


def field(state: State, now: datetime, at_hand: Mapping[Chips, int]) -> Largest | None:
    """The largest field these pieces are enough for; None: no stack a player enters with is made."""
    return largest(sellings(state), steps(state, now), evening(state, now), at_hand)


def steps(state: State, now: datetime) -> tuple[Leaving, ...]:
    """Every colour-up of the evening, those that are over first."""
    return (*raced(state), *plan_of(state, now).steps)


def _stacks(state: State) -> tuple[Pieces, ...]:
    return tuple(state.bank.stacks.values())
