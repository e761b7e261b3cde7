"""Shipped structures and payout tables as the domain takes them."""

from datetime import date

import pytest

from tdapp.app.club.templates import StructureTemplate, payouts, structures
from tdapp.domain.clock.structure import AnteKind, Break, Level
from tdapp.domain.prizes.payout_plan import amounts, shares
from tdapp.domain.setup import WHOLE, PayoutTable, Setup
from tdapp.domain.tournament import checked, checked_structure, create
from tdapp.domain.units import Cents, Chips

STRUCTURES = structures()
PAYOUTS = payouts()


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
        PAYOUTS[0][1], Cents(500),
    )  # fmt: skip
    assert create(setup, template.structure)


@pytest.mark.parametrize(("name", "table"), PAYOUTS, ids=lambda each: each if isinstance(each, str) else "")
def test_a_shipped_payout_table_pays_every_field_to_the_cent(name: str, table: PayoutTable) -> None:
    setup = Setup(name, date(2026, 11, 21), "EUR", Cents(0), Cents(0), Chips(1), 9, 0, table, Cents(1))
    assert checked(setup).payout == table
    for field in (1, 2, 3, 9, 10, 50, 51, 180, 999, 10_000):
        parts = shares(table, field)
        assert sum(parts) == (WHOLE if table.columns else 0) and len(parts) <= field
        for unit in (1, 1_00, 10_00):
            paid = amounts(Cents(field * 47_53), parts, Cents(unit))
            assert sum(paid) == (field * 47_53 if table.columns else 0)
            assert all(amount > 0 for amount in paid)


@pytest.mark.parametrize(("name", "table"), PAYOUTS, ids=lambda each: each if isinstance(each, str) else "")
def test_m8_a_shipped_table_pays_no_less_than_a_buy_in_and_never_everybody(name: str, table: PayoutTable) -> None:
    """For every field a table is made for; the last place is worth coming for, and a large field is not left out."""
    if not table.columns:
        return
    for field in [*range(3, 2_100), 3_500, 3_501, 5_000, 6_000, 6_001, 10_000]:
        parts = shares(table, field)
        assert len(parts) < field
        assert list(parts) == sorted(parts, reverse=True)
        assert parts[-1] * field >= WHOLE, f"{name}: {field} entries"
        if name == "by_field" and field > 100:
            assert len(parts) * 1000 >= 75 * field, f"{len(parts)} of {field}"
