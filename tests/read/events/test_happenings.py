"""What happens in a tournament is found by time and by what was done, and never by what was taken back."""

import random
from datetime import UTC, time, timedelta

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tdapp.domain import tournament
from tdapp.domain.clock import timing
from tdapp.domain.events.rules import Condition, Happening, Rule, Trigger, check_rule, holds
from tdapp.domain.hands import hand_for_hand
from tdapp.domain.prizes import payouts
from tdapp.domain.refusal import Refused
from tdapp.domain.registration import entries
from tdapp.domain.seating import breaking, moves, seating
from tdapp.domain.units import TableNo
from tdapp.read.events.happenings import begun_anew, by_acts, by_time, matching
from tests.domain.evening import MINUTE, SETUP, START, Evening, entry, late, playing, registered
from tests.domain.nights import begun

RULES = (
    Rule("a", Trigger.LEVEL_LEFT, before=MINUTE, flash=True),
    Rule("b", Trigger.LEVEL_LEFT, before=timedelta(seconds=10), flash=True),
    Rule("c", Trigger.BREAK_LEFT, before=2 * MINUTE, flash=True),
    Rule("d", Trigger.CLOSING, before=10 * MINUTE, flash=True),
    Rule("e", Trigger.AT_TIME, at=time(19, 30), flash=True),
    Rule("off", Trigger.LEVEL_LEFT, before=5 * MINUTE, flash=True, on=False),
)


def keys(found: tuple[Happening, ...]) -> list[str]:
    return [each.key for each in found]


def through(evening: Evening, minutes: int, rules: tuple[Rule, ...] = RULES) -> list[str]:
    """What time brings in so many minutes, looked at every second second."""
    found, since = [], evening.now
    for _ in range(minutes * 30):
        evening.now += timedelta(seconds=2)
        found += by_time(evening.state, since, evening.now, rules, UTC)
        since = evening.now
    return keys(tuple(found))


def done(evening: Evening, *args: object, **kwargs: object) -> list[str]:
    """What an act brings; its undo and its redo bring nothing."""
    before, many = evening.state, len(evening.acts)
    evening.do(*args, **kwargs)  # type: ignore[arg-type]
    found = by_acts(before, evening.state, evening.now, [fact for act in evening.acts[many:] for fact in act.facts])
    for way in (evening.undo, evening.redo):
        was = evening.state
        act = way()
        assert act is None or by_acts(was, evening.state, evening.now, act.facts) == ()
    return keys(found)


def test_time_brings_each_moment_of_the_schedule_once() -> None:
    evening = playing(12)
    plain = tuple(rule for rule in RULES if rule.at is None)
    assert through(evening, 60, plain) == [
        "level_left:60:1",
        "level_left:10:1",
        "level_up:2",
        "closing:600",
        "level_left:60:2",
        "level_left:10:2",
        "break_begins:2.1",
        "closes",
        "break_left:120:2.1",
        "break_ends:2.1",
    ]


def test_a_time_of_day_comes_once_a_day_wherever_the_clock_is() -> None:
    evening = registered(4)
    evening.now = START.replace(hour=19, minute=29)
    assert through(evening, 3) == ["at_time:2026-11-20T19:30"]
    evening.now += timedelta(days=1, minutes=-5)
    assert through(evening, 5) == ["at_time:2026-11-21T19:30"]


def test_a_clock_that_is_paused_tells_so_and_brings_nothing_until_it_goes_on() -> None:
    evening = playing(12).wait(5)
    assert done(evening, timing.pause) == [f"paused:{evening.now.isoformat()}"]
    assert through(evening, 20) == []
    assert done(evening, timing.resume) == [f"goes_on:{evening.now.isoformat()}"]


def test_the_next_level_taken_by_hand_is_a_level_up_and_the_one_before_is_none() -> None:
    evening = playing(12).wait(5)
    assert done(evening, timing.next_period) == ["level_up:2"]
    evening.wait(3)
    assert done(evening, timing.break_now, 10 * MINUTE) == ["break_begins:2.1"]
    assert done(evening, timing.next_period) == ["break_ends:2.1"]
    assert done(evening, timing.previous_period) == []


def test_a_level_or_break_some_steps_ahead_is_told_as_the_next_one_is_and_one_behind_is_not() -> None:
    evening = playing(12).wait(5)
    assert done(evening, timing.go_to_break) == ["break_begins:2.1", "closes"]
    assert done(evening, timing.go_to_level, 3) == ["break_ends:2.1"]
    assert done(evening, timing.go_to_level, 1) == []
    assert done(evening, timing.go_to_level, 2) == ["level_up:2"]
    assert done(evening, timing.go_to_level, 2) == []


def test_places_the_bubble_and_the_money_come_with_the_bust_outs() -> None:
    evening = late(6)
    evening.do(payouts.post_prizes)
    paid = len(evening.state.posted or ())
    found: list[str] = []
    for number in range(6, 1, -1):
        found += done(evening, entries.bust_out, entry(number))
    assert found[0] == "place:6" and found[-1] == "finish"
    assert [each for each in found if not each.startswith("place")] == ["bubble", "in_money", "finish"]
    assert found.index("in_money") == found.index(f"place:{paid + 1}") - 1


