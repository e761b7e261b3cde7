"""Structures a club keeps for its next tournaments."""

from datetime import timedelta

import pytest

from tdapp.app.club.templates import club_structures, remove_structure, save_structure, structures
from tdapp.app.open_club import Club
from tdapp.domain.clock.structure import Break
from tdapp.domain.refusal import Refused
from tdapp.domain.units import Chips
from tdapp.values import replace
from tests.app.conftest import MINUTE, STRUCTURE

STACK = Chips(10_000)
ODD = (replace(STRUCTURE[0], lasts=timedelta(seconds=90)), Break(10 * MINUTE, "Dîner", (Chips(25), Chips(100))))


def test_what_is_kept_comes_back_as_it_was(club: Club) -> None:
    saved = save_structure(club, "  Friday\u202e ", ODD, starting_stack=STACK)
    assert saved.name == "Friday"
    assert club_structures(club) == (saved,)
    assert club_structures(club)[0].structure == ODD


def test_every_shipped_structure_can_be_kept(club: Club) -> None:
    for shipped in structures():
        save_structure(club, shipped.name, shipped.structure, starting_stack=shipped.starting_stack)
    assert [(each.name, each.structure) for each in club_structures(club)] == [
        (each.name, each.structure) for each in sorted(structures(), key=lambda each: each.name)
    ]


def test_the_same_name_replaces(club: Club) -> None:
    first = save_structure(club, "Friday", STRUCTURE, starting_stack=STACK)
    second = save_structure(club, "Friday", ODD, starting_stack=STACK)
    assert second.key == first.key
    assert [each.structure for each in club_structures(club)] == [ODD]
    remove_structure(club, first.key)
    assert club_structures(club) == ()


@pytest.mark.parametrize(("name", "code"), [("  ", "name.empty"), ("x" * 201, "name.long")])
def test_a_bad_name_is_refused(club: Club, name: str, code: str) -> None:
    with pytest.raises(Refused) as refused:
        save_structure(club, name, STRUCTURE, starting_stack=STACK)
    assert refused.value.code == code
    assert club_structures(club) == ()


def test_a_structure_that_cannot_be_played_is_refused(club: Club) -> None:
    with pytest.raises(Refused) as refused:
        save_structure(club, "Friday", (Break(MINUTE),), starting_stack=STACK)
    assert refused.value.code == "structure.no_level"
