"""Lists in: a CSV of players becomes entries.

It goes in three steps, so that nothing happens unseen: `read_sheet` reads the file, `guess_columns` says what
the columns probably are (the director may say otherwise), `plan_import` shows who would come in and which rows cannot.
"""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum

from tdapp.app.sheets import BadRow, Sheet, SheetRow
from tdapp.domain.naming import LONGEST, clean
from tdapp.domain.units import EntryId, PlayerId
from tdapp.read.names import PlayerName, fold
from tdapp.read.typed_names import typed_name

_LONGEST_NUMBER = 40


class Column(StrEnum):
    """What a column of an imported list can be."""

    LAST = "last"
    FIRST = "first"
    INFIX = "infix"  # the 'van der' of Dutch lists, kept apart from the last name
    NAME = "name"  # first and last name in one
    CLUB_NO = "club_no"


_HEADINGS: dict[Column, tuple[str, ...]] = {
    Column.LAST: ("last name", "last", "lastname", "surname", "family name", "achternaam", "familienaam"),
    Column.FIRST: ("first name", "first", "firstname", "given name", "forename", "voornaam", "roepnaam"),
    Column.INFIX: ("infix", "name prefix", "prefix", "tussenvoegsel", "tussenvoegsels", "voorvoegsel", "tussen"),
    Column.NAME: ("name", "full name", "player", "player name", "naam", "volledige naam", "speler", "spelersnaam"),
    Column.CLUB_NO: (
        "club no", "club number", "member no", "member number", "membership number", "member", "card number",
        "clubnummer", "lidnummer", "lid", "kaartnummer", "pasnummer",
    ),
}  # fmt: skip
_BY_HEADING = {heading: column for column, headings in _HEADINGS.items() for heading in headings}


@dataclass(frozen=True, slots=True)
class Columns:
    """What each column of a sheet is, None for one that is not used; `head`: the first row names them."""

    kinds: tuple[Column | None, ...]
    head: bool

    @property
    def named(self) -> bool:
        """Whether a name can be made of them."""
        return any(kind in (Column.LAST, Column.FIRST, Column.NAME) for kind in self.kinds)


@dataclass(frozen=True, slots=True)
class Person:
    """A person of the club, as far as an import must know her."""

    id: PlayerId
    name: PlayerName
    club_no: str | None


@dataclass(frozen=True, slots=True)
class Incoming:
    """A row that can come in. `player` None: new to the club."""

    line: int
    name: PlayerName
    club_no: str | None
    player: PlayerId | None


@dataclass(frozen=True, slots=True)
class ImportPlan:
    """Who would come in, in the order of the file, and which rows cannot, by line."""

    good: tuple[Incoming, ...]
    bad: tuple[BadRow, ...]

    @property
    def new(self) -> int:
        """How many of them the club does not know yet."""
        return sum(row.player is None for row in self.good)


def guess_columns(sheet: Sheet) -> Columns:
    """What the columns probably are: by their headings in English or Dutch, else by how many there are."""
    first = sheet.rows[0].fields
    kinds: list[Column | None] = []
    for value in first + ("",) * (sheet.columns - len(first)):
        kind = _BY_HEADING.get(" ".join(re.sub(r"[^\w]+|_", " ", fold(value)).split()))
        kinds.append(None if kind in kinds else kind)
    if any(kinds):
        return Columns(tuple(kinds), head=True)
    in_order = (Column.NAME,) if sheet.columns == 1 else (Column.LAST, Column.FIRST)
    return Columns((*in_order, *[None] * (sheet.columns - len(in_order))), head=False)


def plan_import(
    sheet: Sheet, columns: Columns, people: Iterable[Person], entered: Mapping[PlayerId, EntryId]
) -> ImportPlan:
    """Who of the sheet would come in. `entered`: who has an entry already.

    A person of the club is known by the club number, else by the name if only one bears it. Codes of rows that cannot
    come in: row.no_name, row.name_too_long, row.number_too_long, row.twice, row.number_other_name, row.several,
    row.is_in.
    """
    book = _Book(people)
    lines: dict[tuple[str, str, str], int] = {}
    good: list[Incoming] = []
    bad = list(sheet.bad)
    for row in sheet.rows[1 if columns.head else 0 :]:
        name, number = _person_of(row, columns)
        found = _refused(row, name, number) or book.find(row, name, number)
        if not isinstance(found, BadRow):
            key = (found or "", *name.sort_key) if not number else (number, "", "")
            if key in lines:
                found = _bad(row, "row.twice", first=lines[key])
            elif found is not None and found in entered:
                found = _bad(row, "row.is_in", entry=entered[found])
            else:
                lines[key] = row.line
        if isinstance(found, BadRow):
            bad.append(found)
        else:
            good.append(Incoming(row.line, name, number, found))
    return ImportPlan(tuple(good), tuple(sorted(bad, key=_line)))


class _Book:
    """The club's people by number and by name."""

    def __init__(self, people: Iterable[Person]) -> None:
        self._numbers: dict[str, Person] = {}
        self._names: dict[tuple[str, str], list[Person]] = {}
        for person in people:
            if person.club_no:
                self._numbers[person.club_no] = person
            self._names.setdefault(person.name.sort_key, []).append(person)

    def find(self, row: SheetRow, name: PlayerName, number: str | None) -> PlayerId | BadRow | None:
        """Who this is; None for somebody new, a bad row when it cannot be told."""
        if number and number in self._numbers:
            known = self._numbers[number]
            same = known.name.sort_key == name.sort_key
            return known.id if same else _bad(row, "row.number_other_name", number=number, name=known.name)
        namesakes = [p for p in self._names.get(name.sort_key, ()) if not (number and p.club_no)]
        if len(namesakes) > 1:
            return _bad(row, "row.several", name=name, n=len(namesakes))
        return namesakes[0].id if namesakes else None


def _person_of(row: SheetRow, columns: Columns) -> tuple[PlayerName, str | None]:
    parts = dict.fromkeys(Column, "")
    for kind, value in zip(columns.kinds, row.fields, strict=False):
        if kind is not None:
            parts[kind] = clean(value)
    number = parts[Column.CLUB_NO] or None
    whole = typed_name(parts[Column.NAME])
    last = " ".join(filter(None, (parts[Column.INFIX], parts[Column.LAST] or whole.last)))
    return PlayerName(last=last, first=parts[Column.FIRST] or whole.first), number


def _refused(row: SheetRow, name: PlayerName, number: str | None) -> BadRow | None:
    if not (name.last or name.first):
        return _bad(row, "row.no_name")
    longest = max(len(name.last), len(name.first))
    if longest > LONGEST:
        return _bad(row, "row.name_too_long", n=longest, limit=LONGEST)
    if number and len(number) > _LONGEST_NUMBER:
        return _bad(row, "row.number_too_long", n=len(number), limit=_LONGEST_NUMBER)
    return None


def _bad(row: SheetRow, code: str, **facts: object) -> BadRow:
    return BadRow(row.line, code, ", ".join(filter(None, row.fields))[:200], facts)


def _line(row: BadRow) -> int:
    return row.line
