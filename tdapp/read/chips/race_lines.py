"""Sentences of acts of chip races and of chips found, hidden or lost: see `act_lines`."""

from collections.abc import Callable
from typing import Any

from tdapp.domain.act import Act
from tdapp.domain.chips.chip_bank import AdjustKind, Race, RaceWay, TableRace, rounding_of
from tdapp.domain.chips.chip_facts import ChipsAdjusted, OddChipsCounted, RaceBegun, TableRaced
from tdapp.read.act_context import Look, Suffix, one
from tdapp.read.chips.chip_lines import pieces_said

SIGNED = (AdjustKind.STACK, AdjustKind.CHANGE, AdjustKind.OTHER)


def _begin(act: Act, _look: Look) -> Suffix:
    fact = one(act, RaceBegun)
    way = "" if fact.way is RaceWay.CARDS else f".{fact.way.value}"
    return way, {"old": int(fact.old), "new": int(fact.new)}


def _race(look: Look) -> Race:
    """The race an act belongs to."""
    race = look.state.bank.race
    if race is None:
        raise ValueError("an act of a race comes while one goes on")
    return race


def _settle(act: Act, look: Look) -> Suffix:
    fact = next(fact for fact in act.facts if isinstance(fact, OddChipsCounted | TableRaced))
    race, table = _race(look), fact.race
    args: dict[str, Any] = {"table": int(table.table), "odd": table.odd, "old": int(race.old)}
    if isinstance(fact, OddChipsCounted):
        return ".waits", args
    if not table.odds:
        return ".none", args
    args |= {"got": sum(each.got for each in table.odds), "new": int(race.new)}
    names = _kept(table, look)
    return (".kept", {**args, "names": names}) if names else ("", args)


def _kept(table: TableRace, look: Look) -> tuple[Any, ...]:
    return tuple(look.name(each.entry) for each in table.odds if each.kept)


def _draw(act: Act, _look: Look) -> Suffix:
    tables = [fact.race.table for fact in act.facts if isinstance(fact, TableRaced)]
    return (".one", {"table": int(tables[0])}) if len(tables) == 1 else ("", {"n": len(tables)})


def _end(_act: Act, look: Look) -> Suffix:
    race = _race(look)
    change = rounding_of(race)
    args = {"old": int(race.old), "chips": abs(change)}
    return ("" if not change else ".more" if change > 0 else ".less"), args


def _adjust(act: Act, look: Look) -> Suffix:
    fact = one(act, ChipsAdjusted).adjusted
    if fact.kind in SIGNED:
        return "" if fact.kind is AdjustKind.OTHER else f".{fact.kind.value}", {"chips": fact.change}
    args: dict[str, Any] = {"pieces": pieces_said(fact.taken)}
    if fact.kind is AdjustKind.LATE and fact.given:
        return ".late.for", {**args, "given": pieces_said(fact.given)}
    if fact.kind is AdjustKind.HIDDEN and fact.entry is not None:
        return ".hidden.of", {**args, "name": look.name(fact.entry)}
    return f".{fact.kind.value}", args


SAYS: dict[str, Callable[[Act, Look], Suffix]] = {
    "racing.begin": _begin,
    "racing.settle": _settle,
    "racing.draw": _draw,
    "racing.end": _end,
    "adjusting.adjust": _adjust,
}
