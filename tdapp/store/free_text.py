"""Free text that people wrote about people, kept apart from the journal so that it can be erased without touching
history.
"""

import sqlite3
from collections.abc import Iterable, Sequence
from hashlib import sha256

from msgspec import Struct

from tdapp.domain.units import TextId
from tdapp.store.errors import KnownError
from tdapp.store.statements import INSERT

_INSERT = INSERT["free_text"]
_READ = "SELECT salt, body FROM free_text WHERE id = ?"
_ERASE = "UPDATE free_text SET salt = NULL, body = NULL WHERE id = ?"


class FreeText(Struct, frozen=True):
    """Words under an id, with their salt. `salt` is 16 random bytes: without them nobody can find the words out from
    the digest.
    """

    id: TextId
    salt: bytes
    body: str

    @property
    def digest(self) -> str:
        """The salted hash of the words, which stands in the journal, 64 hex digits."""
        return sha256(self.salt + self.body.encode()).hexdigest()


def write_texts(db: sqlite3.Connection, texts: Sequence[FreeText]) -> None:
    """Write new texts, within the transaction of the act that holds their digests."""
    if texts:
        db.executemany(_INSERT, [(text.id, text.salt, text.body) for text in texts])


def write_missing(db: sqlite3.Connection, texts: Iterable[tuple[TextId, FreeText | None]]) -> None:
    """Write texts that the file does not have yet; None: one that was erased. One that is here stays as it is."""
    for text, words in texts:
        if db.execute(_READ, (text,)).fetchone() is None:
            db.execute(_INSERT, (text, words.salt if words else None, words.body if words else None))


def read_text(db: sqlite3.Connection, text: TextId, *, digest: str) -> str | None:
    """The words under an id; None once they were erased. Refuses words that are not those the journal vouches for."""
    row = db.execute(_READ, (text,)).fetchone()
    if row is None:
        raise KnownError("store.text_changed", text=text)
    salt, body = row
    if body is None:
        return None
    if FreeText(text, salt, body).digest != digest:
        raise KnownError("store.text_changed", text=text)
    return str(body)


def erase_text(db: sqlite3.Connection, text: TextId) -> None:
    """Erase the words and their salt; what they were can no longer be found out from the journal."""
    db.execute(_ERASE, (text,))
