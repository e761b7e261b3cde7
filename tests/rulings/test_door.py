"""The door of the rulings: every part of a situation is there, and only errors of its own come back."""

import inspect
from pathlib import Path
from typing import get_args, get_type_hints

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import Struct

import tdapp.rulings as door
from tdapp.rulings import AtSeat, BadBook, BadCase, Impossible, Situation, load_rulebook, read_situation, resolve
from tests.rulings.cases import BOOKS, FOLDER

CASE = (FOLDER / "HC/cases/045-two-thousands-for-1200.toml").read_text(encoding="utf-8")


def test_every_name_says_what_it_is_and_every_part_of_a_situation_is_there() -> None:
    for name in door.__all__:
        thing = getattr(door, name)
        if inspect.isclass(thing) or inspect.isfunction(thing):
            assert inspect.getdoc(thing), name
    needed: list[type[Struct]] = [Situation]
    found: set[type[Struct]] = set()
    while needed:
        kind = needed.pop()
        found.add(kind)
        for hint in get_type_hints(kind).values():
            for part in (hint, *get_args(hint)):
                if isinstance(part, type) and issubclass(part, Struct) and part not in found:
                    needed.append(part)
    assert {kind.__name__ for kind in found} <= set(door.__all__)


@settings(deadline=None, max_examples=150)
@given(st.data())
def test_a_text_is_a_ruling_or_refused_by_an_error_of_the_rulings(data: st.DataObject) -> None:
    text = data.draw(st.sampled_from(["", CASE, CASE, CASE]))
    for _ in range(data.draw(st.integers(1, 3))):
        place = data.draw(st.integers(0, len(text)))
        junk = data.draw(
            st.sampled_from(["", "0", "-", '"', "[", "{", "=", "9" * 4_000, "\u00b2", "inf", "\x00", "\ud800"])
        )
        text = text[:place] + junk + text[place + data.draw(st.integers(0, 3)) :]
    try:
        resolve(read_situation(text), BOOKS["HC"])
    except (BadCase, Impossible) as error:
        assert str(error)


def test_a_number_that_nobody_can_write_is_refused_like_any_other() -> None:
    case = Situation("betting.silent_chips", seats=(AtSeat(4, bet=10**5_000, stack=5),))
    with pytest.raises(Impossible) as refused:
        resolve(case, BOOKS["HC"])
    assert str(refused.value).startswith("seats[0].bet")


@pytest.mark.parametrize("folder", ["nowhere", "."])
def test_a_folder_that_is_no_rulebook_is_refused_by_its_name(tmp_path: Path, folder: str) -> None:
    (tmp_path / "book.toml").write_bytes(b"\xff")
    with pytest.raises(BadBook):
        load_rulebook(tmp_path / folder)
