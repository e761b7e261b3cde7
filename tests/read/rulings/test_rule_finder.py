"""Rules are found by number, by English and by Dutch words, in any order, with any accents and with slips."""

import pytest

from tdapp.app.rulings.rulebooks import rulebooks
from tdapp.read.rulings.rule_finder import find_rules


@pytest.mark.parametrize(
    ("book", "typed", "first"),
    [
        ("HC", "53", "53"),
        ("HC", "h4h", "H4H"),
        ("HC", "out of turn", "53"),
        ("HC", "oot", "53"),
        ("HC", "voor de beurt", "53"),
        ("HC", "bets string", "56"),
        ("HC", "buiten zijn beurt", "53"),
        ("HC", "mis", "35"),
        ("HC", "misdael", "35"),
        ("TDA2024", "rp-9", "RP-9"),
        ("TDA2024", "rp 9", "RP-9"),
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
    assert find_rules(rulebooks()["HC"], "seconden telt")[0].number == "29"


def test_nothing_typed_is_the_whole_book_and_nonsense_is_nothing() -> None:
    book = rulebooks()["HC"]
    assert [rule.number for rule in find_rules(book, " ")] == [*book.rules]
    assert find_rules(book, "zzzz") == []
