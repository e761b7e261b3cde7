"""The penalties that can be given with a ruling: each with its hands at this table, and the one that is due."""

from collections.abc import Sequence

from msgspec import Struct

from tdapp.domain.rulings.penalties import LADDER, Measure, hands_of, measured_in, next_step
from tdapp.domain.rulings.ruling_facts import PenaltyKind
from tdapp.domain.state import State
from tdapp.domain.units import EntryId


class PenaltyChoice(Struct, frozen=True):
    """A penalty as it can be chosen: `hands` of one of it at this table (0 for a warning), `due`: it is recommended."""

    kind: PenaltyKind
    hands: int
    due: bool = False


def penalty_choices(
    state: State, entry: EntryId, menu: Sequence[str], least: PenaltyKind = LADDER[0]
) -> tuple[PenaltyChoice, ...]:
    """What a book's menu leaves to choose from for this player, the lightest first; () when he is out.

    Recommended is the heavier of `least`, which fits the offence, and the next step after his penalties of this
    tournament. Disqualification is not among them: his chips have to be counted for it.
    """
    found = state.entries.get(entry)
    if found is None or found.out:
        return ()
    earlier = [penalty.kind for penalty in state.penalties.values() if penalty.entry == entry]
    due = max(next_step(earlier, menu), least, key=LADDER.index)
    players = players_at(state, entry)
    kinds = [kind for kind in LADDER if kind in menu and measured_in(kind) is not Measure.CHIPS]
    return tuple(PenaltyChoice(kind, hands_of(kind, 1, players), kind is due) for kind in kinds)


def players_at(state: State, entry: EntryId) -> int:
    """The number of players at the table of this entry, himself included; 0 when he has no seat."""
    seat = state.entries[entry].seat
    return state.tables[seat.table].seated if seat is not None else 0