def test_in_hand_for_hand_nobody_is_out_before_the_hand_is_over() -> None:
    evening = late(20)
    evening.do(payouts.post_prizes)
    assert done(evening, hand_for_hand.begin) == ["hand_for_hand:20"]
    assert done(evening, entries.bust_out, entry(20)) == []
    before, many = evening.state, len(evening.acts)
    evening.do(hand_for_hand.done, tuple(sorted(evening.state.tables)))
    evening.do(hand_for_hand.settle)
    facts = [fact for act in evening.acts[many:] for fact in act.facts]
    assert keys(by_acts(before, evening.state, evening.now, facts)) == ["next_hand:19:2", "place:20"]


def test_a_table_that_breaks_is_told_by_its_number_and_the_last_one_is_the_final_table() -> None:
    evening = playing(20)
    for number in (1, 2, 3, 4):
        evening.do(entries.bust_out, entry(number))
    proposal = breaking.break_table(evening.state, evening.now, TableNo(2), "7/ab")
    assert proposal is not None
    assert done(evening, moves.accept, proposal, range(1, len(proposal.moves) + 1)) == ["table_breaks:2"]
    for number in range(5, 13):
        evening.do(entries.bust_out, entry(number))
    (last, *_others) = (each.number for each in evening.state.open_tables() if each.number != TableNo(1))
    proposal = breaking.break_table(evening.state, evening.now, last, "8/ab")
    assert proposal is not None
    assert done(evening, moves.accept, proposal, range(1, len(proposal.moves) + 1)) == ["final_table"]


def test_registration_that_is_opened_again_may_close_again() -> None:
    evening = playing(4)
    assert done(evening, tournament.close_registration) == ["closes"]
    act = evening.did(tournament.open_registration)
    assert begun_anew(act.facts) == ("closes", "closing")
    assert begun_anew(evening.did(seating.open_table, TableNo(7)).facts) == ("table_breaks:7",)
    undone = evening.undo()
    assert undone is not None and begun_anew(undone.facts) == ()


def test_a_rule_holds_only_under_its_conditions() -> None:
    evening = playing(12).wait(25)
    level = Happening(Trigger.LEVEL_UP, "level_up:2")
    plain = Rule("a", Trigger.LEVEL_UP, flash=True)

    def held(**only: object) -> bool:
        rule = Rule("a", Trigger.LEVEL_UP, flash=True, condition=Condition(**only))  # type: ignore[arg-type]
        return bool(matching((rule,), (level,), evening.state, evening.now))

    assert matching((plain,), (level,), evening.state, evening.now) == ((plain, level),)
    assert held(level_from=2) and not held(level_from=3) and held(level_to=2) and not held(level_to=1)
    assert held(left_to=12) and not held(left_to=11) and held(left_from=12) and not held(left_from=13)
    assert held(stages=("closing", "play")) and not held(stages=("bubble",))
    assert held(tournament=SETUP.name.upper()) and not held(tournament="Another night")
    assert held(running=True)
    evening.do(timing.pause)
    assert not held(running=True)


@pytest.mark.parametrize(
    ("rule", "code"),
    [
        (Rule("a", Trigger.LEVEL_LEFT, flash=True), "events.before"),
        (Rule("a", Trigger.LEVEL_UP, before=MINUTE, flash=True), "events.before"),
        (Rule("a", Trigger.PLACE, flash=True), "events.place"),
        (Rule("a", Trigger.AT_TIME, flash=True), "events.at"),
        (Rule("a", Trigger.START), "events.nothing"),
        (Rule("a", Trigger.START, flash=True, volume=101), "events.volume"),
        (Rule("a", Trigger.START, flash=True, lasts=timedelta(0)), "events.lasts"),
        (Rule("a", Trigger.START, message=(("en", "x" * 200),)), "events.text"),
        (Rule("a", Trigger.START, flash=True, condition=Condition(level_from=3, level_to=2)), "events.level"),
        (Rule("a", Trigger.START, flash=True, condition=Condition(left_from=3, left_to=2)), "events.left"),
    ],
)
def test_a_rule_that_makes_no_sense_is_refused(rule: Rule, code: str) -> None:
    with pytest.raises(Refused) as refused:
        check_rule(rule)
    assert refused.value.code == code


def test_no_bound_of_a_condition_is_no_bound() -> None:
    assert holds(Condition(), name="", level=0, left=0, stage="", running=False)


@settings(max_examples=12, deadline=None)
@given(st.integers(0, 1 << 32))
def test_whatever_a_night_brings_its_undo_and_redo_bring_nothing(seed: int) -> None:
    night = begun(random.Random(seed))
    made = night.made
    for _ in range(40):
        many = len(made.acts)
        before = night.state
        night.act()
        new = [fact for act in made.acts[many:] for fact in act.facts]
        found = by_acts(before, night.state, made.now, new)
        assert len(set(keys(found))) == len(found)
        for way in (made.undo, made.redo):
            was = made.state
            try:
                act = way()
            except Exception as refused:
                del refused
                break
            assert act is None or by_acts(was, made.state, made.now, act.facts) == ()
