"""When each level and break of an evening began, as it was played: told from its acts."""

from collections.abc import Iterable, Mapping
from datetime import datetime

from tdapp.domain.act import Act
from tdapp.domain.clock.clock import ZERO, Clock
from tdapp.domain.clock.structure import Structure
from tdapp.domain.evolve import evolve
from tdapp.domain.state import State


def began_at(acts: Iterable[Act], now: datetime) -> Mapping[int, datetime]:
    """When each row of the structure (from 0) began, of those that have begun by `now`. `acts`: those that count, the
    oldest first. A row the clock was set back before has not begun; one that was skipped never began.
    """
    found: dict[int, datetime] = {}
    state: State | None = None
    since: datetime | None = None
    for act in acts:
        if state is not None and since is not None:
            found.update(_begun(state.structure, state.clock, since, act.at))
        for fact in act.facts:
            state = evolve(state, fact)
        if state is not None:
            found = _still(found, state, act.at)
        since = act.at
    if state is not None and since is not None and not state.finished:
        found.update(_begun(state.structure, state.clock, since, now))
    return found


def _begun(structure: Structure, clock: Clock, since: datetime, until: datetime) -> Iterable[tuple[int, datetime]]:
    """The rows that began while nothing was written, each with the instant."""
    if clock.anchor is None:
        return
    begins = ZERO
    for row, period in enumerate(structure):
        at = clock.anchor + (begins - clock.played)
        passed = clock.until is None or begins < clock.until
        if passed and begins >= clock.played and since <= at <= until:
            yield row, at
        begins += period.lasts


def _still(found: dict[int, datetime], state: State, at: datetime) -> dict[int, datetime]:
    """What has begun and stands after an act: what the clock was set back before is not begun."""
    played, begins, kept = state.clock.at(at), ZERO, {}
    for row, period in enumerate(state.structure):
        if row in found and (begins < played or (begins == played and state.clock.started(at))):
            kept[row] = found[row]
        begins += period.lasts
    return kept
