"""The manual: every topic leads somewhere, in each language to the same place, and what it says is found."""

import pytest

from tdapp.app.manual import INDEX, links, manual, topic_of
from tdapp.texts import LANGUAGES

EVERY = [(language, name) for language in LANGUAGES for name in manual(language).pages]


@pytest.mark.parametrize(("language", "name"), EVERY, ids=[f"{language}-{name}" for language, name in EVERY])
def test_every_link_leads_to_a_page_and_section_of_the_manual(language: str, name: str) -> None:
    book = manual(language)
    targets = [topic_of(link, name) for link in links(book.pages[name].marked)]
    assert [target for target in targets if book.section(target) is None] == []


def test_pages_have_the_same_sections_in_every_language() -> None:
    english, *others = (
        [section.topic for page in manual(each).pages.values() for section in page.sections] for each in LANGUAGES
    )
    assert len(english) == len(set(english)) > 80
    assert all(topics == english for topics in others)


def test_the_pages_stand_in_the_order_of_the_index_and_none_is_left_out() -> None:
    names = list(manual("en").pages)
    assert names[:3] == [INDEX, "first-evening", "tournaments"] and "refusals" in names


@pytest.mark.parametrize(
    ("language", "typed", "topic"),
    [
        ("en", "chip race", "chips#race"),
        ("en", "break table", "moves#breaking-a-table-and-the-final-table"),
        ("en", "forgotten PIN", "operators"),
        ("en", "SECOND MEDIUM", "club#the-second-medium"),
        ("nl", "tafel opbreken", "moves#breaking-a-table-and-the-final-table"),
        ("nl", "kopieen", "club#copies"),
        ("nl", "vergeten pincode", "operators"),
    ],
)
def test_what_is_looked_for_is_found_whatever_its_case_marks_and_order(language: str, typed: str, topic: str) -> None:
    book = manual(language)
    assert topic in [hit.topic for hit in book.find(typed)][:3]
    backwards = " ".join(reversed(typed.split()))
    assert book.find(backwards) == book.find(typed)


def test_each_word_has_to_be_there_and_an_excerpt_shows_it_without_marks() -> None:
    book = manual("en")
    assert book.find("race zebra") == () == book.find("  ")
    for hit in book.find("undo"):
        assert "undo" in f"{hit.title} {hit.excerpt}".casefold()
        assert not {"`", "|", "**", "]("} & set(hit.excerpt) and "**" not in hit.excerpt
        assert len(hit.excerpt.split()) < 40


def test_a_heading_in_a_program_that_is_shown_is_no_section() -> None:
    assert all("call 800" not in section.title for section in manual("en").pages["rulings"].sections)
