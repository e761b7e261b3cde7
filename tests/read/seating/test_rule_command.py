"""'rule oot 3-5': what happened and where, in the command box."""

import pytest

from tdapp.domain.units import Seat, TableNo
from tdapp.read.command_scene import Offer, Scene, Suggestion, Verb
from tdapp.read.commands import suggest
from tdapp.read.message import say
from tdapp.read.seating.command_room import what_and_where
from tdapp.values import replace
from tests.read.test_commands import SCENE, row

ADA = row(7, "Ada", "Lindqvist", "3-5")
OOT = Offer("turn.out_of_turn", "A player acts out of turn")
TABLES = Scene(rows=(ADA,), tables=(TableNo(1), TableNo(3)), incidents=(OOT,), verbs={"rule": Verb.RULE}, started=True)
HERE = Seat(TableNo(3), 5)


def only(typed: str, scene: Scene = TABLES) -> Suggestion:
    (found,) = suggest(typed, scene)
    return found


@pytest.mark.parametrize("typed", ["rule oot 3-5", "rule oot 3.5", "rule oot 3/5", "rule oot 3 - 5", "rule 3-5 oot"])
def test_a_seat_on_either_side_is_where_it_happened(typed: str) -> None:
    found = only(typed)
    assert (found.action, found.args) == ("rulings.rule", ("turn.out_of_turn", HERE))
    assert found.said == say("command.rule_seat", label=OOT.label, name=ADA.name, seat=HERE)
    assert found.row == ADA


def test_no_seat_typed_is_the_one_chosen_or_the_only_table_or_none() -> None:
    assert only("rule oot").args == ("turn.out_of_turn", None)
    assert only("rule oot", replace(TABLES, here=HERE)).args == ("turn.out_of_turn", HERE)
    at_table = only("rule oot", replace(TABLES, here=Seat(TableNo(3), 0)))
    assert at_table.args == ("turn.out_of_turn", Seat(TableNo(3), 0))
    assert at_table.said == say("command.rule_table", label=OOT.label, table=3)


def test_a_free_seat_that_is_chosen_is_its_table_and_a_typed_one_goes_before_it() -> None:
    free = replace(TABLES, here=Seat(TableNo(3), 6))
    assert only("rule oot", free).args == ("turn.out_of_turn", Seat(TableNo(3), 0))
    assert only("rule oot 3-5", free).args == ("turn.out_of_turn", HERE)


def test_a_seat_nobody_has_and_a_table_that_is_not_there_are_refused_with_the_reason() -> None:
    free = only("rule oot 3-6")
    assert (free.action, free.said) == ("", say("command.free", seat=Seat(TableNo(3), 6)))
    gone = only("rule oot 9-1")
    assert (gone.action, gone.said) == ("", say("command.no_table", table=9))


def test_a_seat_alone_opens_the_desk_there() -> None:
    found = only("rule 3-5", replace(TABLES, incidents=()))
    assert (found.action, found.args) == ("rulings.at", (HERE,))


@pytest.mark.parametrize("typed", ["4 card flop", "35", "rp-9", "50 % rule", "40-a", "oot 3", ""])
def test_numbers_that_are_no_seat_belong_to_what_happened(typed: str) -> None:
    assert what_and_where(typed) == (typed, None)


def test_without_the_verb_what_happened_is_offered_where_the_director_is() -> None:
    found = suggest("oot", replace(SCENE, incidents=(OOT,), here=Seat(TableNo(12), 3)))
    assert found[-1].args == ("turn.out_of_turn", Seat(TableNo(12), 3))
