"""Templates of structures, copied into a tournament: those that ship with the application, and the club's own."""

import json
import secrets
import tomllib
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from datetime import timedelta
from pathlib import Path
from typing import Any, TypeVar

from msgspec import Struct

from tdapp.app.open_club import Club
from tdapp.app.resources import resource
from tdapp.domain.clock.games import USUAL
from tdapp.domain.clock.structure import AnteKind, Break, Level, Period, Structure
from tdapp.domain.people.naming import named
from tdapp.domain.refusal import Refused
from tdapp.domain.tournament import checked_structure
from tdapp.domain.units import Chips
from tdapp.nested import json_of
from tdapp.read.clock.game_codes import games_code, typed_games
from tdapp.store import templates as store
from tdapp.store.errors import KnownError

T = TypeVar("T")
STRUCTURE = "structure"
USUAL_STRUCTURE = "club_t25"  # what a first tournament is proposed


class StructureTemplate(Struct, frozen=True):
    """A structure with its name, its source ('' for the club's own), and the stack it was made for.

    `key` names the file, or the club's template. `entries`: how many it is made for, 0: it does not say.
    """

    key: str
    name: str
    source: str
    starting_stack: Chips
    structure: Structure
    entries: int = 0


def structures() -> tuple[StructureTemplate, ...]:
    """The shipped structures by name, the usual one first."""
    found = (_structure(path) for path in files("structures"))
    return tuple(sorted(found, key=lambda each: (each.key != USUAL_STRUCTURE, each.name)))


def club_structures(club: Club) -> tuple[StructureTemplate, ...]:
    """The structures this club has saved, by name; see `readable`."""
    with club.file.transaction() as db:
        records = store.of_kind(db, STRUCTURE)
    return tuple(readable(records, _of_club))


def save_structure(club: Club, name: str, structure: Structure, *, starting_stack: Chips) -> StructureTemplate:
    """Keep a structure under a name; the club's template of that name is replaced.

    Refuses an empty or endless name, and a structure that cannot be played.
    """
    club.desk.ask("club.settings")
    name = named(name, "template")
    structure = checked_structure(structure)
    data = {"starting_stack": starting_stack, "period": [written_period(period) for period in structure]}
    payload = json.dumps(data, ensure_ascii=False, sort_keys=True)
    with club.file.transaction() as db:
        key = store.key_of(db, STRUCTURE, name) or secrets.token_hex(16)
        store.put(db, store.TemplateRecord(key, STRUCTURE, name, payload))
    return StructureTemplate(key, name, "", starting_stack, structure)


def remove_structure(club: Club, key: str) -> None:
    """Throw one of the club's templates away. Tournaments made from it keep their copy."""
    club.desk.ask("club.settings")
    with club.file.transaction() as db:
        store.remove(db, key)


def readable(records: Iterable[store.TemplateRecord], read: Callable[[store.TemplateRecord], T]) -> Iterator[T]:
    """The templates that this version can read. One that cannot be read is left out: it must not take the others
    away.
    """
    for record in records:
        with suppress(ValueError, TypeError, KeyError, AttributeError, OverflowError, Refused, KnownError):
            yield read(record)


def _of_club(record: store.TemplateRecord) -> StructureTemplate:
    data = json_of(record.payload)
    periods = tuple(_period(each) for each in data["period"])
    return StructureTemplate(record.id, record.name, "", Chips(data["starting_stack"]), periods)


def files(folder: str) -> list[Path]:
    """The shipped templates in a folder of the resources, by the names of their files."""
    return sorted(resource(folder).glob("*.toml"))


def _structure(path: Path) -> StructureTemplate:
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    periods = tuple(_period(each) for each in data["period"])
    return StructureTemplate(
        path.stem, data["name"], data["source"], Chips(data["starting_stack"]), periods, data.get("entries", 0)
    )


def _period(data: dict[str, Any]) -> Period:
    lasts = timedelta(minutes=data["minutes"], seconds=data.get("seconds", 0))
    if data["kind"] == "break":
        return Break(lasts, data.get("text", ""), tuple(Chips(chip) for chip in data.get("colour_up", ())))
    return Level(
        Chips(data["small"]),
        Chips(data["big"]),
        Chips(data["ante"]),
        AnteKind(data["ante_kind"]),
        lasts,
        games=typed_games(data["game"]) if "game" in data else USUAL,
        hands=data.get("hands", 0),
        small_bet=Chips(data.get("small_bet", 0)),
        big_bet=Chips(data.get("big_bet", 0)),
        bring_in=Chips(data.get("bring_in", 0)),
    )


def written_period(period: Period) -> dict[str, Any]:
    """A level or break as `_period` reads it. A level an extra break cut in two is two levels in a template."""
    minutes, seconds = divmod(round(period.lasts.total_seconds()), 60)
    lasts = {"minutes": minutes, "seconds": seconds}
    if isinstance(period, Break):
        return {"kind": "break", "text": period.name, "colour_up": list(period.colour_up), **lasts}
    stakes = {"small": period.small_blind, "big": period.big_blind, "ante": period.ante}
    plays = {"game": "" if period.games == USUAL else games_code(period.games), "hands": period.hands}
    bets = {"small_bet": period.small_bet, "big_bet": period.big_bet, "bring_in": period.bring_in}
    more = {key: value for key, value in {**plays, **bets}.items() if value}
    return {"kind": "level", "ante_kind": period.ante_kind.value, **stakes, **lasts, **more}
