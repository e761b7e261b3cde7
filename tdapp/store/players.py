"""The people of the club, edited in place: the row of a person, her photo and her private data.

A `PlayerRecord` is what lists and search need of everybody; `PersonRow` is all of one person but the private data.
"""

import sqlite3
from collections.abc import Callable, Iterable, Sequence
from datetime import date, datetime
from typing import Any

from msgspec import Struct
from msgspec.structs import astuple

from tdapp.domain.people.person import Block, BlockKind, PersonData, PrivateData, digits
from tdapp.domain.units import PlayerId, TournamentId
from tdapp.store.shapes import from_microseconds, to_microseconds
from tdapp.store.statements import UPSERT

Fold = Callable[[str], str]  # a name to its plain letters, for finding and sorting

_FIELDS = PersonData.__struct_fields__  # each has a column of its name
_CLUB_NO = _FIELDS.index("club_no")
_SEVERAL = [at for at, value in enumerate(astuple(PersonData(""))) if isinstance(value, tuple)]  # one column each
_FOUND_BY = ("search_last", "search_first", "search_phone")
_REST = ("id", "created", "merged_into", "erased")
_NEW = (*_FIELDS, *_FOUND_BY, *_REST, "block")
_INSERT = f"INSERT INTO player ({', '.join(_NEW)}) VALUES ({', '.join('?' * len(_NEW))})"
_PUT = f"UPDATE player SET {', '.join(f'{name} = ?' for name in (*_FIELDS, *_FOUND_BY))} WHERE id = ?"
_PUT_PRIVATE = UPSERT["player_private"]
_PUT_PHOTO = UPSERT["player_photo"]
_COLUMNS = "SELECT id, last, first, club_no, nickname, merged_into, erased FROM player"
_ALL = f"{_COLUMNS} ORDER BY search_last, search_first, id"
_ONE = f"{_COLUMNS} WHERE id = ?"
_NEXT = (
    f"{_COLUMNS.replace(' FROM', ', search_last, search_first FROM')} "
    "WHERE (search_last, search_first, id) > (?, ?, ?) ORDER BY search_last, search_first, id LIMIT ?"
)
_AROUND = (
    f"{_COLUMNS} WHERE id = :player OR id IN (SELECT other.player FROM entry AS mine JOIN tournament ON tournament.id "
    "= mine.tournament AND tournament.phase <> 'finished' JOIN entry AS other ON other.tournament = mine.tournament "
    "WHERE mine.player = :player)"
)
_CARDS = "SELECT club_no, id FROM player WHERE club_no IS NOT NULL ORDER BY search_last, search_first, id"
_DATA = (
    f"{', '.join(_FIELDS)}, created, block, "
    "blocked_until, merged_into, erased, EXISTS (SELECT 1 FROM player_photo WHERE player_photo.player = player.id)"
)
_ROW = f"SELECT {_DATA} FROM player WHERE id = ?"
_SOME = (
    f"SELECT id, {_DATA}, born FROM player LEFT JOIN player_private ON player_private.player = player.id "
    "WHERE id > ? ORDER BY id LIMIT ?"
)
_BLOCKS = "SELECT id, block, blocked_until FROM player WHERE block <> ''"
_EMPTY = f"{_PUT.removesuffix(' WHERE id = ?')}, block = '', blocked_until = NULL, erased = 1 WHERE id = ?"


class PlayerRecord(Struct, frozen=True):
    """A person of the club; either name may be empty. `club_no`: the number on the club card, None without one.

    `merged_into`: the record of the same person that counts, None for one that counts itself.
    """

    id: PlayerId
    last: str
    first: str
    club_no: str | None = None
    nickname: str = ""
    merged_into: PlayerId | None = None
    erased: bool = False


class PersonRow(Struct, frozen=True):
    """All the club keeps about a person beside the private data. `block` None: she may play."""

    id: PlayerId
    data: PersonData
    created: datetime
    block: Block | None
    merged_into: PlayerId | None
    erased: bool
    has_photo: bool


def add(db: sqlite3.Connection, people: Iterable[PlayerRecord], *, now: datetime, fold: Fold) -> None:
    """Add people; thousands at once are no trouble."""
    created = to_microseconds(now)
    rows = []
    for one in people:
        data = PersonData(one.last, one.first, nickname=one.nickname, club_no=one.club_no or "")
        rows.append((*_columns(data, fold), one.id, created, one.merged_into, int(one.erased), ""))
    if rows:
        add_rows(db, rows)


def new_row(player: PlayerId, data: PersonData, *, now: datetime, fold: Fold) -> tuple[object, ...]:
    """A new person in full as `add_rows` takes her: made ahead of the transaction, when there are thousands."""
    return (*_columns(data, fold), player, to_microseconds(now), None, 0, "")


def add_rows(db: sqlite3.Connection, rows: Iterable[tuple[object, ...]]) -> None:
    """Add people by the rows made of them."""
    db.executemany(_INSERT, rows)


