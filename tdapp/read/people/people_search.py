"""Finds people of the club while a name is typed, among tens of thousands.

Letters are compared without their marks (l finds ł), every typed word must begin a word of the name or the nickname,
in any order, and a club card number typed or scanned in full finds whose it is. Everybody's plain letters stand in one
long text, in the order of the names: what is found first there is first in the list, and the search ends when that is
full.
"""

import re
from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Iterator
from itertools import accumulate
from operator import attrgetter

from msgspec import Struct

from tdapp.domain.units import PlayerId
from tdapp.read.people.names import PlayerName, fold
from tdapp.read.people.typed_names import proposed_name

MOST = 7
_MANY = 500  # hits looked through for those with the very letters typed
_BLANKS = str.maketrans({"-": " ", ",": " ", ".": " ", "\t": " ", "\n": " ", "'": "", "’": ""})
_fold = fold.__wrapped__  # of thousands of names once each: nothing is to be kept of them
_NAME_ENDS, _LINE_ENDS = "\t", "\n"
_NUMBER = re.compile(r"[\d\s./-]*")


class Known(Struct, frozen=True):
    """A person the club knows, as the search has her. `numbers`: her club cards, also those of merged records."""

    player: PlayerId
    name: PlayerName
    nickname: str = ""
    numbers: tuple[str, ...] = ()


class PersonSuggestion(Struct, frozen=True):
    """Somebody who may be meant. `player` None: nobody the club knows, so a new player by this name."""

    name: PlayerName
    player: PlayerId | None
    nickname: str = ""
    club_no: str = ""


def plain(text: str) -> str:
    """A name as it is searched: plain letters, words with one blank between them.

    >>> plain("  Jan-Willem O'Connor,"), plain("Żółć")
    ('jan willem oconnor', 'zolc')
    """
    if text.isascii() and text.isalpha():
        return text.casefold()
    return " ".join(_fold(text.translate(_BLANKS)).split())


class _Entry(Struct, frozen=True):
    """Somebody as the index holds her: `order` sorts her among the others, `line` is searched, `words` her name's."""

    known: Known
    order: str
    line: str
    words: str


