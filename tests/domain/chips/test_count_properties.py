"""However a room is counted, nobody's chips count twice, nobody is left out, and a true count always agrees."""

from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from tdapp.domain.chips import chip_counts
from tdapp.domain.chips.chip_counts import counted, stack_number, table_number, uncounted
from tdapp.domain.chips.count_causes import causes, difference
from tdapp.domain.refusal import Refused
from tdapp.domain.seating import seating
from tdapp.domain.units import Chips, EntryId
from tests.domain.chips.holdings import at_break
from tests.domain.evening import Evening

STACK, STEP = 20_000, 25
PICK = st.integers(0, 99)
DEEDS = st.one_of(
    st.tuples(st.just("stack"), PICK, PICK),
    st.tuples(st.just("table"), PICK, PICK),
    st.tuples(st.just("several"), PICK, PICK),
    st.tuples(st.just("move"), PICK, PICK),
    st.tuples(st.just("undo"), PICK, PICK),
    st.tuples(st.just("press"), PICK, PICK),
)


def dealt(shifts: list[tuple[int, int, int]], entries: list[EntryId]) -> dict[EntryId, Chips]:
    """Stacks after so many pots: they come to what was sold."""
    stacks = dict.fromkeys(entries, STACK)
    for loser, winner, pot in shifts:
        one, other = entries[loser % len(entries)], entries[winner % len(entries)]
        chips = min(pot * STEP, stacks[one] - STEP)
        stacks[one] -= chips
        stacks[other] += chips
    return {entry: Chips(chips) for entry, chips in stacks.items()}


def does(evening: Evening, deed: str, pick: int, other: int, truth: dict[EntryId, Chips]) -> None:
    state = evening.state
    people = [entry.id for entry in state.playing()]
    tables = [table for table in state.open_tables() if table.seated]
    table = tables[pick % len(tables)]
    match deed:
        case "stack":
            who = people[pick % len(people)]
            evening.do(chip_counts.count, stacks={who: truth[who]})
        case "several":
            some = people[pick % len(people) :: 1 + other % 5]
            evening.do(chip_counts.count, stacks={who: truth[who] for who in some})
        case "table":
            whole = sum(truth[who] for who in table.seats if who is not None)
            evening.do(chip_counts.count, tables={table.number: Chips(whole)})
        case "move":
            free = [seat for each in state.open_tables() for seat in each.free]
            evening.do(seating.move, people[pick % len(people)], free[other % len(free)])
        case "undo":
            if other < 30 and evening.acts[-1].verb.startswith(("chip_counts.", "seating.move")):
                evening.undo()
        case _:
            who = people[other % len(people)]
            evening.do(chip_counts.count, seats={state.entries[who].seat: truth[who]})


def check(evening: Evening, truth: dict[EntryId, Chips]) -> None:
    state = evening.state
    missing = set(uncounted(state))
    known = 0
    for table in state.open_tables():
        sits = [who for who in table.seats if who is not None]
        if table_number(state, table) is not None:
            assert not missing & set(sits)
            known += sum(truth[who] for who in sits)
        else:
            assert {who for who in sits if stack_number(state, who) is None} == missing & set(sits)
            known += sum(truth[who] for who in sits if who not in missing)
    assert counted(state) == known
    assert known + sum(truth[who] for who in missing) == state.chips


@settings(max_examples=120, deadline=None)
@given(st.lists(st.tuples(PICK, PICK, st.integers(0, 900)), max_size=30), st.lists(DEEDS, max_size=40))
def test_every_stack_counts_once(shifts: list[tuple[int, int, int]], deeds: list[Any]) -> None:
    evening = at_break(20)
    truth = dealt(shifts, [entry.id for entry in evening.state.playing()])
    evening.do(chip_counts.begin_count)
    for deed, pick, other in deeds:
        evening.wait(1)
        try:
            does(evening, deed, pick, other, truth)
        except Refused:
            continue
        if evening.state.bank.since is None:
            evening.do(chip_counts.begin_count)
        check(evening, truth)
    evening.wait(1)
    left = uncounted(evening.state)
    if left:
        evening.do(chip_counts.count, stacks={who: truth[who] for who in left})
    check(evening, truth)
    assert difference(evening.state) == 0
    assert causes(evening.state) == ()
    evening.do(chip_counts.close_count)
    assert evening.replayed() == evening.state
