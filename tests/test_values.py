"""Values, and facts are values, are told apart by kind and by what they say, never changed, and readable in a test."""

import ast
import copy
import pickle
from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec import Struct

import tdapp
from tdapp.domain.facts import BustedOut, TableBroken
from tdapp.domain.money.prize_payments import PrizePaid
from tdapp.domain.people.person import PersonData, PrivateData
from tdapp.domain.units import Cents, EntryId, TableNo
from tdapp.values import replace


class Another(Struct, frozen=True):
    """Says as much as a table that was broken."""

    table: TableNo


def test_facts_are_equal_when_they_are_of_one_kind_and_say_the_same() -> None:
    assert TableBroken(TableNo(3)) == TableBroken(TableNo(3))
    assert TableBroken(TableNo(3)) != TableBroken(TableNo(4))
    assert TableBroken(TableNo(3)) != Another(TableNo(3))
    assert len({BustedOut(EntryId(7)), BustedOut(EntryId(7)), BustedOut(EntryId(7), tied=True)}) == 2


def test_a_fact_is_never_changed_and_has_no_other_fields() -> None:
    broken = TableBroken(TableNo(3))
    with pytest.raises(AttributeError):
        setattr(broken, "table", TableNo(4))  # noqa: B010 - mypy would not let us
    with pytest.raises(AttributeError):
        del broken.table  # type: ignore[misc]
    assert replace(broken, table=TableNo(4)) == TableBroken(TableNo(4))
    assert not hasattr(broken, "__dict__")
    with pytest.raises(TypeError):
        replace(broken, chair=TableNo(4))  # type: ignore[call-arg]


def test_a_fact_says_what_it_says() -> None:
    assert repr(PrizePaid(EntryId(7), Cents(100))).startswith("PrizePaid(entry=7, amount=100, tender=")


def test_what_is_nobodys_business_is_kept_compared_and_not_shown() -> None:
    data, private = PersonData("Jansen", needs="a wheelchair"), PrivateData("AB123")
    assert "Jansen" in repr(data) and "wheelchair" not in repr(data)
    assert repr(private) == "PrivateData()" and private != PrivateData() and private.document == "AB123"


def test_a_fact_is_copied_and_told_to_another_process() -> None:
    paid = PrizePaid(EntryId(7), Cents(100))
    for again in (copy.copy(paid), copy.deepcopy(paid), pickle.loads(pickle.dumps(paid))):
        assert again == paid and again is not paid and hash(again) == hash(paid)


def kinds() -> Iterator[tuple[str, ast.ClassDef]]:
    """Every class of the application, with its file."""
    root = Path(tdapp.__file__).parent
    for path in sorted(root.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef):
                yield str(path.relative_to(root)), node


def test_every_value_is_frozen_and_of_one_kind() -> None:
    odd = []
    values = 0
    for file, kind in kinds():
        bases = {ast.unparse(base) for base in kind.bases}
        decorated = " ".join(ast.unparse(each) for each in kind.decorator_list)
        values += "Struct" in bases
        if "Struct" in bases and not any(each.arg == "frozen" for each in kind.keywords):
            odd.append(f"{file}: {kind.name} can be changed")
        if "dataclass" in decorated and "frozen" in decorated:
            odd.append(f"{file}: {kind.name} is a value and no Struct")
    assert odd == []
    assert values > 400
