"""Pieces of the chip set: which denominations stay in play, and how many pieces of one are out of the bank."""

from tdapp.domain.chips.chip_bank import Race
from tdapp.domain.chips.stacks import handed_out, in_play, pieces_in_use, stacked
from tdapp.domain.registration.price_list import sold
from tdapp.domain.state import State
from tdapp.domain.units import Chips


def staying(state: State, old: Chips) -> tuple[Chips, ...]:
    """The denominations that stay in play when `old` is raced off, the lowest first: those on the tables, and where no
    stack is made yet those of the set.
    """
    chip_set = state.bank.chip_set
    made = any(pieces_in_use(state))
    there = in_play(state) if made or chip_set is None else frozenset(chip_set.values)
    return tuple(sorted({*there} - state.bank.gone - {old}))


def pieces_out(state: State, value: Chips) -> int | None:
    """How many pieces of a denomination went out of the bank and did not come back; None: nobody has said how a stack
    that was sold is made.

    Stacks of those who were disqualified or left count as out: which chips they were nobody knows.
    """
    stacks = 0
    so_far = sold(state)
    for line in stacked(state):
        for pieces, count in handed_out(state, line, so_far.get(line.key, 0)):
            if count and not pieces:
                return None
            stacks += dict(pieces).get(value, 0) * count
    races = sum(_raced_out(race, value) for race in (*state.bank.raced, *_going_on(state)))
    changed = sum(dict(each.given).get(value, 0) - dict(each.taken).get(value, 0) for each in state.bank.adjusted)
    return stacks + races + changed


def _going_on(state: State) -> tuple[Race, ...]:
    return (state.bank.race,) if state.bank.race is not None else ()


def _raced_out(race: Race, value: Chips) -> int:
    """Pieces of that denomination a race brought into play, less those it took out."""
    if value not in (race.old, race.new):
        return sum(each.kept == value for table in race.tables.values() for each in table.odds)
    slips = [race.slip(table) for table in race.tables.values()]
    if value == race.old:
        return -sum(taken for taken, _given in slips)
    return sum(given for _taken, given in slips) + sum(
        each.kept == value for table in race.tables.values() for each in table.odds
    )