class PeopleIndex:
    """An index of everybody the club knows, ready to be searched; kept up to date by `put` and `drop`."""

    def __init__(self, people: Iterable[Known] = ()) -> None:
        self._people: dict[PlayerId, _Entry] = {}
        self._numbers: dict[str, PlayerId] = {}
        self._whole: dict[str, tuple[PlayerId, ...]] = {}  # the words of a name in order of the alphabet -> whose it is
        self._heads: dict[str, set[PlayerId]] = {}  # the first letter, and the first two, of any word -> who has one
        self._order: list[str] = []
        self._in_order: list[PlayerId] = []
        self._lines: list[str] = []
        self._text: str | None = None  # all lines in one; None: to be put together anew
        self._starts: list[int] = []
        self.put_all(people)

    def __len__(self) -> int:
        return len(self._people)

    def __contains__(self, player: object) -> bool:
        return player in self._people

    def __getitem__(self, player: PlayerId) -> Known:
        return self._people[player].known

    def everybody(self) -> tuple[PlayerId, ...]:
        """Everybody in the index, in the order of their names."""
        return tuple(self._in_order)

    def put_all(self, people: Iterable[Known]) -> None:
        """Take many people into the index at once."""
        self.take(people)
        self.settle()

    def take(self, people: Iterable[Known]) -> None:
        """Take some of many people into the index; nobody may be looked for before `settle`."""
        for known in people:
            if known.player in self._people:
                self._forget(self._people[known.player])
            self._note(_entry(known))

    def settle(self) -> None:
        """Sort everybody who was taken into the index by name."""
        made = sorted(self._people.values(), key=attrgetter("order"))
        self._order, self._lines = [entry.order for entry in made], [entry.line for entry in made]
        self._in_order = [entry.known.player for entry in made]
        self._text = None

    def put(self, known: Known) -> None:
        """Put a person into the index who is new, or is called otherwise now."""
        self.drop(known.player)
        entry = _entry(known)
        self._note(entry)
        at = bisect_left(self._order, entry.order)
        self._order.insert(at, entry.order)
        self._lines.insert(at, entry.line)
        self._in_order.insert(at, known.player)
        self._text = None

    def drop(self, player: PlayerId) -> None:
        """Drop a person from the index; no harm if she never was there."""
        entry = self._people.pop(player, None)
        if entry is None:
            return
        self._forget(entry)
        at = bisect_left(self._order, entry.order)
        del self._order[at], self._lines[at], self._in_order[at]
        self._text = None

    def card(self, number: str) -> PlayerId | None:
        """The person whose club card this is; None for nobody's."""
        return self._numbers.get(_card(number))

    def suggest(self, text: str, *, limit: int = MOST) -> tuple[PersonSuggestion, ...]:
        """The people who may be meant, the likeliest first; a new player comes last, or first when nobody fits.

        A bare number is no name, so it brings no new player: a card the club does not know finds nobody.
        """
        known = [self._suggestion(player) for player in self.find(text, limit=limit)]
        typed = proposed_name(text)
        is_name = not _NUMBER.fullmatch(text) and self.card(text) is None
        return (*known, PersonSuggestion(typed, None)) if is_name and typed.last else tuple(known)

    def find(self, text: str, *, limit: int = MOST) -> tuple[PlayerId, ...]:
        """The people who fit, the likeliest first: the card's owner, whoever has no other name, the very letters, the
        rest.
        """
        words = plain(text).split()
        if not words:
            return ()
        found: dict[PlayerId, None] = {}
        if (owner := self.card(text)) is not None:
            found[owner] = None
        found.update(dict.fromkeys(self._whole.get(" ".join(sorted(words)), ())))
        for player in self._ranked(text, words):
            if len(found) >= limit:
                break
            found[player] = None
        return tuple(found)[:limit]

    def same_words(self, name: PlayerName) -> tuple[PlayerId, ...]:
        """The people whose name has just these words, whichever is first or last."""
        return self._whole.get(_words(name), ())

    def close_to(self, name: PlayerName) -> Iterator[PlayerId]:
        """The people whose name is one slip of the keys away: a letter too many, too few, another, or two that changed
        places.
        """
        typed = plain(name.full)
        if len(typed) < 5:
            return
        seen: set[PlayerId] = set()
        for at in range(len(typed) - 1):
            slip = typed[:at] + typed[at + 1] + typed[at] + typed[at + 2 :]
            seen.update(p for p in self._whole.get(" ".join(sorted(slip.split())), ()) if slip != typed)
        text, half = self._whole_text(), len(typed) // 2
        for needle in (f"{_LINE_ENDS} {typed[:half]}", f"{typed[half:]}{_NAME_ENDS}"):
            for row, line in self._hits(text, needle):
                if _one_slip(typed, line[1 : line.index(_NAME_ENDS)]):
                    seen.add(self._in_order[row])
        yield from sorted(seen, key=lambda player: self._people[player].order)

    def _ranked(self, text: str, words: list[str]) -> Iterator[PlayerId]:
        """Whoever fits, in the order of the names; typed marks put those who bear them first."""
        hits = self._matches(words)
        exact = text.translate(_BLANKS).casefold().split()
        if exact == words:
            yield from hits
            return
        several = [player for player, _ in zip(hits, range(_MANY), strict=False)]
        yield from sorted(several, key=lambda player: not _literal(self._people[player].known, exact))

    def _matches(self, words: list[str]) -> Iterator[PlayerId]:
        """Everybody of whom every word begins one of hers, in the order of the names."""
        if len(words) == 1:
            yield from (self._in_order[row] for row, _line in self._hits(self._whole_text(), f" {words[0]}"))
            return
        # With several words the long text would be stopped at thousands of times for one of them: those who have the
        # first letters of all of them are fewer.
        heads = sorted((self._heads.get(word[:2], set()) for word in words), key=len)
        both = heads[0].intersection(*heads[1:])
        starts = [f" {word}" for word in words if len(word) > 2]
        found = [self._people[player] for player in both]
        for start in starts:
            found = [entry for entry in found if start in entry.line]
        yield from (entry.known.player for entry in sorted(found, key=attrgetter("order")))

    def _hits(self, text: str, needle: str) -> Iterator[tuple[int, str]]:
        """The lines in which the needle stands, each once."""
        at = text.find(needle)
        while at >= 0:
            row = bisect_right(self._starts, at + 1) - 1
            yield row, self._lines[row]
            at = text.find(needle, self._starts[row] + len(self._lines[row]) - 1)

    def _whole_text(self) -> str:
        """All lines after one another; a line begins with a blank and ends with its end, so it can be looked for."""
        if self._text is None:
            self._text = _LINE_ENDS + "".join(self._lines)
            self._starts = [1, *accumulate(map(len, self._lines), initial=1)][1:-1] if self._lines else []
        return self._text

    def _suggestion(self, player: PlayerId) -> PersonSuggestion:
        known = self._people[player].known
        return PersonSuggestion(known.name, player, known.nickname, known.numbers[0] if known.numbers else "")

    def _note(self, entry: _Entry) -> None:
        player = entry.known.player
        self._people[player] = entry
        for number in entry.known.numbers:
            self._numbers.setdefault(number if (card := _card(number)) == number else card, player)
        self._whole[entry.words] = (*self._whole.get(entry.words, ()), player)
        for head in _heads(entry.line):
            self._heads.setdefault(head, set()).add(player)

    def _forget(self, entry: _Entry) -> None:
        gone = entry.known.player
        for number in entry.known.numbers:
            if self._numbers.get(_card(number)) == gone:
                del self._numbers[_card(number)]
        for head in _heads(entry.line):
            self._heads[head].discard(gone)
        rest = tuple(player for player in self._whole.get(entry.words, ()) if player != gone)
        if rest:
            self._whole[entry.words] = rest
        else:
            self._whole.pop(entry.words, None)


