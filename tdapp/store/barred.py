"""Blocks of people who were erased: nothing but keyed hashes by which somebody is known again."""

import sqlite3
from datetime import date

from msgspec import Struct

from tdapp.domain.people.person import Block, BlockKind
from tdapp.store.statements import UPSERT

_PUT = UPSERT["barred"]
_ALL = "SELECT id, name, born, card, block, until FROM barred"


class BarredRow(Struct, frozen=True):
    """The marks of an erased person (64 hex digits each, `born` and `card` '' where the club had none) and the block.

    `id` is the id the person had.
    """

    id: str
    name: str
    born: str
    card: str
    block: Block


def put(db: sqlite3.Connection, row: BarredRow) -> None:
    """Keep the marks of somebody who is erased while blocked."""
    until = row.block.until.isoformat() if row.block.until else None
    db.execute(_PUT, (row.id, row.name, row.born, row.card, row.block.kind.value, until))


def everybody(db: sqlite3.Connection) -> tuple[BarredRow, ...]:
    """The marks of everybody who was erased while blocked."""
    return tuple(
        BarredRow(id_, name, born, card, Block(BlockKind(block), date.fromisoformat(until) if until else None))
        for id_, name, born, card, block, until in db.execute(_ALL)
    )


def drop(db: sqlite3.Connection, id_: str) -> None:
    """Drop the marks of somebody whose block is over or was lifted: nothing of the person stays."""
    db.execute("DELETE FROM barred WHERE id = ?", (id_,))
