"""Chip sets: those that ship with the application, the club's own with their pictures, and who shares a stock."""

import json
import secrets
import tomllib
from collections.abc import Mapping
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

from msgspec import Struct
from msgspec.structs import asdict

from tdapp.app.club.templates import readable
from tdapp.app.open_club import Club
from tdapp.app.resources import resource
from tdapp.domain.chips.chip_needs import outlook
from tdapp.domain.chips.chip_set import Chip, ChipSet, Pattern
from tdapp.domain.chips.chip_sets import checked_set, choose_set, expect, make_stack
from tdapp.domain.chips.chip_stock import PiecesNeeded, added, at_hand_of, for_stacks
from tdapp.domain.chips.stacks import stacked
from tdapp.domain.refusal import Refused, require
from tdapp.domain.state import State
from tdapp.domain.units import Chips, TournamentId
from tdapp.nested import json_of
from tdapp.read.chips.chip_plan import SharingView
from tdapp.read.status import Phase
from tdapp.store import templates as store
from tdapp.store.projection import TournamentRow
from tdapp.values import replace

CHIP_SET = "chip_set"  # the kind of the club's templates, and the club's setting: which set new tournaments play with
NEAR = timedelta(days=1)  # tournaments of two evenings in a row may still hold chips of one another


class SetTemplate(Struct, frozen=True):
    """A chip set to copy into a tournament. `source`: where a shipped one comes from, '' for the club's own.

    `countries`: where a shipped one is usual (ISO 3166 codes); () anywhere.
    """

    chip_set: ChipSet
    source: str = ""
    countries: tuple[str, ...] = ()

    @property
    def key(self) -> str:
        """The key of the set: the name of its file, or of the club's template."""
        return self.chip_set.key

    @property
    def name(self) -> str:
        """The name of the set as people read it."""
        return self.chip_set.name


def shipped_sets(country: str = "") -> tuple[SetTemplate, ...]:
    """The chip sets that ship with the application, those usual in that country (ISO 3166) first, then by name."""
    found = (_shipped(path) for path in resource("chipsets").glob("*.toml"))
    return tuple(sorted(found, key=lambda each: (country not in each.countries, bool(each.countries), each.name)))


def club_sets(club: Club) -> tuple[SetTemplate, ...]:
    """The sets this club keeps, by name; see `templates.readable`."""
    with club.file.transaction() as db:
        records = store.of_kind(db, CHIP_SET)
    return tuple(readable(records, lambda record: SetTemplate(_read(record.id, json_of(record.payload)))))


def new_key() -> str:
    """The key of a set that shares its stock with no other."""
    return secrets.token_hex(16)


def save_set(club: Club, chip_set: ChipSet) -> SetTemplate:
    """Keep a set; the club's set with its key is replaced. A shipped one becomes the club's own under a new key.

    Refuses what no set can be, and a name another set of the club has.
    """
    club.desk.ask("club.settings")
    chip_set = checked_set(chip_set)
    if any(each.key == chip_set.key for each in shipped_sets()):
        chip_set = replace(chip_set, key=new_key())
    payload = json.dumps(_written(chip_set), ensure_ascii=False, sort_keys=True)
    with club.file.transaction() as db:
        taken = store.key_of(db, CHIP_SET, chip_set.name)
        require(taken in ("", chip_set.key), "chipset.name_taken", name=chip_set.name)
        store.put(db, store.TemplateRecord(chip_set.key, CHIP_SET, chip_set.name, payload))
    return SetTemplate(chip_set)


def remove_set(club: Club, key: str) -> None:
    """Throw one of the club's sets away. Tournaments that play with it keep their copy."""
    club.desk.ask("club.settings")
    with club.file.transaction() as db:
        store.remove(db, key)


def keep_default(club: Club, key: str) -> None:
    """Choose the set that new tournaments of the club begin with, by its key, shipped or its own; '': with none."""
    if key and find_set(club, key) is None:
        raise Refused("chipset.unknown")
    club.put_setting(CHIP_SET, key)


def default_key(club: Club) -> str:
    """The key of the set new tournaments begin with; '' where the club chose none."""
    return club.settings().get(CHIP_SET, "")


