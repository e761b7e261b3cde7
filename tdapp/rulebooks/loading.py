"""Reads a rulebook from its folder, and lays the house's own values over it.

>>> from pathlib import Path
>>> load_rulebook(Path("resources/rulebooks/HC")).cite("20").number
'20'
"""

import tomllib
from collections.abc import Mapping
from typing import Any, Protocol, TypeVar

import msgspec

from tdapp.rulebooks.book import Plain, Reading, Rule, Rulebook, Texts, UnknownRule, Value

LANGUAGES = ("en", "nl")


class Folder(Protocol):
    """What is needed of a folder: a path on disk or one inside a package."""

    @property
    def name(self) -> str: ...
    def iterdir(self) -> Any: ...


class BadBook(Exception):
    """A book or house file that cannot be used: `where` is the file and field, `what` is wrong with it."""

    def __init__(self, where: str, what: str) -> None:
        super().__init__(f"{where}: {what}")
        self.where = where
        self.what = what


class _Head(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    edition: str
    dated: str
    kind: str
    rules: tuple[Rule, ...]
    readings: tuple[Reading, ...] = ()


class _Chapter(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    values: dict[str, Value] = {}
    steps: dict[str, str] = {}


class HouseValue(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One value the club sets itself, and where the club has written it down."""

    value: Plain
    cite: str


class _House(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    values: dict[str, HouseValue] = {}


T = TypeVar("T")


def load_rulebook(folder: Folder) -> Rulebook:
    """The book in this folder; BadBook names the file and the field that is wrong."""
    files = {path.name: path.read_text(encoding="utf-8") for path in folder.iterdir() if path.name.endswith(".toml")}
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
    """The club's own values as they are written, by name; BadBook when the text cannot be read."""
    return _parse(text, where, _House).values


def with_house(book: Rulebook, text: str, *, where: str = "house rules") -> Rulebook:
    """The book with the club's own values: TOML, `[values.NAME]` with `value` and `cite` (where the club wrote it).

    Refuses (BadBook) a name the book has not, and a value that is not one of its choices.
    """
    values = dict(book.values)
    for name, own in house_values(text, where=where).items():
        old = book.values.get(name)
        if old is None:
            raise BadBook(f"{where}: values.{name}", f"{book.id} has no value of this name")
        if old.choices and own.value not in old.choices:
            known = ", ".join(str(choice) for choice in old.choices)
            raise BadBook(f"{where}: values.{name}.value", f"{own.value!r} is none of: {known}")
        if type(own.value) is not type(old.value):
            raise BadBook(f"{where}: values.{name}.value", f"{own.value!r} is not of the kind of {old.value!r}")
        if isinstance(own.value, int) and own.value < 0:
            raise BadBook(f"{where}: values.{name}.value", "no number of a rulebook is below 0")
        if not own.cite.strip():
            raise BadBook(f"{where}: values.{name}.cite", "say where the club has written this down")
        values[name] = msgspec.structs.replace(old, value=own.value, house=own.cite.strip())
    return msgspec.structs.replace(book, values=values)


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
        return msgspec.convert(tomllib.loads(text), kind)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise BadBook(where, str(error)) from error
