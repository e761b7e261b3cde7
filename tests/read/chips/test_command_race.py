"""What is typed about chips that leave play: `race 25`, `odd 12 1 1 3`, `found 3x500`."""

import pytest

from tdapp.domain.units import TableNo
from tdapp.read.command_scene import Scene
from tdapp.read.commands import suggest
from tdapp.words.command_box import typed_verbs
from tests.read.journal.test_journal_view import ENGLISH

SCENE = Scene(tables=(TableNo(12), TableNo(3)), verbs=typed_verbs(ENGLISH), leaving=(25, 100))
RACING = Scene(tables=(TableNo(12), TableNo(3)), verbs=typed_verbs(ENGLISH), race=25)


@pytest.mark.parametrize(
    ("typed", "scene", "action", "args", "said"),
    [
        ("race 25", SCENE, "chips.race_chip", (25,), "Show how the 25 chips are raced off"),
        ("race 25", RACING, "chips.race_chip", (25,), "Go to the race of the 25 chips"),
        ("race 100", RACING, "chips.race_chip", (25,), "The 25 chips are raced off first: go to that race"),
        ("race 30", SCENE, "", (), "No 30 chips can be raced off now"),
        ("odd 12 1 1 3", RACING, "chips.odd", (12, {1: 2, 3: 1}), "Table 12 has 3 odd chips"),
        ("odd 12", RACING, "chips.odd", (12, {}), "Table 12 has no odd chips"),
        ("odd 12 1", SCENE, "", (), "No race is under way"),
        ("found 500", SCENE, "chips.record_found", (((500, 1),),), "Found without an owner, out of play: 500"),
        (
            "found 3x500 25",
            SCENE,
            "chips.record_found",
            (((25, 1), (500, 3)),),
            "Found without an owner, out of play: 1,525",
        ),
    ],
)
def test_chips_by_typing(typed: str, scene: Scene, action: str, args: tuple[object, ...], said: str) -> None:
    first = suggest(typed, scene)[0]
    assert (first.action, first.args, ENGLISH.said(first.said)) == (action, args, said)


@pytest.mark.parametrize("typed", ["race", "race x", "odd", "odd 99 1", "odd x", "found", "found blue"])
def test_what_says_nothing_suggests_nothing(typed: str) -> None:
    assert not [each for each in suggest(typed, RACING) if each.action.startswith("chips.")]
