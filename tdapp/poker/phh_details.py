"""Where and when a hand was played, as a hand history (PHH) tells it: the fields beside the play itself."""

import datetime
from collections.abc import Mapping, Sequence
from typing import Final

from msgspec import Struct

from tdapp.poker.errors import MOST_CHIPS, refuse, writable
from tdapp.poker.phh_fields import Fields, listed, text_of, text_or_number, time_of, whole


class Details(Struct, frozen=True):
    """What a hand history tells of event, table, players and time. None: it does not say.

    Refuses what no hand history can say: a month 13, a level below 0.
    """

    event: str | None = None
    table: str | int | None = None
    hand: str | int | None = None
    """The number or name of the hand."""
    level: int | None = None
    """The number of the blind level, from 1."""
    seat_count: int | None = None
    """How many seats the table has, empty ones included."""
    players: Mapping[int, str] = {}
    """Names by seat. They are written only when that is asked for."""
    time: datetime.time | None = None
    """The time of day the hand began, in the zone below; without one in UTC."""
    time_zone: str | None = None
    """As in the IANA data base: `Europe/Amsterdam`."""
    time_zone_abbreviation: str | None = None
    day: int | None = None
    month: int | None = None
    year: int | None = None
    venue: str | None = None
    address: str | None = None
    city: str | None = None
    region: str | None = None
    postal_code: str | None = None
    country: str | None = None
    url: str | None = None
    author: str | None = None
    """Who wrote the hand down."""
    currency: str | None = None
    currency_symbol: str | None = None

    def __post_init__(self) -> None:
        for name in (*_NUMBERS, "hand", "table"):
            value = getattr(self, name)
            least, most = _NUMBERS.get(name, (0, MOST_CHIPS))
            if isinstance(value, int) and not least <= value <= most:
                refuse("phh_bad_field", field=name, value=str(writable(value)))


_TEXTS: Final = (
    "author", "event", "url", "venue", "address", "city", "region", "postal_code", "country", "time_zone",
    "time_zone_abbreviation", "currency", "currency_symbol",
)  # fmt: skip
_NUMBERS: Final = {"day": (1, 31), "month": (1, 12), "year": (1, 9999), "level": (0, 10**6), "seat_count": (2, 10**6)}
_BEFORE: Final = ("author", "event", "url", "venue", "address", "city", "region", "postal_code", "country", "time")
_AFTER: Final = (
    "time_zone", "time_zone_abbreviation", "day", "month", "year", "hand", "level", "seat_count", "table", "currency",
    "currency_symbol",
)  # fmt: skip


def details_of(fields: Fields, seats: Sequence[int]) -> Details:
    """What the fields of a file tell; `seats` are those of its players in the order of the file."""
    found: dict[str, object] = {name: text_of(fields[name], name) for name in _TEXTS if name in fields}
    found |= {name: whole(fields[name], name) for name in _NUMBERS if name in fields}
    found |= {name: text_or_number(fields[name], name) for name in ("hand", "table") if name in fields}
    if "time" in fields:
        found["time"] = time_of(fields["time"], "time")
    if "players" in fields:
        names = [text_of(name, "players") for name in listed(fields, "players")]
        if len(names) != len(seats):
            refuse("phh_list_length", field="players", found=len(names), wanted=len(seats))
        found["players"] = {seat: name for seat, name in zip(seats, names, strict=True) if name}
    return Details(**found)  # type: ignore[arg-type]


def detail_fields(details: Details, seats: Sequence[int], *, names: bool) -> dict[str, object]:
    """The details as fields of a file, in the order of the format; names of players only with `names`."""
    fields = {name: getattr(details, name) for name in (*_BEFORE, *_AFTER)}
    if names and details.players:
        fields["players"] = [details.players.get(seat, "") for seat in seats]
    return {name: value for name, value in fields.items() if value is not None}
