"""Finds people by the letters somebody typed: folded, from the start of any part of the name, best match first."""

import re
from collections.abc import Iterable
from functools import lru_cache
from itertools import islice
from operator import itemgetter

from msgspec import Struct

from tdapp.read.people.names import fold
from tdapp.read.registration.players import PlayerRow


class Found(Struct, frozen=True):
    """An entry that matches, how well (small is better), and which letters of its full name did."""

    row: PlayerRow
    rank: tuple[int, ...]
    marks: tuple[tuple[int, int], ...]  # from, to


def find(rows: Iterable[PlayerRow], typed: str, *, limit: int = 50) -> list[Found]:
    """Entries whose names have a part for every word typed, the best first; those still in before those out.

    The very letters typed beat folded ones: 'łu' finds Łukasz before Lukas, and both.
    """
    wanted = fold(typed).split()
    if not wanted:
        return []
    exact = typed.casefold().split()
    hits: Iterable[PlayerRow] = rows
    for part in wanted:
        hits = [row for row in hits if part in row.search]
    for part in wanted:
        begins = re.compile(r"(?:^|[^\w']|_)" + re.escape(part)).search
        hits = [row for row in hits if begins(row.search)]
    ranked = sorted(((_rank(row, wanted, exact), row.search, row.entry, row) for row in hits), key=itemgetter(0, 1, 2))
    marked = (Found(row, rank, marks) for rank, *_, row in ranked if (marks := matches(row.name.full, wanted)))
    return list(islice(marked, limit))  # most of those a letter or two find are never shown


def matches(name: str, wanted: list[str]) -> tuple[tuple[int, int], ...]:
    """The letters of a name that the wanted folded words stand for; () when one of them starts no part of it.

    >>> matches("Łukasz Żółć", ["lu"]), matches("Jan van der Berg", ["be", "ja"]), matches("Ada", ["da"])
    (((0, 2),), ((0, 2), (12, 14)), ())
    """
    plain, where = _folded(name)
    starts = [at for at in range(len(plain)) if at == 0 or not (plain[at - 1].isalnum() or plain[at - 1] == "'")]
    marks: list[tuple[int, int]] = []
    used: set[int] = set()
    for part in wanted:
        start = next((at for at in starts if at not in used and plain.startswith(part, at)), None)
        if start is None:
            return ()
        used.add(start)
        marks.append((where[start], where[start + len(part) - 1] + 1))
    return tuple(sorted(marks))


@lru_cache(maxsize=4096)
def _folded(name: str) -> tuple[str, list[int]]:
    """A name folded letter by letter, with the place each folded letter came from."""
    plain, where = [], []
    for at, letter in enumerate(name):
        for each in fold(letter):
            plain.append(each)
            where.append(at)
    return "".join(plain), where


def _rank(row: PlayerRow, wanted: list[str], exact: list[str]) -> tuple[int, ...]:
    literal = _has_part_for_each(row.name.full.casefold(), exact)
    whole = " ".join(wanted)
    leads = row.search.startswith(whole) or fold(row.name.last).startswith(whole)
    return (not row.status.in_play, not literal, not leads)


def _has_part_for_each(name: str, exact: list[str]) -> bool:
    for word in exact:
        if not name.startswith(word) and not any(part.startswith(word) for part in name.split()):
            return False
    return True
