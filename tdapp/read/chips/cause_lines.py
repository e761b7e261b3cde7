"""The sentence of each cause of a difference in chips: which numbers, whose stack, which race, and what to look for."""

from __future__ import annotations  # rpds takes its type arguments only from type checkers

from collections.abc import Callable

from tdapp.domain.chips.count_cause import Cause, Why
from tdapp.domain.state import Entry, State
from tdapp.domain.units import EntryId
from tdapp.read.message import Said, say
from tdapp.read.people.names import NOBODY, Directory, PlayerName


def cause_said(state: State, directory: Directory, cause: Cause) -> Said:
    """The sentence of a cause."""
    return _SAYS[cause.why](state, directory, cause)


def entry_of(state: State, number: EntryId) -> Entry | None:
    """An entry, also one that was cancelled; None when it never was."""
    found = state.entries.get(number)
    if found is None and number in state.void:
        return state.void[number].entry
    return found


def _name(state: State, directory: Directory, cause: Cause) -> PlayerName:
    entry = entry_of(state, cause.entry) if cause.entry is not None else None
    return directory.get(entry.player, NOBODY) if entry is not None else NOBODY


def _where(state: State, directory: Directory, cause: Cause) -> Said:
    if cause.entry is not None:
        return say("cause.stack", name=_name(state, directory, cause))
    return say("cause.table", table=int(cause.table or 0))


def _not_counted(_state: State, _directory: Directory, cause: Cause) -> Said:
    if cause.table is None:
        return say("cause.not_counted", n=cause.n)
    return say("cause.not_counted.table", n=cause.n, table=int(cause.table))


def _reseated(_state: State, _directory: Directory, cause: Cause) -> Said:
    return say("cause.reseated", table=int(cause.table or 0))


def _both_ways(_state: State, _directory: Directory, cause: Cause) -> Said:
    entered, meant = int(cause.entered or 0), int(cause.meant or 0)
    return say("cause.both_ways", table=int(cause.table or 0), entered=entered, meant=meant)


def _race_on(_state: State, _directory: Directory, cause: Cause) -> Said:
    return say("cause.race_on", n=cause.n, old=int(cause.chip or 0), new=int(cause.other or 0))


def _as_before(_state: State, _directory: Directory, _cause: Cause) -> Said:
    return say("cause.as_before")


def _bought_since(state: State, directory: Directory, cause: Cause) -> Said:
    if cause.entry is None:
        return say("cause.bought_since.several", n=cause.n, chips=-cause.change)
    return say("cause.bought_since", name=_name(state, directory, cause), chips=-cause.change)


def _out_since(state: State, directory: Directory, cause: Cause) -> Said:
    if cause.entry is None:
        return say("cause.out_since.several", n=cause.n, chips=-cause.change)
    name, chips = _name(state, directory, cause), -cause.change
    if cause.table is None:
        return say("cause.out_since", name=name, chips=chips)
    return say("cause.out_since.table", name=name, chips=chips, table=int(cause.table))


def _raced_off(_state: State, _directory: Directory, cause: Cause) -> Said:
    return say("cause.raced_off", n=cause.n, chip=int(cause.chip or 0))


def _zero(state: State, directory: Directory, cause: Cause) -> Said:
    where, entered, meant = _where(state, directory, cause), int(cause.entered or 0), int(cause.meant or 0)
    code = "cause.zero_more" if entered > meant else "cause.zero_less"
    return Said(code, (("where", where), ("entered", entered), ("meant", meant)))


def _swapped(state: State, directory: Directory, cause: Cause) -> Said:
    where, entered, meant = _where(state, directory, cause), int(cause.entered or 0), int(cause.meant or 0)
    return say("cause.swapped", where=where, entered=entered, meant=meant)


def _misread(state: State, directory: Directory, cause: Cause) -> Said:
    where, entered, meant = _where(state, directory, cause), int(cause.entered or 0), int(cause.meant or 0)
    return say("cause.misread", where=where, entered=entered, meant=meant)


