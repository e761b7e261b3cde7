"""What the columns of a list are: guessed by their headings in English or Dutch, and read accordingly."""

import re
from collections.abc import Collection
from dataclasses import dataclass
from enum import StrEnum

from tdapp.app.lists.sheets import Sheet, SheetRow
from tdapp.domain.people.naming import clean
from tdapp.read.people.names import PlayerName, fold
from tdapp.read.people.typed_names import typed_name


class Column(StrEnum):
    """What a column of an imported list can be."""

    LAST = "last"
    FIRST = "first"
    INFIX = "infix"  # the 'van der' of Dutch lists, kept apart from the last name
    NAME = "name"  # first and last name in one
    CLUB_NO = "club_no"
    NICKNAME = "nickname"
    NATIONALITY = "nationality"
    EMAIL = "email"
    PHONE = "phone"
    LANGUAGES = "languages"
    NOTE = "note"
    BORN = "born"
    TABLE = "table"
    SEAT = "seat"  # the number of a seat, or table and seat in one, as in 12-4
    CHIPS = "chips"


_HEADINGS: dict[Column, tuple[str, ...]] = {
    Column.LAST: ("last name", "last", "lastname", "surname", "family name", "achternaam", "familienaam"),
    Column.FIRST: ("first name", "first", "firstname", "given name", "forename", "voornaam", "roepnaam"),
    Column.INFIX: ("infix", "name prefix", "prefix", "tussenvoegsel", "tussenvoegsels", "voorvoegsel", "tussen"),
    Column.NAME: ("name", "full name", "player", "player name", "naam", "volledige naam", "speler", "spelersnaam"),
    Column.CLUB_NO: (
        "club no", "club number", "member no", "member number", "membership number", "member", "card number",
        "club card", "club card number", "clubnummer", "clubkaart", "lidnummer", "lid", "kaartnummer", "pasnummer",
        "nummer van de clubkaart", "clubkaartnummer",
    ),
    Column.NICKNAME: ("nickname", "nick", "alias", "screen name", "bijnaam", "spelnaam"),
    Column.NATIONALITY: ("nationality", "country", "nation", "nationaliteit", "land"),
    Column.EMAIL: ("e mail", "email", "mail", "e mail address", "email address", "e mailadres", "emailadres"),
    Column.PHONE: (
        "phone", "telephone", "mobile", "phone number", "telephone number", "mobile number", "mobile phone", "tel",
        "telefoon", "telefoonnummer", "mobiel", "mobiele telefoon", "mobiel nummer", "gsm",
    ),
    Column.LANGUAGES: ("languages", "language", "talen", "taal"),
    Column.NOTE: ("note", "notes", "remark", "remarks", "comment", "comments", "notitie", "opmerking", "opmerkingen"),
    Column.BORN: (
        "born", "date of birth", "day of birth", "birth date", "birthdate", "birthday", "dob", "geboortedatum",
        "geboren",
    ),
    Column.TABLE: ("table", "table no", "table number", "tafel", "tafelnummer", "tafel nr"),
    Column.SEAT: ("seat", "seat no", "seat number", "table seat", "stoel", "stoelnummer", "tafel stoel"),
    Column.CHIPS: (
        "chips", "chip count", "chipcount", "stack", "count", "counted", "stapel", "chipstand", "aantal chips",
        "geteld",
    ),
}  # fmt: skip
COUNT_COLUMNS = (Column.TABLE, Column.SEAT, Column.CHIPS, Column.NAME, Column.LAST, Column.FIRST, Column.INFIX)
_OF_PEOPLE = tuple(column for column in Column if column not in (Column.TABLE, Column.SEAT, Column.CHIPS))
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


def guess_columns(sheet: Sheet, among: Collection[Column] = _OF_PEOPLE) -> Columns:
    """What the columns probably are: by their headings in English or Dutch, else by how many there are.

    `among`: the kinds that are of use.
    """
    first = sheet.rows[0].fields
    kinds: list[Column | None] = []
    for value in first + ("",) * (sheet.columns - len(first)):
        kind = _BY_HEADING.get(" ".join(re.sub(r"[^\w]+|_", " ", fold(value)).split()))
        kinds.append(None if kind in kinds or kind not in among else kind)
    if any(kinds):
        return Columns(tuple(kinds), head=True)
    in_order = _in_order(sheet.columns, among)
    return Columns((*in_order, *[None] * (sheet.columns - len(in_order))), head=False)


def _in_order(columns: int, among: Collection[Column]) -> tuple[Column, ...]:
    """What the columns of a list without headings are."""
    if Column.CHIPS in among:
        return (Column.TABLE, Column.SEAT, Column.CHIPS) if columns > 2 else (Column.SEAT, Column.CHIPS)[-columns:]
    return (Column.NAME,) if columns == 1 else (Column.LAST, Column.FIRST)


def cells_of(row: SheetRow, columns: Columns) -> dict[Column, str]:
    """What a row says of each kind, cleaned to one line ('' for nothing); a note keeps its lines."""
    cells = dict.fromkeys(Column, "")
    for kind, value in zip(columns.kinds, row.fields, strict=False):
        if kind is not None:
            cells[kind] = value if kind is Column.NOTE else clean(value)
    return cells


def name_of(cells: dict[Column, str]) -> PlayerName:
    """The name in a row, put together of whatever parts it has."""
    whole = typed_name(cells[Column.NAME])
    last = " ".join(filter(None, (cells[Column.INFIX], cells[Column.LAST] or whole.last)))
    return PlayerName(last=last, first=cells[Column.FIRST] or whole.first)
