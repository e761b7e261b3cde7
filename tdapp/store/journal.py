"""The journal: acts are added at the end of a stream and read back, each line chained to the one before."""

import sqlite3
from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from itertools import groupby
from operator import itemgetter
from typing import Any, NamedTuple

from msgspec import Struct

from tdapp.domain.act import Act, Override
from tdapp.domain.units import ActNo, OperatorId, Seq, TextId
from tdapp.store.chain import START, Line, link
from tdapp.store.codec import FACTS, Codec
from tdapp.store.collector import uncollected
from tdapp.store.errors import KnownError
from tdapp.store.shapes import from_microseconds, to_microseconds
from tdapp.store.statements import INSERT, UPSERT

CLUB = "club"  # the stream of the club itself; every other stream is a tournament's id

_INSERT_LINE = INSERT["journal"]
_UPSERT_END = UPSERT["stream"]
_END = "SELECT last_seq, last_act, last_at, head FROM stream WHERE id = ?"
LINES = (
    "SELECT stream, seq, act, verb, at, by, override_code, override_text, override_digest, "
    "type, version, payload, chain FROM journal WHERE stream = ? ORDER BY seq"
)
LINES_FROM = LINES.replace("ORDER BY", "AND seq > ? ORDER BY")
_NO_SENSE = (KnownError, ValueError, TypeError, OverflowError, RecursionError)  # of a line no line can say
_AT_ONCE = 200  # lines read between two looks at the event loop
_LINK = "SELECT chain FROM journal WHERE stream = ? AND seq = ?"
_LINKS = "SELECT chain FROM journal WHERE stream = ? ORDER BY seq"
_STREAMS = "SELECT id FROM stream ORDER BY id"


class End(NamedTuple):
    """The end of a stream: its last line and act (0: empty), when (microseconds), and the head of its chain."""

    seq: Seq
    act: ActNo
    at: int
    head: bytes


EMPTY = End(Seq(0), ActNo(0), 0, START)


def end_of(db: sqlite3.Connection, stream: str) -> End:
    """The end of the stream; a stream without a line ends before its first one."""
    row = db.execute(_END, (stream,)).fetchone()
    return End(*row) if row else EMPTY


def link_at(db: sqlite3.Connection, stream: str, seq: Seq) -> bytes:
    """The link of one line: the head of the chain as it was when that line was the last. Empty: no such line."""
    row = db.execute(_LINK, (stream, seq)).fetchone()
    return row[0] if row else b""


def links(db: sqlite3.Connection, stream: str) -> tuple[bytes, ...]:
    """The head of the chain after each line of the stream."""
    return tuple(row[0] for row in db.execute(_LINKS, (stream,)))


def streams(db: sqlite3.Connection) -> tuple[str, ...]:
    """Every stream that has a line."""
    return tuple(row[0] for row in db.execute(_STREAMS))


def append(db: sqlite3.Connection, stream: str, acts: Sequence[Act], *, expected: Seq, codec: Codec = FACTS) -> End:
    """Add acts to the stream, whose last line the caller believes to be `expected`; returns the new end.

    Refuses when somebody else has written since. Acts that do not continue the stream are a bug of the caller.
    """
    end = end_of(db, stream)
    if end.seq != expected:
        raise KnownError("store.behind", stream=stream, expected=expected, found=end.seq)
    lines = []
    for act in acts:
        at = to_microseconds(act.at)
        if act.first != end.seq + 1 or act.number != end.act + 1 or at < end.at or not act.facts:
            raise ValueError(f"act {act.number} from line {act.first} at {act.at} does not continue {end[:3]}")
        head = end.head
        for line in _lines_of(stream, act, at=at, codec=codec):
            head = link(head, line)
            lines.append((*line, head))
        end = End(act.last, act.number, at, head)
    if lines:
        db.executemany(_INSERT_LINE, lines)
        db.execute(_UPSERT_END, (stream, end.seq, end.act, end.at, end.head))
    return end


def put(db: sqlite3.Connection, lines: Sequence[Any]) -> None:
    """Write lines as they stand, with their links, at the end of their stream: they were chained by whoever made
    them.
    """
    db.executemany(_INSERT_LINE, lines)
    last = lines[-1]
    db.execute(_UPSERT_END, (last[0], last[1], last[2], last[4], last[12]))


def _lines_of(stream: str, act: Act, *, at: int, codec: Codec) -> Iterator[Line]:
    lifted = act.override
    code, text, digest = (lifted.code, lifted.text, lifted.digest) if lifted else (None, None, None)
    for seq, fact in enumerate(act.facts, start=act.first):
        coded = codec.encode(fact)
        yield Line(
            stream, seq, act.number, act.verb, at, act.by, code, text, digest, coded.type, coded.version, coded.payload
        )


def checked_lines(db: sqlite3.Connection, stream: str) -> Sequence[Any]:
    """The rows of the stream, after its chain was found whole from the first line to the head.

    Refuses with the first line that was changed, lost or put in.
    """
    rows = _rows(db, LINES, stream)
    if seq := _broken(rows, end_of(db, stream)):
        raise KnownError("store.chain", stream=stream, seq=seq)
    return rows


def broken_line(raw: sqlite3.Connection) -> tuple[str, Seq] | None:
    """The first line of any stream at which its chain is not whole; None: every journal is as it was written."""
    names = [row[0] for row in raw.execute("SELECT id FROM stream UNION SELECT stream FROM journal")]
    for stream in names:
        row = raw.execute(_END, (stream,)).fetchone()
        if seq := _broken(_rows(raw, LINES, stream), End(*row) if row else EMPTY):
            return stream, seq
    return None


