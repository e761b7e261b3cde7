"""One tournament as a file: NDJSON in UTF-8, one line an act with the hash of its chain, the head in the last line.

The lines stand in this order, and each says by its first name what it is:

    "tdapp tournament"   the header: version of this format, the tournament, where it was played, how much there is
    "stream"             an act: journal lines `seq` and following, one for each fact, as in a club file; `chain`: the
                         link of the last of them
    "person"             somebody named in the acts by id; names are '' where people go as numbers, or were erased
    "operator"           somebody who acted, by id (`by` of the acts)
    "drawer"             a cash drawer money went through, by id
    "text"               words the acts vouch for by id and salted hash; null: erased, or left out with the names
    "picture"            of a chip, under its SHA-256
    "draws"              the draw sheet, as `packaging/check_draws.py` reads it
    "sums"               what the program says the journal comes to: entries, chips, money, places
    "end"                the check code as paper has it, the head in full, the seal: SHA-256 of all that stands before

A file is read from its first byte to its last or not at all: what is missing, doubled, out of order or not in this form
is refused with its line. A version that was ever written is read for ever, by `_READERS`.
"""

import base64
from collections.abc import Callable, Iterable, Mapping, Sequence
from hashlib import sha256
from itertools import groupby
from operator import itemgetter
from pathlib import Path
from types import MappingProxyType
from typing import Any

import msgspec
from msgspec import Struct

from tdapp.domain.units import TextId
from tdapp.store.chain import START, printable
from tdapp.store.errors import KnownError
from tdapp.store.free_text import FreeText
from tdapp.store.journal import CLUB
from tdapp.store.medium_file import act_lines, rows_of
from tdapp.store.shapes import from_microseconds

FORMAT = 1  # the version of this format
SUFFIX = ".tournament"
LARGEST = 256 << 20  # bytes: a hundred times the longest evening
NAMES, NUMBERS = "names", "numbers"  # how people stand in it
_FIRST = "tdapp tournament"
_LONGEST = 64  # characters of an id
_encode = msgspec.json.Encoder().encode
Line = Any  # a row of the journal, its link last


class Header(Struct, frozen=True, forbid_unknown_fields=True):
    """The first line. `tournament`, `name`, `day`: which one it is; `club`: the name of the club it was played in;
    `people`: 'names' or 'numbers'; `made`: when the file was, microseconds since 1970; how many journal `lines` and
    `acts` there are.
    """

    tournament: str
    name: str
    day: str
    club: str
    people: str
    made: int
    lines: int
    acts: int


