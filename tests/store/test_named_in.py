"""Whoever a line of a journal names is found in it: undoing an import takes nobody away whom a line still needs."""

from typing import Any, get_args, get_type_hints

from msgspec import Struct

from tdapp.domain.units import PlayerId
from tdapp.store import named_in
from tests.store.test_fact_fields import EVERY_KIND, reached


def names_people(kind: Any) -> bool:
    return kind is PlayerId or any(map(names_people, get_args(kind)))


def test_every_value_that_names_people_has_the_field_that_lines_are_looked_through_by() -> None:
    assert '"player"' in named_in._SAID.replace("\\", "")
    values = {
        each: get_type_hints(each) for kind in EVERY_KIND for each in reached(kind, {}) if issubclass(each, Struct)
    }
    naming = {each: hints for each, hints in values.items() if any(map(names_people, hints.values()))}
    assert len(naming) > 5
    assert [each.__name__ for each, hints in naming.items() if "player" not in hints] == []
