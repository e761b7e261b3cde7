"""A replay in place is the fold: the same state in every field, and the same line in the way when there is one."""

import random
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tdapp.domain import facts as f
from tdapp.domain import replay
from tdapp.domain.act import Act
from tdapp.domain.journal import fold, retracted
from tdapp.domain.refusal import Conflict
from tdapp.domain.replay import IN_PLACE, InPlace, Replay
from tdapp.domain.state import State
from tdapp.domain.units import ActNo
from tests.domain.nights import begun
from tests.domain.wild import wild

MANY = 1_000_000
Came = State | tuple[type, object, object, object]


class Used(InPlace[Any, Any]):
    """A map in place that is worth nothing any more once another one was made of it, as a step may never notice."""

    stale = False

    def insert(self, key: Any, value: Any) -> "Used":
        return self._next(super().insert(key, value))

    def remove(self, key: Any) -> "Used":
        return self._next(super().remove(key))

    def _next(self, changed: InPlace[Any, Any]) -> "Used":
        follows = Used(self._lasting, dict(changed))
        follows._held, follows._touched = self._held, self._touched
        self.stale = True
        return follows

    def __getattribute__(self, name: str) -> Any:
        assert name in ("stale", "__class__") or not object.__getattribute__(self, "stale"), "a map of before is used"
        return super().__getattribute__(name)

    def __getitem__(self, key: Any) -> Any:
        assert not self.stale, "a map of before is used"
        return super().__getitem__(key)

    def __contains__(self, key: Any) -> bool:
        assert not self.stale, "a map of before is used"
        return super().__contains__(key)

    def __len__(self) -> int:
        assert not self.stale, "a map of before is used"
        return super().__len__()


def folded(acts: Iterable[Act], skip: frozenset[ActNo] = frozenset()) -> Came:
    try:
        state = fold(acts, skip=skip)
    except Exception as error:
        return _said(error)
    assert state is not None
    return state


def replayed(acts: Sequence[Act], chance: random.Random, skip: frozenset[ActNo] = frozenset()) -> Came:
    """The same by a replay in stretches of any length; what stands before each stretch stays as it was."""
    played, at, state = Replay(None, MANY), 0, None
    try:
        while at < len(acts):
            before, kept = state, repr(state)
            start, at = at, at + chance.choice((1, 2, 5, 30))
            state = played.play(acts[start:at], skip)
            assert repr(before) == kept
    except Exception as error:
        return _said(error)
    assert type(state) is State
    return state


def _said(error: Exception) -> Came:
    return type(error), getattr(error, "code", None), getattr(error, "facts", None), getattr(error, "seq", None)


@settings(max_examples=40, deadline=None)
@given(st.integers(0, 2**64 - 1))
def test_a_replay_of_any_journal_is_its_fold_whatever_is_left_out(seed: int) -> None:
    chance = random.Random(seed)
    acts = wild(chance, 160)
    assert replayed(acts, chance) == folded(acts)
    for number in chance.sample(range(2, len(acts) + 1), 25):
        skip = frozenset({ActNo(number), ActNo(chance.randint(2, len(acts)))})
        assert replayed(acts, chance, skip) == folded(acts, skip)


@settings(max_examples=10, deadline=None)
@given(st.integers(0, 2**64 - 1))
def test_a_replay_of_a_night_is_its_fold_whatever_is_left_out(seed: int) -> None:
    chance = random.Random(seed)
    night = begun(chance)
    for _ in range(120):
        night.act()
    acts, gone = night.made.acts, retracted(night.made.acts)
    assert replayed(acts, chance, gone) == folded(acts, gone) == night.state
    for number in chance.sample(range(2, len(acts) + 1), 12):
        assert replayed(acts, chance, gone ^ {ActNo(number)}) == folded(acts, gone ^ {ActNo(number)})


def test_no_step_looks_at_a_map_that_it_changed(monkeypatch: pytest.MonkeyPatch) -> None:
    """In place it would see what comes after. Each kind of fact that is played in place is met here."""
    seen: Counter[type] = Counter()
    evolve, moved = replay.evolve, replay.all_moved

    def noted(state: State | None, fact: f.Fact) -> State:
        then = evolve(state, fact)
        seen[type(fact)] += isinstance(state, replay._Loose)
        return then

    def noted_moves(state: State, facts: Sequence[f.Moved]) -> State:
        then = moved(state, facts)
        seen[f.Moved] += isinstance(state, replay._Loose)
        return then

    monkeypatch.setattr(replay, "InPlace", Used)
    monkeypatch.setattr(replay, "evolve", noted)
    monkeypatch.setattr(replay, "all_moved", noted_moves)
    for seed in range(200):
        if seed >= 30 and all(seen[kind] >= 5 for kind in IN_PLACE):  # how often chance meets one is not the question
            break
        chance = random.Random(seed)
        acts = wild(chance, 160)
        assert replayed(acts, chance) == folded(acts)
    assert {kind for kind, times in seen.items() if times >= 5} == IN_PLACE


def test_what_is_remembered_by_maps_is_not_asked_of_maps_that_change() -> None:
    """Every such question of a state is refused there: its answer would be that of before."""
    acts = wild(random.Random(1), 60)
    loose = replay._loosened(Replay(None, MANY).play(acts))  # type: ignore[arg-type]
    for ask in ("by_ticket", "open_tables", "fed", "playing", "winner"):
        with pytest.raises(TypeError):
            list(getattr(loose, ask)())
    for ask in ("filled", "heads", "pool", "overlay"):
        with pytest.raises(TypeError):
            getattr(loose, ask)


def test_where_the_replay_disagrees_with_the_fold_the_fold_has_the_last_word(monkeypatch: pytest.MonkeyPatch) -> None:
    acts = wild(random.Random(2), 80)
    played = Replay(None, MANY)
    played.play(acts[:20])
    monkeypatch.setattr(replay, "all_moved", _never)
    assert played.play(acts[20:]) == folded(acts)


def _never(_state: State, _facts: Sequence[f.Moved]) -> State:
    raise Conflict("no_such_seat")
