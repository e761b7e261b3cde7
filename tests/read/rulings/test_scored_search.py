"""The search for incidents and rules forgives what a director on the floor types, and still puts the best first."""

from threading import Thread

import pytest

from tdapp.read.rulings.scored_search import Phrased, Search
from tdapp.read.rulings.trade_words import MEANINGS, meanings_in

THINGS = (
    Phrased("string", ("String bet", "Stringbet"), ("twice",), ("Did he say a number?",), ("56",)),
    Phrased("turn", ("A player acts out of turn",), ("skipped",), (), ("53",)),
    Phrased("burn", ("No burn before a board card",), ("burn forgotten",), (), ("39",)),
    Phrased("fold", ("A fold without a bet",), (), (), ("58",)),
)
SEARCH = Search(THINGS)


@pytest.mark.parametrize(
    ("typed", "first"),
    [
        ("string", "string"),
        ("str", "string"),
        ("string bets please", "string"),
        ("stringbet", "string"),
        ("string-bet", "string"),
        ("strign bet", "string"),
        ("OOT", "turn"),
        ("acting out of turns", "turn"),
        ("buiten de beurt", "turn"),
        ("skiped player", "turn"),
        ("forgot to burn", "burn"),
        ("folded", "fold"),
        ("gefold", "fold"),
        ("number", "string"),
    ],
)
def test_what_is_meant_comes_first(typed: str, first: str) -> None:
    assert SEARCH.find(typed)[0] == first


def test_a_word_that_fits_nothing_lowers_the_score_and_never_empties_the_list() -> None:
    assert SEARCH.find("string bet by grandma") == SEARCH.find("string bet")
    assert SEARCH.find("grandma") == []


def test_small_words_alone_bring_nothing_beside_a_name() -> None:
    assert SEARCH.find("de vries") == []
    assert SEARCH.find("a") != []


def test_the_number_of_a_rule_comes_first_and_a_part_of_it_is_not_it() -> None:
    assert SEARCH.find("53") == ["turn"]
    assert SEARCH.find("5") == []


def test_where_something_else_may_be_meant_each_word_must_fit_as_it_is_spelled() -> None:
    assert SEARCH.find("string bet", every=True) == ["string"]
    assert SEARCH.find("string bet grandma", every=True) == []
    assert SEARCH.find("strign", every=True) == []
    assert SEARCH.find("oot", every=True) == ["turn"]


def test_nothing_typed_is_everything_in_the_order_given_and_equally_good_ones_keep_it() -> None:
    assert SEARCH.find(" ") == [thing.id for thing in THINGS]
    assert Search([Phrased("b", ("Bet",)), Phrased("a", ("Bet",))]).find("bet") == ["b", "a"]


def test_it_finds_the_same_whether_it_was_made_ready_before_beside_or_not_at_all() -> None:
    late, before, beside = Search(THINGS), Search(THINGS), Search(THINGS)
    before.ready()
    threads = [Thread(target=beside.ready) for _ in range(4)]
    for thread in threads:
        thread.start()
    for typed in ("string", "skipped", "burn forgoten", "53", "call"):
        assert late.find(typed) == before.find(typed) == beside.find(typed), typed
    for thread in threads:
        thread.join()


def test_no_form_of_a_word_of_the_trade_stands_in_two_meanings() -> None:
    twice = []
    seen: dict[str, str] = {}
    for meaning in MEANINGS:
        for form in meaning:
            if seen.setdefault(form, meaning[0]) != meaning[0]:
                twice.append((form, seen[form], meaning[0]))
    assert twice == []


@pytest.mark.parametrize("meaning", MEANINGS, ids=lambda meaning: meaning[0])
def test_every_form_of_a_word_of_the_trade_means_the_same(meaning: tuple[str, ...]) -> None:
    for form in meaning:
        assert [what for _start, _end, what in meanings_in(form.split())] == [meaning[0]], form
