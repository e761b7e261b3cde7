"""The file of everything the club has about one person, for her: it is her right to have it.

JSON that a person can read too. Money in cents of the tournament's currency, days and instants as ISO texts in UTC.
"""

import base64
import json
from collections.abc import Iterable
from datetime import UTC, date, datetime
from enum import Enum
from typing import Any

from msgspec.structs import asdict

from tdapp.app.open_club import Club
from tdapp.app.people.past_evenings import past_evenings
from tdapp.domain.people.person import photo_kind
from tdapp.domain.units import PlayerId
from tdapp.store import person_history, players
from tdapp.store.players import PersonRow


def person_file(club: Club, player: PlayerId) -> bytes:
    """The file of a person, with private data, photo, block, entries, results, payments, rulings and penalties."""
    ids = club.people.ids_of(player)
    with club.file.transaction() as db:
        rows = [row for row in (players.person(db, one) for one in ids) if row is not None]
        about = person_history.rows_about(db, ids)
    private, photo, block = club.people.private(player), club.people.photo(player), club.people.standing_block(player)
    first = rows[0] if rows else None
    content = {
        "made": club.time.now().astimezone(UTC).isoformat(timespec="seconds"),
        "person": {"id": ids[0], "known_since": first.created if first else None, **_data(first)},
        "also_known_as": [{"id": row.id, **_data(row)} for row in rows[1:]],
        "private": {"document": private.document, "born": private.born},
        "block": {"kind": block.kind, "until": block.until} if block else None,
        "tournaments": [_tournament(each, about) for each in about["tournaments"]],
        "past_evenings": [
            {
                "name": past.name,
                "day": past.day,
                "currency": past.currency,
                "place": [each.first, each.last],
                "prize": each.prize,
                "entries": each.entries,
                "rebuys": each.rebuys,
                "add_ons": each.add_ons,
            }
            for past in past_evenings(club, ids)
            for each in past.results
        ],
        "records": [asdict(record) for record in club.records_of(player)],
        "photo": {"kind": photo_kind(photo), "base64": base64.b64encode(photo).decode()} if photo else None,
    }
    return (json.dumps(content, ensure_ascii=False, indent=2, default=_plain) + "\n").encode()


def _data(row: PersonRow | None) -> dict[str, Any]:
    return asdict(row.data) if row is not None else {}


def _tournament(row: dict[str, Any], about: dict[str, list[dict[str, Any]]]) -> dict[str, Any]:
    mine = {name: _of(row["id"], about[name]) for name in ("entries", "results", "payments")}
    return {"name": row["name"], "day": row["day"], "currency": row["currency"], **mine}


def _of(tournament: str, rows: Iterable[dict[str, Any]]) -> list[dict[str, Any]]:
    kept = [row for row in rows if row["tournament"] == tournament]
    return [{name: value for name, value in row.items() if name not in ("tournament", "player")} for row in kept]


def _plain(value: object) -> object:
    """What JSON has no form of: days, instants, kinds."""
    if isinstance(value, datetime | date):
        return value.isoformat()
    if isinstance(value, Enum):
        return value.value
    raise TypeError(f"no way to write {type(value).__name__}")
