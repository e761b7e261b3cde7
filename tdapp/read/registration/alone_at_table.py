"""When each player who sits at his table alone began to: the button moves every two minutes from then on (HC start
rule).
"""

from collections.abc import Iterable, Mapping, Sequence
from datetime import datetime, timedelta

from tdapp.domain.act import Act
from tdapp.domain.journal import fold
from tdapp.domain.registration.check_in import alone, alone_at
from tdapp.domain.state import State
from tdapp.domain.units import TableNo

# How much of the schedule had passed when the one player of a table was alone there.
Since = Mapping[TableNo, timedelta]
Piece = tuple[State | None, Sequence[Act]]


def alone_since(state: State, pieces: Iterable[Piece]) -> Since:
    """The moment since when each table has one player there alone; zero: before play began.

    `pieces`: the tournament in pieces, the last one first: a state, and the acts after it that count. No more of them
    are looked at than it takes.
    """
    found: dict[TableNo, timedelta] = {}
    wanted = {table.number: entry for table, entry in alone(state)}
    for start, acts in pieces:
        if len(found) == len(wanted):
            break
        looked_for = {table: entry for table, entry in wanted.items() if table not in found}
        then = start
        for act in acts:
            before, then = then, fold((act,), state=then)
            for table, entry in looked_for.items():
                if alone_at(then, table) == entry and alone_at(before, table) != entry:
                    found[table] = _played(before, act.at)
    return found


def alone_after(since: Since, before: State, after: State, at: datetime) -> Since:
    """The moment since when each table has one player there alone, after one more act at `at`, which made `after` out
    of `before`.
    """
    was = {(table.number, entry) for table, entry in alone(before)}
    return {
        table.number: since[table.number] if (table.number, entry) in was else _played(before, at)
        for table, entry in alone(after)
    }


def _played(state: State | None, at: datetime) -> timedelta:
    if state is None or not state.clock.started(at):
        return timedelta(0)
    return state.clock.at(at)
