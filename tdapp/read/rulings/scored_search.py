"""A search that forgives: what fits best comes first, and a word that fits nothing only lowers the score.

What is searched are things with phrases (titles, keywords) and texts around them, in several languages at once. A word
typed fits a word written when it is the same, has another ending, begins or ends it, or is one slip of the hand away;
words of the trade fit by what they mean (`trade_words`). A rare word tells more than a common one, and a phrase that is
typed as it is written tells most.
"""

from bisect import bisect_left
from collections.abc import Iterator, Mapping, Sequence
from itertools import dropwhile, pairwise
from math import log
from threading import Lock
from typing import Final

from msgspec import Struct

from tdapp.read.rulings.stems import LEAST_FOR_A_SLIP, is_one_slip, one_slip, stem, words_of
from tdapp.read.rulings.trade_words import SMALL, meanings_in

IN_TITLE, IN_PHRASE, IN_TEXT = 1.0, 0.85, 0.35
"""How much a word tells where it stands: in a title, in another phrase, in the texts around them."""
ENDING, BEGINS, COMPOUND, SLIP = 0.95, 0.8, 0.6, 0.75
"""How much of that is left when the word has another ending, begins or ends a longer one, or was mistyped."""
PHRASE: Final = 1.3  # what a phrase typed as it is written adds, beside 1 for all its words
BEGUN: Final = 1.0  # and one whose first letters were typed
LITTLE: Final = 0.15  # what a small word tells, of what it would by its rareness
UNKNOWN: Final = 2.0  # the weight of a word that stands nowhere
WORTH_SHOWING: Final = 0.3  # of the best score
KEPT: Final = 2_000  # words typed, with what they fit
LEAST_TO_BEGIN: Final = 3  # letters that begin a word which is not the last one typed


class Phrased(Struct, frozen=True):
    """Something to find: its id, its titles and what else it is called (in every language), the texts around it, and
    the numbers it goes by.
    """

    id: str
    titles: tuple[str, ...]
    also: tuple[str, ...] = ()
    texts: tuple[str, ...] = ()
    numbers: tuple[str, ...] = ()


Fits = dict[int, float]  # the place of what is found: how well it fits


class _Phrase(Struct, frozen=True):
    """A phrase of the thing at `place`, as it is compared with what was typed; `tells` is what all its keys tell."""

    place: int
    keys: frozenset[str]
    more: float
    tells: float


