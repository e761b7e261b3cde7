"""The club's room: how its tables stand and how many seats they have. Kept once, copied into every new tournament."""

import json
from collections.abc import Mapping
from typing import TYPE_CHECKING

from tdapp.domain.seating.draw_facts import RoomSet
from tdapp.domain.seating.room import RoomRules
from tdapp.nested import json_of
from tdapp.store.codec import FACTS
from tdapp.store.errors import KnownError
from tdapp.values import replace

if TYPE_CHECKING:
    from tdapp.app.open_club import Club

ROOM = "room"  # the club's setting


def of_club(rules: RoomRules) -> RoomRules:
    """The part of a tournament's room rules that belongs to the room itself: no people, and no counts at which all draw
    anew.
    """
    return replace(rules, apart=(), kept=(), redraw_at=())


def keep_room(club: "Club", rules: RoomRules) -> None:
    """Keep this room for new tournaments of the club. Refuses whoever may not."""
    coded = FACTS.encode(RoomSet(of_club(rules)))
    club.put_setting(ROOM, json.dumps({"version": coded.version, "room": coded.payload}, sort_keys=True))


def room_of(settings: Mapping[str, str]) -> RoomRules | None:
    """The room the club keeps; None while it keeps none, or one that a later version wrote."""
    kept = settings.get(ROOM, "")
    if not kept:
        return None
    try:
        data = json_of(kept)
        fact = FACTS.decode(RoomSet.__name__, data["version"], data["room"])
    except (ValueError, TypeError, KeyError, KnownError):
        return None
    return fact.rules if isinstance(fact, RoomSet) else None


def with_room(club: RoomRules, here: RoomRules) -> RoomRules:
    """The club's room with the people and counts of a tournament."""
    return replace(club, apart=here.apart, kept=here.kept, redraw_at=here.redraw_at)
