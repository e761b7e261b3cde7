"""What is known of a tournament, for whoever looks at its structure: its chips, its stack, when entries end."""

from collections.abc import Iterable
from datetime import datetime

from tdapp.domain.chips.chip_needs import times_of
from tdapp.domain.chips.chip_set import ChipSet
from tdapp.domain.chips.colour_up import usable
from tdapp.domain.chips.stacks import chips_of, in_play, pieces_in_use, stacked
from tdapp.domain.clock.clock import position
from tdapp.domain.clock.structure import Structure, level_numbers
from tdapp.domain.money.sale_spans import LEVELS, registration_open
from tdapp.domain.money.terms import Offer, SaleKind, SaleSpan, SaleSpanKind, Terms
from tdapp.domain.registration.price_list import sold
from tdapp.domain.setup import Setup
from tdapp.domain.state import Registration, State
from tdapp.domain.structures.finding import Given, Sold
from tdapp.domain.units import Chips

AGAIN = (SaleKind.REBUY, SaleKind.RE_ENTRY)


def given_of(state: State, now: datetime, structure: Structure) -> Given:
    """What is known of a tournament, for its structure or one somebody is about to give it."""
    bank, started = state.bank, state.clock.started(now)
    values = usable(bank.chip_set, pieces_in_use(state), bank.gone) if bank.chip_set is not None else ()
    comes = state.registration is Registration.NOT_YET or registration_open(state, now)
    stands = position(state.structure, state.clock.at(now)).period + 1 if started else 0
    return Given(
        stack=state.setup.starting_stack,
        values=values,
        in_play=tuple(sorted(in_play(state))) if bank.chip_set is not None else (),
        closes=_level(state.closes, state.closes, structure) if comes else None,
        rebuys=_rebuys(state.terms.offers, state.closes, structure, state.setup.starting_stack),
        chips=expected_chips(state, now),
        stands=min(stands, len(structure)),
    )


def given_of_setup(
    setup: Setup, terms: Terms, closes: SaleSpan | None, structure: Structure, chip_set: ChipSet | None = None
) -> Given:
    """What is known of a tournament that is not made yet. `closes` None: with the level of the setup."""
    closing = closes or SaleSpan(SaleSpanKind.LEVEL, setup.late_level)
    return Given(
        stack=setup.starting_stack,
        values=chip_set.values if chip_set is not None else (),
        closes=_level(closing, closing, structure),
        rebuys=_rebuys(terms.offers, closing, structure, setup.starting_stack),
    )


def expected_chips(state: State, now: datetime) -> Chips:
    """The chips that are expected in play: all that is sold or will be, line by line; 0: nobody said."""
    so_far = sold(state)
    return Chips(sum(chips_of(state, line) * times_of(state, now, line, so_far) for line in stacked(state)))


def _rebuys(offers: Iterable[Offer], closes: SaleSpan, structure: Structure, stack: Chips) -> tuple[Sold, ...]:
    """The rebuys and re-entries that end with a level, each as it is sold last. What ends with registration is said
    of it.
    """
    found = dict[Sold, None]()
    for offer in offers:
        if offer.kind not in AGAIN or (offer.window.kind is SaleSpanKind.REGISTRATION and offer.chips in (None, stack)):
            continue
        level = _level(offer.window, closes, structure)
        if level is not None:
            found[Sold(stack if offer.chips is None else offer.chips, level)] = None
    return tuple(found)


def _level(window: SaleSpan, closes: SaleSpan, structure: Structure) -> int | None:
    """The level a sale span ends with; None: it does not end with a level of the structure."""
    window = closes if window.kind is SaleSpanKind.REGISTRATION else window
    known = window.kind in LEVELS and (window.number == 0 or window.number in level_numbers(structure))
    return window.number if known else None
