"""The columns of an imported list: guessed by their headings in any of our languages, and read accordingly."""

import re
from collections.abc import Collection
from enum import StrEnum

from msgspec import Struct

from tdapp.app.lists.csv_files import ListRow, ReadList
from tdapp.domain.people.naming import clean
from tdapp.read.people.names import PlayerName, fold
from tdapp.read.people.typed_names import typed_name


class Column(StrEnum):
    """The kinds of columns an imported list can have."""

    LAST = "last"
    FIRST = "first"
    INFIX = "infix"  # the 'van der' of Dutch lists, kept apart from the last name
    NAME = "name"  # first and last name in one, or the part that no other column holds
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
    CODE = "code"  # of a ticket or voucher
    WORTH = "worth"
    ISSUER = "issuer"
    UNTIL = "until"


# What stands over a column of each kind, by language; folded, and with nothing between the words but a blank.
HEADINGS: dict[str, dict[Column, tuple[str, ...]]] = {
    "en": {
        Column.LAST: ("last name", "last", "lastname", "surname", "family name"),
        Column.FIRST: ("first name", "first", "firstname", "given name", "forename"),
        Column.INFIX: ("infix", "name prefix", "prefix"),
        Column.NAME: ("name", "full name", "player", "player name"),
        Column.CLUB_NO: (
            "club no", "club number", "member no", "member number", "membership number", "member", "card number",
            "club card", "club card number",
        ),
        Column.NICKNAME: ("nickname", "nick", "alias", "screen name"),
        Column.NATIONALITY: ("nationality", "country", "nation"),
        Column.EMAIL: ("e mail", "email", "mail", "e mail address", "email address"),
        Column.PHONE: (
            "phone", "telephone", "mobile", "phone number", "telephone number", "mobile number", "mobile phone", "tel",
        ),
        Column.LANGUAGES: ("languages", "language"),
        Column.NOTE: ("note", "notes", "remark", "remarks", "comment", "comments"),
        Column.BORN: ("born", "date of birth", "day of birth", "birth date", "birthdate", "birthday", "dob"),
        Column.TABLE: ("table", "table no", "table number"),
        Column.SEAT: ("seat", "seat no", "seat number", "table seat"),
        Column.CHIPS: ("chips", "chip count", "chipcount", "stack", "count", "counted"),
        Column.CODE: ("code", "ticket", "voucher", "ticket code", "voucher code", "ticket number", "voucher number"),
        Column.WORTH: ("worth", "value", "amount"),
        Column.ISSUER: ("from", "from whom", "issuer", "issued by", "sponsor"),
        Column.UNTIL: ("until", "valid until", "expires", "expiry", "expiry date"),
    },
    "nl": {
        Column.LAST: ("achternaam", "familienaam"),
        Column.FIRST: ("voornaam", "roepnaam"),
        Column.INFIX: ("tussenvoegsel", "tussenvoegsels", "voorvoegsel", "tussen"),
        Column.NAME: ("naam", "volledige naam", "speler", "spelersnaam"),
        Column.CLUB_NO: (
            "clubnummer", "clubkaart", "lidnummer", "lid", "kaartnummer", "pasnummer", "nummer van de clubkaart",
            "clubkaartnummer",
        ),
        Column.NICKNAME: ("bijnaam", "spelnaam"),
        Column.NATIONALITY: ("nationaliteit", "land"),
        Column.EMAIL: ("e mailadres", "emailadres"),
        Column.PHONE: ("telefoon", "telefoonnummer", "mobiel", "mobiele telefoon", "mobiel nummer", "gsm"),
        Column.LANGUAGES: ("talen", "taal"),
        Column.NOTE: ("notitie", "opmerking", "opmerkingen"),
        Column.BORN: ("geboortedatum", "geboren"),
        Column.TABLE: ("tafel", "tafelnummer", "tafel nr"),
        Column.SEAT: ("stoel", "stoelnummer", "tafel stoel"),
        Column.CHIPS: ("stapel", "chipstand", "aantal chips", "geteld"),
        Column.CODE: ("vouchercode", "ticketcode", "ticketnummer", "vouchernummer", "bon", "bonnummer"),
        Column.WORTH: ("waarde", "bedrag"),
        Column.ISSUER: ("van", "van wie", "uitgever", "uitgegeven door"),
        Column.UNTIL: ("tot", "geldig tot", "geldig t m", "verloopt", "vervaldatum"),
    },
}  # fmt: skip
COUNT_COLUMNS = (Column.TABLE, Column.SEAT, Column.CHIPS, Column.NAME, Column.LAST, Column.FIRST, Column.INFIX)
CODE_COLUMNS = (Column.CODE, Column.WORTH, Column.ISSUER, Column.UNTIL)
_OF_PEOPLE = tuple(
    column for column in Column if column not in (Column.TABLE, Column.SEAT, Column.CHIPS, *CODE_COLUMNS)
)
_BY_HEADING = {
    heading: column for spoken in HEADINGS.values() for column, headings in spoken.items() for heading in headings
}


