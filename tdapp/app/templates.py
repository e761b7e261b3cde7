"""Structures and payout tables that ship with the application: read from resources, copied into a tournament."""

import tomllib
from dataclasses import dataclass
from datetime import timedelta
from decimal import Decimal
from pathlib import Path
from typing import Any

from tdapp.app.resources import resource
from tdapp.domain.setup import PERCENT, PayoutColumn, PayoutTable
from tdapp.domain.structure import AnteKind, Break, Level, Structure
from tdapp.domain.units import Chips


@dataclass(frozen=True, slots=True)
class StructureTemplate:
    """A structure with its name, its source, and the stack it was made for. `key` names the file."""

    key: str
    name: str
    source: str
    starting_stack: Chips
    structure: Structure


def structures() -> tuple[StructureTemplate, ...]:
    """The shipped structures by name."""
    return tuple(sorted((_structure(path) for path in _files("structures")), key=lambda each: each.name))


def payouts() -> tuple[tuple[str, PayoutTable], ...]:
    """The shipped payout tables by name, each with the name of its file."""
    return tuple(sorted(((path.stem, _payout(path)) for path in _files("payouts")), key=lambda each: each[1].name))


def _files(folder: str) -> list[Path]:
    return sorted(resource(folder).glob("*.toml"))


def _structure(path: Path) -> StructureTemplate:
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    periods = tuple(_period(each) for each in data["period"])
    return StructureTemplate(path.stem, data["name"], data["source"], Chips(data["starting_stack"]), periods)


def _period(data: dict[str, Any]) -> Level | Break:
    lasts = timedelta(minutes=data["minutes"])
    if data["kind"] == "break":
        return Break(lasts, data.get("text", ""), tuple(Chips(chip) for chip in data.get("colour_up", ())))
    return Level(Chips(data["small"]), Chips(data["big"]), Chips(data["ante"]), AnteKind(data["ante_kind"]), lasts)


def _payout(path: Path) -> PayoutTable:
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    columns = tuple(
        PayoutColumn(each["entries_from"], each.get("entries_to"), tuple(_share(text) for text in each["shares"]))
        for each in data["column"]
    )
    return PayoutTable(data["name"], columns, data["source"])


def _share(text: str) -> int:
    """A percentage as written ('27.5') in thousandths of a percent."""
    return int(Decimal(text) * PERCENT)
