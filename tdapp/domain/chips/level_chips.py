"""Whether a level can be played with the chips there are: its blinds and ante are paid with what is in play by then."""

from collections.abc import Collection
from datetime import datetime

from tdapp.domain.chips.chip_change import payable_with
from tdapp.domain.chips.chip_needs import since
from tdapp.domain.chips.colour_up import amounts_of, usable
from tdapp.domain.chips.stacks import pieces_in_use
from tdapp.domain.clock.structure import Break, Level, Structure
from tdapp.domain.state import State
from tdapp.domain.units import Chips


def unpayable(state: State, now: datetime, row: int) -> tuple[int, ...]:
    """The blinds and the ante of the level in that row (from 0) that the chips in play by then cannot make.

    Breaks before it race off what the structure says. None where no chip set is chosen, and for a break.
    """
    chip_set, level = state.bank.chip_set, state.structure[row]
    if chip_set is None or not isinstance(level, Level):
        return ()
    before = state.structure[since(state, now) : row]
    leave = {chip for period in before if isinstance(period, Break) for chip in period.colour_up}
    left = usable(chip_set, pieces_in_use(state), state.bank.gone | leave)
    pays = payable_with(left)
    return tuple(amount for amount in sorted(amounts_of(level)) if not pays(amount))


def first_unpayable(structure: Structure, values: Collection[Chips]) -> tuple[int, ...]:
    """The blinds and the ante that chips of these denominations cannot make, in the first level where they cannot.

    (): every level can be played with them.
    """
    pays = payable_with(values)
    for level in structure:
        if isinstance(level, Level) and (
            found := tuple(amount for amount in sorted(amounts_of(level)) if not pays(amount))
        ):
            return found
    return ()
