"""What check-in needs of the director: who is not there around the start, and who sits at a table alone."""

from collections.abc import Iterator
from datetime import datetime, timedelta

from tdapp.domain.registration.check_in import unverified
from tdapp.domain.state import State
from tdapp.read.clock.clock_needs import starts_within
from tdapp.read.message import say
from tdapp.read.needs import Need, Urgency
from tdapp.read.people.names import Directory
from tdapp.read.registration.alone_at_table import Since
from tdapp.read.registration.check_in import lone_players

CHECK_IN = "desk.check_in"
CHECKED_IN = timedelta(minutes=10)  # so long before and after the start somebody who is not there is looked for


def check_in_needs(state: State, now: datetime, directory: Directory, since: Since) -> Iterator[Need]:
    """The cards of who is not there yet around the start, where the desk looks for it, and of who sits at a table
    alone.
    """
    if not state.present:
        return
    for lone in lone_players(state, now, directory, since):
        if not state.clock.started(now) or state.clock.at(now) >= CHECKED_IN:
            break  # later on a table with one name ticked only says that nobody ticks any more
        title = say("needs.alone", table=int(lone.table), name=lone.name)
        left = lone.next_move
        detail = say("needs.alone.why", n=lone.absent, chips=lone.neither, left=left) if left is not None else None
        yield Need("alone", Urgency.WARNING, title, detail, CHECK_IN)
    absent = len(unverified(state))
    started = state.clock.started(now)
    near = state.clock.at(now) < CHECKED_IN if started else starts_within(state, now, CHECKED_IN)
    if absent and near:
        detail = say("needs.absent.why" if started else "needs.absent.before")
        yield Need("absent", Urgency.INFO, say("needs.absent", n=absent), detail, CHECK_IN)
