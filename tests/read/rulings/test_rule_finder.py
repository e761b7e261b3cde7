"""Rules are found by number, by English and by Dutch words, in any order and with any accents."""

import pytest

from tdapp.app.rulings.rulebooks import rulebooks
from tdapp.read.rulings.rule_finder import Named, find, find_rules


@pytest.mark.parametrize(
    ("book", "typed", "first"),
    [
        ("HC", "53", "53"),
        ("HC", "h4h", "H4H"),
        ("HC", "out of turn", "53"),
        ("HC", "voor de beurt", "53"),
        ("HC", "beurt voor", "53"),
        ("HC", "mis", "35"),
        ("TDA2024", "rp-9", "RP-9"),
        ("TDA2024", "finaletafel", "RP-9"),
        ("QLD", "23a", "23A"),
        ("QLD", "s10", "Part 2 s10"),
        ("QLD", "commission", "30"),
        ("QLD", "commíssie", "30"),
    ],
)
def test_what_is_typed_finds_the_rule_first(book: str, typed: str, first: str) -> None:
    assert find_rules(rulebooks()[book], typed)[0].number == first


def test_words_of_a_summary_find_a_rule_too() -> None:
    assert "29" in [rule.number for rule in find_rules(rulebooks()["HC"], "countdown")]
    assert [rule.number for rule in find_rules(rulebooks()["HC"], "seconden telt")] == ["29"]


def test_nothing_typed_is_the_whole_book_and_nonsense_is_nothing() -> None:
    book = rulebooks()["HC"]
    assert [rule.number for rule in find_rules(book, " ")] == [*book.rules]
    assert find_rules(book, "zzzz") == []


def test_equally_good_finds_stay_in_order() -> None:
    named = [Named("b", ("String bet",)), Named("a", ("String raise",)), Named("c", ("Other",), ("string",))]
    assert find(named, "str") == ["b", "a", "c"]
