"""Takes an act back: the act that says so, the state then, the rows that change.

Nothing is written here. What set the clock is corrected instead of left out: time has passed since.
"""

from datetime import datetime

from msgspec import Struct

from tdapp.app.gates import Change
from tdapp.app.journal.history import History, Kept
from tdapp.app.journal.projecting import project
from tdapp.domain.act import Act, Override
from tdapp.domain.clock.timing import undo_clock
from tdapp.domain.facts import Fact, Retracted
from tdapp.domain.journal import apply, own_act, same_past
from tdapp.domain.refusal import Refused
from tdapp.domain.state import State
from tdapp.domain.units import ActNo, OperatorId, TournamentId
from tdapp.store.projection import Projection

UNDO, REDO = "journal.undo", "journal.redo"


class Retraction(Struct, frozen=True):
    """A preview of taking an act back: the state as it is and as it would be, for whoever lists the differences."""

    act: Act
    before: State
    after: State


class TakenBack(Struct, frozen=True):
    """The act that takes another one back, not written yet; `kept`: states the replay has kept, None without one."""

    act: Act
    change: Change
    kept: Kept | None


def take_back(
    tournament: TournamentId,
    history: History,
    target: Act,
    now: datetime,
    operator: OperatorId,
    override: Override | None = None,
) -> TakenBack:
    """The act that takes `target` back at `now`, with the change it makes. Refuses with the line that stands in the
    way.
    """
    before = history.state
    if before is None:
        raise Refused("tournament.unknown")
    facts: tuple[Fact, ...] = (Retracted(target.number),)
    if target.is_corrected:
        facts = _corrected(history, before, target, now)
    act = history.make(UNDO if target.undoes is None else REDO, facts, now, operator, override)
    kept: Kept | None = None
    back: list[Act] = []
    gone: list[Act] = []
    if target.is_corrected:
        then = apply(before, facts)
    else:
        then, kept = without(history, target, act)
        back, gone = history.turned(act)
    change = Change(tournament, act.verb, act.at, facts, before, then, tuple(back), tuple(gone))
    return TakenBack(act, change, kept)


def rows_of(taken: TakenBack, history: History, *, archived: bool) -> Projection:
    """The rows to write for an act that takes another one back."""
    change = taken.change
    turned = [*change.back, *change.gone]
    return project(
        change.tournament,
        before=change.before,
        after=change.after,
        act=taken.act,
        now=change.now,
        archived=archived,
        back=change.back,
        gone=change.gone,
        nothing_since=bool(turned) and history.nothing_since(turned),
    )


def without(history: History, target: Act, act: Act) -> tuple[State, Kept]:
    """The state once `act` has taken `target` back, and the states the replay has kept.

    Refuses what would change levels that were played; but a minute more or an extra break that was the last thing done
    goes as if it had never been, also when it ran meanwhile.
    """
    then, kept = history.with_retraction(act)
    own = own_act(history.acts, target)
    just_done = own.moves_clock and history.nothing_since([own])
    if history.state is not None and not just_done:
        same_past(history.state, then, act.at)
    return then, kept


def _corrected(history: History, before: State, target: Act, now: datetime) -> tuple[Fact, ...]:
    """The facts that put the clock where it would be without `target`."""
    then, after_it = history.before(target.number), history.before(ActNo(target.number + 1))
    if then is None or after_it is None:
        raise Refused("retract.creation")
    return undo_clock(before, now, target.number, then, after_it)
