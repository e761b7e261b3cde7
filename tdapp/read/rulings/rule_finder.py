"""Finds rules by number or by any words of their titles and summaries, in both languages at once, and incidents.

Every word typed must begin a word of what is found. A number finds its rule first; a word of the title comes before one
of the summary. Whoever types Dutch finds the same rule as whoever types English.
"""

import re
from collections.abc import Iterable, Sequence
from functools import cache

from msgspec import Struct

from tdapp.read.people.names import fold
from tdapp.rulebooks.book import Rule, Rulebook

_WORD = re.compile(r"[\w-]+")


class Named(Struct, frozen=True):
    """Something to find: its id, what it is called (in every language), and what else it may be found by."""

    id: str
    titles: tuple[str, ...]
    also: tuple[str, ...] = ()
    numbers: tuple[str, ...] = ()


def find_rules(book: Rulebook, typed: str) -> list[Rule]:
    """The rules that fit what was typed, best first; all of them in the book's order when nothing was."""
    return [book.rules[number] for number in find(_rules(book), typed)]


def find(named: Sequence[Named], typed: str) -> list[str]:
    """The ids that fit, best first; equally good ones stay in the order they were given."""
    wanted = fold(typed).split()
    if not wanted:
        return [each.id for each in named]
    ranked = [(rank, place, each.id) for place, each in enumerate(named) if (rank := _rank(each, wanted)) is not None]
    return [found for _rank_of, _place, found in sorted(ranked)]


def _rank(named: Named, wanted: Sequence[str]) -> int | None:
    """How well it fits: 0 its number, 1 the title begins so, 2 words of the title, 3 anything; None not at all."""
    numbers, titles, words = _folded(named)
    if len(wanted) == 1 and wanted[0] in numbers:
        return 0
    if any(title.startswith(" ".join(wanted)) for title in titles):
        return 1
    if any(_all_begin(wanted, _words(title)) for title in titles):
        return 2
    return 3 if _all_begin(wanted, words) else None


@cache
def _folded(named: Named) -> tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...]]:
    """Its numbers, its titles, and every word it may be found by, folded once: it is asked at every letter typed."""
    numbers, titles = (tuple(fold(text) for text in texts) for texts in (named.numbers, named.titles))
    words = [word for text in (*titles, *(fold(also) for also in named.also)) for word in _words(text)]
    return numbers, titles, (*words, *numbers)


def _all_begin(wanted: Iterable[str], words: Sequence[str]) -> bool:
    return all(any(word.startswith(each) for word in words) for each in wanted)


@cache
def _words(text: str) -> tuple[str, ...]:
    return tuple(_WORD.findall(text))


def _rules(book: Rulebook) -> list[Named]:
    found = []
    for number in book.rules:
        texts = [texts.rules[number] for texts in book.texts.values() if number in texts.rules]
        titles, summaries = tuple(text.title for text in texts), tuple(text.summary for text in texts)
        found.append(Named(number, titles, summaries, (number, number.rpartition(" ")[2])))
    return found
