"""Templates the club keeps to copy into its tournaments: structures, payout tables and the like."""

import sqlite3

from msgspec import Struct

from tdapp.store.statements import UPSERT

_PUT = UPSERT["template"]
_ALL = "SELECT id, kind, name, payload FROM template WHERE kind = ? ORDER BY name, id"

_SAYING = "SELECT id, kind, name, payload FROM template WHERE kind = ? AND instr(payload, ?) > 0 ORDER BY name, id"


class TemplateRecord(Struct, frozen=True):
    """A template: `kind` says of what ('structure', 'payout'), `payload` is its content as JSON text."""

    id: str
    kind: str
    name: str
    payload: str


def put(db: sqlite3.Connection, template: TemplateRecord) -> None:
    """Add a template, or change the one with its id. Two of a kind never have the same name."""
    db.execute(_PUT, (template.id, template.kind, template.name, template.payload))


def of_kind(db: sqlite3.Connection, kind: str) -> tuple[TemplateRecord, ...]:
    """All templates of a kind, by name."""
    return tuple(TemplateRecord(*row) for row in db.execute(_ALL, (kind,)))


def saying(db: sqlite3.Connection, kind: str, part: str) -> tuple[TemplateRecord, ...]:
    """The templates of a kind in whose content this stands, by name."""
    return tuple(TemplateRecord(*row) for row in db.execute(_SAYING, (kind, part)))


def key_of(db: sqlite3.Connection, kind: str, name: str) -> str:
    """The id of the template of this kind and name, '' without one."""
    row = db.execute("SELECT id FROM template WHERE kind = ? AND name = ?", (kind, name)).fetchone()
    return str(row[0]) if row else ""


def name_of(db: sqlite3.Connection, template: str) -> str:
    """The name of the template with this id, '' without one."""
    row = db.execute("SELECT name FROM template WHERE id = ?", (template,)).fetchone()
    return str(row[0]) if row else ""


def remove(db: sqlite3.Connection, template: str) -> None:
    """Throw a template away; tournaments made from it keep their copy."""
    db.execute("DELETE FROM template WHERE id = ?", (template,))
