"""The rulings desk: an incident is found by what is typed, ruled under one book or all, and recorded as it was told."""

from datetime import UTC

import pytest

from tdapp.app.rulings.rulebooks import rulebooks
from tdapp.app.rulings.rulings import case_of, compared, finder, record, ruled
from tdapp.domain.units import EntryId, TableNo
from tdapp.rulings import CHAPTERS, INCIDENTS, Situation
from tdapp.words.rulings import say
from tdapp.words.say import Words

EN, NL = Words("en", UTC), Words("nl", UTC)
TIE = Situation("turn.clock_call", facts={"result": "same_moment"})
IMPOSSIBLE = Situation("turn.clock_call", facts={"weather": True})
UNCLEAR = Situation("board.lost_card", facts={"certain": False})


def test_an_incident_is_found_by_title_in_either_language_and_by_the_number_of_its_rule() -> None:
    found = finder(rulebooks()["HC"], (EN, NL))
    for typed in (say.title_of(EN, "turn.clock_call"), say.title_of(NL, "turn.clock_call")):
        assert found.find(typed)[0] == "turn.clock_call"
    assert "turn.clock_call" in found.find("29") and "board.lost_card" not in found.find("29")
    assert found.find("zzzz") == []


def test_with_nothing_typed_every_incident_is_there_chapter_by_chapter() -> None:
    everything = finder(rulebooks()["HC"], (EN,)).find("")
    assert sorted(everything) == sorted(INCIDENTS)
    chapters = [INCIDENTS[each].chapter for each in everything]
    assert chapters == sorted(chapters, key=CHAPTERS.index)


def test_a_case_is_ruled_under_every_book_the_tournaments_own_first() -> None:
    outcomes = compared(TIE, "QLD")
    first, *others = [each.book.id for each in outcomes]
    assert first == "QLD"
    assert sorted(others) == sorted({*rulebooks()} - {"QLD"})
    assert all(each.ruling is not None and each.ruling.book == each.book.id for each in outcomes)


def test_where_a_fact_cannot_be_there_is_no_ruling_and_none_to_record() -> None:
    outcome = ruled(IMPOSSIBLE, "HC")
    assert outcome.ruling is None and outcome.impossible is not None and outcome.impossible.code == "not_asked"
    with pytest.raises(ValueError, match="ruling"):
        record(outcome, IMPOSSIBLE, EN, table=None, entries=(), decision="")


def test_a_ruling_is_recorded_in_the_words_it_was_given_in_with_its_case() -> None:
    given = record(ruled(TIE, "HC"), TIE, NL, table=TableNo(2), entries=[EntryId(5)], decision="")
    ruling = ruled(TIE, "HC").ruling
    assert ruling is not None
    assert given.steps == tuple(say.step_of(NL, step) for step in ruling.steps)
    assert (given.language, given.table, given.entries, given.book) == ("nl", 2, (5,), "HC")
    assert case_of(given.case) == TIE


def test_what_the_director_chose_is_the_last_step_and_what_he_did_not_is_none() -> None:
    outcome = ruled(UNCLEAR, "TDA2024")
    given = record(outcome, UNCLEAR, EN, table=None, entries=(), decision="card_from_the_stub")
    assert outcome.ruling is not None and outcome.ruling.discretion is not None
    chosen = next(each for each in outcome.ruling.discretion.choices if each.id == "card_from_the_stub")
    assert given.steps == (say.choice_of(EN, chosen),)
    assert given.decision == "card_from_the_stub"
