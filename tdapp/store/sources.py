"""Sources a club can be made again from: a damaged file, a copy, the file on a second medium; one of them or several.

Every line is taken from whichever source has it as it was written: its link says so. What stands beside the journal is
taken from the source that knew it last; who was erased in one of them is erased in what is made.
"""

import sqlite3
from collections.abc import Iterable, Mapping, Sequence, Set
from pathlib import Path
from typing import Any

from msgspec import Struct

from tdapp.domain.units import Seq
from tdapp.store import reading
from tdapp.store.chain import START, link
from tdapp.store.identity import KEY
from tdapp.store.journal import follows
from tdapp.store.rows_beside import rows_beside
from tdapp.store.seals import Part

Line = Any  # a row of the journal, its link last
Rows = Mapping[Part, tuple[int, Mapping[str, Any] | None]]  # when it was known (microseconds); None: it was removed


class Source(Struct, frozen=True):
    """Everything that can be read of one source. `club`: the identity of its club; `at`: how far it knows what stands
    beside the journal, in microseconds; `ends`: lines of each stream at which it knows that an act ends; `torn`: pieces
    of it that could not be read; `doubted`: rows that something changed, each with the places it may stand for.
    """

    path: Path
    club: str
    at: int
    lines: Mapping[str, Sequence[Line]]
    ends: Mapping[str, Set[int]]
    rows: Rows
    torn: int = 0
    doubted: Mapping[Part, Set[Part]] = {}

    @property
    def last(self) -> int:
        """The time of its last line, in microseconds."""
        return max((lines[-1][4] for lines in self.lines.values() if lines), default=0)


class Joined(Struct, frozen=True):
    """A club as its sources have it together: of each stream the lines that follow one another from the first on, what
    stands beside, and the lines that are known and do not follow.
    """

    club: str
    lines: Mapping[str, Sequence[Line]]
    rows: Mapping[Part, Mapping[str, Any]]
    lost: Mapping[str, Sequence[Line]]


def source_of(path: Path, *, at: int | None = None) -> Source:
    """A closed club file as a source. `at`: when it was made, where it is a copy; None: it is as new as its last line.
    Raises `KnownError` where nothing of it can be read.
    """
    with reading.to_read(path) as raw:
        return source_in(raw, path, at=at)


def source_in(raw: sqlite3.Connection, path: Path, *, at: int | None = None) -> Source:
    """The same of a file that is being read."""
    lines = {stream: reading.lines_in(raw, stream) for stream in reading.streams_in(raw)}
    sane = {stream: [line for line in some if _sane(line)] for stream, some in lines.items()}
    known = at if at is not None else max((some[-1][4] for some in sane.values() if some), default=0)
    beside = rows_beside(raw)
    rows = {place: (known, values) for place, values in beside.rows.items()}
    key = beside.rows.get(("setting", KEY))
    ends = {stream: {int(reading.end_in(raw, stream).seq)} for stream in lines}
    return Source(path, str(key["value"]) if key else "", known, sane, ends, rows, doubted=beside.doubted)


def _sane(line: Line) -> bool:
    """Whether a row has at least a place and a time; what it says is told by its link."""
    return all(isinstance(line[at], int) for at in (1, 2, 4))


def joined(sources: Sequence[Source]) -> Joined:
    """The club that these sources of one club make together."""
    lines: dict[str, Sequence[Line]] = {}
    lost: dict[str, Sequence[Line]] = {}
    for stream in sorted({stream for source in sources for stream in source.lines}):
        having = [source.lines[stream] for source in sources if source.lines.get(stream)]
        having.sort(key=lambda some: (some[-1][4], some[-1][1]), reverse=True)
        ends = {seq for source in sources for seq in source.ends.get(stream, ())}
        chain = _whole_acts(list(_chain(having)), having, ends)
        if chain:
            lines[stream] = chain
        if more := _not_in(chain, having):
            lost[stream] = more
    club = next((source.club for source in sources if source.club), "")
    return Joined(club, lines, _beside(sources), lost)


