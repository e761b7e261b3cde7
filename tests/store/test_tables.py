"""The tables check what is written into them, whoever writes."""

import sqlite3
from collections.abc import Iterator
from datetime import UTC, datetime
from typing import Any

import pytest
from sqlalchemy import create_engine, select
from sqlalchemy.exc import IntegrityError, StatementError

from tdapp.store import schema, tables
from tdapp.store.tables import Row, table

NAMES = set(Row.metadata.tables)


@pytest.fixture
def raw() -> Iterator[sqlite3.Connection]:
    connection = sqlite3.connect(":memory:", isolation_level=None)
    schema.create(connection)
    connection.execute("PRAGMA foreign_keys=ON")
    connection.execute("INSERT INTO tournament VALUES ('t', 'Main', '2026-11-21', 'playing', 'EUR', 9, 8, 100, 0, '')")
    yield connection
    connection.close()


def test_every_table_is_strict(raw: sqlite3.Connection) -> None:
    found = raw.execute("SELECT name, strict FROM pragma_table_list WHERE schema = 'main' AND name NOT LIKE 'sqlite%'")
    assert dict(found.fetchall()) == dict.fromkeys(NAMES, 1)
    assert len(NAMES) == 17


def line(**other: Any) -> tuple[str, dict[str, Any]]:
    values = {"stream": "t", "seq": 1, "act": 1, "verb": "v", "at": 1, "by": "o", "override_code": None}
    values |= {"override_text": None, "override_digest": None, "type": "F", "version": 1, "payload": "{}"}
    return "journal", values | {"chain": bytes(32)} | other


def entry(**other: Any) -> tuple[str, dict[str, Any]]:
    values = {"tournament": "t", "entry": 1, "player": "p", "table_no": 1, "seat": 4, "alive": 1, "out_order": None}
    return "entry", values | other


def result(**other: Any) -> tuple[str, dict[str, Any]]:
    return "result", {"tournament": "t", "entry": 1, "place_from": 3, "place_to": 4, "prize": 100} | other


def payment(**other: Any) -> tuple[str, dict[str, Any]]:
    key = {"tournament": "t", "seq": 1, "part": 1}
    how = {"kind": "prize", "tender": "cash", "code": "", "drawer": "", "amount": 100}
    return "payment", {**key, "entry": 1, **how} | other


def event(**other: Any) -> tuple[str, dict[str, Any]]:
    values = {"id": "u", "name": "", "day": "2026-11-21", "phase": "open", "currency": "EUR", "entries": 2}
    return "tournament", values | {"remaining": 1, "pool": 0, "archived": 1, "chip_set": "home"} | other


def picture(**other: Any) -> tuple[str, dict[str, Any]]:
    return "chip_picture", {"digest": "a" * 64, "kind": "png", "body": b"a chip"} | other


def end(**other: Any) -> tuple[str, dict[str, Any]]:
    return "stream", {"id": "t", "last_seq": 3, "last_act": 2, "last_at": 1, "head": bytes(32)} | other


def player(**other: Any) -> tuple[str, dict[str, Any]]:
    values = {"id": "p", "last": "", "first": "", "club_no": None, "note": "", "created": 1}
    empty = ("nickname", "nationality", "email", "phone", "search_phone", "languages", "needs", "block")
    values |= {"search_last": "", "search_first": "", "erased": 0} | dict.fromkeys(empty, "")
    return "player", values | other


def insert(raw: sqlite3.Connection, row: tuple[str, dict[str, Any]]) -> None:
    name, values = row
    columns = ", ".join(f'"{column}"' for column in values)
    raw.execute(f"INSERT INTO {name} ({columns}) VALUES ({', '.join('?' * len(values))})", tuple(values.values()))


@pytest.mark.parametrize("row", [line(), entry(), result(), payment(), event(), end(), player(), picture()])
def test_a_proper_row_is_taken(raw: sqlite3.Connection, row: tuple[str, dict[str, Any]]) -> None:
    insert(raw, row)


