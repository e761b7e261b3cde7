"""Imports and exports the directory as a list: the same columns both ways, so that what went out may come back.

    yield from known_people(people)          everybody as an import must know them, some at a time
    planning(sheet, columns, known, today)   who is who (`people_plan`)
    yield from saving(people, decided)       keeps what was decided: all of it or nothing
    people_table(known)                      the list that goes out

Generators tell how far they are, so that the event loop runs between two parts. What is nobody else's business never
goes out: documents, days of birth, and what whoever seats people must know.
"""

import secrets
from collections.abc import Generator, Iterable, Sequence
from datetime import date

from msgspec import Struct

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
    """Save what was decided about the rows of a list, in one transaction at its end: left before, nothing has happened.

    Refuses a club card that came to be somebody else's meanwhile, days of birth where the club keeps none, and whoever
    may not look after people.
    """
    people.ask("people.import_list")
    new: list[tuple[object, ...]] = []
    now = people.time.now()
    changed: list[tuple[PlayerId, PersonData]] = []
    births: list[tuple[PlayerId, date]] = []
    records: list[PlayerRecord] = []
    for number, (arrival, fate) in enumerate(decided, 1):
        if fate not in (Fate.NEW, Fate.UPDATE):
            continue
        known = arrival.known if fate is Fate.UPDATE else None
        player = known.player if known is not None else PlayerId(secrets.token_hex(16))
        data = arrival.becomes if known is not None else arrival.data
        _card_is_free(people, data.club_no, player)
        record = PlayerRecord(player, data.last, data.first, data.club_no or None, data.nickname)
        records.append(record)
        if known is None:
            new.append(players.new_row(player, data, now=now, fold=fold))
        else:
            changed.append((player, data))
        if arrival.born is not None and (known is None or known.born is None):
            births.append((player, arrival.born))
        if number % 20 == 0:
            yield number
    require(not births or people.rules().private, "person.private_off")
    yield len(decided)
    with people.file.transaction() as db:
        players.add_rows(db, new)
        players.put_many(db, changed, fold=fold)
        for player, day in births:
            players.put_private(db, player, replace(players.private(db, player), born=day))
    people.took(records)
    while not people.prepare(_PART):
        yield len(decided)
    return Saved(len(new), len(changed))


def _card_is_free(people: People, number: str, player: PlayerId) -> None:
    owner = people.card_of(number) if number else None
    if owner is not None and owner != player:
        require(False, "person.card_taken", number=number, name=people.directory[owner])
