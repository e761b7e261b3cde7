"""A stream in memory: its acts, the state they make, and states kept on the way so that undo need not start over."""

from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Iterator, Sequence
from copy import copy
from datetime import datetime

from tdapp.domain.act import Act, Override
from tdapp.domain.facts import Fact, Retracted, SeatsDrawn
from tdapp.domain.journal import apply, fold, retracted, taken_back
from tdapp.domain.refusal import Conflict, Refused
from tdapp.domain.rejoining import Rejoining
from tdapp.domain.replay import Replay
from tdapp.domain.seating.draw_facts import SecretRevealed
from tdapp.domain.seating.seeds import seed_in
from tdapp.domain.state import State
from tdapp.domain.units import ActNo, OperatorId, Seq
from tdapp.store.collector import uncollected

EVERY = 500  # lines between two kept states, further back, and one after each draw; an act may have hundreds
RECENT = 32  # the states before each of the last acts are all kept: undo mostly takes back what was just done

Kept = list[tuple[int, State | None]]  # how many acts came before, and the state they made


class History:
    """The history of one tournament: its acts and what follows from them. Raises `Conflict` when they do not fit
    together.
    """

    def __init__(self, acts: tuple[Act, ...]) -> None:
        self.acts = list(acts)
        self._undoing = [act for act in acts if act.undoes is not None]
        self._drawn = [act.number for act in acts if _draws_seats(act)]
        self.gone = taken_back(self._undoing)  # acts that do not count any more, each with the one that took it back
        self._skip = retracted(self._undoing)
        self._kept: Kept = [(0, None)]
        self.state = self._replay(self._kept, self._skip)
        self._foreseen: tuple[frozenset[ActNo], State, tuple[tuple[int, State | None], ...]] | None = None
        self._counted = (0, 0, 0)  # acts looked at so far, draws and reveals among them

    def copy(self) -> "History":
        """The same history, to which acts are added without changing this one."""
        twin = copy(self)
        twin.acts, twin._undoing, twin._kept = list(self.acts), list(self._undoing), list(self._kept)
        twin._drawn = list(self._drawn)
        return twin

    @property
    def last_seq(self) -> Seq:
        return self.acts[-1].last if self.acts else Seq(0)

    @property
    def next_act(self) -> ActNo:
        return ActNo(len(self.acts) + 1)

    @property
    def draws(self) -> int:
        """The number of draws ever made, those that were undone too: each used up its number."""
        return self._count()[1]

    @property
    def reveals(self) -> int:
        """The number of times the secret of the draws was revealed, also by an act that was undone."""
        return self._count()[2]

    def at(self, now: datetime) -> datetime:
        """The instant of an act done at `now`: never before the last one, for order is the journal's, never the
        clock's.
        """
        return never_before(self.acts, now)

    def make(
        self,
        verb: str,
        facts: tuple[Fact, ...],
        now: datetime,
        operator: OperatorId,
        override: Override | None = None,
    ) -> Act:
        """The act that comes next, not written yet."""
        return Act(self.next_act, Seq(self.last_seq + 1), verb, self.at(now), operator, facts, override)

    def counting(self) -> list[Act]:
        """The acts that a replay plays."""
        return [act for act in self.acts if act.number not in self._skip]

    def backwards(self) -> Iterator[tuple[State | None, list[Act]]]:
        """The stream in pieces, the last one first: a kept state, and the acts that a replay plays from it on."""
        end = len(self.acts)
        for start, state in reversed(self._kept):
            yield state, [act for act in self.acts[start:end] if act.number not in self._skip]
            end = start

    def add(self, act: Act, state: State, kept: Kept | None = None) -> None:
        """Add an act that was just written, with the state after it. `kept`: the states kept by the replay it took."""
        if kept is not None:
            self._kept = [*kept, (len(self.acts), state)]
        elif self.acts:
            self._kept.append((len(self.acts), self.state))
        if len(self._kept) > RECENT and not self._lasting(self._kept[-RECENT - 1][0]):
            del self._kept[-RECENT - 1]
        if act.undoes is not None:
            self._undoing.append(act)
            self.gone = taken_back(self._undoing)
            self._skip = retracted(self._undoing)
        if _draws_seats(act):
            self._drawn.append(act.number)
        self.acts.append(act)
        self.state = state
        self._foreseen = None

    def before(self, number: ActNo) -> State | None:
        """The state just before act `number`."""
        found = self._nearest(number - 1)
        start, state = self._kept[found]
        return fold(self.acts[start : number - 1], state=state, skip=self._skip)

    def with_retraction(self, retraction: Act) -> tuple[State, Kept]:
        """The state after `retraction`, and the kept states that go with it.

        Refuses with the line that stands in the way. What was found for a preview is still there for the act: an early
        one is a replay of all since.
        """
        skip = self._skip_with(retraction)
        if self._foreseen is not None and self._foreseen[0] == skip:
            return self._foreseen[1], [*self._foreseen[2]]
        changed = skip ^ self._skip
        kept = self._kept[: self._nearest(min(changed) - 1) + 1] if changed else list(self._kept)
        try:
            states = dict([*self._kept, (len(self.acts), self.state)])
            state = self._replay(kept, skip, _Played(states, self._skip, changed))
        except Conflict as conflict:
            raise Refused("retract.in_the_way", line=conflict.seq, why=conflict.code) from conflict
        if state is None:
            raise Refused("retract.creation")
        self._foreseen = skip, state, tuple(kept)
        return state, kept

    def turned(self, retraction: Act) -> tuple[list[Act], list[Act]]:
        """The acts that count again because of `retraction`, and those that no longer count."""
        skip = self._skip_with(retraction)
        return (
            [self.acts[number - 1] for number in sorted(self._skip - skip)],
            [self.acts[number - 1] for number in sorted(skip - self._skip)],
        )

    def nothing_since(self, acts: list[Act]) -> bool:
        """Whether no other act counts after the first of these: they are the end of what counts."""
        first = min(act.number for act in acts)
        these = {act.number for act in acts}
        return all(
            act.undoes is not None or act.number in self._skip or act.number in these for act in self.acts[first - 1 :]
        )

    def _count(self) -> tuple[int, int, int]:
        seen, draws, reveals = self._counted
        for act in self.acts[seen:]:
            draws += bool(seed_in(act.facts))
            reveals += SecretRevealed in map(type, act.facts)
        self._counted = (len(self.acts), draws, reveals)
        return self._counted

    def _skip_with(self, act: Act) -> frozenset[ActNo]:
        """What a replay skips once `act` is written."""
        return retracted([*self._undoing, act])

    def _between(self, start: int, end: int) -> list[int]:
        """After how many acts, between these, a state is kept for good; some are named twice."""
        if start == end:
            return []
        line = self.acts[start].first - 1
        lines = range(line - line % EVERY + EVERY, self.acts[end - 1].last + 1, EVERY)
        at = [bisect_left(self.acts, each, lo=start, key=_last_line) + 1 for each in lines]
        return sorted([*at, *(number for number in self._drawn if start < number <= end)])

    def _lasting(self, acts: int) -> bool:
        """Whether the state after so many acts is kept for good: the last of them has one of every so many lines, or
        drew seats.
        """
        if not acts:
            return True
        last = self.acts[acts - 1]
        return last.last // EVERY > (last.first - 1) // EVERY or _draws_seats(last)

    def _nearest(self, acts: int) -> int:
        """Which kept state is the last one after no more than so many acts."""
        return bisect_right(self._kept, acts, key=_acts_before) - 1

    def _replay(self, kept: Kept, skip: frozenset[ActNo], before: "_Played | None" = None) -> State | None:
        """Fold from the last of the kept states to the end, keeping new ones on the way. `before`: how the acts were
        played the last time, with others left out.
        """
        with uncollected():
            return self._replay_from(kept, skip, before or _Played({}, skip, frozenset()))

    def _replay_from(self, kept: Kept, skip: frozenset[ActNo], before: "_Played") -> State | None:
        start, state = kept[-1]
        replay = Replay(state, self.last_seq - (self.acts[start - 1].last if start else 0))
        dense = max(start, len(self.acts) - RECENT)
        for stop in [*self._between(start, dense), *range(dense, len(self.acts) + 1)]:
            if stop > start:
                state = before.again(replay, self.acts[start:stop], skip)
                kept.append((stop, state))
                start = stop
        if start and kept[-1][0] == len(self.acts):
            del kept[-1]
        return state


