"""Imports lists of players: they become entries.

It goes in three steps, so that nothing happens unseen: `read_file` reads the file, `guess_columns` says what the
columns probably are (the director may say otherwise), `plan_import` shows who would come in and which rows cannot.
"""

from collections.abc import Generator, Iterable, Mapping

from msgspec import Struct

from tdapp.app.lists.columns import Column, Columns, cells_of, name_of
from tdapp.app.lists.csv_files import BadRow, ListRow, ReadList
from tdapp.domain.people.naming import LONGEST
from tdapp.domain.people.person import LONGEST_NUMBER
from tdapp.domain.units import EntryId, PlayerId
from tdapp.read.people.names import PlayerName

ENTRY_COLUMNS = (Column.LAST, Column.FIRST, Column.INFIX, Column.NAME, Column.CLUB_NO)


class Person(Struct, frozen=True):
    """A person of the club, as far as an import must know her."""

    id: PlayerId
    name: PlayerName
    club_no: str | None


class Incoming(Struct, frozen=True):
    """A row of an imported list that can come in. `player` None: new to the club."""

    line: int
    name: PlayerName
    club_no: str | None
    player: PlayerId | None


class ImportPlan(Struct, frozen=True):
    """The plan of an import: who would come in, in the order of the file, and which rows cannot, by line."""

    good: tuple[Incoming, ...]
    bad: tuple[BadRow, ...]

    @property
    def new(self) -> int:
        """How many of those who would come in the club does not know yet."""
        return sum(row.player is None for row in self.good)


def plan_import(
    sheet: ReadList, columns: Columns, people: Iterable[Person], entered: Mapping[PlayerId, EntryId]
) -> ImportPlan:
    """The plan of an import, made at once."""
    work = planning(sheet, columns, people, entered)
    while True:
        try:
            next(work)
        except StopIteration as end:
            plan: ImportPlan = end.value
            return plan


def planning(
    sheet: ReadList, columns: Columns, people: Iterable[Person], entered: Mapping[PlayerId, EntryId]
) -> Generator[int, None, ImportPlan]:
    """Plan an import row by row, so that it can be left at any time; the plan is what the generator returns. `entered`:
    who has an entry already.

    A person of the club is known by the club number, else by the name if only one bears it. Codes of rows that cannot
    come in: row.no_name, row.name_too_long, row.number_too_long, row.twice, row.number_other_name, row.several,
    row.is_in.
    """
    book = _Book()
    for number, person in enumerate(people):
        book.add(person)
        if number % 50 == 0:
            yield 0
    lines: dict[tuple[str, str, str], int] = {}
    good: list[Incoming] = []
    bad = list(sheet.bad)
    for number, row in enumerate(sheet.rows[1 if columns.head else 0 :], 1):
        cells = cells_of(row, columns)
        name, club_no = name_of(cells, columns), cells[Column.CLUB_NO] or None
        found = _refused(row, name, club_no) or book.find(row, name, club_no)
        if not isinstance(found, BadRow):
            key = (found or "", *name.sort_key) if not club_no else (club_no, "", "")
            if key in lines:
                found = _bad(row, "row.twice", first=lines[key])
            elif found is not None and found in entered:
                found = _bad(row, "row.is_in", entry=entered[found])
            else:
                lines[key] = row.line
        if isinstance(found, BadRow):
            bad.append(found)
        else:
            good.append(Incoming(row.line, name, club_no, found))
        yield number
    return ImportPlan(tuple(good), tuple(sorted(bad, key=_line)))


class _Book:
    """The club's people by number and by name."""

    def __init__(self) -> None:
        self._numbers: dict[str, Person] = {}
        self._names: dict[tuple[str, str], list[Person]] = {}

    def add(self, person: Person) -> None:
        if person.club_no:
            self._numbers[person.club_no] = person
        self._names.setdefault(person.name.sort_key, []).append(person)

    def find(self, row: ListRow, name: PlayerName, number: str | None) -> PlayerId | BadRow | None:
        """Who this is; None for somebody new, a bad row when it cannot be told."""
        if number and number in self._numbers:
            known = self._numbers[number]
            same = known.name.sort_key == name.sort_key
            return known.id if same else _bad(row, "row.number_other_name", number=number, name=known.name)
        namesakes = [p for p in self._names.get(name.sort_key, ()) if not (number and p.club_no)]
        if len(namesakes) > 1:
            return _bad(row, "row.several", name=name, n=len(namesakes))
        return namesakes[0].id if namesakes else None


def _refused(row: ListRow, name: PlayerName, number: str | None) -> BadRow | None:
    if not (name.last or name.first):
        return _bad(row, "row.no_name")
    longest = max(len(name.last), len(name.first))
    if longest > LONGEST:
        return _bad(row, "row.name_too_long", n=longest, limit=LONGEST)
    if number and len(number) > LONGEST_NUMBER:
        return _bad(row, "row.number_too_long", n=len(number), limit=LONGEST_NUMBER)
    return None


def _bad(row: ListRow, code: str, **facts: object) -> BadRow:
    return BadRow(row.line, code, ", ".join(filter(None, row.fields))[:200], facts)


def _line(row: BadRow) -> int:
    return row.line
