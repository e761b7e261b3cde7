"""The file of a club on a second medium: NDJSON, one line an act with the hash of its chain, in the order of the acts.

The first line says what it is, of which club, and how many were erased when it was begun. An act is one line, all its
facts in it, so that it is there whole or not at all; so is each row that stands beside the journal (people, texts,
operators, settings, templates). What cannot be read, such as a torn last line, is passed over: the chain tells whether
anything is missing. Lines that stand there twice are read once.

**Who is erased.** Lines of the journal name nobody: they hold ids and salted hashes. Names and texts stand in rows, of
which the last one counts, but the earlier ones would still be in the file. So once anybody or any text was erased the
file is written from the start, without them, and takes the place of the old one; a medium that was not there then gets
that when it is back, because its first line counts fewer who were erased. Documents, days of birth and photos are never
on it, see `changes.KEPT_HERE`. A stick that never comes back keeps what it had: that one is the owner's to destroy.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from operator import itemgetter
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from tdapp.domain.units import Seq
from tdapp.store import schema
from tdapp.store.chain import START, Line, link
from tdapp.store.errors import KnownError
from tdapp.store.seals import Part, mark_of
from tdapp.store.sources import Source

FORMAT = 1  # the version of this format
SUFFIX = ".ndjson"
_FIRST = "tdapp second medium"
_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder().decode


class Header(Struct, frozen=True):
    """The first line: the club by its identity and name, the version of its tables, how many were erased by then."""

    club: str
    name: str
    tables: int
    erased: int


class Read(Struct, frozen=True):
    """A file of a second medium as it can be read: where each stream ends (line, head), the marks of the rows it has
    last (None: removed), and all of it as a source. `ended`: its last line is whole.
    """

    header: Header
    ends: Mapping[str, tuple[Seq, bytes]]
    marks: Mapping[Part, int | None]
    source: Source
    ended: bool


def file_in(folder: Path, club: str, name: str) -> Path:
    """The file of a club in this folder: the one that is there under whatever name, else a new one."""
    there = sorted(path for path in folder.glob(f"*{SUFFIX}") if path.stem.split(" ")[-1] == club)
    return there[0] if there else folder / f"{name} {club}{SUFFIX}"


def first_line(header: Header) -> bytes:
    """The first line of a file."""
    return _line({_FIRST: FORMAT, **msgspec.structs.asdict(header)})


def act_lines(lines: Iterable[Sequence[Any]]) -> Iterator[bytes]:
    """Lines of the journal, whole acts in their order, as lines of the file: one an act."""
    for _act, some in groupby(lines, key=itemgetter(0, 2)):
        these = list(some)
        stream, seq, act, verb, at, by, code, text, digest = these[0][:9]
        yield _line(
            {
                "stream": stream,
                "seq": seq,
                "act": act,
                "verb": verb,
                "at": at,
                "by": by,
                "lifted": None if code is None else [code, text, digest],
                "facts": [list(each[9:12]) for each in these],
                "chain": these[-1][12].hex(),
            }
        )


def row_line(part: Part, columns: Sequence[str], values: Sequence[Any] | None, at: int) -> bytes:
    """A row beside the journal, as it was at that time (microseconds); None: it was removed."""
    table, key = part
    if values is None:
        return _line({"row": table, "part": key, "at": at, "values": None})
    written = {name: _written(value) for name, value in zip(columns, values, strict=True)}
    return _line({"row": table, "part": key, "at": at, "values": written, "mark": f"{mark_of(values):032x}"})


def read_medium(path: Path) -> Read:
    """Read a file of a second medium. Raises `KnownError` for one that is none, or of a newer version, and OSError."""
    content = path.read_bytes()
    lines = content.split(b"\n")
    header = header_of(lines[0], path)
    acts: dict[str, _Acts] = {}
    rows: dict[Part, tuple[int, Mapping[str, Any] | None]] = {}
    marks: dict[Part, int | None] = {}
    torn = latest = 0
    for raw in lines[1:]:
        told = _line_of(raw)
        try:
            if "row" in told:
                part = (told["row"], told["part"])
                rows[part], marks[part] = _row(told)
                latest = max(latest, told["at"])
            elif "seq" in told:
                acts.setdefault(told["stream"], _Acts()).take(told)
                latest = max(latest, told["at"])
            else:
                torn += bool(raw)
        except (KeyError, TypeError, ValueError):
            torn += 1
    streams = {stream: each.all() for stream, each in acts.items()}
    ends = {stream: (Seq(len(each.chain)), each.head) for stream, each in acts.items()}
    whole = {stream: each.ends for stream, each in acts.items()}
    source = Source(path, header.club, latest, streams, whole, rows, torn)
    return Read(header, ends, marks, source, content.endswith(b"\n"))


class _Acts:
    """The acts of a stream as they are read: those that follow one another, and others that are known."""

    def __init__(self) -> None:
        self.chain: list[Any] = []
        self.head = START
        self.ends: set[int] = set()
        self._others: dict[int, Any] = {}

    def take(self, told: Mapping[str, Any]) -> None:
        rows = list(rows_of(told, self.head if told["seq"] == len(self.chain) + 1 else None))
        self.ends.add(rows[-1][1])
        if rows[0][1] == len(self.chain) + 1 and rows[-1][12].hex() == told["chain"]:
            self.chain += rows
            self.head = rows[-1][12]
        elif rows[0][1] > len(self.chain):  # with the link it tells: whoever joins it to others sees whether that fits
            self._others.update({row[1]: row for row in rows_of(told, None)})

    def all(self) -> list[Any]:
        rest = sorted(seq for seq in self._others if seq > len(self.chain))
        return [*self.chain, *(self._others[seq] for seq in rest)]


def rows_of(told: Mapping[str, Any], head: bytes | None) -> Iterator[Any]:
    """The lines of an act as they stand in a club file. `head`: the link before them; None: it is not known, so that
    their own links are not either.
    """
    code, text, digest = told["lifted"] or (None, None, None)
    facts = told["facts"]
    for number, (kind, version, payload) in enumerate(facts):
        line = Line(
            told["stream"], told["seq"] + number, told["act"], told["verb"], told["at"], told["by"],
            code, text, digest, kind, version, payload,
        )  # fmt: skip
        if head is not None:
            head = link(head, line)
            yield (*line, head)
        else:
            last = number == len(facts) - 1
            yield (*line, bytes.fromhex(told["chain"]) if last else b"")


def _row(told: Mapping[str, Any]) -> tuple[tuple[int, Mapping[str, Any] | None], int | None]:
    if told["values"] is None:
        return (told["at"], None), None
    values = {name: _again(value) for name, value in told["values"].items()}
    mark = mark_of(values.values())
    if f"{mark:032x}" != told["mark"]:
        raise ValueError(told["row"])
    return (told["at"], values), mark


def header_of(first: bytes, path: Path) -> Header:
    """What the first line of a file says. Raises `KnownError` for a file that is none, or of a newer version."""
    told = _line_of(first)
    version = told.get(_FIRST)
    if not isinstance(version, int):
        raise KnownError("medium.none", path=path)
    try:
        header = msgspec.convert({name: told[name] for name in Header.__struct_fields__}, Header)
    except (KeyError, msgspec.ValidationError) as error:
        raise KnownError("medium.none", path=path) from error
    if version > FORMAT or header.tables > schema.VERSION:
        raise KnownError("store.newer", version=header.tables, known=schema.VERSION)
    return header


def _line(data: object) -> bytes:
    return bytes(_encode(data)) + b"\n"


def _line_of(raw: bytes) -> Mapping[str, Any]:
    try:
        told = _decode(raw)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return {}
    return told if isinstance(told, dict) else {}


def _written(value: Any) -> Any:
    return {"hex": value.hex()} if isinstance(value, bytes) else value


def _again(value: Any) -> Any:
    return bytes.fromhex(value["hex"]) if isinstance(value, dict) else value
