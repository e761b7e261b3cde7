"""Pictures of the club, of its chips and its logo: each kept once, however many chips and sets show it."""

from hashlib import sha256

from tdapp.app.open_club import Club
from tdapp.domain.refusal import require
from tdapp.store import chip_pictures as store

LARGEST = 256 * 1024  # bytes of a picture: far more than a chip or a logo needs


def keep_picture(club: Club, body: bytes) -> str:
    """Keep a picture, at most 256 KB of JPEG or PNG; returns its SHA-256, to be put into a chip or be the logo."""
    club.desk.ask("club.settings")
    require(len(body) <= LARGEST, "chip_picture.large", n=-(-len(body) // 1024), limit=LARGEST // 1024)
    kind = "jpeg" if body.startswith(b"\xff\xd8\xff") else "png" if body.startswith(b"\x89PNG\r\n\x1a\n") else ""
    require(bool(kind), "chip_picture.kind")
    digest = sha256(body).hexdigest()
    with club.file.transaction() as db:
        store.put(db, digest, kind, body)
    return digest


def picture(club: Club, digest: str) -> bytes | None:
    """The picture a chip or the house names, JPEG or PNG; None where the file has none: it came from another club."""
    with club.file.transaction() as db:
        return store.picture(db, digest)
