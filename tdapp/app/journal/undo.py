"""What taking an act back makes of a tournament: the act that says so, the state then, the rows that change.

Nothing is written here. What set the clock is corrected instead of left out: time has passed since.
"""

from collections.abc import Callable
from datetime import datetime
from typing import NamedTuple

from tdapp.app.gates import Change
from tdapp.app.journal.history import History, Kept
from tdapp.app.journal.projecting import project
from tdapp.domain.act import Act
from tdapp.domain.clock.timing import undo_clock
from tdapp.domain.facts import Fact, Retracted
from tdapp.domain.journal import apply, own_act, same_past
from tdapp.domain.refusal import Refused
from tdapp.domain.state import State
from tdapp.domain.units import ActNo, TournamentId
from tdapp.store.projection import Projection

UNDO, REDO = "journal.undo", "journal.redo"
Make = Callable[[str, tuple[Fact, ...]], Act]  # an act of the desk: its verb, its facts


class TakenBack(NamedTuple):
    """The act that takes another one back, not written yet; `kept`: states the replay has kept, None without one."""

    act: Act
    then: State
    kept: Kept | None
    rows: Projection


def take_back(
    tournament: TournamentId,
    history: History,
    target: Act,
    now: datetime,
    make: Make,
    *,
    archived: bool,
    look: Callable[[Change], None],
) -> TakenBack:
    """Take `target` back at `now`. Refuses with the line that stands in the way; `look` may refuse what it would do."""
    before = history.state
    if before is None:
        raise Refused("tournament.unknown")
    verb = UNDO if target.undoes is None else REDO
    kept: Kept | None = None
    back: list[Act] = []
    gone: list[Act] = []
    if target.is_corrected:
        facts = _corrected(history, before, target, now)
        act, then = make(verb, facts), apply(before, facts)
    else:
        act, then, kept = without(history, target, make, verb)
        back, gone = history.turned(act)
    look(Change(tournament, verb, now, act.facts, before, then, tuple(back), tuple(gone)))
    rows = project(
        tournament,
        before=before,
        after=then,
        act=act,
        now=now,
        archived=archived,
        back=back,
        gone=gone,
        nothing_since=bool(back or gone) and history.nothing_since([*back, *gone]),
    )
    return TakenBack(act, then, kept, rows)


def without(history: History, target: Act, make: Make, verb: str = UNDO) -> tuple[Act, State, Kept]:
    """The act that takes `target` back, the state without that one, and the states the replay has kept.

    Refuses what would change levels that were played; but a minute more or an extra break that was the last thing done
    goes as if it had never been, also when it ran meanwhile.
    """
    act = make(verb, (Retracted(target.number),))
    then, kept = history.with_retraction(act)
    own = own_act(history.acts, target)
    just_done = own.moves_clock and history.nothing_since([own])
    if history.state is not None and not just_done:
        same_past(history.state, then, act.at)
    return act, then, kept


def _corrected(history: History, before: State, target: Act, now: datetime) -> tuple[Fact, ...]:
    """The facts that put the clock where it would be without `target`."""
    then, after_it = history.before(target.number), history.before(ActNo(target.number + 1))
    if then is None or after_it is None:
        raise Refused("retract.creation")
    return undo_clock(before, now, target.number, then, after_it)
