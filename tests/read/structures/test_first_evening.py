"""The structure of a first evening: its chips pay the blinds and make a stack for everybody who is expected."""

from datetime import UTC, datetime, timedelta

import pytest

from tdapp.app.chips.chip_sets import shipped_sets
from tdapp.domain.chips.chip_set import ChipSet
from tdapp.domain.chips.starting_stacks import propose
from tdapp.domain.refusal import Refused
from tdapp.domain.structures.wish import Style
from tdapp.read.structures.first_evening import FirstEvening, players_for, structure_for
from tdapp.read.structures.wishing import usual_stack

SEVEN = datetime(2026, 11, 21, 19, tzinfo=UTC)
KINDS = {"freezeout": (False, False), "rebuys": (True, True), "re-entries": (True, False)}
SETS = {each.chip_set.name: each.chip_set for each in shipped_sets()}
TOO_FEW = "Short stacks of 20 chips, one table"  # for everybody, where the evening is to last so long


def evening(chip_set: ChipSet, kind: str, hours: timedelta = timedelta(hours=4, minutes=30)) -> FirstEvening:
    again, add_ons = KINDS[kind]
    return FirstEvening(SEVEN, SEVEN + hours, chip_set, 9, again, add_ons)


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("name", SETS)
def test_the_chips_make_a_stack_for_everybody(name: str, kind: str) -> None:
    chips = SETS[name]
    proposal, wish = structure_for(evening(chips, kind))
    ways = propose(wish.stack, chips, proposal.structure, stacks=wish.entries, values=chips.values, taken={}, seats=9)
    made = max(way.largest for way in ways)
    assert wish.entries == players_for(chips)
    assert made >= wish.entries or (kind == "freezeout" and name == TOO_FEW and made * 5 >= wish.entries * 4)
    assert wish.stack <= usual_stack(Style.STEADY, chips.values)


def test_a_set_with_chips_enough_has_the_usual_stack() -> None:
    _proposal, wish = structure_for(evening(SETS["Live series, 500 players"], "freezeout"))
    assert wish.stack == usual_stack(Style.STEADY, wish.values) == 15_000


def test_what_cannot_be_is_refused_for_the_usual_stack() -> None:
    with pytest.raises(Refused) as refused:
        structure_for(evening(SETS["1,000 chips from 100, three tables"], "freezeout", timedelta(minutes=20)))
    assert refused.value.code == "generate.too_soon" and dict(refused.value.facts)["chips"] == 60_000
