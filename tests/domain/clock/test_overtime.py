"""After the end of the last level: what is added begins then, with its full length, and can be taken back."""

from collections.abc import Callable
from datetime import timedelta

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tdapp.domain import tournament
from tdapp.domain.clock import timing
from tdapp.domain.clock.clock import begun_now, position, rewritten
from tdapp.domain.clock.structure import Break
from tdapp.domain.facts import Fact
from tdapp.domain.journal import fold, own_act, retracted, same_past, taken_back, undo_target
from tdapp.domain.refusal import Conflict, Refused
from tdapp.values import replace
from tests.domain.evening import EVE, LEVEL, MINUTE, STRUCTURE, Evening, level, playing

LENGTH = timedelta(minutes=95)  # of the whole structure


def overtime(minutes: float) -> Evening:
    return playing(4).wait(LENGTH / MINUTE + minutes)


def take_back(evening: Evening) -> None:
    """Undo as the desk does it, with its guard over the past."""
    before = evening.state
    assert evening.undo() is not None
    same_past(before, evening.state, evening.now)


@pytest.mark.parametrize("late", [0, 0.01, 25, 60 * 30])
@pytest.mark.parametrize("stands", [False, True])
def test_s3_a_level_added_in_overtime_begins_then_with_its_full_length(late: float, *, stands: bool) -> None:
    evening = overtime(late)
    if stands:
        evening.do(timing.pause)
    evening.do(tournament.change_structure, (*STRUCTURE, level(1000), level(2000)))
    here = position(evening.state.structure, evening.state.clock.at(evening.now))
    assert (here.period, here.into, here.over) == (5, timedelta(0), False)
    assert [row.lasts for row in evening.state.structure[5:]] == [LEVEL, LEVEL]
    assert evening.state.clock.runs(evening.now) is not stands


@pytest.mark.parametrize(("late", "since"), [(0, 0), (25, 0), (25, 5), (0.5, 19)])
def test_s3_its_undo_comes_out(late: float, since: float) -> None:
    evening = overtime(late)
    evening.do(tournament.change_structure, (*STRUCTURE, level(1000)))
    evening.wait(since)
    added = evening.state
    take_back(evening)
    assert evening.state.structure == STRUCTURE
    assert evening.state.clock == added.clock
    assert position(STRUCTURE, evening.state.clock.at(evening.now)).over


@pytest.mark.parametrize(("then", "lasts"), [(timing.add_time, MINUTE), (timing.break_now, 10 * MINUTE)])
def test_s3_a_minute_or_a_break_within_the_added_level_stands_in_no_undos_way(
    then: Callable[..., tuple[Fact, ...]], lasts: timedelta
) -> None:
    evening = overtime(25)
    evening.do(tournament.change_structure, (*STRUCTURE, level(1000)))
    added = evening.state.structure
    evening.wait(1).do(then, lasts)
    longer = evening.state.structure
    evening.wait(1).undo()
    assert evening.state.structure == added
    take_back(evening)
    assert evening.state.structure == STRUCTURE
    evening.redo()
    evening.redo()
    assert evening.state.structure == longer
    assert evening.replayed() == evening.state


def test_s3_the_old_structure_typed_again_is_taken() -> None:
    evening = overtime(25)
    evening.do(tournament.change_structure, (*STRUCTURE, level(1000)))
    longer = evening.state.structure
    evening.wait(5).do(tournament.change_structure, STRUCTURE)
    assert evening.state.structure == STRUCTURE
    evening.do(tournament.change_structure, longer[:-1])
    evening.do(tournament.change_structure, (*longer[:-1], Break(10 * MINUTE), level(1000)))
    here = position(evening.state.structure, evening.state.clock.at(evening.now))
    assert (here.period, here.into) == (5, timedelta(0))


def test_s3_a_redo_brings_no_level_back_that_would_be_over_at_once() -> None:
    evening = overtime(25)
    evening.do(tournament.change_structure, (*STRUCTURE, level(1000)))
    take_back(evening)
    evening.wait(5)
    before, again = (
        evening.state,
        replace(evening.state, structure=begun_now(STRUCTURE, (*STRUCTURE, level(1000)), LENGTH + 25 * MINUTE)),
    )
    same_past(before, again, evening.now)
    with pytest.raises(Refused) as caught:
        same_past(before, again, evening.now + LEVEL)
    assert caught.value.code == "retract.levels_played"


def test_s3_a_level_that_was_played_in_between_stands() -> None:
    evening = overtime(25)
    evening.do(tournament.change_structure, (*STRUCTURE, level(1000), level(2000)))
    evening.wait(25)
    assert evening.refused("structure.played", tournament.change_structure, STRUCTURE).facts["row"] == 5
    before = evening.state
    evening.undo()
    with pytest.raises(Refused, match=r"retract\.levels_played"):
        same_past(before, evening.state, evening.now)


