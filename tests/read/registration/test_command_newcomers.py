"""Words nobody here goes by: a newcomer is offered, a slip of a verb is asked about, nothing is taken for it."""

import pytest

from tdapp.domain.units import Cents, EntryId, Money, PlayerId, Seat, TableNo
from tdapp.read.command_scene import ForSale, Scene, Verb
from tdapp.read.commands import suggest
from tdapp.read.people.names import PlayerName, fold
from tdapp.read.registration.command_newcomers import is_slip
from tdapp.read.registration.players import EntryStatus, PlayerRow
from tdapp.values import replace

PAID = Money(Cents(20_00), "EUR")
VERBS = {verb.value: verb for verb in Verb}


def row(entry: int, name: PlayerName, *, out: bool = False) -> PlayerRow:
    seat = None if out else Seat(TableNo(1), entry)
    status = EntryStatus.OUT if out else EntryStatus.PLAYING
    place = 9 if out else None
    player = PlayerId(str(entry))
    return PlayerRow(
        EntryId(entry), player, name, status, seat, place, place, False, None, False, PAID, PAID, fold(name.full)
    )


ANNA, ZOE = row(1, PlayerName("Berg", "Anna")), row(2, PlayerName("Zoe"), out=True)
SCENE = Scene(rows=[ANNA, ZOE], tables=[TableNo(1)], verbs=VERBS, started=True, registering=True)


def actions(typed: str, scene: Scene = SCENE) -> list[str]:
    return [each.action for each in suggest(typed, scene)]


def test_a_new_name_is_offered_to_be_registered_with_its_capitals() -> None:
    found = suggest("pim new", SCENE)
    assert [(each.action, each.args) for each in found] == [("entries.register_new", (PlayerName("New", "Pim"),))]


def test_one_word_alone_does_nothing_by_enter() -> None:
    assert actions("pim") == ["", "entries.register_new"]
    assert suggest("pim", SCENE)[0].said.code == "command.nobody"


@pytest.mark.parametrize("typed", ["buts anna", "bst anna", "busst anna"])
def test_what_reads_like_a_command_is_asked_about_first(typed: str) -> None:
    found = suggest(typed, SCENE)
    assert [each.action for each in found] == ["", "entries.bust_out", "entries.register_new"]
    assert (found[0].said.code, found[1].out) == ("command.unclear", (ANNA.entry,))


def test_closed_registration_is_offered_to_be_opened() -> None:
    assert actions("pim new", replace(SCENE, registering=False, opening=True)) == ["", "registration.open"]
    assert actions("pim new", replace(SCENE, registering=False)) == []


@pytest.mark.parametrize("typed", ["12-4", "999", "x9 y", "p", "a b c d e f g", "50%", "anna"])
def test_what_is_no_name_or_is_known_brings_no_newcomer(typed: str) -> None:
    assert "entries.register_new" not in actions(typed)


def test_a_rebuy_for_somebody_who_is_out_brings_him_back_or_in_again() -> None:
    rebuy = ForSale("r", "Rebuy", PAID, Verb.REBUY)
    scene = replace(SCENE, for_sale=[rebuy, replace(rebuy, key="again", name="Re-entry", verb=Verb.RE_ENTRY)])
    assert actions("rebuy zoe", scene) == [
        "sales.back_and_buy", "sales.re_enter", "entries.reinstate", "desk.account",
    ]  # fmt: skip
    assert suggest("rebuy zoe", scene)[0].args == (ZOE.entry, "r")
    assert actions("add_on zoe", scene) == ["sales.re_enter", "entries.reinstate", "desk.account"]
    assert actions("rebuy zoe") == ["entries.reinstate", "desk.account"]
    assert actions("re_entry zoe", scene) == ["sales.re_enter", "desk.account"]
    assert actions("rebuy anna", scene) == ["sales.buy"]


def test_a_slip_is_one_letter_and_no_more() -> None:
    assert is_slip("rebyu", "rebuy") and is_slip("ebuy", "rebuy") and is_slip("rebuyy", "rebuy")
    assert not is_slip("rebuy", "rebuy") and not is_slip("robot", "rebuy") and not is_slip("", "bust")
