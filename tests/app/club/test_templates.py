"""Shipped structures as the domain takes them."""

from datetime import date

import pytest

from tdapp.app.club.payout_tables import payouts
from tdapp.app.club.templates import StructureTemplate, structures
from tdapp.domain.clock.structure import AnteKind, Break, Level
from tdapp.domain.setup import Setup
from tdapp.domain.tournament import checked_structure, create
from tdapp.domain.units import Cents

STRUCTURES = structures()


def test_structures_come_by_name() -> None:
    assert len(STRUCTURES) == 4
    assert [each.name for each in STRUCTURES] == sorted(each.name for each in STRUCTURES)
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