def _rows(db: sqlite3.Connection, statement: str, *of: object) -> list[Any]:
    """The rows of the journal. A line whose bytes are no text any more is read with � for them: its link tells."""
    try:
        return db.execute(statement, of).fetchall()
    except sqlite3.OperationalError as error:
        if "decode" not in str(error):
            raise
    db.text_factory = partial(str, encoding="utf-8", errors="replace")
    try:
        return db.execute(statement, of).fetchall()
    finally:
        db.text_factory = str


def follows(head: bytes, seq: Seq, row: Any) -> bool:
    """Whether a row, with its link at its end, is the line of this number after a chain that ends with `head`."""
    try:
        return bool(row[1] == seq and link(head, row[:12]) == row[12])
    except TypeError:  # a damaged page has nothing where a text should be
        return False


def _broken(rows: Iterable[Any], end: End) -> Seq | None:
    """The first line at which these rows and this end are not one whole chain."""
    seq, act, at, head = EMPTY
    for row in rows:
        seq = Seq(seq + 1)
        if not follows(head, seq, row):
            return seq
        act, at, head = row[2], row[4], row[12]
    return None if (seq, act, at, head) == end else Seq(min(seq, end.seq) + 1)


def load(db: sqlite3.Connection, stream: str, *, codec: Codec = FACTS) -> tuple[Act, ...]:
    """The acts of the stream in their order, chain checked."""
    with uncollected():
        return tuple(_acts(checked_lines(db, stream), codec=codec))


def load_slowly(db: sqlite3.Connection, stream: str, *, codec: Codec = FACTS) -> Iterator[tuple[Act, ...]]:
    """The acts of the stream in their order, chain checked, some at a time: between two the file may be written to."""
    seq, number, at, head = EMPTY
    header: Any = None
    facts: list[Any] = []
    while rows := _rows(db, f"{LINES_FROM} LIMIT {_AT_ONCE}", stream, seq):
        acts = []
        for row in rows:
            seq, head = Seq(seq + 1), link(head, row[:12])
            if row[12] != head or row[1] != seq:
                raise KnownError("store.chain", stream=stream, seq=seq)
            if row[2] != number:
                if header is not None:
                    acts.append(_act(header, facts))
                number, at, header, facts = row[2], row[4], row, []
            facts.append(codec.decode(row[9], row[10], row[11]))
        yield tuple(acts)
    if (seq, number, at, head) != end_of(db, stream):
        raise KnownError("store.chain", stream=stream, seq=seq + 1)
    if header is not None:
        yield (_act(header, facts),)


def lines_after(db: sqlite3.Connection, stream: str, seq: Seq, most: int) -> list[Any]:
    """The next lines of a stream as they stand, with their links, up to `most` and to the end of an act."""
    rows = _rows(db, f"{LINES_FROM} LIMIT {most}", stream, seq)
    if len(rows) < most:
        return rows
    more = _rows(db, LINES_FROM.replace("ORDER BY", "AND act = ? ORDER BY"), stream, rows[-1][1], rows[-1][2])
    return rows + more


class Readable(Struct, frozen=True):
    """The readable part of a stream that is not whole: the acts before its first trouble, and those after it that can
    still be read.

    `line`: the first line that cannot be trusted, or not read; `trouble`: why, as a code of `KnownError`.
    """

    acts: tuple[Act, ...]
    beyond: tuple[Act, ...]
    line: Seq
    trouble: str


def readable(db: sqlite3.Connection, stream: str, *, codec: Codec = FACTS) -> Readable:
    """The part of a stream that can be read, `line` 0 when that is all of it. Only whole acts are given."""
    return readable_of(_rows(db, LINES, stream), end_of(db, stream), codec=codec)


def readable_of(rows: Sequence[Any], end: End, *, codec: Codec = FACTS) -> Readable:
    """The same of these rows of a stream and its end."""
    line, trouble = _broken(rows, end) or Seq(0), "store.chain"
    before: list[Act] = []
    beyond: list[Act] = []
    for number, these in groupby(rows, key=itemgetter(2)):
        lines = list(these)
        first, last = lines[0][1], lines[-1][1]
        try:
            act = _acts(lines, codec=codec)[0]
        except _NO_SENSE as error:
            if not line or first < line:
                line = first
                trouble = error.code if isinstance(error, KnownError) else "store.unreadable_fact"
            continue
        cut = number == end.act and last < end.seq  # its last lines are lost
        (beyond if cut or (line and last >= line) else before).append(act)
    return Readable(tuple(before), tuple(beyond), line, trouble if line else "")


def _acts(rows: Iterable[Any], *, codec: Codec) -> list[Act]:
    decode = codec.decode
    acts: list[Act] = []
    facts: list[Any] = []
    number, header = 0, None
    for row in rows:
        if row[2] != number:
            if header is not None:
                acts.append(_act(header, facts))
            number, header, facts = row[2], row, []
        facts.append(decode(row[9], row[10], row[11]))
    if header is not None:
        acts.append(_act(header, facts))
    return acts


def _act(header: Any, facts: list[Any]) -> Act:
    """The act whose first line is `header`."""
    _, seq, number, verb, at, by, code, text, digest = header[:9]
    return Act(
        number=ActNo(number),
        first=Seq(seq),
        verb=verb,
        at=from_microseconds(at),
        by=OperatorId(by),
        facts=tuple(facts),
        override=None if code is None else Override(code, TextId(text), digest),
    )