def _entry(known: Known) -> _Entry:
    first, last = plain(known.name.first), plain(known.name.last)
    whole = f"{first} {last}".strip()
    nickname = f" {plain(known.nickname)}" if known.nickname else ""
    at_once = f" {last}{first}" if known.name.family_first else ""  # as such names are written
    line = f" {whole}{at_once}{_NAME_ENDS}{nickname}{_LINE_ENDS}"
    order = "\0".join((last or first, first, known.player))
    return _Entry(known, order, line, " ".join(sorted(whole.split())))


def _heads(line: str) -> Iterator[str]:
    for word in line.split():
        yield word[:1]
        if len(word) > 1:
            yield word[:2]


def _card(number: str) -> str:
    return "".join(number.split()).casefold()


def _words(name: PlayerName) -> str:
    return " ".join(sorted(plain(f"{name.first} {name.last}").split()))


def _literal(known: Known, exact: list[str]) -> bool:
    parts = f"{known.name.full} {known.nickname}".translate(_BLANKS).casefold().split()
    return all(any(part.startswith(word) for part in parts) for word in exact)


def _one_slip(one: str, other: str) -> bool:
    """Whether one letter was typed too many, too few or wrong; the same name is no slip.

    >>> _one_slip("jan jansen", "jan janssen"), _one_slip("jan", "jen"), _one_slip("jan", "jan")
    (True, True, False)
    """
    short, long = sorted((one, other), key=len)
    if len(long) - len(short) > 1 or short == long:
        return False
    at = next((at for at, letter in enumerate(short) if letter != long[at]), len(short))
    return short[at + (len(short) == len(long)) :] == long[at + 1 :]
