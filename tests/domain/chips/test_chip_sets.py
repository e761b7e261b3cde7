"""Which set a tournament plays with, how its stacks are made, and how many are expected."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tdapp.domain import tournament
from tdapp.domain.chips import chip_needs, chip_sets, racing, stacks
from tdapp.domain.chips.chip_bank import RaceRounding, RaceWay
from tdapp.domain.chips.chip_colours import alike
from tdapp.domain.chips.chip_facts import ChipSetChosen, StackMade
from tdapp.domain.chips.chip_set import Chip, ChipSet, Pattern, worth
from tdapp.domain.chips.chip_stock import for_stacks
from tdapp.domain.clock import timing
from tdapp.domain.money.terms import Tender, Terms
from tdapp.domain.refusal import Allowed, Conflict, Refused
from tdapp.domain.registration import entries, price_list, sales
from tdapp.domain.seating import seating
from tdapp.domain.units import Chips, EntryId
from tdapp.values import replace
from tests.domain.chips.chip_samples import HOME, PLENTY, chip_set, pieces
from tests.domain.evening import EARLY, Evening, add_on, by, playing, rebuy, registered

STACK = pieces(v25=8, v100=8, v500=4, v1000=12, v5000=1)  # 20,000
SET = chip_set(PLENTY)


def with_set(evening: Evening, stock: dict[int, int] | None = None) -> Evening:
    evening.did(chip_sets.choose_set, chip_set(stock or PLENTY))
    return evening


def test_a_set_is_chosen_once_and_given_up_again() -> None:
    evening = registered(3)
    act = evening.did(chip_sets.choose_set, SET)
    assert act.facts == (ChipSetChosen(SET),)
    assert evening.state.bank.chip_set == SET
    assert evening.do(chip_sets.choose_set, SET) is None
    evening.did(chip_sets.choose_set, None)
    assert evening.state.bank.chip_set is None
    evening.undo()
    assert evening.state.bank.chip_set == SET
    assert evening.replayed() == evening.state


def test_chips_stand_in_order_with_clean_names_and_plain_colours() -> None:
    chips = (Chip(Chips(100), "#AABBCC", 5, called=" dark  blue "), Chip(Chips(25), "#000000", 3))
    tidy = chip_sets.checked_set(ChipSet("key", "  My set ", chips))
    assert tidy.name == "My set"
    assert tidy.values == (25, 100)
    assert tidy.chips[1] == Chip(Chips(100), "#aabbcc", 5, 0, called="dark blue")


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"value": Chips(0)}, "chipset.value"),
        ({"value": Chips(1_000_000_001)}, "chipset.value"),
        ({"value": Chips(12_345)}, "chipset.figures"),
        ({"value": Chips(100)}, "chipset.twice"),
        ({"stock": -1}, "chipset.stock"),
        ({"stock": 1_000_001}, "chipset.stock"),
        ({"reserve": -1}, "chipset.reserve"),
        ({"stock": 10, "reserve": 11}, "chipset.reserve"),
        ({"colour": "green"}, "chipset.colour"),
        ({"edge": "#12345"}, "chipset.colour"),
        ({"called": "x" * 41}, "chipset.called"),
        ({"picture": "a.png"}, "chipset.picture"),
    ],
)
def test_a_chip_that_cannot_be_is_refused(change: dict[str, object], code: str) -> None:
    chip = replace(Chip(Chips(25), "#2e7d32", 100), **change)  # type: ignore[arg-type]
    refused = registered(2).refused(
        code, chip_sets.choose_set, ChipSet("key", "Set", (chip, Chip(Chips(100), "#000000", 1)))
    )
    assert refused.facts["chip"] == chip.value


def test_a_set_without_chips_or_with_far_too_many_is_refused() -> None:
    evening = registered(2)
    evening.refused("chipset.empty", chip_sets.choose_set, replace(SET, chips=()))
    many = tuple(Chip(Chips(value), "#000000", 1) for value in range(1, 26))
    assert evening.refused("chipset.too_many", chip_sets.choose_set, replace(SET, chips=many)).facts["n"] == 25
    evening.refused("name.empty", chip_sets.choose_set, replace(SET, name=" "))
    evening.refused("chipset.key", chip_sets.choose_set, replace(SET, key=""))


def test_a_stack_is_worth_what_is_sold() -> None:
    evening = with_set(registered(3))
    act = evening.did(chip_sets.make_stack, "", STACK)
    assert act.facts == (StackMade("", STACK),)
    assert worth(evening.state.bank.stacks[""]) == evening.state.setup.starting_stack
    short = evening.refused("stack.short", chip_sets.make_stack, "", pieces(v25=8))
    assert (short.facts["made"], short.facts["by"]) == (200, 19_800)
    over = evening.refused("stack.over", chip_sets.make_stack, "", pieces(v5000=5))
    assert over.facts["by"] == 5_000
    evening.did(chip_sets.make_stack, "", ())
    assert "" not in evening.state.bank.stacks
    assert evening.do(chip_sets.make_stack, "", ()) is None


def test_pieces_given_twice_are_put_together_and_none_left_out() -> None:
    evening = with_set(registered(3))
    evening.did(chip_sets.make_stack, "", ((Chips(5000), 1), (Chips(25), 0), (Chips(5000), 3)))
    assert evening.state.bank.stacks[""] == ((5000, 4),)


def test_pieces_that_cannot_be_are_refused() -> None:
    evening = registered(3)
    evening.refused("stack.no_set", chip_sets.make_stack, "", STACK)
    with_set(evening, HOME)
    evening.refused("stack.not_in_set", chip_sets.make_stack, "", pieces(v50=400))
    evening.refused("stack.count", chip_sets.make_stack, "", pieces(v25=-1))
    evening.refused("stack.no_offer", chip_sets.make_stack, "rebuy", STACK)


def test_every_line_of_the_price_list_has_a_stack_of_its_own() -> None:
    evening = with_set(registered(3))
    evening.did(price_list.set_terms, Terms(offers=(EARLY, rebuy(), add_on(chips=Chips(30_000)))))
    evening.did(chip_sets.make_stack, "", STACK)
    evening.did(chip_sets.make_stack, "add-on", pieces(v5000=6))
    evening.refused("stack.short", chip_sets.make_stack, "early", STACK)
    lines = {line.key: stacks.stack_of(evening.state, line) for line in stacks.stacked(evening.state)}
    # A rebuy is worth a starting stack, so it is made as one unless somebody says otherwise.
    assert lines == {"": STACK, "early": (), "rebuy": STACK, "add-on": pieces(v5000=6)}


def test_with_another_set_stacks_it_cannot_make_are_open_again() -> None:
    evening = with_set(registered(3))
    evening.did(chip_sets.make_stack, "", STACK)
    without = {value: count for value, count in PLENTY.items() if value != 500}
    act = evening.did(chip_sets.choose_set, chip_set(without))
    assert act.facts[1:] == (StackMade("", ()),)
    assert not evening.state.bank.stacks
    evening.undo()
    assert evening.state.bank.stacks[""] == STACK


def test_a_set_without_chips_that_are_on_the_tables_takes_a_reason() -> None:
    evening = with_set(playing(6))
    evening.did(chip_sets.make_stack, "", STACK)
    without = chip_set({value: count for value, count in PLENTY.items() if value not in (25, 500)})
    refused = evening.refused("chipset.in_play", chip_sets.choose_set, without)
    assert refused.overridable
    assert refused.facts["chips"] == (25, 500)
    evening.did(chip_sets.choose_set, without, allow=Allowed(frozenset({"chipset.in_play"})))
    more = chip_set({**PLENTY, 50: 100})
    evening.did(chip_sets.choose_set, more)


def test_during_a_race_the_set_stays_and_after_it_no_stack_has_the_chip_that_left() -> None:
    evening = with_set(playing(6))
    evening.did(chip_sets.make_stack, "", STACK)
    allow = Allowed(frozenset({"race.still_needed"}))
    evening.did(racing.begin, Chips(25), Chips(100), way=RaceWay.CARDS, rounding=RaceRounding.HALF_UP, allow=allow)
    evening.refused("chipset.race_on", chip_sets.choose_set, chip_set(HOME))


def test_how_many_are_expected_is_said_by_line_of_the_price_list() -> None:
    evening = with_set(registered(3))
    evening.did(price_list.set_terms, Terms(offers=(rebuy(),)))
    evening.did(chip_sets.expect, {"": 90, "rebuy": 40})
    assert dict(evening.state.bank.expected) == {"": 90, "rebuy": 40}
    assert evening.do(chip_sets.expect, {"rebuy": 40, "": 90}) is None
    evening.refused("stack.no_offer", chip_sets.expect, {"again": 3})
    evening.refused("expected.count", chip_sets.expect, {"": -1})
    evening.did(chip_sets.expect, {})
    assert not evening.state.bank.expected


def test_nobody_is_expected_any_more_once_registration_is_closed() -> None:
    evening = with_set(registered(3))
    evening.did(chip_sets.expect, {"": 90})
    assert chip_needs.outlook(evening.state, evening.now).players == 90
    evening.do(tournament.close_registration)
    assert chip_needs.outlook(evening.state, evening.now).players == 3
    evening.do(tournament.open_registration)
    assert chip_needs.outlook(evening.state, evening.now).players == 90


def test_chips_that_look_alike_are_found_by_colour_and_marks() -> None:
    green, other_green = Chip(Chips(25), "#2e7d32", 1), Chip(Chips(500), "#2f7f35", 1)
    assert alike(ChipSet("k", "Set", (green, other_green))) == ((25, 500),)
    assert not alike(ChipSet("k", "Set", (green, replace(other_green, pattern=Pattern.BARS))))
    assert not alike(ChipSet("k", "Set", (green, replace(other_green, edge="#000000"))))
    assert not alike(chip_set(PLENTY))


def test_stacks_on_the_tables_stay_as_they_were_made() -> None:
    evening = with_set(playing(6))
    evening.did(price_list.set_terms, Terms(offers=(rebuy(),)))
    evening.did(chip_sets.make_stack, "", STACK)
    evening.did(sales.buy, EntryId(1), "rebuy", (by(Tender.CASH, 45),))
    big = pieces(v5000=4)
    act = evening.did(chip_sets.make_stack, "", big)
    assert act.facts == (StackMade("", big, (("", 6), ("rebuy", 1))),)
    standard = stacks.line_of(evening.state, "")
    assert stacks.handed_out(evening.state, standard, 9) == ((STACK, 6), (big, 3))
    assert stacks.in_play(evening.state) == {25, 100, 500, 1000, 5000}
    ahead = chip_needs.outlook(evening.state, evening.now)
    assert for_stacks(ahead.sellings) == {chip: 7 * count for chip, count in STACK}
    evening.did(chip_sets.make_stack, "", STACK)
    assert stacks.handed_out(evening.state, standard, 6) == ((STACK, 6), (STACK, 0))
    assert evening.replayed() == evening.state


def test_tables_are_reckoned_from_who_is_left_once_nobody_can_buy_in_any_more() -> None:
    evening = with_set(playing(6))
    ahead = chip_needs.outlook(evening.state, evening.now).evening
    assert (ahead.row, ahead.left) == (1, None)  # registration closes in row 1
    evening.wait(41).did(entries.bust_out, [EntryId(1)])
    ahead = chip_needs.outlook(evening.state, evening.now).evening
    assert (ahead.row, ahead.left) == (2, 5)


def test_before_play_a_stack_is_only_a_plan() -> None:
    evening = with_set(registered(6))
    evening.did(chip_sets.make_stack, "", STACK)
    assert evening.did(chip_sets.make_stack, "", pieces(v5000=4)).facts == (StackMade("", pieces(v5000=4)),)
    assert stacks.in_play(evening.state) == {5000}


def test_the_stack_of_a_line_that_is_gone_counts_no_more() -> None:
    evening = with_set(registered(3))
    evening.did(price_list.set_terms, Terms(offers=(rebuy(),)))
    evening.did(chip_sets.make_stack, "rebuy", pieces(v5000=4))
    evening.did(price_list.set_terms, Terms())
    assert stacks.in_play(evening.state) == frozenset()


def test_a_set_that_stacks_hang_on_is_taken_back_only_after_them() -> None:
    evening = Evening()
    chosen = evening.did(chip_sets.choose_set, SET)
    evening.did(chip_sets.make_stack, "", STACK)
    with pytest.raises(Conflict) as caught:
        evening.retract(chosen.number)
    assert caught.value.code == "not_in_set"


steps = st.lists(
    st.one_of(
        st.tuples(st.just("set"), st.sampled_from([None, HOME, PLENTY, {25: 10, 100: 10}, {50: 5, 5000: 100}])),
        st.tuples(
            st.just("stack"),
            st.tuples(
                st.sampled_from(["", "rebuy"]),
                st.sampled_from([STACK, pieces(v5000=4), pieces(v25=800), pieces(v1000=20), (), pieces(v50=400)]),
            ),
        ),
        st.tuples(st.just("expect"), st.sampled_from([{}, {"": 40}, {"": 10, "rebuy": 3}])),
        st.tuples(st.just("undo"), st.none()),
        st.tuples(st.just("redo"), st.none()),
        st.tuples(st.just("start"), st.none()),
    ),
    max_size=14,
)


@settings(max_examples=60, deadline=None)
@given(steps)
def test_whatever_is_decided_and_taken_back_the_journal_alone_tells_the_same(plan: list[tuple[str, Any]]) -> None:
    evening = registered(3)
    evening.did(price_list.set_terms, Terms(offers=(rebuy(),)))
    evening.did(seating.draw_seats, "draw")
    for what, given_ in plan:
        try:
            match what:
                case "set":
                    evening.do(chip_sets.choose_set, chip_set(given_) if given_ is not None else None)
                case "stack":
                    evening.do(chip_sets.make_stack, *given_)
                case "expect":
                    evening.do(chip_sets.expect, given_)
                case "undo" if len(evening.acts) > 4:
                    evening.undo()
                case "redo":
                    evening.redo()
                case "start":
                    evening.do(timing.start)
        except Refused:
            continue
        bank = evening.state.bank
        values = bank.chip_set.values if bank.chip_set else ()
        for made in bank.stacks.values():
            assert worth(made) == 20_000
            assert {chip for chip, _count in made} <= {*values}
    assert evening.replayed() == evening.state