class _Played:
    """How the acts were played the last time: the `states` kept then, by how many acts came before, and the acts that
    were left out. `changed`: those left out either then or now, not both times.
    """

    def __init__(self, states: dict[int, State | None], skip: frozenset[ActNo], changed: frozenset[ActNo]) -> None:
        self._states = states
        self._skip = skip
        self._changed = sorted(changed)
        self._rejoining = Rejoining()

    def again(self, replay: Replay, acts: Sequence[Act], skip: frozenset[ActNo]) -> State | None:
        """The state after these acts, which come next: as it was where that must be so, or played."""
        was, then = (self._states.get(number) for number in (acts[0].number - 1, acts[-1].number))
        now = replay.state
        if was is None or then is None or now is None:
            self._rejoining.lost()
            return replay.play(acts, skip)
        does, same = _facts(acts, skip), self._same(acts)
        if same:
            passed = self._rejoining.passed_over(now, was, then, does)
            if passed is not None:
                return replay.go_on_from(passed, len(does))
        after = replay.play(acts, skip)
        if after is not None:
            self._rejoining.played((was, now), does if same else [*_facts(acts, self._skip), *does], (then, after))
        return after

    def _same(self, acts: Sequence[Act]) -> bool:
        """Whether the same of these acts, which follow each other, count as the last time."""
        next_changed = bisect_left(self._changed, acts[0].number)
        return next_changed == len(self._changed) or self._changed[next_changed] > acts[-1].number


def _facts(acts: Sequence[Act], skip: frozenset[ActNo]) -> list[Fact]:
    return [fact for act in acts if act.number not in skip for fact in act.facts]


def never_before(acts: Sequence[Act], now: datetime) -> datetime:
    """An instant that does not lie before the last of these acts."""
    return max(now, acts[-1].at) if acts else now


def as_it_was(acts: Iterable[Act]) -> Iterator[tuple[Act, State | None]]:
    """Each act with the state just before it was done, when nobody knew yet what would be taken back later."""
    then = History(())
    for act in acts:
        yield act, then.state
        if isinstance(act.facts[0], Retracted):
            then.add(act, *then.with_retraction(act))
        else:
            then.add(act, apply(then.state, act.facts))


def _draws_seats(act: Act) -> bool:
    """Whether everybody got a seat by it: one line, and as much to play again as thousands."""
    return SeatsDrawn in map(type, act.facts)


def _last_line(act: Act) -> Seq:
    return act.last


def _acts_before(kept: tuple[int, State | None]) -> int:
    return kept[0]