@pytest.mark.parametrize("added", [1, 2, 3])
@pytest.mark.parametrize(("since", "may_go"), [(0, True), (19, True), (20, False), (25, False), (200, False)])
def test_s3_undo_and_the_old_structure_typed_again_go_by_one_rule(added: int, since: int, *, may_go: bool) -> None:
    """The added level may go while it runs; once it was played to its end it stays, however many came with it."""
    evening = overtime(25)
    evening.do(tournament.change_structure, (*STRUCTURE, *(level(1000 * each) for each in range(1, added + 1))))
    evening.wait(since)
    if may_go:
        evening.do(tournament.change_structure, STRUCTURE)
        evening.undo()
        take_back(evening)
        assert evening.state.structure == STRUCTURE
        return
    evening.refused("structure.played", tournament.change_structure, STRUCTURE)
    with pytest.raises(Refused, match=r"retract\.levels_played"):
        take_back(evening)


def test_s3_what_was_played_is_measured_by_what_took_its_place() -> None:
    after = (*STRUCTURE[:4], level(800, 50 * MINUTE))
    assert rewritten(STRUCTURE, after, LENGTH + MINUTE) is None
    assert rewritten((*after, level(1000)), STRUCTURE, LENGTH + 40 * MINUTE) == 4  # other blinds were played


DEEDS = st.one_of(
    st.tuples(st.just("wait"), st.integers(0, 50)),
    st.tuples(st.just("add"), st.integers(1, 3)),
    st.tuples(st.just("cut"), st.integers(1, 3)),
    st.tuples(st.just("longer"), st.integers(-5, 30)),
    st.tuples(st.sampled_from(["pause", "resume", "undo", "redo", "break"]), st.just(0)),
)


def run(script: list[tuple[str, int]], late: int) -> None:
    """A script of changes, each checked."""
    evening = overtime(late)
    for deed, number in script:
        try:
            once(evening, deed, number)
        except (Refused, Conflict):  # a line stands in the way
            continue
        assert evening.replayed() == evening.state
        assert evening.acts[-1].by == EVE


def once(evening: Evening, deed: str, number: int) -> None:
    before, now = evening.state, evening.now
    place = position(before.structure, before.clock.at(now))
    if deed == "wait":
        evening.wait(number)
    elif deed == "add":
        more = tuple(level(1000 * each) for each in range(1, number + 1))
        evening.do(tournament.change_structure, (*before.structure, *more))
        after = position(evening.state.structure, evening.state.clock.at(now))
        if place.over:
            assert (after.period, after.into, after.over) == (len(before.structure), timedelta(0), False)
        assert evening.state.structure[len(before.structure) :] == more
        assert evening.state.clock == before.clock
        added = len(evening.acts)
        target = undo_target(evening.acts, taken_back(evening.acts))
        assert target is not None
        assert target.number == added
        without = fold(evening.acts[:-1], skip=retracted(evening.acts[:-1]))
        assert without is not None
        same_past(evening.state, without, now)  # it may be taken back
        assert without == before
    elif deed == "cut":
        evening.do(tournament.change_structure, before.structure[:-number])
    elif deed == "longer":
        evening.do(timing.add_time, number * MINUTE)
    elif deed == "break":
        evening.do(timing.break_now, 10 * MINUTE)
    elif deed in ("undo", "redo"):
        back_or_forth(evening, deed)
    else:
        evening.do(getattr(timing, deed))


def back_or_forth(evening: Evening, deed: str) -> None:
    """Undo or redo as the desk does it: nothing is written when the past would be another one."""
    before, acts = evening.state, list(evening.acts)
    try:
        act = getattr(evening, deed)()
        if act is not None and act.facts and not own_act(evening.acts, act).moves_clock:
            same_past(before, evening.state, evening.now)
    except (Refused, Conflict):
        evening.state, evening.acts = before, acts
        raise


@settings(max_examples=150, deadline=None)
@given(st.lists(DEEDS, max_size=25), st.sampled_from([0, 1, 25, 500]))
def test_s3_whatever_is_done_in_overtime_what_is_added_begins_then(script: list[tuple[str, int]], late: int) -> None:
    run(script, late)


@pytest.mark.soak
@settings(max_examples=5000, deadline=None)
@given(st.lists(DEEDS, max_size=60), st.sampled_from([0, 1, 25, 500]))
def test_s3_long_evenings_in_overtime(script: list[tuple[str, int]], late: int) -> None:
    run(script, late)
