"""The structure of a first evening: its chips pay the blinds and make a stack for everybody who is expected."""

from datetime import UTC, datetime, timedelta

import pytest

from tdapp.app.chips.chip_sets import shipped_sets
from tdapp.domain.chips.chip_set import ChipSet
from tdapp.domain.refusal import Refused
from tdapp.domain.structures.wish import Style
from tdapp.read.structures.first_evening import FirstEvening, made_of, players_for
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
    made = made_of(evening(chips, kind))
    wish, there = made.wish, {chip.value: chip.at_hand for chip in chips.chips}
    assert wish.entries == players_for(chips)
    assert sum(chip * count for chip, count in made.stack) == wish.stack <= usual_stack(Style.STEADY, chips.values)
    assert all(count * made.stacks <= there[chip] for chip, count in made.stack)
    few = kind == "freezeout" and name == TOO_FEW
    assert made.stacks >= wish.entries or (few and made.stacks * 5 >= wish.entries * 4)


def test_a_set_with_chips_enough_has_the_usual_stack() -> None:
    wish = made_of(evening(SETS["Live series, 500 players"], "freezeout")).wish
    assert wish.stack == usual_stack(Style.STEADY, wish.values) == 15_000


def test_what_cannot_be_is_refused_for_the_usual_stack() -> None:
    with pytest.raises(Refused) as refused:
        made_of(evening(SETS["1,000 chips from 100, three tables"], "freezeout", timedelta(minutes=20)))
    assert refused.value.code == "generate.too_soon" and dict(refused.value.facts)["chips"] == 60_000
