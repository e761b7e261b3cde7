"""An act left out of a long journal: what is passed over comes to the very state that playing it would come to."""

import random
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tdapp.app.journal import history as module
from tdapp.app.journal.history import History
from tdapp.app.journal.undo import UNDO
from tdapp.domain import facts as f
from tdapp.domain import replay
from tdapp.domain.act import Act
from tdapp.domain.evolve import evolve
from tdapp.domain.facts import Retracted
from tdapp.domain.journal import fold, may_retract, retracted, taken_back
from tdapp.domain.refusal import Conflict, Refused
from tdapp.domain.replay import Replay
from tdapp.domain.rulings.ruling_facts import PenaltyGiven, PenaltyKind, PenaltyLifted
from tdapp.domain.state import State
from tdapp.domain.units import ActNo, Cents, EntryId, PenaltyNo, TableNo
from tests.domain.evening import EVE, SETUP, START, STRUCTURE, player, seat
from tests.domain.wild import MAKERS, SEATS, Maker, wild


@pytest.fixture(autouse=True)
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """Short stretches and few acts that are kept one by one, so that every path is walked; maps loose now and then."""
    monkeypatch.setattr(module, "EVERY", 5)
    monkeypatch.setattr(module, "RECENT", 3)
    monkeypatch.setattr(replay, "PAYS", 2)


def taken(history: History, number: int) -> str:
    """Take an act back as the desk does, and hold each kept state and each refusal against the plain fold.

    Returns how it went.
    """
    try:
        may_retract(history.acts, taken_back(history.acts), ActNo(number))
    except Refused as refused:
        return refused.code
    act = history.make(UNDO, (Retracted(ActNo(number)),), START, EVE)
    skip = retracted([*history.acts, act])
    try:
        should = fold([*history.acts, act], skip=skip)
    except Conflict as conflict:
        with pytest.raises(Refused) as caught:
            history.with_retraction(act)
        assert (caught.value.code, caught.value.facts) == (
            "retract.in_the_way",
            {"line": conflict.seq, "why": conflict.code},
        )
        return "in the way"
    state, kept = history.with_retraction(act)
    assert state == should
    _checked(history.acts, kept, skip)
    history.add(act, state, kept)
    assert [at for at, _state in history._kept] == sorted({at for at, _state in history._kept})
    return "done"


def _checked(acts: list[Act], kept: module.Kept, skip: frozenset[ActNo]) -> None:
    state, at = None, 0
    for number, held in kept:
        state, at = fold(acts[at:number], state=state, skip=skip), number
        assert held == state


def walked(seed: int, makers: tuple[tuple[int, Maker], ...], entries: int, times: int) -> tuple[int, int]:
    """How many acts were taken back or brought again in a journal of chance, and how many lines were passed over."""
    chance, done = random.Random(seed), 0
    history = History(tuple(wild(chance, 30 + 8 * entries, makers, entries)))
    with passed_over() as passed:
        for _ in range(times):
            done += taken(history, chance.randint(2, len(history.acts))) == "done"
    return done, passed[0]


@contextmanager
def passed_over() -> Iterator[list[int]]:
    """How many lines are passed over meanwhile."""
    passed, go_on_from = [0], Replay.go_on_from

    def counted(self: Replay, state: State, lines: int) -> State:
        passed[0] += lines
        return go_on_from(self, state, lines)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Replay, "go_on_from", counted)
        yield passed


@settings(max_examples=15, deadline=None)
@given(st.integers(0, 2**64 - 1), st.sampled_from((7, 30)))
def test_an_act_left_out_among_moves_and_bust_outs_says_the_same_as_a_fold(seed: int, entries: int) -> None:
    walked(seed, SEATS, entries, 15)


@settings(max_examples=8, deadline=None)
@given(st.integers(0, 2**64 - 1))
def test_an_act_left_out_of_any_journal_says_the_same_as_a_fold(seed: int) -> None:
    walked(seed, MAKERS, 14, 20)


def test_much_is_passed_over_in_these_journals() -> None:
    """Otherwise they prove nothing about what is passed over."""
    done, passed = map(sum, zip(*(walked(seed, SEATS, 60, 10) for seed in range(3)), strict=True))
    assert done > 4
    assert passed > 3 * done, (done, passed)


def test_nobody_goes_out_last_in_a_stretch_that_is_passed_over() -> None:
    """The first bust-out comes to count again: then the last one, tables and many lines away, leaves nobody in."""
    history = History(())
    for number in range(1, 5):
        if number == 1:
            add(history, f.TournamentCreated(SETUP, STRUCTURE))
        add(history, f.Registered(EntryId(number), player(number), Cents(60_00)))
        add(history, f.TableOpened(TableNo(number), 9))
        add(history, f.Seated(EntryId(number), seat(number, 1), f.SeatedBy.HAND))
    first = add(history, f.BustedOut(EntryId(1)))
    assert taken(history, first) == "done"
    undone = history.acts[-1].number
    for number in (2, 3, 4):
        for to in range(2, 9):
            add(history, f.Moved(EntryId(number), seat(number, to), f.MoveReason.HAND))
        add(history, f.BustedOut(EntryId(number)))
    with passed_over() as passed:
        assert taken(history, undone) == "in the way"
    assert passed[0] > 10


def test_what_differs_under_one_key_of_a_map_differs() -> None:
    """Of two penalties one is lifted: the other one is the same in both histories, and their number is too."""
    history = History(())
    add(history, f.TournamentCreated(SETUP, STRUCTURE))
    for number in (1, 2):
        add(history, f.Registered(EntryId(number), player(number), Cents(60_00)))
        add(history, f.TableOpened(TableNo(number), 9))
        add(history, f.Seated(EntryId(number), seat(number, 1), f.SeatedBy.HAND))
        add(history, PenaltyGiven(PenaltyNo(number), EntryId(number), PenaltyKind.MISSED_HANDS, 2, ""))
    lifted = add(history, PenaltyLifted(PenaltyNo(1)))
    for to in range(2, 9):
        for number in (1, 2):
            add(history, f.Moved(EntryId(number), seat(number, to), f.MoveReason.HAND))
    assert taken(history, lifted) == "done"
    assert [history.state.penalties[PenaltyNo(number)].lifted for number in (1, 2)] == [False, False]


def add(history: History, fact: f.Fact) -> ActNo:
    act = history.make("wild.act", (fact,), START, EVE)
    history.add(act, evolve(history.state, fact))
    return act.number
