"""What a hand history tells beside the play: event, table, level and time, and the players where they may be named."""

from datetime import datetime, tzinfo

from tdapp.domain.state import State
from tdapp.domain.units import RulingNo, TableNo
from tdapp.poker import Details
from tdapp.read.clock.clock import clock_view
from tdapp.read.people.names import NOBODY, Directory


def hand_details(
    state: State,
    directory: Directory,
    *,
    table: TableNo | None,
    at: datetime | None,
    zone: tzinfo | None,
    ruling: RulingNo | None = None,
    names: bool = False,
) -> Details:
    """The details of a hand at this table, as the tournament stood then.

    `at` is when, told in the time of `zone`; None: nobody knows. `ruling` None: no ruling was given on it. Players are
    named only with `names`.
    """
    then = at.astimezone(zone) if at is not None else None
    level = clock_view(state, at).level if at is not None else None
    there = state.tables.get(table) if table is not None else None
    seated = enumerate(there.seats, 1) if there is not None and names else ()
    return Details(
        event=state.setup.name,
        table=int(table) if table is not None else None,
        hand=int(ruling) if ruling is not None else None,
        level=level.number if level is not None else None,
        seat_count=state.setup.seats_per_table,
        players={
            seat: directory.get(state.entries[entry].player, NOBODY).full for seat, entry in seated if entry is not None
        },
        time=then.time().replace(microsecond=0, tzinfo=None) if then is not None else None,
        time_zone=getattr(zone, "key", None),
        day=then.day if then is not None else None,
        month=then.month if then is not None else None,
        year=then.year if then is not None else None,
    )
