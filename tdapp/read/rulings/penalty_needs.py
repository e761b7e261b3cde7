"""What penalties need of the director: who may soon be dealt in again, and who may be now."""

from collections.abc import Iterator

from tdapp.domain.rulings.discipline import dealing_in
from tdapp.domain.state import State
from tdapp.domain.units import EntryId
from tdapp.read.message import say
from tdapp.read.needs import MOST_NAMED, Need, Urgency
from tdapp.read.people.names import Directory

PENALTIES = "rulings.penalties"
DEALT_IN = "rulings.dealt_in"


def ending_penalties(state: State, directory: Directory) -> Iterator[Need]:
    """The card of who comes back after the next hand at his table: the dealer has to be told, and it is easily
    forgotten.
    """
    away: dict[EntryId, int] = {}
    for penalty in state.away():
        away[penalty.entry] = max(away.get(penalty.entry, 0), penalty.left)
    seats = ((state.entries[entry].seat, entry) for entry, left in away.items() if left == 1)
    back = sorted((seat, entry) for seat, entry in seats if seat is not None)
    if len(back) == 1:
        seat, entry = back[0]
        name = directory.get(state.entries[entry].player)
        detail = say("needs.penalty_ends.name", name=name) if name else None
        yield Need("penalty_ends", Urgency.INFO, say("needs.penalty_ends", seat=seat), detail, PENALTIES)
    elif back:
        told = tuple(seat for seat, _entry in back[:MOST_NAMED])
        title = say("needs.penalty_ends.several", n=len(back), seats=told)
        yield Need("penalty_ends", Urgency.INFO, title, None, PENALTIES)


def served_penalties(state: State, directory: Directory) -> Iterator[Need]:
    """The card of who has missed all his hands and may be dealt in again, until that hand was counted or the director
    says so.
    """
    people = {penalty.entry: state.entries[penalty.entry].seat for penalty in state.served()}
    back = sorted((seat, entry) for entry, seat in people.items() if seat is not None)
    if not back:
        return
    # Where somebody else misses that hand as well it has to be counted, and not only said that it was dealt.
    action = DEALT_IN if {seat.table for seat, _entry in back} <= set(dealing_in(state)) else PENALTIES
    if len(back) == 1:
        seat, entry = back[0]
        name = directory.get(state.entries[entry].player)
        title = say("needs.penalty_served", seat=seat)
        detail = say("needs.penalty_served.name", name=name) if name else None
    else:
        title = say("needs.penalty_served.several", n=len(back), seats=tuple(seat for seat, _ in back[:MOST_NAMED]))
        detail = say("needs.penalty_served.why")
    yield Need("penalty_served", Urgency.WARNING, title, detail, action)
