"""Everything a ruling can say has words: incidents, questions, choices, steps, decisions, values."""

import re
from pathlib import Path

import pytest

import tdapp.rulings
from tdapp.rulings import CHAPTERS, INCIDENTS, Incident, Kind
from tdapp.texts import LANGUAGES
from tdapp.words.rulings import chapters, common, say
from tests.rulings.cases import BOOKS

SOURCES = sorted(Path(tdapp.rulings.__file__).parent.rglob("*.py"))
CODE = re.compile(rf'"((?:{"|".join((*CHAPTERS, "rulings"))})\.[a-z0-9_]+)"')


LENT = "rule."
"""Begins a rule number of a book that has no sentence of its own and stands beside others."""


def written() -> list[str]:
    """The rulings as they are written, without docstrings, which show examples."""
    return [re.sub(r'(?s)""".*?"""', "", path.read_text("utf-8")) for path in SOURCES]


def codes() -> set[str]:
    """Every code written in the rulings, apart from examples in docstrings."""
    return {code for source in written() for code in CODE.findall(source)}


def test_every_code_has_a_sentence() -> None:
    assert sorted(code for code in codes() if code not in chapters.STEPS and code not in chapters.TITLES) == []


def test_every_sentence_and_every_rule_number_belongs_to_a_code_that_is_used() -> None:
    assert sorted(code for code in chapters.STEPS if code.partition("/")[0] not in codes()) == []
    for book in BOOKS.values():
        lent = {code for code in book.steps if code.startswith(LENT)}
        assert sorted(code for code in book.steps if code not in chapters.STEPS and code not in lent) == [], book.id
        assert sorted(code for code in lent if not any(f'"{code}"' in source for source in written())) == [], book.id


@pytest.mark.parametrize("incident", INCIDENTS.values(), ids=lambda incident: incident.id)
def test_every_incident_and_question_has_words(incident: Incident) -> None:
    assert incident.id in chapters.TITLES and incident.id in chapters.KEYWORDS
    for question in incident.questions:
        assert f"{incident.id}/{question.id}" in chapters.QUESTIONS or question.id in chapters.QUESTIONS, question.id
        if question.kind is Kind.CHOICE:
            from tdapp.words.say import Words

            words = Words("en", None)
            for choice in question.choices:
                known = {f"{incident.id}/{question.id}/{choice}", f"{question.id}/{choice}", choice}
                assert known & {*chapters.ANSWERS, *common.ACTIONS, *common.STREETS}, (question.id, choice)
                assert say.answer_of(words, incident.id, question.id, choice)


def test_every_value_of_a_book_has_words_for_itself_and_its_settings() -> None:
    for book in BOOKS.values():
        for name, value in book.values.items():
            assert name in chapters.VALUES, (book.id, name)
            for choice in value.choices:
                if isinstance(choice, str):
                    assert f"{name}/{choice}" in chapters.SETTINGS, (book.id, name, choice)


def test_every_penalty_a_book_knows_has_a_name_and_can_be_chosen() -> None:
    for book in BOOKS.values():
        menu = str(book.values["penalty_menu"].value).split()
        assert [kind for kind in menu if kind not in common.PENALTIES or kind not in chapters.CHOICES] == [], book.id


def test_every_rule_and_reading_of_every_book_has_text_in_every_language() -> None:
    for book in BOOKS.values():
        assert book.texts.keys() == LANGUAGES.keys()
        for spoken in book.texts.values():
            assert set(spoken.rules) == set(book.rules), book.id
            assert set(spoken.readings) == set(book.readings), book.id
            assert all(text.title and text.summary for text in spoken.rules.values())
