"""What a structure is made for: a wish filled in from a tournament, and what is said where it cannot be."""

from datetime import datetime, timedelta

from tdapp.domain.chips.chip_needs import times_of
from tdapp.domain.chips.colour_up import usable
from tdapp.domain.chips.stacks import chips_of, pieces_in_use, stacked
from tdapp.domain.clock.structure import AnteKind, Level, level_numbers
from tdapp.domain.money.terms import SaleKind
from tdapp.domain.refusal import Refused
from tdapp.domain.registration.price_list import sold
from tdapp.domain.state import State
from tdapp.domain.structures.ladder import chips_for
from tdapp.domain.structures.wish import DEPTHS, Style, Wish
from tdapp.domain.units import Chips
from tdapp.read.forecast.asked import expected_entries
from tdapp.read.message import Said, say, say_refused
from tdapp.values import replace

USUAL_ENTRIES = 40
ROUNDED = timedelta(minutes=5)


def wish_of(state: State, now: datetime) -> Wish:
    """The wish of a tournament as far as it is known: entries and sales as they are expected, its stack and chips."""
    so_far = sold(state)
    bought = {kind: (0, Chips(0)) for kind in (SaleKind.REBUY, SaleKind.ADD_ON)}
    for line in stacked(state):
        if line.kind in bought and (times := times_of(state, now, line, so_far)):
            before, chips = bought[line.kind]
            bought[line.kind] = (before + times, max(chips, chips_of(state, line)))
    levels = [period for period in state.structure if isinstance(period, Level)]
    chip_set = state.bank.chip_set
    kinds = [level.ante_kind for level in levels if level.ante_kind is not AnteKind.NONE and level.has_blinds]
    return Wish(
        entries=expected_entries(state) or USUAL_ENTRIES,
        stack=state.setup.starting_stack,
        values=usable(chip_set, pieces_in_use(state), state.bank.gone) if chip_set is not None else (),
        rebuys=bought[SaleKind.REBUY][0],
        rebuy_chips=bought[SaleKind.REBUY][1],
        add_ons=bought[SaleKind.ADD_ON][0],
        add_on_chips=bought[SaleKind.ADD_ON][1],
        late=_late(state),
        ante=kinds[0] if kinds else AnteKind.BIG_BLIND,
        games=levels[0].games,
        seats=state.setup.seats_per_table,
    )


def _late(state: State) -> timedelta:
    """How long entries are taken by the structure as it is, breaks left out."""
    numbers = level_numbers(state.structure)
    played = (
        period.lasts
        for period, number in zip(state.structure, numbers, strict=True)
        if number is not None and number <= state.setup.late_level
    )
    return sum(played, timedelta())


def usual_stack(style: Style, values: tuple[Chips, ...]) -> Chips:
    """The stack to begin with where nobody says one: as deep as the style, for blinds of one and two of the lowest
    chip that are not all in small change.

    >>> usual_stack(Style.STEADY, (Chips(25), Chips(100)))
    15000
    """
    low = chips_for(Chips(10_000), values)[0]
    return Chips(DEPTHS[style] * low * 4)


def with_stack(wish: Wish) -> Wish:
    """The wish with a stack, where none is said; rebuys and add-ons bring as much where nothing else is said."""
    stack = wish.stack or usual_stack(wish.style, wish.values)
    return replace(wish, stack=stack, rebuy_chips=wish.rebuy_chips or stack, add_on_chips=wish.add_on_chips or stack)


def impossible_said(refused: Refused, since: datetime) -> Said:
    """Why there is no structure, with what would be possible as a time of day, counted from `since`."""
    facts = dict(refused.facts)
    for code, name, said in (
        ("generate.too_soon", "earliest", "made.too_soon"),
        ("generate.too_late", "latest", "made.too_late"),
        ("fit.too_soon", "nearest", "made.fit_too_soon"),
        ("fit.too_late", "nearest", "made.fit_too_late"),
        ("fit.not_near", "nearest", "made.fit_not_near"),
    ):
        if refused.code == code:
            at = since + -(-facts.pop(name) // ROUNDED) * ROUNDED
            return Said(said, (("at", at), *facts.items()))
    return say_refused(refused)


def ways_said(count: int) -> Said:
    """That it ends in time anyway, or how many ways there are."""
    return say("made.ways", n=count) if count else say("made.in_time")
