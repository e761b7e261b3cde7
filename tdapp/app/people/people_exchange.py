"""Imports and exports the directory as a list: the same columns both ways, so that what went out may come back.

    yield from known_people(people)          everybody as an import must know them, some at a time
    planning(sheet, columns, known, today)   who is who (`people_plan`)
    yield from saving(people, decided)       keeps what was decided: all of it or nothing
    people_table(known)                      the list that goes out

Generators tell how far they are, so that the event loop runs between two parts. What is nobody else's business never
goes out: documents, days of birth, and what whoever seats people must know.
"""

import secrets
from collections.abc import Generator, Iterable, Iterator, Sequence
from datetime import date
from typing import Any

from msgspec import Struct

from tdapp.app.in_parts import AT_ONCE, in_parts
from tdapp.app.lists.columns import Column
from tdapp.app.lists.tabular import Table
from tdapp.app.people.people import People
from tdapp.app.people.people_plan import Arrival, Fate, KnownPerson
from tdapp.domain.people.person import PersonData
from tdapp.domain.refusal import require
from tdapp.domain.units import PlayerId
from tdapp.read.people.names import fold
from tdapp.store import players
from tdapp.store.collector import leave_out, uncollected
from tdapp.store.players import PersonRow, PlayerRecord
from tdapp.texts import QT_TRANSLATE_NOOP, Text
from tdapp.values import replace

PEOPLE = QT_TRANSLATE_NOOP("Export", "Players of the club")
HEADINGS: dict[Column, Text] = {
    Column.LAST: QT_TRANSLATE_NOOP("Export", "Last name"),
    Column.FIRST: QT_TRANSLATE_NOOP("Export", "First name"),
    Column.NICKNAME: QT_TRANSLATE_NOOP("Export", "Nickname"),
    Column.CLUB_NO: QT_TRANSLATE_NOOP("Export", "Club number"),
    Column.NATIONALITY: QT_TRANSLATE_NOOP("Export", "Nationality"),
    Column.EMAIL: QT_TRANSLATE_NOOP("Export", "E-mail address"),
    Column.PHONE: QT_TRANSLATE_NOOP("Export", "Telephone number"),
    Column.LANGUAGES: QT_TRANSLATE_NOOP("Export", "Languages"),
    Column.NOTE: QT_TRANSLATE_NOOP("Export", "Note"),
}
_PART = 250  # people between two looks at the event loop


class Saved(Struct, frozen=True):
    """The result of an import: how many are new to the club, and how many were changed."""

    new: int
    changed: int


def known_people(people: People) -> Generator[int, None, list[KnownPerson]]:
    """The people who count, merged records as one, in no order; nobody who was erased. Refuses whoever may not look
    after people.
    """
    people.ask("people.import_list")
    known: dict[PlayerId, KnownPerson] = {}
    merged: list[tuple[PersonRow, date | None]] = []
    after = ""
    while True:
        with people.file.transaction() as db, uncollected():
            part = players.some_people(db, after=after, n=_PART)
            known |= {row.id: KnownPerson(row.id, row.data, day) for row, day in part if _counts(row)}
            merged += [(row, day) for row, day in part if row.merged_into is not None]
        leave_out(len(known))
        yield len(known)
        if len(part) < _PART:
            break
        after = part[-1][0].id
    for row, day in merged:
        counts = people.resolve(row.id)
        if counts in known:
            known[counts] = _filled(known[counts], row.data, day)
    return list(known.values())


def _counts(row: PersonRow) -> bool:
    return row.merged_into is None and not row.erased


def _filled(person: KnownPerson, other: PersonData, born: date | None) -> KnownPerson:
    filled = {name: getattr(person.data, name) or getattr(other, name) for name in PersonData.__struct_fields__}
    return replace(person, data=replace(person.data, **filled), born=person.born or born)


def people_table(known: Iterable[KnownPerson]) -> Table:
    """The list of everybody by name, in the columns an import takes."""
    people = [person.data for person in known]
    people.sort(key=lambda data: (fold(data.last or data.first), fold(data.first)))
    return Table(PEOPLE, tuple(HEADINGS.values()), tuple(_cells(data) for data in people))


def _cells(data: PersonData) -> tuple[str, ...]:
    values = (getattr(data, column.value) for column in HEADINGS)
    return tuple(", ".join(value) if isinstance(value, tuple) else value for value in values)


def saving(people: People, decided: Sequence[tuple[Arrival, Fate]]) -> Generator[int, None, Saved]:
    """Save what was decided about the rows of a list, in one transaction: left before its end, nothing has happened.
    Counts half a row when it is looked at and half when it is written; it is saved when all are counted.

    Refuses a club card that came to be somebody else's meanwhile, days of birth where the club keeps none, and whoever
    may not look after people.
    """
    people.ask("people.import_list")
    leave_out(len(decided))
    rows = _Rows()
    now = people.time.now()
    for number, (arrival, fate) in enumerate(decided, 1):
        if fate in (Fate.NEW, Fate.UPDATE):
            known = arrival.known if fate is Fate.UPDATE else None
            data = arrival.becomes if known is not None else arrival.data
            player = known.player if known is not None else PlayerId(secrets.token_hex(16))
            _card_is_free(people, data.club_no, player)
            rows.take(
                player, data, arrival, new=players.new_row(player, data, now=now, fold=fold) if not known else None
            )
        if number % 20 == 0:
            leave_out(number)
            yield number // 2
    require(not rows.births or people.rules().private, "person.private_off")
    many = len(rows.new) + len(rows.changed)
    if many <= AT_ONCE:
        with people.file.transaction() as db:
            for _part in rows.parts(db):
                pass
    else:
        for part in in_parts(people.file, rows.parts, lambda: _ended(people)):
            yield (len(decided) + min(part * AT_ONCE, many - 1)) // 2
    people.took(rows.records)
    yield len(decided)
    while not people.prepare(_PART):
        yield len(decided)
    return Saved(len(rows.new), len(rows.changed))


def _ended(people: People) -> None:
    with people.file.transaction(gathered=True):
        pass


class _Rows:
    """What an import writes of people."""

    def __init__(self) -> None:
        self.new: list[tuple[object, ...]] = []
        self.changed: list[tuple[PlayerId, PersonData]] = []
        self.births: list[tuple[PlayerId, date]] = []
        self.records: list[PlayerRecord] = []

    def take(self, player: PlayerId, data: PersonData, arrival: Arrival, *, new: tuple[object, ...] | None) -> None:
        self.records.append(PlayerRecord(player, data.last, data.first, data.club_no or None, data.nickname))
        if new is not None:
            self.new.append(new)
        else:
            self.changed.append((player, data))
        if arrival.born is not None and (new is not None or (arrival.known and arrival.known.born is None)):
            self.births.append((player, arrival.born))

    def parts(self, db: Any) -> Iterator[object]:
        """Write them, some at a time."""
        for begin in range(0, len(self.new), AT_ONCE):
            players.add_rows(db, self.new[begin : begin + AT_ONCE])
            yield begin
        for begin in range(0, len(self.changed), AT_ONCE):
            players.put_many(db, self.changed[begin : begin + AT_ONCE], fold=fold)
            yield begin
        for number, (player, day) in enumerate(self.births):
            players.put_private(db, player, replace(players.private(db, player), born=day))
            if number % AT_ONCE == 0:
                yield number


def _card_is_free(people: People, number: str, player: PlayerId) -> None:
    owner = people.card_of(number) if number else None
    if owner is not None and owner != player:
        require(False, "person.card_taken", number=number, name=people.directory[owner])