def default_set(club: Club, settings: Mapping[str, str]) -> ChipSet | None:
    """The set new tournaments begin with; None where the club chose none, or threw it away since."""
    key = settings.get(CHIP_SET, "")
    return find_set(club, key) if key else None


def begin_with_chips(club: Club, tournament: TournamentId, settings: Mapping[str, str]) -> None:
    """Give a new tournament the club's chips, if it has chosen some."""
    chip_set = default_set(club, settings)
    if chip_set is not None:
        club.desk.do(tournament, choose_set, chip_set)


def copy_chips(club: Club, of: State, copy: TournamentId) -> None:
    """Give a copy of a tournament the same chips, stacks made in the same way and as many expected, as far as it sells
    them.
    """
    if of.bank.chip_set is None:
        return
    club.desk.do(copy, choose_set, of.bank.chip_set)
    for offer, pieces in sorted(of.bank.stacks.items()):
        if club.desk.why_not(copy, make_stack, offer, pieces) is None:
            club.desk.do(copy, make_stack, offer, pieces)
    sold = {line.key for line in stacked(club.desk.state(copy))}
    club.desk.do(copy, expect, {offer: times for offer, times in of.bank.expected.items() if offer in sold})


def find_set(club: Club, key: str) -> ChipSet | None:
    """The set with this key, the club's own or a shipped one."""
    return next((each.chip_set for each in (*club_sets(club), *shipped_sets()) if each.key == key), None)


def sharing(club: Club, tournament: TournamentId) -> tuple[SharingView, ...]:
    """The other tournaments that need chips of this set about the same time, and what each needs from first to last.

    About the same time: neither is finished or in the archive, and both have begun or are at most a day apart. The
    stacks of all of them come first; what colour-ups bring is chosen from what is left.
    """
    state, now = club.desk.state(tournament), club.time.now()
    if state.bank.chip_set is None:
        return ()
    rows = [row for row in _with_chips(club, state.bank.chip_set) if row.id != tournament]
    near = [(row, outlook(other, now)) for row in rows if _near(state, other := club.desk.state(row.id), now)]
    stacks = added([for_stacks(each.sellings) for each in (outlook(state, now), *(ahead for _row, ahead in near))])
    free = at_hand_of(state.bank.chip_set, stacks)
    found = []
    for row, ahead in near:
        needs = ahead.needs(added([for_stacks(ahead.sellings), free]))
        free = {chip: max(0, count - needs.get(chip, PiecesNeeded()).races) for chip, count in free.items()}
        pieces = tuple((chip, needs[chip].total) for chip in sorted(needs))
        found.append(SharingView(row.id, row.name, row.day, pieces))
    return tuple(found)


def _with_chips(club: Club, chip_set: ChipSet) -> list[TournamentRow]:
    """The tournaments that play or will play with chips of this stock."""
    rows = (row for row in club.file.tournaments() if row.chip_set == chip_set.key and not row.archived)
    return [row for row in rows if row.phase != Phase.FINISHED.value and club.desk.shows(row.id)]


def _near(state: State, other: State, now: datetime) -> bool:
    begun = state.clock.started(now) and other.clock.started(now)
    return begun or abs(other.setup.day - state.setup.day) <= NEAR


def _shipped(path: Path) -> SetTemplate:
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    return SetTemplate(checked_set(_read(path.stem, data)), data["source"], tuple(data.get("countries", ())))


def _read(key: str, data: Mapping[str, Any]) -> ChipSet:
    return ChipSet(key, data["name"], tuple(_chip(each) for each in data["chip"]))


def _chip(data: Mapping[str, Any]) -> Chip:
    return Chip(
        value=Chips(data["value"]),
        colour=data["colour"],
        stock=data["stock"],
        reserve=data.get("reserve", 0),
        edge=data.get("edge", "#ffffff"),
        pattern=Pattern(data.get("pattern", Pattern.SPOTS)),
        called=data.get("called", ""),
        picture=data.get("picture", ""),
    )


def _written(chip_set: ChipSet) -> dict[str, Any]:
    """A set as `_read` reads it."""
    return {"name": chip_set.name, "chip": [asdict(chip) for chip in chip_set.chips]}
