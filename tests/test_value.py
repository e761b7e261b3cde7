"""Values, and facts are values, are told apart by kind and by what they say, never changed, and readable in a test."""

import copy
import pickle
from dataclasses import FrozenInstanceError, dataclass, field, fields, replace
from inspect import signature
from typing import Any

import pytest

from tdapp.domain.facts import BustedOut, TableBroken
from tdapp.domain.money.prize_payments import PrizePaid
from tdapp.domain.units import Cents, EntryId, TableNo
from tdapp.value import value


@value
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


@value
class Shelf:
    """Everything a field can be."""

    kept: str
    width: int = 3
    books: tuple[str, ...] = field(default_factory=lambda: ("one",))
    lid: bool = field(default=False, kw_only=True)
    key: str = field(default="", repr=False)
    dust: int = field(default=0, compare=False)

    def __post_init__(self) -> None:
        if self.width < 0:
            raise ValueError(self.width)


@dataclass(frozen=True, slots=True)
class Board:
    """The same by the library."""

    kept: str
    width: int = 3
    books: tuple[str, ...] = field(default_factory=lambda: ("one",))
    lid: bool = field(default=False, kw_only=True)
    key: str = field(default="", repr=False)
    dust: int = field(default=0, compare=False)


@value
class Nothing:
    """Says nothing."""


def test_a_value_is_made_as_the_library_would_make_it() -> None:
    assert list(signature(Shelf).parameters) == list(signature(Board).parameters)
    assert [each.name for each in fields(Shelf)] == [each.name for each in fields(Board)]
    calls: list[tuple[tuple[Any, ...], dict[str, Any]]] = [
        (("a",), {}),
        (("a", 4), {"lid": True}),
        (("a",), {"books": (), "width": 1}),
    ]
    for given, named in calls:
        one, other = Shelf(*given, **named), Board(*given, **named)
        assert (one.kept, one.width, one.books, one.lid) == (other.kept, other.width, other.books, other.lid)
        assert repr(one) == repr(other).replace("Board", "Shelf")
    assert "secret" not in repr(Shelf("a", key="secret"))
    assert Shelf("a", dust=1) == Shelf("a", dust=2) != Shelf("a", key="secret")
    assert hash(Shelf("a", dust=1)) == hash(Shelf("a", dust=2))
    with pytest.raises(TypeError):
        Shelf()  # type: ignore[call-arg]
    with pytest.raises(ValueError, match="-1"):
        Shelf("a", -1)


def test_values_without_fields_are_one_and_the_same() -> None:
    assert Nothing() == Nothing() and hash(Nothing()) == hash(Nothing()) and repr(Nothing()) == "Nothing()"


def test_a_value_is_copied_and_told_to_another_process() -> None:
    shelf = Shelf("a", 4, lid=True)
    for again in (copy.copy(shelf), copy.deepcopy(shelf), pickle.loads(pickle.dumps(shelf))):
        assert again == shelf and again is not shelf
    with pytest.raises(FrozenInstanceError):
        del shelf.kept  # type: ignore[misc]
