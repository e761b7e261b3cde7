"""Finds rules by number or by any words of their titles and summaries, in both languages at once.

A number finds its rule first; a word of the title tells more than one of the summary. Whoever types Dutch finds the
same rule as whoever types English.
"""

from functools import lru_cache

from tdapp.read.rulings.scored_search import Phrased, Search
from tdapp.rulebooks.book import Rule, Rulebook


def find_rules(book: Rulebook, typed: str) -> list[Rule]:
    """The rules that fit what was typed, best first; all of them in the book's order when nothing was."""
    return [book.rules[number] for number in _search(_rules(book)).find(typed)]


def ready(book: Rulebook) -> None:
    """Make ready to look for rules of this book: what is looked for first would wait for it. It may be done in any
    thread.
    """
    _search(_rules(book)).ready()


@lru_cache(maxsize=8)
def _search(rules: tuple[Phrased, ...]) -> Search:
    return Search(rules)


def _rules(book: Rulebook) -> tuple[Phrased, ...]:
    found = []
    for number in book.rules:
        texts = [texts.rules[number] for texts in book.texts.values() if number in texts.rules]
        titles, summaries = tuple(text.title for text in texts), tuple(text.summary for text in texts)
        found.append(Phrased(number, titles, (), summaries, (number, number.rpartition(" ")[2])))
    return tuple(found)
