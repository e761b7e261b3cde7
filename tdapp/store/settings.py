"""The settings of this club, and who sits at its desk."""

import sqlite3
from collections.abc import Mapping

from msgspec import Struct

from tdapp.domain.units import OperatorId
from tdapp.store.statements import UPSERT
from tdapp.values import shown

_PUT_SETTING = UPSERT["setting"]
_PUT_OPERATOR = UPSERT["operator"]


class OperatorRecord(Struct, frozen=True):
    """Somebody who sits at the desk, or once sat there. `pin`: the salted hash of a PIN, '' none; never shown."""

    id: OperatorId
    name: str
    pin: str = ""

    def __repr__(self) -> str:
        return shown(self, without=("pin",))


def put_setting(db: sqlite3.Connection, key: str, value: str) -> None:
    """Set a setting, whatever it was before."""
    db.execute(_PUT_SETTING, (key, value))


def settings(db: sqlite3.Connection) -> Mapping[str, str]:
    """All settings by key."""
    rows = db.execute("SELECT key, value FROM setting ORDER BY key").fetchall()
    return {str(key): str(value) for key, value in rows}


def put_operator(db: sqlite3.Connection, operator: OperatorRecord) -> None:
    """Add an operator, or change the name and the PIN of one."""
    db.execute(_PUT_OPERATOR, (operator.id, operator.name, operator.pin))


def operators(db: sqlite3.Connection) -> tuple[OperatorRecord, ...]:
    """All operators, by name."""
    return tuple(OperatorRecord(*row) for row in db.execute("SELECT id, name, pin FROM operator ORDER BY name, id"))
