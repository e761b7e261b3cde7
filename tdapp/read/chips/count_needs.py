"""What a count of the room needs of the director: tables to go, a difference, or to be closed."""

from __future__ import annotations  # rpds takes its type arguments only from type checkers

from collections.abc import Iterator

from tdapp.domain.chips.chip_counts import counted, uncounted
from tdapp.domain.chips.count_causes import causes
from tdapp.domain.state import State
from tdapp.domain.units import EntryId
from tdapp.read.chips.cause_lines import cause_said
from tdapp.read.message import Said, say
from tdapp.read.needs import Need, Urgency
from tdapp.read.people.names import Directory

PAGE = "chips.count"


def count_needs(state: State, directory: Directory) -> Iterator[Need]:
    """The card of the count that goes on, if one does."""
    if state.bank.since is None:
        return
    missing = uncounted(state)
    if missing:
        yield Need("count_open", Urgency.INFO, _to_go(state, missing), None, PAGE)
        return
    over = counted(state) - state.chips
    if not over:
        detail = say("needs.count_agrees.why", chips=int(state.chips))
        yield Need("count_agrees", Urgency.INFO, say("needs.count_agrees"), detail, "chips.close_count")
        return
    found = causes(state)
    detail_of = cause_said(state, directory, found[0]) if found else None
    title = say("needs.count_over" if over > 0 else "needs.count_short", chips=abs(over))
    yield Need("count_differs", Urgency.WARNING, title, detail_of, PAGE)


def _to_go(state: State, missing: tuple[EntryId, ...]) -> Said:
    """Tables that are not done, or stacks where they are all at one."""
    seats = [state.entries[number].seat for number in missing]
    tables = {seat.table if seat is not None else None for seat in seats}
    if len(tables) > 1:
        return say("needs.count_open", n=len(tables))
    return say("needs.count_open.stacks", n=len(missing))
