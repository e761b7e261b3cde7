"""Every text a person reads is held against the glossary: one word for one thing, in English and in Dutch."""

import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

import pytest
import translations
from msgspec import Struct

from tdapp.texts import LANGUAGES

GLOSSARY = Path(__file__).parents[2] / "tdapp" / "GLOSSARY.md"
MANUAL = translations.ROOT / "resources" / "manual"
BOOKS = translations.ROOT / "resources" / "rulebooks"
ENGLISH, DUTCH = "en", "nl"
PLACE = re.compile(r"\{[^{}]*\}")
CODE = re.compile(r"`[^`]*`|\([^()]*\.(?:md|png)(?:#[\w-]*)?\)")  # keys, names of a file's fields, links
# Words that are typed or looked for, not read: people may say them as they like.
TYPED = "Typed"


class Said(Struct, frozen=True):
    """One text: where it is said, the English, and the same in every other language, all its plural forms."""

    where: str
    english: str
    others: Mapping[str, tuple[str, ...]]

    def forms(self, language: str) -> tuple[str, ...]:
        return (self.english,) if language == ENGLISH else self.others[language]


class Unsaid(Struct, frozen=True):
    """A word nobody says, what is said instead, and where it is right after all."""

    language: str
    words: tuple[str, ...]
    instead: str
    but: tuple[str, ...]


def rows(heading: str) -> list[list[str]]:
    """The cells of the table under a heading of the glossary, without its head."""
    text = GLOSSARY.read_text("utf-8").split(f"## {heading}\n")[1].split("\n## ")[0]
    lines = [line for line in text.splitlines() if line.startswith("|")][2:]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]


@cache
def texts() -> tuple[Said, ...]:
    """Every marked text of the program, without the names of its places."""
    found: dict[tuple[str, str, str], dict[str, tuple[str, ...]]] = {}
    for language in LANGUAGES.keys() - {ENGLISH}:
        for context in ET.parse(translations.ROOT / translations.file_of(language)).getroot().iter("context"):
            where = context.findtext("name") or ""
            for message in context.iter("message"):
                source, translation = message.findtext("source") or "", message.find("translation")
                assert translation is not None
                forms = [form.text or "" for form in translation.iter("numerusform")] or [translation.text or ""]
                key = (where, source, message.findtext("comment") or "")
                found.setdefault(key, {})[language] = tuple(PLACE.sub("{}", form) for form in forms)
    return tuple(
        Said(where, PLACE.sub("{}", source), others)
        for (where, source, _comment), others in found.items()
        if where != TYPED and not looked_for(source)
    )


def looked_for(source: str) -> bool:
    """Whether these are the words by which the finder finds an incident."""
    return "{" not in source and source.count(", ") > 1 and not source.endswith(".") and source[0].islower()


def unsaid() -> list[Unsaid]:
    def quoted(cell: str) -> tuple[str, ...]:
        return tuple(re.findall("`([^`]+)`", cell))

    return [Unsaid(language, quoted(words), instead, quoted(but)) for language, words, instead, but in rows("Not said")]


def word(said: str) -> re.Pattern[str]:
    return re.compile(rf"(?<![\w-]){re.escape(said)}(?![\w-])", re.IGNORECASE)


def says(text: str, rule: Unsaid) -> str:
    """The word of a rule a text says, or nothing."""
    for right in rule.but:
        text = word(right).sub("", text)
    return next((each for each in rule.words if word(each).search(text)), "")


def pages() -> Iterator[tuple[str, str, str]]:
    """Language, place and line of everything that is read outside of the windows: the manual."""
    for language in LANGUAGES:
        for page in sorted((MANUAL / language).glob("*.md")):
            for number, line in enumerate(page.read_text("utf-8").splitlines(), 1):
                yield language, f"{language}/{page.name}, line {number}", CODE.sub("", line)


@pytest.mark.parametrize("rule", unsaid(), ids=lambda rule: f"{rule.language}-{rule.words[0]}")
def test_no_text_says_what_is_not_said(rule: Unsaid) -> None:
    found = [
        f"{text.where}: {form!r} says {said!r}, not {rule.instead!r}"
        for text in texts()
        for form in text.forms(rule.language)
        if (said := says(form, rule))
    ]
    found += [
        f"{where}: {line!r} says {said!r}, not {rule.instead!r}"
        for language, where, line in pages()
        if language == rule.language and (said := says(line, rule))
    ]
    assert not found, "\n".join(found)


@pytest.mark.parametrize(
    "term", [row for row in rows("The floor") if not row[1].startswith("(")], ids=lambda row: row[0]
)
def test_a_term_of_the_floor_is_the_same_word_in_every_text(term: list[str]) -> None:
    """Where the English says it, the Dutch says its one Dutch word too."""
    english = re.compile(rf"\b{re.escape(term[0])}s?\b", re.IGNORECASE)
    dutch = [form.strip().casefold() for form in term[1].split(",")]
    found = [
        f"{text.where}: {text.english!r} is {form!r}, without {term[1]!r}"
        for text in texts()
        if english.search(text.english)
        for form in text.forms(DUTCH)
        if not any(each in form.casefold() for each in dutch)
    ]
    assert not found, "\n".join(found)


def test_every_term_of_the_floor_has_its_meaning_its_dutch_and_its_place() -> None:
    table = rows("The floor")
    assert len(table) > 70
    assert [row for row in table if len(row) != 4 or not all(row)] == []
    terms = [row[0] for row in table]
    assert terms == sorted(terms, key=str.casefold) and len(set(terms)) == len(terms)


def test_a_word_that_is_not_said_is_found_where_it_is_said() -> None:
    rule = Unsaid("en", ("is no",), "is not a", ("there is no",))
    assert says("'{}' is no seat.", rule) == "is no"
    assert not says("There is no seat.", rule)
    assert not says("This noise is normal.", rule)
