"""Facts are values: told apart by kind and by what they say, never changed, and readable in a failing test."""

from dataclasses import FrozenInstanceError, replace

import pytest

from tdapp.domain.fact import fact
from tdapp.domain.facts import BustedOut, TableBroken
from tdapp.domain.prize_facts import PrizePaid
from tdapp.domain.units import Cents, EntryId, TableNo


@fact
class Another:
    """Says as much as a table that was broken."""

    table: TableNo


def test_facts_are_equal_when_they_are_of_one_kind_and_say_the_same() -> None:
    assert TableBroken(TableNo(3)) == TableBroken(TableNo(3))
    assert TableBroken(TableNo(3)) != TableBroken(TableNo(4))
    assert TableBroken(TableNo(3)) != Another(TableNo(3))
    assert len({BustedOut(EntryId(7)), BustedOut(EntryId(7)), BustedOut(EntryId(7), tied=True)}) == 2


def test_a_fact_is_never_changed_and_has_no_other_fields() -> None:
    broken = TableBroken(TableNo(3))
    with pytest.raises(FrozenInstanceError):
        setattr(broken, "table", TableNo(4))  # noqa: B010 - mypy would not let us
    assert replace(broken, table=TableNo(4)) == TableBroken(TableNo(4))
    assert not hasattr(broken, "__dict__")


def test_a_fact_says_what_it_says() -> None:
    assert repr(PrizePaid(EntryId(7), Cents(100))).startswith("PrizePaid(entry=7, amount=100, tender=")
