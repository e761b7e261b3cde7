"""Past evenings that another program ran, kept beside the club's own: who finished where and won what.

They are no tournaments: nothing was done here, so they have no journal, and nothing is summed up from them. They stand
in the past of each player, and in the file she may ask for. Names stay in the directory: who is erased is erased here.
"""

import json
import secrets
from collections.abc import Iterable, Sequence
from datetime import date
from typing import Any

from msgspec import Struct

from tdapp.app.open_club import Club
from tdapp.domain.people.naming import named
from tdapp.domain.units import Cents, PlayerId
from tdapp.nested import json_of
from tdapp.store import templates
from tdapp.store.templates import TemplateRecord

KIND = "past_evening"


class PastResult(Struct, frozen=True):
    """How somebody finished: at a place, or tied down to another one, with a prize in cents and so many entries."""

    player: PlayerId
    first: int
    last: int
    prize: Cents
    entries: int = 1


class PastEvening(Struct, frozen=True):
    """An evening of another program: its name, its day, its currency, and its results by place."""

    name: str
    day: date
    currency: str
    results: tuple[PastResult, ...]


def ask_to_keep(club: Club, name: str) -> str:
    """The name a past evening is kept under. Refuses whoever may not import lists of people, and an empty or endless
    name: asked before those who are new to the club come in with it.
    """
    club.people.ask("people.import_list")
    return named(name, "template")


def keep_past_evening(club: Club, evening: PastEvening) -> str:
    """Keep an evening, and return its key; one of the same name and day is replaced. Refuses as `ask_to_keep`."""
    name = ask_to_keep(club, evening.name)
    results = [[each.player, each.first, each.last, each.prize, each.entries] for each in evening.results]
    content = {"name": name, "day": evening.day.isoformat(), "currency": evening.currency, "results": results}
    title = f"{evening.day.isoformat()} {name}"
    with club.file.transaction() as db:
        key = templates.key_of(db, KIND, title) or secrets.token_hex(16)
        templates.put(db, TemplateRecord(key, KIND, title, json.dumps(content, ensure_ascii=False)))
    return key


def past_evenings(club: Club, players: Sequence[PlayerId]) -> tuple[PastEvening, ...]:
    """The past evenings of these ids, the latest first, each with their results alone."""
    with club.file.transaction() as db:
        found = {record.id: record for player in players for record in templates.saying(db, KIND, player)}
    evenings = (_with(json_of(record.payload), players) for record in found.values())
    return tuple(sorted((each for each in evenings if each.results), key=lambda each: each.day, reverse=True))


def _with(content: Any, players: Iterable[PlayerId]) -> PastEvening:
    wanted = set(players)
    results = (PastResult(PlayerId(row[0]), row[1], row[2], Cents(row[3]), row[4]) for row in content["results"])
    mine = tuple(each for each in results if each.player in wanted)
    return PastEvening(content["name"], date.fromisoformat(content["day"]), content["currency"], mine)
