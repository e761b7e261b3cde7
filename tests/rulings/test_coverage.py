"""Every modelled rule is shown by a worked case of its book, and every sentence a book can say is said in one."""

import re

import pytest

from tdapp.rulings import INCIDENTS, Citation, resolve
from tests.rulings.cases import BOOKS, all_cases

BY_OTHER_VALUES = {
    "HC": {
        "conduct.out_of_view_forfeited",
        "showdown.hidden_may_be_awarded",
        "tournament.all_share",
        "tournament.out_of_play_inventory",
    },
    "QLD": set[str](),
    "TDA2024": {
        "conduct.count_chips",
        "conduct.out_of_view_disqualified",
        "showdown.hidden_to_winner",
        "tournament.out_of_play_donation",
    },
}
"""Sentences a book says only when the club has set a value of its own."""
ONLY_CITED = {"turn.bet_binds"}
"""Sentences that lend their rule number to one that says more."""


def cited(book: str) -> set[str]:
    """The numbers of the rules that the cases of this book name, without letters and paragraphs."""
    names = {cite for case in all_cases() if case.book.id == book for cite in case.expect["citations"]}
    return {_number(book, name) for name in names}


def _number(book: str, name: str) -> str:
    if book == "QLD":
        section = re.fullmatch(r"s(\d+[AB]?)(?:\(.*)?", name)
        return section[1] if section else name
    return name if name in BOOKS[book].rules else name.rpartition("-")[0].removesuffix("-premature")


@pytest.mark.parametrize("book", BOOKS)
def test_every_rule_is_shown_by_a_case_or_says_why_not(book: str) -> None:
    here = BOOKS[book]
    silent = {rule.number for rule in here.not_modelled}
    assert [number for number in here.rules if number not in cited(book) | silent] == []
    told_in_dutch = {number for number in here.rules if here.text(number, "nl").not_modelled}
    assert told_in_dutch == silent
    decided = [rule for rule in here.rules.values() if set(rule.classes) - {"REFERENCE"}]
    assert [rule.number for rule in decided if rule.number not in cited(book)] == []


@pytest.mark.parametrize("book", BOOKS)
def test_every_sentence_of_a_book_is_said_in_a_case(book: str) -> None:
    said: set[str] = set()
    cites: set[Citation] = set()
    for case in all_cases():
        if case.book.id == book:
            ruling = resolve(case.situation, case.book)
            cites |= {*ruling.citations}
            said |= {line.code for line in (*ruling.steps, *ruling.checklist, *ruling.reasons)}
    lent = {code for code in BOOKS[book].steps if code.startswith("rule.")}
    assert sorted(set(BOOKS[book].steps) - said - BY_OTHER_VALUES[book] - ONLY_CITED - lent) == []
    assert sorted(code for code in lent if BOOKS[book].cite(BOOKS[book].steps[code]) not in cites) == []


def test_every_incident_has_cases_under_every_book() -> None:
    shown = {(case.book.id, case.situation.incident) for case in all_cases()}
    assert [(book, incident) for book in BOOKS for incident in INCIDENTS if (book, incident) not in shown] == []
    assert len(all_cases()) >= 250
