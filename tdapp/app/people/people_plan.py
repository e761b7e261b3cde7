"""The plan of an import of people: who is who, and what would become of each row. Nothing is saved here.

Somebody is recognised by the club card; else by the names together with the e-mail address or the day of birth; else by
the names alone, if only one bears them and nothing else says otherwise.
"""

from collections.abc import Generator, Iterable, Mapping, Sequence
from datetime import date
from enum import StrEnum
from typing import Any

from msgspec import Struct

from tdapp.app.lists.columns import Column, Columns, cells_of, name_of
from tdapp.app.lists.csv_files import BadRow, ListRow, ReadList
from tdapp.app.people.country_codes import CountryCodes
from tdapp.domain.people.person import LISTED, PersonData, PrivateData, checked, checked_private
from tdapp.domain.refusal import Refused
from tdapp.domain.units import PlayerId
from tdapp.read.people.names import PlayerName
from tdapp.read.people.people_search import plain
from tdapp.store.collector import leave_out
from tdapp.values import replace, shown

_NAMES = (Column.LAST, Column.FIRST, Column.INFIX, Column.NAME)  # the parts a name is put together of
_PLAIN = tuple(column for field in LISTED if (column := Column(field)) not in _NAMES)
PEOPLE_COLUMNS = (*_NAMES, *_PLAIN)


class Fate(StrEnum):
    """The fate of a row: a new person, changes of a known one, nothing because all is so already, or left out."""

    NEW = "new"
    UPDATE = "update"
    SAME = "same"
    SKIP = "skip"


class Sign(StrEnum):
    """The sign somebody was recognised by. The value is the code of its words."""

    CARD = "card"
    EMAIL = "email"
    BORN = "born"
    NAME = "name"
    LIKELY = "likely"  # by nothing sure: the director said so


class KnownPerson(Struct, frozen=True):
    """Somebody of the directory as an import must know her. `born` None: not known."""

    player: PlayerId
    data: PersonData
    born: date | None = None

    def __repr__(self) -> str:
        return shown(self, without=("born",))


class Remark(Struct, frozen=True):
    """A cell that is not taken, while the rest of its row is: the code of its sentence and what that needs."""

    code: str
    facts: Mapping[str, Any]


class Arrival(Struct, frozen=True):
    """A row that can be taken. `data`: what it says, '' where it says nothing. `known`: who it is, None: somebody new.

    `becomes`: the data as they would be kept then, `changes`: the fields of them that are otherwise now.
    """

    line: int
    data: PersonData
    becomes: PersonData
    born: date | None = None
    known: KnownPerson | None = None
    sign: Sign | None = None
    changes: tuple[str, ...] = ()
    remarks: tuple[Remark, ...] = ()

    def __repr__(self) -> str:
        return shown(self, without=("born",))

    @property
    def name(self) -> PlayerName:
        return PlayerName(self.data.last, self.data.first)

    @property
    def fates(self) -> tuple[Fate, ...]:
        """The fates this row may have, the usual first. Whoever has the same club card is nobody new."""
        if self.known is None:
            return (Fate.NEW, Fate.SKIP)
        usual = (Fate.UPDATE, Fate.SKIP) if self.changes else (Fate.SAME,)
        return usual if self.sign is Sign.CARD else (*usual, Fate.NEW)


_PART = 50  # people between two looks at the event loop


class PeoplePlan(Struct, frozen=True):
    """Every row of a list that can be taken, in its order, and those that cannot, by line."""

    arrivals: tuple[Arrival, ...]
    bad: tuple[BadRow, ...]


def planning(
    sheet: ReadList, columns: Columns, known: Iterable[KnownPerson], today: date
) -> Generator[int, None, PeoplePlan]:
    """Plan an import row by row, so that it can be left at any time; the plan is what the generator returns.

    Codes of rows that cannot be taken: row.no_name, row.name_too_long, row.number_too_long, row.twice,
    row.number_other_name, row.several. Codes of remarks: those of `checked`, and cell.nation, cell.language, cell.born.
    """
    yield 0
    book, codes = _Book(), CountryCodes()
    for number, person in enumerate(known, 1):
        book.add(person)
        if number % _PART == 0:
            leave_out(number)
            yield 0
    lines: dict[tuple[str, ...], int] = {}
    arrivals: list[Arrival] = []
    bad = list(sheet.bad)
    for number, row in enumerate(sheet.rows[1 if columns.head else 0 :], 1):
        read = _read(row, columns, codes, today)
        found = book.find(row, read) if isinstance(read, Arrival) else read
        if isinstance(found, Arrival):
            keys = _keys(found)
            if twice := [lines[key] for key in keys if key in lines]:
                found = _bad(row, "row.twice", first=twice[0])
            else:
                lines.update(dict.fromkeys(keys, row.line))
        if isinstance(found, BadRow):
            bad.append(found)
        else:
            arrivals.append(found)
        if number % _PART == 0:
            leave_out(len(arrivals))
        yield number
    return PeoplePlan(tuple(arrivals), tuple(sorted(bad, key=lambda row: row.line)))


def _keys(arrival: Arrival) -> tuple[tuple[str, ...], ...]:
    """Two rows that share one of these are one person, or want the same club card."""
    card = (("card", _card(arrival.data.club_no)),) if arrival.data.club_no else ()
    if arrival.known is not None:
        return (("known", arrival.known.player), *card)
    born = arrival.born.isoformat() if arrival.born else ""
    return card or ((*_names(arrival.data), arrival.data.email, born),)