class Search:
    """The index over things to find: made once, asked at every key. It is made when something is looked for, or by
    `ready`, from whichever thread.
    """

    def __init__(self, things: Sequence[Phrased]) -> None:
        self._things = things
        self._made, self._making = False, Lock()

    def ready(self) -> None:
        """Make the index, if it is not made yet: some fifty milliseconds for two hundred things."""
        with self._making:
            if not self._made:
                self._index(self._things)
                self._made = True

    def _index(self, things: Sequence[Phrased]) -> None:
        self._words: dict[str, Fits] = {}
        self._joined: dict[str, Fits] = {}
        self._stems: dict[str, Fits] = {}
        self._meant: dict[str, Fits] = {}
        self._numbers: dict[str, list[int]] = {}
        self._known: dict[tuple[str, bool, bool], Fits] = {}
        phrases: list[tuple[int, list[str], float]] = []
        for place, thing in enumerate(things):
            for number in thing.numbers:
                self._numbers.setdefault(" ".join(words_of(number)), []).append(place)
            for text in dict.fromkeys(thing.texts):
                self._enter(place, words_of(text), IN_TEXT)
            written = [(words_of(text), IN_TITLE) for text in thing.titles]
            written += [(words_of(text), IN_PHRASE) for text in thing.also]
            for words, weight in written:
                self._enter(place, words, weight)
                phrases.append((place, words, weight))
        self._tell = {key: self._tells(fits) for key, fits in self._stems.items()}
        self._tell |= {"=" + key: self._tells(fits) for key, fits in self._meant.items()}
        self._by_key: dict[str, list[_Phrase]] = {}
        lines = []
        for place, words, weight in phrases:
            keys = _keys(words)
            phrase = _Phrase(place, keys, PHRASE * weight, self._sum(keys))
            lines.append((" ".join(dropwhile(SMALL.__contains__, words)), place, BEGUN * weight))
            for key in keys:
                self._by_key.setdefault(key, []).append(phrase)
        self._lines = sorted(lines)
        self._sorted = sorted(self._words)
        self._reversed = sorted(word[::-1] for word in self._words)
        self._slips: dict[str, list[str]] | None = None

    def _enter(self, place: int, words: Sequence[str], weight: float) -> None:
        for word in words:
            _better(self._words.setdefault(word, {}), place, weight)
            _better(self._stems.setdefault(stem(word), {}), place, weight)
        if weight != IN_TEXT:
            for one, other in pairwise(words):
                _better(self._joined.setdefault(one + other, {}), place, weight)
                _better(self._stems.setdefault(stem(one + other), {}), place, weight)
        for _start, _end, meaning in meanings_in(words):
            _better(self._meant.setdefault(meaning, {}), place, weight)

    def find(self, typed: str, *, every: bool = False) -> list[str]:
        """The ids that fit, best first, equally good ones in the order they were given; all of them when nothing was
        typed, none when no word fits anything. `every`: each word must fit, and as it is spelled.
        """
        words = words_of(typed)
        if not words:
            return [thing.id for thing in self._things]
        self.ready()
        if numbered := self._numbers.get(" ".join(words)):
            rest = [place for place in self._ranked(words, every) if place not in numbered]
            return [self._things[place].id for place in (*numbered, *rest)]
        return [self._things[place].id for place in self._ranked(words, every)]

    def _ranked(self, words: Sequence[str], every: bool) -> list[int]:
        """The places of what fits, best first: by what each word and meaning tells, and by the nearest phrase."""
        fits = self._each_fits(words, slips=not every)
        tells = [self._tells(fit) * (LITTLE if word in SMALL else 1) for word, fit in zip(words, fits, strict=True)]
        scores: Fits = {}
        total, told = 0.0, False
        missed: set[int] = set()
        for start, end, meaning in _spans(words):
            meant = self._meant.get(meaning, {})
            here: Fits = {place: self._tells(meant) * fit for place, fit in meant.items()}
            for place in {place for fit in fits[start:end] for place in fit}:
                _better(here, place, sum(tells[at] * fits[at].get(place, 0.0) for at in range(start, end)))
            for place, score in here.items():
                scores[place] = scores.get(place, 0.0) + score
            total += max(sum(tells[start:end]), self._tells(meant) if meant else 0.0)
            large = [fits[at] for at in range(start, end) if words[at] not in SMALL]
            told |= bool(here) and bool(large or meant)
            if every and large:
                missed |= {place for place in range(len(self._things)) if place not in meant and
                           not all(place in fit for fit in large)}  # fmt: skip
        if not told and not SMALL.issuperset(words):
            return []  # 'de vries': nothing but the article stands anywhere
        more = self._as_written(" ".join(words), _keys(self._mended(words)))
        ranked = {place: score / total + more.get(place, 0.0) for place, score in scores.items() if place not in missed}
        least = WORTH_SHOWING * max(ranked.values(), default=0)
        return sorted((place for place, score in ranked.items() if score >= least), key=lambda at: (-ranked[at], at))

    def _each_fits(self, words: Sequence[str], *, slips: bool) -> list[Fits]:
        """What each word fits; two that are written as one fit as that one does. The last may be only begun."""
        last = len(words) - 1
        each = [
            self._fits(word, begins=at == last or len(word) >= LEAST_TO_BEGIN, slips=slips)
            for at, word in enumerate(words)
        ]
        for at in range(last):
            both = words[at] + words[at + 1]
            for place, fit in (self._words.get(both) or self._joined.get(both) or {}).items():
                _better(each[at], place, fit)
                _better(each[at + 1], place, fit)
        return each

    def _as_written(self, line: str, keys: frozenset[str]) -> Fits:
        """What is added for the phrase that is nearest to what was typed, by what the words tell that they share."""
        added: Fits = {}
        typed = self._sum(keys)
        for phrase in {id(each): each for key in keys for each in self._by_key.get(key, ())}.values():
            shared = self._sum(keys & phrase.keys)
            _better(added, phrase.place, phrase.more * shared / (typed + phrase.tells - shared))
        for at in range(bisect_left(self._lines, (line, 0, 0.0)), len(self._lines)):
            begun, place, more = self._lines[at]
            if not begun.startswith(line):
                break
            _better(added, place, more)
        return added

    def _sum(self, keys: frozenset[str]) -> float:
        return sum(self._tell.get(key, UNKNOWN) for key in keys)

    def _fits(self, word: str, *, begins: bool, slips: bool) -> Fits:
        """What a word fits, and how well; kept, because at the next key most words are the same."""
        asked = (word, begins, slips)
        if asked not in self._known:
            if len(self._known) > KEPT:
                self._known.clear()
            self._known[asked] = self._fitting(word, begins=begins, slips=slips)
        return dict(self._known[asked])

    def _fitting(self, word: str, *, begins: bool, slips: bool) -> Fits:
        found: Fits = dict(self._words.get(word, {}))
        for place, fit in self._stems.get(stem(word), {}).items():
            _better(found, place, ENDING * fit)
        known = bool(found)
        if begins:
            for longer in _beginning(self._sorted, word):
                for place, fit in self._words[longer].items():
                    _better(found, place, fit * BEGINS)
        if len(word) >= LEAST_FOR_A_SLIP and word not in SMALL:
            for longer in _beginning(self._reversed, word[::-1]):
                for place, fit in self._words[longer[::-1]].items():
                    _better(found, place, COMPOUND * fit)
        if not known and slips:
            for part in self._parts(word) or self._near(word):
                for place, fit in self._words[part].items():
                    _better(found, place, SLIP * fit)
        return found

    def _parts(self, word: str) -> list[str]:
        """The two words a compound is made of, as Dutch writes them: 'knopfout'."""
        for at in range(LEAST_TO_BEGIN, len(word) - LEAST_TO_BEGIN + 1):
            if word[:at] in self._words and word[at:] in self._words:
                return [word[:at], word[at:]]
        return []

    def _near(self, word: str) -> list[str]:
        """The words written that are one slip of the hand away."""
        if len(word) < LEAST_FOR_A_SLIP:
            return []
        if self._slips is None:
            self._slips = {}
            for written in self._sorted:
                if len(written) >= LEAST_FOR_A_SLIP:
                    for left in one_slip(written):
                        self._slips.setdefault(left, []).append(written)
        near = {written for left in one_slip(word) for written in self._slips.get(left, ())}
        return sorted(written for written in near if is_one_slip(word, written))

    def _mended(self, words: Sequence[str]) -> list[str]:
        """The words with slips put right where one is nowhere written; those of a meaning are what they are."""
        mended = list(words)
        for start, _end, meaning in _spans(words):
            word = words[start]
            known = meaning or word in self._words or stem(word) in self._stems
            mended[start] = word if known else next(iter(self._near(word)), word)
        return mended

    def _tells(self, fits: Mapping[int, float]) -> float:
        """How much a word tells that fits these: the fewer, the more."""
        return log(1 + len(self._things) / sum(fits.values())) if fits else UNKNOWN


def _better(fits: Fits, place: int, fit: float) -> None:
    if fit > fits.get(place, 0.0):
        fits[place] = fit


def _beginning(in_order: Sequence[str], word: str) -> Iterator[str]:
    for at in range(bisect_left(in_order, word), len(in_order)):
        if not in_order[at].startswith(word):
            return
        yield in_order[at]


def _spans(words: Sequence[str]) -> Iterator[tuple[int, int, str]]:
    """A line in parts: the words that have a meaning together, with that meaning, and each other word by itself."""
    at = 0
    for start, end, meaning in meanings_in(words):
        yield from ((alone, alone + 1, "") for alone in range(at, start))
        yield start, end, meaning
        at = end
    yield from ((alone, alone + 1, "") for alone in range(at, len(words)))


def _keys(words: Sequence[str]) -> frozenset[str]:
    """What a phrase is made of, to compare it with another: the meanings in it, and the stems of its other words."""
    keys = {
        "=" + meaning if meaning else stem(words[start])
        for start, _end, meaning in _spans(words)
        if meaning or words[start] not in SMALL
    }
    return frozenset(keys) or frozenset(map(stem, words))