class Person(Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody the acts name by id. `card`: the number of the club card there; names are empty where they were left
    out.
    """

    person: str
    last: str = ""
    first: str = ""
    nickname: str = ""
    nationality: str = ""
    card: str = ""

    @property
    def named(self) -> bool:
        """Whether the file says what she is called."""
        return bool(self.last or self.first)


class Text(Struct, frozen=True, forbid_unknown_fields=True):
    """Words under an id with their salt in hex; both None: erased, or left out."""

    text: str
    salt: str | None
    body: str | None


class Picture(Struct, frozen=True, forbid_unknown_fields=True):
    """The picture of a chip under its SHA-256, 'jpeg' or 'png', in base64."""

    picture: str
    kind: str
    body: str

    @property
    def content(self) -> bytes:
        """The picture itself."""
        return base64.b64decode(self.body, validate=True)


class Contents(Struct, frozen=True):
    """All that stands in the file of a tournament. `lines`: its journal; `at`: the line of the file each act stands in,
    by its number. `operators`, `drawers`: names by id. `draws`, `sums`: as data.
    """

    header: Header
    lines: tuple[Line, ...]
    people: tuple[Person, ...] = ()
    operators: Mapping[str, str] = MappingProxyType({})
    drawers: Mapping[str, str] = MappingProxyType({})
    texts: tuple[Text, ...] = ()
    pictures: tuple[Picture, ...] = ()
    draws: Mapping[str, Any] = MappingProxyType({})
    sums: Mapping[str, Any] = MappingProxyType({})
    at: Mapping[int, int] = MappingProxyType({})

    @property
    def head(self) -> bytes:
        """The head of its chain."""
        head: bytes = self.lines[-1][12]
        return head


def written(contents: Contents) -> bytes:
    """The file of these contents."""
    out = [_line({_FIRST: FORMAT, **msgspec.structs.asdict(contents.header)})]
    out += act_lines(contents.lines)
    out += [_line(msgspec.structs.asdict(each)) for each in contents.people]
    out += [_line({"operator": one, "name": name}) for one, name in contents.operators.items()]
    out += [_line({"drawer": one, "name": name}) for one, name in contents.drawers.items()]
    out += [_line(msgspec.structs.asdict(each)) for each in (*contents.texts, *contents.pictures)]
    out += [_line({"draws": contents.draws}), _line({"sums": contents.sums})]
    before = b"".join(out)
    seal = sha256(before).hexdigest()
    return before + _line({"end": printable(contents.head), "head": contents.head.hex(), "seal": seal})


def read(path: Path) -> Contents:
    """Read the file of a tournament. Raises `KnownError` with the file, its line, the reason and what can be done, and
    OSError where the disk does not give it.
    """
    if path.stat().st_size > LARGEST:
        raise KnownError("import.too_large", path=path, most=LARGEST >> 20)
    return read_bytes(path.read_bytes(), path)


def read_bytes(content: bytes, path: Path) -> Contents:
    """The same of its content; `path` for what is said of it."""
    lines = content.split(b"\n")
    first = _decoded(lines[0])
    version = first.pop(_FIRST, None) if first is not None else None
    if first is None or not isinstance(version, int) or isinstance(version, bool) or version < 1:
        raise KnownError("import.none", path=path)
    if version > FORMAT:
        raise KnownError("import.newer", path=path, version=version, known=FORMAT)
    return _READERS[version](first, lines, path)


def wrong(path: Path, line: int, why: str) -> KnownError:
    """The refusal of a file because of one of its lines. `why`: the end of a code 'import.why.' says the reason."""
    return KnownError("import.line", path=path, line=line, why=f"import.why.{why}")


class _ActLine(Struct, frozen=True, forbid_unknown_fields=True):
    stream: str
    seq: int
    act: int
    verb: str
    at: int
    by: str
    lifted: tuple[str, str, str] | None
    facts: list[tuple[str, int, str]]
    chain: str


class _Named(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    name: str


class _End(Struct, frozen=True, forbid_unknown_fields=True):
    end: str
    head: str
    seal: str


_ORDER = ("stream", "person", "operator", "drawer", "text", "picture", "draws", "sums", "end")


class _First:
    """The reader of version 1: one line after the other, each checked when it is taken."""

    def __init__(self, first: dict[str, Any], path: Path) -> None:
        self.path = path
        self.number = 1
        self.header = self.as_(Header, first)
        self._see(_id(self.header.tournament) and self.header.tournament != CLUB, "header")
        self._see(self.header.people in (NAMES, NUMBERS), "header")
        self.rows: list[Line] = []
        self.head = START
        self.at: dict[int, int] = {}
        self.people: dict[str, Person] = {}
        self.operators: dict[str, str] = {}
        self.drawers: dict[str, str] = {}
        self.texts: dict[str, Text] = {}
        self.pictures: dict[str, Picture] = {}
        self.data: dict[str, Mapping[str, Any]] = {}
        self._kind = 0

    def take(self, raw: bytes) -> None:
        """Take the next line."""
        self.number += 1
        told = _decoded(raw)
        kind = next((kind for kind in _ORDER if told is not None and kind in told), "")
        self._see(bool(kind), "unknown")
        self._see(_ORDER.index(kind) >= self._kind, "order")
        self._kind = _ORDER.index(kind)
        getattr(self, f"_{kind}")(told)

    def as_(self, kind: Any, told: Any) -> Any:
        """What a line says, as a value of this kind."""
        try:
            return msgspec.convert(told, kind)
        except msgspec.ValidationError as error:
            raise wrong(self.path, self.number, "form") from error

    def _see(self, holds: bool, why: str) -> None:
        if not holds:
            raise wrong(self.path, self.number, why)

    def _stream(self, told: dict[str, Any]) -> None:
        act: _ActLine = self.as_(_ActLine, told)
        before = self.rows[-1] if self.rows else None
        number, at = (before[2], before[4]) if before is not None else (0, 0)
        self._see(act.stream == self.header.tournament, "stream")
        self._see(act.seq == len(self.rows) + 1 and act.act == number + 1, "number")
        self._see(bool(act.facts and act.verb and act.by) and _time(act.at) and act.at >= at, "form")
        self._see(all(kind and version >= 1 for kind, version, _payload in act.facts), "form")
        try:
            rows = list(rows_of(told, self.head))
        except (UnicodeEncodeError, ValueError) as error:  # letters that are none
            raise wrong(self.path, self.number, "form") from error
        self._see(rows[-1][12].hex() == act.chain, "chain")
        self.rows += rows
        self.head = rows[-1][12]
        self.at[act.act] = self.number

    def _person(self, told: dict[str, Any]) -> None:
        one: Person = self.as_(Person, told)
        self._see(_id(one.person) and one.person not in self.people, "twice")
        self._see(len(one.nationality) in (0, 2), "form")
        self.people[one.person] = one

    def _operator(self, told: dict[str, Any]) -> None:
        self._name(told, "operator", self.operators)

    def _drawer(self, told: dict[str, Any]) -> None:
        self._name(told, "drawer", self.drawers)

    def _name(self, told: dict[str, Any], kind: str, known: dict[str, str]) -> None:
        one: _Named = self.as_(_Named, {("id" if name == kind else name): value for name, value in told.items()})
        self._see(_id(one.id) and one.id not in known, "twice")
        known[one.id] = one.name

    def _text(self, told: dict[str, Any]) -> None:
        one: Text = self.as_(Text, told)
        self._see(_id(one.text) and one.text not in self.texts, "twice")
        self._see((one.salt is None) == (one.body is None), "form")
        try:
            bytes.fromhex(one.salt or "")
        except ValueError as error:
            raise wrong(self.path, self.number, "form") from error
        self.texts[one.text] = one

    def _picture(self, told: dict[str, Any]) -> None:
        one: Picture = self.as_(Picture, told)
        self._see(one.picture not in self.pictures, "twice")
        try:
            right = one.kind in ("jpeg", "png") and sha256(one.content).hexdigest() == one.picture
        except ValueError:
            right = False
        self._see(right, "picture")
        self.pictures[one.picture] = one

    def _draws(self, told: dict[str, Any]) -> None:
        self._data(told, "draws")

    def _sums(self, told: dict[str, Any]) -> None:
        self._data(told, "sums")

    def _data(self, told: dict[str, Any], kind: str) -> None:
        self._see(kind not in self.data, "twice")
        self._see(isinstance(told[kind], dict) and len(told) == 1, "form")
        self.data[kind] = told[kind]

    def _end(self, told: dict[str, Any]) -> None:
        end: _End = self.as_(_End, told)
        header = self.header
        self._see(len(self.rows) == header.lines and len(self.at) == header.acts and bool(self.rows), "lines")
        self._see({"draws", "sums"} <= self.data.keys(), "lines")
        self._see(end.head == self.head.hex() and end.end == printable(self.head), "head")

    def contents(self) -> Contents:
        """All that was taken."""
        return Contents(
            self.header, tuple(self.rows), tuple(self.people.values()), self.operators, self.drawers,
            tuple(self.texts.values()), tuple(self.pictures.values()), self.data["draws"], self.data["sums"], self.at,
        )  # fmt: skip


def _read_first(first: dict[str, Any], lines: Sequence[bytes], path: Path) -> Contents:
    reader = _First(first, path)
    if lines[-1] or len(lines) < 3 or '"end"' not in lines[-2].decode(errors="replace")[:8]:
        raise wrong(path, len(lines) - (not lines[-1]), "cut")
    for raw in lines[1:-1]:
        reader.take(raw)
    end = _decoded(lines[-2]) or {}
    before = b"".join(raw + b"\n" for raw in lines[:-2])
    if end.get("seal") != sha256(before).hexdigest():
        raise wrong(path, reader.number, "seal")
    return reader.contents()


_READERS: Mapping[int, Callable[[dict[str, Any], Sequence[bytes], Path], Contents]] = MappingProxyType({1: _read_first})


def free_text(text: Text) -> FreeText | None:
    """The words with their salt; None: they were erased, or left out."""
    if text.salt is None or text.body is None:
        return None
    return FreeText(TextId(text.text), bytes.fromhex(text.salt), text.body)


def acts_in(rows: Iterable[Line]) -> int:
    """How many acts these lines are."""
    return sum(1 for _act in groupby(rows, key=itemgetter(2)))


def _id(text: str) -> bool:
    return 0 < len(text) <= _LONGEST and text.isascii() and text.isprintable()


def _time(at: int) -> bool:
    try:
        return bool(from_microseconds(at))
    except ValueError:
        return False


def _line(data: object) -> bytes:
    return bytes(_encode(data)) + b"\n"


def _decoded(raw: bytes) -> dict[str, Any] | None:
    try:
        told = msgspec.json.decode(raw)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None
    return told if isinstance(told, dict) else None
