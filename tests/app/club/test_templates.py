"""Shipped structures as the domain takes them."""

from datetime import UTC, date, timedelta

import pytest

from tdapp.app.chips.chip_sets import shipped_sets
from tdapp.app.club.payout_tables import payouts
from tdapp.app.club.templates import StructureTemplate, structures
from tdapp.domain.clock.level_games import with_games
from tdapp.domain.clock.stack_unit import Unit
from tdapp.domain.clock.structure import AnteKind, Break, Level
from tdapp.domain.setup import Setup
from tdapp.domain.structures.finding import Given, Grade
from tdapp.domain.structures.lint import lint
from tdapp.domain.tournament import checked_structure, create
from tdapp.domain.units import Cents, Chips
from tdapp.read.clock.depth import Depth
from tdapp.read.clock.game_codes import typed_games
from tdapp.read.structures.summary import structure_summary
from tdapp.values import replace
from tdapp.words.club.structure_summary import summary_said
from tdapp.words.say import Words

STRUCTURES = structures()


def test_structures_come_by_name() -> None:
    assert len(STRUCTURES) == 18
    first, *others = (each.name for each in STRUCTURES)
    assert first == "Club evening"
    assert others == sorted(others)
    assert all(each.source and each.key for each in STRUCTURES)


@pytest.mark.parametrize("template", STRUCTURES, ids=lambda each: each.key)
def test_a_shipped_structure_can_be_played(template: StructureTemplate) -> None:
    assert checked_structure(template.structure) == template.structure
    assert any(isinstance(period, Break) for period in template.structure)
    antes = {period.ante_kind for period in template.structure if isinstance(period, Level)}
    assert antes <= set(AnteKind)
    setup = Setup(
        "Friday", date(2026, 11, 21), "EUR", Cents(5000), Cents(500), template.starting_stack, 9, 6,
        payouts()[0][1], Cents(500),
    )  # fmt: skip
    assert create(setup, template.structure)


SETS = {each.chip_set.key: each.chip_set.values for each in shipped_sets()}


@pytest.mark.parametrize("template", STRUCTURES, ids=lambda each: each.key)
def test_a_built_in_structure_has_nothing_a_director_would_be_warned_of(template: StructureTemplate) -> None:
    """With a chip set of the built-in ones, and for as many entries as it is made for."""
    stack = template.starting_stack
    assert 40 * template.structure[0].big_blind <= stack <= 250 * template.structure[0].big_blind  # type: ignore[union-attr]
    found = {
        key: [finding for finding in lint(template.structure, given_of(template, key)) if finding.grade > Grade.REMARK]
        for key in SETS
    }
    assert any(not findings for findings in found.values()), found


def given_of(template: StructureTemplate, key: str) -> Given:
    return Given(template.starting_stack, SETS[key], chips=Chips(template.starting_stack * template.entries))


def test_a_structure_is_said_in_a_line_for_whoever_chooses_one() -> None:
    words = Words("en", UTC)
    said = {
        each.key: summary_said(words, structure_summary(each.structure, each.starting_stack, each.entries))
        for each in STRUCTURES
    }
    assert said["club_t25"] == "10,000 chips, 200 BB, levels of 20 min, about 5½ h with 40 players"
    assert said["heads_up_10"] == "5,000 chips, 100 BB, levels of 10 min, about 30 min with 2 players"
    assert said["horse_30"] == "20,000 chips, 100 BB, levels of 30 min, about 7½ h with 30 players"
    assert said["eight_game_15"] == "10,000 chips, 100 BB, levels of 15 min, about 6 h with 24 players"


def test_a_structure_of_the_club_is_said_for_a_usual_field() -> None:
    level = Level(Chips(0), Chips(100), Chips(20), AnteKind.EACH, timedelta(minutes=20))
    stud = with_games(level, typed_games("Razz"))
    longer = replace(stud, lasts=timedelta(minutes=30))
    summary = structure_summary((stud, longer), Chips(5_000))
    assert (summary.entries, summary.depth, summary.games) == (40, Depth(25, Unit.BIG_BETS), stud.games)
    assert summary_said(Words("en", UTC), summary).startswith("5,000 chips, 25 big bets, levels of 20 min to 30 min")