def _twice(_state: State, _directory: Directory, cause: Cause) -> Said:
    entered = int(cause.entered or 0)
    return say("cause.twice", table=int(cause.table or 0), second=int(cause.second or 0), entered=entered)


def _given_up(state: State, directory: Directory, cause: Cause) -> Said:
    return say("cause.given_up", name=_name(state, directory, cause), chips=cause.change)


def _seat_won(state: State, directory: Directory, cause: Cause) -> Said:
    return say("cause.seat_won", name=_name(state, directory, cause), chips=cause.change)


def _disqualified(state: State, directory: Directory, cause: Cause) -> Said:
    return say("cause.disqualified", name=_name(state, directory, cause), chips=cause.change)


def _cancelled(state: State, directory: Directory, cause: Cause) -> Said:
    return say("cause.cancelled", name=_name(state, directory, cause), chips=cause.change)


def _given_back(state: State, directory: Directory, cause: Cause) -> Said:
    return say("cause.given_back", name=_name(state, directory, cause), chips=cause.change)


def _adjusted(state: State, _directory: Directory, cause: Cause) -> Said:
    undone = cause.change == -state.bank.adjusted[cause.n - 1].change
    code = "cause.adjusted" if undone else "cause.adjusted.twice"
    return Said(code, (("number", cause.n), ("chips", abs(cause.change))))


def _race(code: str) -> Callable[[State, Directory, Cause], Said]:
    def said(_state: State, _directory: Directory, cause: Cause) -> Said:
        args = (("old", int(cause.chip or 0)), ("new", int(cause.other or 0)), ("chips", abs(cause.change)))
        if cause.table is None:
            return Said(code + ".all", args)
        return Said(code, (*args, ("table", int(cause.table))))

    return said


def _stacks(_state: State, _directory: Directory, cause: Cause) -> Said:
    code = "cause.stacks.over" if cause.change > 0 else "cause.stacks.short"
    return Said(code, (("n", cause.n), ("chips", int(cause.chip or 0))))


def _chips(_state: State, _directory: Directory, cause: Cause) -> Said:
    code = "cause.chips.over" if cause.change > 0 else "cause.chips.short"
    return Said(code, (("n", cause.n), ("chip", int(cause.chip or 0))))


def _exchanged(_state: State, _directory: Directory, cause: Cause) -> Said:
    return say("cause.exchanged", n=cause.n, chip=int(cause.chip or 0), other=int(cause.other or 0))


def _barrel(_state: State, _directory: Directory, cause: Cause) -> Said:
    code = "cause.barrel.over" if cause.change > 0 else "cause.barrel.short"
    return Said(code, (("n", cause.n), ("chip", int(cause.chip or 0))))


_SAYS: dict[Why, Callable[[State, Directory, Cause], Said]] = {
    Why.NOT_COUNTED: _not_counted,
    Why.RESEATED: _reseated,
    Why.BOTH_WAYS: _both_ways,
    Why.RACE_ON: _race_on,
    Why.AS_BEFORE: _as_before,
    Why.BOUGHT_SINCE: _bought_since,
    Why.OUT_SINCE: _out_since,
    Why.RACED_OFF: _raced_off,
    Why.ZERO: _zero,
    Why.SWAPPED: _swapped,
    Why.TWICE: _twice,
    Why.GIVEN_UP: _given_up,
    Why.SEAT_WON: _seat_won,
    Why.DISQUALIFIED: _disqualified,
    Why.CANCELLED: _cancelled,
    Why.GIVEN_BACK: _given_back,
    Why.ADJUSTED: _adjusted,
    Why.RACE_ROUNDING: _race("cause.race"),
    Why.RACE_OLD: _race("cause.race_old"),
    Why.RACE_NEW: _race("cause.race_new"),
    Why.STACKS: _stacks,
    Why.MISREAD: _misread,
    Why.CHIPS: _chips,
    Why.EXCHANGED: _exchanged,
    Why.BARREL: _barrel,
}