class Columns(Struct, frozen=True):
    """The kind of each column of a list, None for one that is not used; `head`: the first row names them."""

    kinds: tuple[Column | None, ...]
    head: bool

    @property
    def named(self) -> bool:
        """Whether a name can be made of the columns."""
        return any(kind in (Column.LAST, Column.FIRST, Column.NAME) for kind in self.kinds)


def guess_columns(sheet: ReadList, among: Collection[Column] = _OF_PEOPLE) -> Columns:
    """The columns as they probably are: by their headings in any of our languages, else by how many there are.

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
    if Column.CODE in among:
        return CODE_COLUMNS[:columns]
    if Column.CHIPS in among:
        return (Column.TABLE, Column.SEAT, Column.CHIPS) if columns > 2 else (Column.SEAT, Column.CHIPS)[-columns:]
    return (Column.NAME,) if columns == 1 else (Column.LAST, Column.FIRST)


def cells_of(row: ListRow, columns: Columns) -> dict[Column, str]:
    """The cells of a row by the kind of their column, cleaned to one line ('' for nothing); a note keeps its lines."""
    cells = dict.fromkeys(Column, "")
    for kind, value in zip(columns.kinds, row.fields, strict=False):
        if kind is not None:
            cells[kind] = value if kind is Column.NOTE else clean(value)
    return cells


def name_of(cells: dict[Column, str], columns: Columns) -> PlayerName:
    """The name in a row, put together of whatever parts it has; no word of them is lost.

    Beside a column of first names that of names holds the last names, beside one of last names the first names, unless
    it says those once more.
    """
    first, last, whole = cells[Column.FIRST], _together(cells[Column.INFIX], cells[Column.LAST]), cells[Column.NAME]
    beside = {Column.FIRST, Column.LAST} & set(columns.kinds)
    if "," in whole or not (first or cells[Column.LAST] or len(beside) == 1):
        split = typed_name(whole)
        return PlayerName(_together(last, split.last), _together(first, split.first))
    if cells[Column.LAST] or beside == {Column.LAST}:
        known = _plain(last)
        more = " ".join(word for word in whole.split() if fold(word) not in known)
        return PlayerName(last, _together(first, more or (whole if beside == {Column.LAST} else "")))
    known = _plain(first)
    more = " ".join(whole.split()[len(known) :]) if _plain(whole)[: len(known)] == known else whole
    return PlayerName(_together(last, more or (whole if beside == {Column.FIRST} else "")), first)


def _together(one: str, other: str) -> str:
    """Two writings of the same part of a name: the one that says it all, or both without what would stand twice."""
    these, those = _plain(one), _plain(other)
    if set(these) < set(those):
        return other
    return " ".join((one, *(word for word, plain in zip(other.split(), those, strict=True) if plain not in these)))


def _plain(words: str) -> list[str]:
    return [fold(word) for word in words.split()]
