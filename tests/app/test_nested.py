"""Text of somebody else: read as plain values, and what is wrong with it ends nothing (finding F15)."""

import pytest

from tdapp.app.chips.chip_sets import CHIP_SET, club_sets, save_set, shipped_sets
from tdapp.app.club.templates import STRUCTURE, club_structures, save_structure
from tdapp.app.open_club import Club
from tdapp.app.registration.terms_templates import TERMS, club_terms
from tdapp.app.rulings.house_rules import BOOK, OWN, for_new
from tdapp.app.rulings.rulings import case_of
from tdapp.app.seating import room_plan
from tdapp.domain.units import Chips
from tdapp.nested import json_of, toml_of, toml_text
from tdapp.poker.errors import PokerError
from tdapp.poker.phh_read import read
from tdapp.rulebooks.loading import BadBook, house_values
from tdapp.rulings.reading import BadCase, read_situation
from tdapp.store import templates
from tdapp.store.codec import FACTS
from tdapp.store.errors import KnownError
from tests.app.conftest import STRUCTURE as STRUCTURE_SAMPLE

MANY = 100_000
DEEP = ["[" * MANY, '{"a":' * MANY, "[" * MANY + "]" * MANY, "[" * 900 + "]" * 900]


@pytest.mark.parametrize("text", DEEP[:3], ids=len)
def test_f15_however_deep_it_is_nested_it_is_a_value_error(text: str) -> None:
    with pytest.raises(ValueError):
        json_of(text)
    with pytest.raises(ValueError):
        toml_of(f"a = {text}")


@pytest.mark.parametrize("text", DEEP, ids=len)
def test_f15_a_setting_of_brackets_is_the_default(text: str) -> None:
    assert room_plan.room_of({room_plan.ROOM: text}) is None
    assert for_new({BOOK: "TDA2024", OWN + "TDA2024": f"a = {text}"}) in (("", ""), ("TDA2024", ""))


@pytest.mark.parametrize("text", DEEP, ids=len)
def test_f15_cases_books_hands_and_facts_of_brackets_are_named(text: str) -> None:
    with pytest.raises(BadBook):
        house_values(f"a = {text}")
    for case in (text, f"a = {text}"):
        with pytest.raises(BadCase):
            read_situation(case)
    with pytest.raises(BadCase):
        case_of(text)
    with pytest.raises(PokerError):
        read(f"a = {text}")
    with pytest.raises(KnownError) as refused:
        FACTS.decode("BustedOut", 2, text)
    assert refused.value.code == "store.unreadable_fact"
    with pytest.raises(KnownError):
        FACTS.decode("BustedOut", 1, text)


@pytest.mark.parametrize("text", [*DEEP, "7", "null", "{}", "\N{SNOWMAN}"], ids=len)
def test_f15_a_template_that_cannot_be_read_takes_no_other_away(club: Club, text: str) -> None:
    save_structure(club, "Ours", STRUCTURE_SAMPLE, starting_stack=Chips(10_000))
    with club.file.transaction() as db:
        for kind in (STRUCTURE, TERMS, CHIP_SET):
            templates.put(db, templates.TemplateRecord(f"bad {kind}", kind, "Bad", text))
    assert [each.name for each in club_structures(club)] == ["Ours"]
    assert club_terms(club) == () and club_sets(club) == ()
    save_structure(club, "Bad", STRUCTURE_SAMPLE, starting_stack=Chips(10_000))  # written over
    assert [each.name for each in club_structures(club)] == ["Bad", "Ours"]
    save_set(club, shipped_sets()[0].chip_set)
    assert len(club_sets(club)) == 1


def test_any_text_comes_back_from_toml_as_it_was_written() -> None:
    hostile = "".join(map(chr, range(0x120))) + "\u2028\u202e李小龙 محمد \U0001f0a1"
    assert toml_of(f"text = {toml_text(hostile)}") == {"text": hostile}