def put(db: sqlite3.Connection, player: PlayerId, data: PersonData, *, fold: Fold) -> None:
    """Write everything anew that is kept about a person of the club, but block, photo and private data. Somebody the
    club does not know is a bug of the caller.
    """
    _change(db, _PUT, (*_columns(data, fold), player), player)


def put_many(db: sqlite3.Connection, people: Iterable[tuple[PlayerId, PersonData]], *, fold: Fold) -> None:
    """Write thousands of people anew at once, but block, photo and private data."""
    db.executemany(_PUT, [(*_columns(data, fold), player) for player, data in people])


def everybody(db: sqlite3.Connection) -> tuple[PlayerRecord, ...]:
    """All people of the club, in the order of the plain letters of their names."""
    return tuple([PlayerRecord(*row) for row in db.execute(_ALL).fetchall()])


def is_anybody(db: sqlite3.Connection) -> bool:
    """Whether the club knows anybody."""
    return bool(db.execute("SELECT EXISTS (SELECT 1 FROM player)").fetchone()[0])


def next_people(
    db: sqlite3.Connection, after: tuple[str, str, str], n: int
) -> tuple[list[PlayerRecord], tuple[str, str, str]]:
    """The next `n` people in the order of the plain letters of their names, after the last ones (('', '', '') begins),
    and what comes after them.
    """
    rows = db.execute(_NEXT, (*after, n)).fetchall()
    end = (rows[-1][-2], rows[-1][-1], rows[-1][0]) if rows else after
    seen: dict[str, str] = {}  # half the first names are another one's too
    return [PlayerRecord(row[0], row[1], seen.setdefault(row[2], row[2]), *row[3:-2]) for row in rows], end


def around(db: sqlite3.Connection, player: PlayerId) -> list[PlayerRecord]:
    """This person, if the club knows her, with everybody in the tournaments she plays that are not over: whoever asks
    for the name of one asks for all of them.
    """
    return [PlayerRecord(*row) for row in db.execute(_AROUND, {"player": player}).fetchall()]


def merged(db: sqlite3.Connection) -> dict[PlayerId, PlayerId]:
    """The records that were merged, each with the one it was merged into."""
    return dict(db.execute("SELECT id, merged_into FROM player WHERE merged_into IS NOT NULL"))


def erased(db: sqlite3.Connection) -> frozenset[PlayerId]:
    """Whoever was erased."""
    return frozenset(row[0] for row in db.execute("SELECT id FROM player WHERE erased = 1"))


def cards(db: sqlite3.Connection) -> list[tuple[str, PlayerId]]:
    """The club cards and whose each is, in the order of the names."""
    return list(db.execute(_CARDS).fetchall())


def one(db: sqlite3.Connection, player: PlayerId) -> PlayerRecord | None:
    """One person, or None if the club does not know the id."""
    row = db.execute(_ONE, (player,)).fetchone()
    return PlayerRecord(*row) if row else None


def person(db: sqlite3.Connection, player: PlayerId) -> PersonRow | None:
    """All about one person but the private data; None if the club does not know the id."""
    row = db.execute(_ROW, (player,)).fetchone()
    if row is None:
        return None
    return _person(player, row)


def some_people(db: sqlite3.Connection, *, after: str, n: int) -> tuple[tuple[PersonRow, date | None], ...]:
    """The next `n` people by their ids, with their days of birth; `after` '' begins."""
    found = db.execute(_SOME, (after, n)).fetchall()
    return tuple((_person(row[0], row[1:-1]), date.fromisoformat(row[-1]) if row[-1] else None) for row in found)


def found_by_contact(db: sqlite3.Connection, *, email: str = "", phone: str = "") -> tuple[PlayerId, ...]:
    """The people who have this e-mail address or this telephone number; an empty one finds nobody."""
    where = "(email <> '' AND email = ?) OR (search_phone <> '' AND search_phone = ?)"
    return tuple(row[0] for row in db.execute(f"SELECT id FROM player WHERE {where}", (email, digits(phone))))


def born_on(db: sqlite3.Connection, day: date) -> tuple[PlayerId, ...]:
    """The people whose birthday is known to be this day."""
    found = db.execute("SELECT player FROM player_private WHERE born = ?", (day.isoformat(),))
    return tuple(row[0] for row in found)


def needs(db: sqlite3.Connection) -> dict[PlayerId, str]:
    """The special needs of people for whoever seats them, by the records they are kept with."""
    return dict(db.execute("SELECT id, needs FROM player WHERE needs <> ''"))


# Private data and photos


def private(db: sqlite3.Connection, player: PlayerId) -> PrivateData:
    """The document and day of birth of a person, empty where the club keeps none."""
    row = db.execute("SELECT document, born FROM player_private WHERE player = ?", (player,)).fetchone()
    return PrivateData(row[0], date.fromisoformat(row[1]) if row[1] else None) if row else PrivateData()


def put_private(db: sqlite3.Connection, player: PlayerId, data: PrivateData) -> None:
    """Write the private data of a person, or remove them."""
    if data == PrivateData():
        db.execute("DELETE FROM player_private WHERE player = ?", (player,))
    else:
        db.execute(_PUT_PRIVATE, (player, data.document, data.born.isoformat() if data.born else None))


