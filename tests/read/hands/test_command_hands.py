"""What is typed while the whole room plays by the hand: tables that have played, heads, bust-outs with their stacks."""

import pytest

from tdapp.domain.hands import end_of_day, hand_for_hand
from tdapp.domain.registration import entries
from tdapp.domain.units import Chips, TableNo
from tdapp.read.command_scene import InHand, Scene, Suggestion
from tdapp.read.commands import suggest
from tdapp.read.hands.command_hands import in_hand
from tdapp.read.message import say
from tdapp.values import replace
from tests.domain.hands.test_hand_for_hand import at, late
from tests.read.test_commands import BERG, HUONG, MULLER, SCENE, WOJCIK

ONE, TWO, THREE = TableNo(1), TableNo(2), TableNo(3)
PLAYED = replace(SCENE, hand=InHand(True, (TableNo(7), TableNo(12)), frozenset({WOJCIK.entry})))


def first(typed: str, scene: Scene = PLAYED) -> Suggestion:
    return suggest(typed, scene)[0]


@pytest.mark.parametrize("typed", ["7", "hand 7"])
def test_a_number_alone_is_a_table_that_has_played(typed: str) -> None:
    found = first(typed)
    assert (found.action, found.args, found.said) == ("hands.played", ((7,),), say("command.hand_done", table=7))


@pytest.mark.parametrize("typed", ["7 12", "7, 12", "7,12", "7 + 12", "hand 12 7", "7 7 12"])
def test_several_numbers_are_tables_that_have_played(typed: str) -> None:
    found = first(typed)
    assert (found.action, set(found.args[0])) == ("hands.played", {7, 12})


def test_the_table_can_still_be_gone_to_and_is_where_it_has_played() -> None:
    assert [each.action for each in suggest("7", PLAYED)] == ["hands.played", "tables.show"]
    assert first("table 7").action == "tables.show"
    assert first("2").action == "tables.show"  # it has played
    assert first("7", SCENE).action == "tables.show"  # nothing is played by the hand
    assert first("hand 2").action == "tables.hand"
    assert all(each.action != "hands.played" for each in suggest("7 2", PLAYED))


def test_heads_are_a_table_and_its_number() -> None:
    found = first("7=8")
    assert (found.action, found.args) == ("hands.count", (((7, 8),),))
    assert first("7=8, 12=9").args == (((7, 8), (12, 9)),)
    assert first("7=8 12=9", SCENE).action == "hands.count"
    assert suggest("99=8", PLAYED) == ()


@pytest.mark.parametrize("typed", ["12-4 12000", "12-4 12,000", "bust 12-4 12 000", "huong 12k", "bust huong 12.000"])
def test_a_bust_out_comes_with_the_chips_before_the_hand(typed: str) -> None:
    found = first(typed)
    assert (found.action, found.args) == ("entries.bust_out", ((HUONG.entry,), (), {HUONG.entry: 12_000}))


def test_each_of_one_hand_may_stand_with_his_chips() -> None:
    found = first("bust 12-4 900 + 7-8 + 2-2 4k")
    assert found.args == (
        (HUONG.entry, BERG.entry, MULLER.entry), (), {HUONG.entry: Chips(900), MULLER.entry: Chips(4_000)},
    )  # fmt: skip


def test_who_is_out_in_the_hand_gets_his_chips_noted() -> None:
    found = first("bust wojcik 4000")
    assert (found.action, found.args) == ("hands.note_stack", (WOJCIK.entry, 4_000))
    assert first("wojcik 4000").action == "hands.note_stack"


@pytest.mark.parametrize("typed", ["12-4 12000", "bust 12-4 12000", "wojcik 4000"])
def test_where_nobody_asks_for_stacks_no_number_is_one(typed: str) -> None:
    assert all(each.action not in ("entries.bust_out", "hands.note_stack") for each in suggest(typed, SCENE))


def test_the_hand_is_that_of_the_room() -> None:
    evening = late(20)
    assert in_hand(evening.state) == InHand()
    evening.do(hand_for_hand.begin)
    evening.do(hand_for_hand.done, (TWO,))
    out = at(evening, ONE, 1)
    evening.do(entries.bust_out, out)
    assert in_hand(evening.state) == InHand(True, (ONE, THREE), frozenset(out))
    evening = late(20)
    evening.do(end_of_day.draw_last_hands, "1/ab", card=3)
    assert in_hand(evening.state) == InHand(False, (ONE, TWO, THREE))