class _Book:
    """The people of the directory by card and by names."""

    def __init__(self) -> None:
        self._cards: dict[str, KnownPerson] = {}
        self._names: dict[tuple[str, str], list[KnownPerson]] = {}

    def add(self, person: KnownPerson) -> None:
        if person.data.club_no:
            self._cards[_card(person.data.club_no)] = person
        self._names.setdefault(_names(person.data), []).append(person)

    def find(self, row: ListRow, read: Arrival) -> Arrival | BadRow:
        """The row with whom it is; a bad row when that cannot be told."""
        data = read.data
        owner = self._cards.get(_card(data.club_no)) if data.club_no else None
        if owner is not None:
            if not set(_names(data)) & (set(_names(owner.data)) - {""}):
                name = PlayerName(owner.data.last, owner.data.first)
                return _bad(row, "row.number_other_name", number=data.club_no, name=name)
            return recognised(read, owner, Sign.CARD)
        namesakes = self._names.get(_names(data), [])
        for sign, same in ((Sign.EMAIL, _same_email), (Sign.BORN, _same_birthday)):
            alike = [person for person in namesakes if same(read, person)]
            if len(alike) == 1:
                return recognised(read, alike[0], sign)
        possible = [person for person in namesakes if not _another(read, person)]
        if len(possible) > 1:
            return _bad(row, "row.several", name=read.name, n=len(possible))
        return recognised(read, possible[0], Sign.NAME) if possible else read


def _same_email(read: Arrival, person: KnownPerson) -> bool:
    return bool(read.data.email) and read.data.email == person.data.email


def _same_birthday(read: Arrival, person: KnownPerson) -> bool:
    return read.born is not None and read.born == person.born


def _another(read: Arrival, person: KnownPerson) -> bool:
    """Whether card, address or birthday say that this is another one of the same name."""
    pairs: Sequence[tuple[object, object]] = (
        (_card(read.data.club_no), _card(person.data.club_no)),
        (read.data.email, person.data.email),
        (read.born, person.born),
    )
    return any(one and other and one != other for one, other in pairs)


def recognised(read: Arrival, person: KnownPerson, sign: Sign) -> Arrival:
    """A row taken as this person's, with what it would change. An empty cell changes nothing."""
    given = {name: value for name in PersonData.__struct_fields__ if (value := getattr(read.data, name))}
    becomes = replace(person.data, **given)
    if _card(becomes.club_no) == _card(person.data.club_no):
        becomes = replace(becomes, club_no=person.data.club_no)
    changes = [name for name in PersonData.__struct_fields__ if getattr(becomes, name) != getattr(person.data, name)]
    if read.born is not None and person.born is None:
        changes.append("born")
    return replace(read, becomes=becomes, known=person, sign=sign, changes=tuple(changes))


def _read(row: ListRow, columns: Columns, codes: CountryCodes, today: date) -> Arrival | BadRow:
    """What a row says; a cell that cannot be taken becomes a remark."""
    cells, remarks = cells_of(row, columns), list[Remark]()
    name = name_of(cells, columns)
    nation = codes.nation(cells[Column.NATIONALITY]) if cells[Column.NATIONALITY] else ""
    if nation is None:
        remarks.append(Remark("cell.nation", {"text": cells[Column.NATIONALITY][:60]}))
    languages, unknown = codes.languages(cells[Column.LANGUAGES])
    remarks += [Remark("cell.language", {"text": text[:60]}) for text in unknown]
    born = _day(cells[Column.BORN], today)
    if cells[Column.BORN] and born is None:
        remarks.append(Remark("cell.born", {}))  # not what stands there: a birthday is nobody's business
    said: dict[str, Any] = {column.value: cells[column] for column in _PLAIN}
    said |= {"nationality": nation or "", "languages": languages}
    data = PersonData(name.last, name.first, **said)
    while True:
        try:
            data = checked(data)
        except Refused as refused:
            spoilt = _SPOILT.get(refused.code, "") or _TOO_LONG.get(refused.facts.get("field", ""), "")
            if not spoilt:
                return _refused(row, refused)
            remarks.append(Remark(refused.code, refused.facts))
            changed: dict[str, Any] = {spoilt: ""}
            data = replace(data, **changed)
        else:
            return Arrival(row.line, data, data, born, remarks=tuple(remarks))


# Codes of `checked` about a field without which the row can still be taken, and the fields whose length is no matter.
_SPOILT = {"person.email": "email", "person.phone": "phone"}
_TOO_LONG = {each: each for each in LISTED if each not in ("last", "first", "club_no")}


def _refused(row: ListRow, refused: Refused) -> BadRow:
    if refused.code == "name.empty":
        return _bad(row, "row.no_name")
    code = "row.number_too_long" if refused.facts["field"] == "club_no" else "row.name_too_long"
    return _bad(row, code, n=refused.facts["n"], limit=refused.facts["limit"])


def _day(text: str, today: date) -> date | None:
    """A day of birth written as 1980-02-29, 29-2-1980, 29/02/1980 or 29.2.1980; None for anything else."""
    parts = text.replace("/", "-").replace(".", "-").split("-")
    if len(parts) != 3 or not all(part.strip().isdecimal() for part in parts):
        return None
    numbers = [int(part) for part in parts]
    year, month, day = numbers if len(parts[0].strip()) == 4 else reversed(numbers)
    try:
        return checked_private(PrivateData(born=date(year, month, day)), today).born
    except (ValueError, OverflowError, Refused):
        return None


def _names(data: PersonData) -> tuple[str, str]:
    return (plain(data.last), plain(data.first))


def _card(number: str) -> str:
    return "".join(number.split()).casefold()


def _bad(row: ListRow, code: str, **facts: object) -> BadRow:
    return BadRow(row.line, code, ", ".join(filter(None, row.fields))[:200], facts)
