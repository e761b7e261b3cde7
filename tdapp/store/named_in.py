"""Who of these people is named anywhere else in the file: in a journal, or in what is kept of other evenings."""

import re
import sqlite3
from collections.abc import Collection, Iterator, Sequence

from tdapp.domain.units import PlayerId

_ID = re.compile(r'"([0-9a-f]{32})"')
_LINES = 2_000  # lines looked through between two looks at whoever else wants something
_ENDS = "SELECT stream, MAX(seq) FROM journal GROUP BY stream"
_SAID = "SELECT payload FROM journal WHERE stream = ? AND seq > ? AND seq <= ? AND instr(payload, '\"player\"') > 0"
_OTHERS = "SELECT payload FROM template WHERE kind = ? AND id <> ?"
_UNTOUCHED = (
    "block = '' AND merged_into IS NULL AND erased = 0 AND nickname || nationality || email || phone || languages || "
    "note || needs = '' AND NOT EXISTS (SELECT 1 FROM player_private WHERE player_private.player = player.id) "
    "AND NOT EXISTS (SELECT 1 FROM player_photo WHERE player_photo.player = player.id) "
    "AND NOT EXISTS (SELECT 1 FROM player AS other WHERE other.merged_into = player.id)"
)

Ends = dict[str, int]  # of each stream the last line that was looked through


def in_journals(
    db: sqlite3.Connection, people: Collection[PlayerId], looked: Ends, found: set[PlayerId]
) -> Iterator[object]:
    """Add who of these is named by a line after those that were looked through already, some lines at a time."""
    for stream, end in db.execute(_ENDS).fetchall():
        for begin in range(looked.get(stream, 0), end, _LINES):
            said = db.execute(_SAID, (stream, begin, min(begin + _LINES, end))).fetchall()
            found.update(PlayerId(each) for (payload,) in said for each in _ID.findall(payload) if each in people)
            yield begin
        looked[stream] = end


def in_other_templates(
    db: sqlite3.Connection, people: Collection[PlayerId], kind: str, but: str, found: set[PlayerId]
) -> Iterator[object]:
    """Add who of these is named by another template of this kind, one template after the other."""
    for (payload,) in db.execute(_OTHERS, (kind, but)).fetchall():
        found.update(PlayerId(each) for each in _ID.findall(payload) if each in people)
        yield but


def untouched(db: sqlite3.Connection, people: Sequence[PlayerId]) -> list[PlayerId]:
    """Those of whom nothing is known but name and card, and who are no part of another one."""
    marks = ", ".join("?" * len(people))
    return [
        row[0] for row in db.execute(f"SELECT id FROM player WHERE id IN ({marks}) AND {_UNTOUCHED}", tuple(people))
    ]


def remove(db: sqlite3.Connection, people: Sequence[PlayerId]) -> None:
    """Remove people whom nothing names."""
    db.executemany("DELETE FROM player WHERE id = ?", [(one,) for one in people])
