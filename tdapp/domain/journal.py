"""The fold: a tournament is what its acts make of it, without those that were taken back.

Acts are numbered 1, 2, 3 ... without a gap, so act `number` is `acts[number - 1]`.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from datetime import datetime

from tdapp.domain.act import Act
from tdapp.domain.clock.clock import position, rewritten
from tdapp.domain.evolve import evolve
from tdapp.domain.facts import Fact, Retracted, TournamentCreated
from tdapp.domain.pieces import Pieces, at_once
from tdapp.domain.refusal import Conflict, Refused, require
from tdapp.domain.state import State
from tdapp.domain.units import ActNo, Seq

PIECE = 512  # lines


def taken_back(acts: Iterable[Act]) -> dict[ActNo, ActNo]:
    """The acts that do not count any more, each with the act that took it back: the one definition of what counts.

    A later act decides about an earlier one, so the last word is read first: an undo that was itself taken back (a
    redo) takes nothing back. Where a file of old holds two that do, the later one is named. Only acts that take
    another one back say anything here; the others may be left out.
    """
    gone: dict[ActNo, ActNo] = {}
    for act in reversed(list(acts)):
        if act.undoes is not None and act.number not in gone:
            gone.setdefault(act.undoes, act.number)
    return gone


def retracted(acts: Iterable[Act]) -> frozenset[ActNo]:
    """The acts a replay skips: those that do not count, but for the clock's, whose undo is a correction of its own."""
    undoing = {act.number: act for act in acts if act.undoes is not None}
    gone = taken_back(undoing.values())
    return frozenset(number for number, by in gone.items() if isinstance(undoing[by].facts[0], Retracted))


def fold(acts: Iterable[Act], *, state: State | None = None, skip: frozenset[ActNo] = frozenset()) -> State | None:
    """The state after these acts, from `state` on, skipping some. Raises `Conflict` with the line that does not fit."""
    return at_once(folding(acts, state=state, skip=skip))


def folding(
    acts: Iterable[Act], *, state: State | None = None, skip: frozenset[ActNo] = frozenset()
) -> Pieces[State | None]:
    """The same state, so many lines a piece: one act may have thousands."""
    for act in acts:
        if act.number in skip:
            continue
        for line, fact in enumerate(act.facts, act.first):
            if line % PIECE == 0:
                yield
            try:
                state = evolve(state, fact)
            except Conflict as conflict:
                conflict.seq = Seq(line)
                raise
    return state


def apply(state: State | None, facts: Sequence[Fact]) -> State:
    """The state after some facts. At least one must be given. Raises `Conflict`."""
    for fact in facts:
        state = evolve(state, fact)
    if state is None:
        raise ValueError("no facts")
    return state


def undo_target(acts: Sequence[Act], gone: Mapping[ActNo, ActNo]) -> Act | None:
    """What Ctrl+Z takes back: the last act of its own that still counts. The creation is never taken back.

    `gone`: what `taken_back` says of these acts.
    """
    for act in reversed(acts):
        if act.undoes is None and act.number not in gone:
            return None if isinstance(act.facts[0], TournamentCreated) else act
    return None


def redo_target(acts: Sequence[Act], gone: Mapping[ActNo, ActNo]) -> Act | None:
    """The undo that redo takes back: the last one that counts, as long as nothing of its own was done since."""
    for act in reversed(acts):
        if act.undoes is None:
            return None
        undone = acts[act.undoes - 1]
        if undone.undoes is None and act.number not in gone:
            return act
    return None


def may_retract(acts: Sequence[Act], gone: Mapping[ActNo, ActNo], number: ActNo) -> Act:
    """The act that would be taken back, unless it cannot be. Refuses what is gone, what made the tournament, and what
    set the clock, done or undone.

    Refuses too a redo whose act was taken back again since: taking it back as well would take nothing back, and leave
    two lines that each say so.
    """
    if not 1 <= number <= len(acts):
        raise Refused("retract.no_such_act", act=number)
    act = acts[number - 1]
    require(number not in gone, "retract.gone", line=act.first, by=_line(acts, gone.get(number)))
    require(not isinstance(act.facts[0], TournamentCreated), "retract.creation")
    require(not own_act(acts, act).moves_clock, "retract.clock", line=act.first)
    for again in _taken_back_again(acts, act):
        require(again not in gone, "retract.gone_since", line=act.first, by=_line(acts, gone.get(again)))
    return act


def _line(acts: Sequence[Act], number: ActNo | None) -> Seq | None:
    """The journal line an act begins at: what is told is lines, nobody sees the number of an act."""
    return None if number is None else acts[number - 1].first


def _taken_back_again(acts: Sequence[Act], act: Act) -> Iterator[ActNo]:
    """The acts that would count no more, besides `act`, once that one is taken back: those its undo is about."""
    undo = act.undoes
    while undo is not None and (about := acts[undo - 1].undoes) is not None:
        yield about
        undo = acts[about - 1].undoes


def own_act(acts: Sequence[Act], act: Act) -> Act:
    """The act that an undo, or the undo of an undo, is about in the end."""
    while act.undoes is not None:
        act = acts[act.undoes - 1]
    return act


def comes_back(acts: Sequence[Act], target: Act) -> bool:
    """Whether taking `target` back brings the act it is about in the end back, as a redo does."""
    back = False
    while target.undoes is not None:
        target, back = acts[target.undoes - 1], not back
    return back


def same_past(before: State, after: State, now: datetime) -> None:
    """Refuse a retraction that would change levels already played, or bring back levels whose time has run out."""
    if before.structure == after.structure or not before.clock.started(now):
        return
    played = before.clock.at(now)
    stands = rewritten(before.structure, after.structure, played) is None
    more = len(after.structure) > len(before.structure) and position(before.structure, played).over
    gone_by = more and position(after.structure, played).over
    require(stands and not gone_by, "retract.levels_played")