@pytest.mark.parametrize(
    "row",
    [
        line(seq=0),
        line(act=2),
        line(version=0),
        line(verb=""),
        line(by=""),
        line(type=""),
        line(stream=""),
        line(override_code="x"),
        line(chain=b"short"),
        line(at="yesterday"),
        line(payload=None),
        entry(entry=0),
        entry(player=""),
        entry(table_no=None),
        entry(seat=None),
        entry(seat=0),
        entry(table_no=0),
        entry(alive=2),
        entry(alive=0),
        entry(alive="yes"),
        entry(out_order=1),
        entry(alive=0, table_no=None, seat=None, out_order=0),
        entry(tournament="nowhere"),
        result(place_from=0),
        result(place_to=2),
        result(prize=-1),
        result(prize=1.5),
        result(tournament="nowhere"),
        payment(kind="tip"),
        payment(tender="shells"),
        payment(amount=-1),
        payment(seq=0),
        payment(tournament="nowhere"),
        event(id=""),
        event(phase=""),
        event(currency="euro"),
        event(day="today"),
        event(remaining=3),
        event(remaining=-1),
        event(pool=-1),
        event(archived=2),
        event(chip_set=None),
        picture(digest="a"),
        picture(kind="gif"),
        picture(body=b""),
        end(head=b"short"),
        end(last_act=4),
        end(last_act=0),
        end(id=""),
        player(id=""),
        player(club_no=""),
        player(last=None),
        player(created="today"),
        player(nationality="NLD"),
        player(block="maybe"),
        player(blocked_until="2026-12-01"),
        player(merged_into="p"),
        player(merged_into=""),
        player(erased=2),
        player(erased=1, last="Jansen"),
        player(erased=1, email="a@b.nl"),
        ("player_photo", {"player": "p", "kind": "gif", "body": b"GIF"}),
        ("player_photo", {"player": "p", "kind": "png", "body": b""}),
        ("player_private", {"player": "p", "document": "1", "born": "1.2.80"}),
        ("barred", {"id": "p", "name": "short", "born": "", "card": "", "block": "house", "until": None}),
        ("barred", {"id": "p", "name": "f" * 64, "born": "", "card": "", "block": "why", "until": None}),
        ("setting", {"key": "", "value": "x"}),
        ("operator", {"id": "o", "name": ""}),
        ("template", {"id": "t", "kind": "", "name": "n", "payload": "{}"}),
        ("free_text", {"id": "f", "salt": None, "body": "words"}),
        ("free_text", {"id": "f", "salt": b"salt", "body": None}),
    ],
)
def test_an_improper_row_is_refused(raw: sqlite3.Connection, row: tuple[str, dict[str, Any]]) -> None:
    with pytest.raises(sqlite3.IntegrityError):
        insert(raw, row)


def test_no_two_sit_in_one_seat(raw: sqlite3.Connection) -> None:
    insert(raw, entry())
    insert(raw, entry(entry=2, seat=5))
    insert(raw, entry(entry=3, table_no=None, seat=None))
    insert(raw, entry(entry=4, table_no=None, seat=None))
    with pytest.raises(sqlite3.IntegrityError, match="UNIQUE"):
        insert(raw, entry(entry=5))


def test_the_row_classes_bring_values_back_as_they_were() -> None:
    """For whoever asks years of play through SQLModel."""
    engine = create_engine("sqlite://")
    Row.metadata.create_all(engine)
    now = datetime(2026, 11, 21, 19, 0, 0, 7, tzinfo=UTC)
    values = {"id": "t", "name": "Main", "day": now.date(), "phase": "over", "currency": "EUR", "entries": 1}
    values |= {"remaining": 1, "pool": 2**40, "archived": True, "chip_set": "home"}
    with engine.begin() as db:
        db.execute(table(tables.Tournament).insert(), [values])
        db.execute(table(tables.Stream).insert(), [end(last_at=now)[1]])
        found = db.execute(select(table(tables.Tournament))).one()
        assert found._mapping == values
        assert db.execute(select(table(tables.Stream).c.last_at)).scalar_one() == now
        with pytest.raises(StatementError):
            db.execute(table(tables.Stream).insert(), [end(id="u", last_at=now.replace(tzinfo=None))[1]])
        with pytest.raises(IntegrityError):
            db.execute(table(tables.Stream).insert(), [end(last_at=now)[1]])
    engine.dispose()
