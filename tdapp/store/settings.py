"""The settings of this club, and who sits at its desk."""

from collections.abc import Mapping
from dataclasses import dataclass

from sqlalchemy import Connection

from tdapp.domain.units import OperatorId
from tdapp.store.statements import upsert_sql
from tdapp.store.tables import Operator, Setting

_PUT_SETTING = upsert_sql(Setting)
_PUT_OPERATOR = upsert_sql(Operator)


@dataclass(frozen=True, slots=True)
class OperatorRecord:
    """Somebody who sits at the desk."""

    id: OperatorId
    name: str


def put_setting(db: Connection, key: str, value: str) -> None:
    """Set a setting, whatever it was before."""
    db.exec_driver_sql(_PUT_SETTING, (key, value))


def settings(db: Connection) -> Mapping[str, str]:
    """All settings by key."""
    rows = db.exec_driver_sql("SELECT key, value FROM setting ORDER BY key").fetchall()
    return {str(key): str(value) for key, value in rows}


def put_operator(db: Connection, operator: OperatorRecord) -> None:
    """Add an operator, or change the name of one."""
    db.exec_driver_sql(_PUT_OPERATOR, (operator.id, operator.name))


def operators(db: Connection) -> tuple[OperatorRecord, ...]:
    """All operators, by name."""
    return tuple(OperatorRecord(*row) for row in db.exec_driver_sql("SELECT id, name FROM operator ORDER BY name, id"))
