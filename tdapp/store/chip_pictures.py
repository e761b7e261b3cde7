"""Pictures of chips: each kept once, under its SHA-256."""

import sqlite3

from tdapp.store.statements import UPSERT

_PUT = UPSERT["chip_picture"]


def put(db: sqlite3.Connection, digest: str, kind: str, body: bytes) -> None:
    """Keep a picture of a chip, 'jpeg' or 'png', under its SHA-256 in hex."""
    db.execute(_PUT, (digest, kind, body))


def picture(db: sqlite3.Connection, digest: str) -> bytes | None:
    """The picture with this SHA-256, None where the file has none."""
    row = db.execute("SELECT body FROM chip_picture WHERE digest = ?", (digest,)).fetchone()
    return bytes(row[0]) if row else None
