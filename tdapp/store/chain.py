"""The hash chain over the journal: SQLite's own check misses most flipped bits, the chain misses none.

Each line's link is SHA-256 over the link before it and the exact stored columns of the line. The last link, the head,
is kept with the stream and printed on paper, so that a later change shows.
"""

import base64
from hashlib import sha256
from typing import NamedTuple

START = bytes(32)  # the link before the first line


class Line(NamedTuple):
    """A journal line as it is stored. `at`: microseconds since 1970 UTC; the override columns may be None."""

    stream: str
    seq: int
    act: int
    verb: str
    at: int
    by: str
    override_code: str | None
    override_text: str | None
    override_digest: str | None
    type: str
    version: int
    payload: str


def link(before: bytes, line: Line) -> bytes:
    """The link of a line after the link `before` it.

    The numbers come first, then the length of each text, then the texts: two different lines never read the same.
    """
    stream, seq, act, verb, at, by, code, text, digest, kind, version, payload = line
    if code is None and text is None and digest is None:
        lifted, lengths = "", "-"
    else:
        lifted = f"{code}{text}{digest}"
        lengths = f"{_length(code)},{_length(text)},{_length(digest)}"
    stored = (
        f"{seq} {act} {at} {version} {len(stream)} {len(verb)} {len(by)} {len(kind)} {lengths} {len(payload)}\n"
        f"{stream}{verb}{by}{kind}{lifted}{payload}"
    )
    return sha256(before + stored.encode()).digest()


def _length(text: str | None) -> str:
    return "-" if text is None else str(len(text))


def printable(head: bytes) -> str:
    """The head of a chain as it is printed on paper: its first 80 bits in two groups of eight letters and digits.

    >>> printable(START)
    'AAAAAAAA AAAAAAAA'
    """
    letters = base64.b32encode(head[:10]).decode()
    return f"{letters[:8]} {letters[8:]}"