def _chain(having: Sequence[Sequence[Line]]) -> Iterable[Line]:
    """The lines that follow one another from the first on. Where two sources go different ways, the way of the one
    whose last line is the newest.
    """
    by_seq = [{line[1]: line for line in some} for some in having]
    head, seq = START, Seq(1)
    while True:
        ways = (_next(head, seq, some) for some in by_seq if seq in some)
        lines = next((lines for lines in ways if lines), [])
        yield from lines
        if not lines:
            return
        head, seq = lines[-1][12], Seq(seq + len(lines))


def _next(head: bytes, seq: Seq, some: Mapping[int, Line]) -> list[Line]:
    """The line of this number, where it follows from `head`. Of an act that only tells the link of its last line, all
    its lines, where that link comes out.
    """
    line = some[seq]
    if line[12]:
        return [line] if follows(head, seq, line) else []
    act, found = line[2], []
    while line is not None and line[2] == act:
        head = link(head, line[:12])
        found.append((*line[:12], head))
        if line[12]:
            return found if line[12] == head else []
        seq = Seq(seq + 1)
        line = some.get(seq)
    return []


def _whole_acts(chain: list[Line], having: Sequence[Sequence[Line]], ends: Set[int]) -> list[Line]:
    """The chain without an act at its end of which lines are missing: it was done whole or not at all."""
    while chain:
        last = chain[-1]
        following = (line for some in having for line in some if line[1] == last[1] + 1)
        if last[1] in ends or any(line[2] != last[2] for line in following):
            return chain
        while chain and chain[-1][2] == last[2]:
            chain.pop()
        ends = {last[1] for last in chain[-1:]}  # the act before it is whole
    return chain


def _not_in(chain: Sequence[Line], having: Sequence[Sequence[Line]]) -> list[Line]:
    """The lines of these sources that are not in the chain, each once, in order. One that was only damaged in its
    source, where another has it as it was, is not lost.
    """
    there = {line[:12] for line in chain}
    found: dict[Line, Line] = {}
    for some in having:
        own = {line[1]: line for line in some}
        for line in some:
            if line[:12] not in there and (line[1] > len(chain) or _as_written(line, own)):
                found[line[:12]] = line
    return sorted(found.values(), key=lambda line: (line[1], line[4]))


def _as_written(line: Line, own: Mapping[int, Line]) -> bool:
    """Whether a line is what its own source wrote: it follows from the link before it there."""
    seq = Seq(line[1])
    while seq - 1 in own and not own[seq - 1][12]:
        seq = Seq(seq - 1)
    head = START if seq == 1 else own[seq - 1][12] if seq - 1 in own else b""
    return bool(head) and any(each[:12] == line[:12] for each in _next(head, seq, own))


def _beside(sources: Sequence[Source]) -> dict[Part, Mapping[str, Any]]:
    """What stands beside the journal, as the source has it that knew it last, without what anybody erased.

    A row that something changed counts only where nobody has what it may stand for as it was written.
    """
    sound = {place for source in sources for place in source.rows if place not in source.doubted}
    newest: dict[Part, tuple[int, Mapping[str, Any] | None]] = {}
    for source in sources:
        for place, (at, values) in source.rows.items():
            if place in source.doubted and source.doubted[place] <= sound:
                continue
            if place not in newest or at > newest[place][0]:
                newest[place] = (at, values)
    found = {place: values for place, (_at, values) in newest.items() if values is not None}
    erased = set()
    for source in sources:
        for (table, part), (_at, values) in source.rows.items():
            if values is not None and _is_erased(table, values, doubted=(table, part) in source.doubted):
                found[table, part] = values
                erased.add(part)
    for table in ("player_private", "player_photo"):
        for part in erased:
            found.pop((table, part), None)
    return found


def _is_erased(table: str, values: Mapping[str, Any], *, doubted: bool) -> bool:
    """Whether a row was erased. One that something changed says so only where its name is gone too."""
    if table == "player":
        return bool(values.get("erased")) and not (doubted and values.get("last"))
    return table == "free_text" and values.get("body") is None
