"""The rulings desk: rules on a case under the tournament's book, compares books, and makes the record of a ruling."""

import json
from collections.abc import Iterator, Sequence
from functools import lru_cache

from msgspec import Struct

from tdapp.app.rulings.rulebooks import rulebook, rulebooks
from tdapp.domain.rulings.discipline import GivenRuling
from tdapp.domain.units import EntryId, TableNo
from tdapp.poker.ranking import tables
from tdapp.read.rulings.scored_search import Phrased, Search
from tdapp.rulebooks.book import Rulebook
from tdapp.rulings import CHAPTERS, INCIDENTS, Impossible, Ruling, Situation, plain_situation, resolve
from tdapp.rulings.incidents import Incident
from tdapp.rulings.reading import read_situation
from tdapp.words.rulings import say
from tdapp.words.say import Words


class Outcome(Struct, frozen=True):
    """The outcome of a case under one book: the ruling, or the fact that cannot be."""

    book: Rulebook
    ruling: Ruling | None
    impossible: Impossible | None = None


def ruled(case: Situation, book: str, house: str = "") -> Outcome:
    """The outcome of a case under this book with the house's values over it."""
    return _ruled(case, rulebook(book, house))


def warm_up() -> None:
    """Make the tables that rank hands, for which the first ruling on hands would wait a tenth of a second."""
    tables()


def compared(case: Situation, book: str, house: str = "") -> tuple[Outcome, ...]:
    """The outcomes of a case under every book, the tournament's own first (with the house's values)."""
    others = [other for name, other in rulebooks().items() if name != book]
    return (ruled(case, book, house), *(_ruled(case, other) for other in others))


def _ruled(case: Situation, book: Rulebook) -> Outcome:
    try:
        return Outcome(book, resolve(case, book))
    except Impossible as impossible:
        return Outcome(book, None, impossible)


def record(
    outcome: Outcome, case: Situation, words: Words, *, table: TableNo | None, entries: Sequence[EntryId], decision: str
) -> GivenRuling:
    """The record of a ruling as it goes into the journal, in the words it was given in; see
    `ruling_facts.RulingGiven`.
    """
    ruling = outcome.ruling
    if ruling is None:
        raise ValueError("only a ruling can be given")
    told = [say.step_of(words, step) for step in ruling.steps]
    if ruling.discretion:
        told += [say.choice_of(words, choice) for choice in ruling.discretion.choices if choice.id == decision]
    return GivenRuling(
        incident=ruling.incident,
        table=table,
        entries=tuple(entries),
        book=ruling.book,
        edition=ruling.edition,
        code=ruling.code.value,
        rules=tuple(str(cite) for cite in ruling.citations),
        steps=tuple(told),
        language=words.language,
        case=json.dumps(plain_situation(case), sort_keys=True, separators=(",", ":")),
        decision=decision,
    )


def case_of(written: str) -> Situation:
    """The situation of a given ruling, to look at it or rule again. BadCase when it cannot be read."""
    return read_situation(written)


class Finder:
    """The search for incidents by what is typed: words of their titles, other words for them, what is asked about them,
    the rules that speak of them, or the number of a rule.
    """

    def __init__(self, named: tuple[Phrased, ...]) -> None:
        self._search = _search(named)

    def ready(self) -> None:
        """Make ready to be asked: what is looked for first would wait for it. It may be done in any thread."""
        self._search.ready()

    def find(self, typed: str, *, every: bool = False) -> list[str]:
        """The ids of incidents that fit, best first; all of them, chapter by chapter, when nothing was typed. `every`:
        each word must fit, and as it is spelled: for where something else may be meant.
        """
        return self._search.find(typed, every=every)


@lru_cache(maxsize=8)
def _search(named: tuple[Phrased, ...]) -> Search:
    """One index for each book and order of languages, however often it is asked for."""
    return Search(named)


def finder(book: Rulebook, languages: Sequence[Words]) -> Finder:
    """The search for a book in these languages, the reader's own first."""
    topics: dict[str, list[str]] = {}
    for rule in book.rules.values():
        topics.setdefault(rule.topic, []).append(rule.number)
    named = []
    for chapter in CHAPTERS:
        for incident in INCIDENTS.values():
            if incident.chapter == chapter:
                numbers = tuple(topics.get(incident.topic, ()))
                titles = tuple(say.title_of(words, incident.id) for words in languages)
                also = tuple(keyword for words in languages for keyword in say.keywords_of(words, incident.id))
                texts = tuple(text for words in languages for text in _around(words, incident))
                texts += tuple(book.text(number, words.language).title for words in languages for number in numbers)
                named.append(Phrased(incident.id, titles, also, texts, numbers))
    return Finder(tuple(named))


def _around(words: Words, incident: Incident) -> Iterator[str]:
    """What is asked about an incident, and the answers that are offered."""
    for question in incident.questions:
        yield say.question_of(words, incident.id, question.id)
        for choice in question.choices:
            yield say.answer_of(words, incident.id, question.id, choice)
