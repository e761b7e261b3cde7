"""Structures, payout tables and the like that the club keeps to copy into its tournaments."""

from dataclasses import dataclass

from sqlalchemy import Connection

from tdapp.store.statements import upsert_sql
from tdapp.store.tables import Template

_PUT = upsert_sql(Template)
_ALL = "SELECT id, kind, name, payload FROM template WHERE kind = ? ORDER BY name, id"


@dataclass(frozen=True, slots=True)
class TemplateRecord:
    """A template: `kind` says of what ('structure', 'payout'), `payload` is its content as JSON text."""

    id: str
    kind: str
    name: str
    payload: str


def put(db: Connection, template: TemplateRecord) -> None:
    """Add a template, or change the one with its id. Two of a kind never have the same name."""
    db.exec_driver_sql(_PUT, (template.id, template.kind, template.name, template.payload))


def of_kind(db: Connection, kind: str) -> tuple[TemplateRecord, ...]:
    """All templates of a kind, by name."""
    return tuple(TemplateRecord(*row) for row in db.exec_driver_sql(_ALL, (kind,)))


def remove(db: Connection, template: str) -> None:
    """Throw a template away; tournaments made from it keep their copy."""
    db.exec_driver_sql("DELETE FROM template WHERE id = ?", (template,))
