"""Reads a rulebook from its folder, and lays the house's own values over it.

>>> from pathlib import Path
>>> load_rulebook(Path("resources/rulebooks/HC")).cite("20").number
'20'
"""

from collections.abc import Mapping
from typing import Any, Protocol, TypeVar

import msgspec
from msgspec import Struct

from tdapp.nested import toml_of
from tdapp.rulebooks.book import Plain, Reading, Rule, Rulebook, Texts, UnknownRule, Value
from tdapp.texts import LANGUAGES
from tdapp.values import replace


class Folder(Protocol):
    """A folder a book is read from: a path on disk or one inside a package."""

    @property
    def name(self) -> str: ...
    def iterdir(self) -> Any: ...


class BadBook(Exception):
    """A book or house file that cannot be used: `where` is the file and field, `what` is wrong with it."""

    def __init__(self, where: str, what: str) -> None:
        super().__init__(f"{where}: {what}")
        self.where = where
        self.what = what


class BadHouse(BadBook):
    """The house's own values do not fit the book: `code` says what is wrong, `facts` what its sentence needs.

    `name` is the value it is about, '' for the text as a whole.
    """

    def __init__(self, where: str, code: str, /, *, name: str = "", **facts: object) -> None:
        told = ", ".join(f"{fact} {value!r}" for fact, value in facts.items())
        super().__init__(f"{where}: values.{name}" if name else where, f"{code.replace('_', ' ')} ({told})")
        self.name = name
        self.code = code
        self.facts = facts


class _Head(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    edition: str
    dated: str
    kind: str
    rules: tuple[Rule, ...]
    readings: tuple[Reading, ...] = ()


class _Chapter(Struct, frozen=True, forbid_unknown_fields=True):
    values: dict[str, Value] = {}
    steps: dict[str, str] = {}


class HouseValue(Struct, frozen=True, forbid_unknown_fields=True):
    """One value the club sets itself, and where the club has written it down."""

    value: Plain
    cite: str


class _House(Struct, frozen=True, forbid_unknown_fields=True):
    values: dict[str, HouseValue] = {}


T = TypeVar("T")


def load_rulebook(folder: Folder) -> Rulebook:
    """The book in this folder; BadBook names the file and the field that is wrong."""
    try:
        files = {
            path.name: path.read_text(encoding="utf-8") for path in folder.iterdir() if path.name.endswith(".toml")
        }
    except (OSError, UnicodeDecodeError) as error:
        raise BadBook(folder.name, f"it cannot be read: {error}") from error
    if "book.toml" not in files:
        raise BadBook(folder.name, "there is no book.toml in this folder")
    head = _parse(files.pop("book.toml"), f"{folder.name}/book.toml", _Head)
    texts = {
        language: _parse(files.pop(f"{language}.toml"), f"{folder.name}/{language}.toml", Texts)
        for language in LANGUAGES
        if f"{language}.toml" in files
    }
    values: dict[str, Value] = {}
    steps: dict[str, str] = {}
    for name, text in sorted(files.items()):
        chapter = _parse(text, f"{folder.name}/{name}", _Chapter)
        for twice in (values.keys() & chapter.values.keys()) | (steps.keys() & chapter.steps.keys()):
            raise BadBook(f"{folder.name}/{name}", f"{twice!r} already stands in another chapter")
        values |= chapter.values
        steps |= chapter.steps
    book = Rulebook(
        id=head.id,
        edition=head.edition,
        dated=head.dated,
        kind=msgspec.convert(head.kind, Rulebook.__annotations__["kind"]),
        rules={rule.number: rule for rule in head.rules},
        values=values,
        steps=steps,
        readings={reading.id: reading for reading in head.readings},
        texts=texts,
    )
    _check(book, folder.name)
    return book


def house_values(text: str, *, where: str = "house rules") -> Mapping[str, HouseValue]:
    """The club's own values as they are written, by name; BadHouse when the text cannot be read."""
    try:
        return _parse(text, where, _House).values
    except BadBook as bad:
        raise BadHouse(where, "unreadable", detail=bad.what) from bad


def with_house(book: Rulebook, text: str, *, where: str = "house rules") -> Rulebook:
    """The book with the club's own values: TOML, `[values.NAME]` with `value` and `cite` (where the club wrote it).

    Refuses (BadHouse) a name the book has not, and a value that is not one of its choices.
    """
    values = dict(book.values)
    for name, own in house_values(text, where=where).items():
        old = book.values.get(name)
        if old is None:
            raise BadHouse(where, "no_such_value", name=name)
        if old.choices and own.value not in old.choices:
            raise BadHouse(where, "not_a_choice", name=name, given=own.value, choices=old.choices)
        if type(own.value) is not type(old.value):
            raise BadHouse(where, "other_kind", name=name, given=own.value, book=old.value)
        if isinstance(own.value, int) and own.value < 0:
            raise BadHouse(where, "below_zero", name=name, given=own.value)
        if not own.cite.strip():
            raise BadHouse(where, "no_cite", name=name)
        values[name] = replace(old, value=own.value, house=own.cite.strip())
    return replace(book, values=values)


def _check(book: Rulebook, where: str) -> None:
    cited: Mapping[str, str] = {**{n: v.cite for n, v in book.values.items()}, **book.steps}
    for name, written in cited.items():
        try:
            book.cite(written)
        except UnknownRule as error:
            raise BadBook(f"{where}: {name}", str(error)) from None
    for name, value in book.values.items():
        if value.choices and value.value not in value.choices:
            raise BadBook(f"{where}: values.{name}", f"{value.value!r} is none of its choices")
        if value.reading and value.reading not in book.readings:
            raise BadBook(f"{where}: values.{name}", f"there is no reading {value.reading!r}")


def _parse(text: str, where: str, kind: type[T]) -> T:
    try:
        return msgspec.convert(toml_of(text), kind)
    except ValueError as error:
        raise BadBook(where, str(error)) from error