def forget_private(db: sqlite3.Connection) -> None:
    """Remove everybody's private data."""
    db.execute("DELETE FROM player_private")


def photo(db: sqlite3.Connection, player: PlayerId) -> bytes | None:
    """The photo of a person, None without one."""
    row = db.execute("SELECT body FROM player_photo WHERE player = ?", (player,)).fetchone()
    return bytes(row[0]) if row else None


def put_photo(db: sqlite3.Connection, player: PlayerId, kind: str, body: bytes) -> None:
    """Write a photo, 'jpeg' or 'png'; an empty one takes away what is there."""
    if body:
        db.execute(_PUT_PHOTO, (player, kind, body))
    else:
        db.execute("DELETE FROM player_photo WHERE player = ?", (player,))


# Blocks, aliases, erasure


def blocks(db: sqlite3.Connection) -> dict[PlayerId, Block]:
    """The people who are or were blocked, with until when."""
    found = {player: _block(kind, until) for player, kind, until in db.execute(_BLOCKS)}
    return {player: block for player, block in found.items() if block is not None}


def put_block(db: sqlite3.Connection, player: PlayerId, block: Block | None) -> None:
    """Block a person, or no longer."""
    kind, until = (block.kind.value, block.until) if block else ("", None)
    values = (kind, until.isoformat() if until else None, player)
    _change(db, "UPDATE player SET block = ?, blocked_until = ? WHERE id = ?", values, player)


def put_merged(db: sqlite3.Connection, player: PlayerId, into: PlayerId | None) -> None:
    """Note that this record is another one of that person; None: a person of its own again."""
    _change(db, "UPDATE player SET merged_into = ? WHERE id = ?", (into, player), player)


def met_in(
    db: sqlite3.Connection, these: Sequence[PlayerId], those: Sequence[PlayerId]
) -> tuple[TournamentId, str] | None:
    """A tournament, with its name, that somebody of these and somebody of those have both entered; None without one."""
    query = (
        "SELECT tournament.id, tournament.name FROM entry AS one JOIN entry AS other ON other.tournament = "
        "one.tournament JOIN tournament ON tournament.id = one.tournament "
        f"WHERE one.player IN ({_marks(these)}) AND other.player IN ({_marks(those)}) ORDER BY tournament.day DESC"
    )
    row = db.execute(query, (*these, *those)).fetchone()
    return (row[0], row[1]) if row else None


def tournaments_of(db: sqlite3.Connection, players: Sequence[PlayerId]) -> tuple[TournamentId, ...]:
    """The tournaments somebody of these has entered or waited for, also who was cancelled or left the queue again."""
    named = " OR ".join("instr(payload, ?)" for _ in players)
    query = (
        f"SELECT DISTINCT stream FROM journal WHERE type IN ('Registered', 'AlternateAdded') AND ({named}) ORDER BY 1"
    )
    return tuple(row[0] for row in db.execute(query, tuple(players)))


def playing_in(db: sqlite3.Connection, these: Sequence[PlayerId]) -> str | None:
    """The name of a tournament in which somebody of these is still in, and which is not over; None without one."""
    query = (
        "SELECT tournament.name FROM entry JOIN tournament ON tournament.id = entry.tournament "
        f"WHERE entry.player IN ({_marks(these)}) AND entry.alive AND tournament.phase <> 'finished' "
        "AND NOT tournament.archived"
    )
    row = db.execute(query, tuple(these)).fetchone()
    return str(row[0]) if row else None


def erase(db: sqlite3.Connection, player: PlayerId) -> None:
    """Erase everything personal of a person: the row is a nameless one that results point to."""
    put_photo(db, player, "", b"")
    put_private(db, player, PrivateData())
    _change(db, _EMPTY, (*_columns(PersonData(""), str), player), player)


def _change(db: sqlite3.Connection, statement: str, values: tuple[object, ...], player: PlayerId) -> None:
    if db.execute(statement, values).rowcount != 1:
        raise LookupError(player)


def _columns(data: PersonData, fold: Fold) -> tuple[object, ...]:
    """What the columns of `_FIELDS` hold of somebody, and those by which she is found."""
    kept = list(astuple(data))
    kept[_CLUB_NO] = data.club_no or None
    for several in _SEVERAL:
        kept[several] = " ".join(kept[several])
    return (*kept, fold(data.last), fold(data.first), digits(data.phone))


def _person(player: PlayerId, row: Sequence[Any]) -> PersonRow:
    kept = dict(zip(_FIELDS, row, strict=False))
    kept |= {"club_no": kept["club_no"] or "", "languages": tuple(kept["languages"].split())}
    created, block, until, merged_into, erased, has_photo = row[len(_FIELDS) :]
    at = from_microseconds(created)
    return PersonRow(player, PersonData(**kept), at, _block(block, until), merged_into, bool(erased), bool(has_photo))


def _block(kind: str, until: str | None) -> Block | None:
    return Block(BlockKind(kind), date.fromisoformat(until) if until else None) if kind else None


def _marks(players: Sequence[PlayerId]) -> str:
    return ", ".join("?" * len(players))
