"""The fold: a tournament is what its acts make of it, without those that were taken back."""

from collections.abc import Iterable, Sequence

from tdapp.domain.act import Act
from tdapp.domain.evolve import evolve
from tdapp.domain.facts import Fact, Retracted, TournamentCreated
from tdapp.domain.refusal import Conflict, Refused, require
from tdapp.domain.state import State
from tdapp.domain.units import ActNo, Seq


def taken_back(acts: Iterable[Act]) -> dict[ActNo, ActNo]:
    """Each act that does not count any more, with the act that took it back.

    A later act decides about an earlier one, so the last word is read first: an undo that was itself taken back (a
    redo) takes nothing back.
    """
    gone: dict[ActNo, ActNo] = {}
    for act in reversed(list(acts)):
        if act.undoes is not None and act.number not in gone:
            gone[act.undoes] = act.number
    return gone


def retracted(acts: Iterable[Act]) -> frozenset[ActNo]:
    """The acts a replay skips. Clock acts are never among them: their undo is a correction of its own."""
    gone: set[ActNo] = set()
    for act in reversed(list(acts)):
        fact = act.facts[0]
        if isinstance(fact, Retracted) and act.number not in gone:
            gone.add(fact.act)
    return frozenset(gone)


def fold(acts: Iterable[Act], *, state: State | None = None, skip: frozenset[ActNo] = frozenset()) -> State | None:
    """The state after these acts, from `state` on, skipping some. Raises `Conflict` with the line that does not fit."""
    for act in acts:
        if act.number in skip:
            continue
        for line, fact in enumerate(act.facts, act.first):
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


def undo_target(acts: Sequence[Act]) -> Act | None:
    """What Ctrl+Z takes back: the last act of its own that still counts. The creation is never taken back."""
    gone = taken_back(acts)
    for act in reversed(acts):
        if act.undoes is None and act.number not in gone:
            return None if isinstance(act.facts[0], TournamentCreated) else act
    return None


def redo_target(acts: Sequence[Act]) -> Act | None:
    """The undo that redo takes back: the last one that counts, as long as nothing of its own was done since."""
    gone = taken_back(acts)
    by_number = {act.number: act for act in acts}
    for act in reversed(acts):
        if act.undoes is None:
            return None
        undone = by_number[act.undoes]
        if undone.undoes is None and act.number not in gone:
            return act
    return None


def may_retract(acts: Sequence[Act], number: ActNo) -> Act:
    """The act that would be taken back. Refuses what is gone, what made the tournament, and what set the clock."""
    act = next((each for each in acts if each.number == number), None)
    if act is None:
        raise Refused("retract.no_such_act", act=number)
    gone = taken_back(acts)
    require(number not in gone, "retract.gone", line=act.first, by=gone.get(number, 0))
    require(not isinstance(act.facts[0], TournamentCreated), "retract.creation")
    require(not act.moves_clock, "retract.clock", line=act.first)
    return act


def without(acts: Sequence[Act], number: ActNo, *, start: int, state: State | None) -> State:
    """The state as if act `number` had never been (or, for a retraction, as if it had not been taken back).

    `state` stands before `acts[start]`, which comes no later than the earliest act the retraction touches. Refuses with
    the line that stands in the way.
    """
    retraction = Act(
        ActNo(acts[-1].number + 1), Seq(acts[-1].last + 1), "", acts[-1].at, acts[-1].by, (Retracted(number),)
    )
    skip = retracted([*acts, retraction])
    try:
        result = fold(acts[start:], state=state, skip=skip)
    except Conflict as conflict:
        raise Refused("retract.in_the_way", line=conflict.seq, why=conflict.code) from conflict
    if result is None:
        raise Refused("retract.creation")
    return result


def earliest_touched(acts: Sequence[Act], number: ActNo) -> ActNo:
    """The earliest act whose effect changes when act `number` is taken back: follows retractions of retractions."""
    by_number = {act.number: act for act in acts}
    while (undoes := by_number[number].undoes) is not None:
        number = undoes
    return number
