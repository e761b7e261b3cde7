"""'penalty 3-5 1 round phone', 'warning ada phone': penalties in the command box."""

import pytest

from tdapp.domain.rulings.ruling_facts import PenaltyKind
from tdapp.domain.units import TableNo
from tdapp.read.command_scene import Offer, Scene, Suggestion, Verb
from tdapp.read.commands import suggest
from tdapp.read.message import say
from tdapp.values import replace
from tests.read.test_commands import row

ADA, LONG = row(7, "Ada", "Lindqvist", "3-5"), row(8, "Łukasz", "Żółć", "1-2")
OUT, WAITS = row(9, "Ida", "Berg", place=4), row(10, "Eva", "Dam")
PHONE = Offer("conduct.device", "A phone is used at the table")
SCENE = Scene(
    rows=(ADA, LONG, OUT, WAITS), tables=(TableNo(1), TableNo(3)), incidents=(PHONE,), started=True,
    verbs={"penalty": Verb.PENALTY, "warning": Verb.WARNING},
    units={"hands": PenaltyKind.MISSED_HANDS, "ronde": PenaltyKind.ROUNDS},
)  # fmt: skip


def first(typed: str, scene: Scene = SCENE) -> Suggestion:
    return suggest(typed, scene)[0]


@pytest.mark.parametrize(
    ("typed", "args"),
    [
        ("warning 3-5 phone", (ADA.entry, PenaltyKind.WARNING, 0, PHONE.action)),
        ("warning zolc phone", (LONG.entry, PenaltyKind.WARNING, 0, PHONE.action)),
        ("warning łukasz żółć a phone", (LONG.entry, PenaltyKind.WARNING, 0, PHONE.action)),
        ("penalty 3-5 4 hands phone", (ADA.entry, PenaltyKind.MISSED_HANDS, 4, PHONE.action)),
        ("penalty łukasz żółć 2ronde phone", (LONG.entry, PenaltyKind.ROUNDS, 2, PHONE.action)),
        ("penalty #7 1 Ronde phone", (ADA.entry, PenaltyKind.ROUNDS, 1, PHONE.action)),
    ],
)
def test_who_how_much_and_what_for(typed: str, args: tuple[object, ...]) -> None:
    found = first(typed)
    assert (found.action, found.args) == ("rulings.give_penalty", args)
    assert dict(found.said.args)["offence"] == say("incident.conduct.device")


def test_each_incident_that_may_be_meant_has_its_line() -> None:
    other = Offer("conduct.abuse", "Abuse")
    found = suggest("warning 3-5 a", replace(SCENE, incidents=(PHONE, other)))
    assert [each.args[3] for each in found] == [PHONE.action, other.action]


@pytest.mark.parametrize("typed", ["warning 3-5", "warning ada", "penalty 3-5", "penalty ada", "penalty 3-5 1 ronde"])
def test_without_what_it_is_for_the_form_is_gone_to(typed: str) -> None:
    found = first(typed, replace(SCENE, incidents=()))
    assert (found.action, found.args) == ("rulings.penalize", (ADA.entry,))


@pytest.mark.parametrize(
    ("typed", "code"),
    [
        ("warning 3-5 zzz", "command.no_offence"),
        ("penalty 3-5 1 ronde zzz", "command.no_offence"),
        ("warning ida", "command.is_out"),
        ("penalty ida 1 ronde phone", "command.is_out"),
        ("penalty eva 1 ronde phone", "command.no_seat"),
        ("penalty 3-5 1 year phone", "command.how.penalty"),
        ("warning 3-4 phone", "command.free"),
        ("penalty nobody 1 ronde", "command.nobody_here"),
    ],
)
def test_what_cannot_be_is_said(typed: str, code: str) -> None:
    scene = replace(SCENE, incidents=()) if code == "command.no_offence" else SCENE
    found = first(typed, scene)
    assert (found.action, found.said.code) == ("", code)
