"""The chip sets offered: what pays the blinds comes first, and of that what is closest to the stack."""

import pytest

from tdapp.app.chips.chip_sets import shipped_sets
from tdapp.app.club.templates import StructureTemplate, structures
from tdapp.domain import tournament
from tdapp.domain.chips.level_chips import first_unpayable
from tdapp.domain.chips.stacks import chips_of, line_of
from tdapp.domain.registration import entries
from tdapp.domain.units import Chips
from tdapp.read.chips.set_choices import SetChoice, set_choices
from tdapp.values import replace
from tests.domain.chips.chip_samples import HOME, PLENTY, TWO_TABLES, chip_set
from tests.domain.evening import SETUP, Evening, level, players

SMALL = (level(50), level(100), level(200), level(400))
COARSE = {100: 5000, 500: 5000, 1000: 5000}


def choices(evening: Evening, **stocks: dict[int, int]) -> dict[str, SetChoice]:
    """The choices in their order, by the key of their set."""
    sets = [chip_set(stock, key=key) for key, stock in stocks.items()]
    return {each.chip_set.key: each for each in set_choices(evening.state, evening.now, sets)}


def evening(stack: int = 10_000) -> Evening:
    return Evening(replace(SETUP, starting_stack=Chips(stack)), SMALL)


def test_a_set_that_cannot_pay_a_blind_comes_last_and_says_which() -> None:
    found = choices(evening(), coarse=COARSE, home=HOME)
    assert list(found) == ["home", "coarse"]
    assert found["coarse"].unpayable == (25, 50) and found["home"].unpayable == ()


def test_a_blind_that_only_a_later_level_brings_is_named_too() -> None:
    structure = (level(100), level(200), level(150))
    assert first_unpayable(structure, (Chips(50), Chips(100))) == (75,)
    assert first_unpayable(structure, (Chips(25), Chips(100))) == ()


def test_of_those_that_pay_the_one_closest_to_the_stack_comes_first() -> None:
    beside = {5: 5000, **PLENTY, 25_000: 5000}  # a chip no blind needs, and one that is worth more than a stack
    found = choices(evening(), beside=beside, small=TWO_TABLES, few={25: 1000, 5000: 1000}, home=HOME)
    assert list(found)[:2] == ["small", "home"] and list(found)[-1] == "few"
    assert (found["home"].stacks, found["small"].stacks) == (10, 20)


def test_a_set_that_makes_too_few_stacks_for_a_table_or_for_those_who_entered_waits() -> None:
    made = evening()
    assert list(choices(made, home=HOME, two=TWO_TABLES)) == ["home", "two"]
    made.do(tournament.open_registration)
    made.do(entries.register, players(12), "late")
    assert list(choices(made, home=HOME, two=TWO_TABLES)) == ["two", "home"]


def test_a_set_that_comes_to_no_stack_follows_those_that_do() -> None:
    found = choices(evening(10_010), none={25: 900, 100: 900, 500: 900}, some={5: 900, 25: 900, 100: 900, 500: 900})
    assert list(found) == ["some", "none"] and found["none"].stacks is None and found["none"].stack == 10_010


@pytest.mark.parametrize("template", structures(), ids=lambda each: each.name)
def test_the_first_set_offered_pays_every_built_in_structure_and_makes_a_table_of_stacks(
    template: StructureTemplate,
) -> None:
    made = Evening(replace(SETUP, starting_stack=template.starting_stack), template.structure)
    found = set_choices(made.state, made.now, [each.chip_set for each in shipped_sets()])
    assert found[0].unpayable == () and (found[0].stacks or 0) >= SETUP.seats_per_table
    assert found[0].stack == chips_of(made.state, line_of(made.state, ""))
    assert [bool(each.unpayable) for each in found] == sorted(bool(each.unpayable) for each in found)
