"""The pieces stacks are made of: those handed out so far, those to come, and the denominations on the tables."""

from tdapp.domain.chips.chip_set import Pieces
from tdapp.domain.money.terms import Offer, SaleKind
from tdapp.domain.refusal import Refused
from tdapp.domain.registration.price_list import STANDARD, offers
from tdapp.domain.state import State
from tdapp.domain.units import Chips


def stacked(state: State) -> tuple[Offer, ...]:
    """Every line of the price list, the standard entry first: each of them brings a stack into play."""
    return offers(state, *SaleKind)


def line_of(state: State, offer: str) -> Offer:
    """The line of the price list with this key, '' the standard entry. Refuses a key it does not have."""
    found = next((line for line in stacked(state) if line.key == offer), None)
    if found is None:
        raise Refused("stack.no_offer")
    return found


def chips_of(state: State, line: Offer) -> Chips:
    """What the stack of a line of the price list is worth."""
    return state.setup.starting_stack if line.chips is None else line.chips


def stack_of(state: State, line: Offer) -> Pieces:
    """The pieces the stack of a line is made of: its own way, or as the standard one if worth the same. (): not
    decided. (): not decided.
    """
    own = state.bank.stacks.get(line.key, ())
    return own or (state.bank.stacks.get(STANDARD, ()) if _like_standard(state, line) else ())


def made_with(state: State, line: Offer) -> tuple[Offer, ...]:
    """The lines whose stacks change with that of `line`: itself, and with the standard one those made as it is."""
    follow = (
        each
        for each in stacked(state)
        if each.key != line.key and each.key not in state.bank.stacks and _like_standard(state, each)
    )
    return (line, *(follow if line.key == STANDARD else ()))


def handed_out(state: State, line: Offer, times: int) -> tuple[tuple[Pieces, int], ...]:
    """The pieces of so many stacks of a line: those handed out before they were made another way, then the rest.

    Pieces () where nobody has said.
    """
    before = [(each.pieces, each.times) for each in state.bank.earlier if each.offer == line.key]
    found: list[tuple[Pieces, int]] = []
    for pieces, count in before:
        found.append((pieces, min(count, times)))
        times -= found[-1][1]
    return (*found, (stack_of(state, line), times))


def in_play(state: State) -> frozenset[Chips]:
    """The denominations on the tables: of stacks, now and before, and what races brought, but none raced off."""
    stacks = {chip for pieces in pieces_in_use(state) for chip, _count in pieces}
    brought = {race.new for race in state.bank.raced}
    if state.bank.race is not None:
        brought.add(state.bank.race.new)
    return frozenset(stacks | brought) - state.bank.gone


def pieces_in_use(state: State) -> tuple[Pieces, ...]:
    """The pieces that stacks are made of, and those that stacks on the tables were made of."""
    now = (state.bank.stacks.get(line.key, ()) for line in stacked(state))
    return (*now, *(each.pieces for each in state.bank.earlier))


def _like_standard(state: State, line: Offer) -> bool:
    return chips_of(state, line) == state.setup.starting_stack
