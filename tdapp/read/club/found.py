"""Sentences about what was found when a club file was held against its journal and its seals."""

from collections.abc import Iterable
from datetime import datetime

from tdapp.read.message import Said, say


def say_changed(table: str, name: str) -> Said:
    """The sentence about a row that something other than this program changed; `name` is the person's, setting's,
    template's ...
    """
    match table:
        case "player":
            return say("found.player", name=name)
        case "player_private":
            return say("found.player_private", name=name)
        case "player_photo":
            return say("found.player_photo", name=name)
        case "operator":
            return say("found.operator", name=name)
        case "setting":
            return say("found.setting", name=name)
        case "template":
            return say("found.template", name=name)
        case "chip_picture":
            return say("found.chip_picture")
        case "free_text":
            return say("found.free_text")
        case "barred":
            return say("found.barred")
    raise LookupError(table)


def say_all_changed(changed: Iterable[Said]) -> Said:
    """One sentence about all rows that something other than this program changed."""
    return say("found.changed", what=tuple(changed))


def say_repaired(tournament: str, tables: Iterable[str]) -> Said:
    """The sentence that tables said something else about a tournament than its journal, and were written anew from
    it.
    """
    return say("found.repaired", name=tournament, what=tuple(say_rows(table) for table in tables))


def say_newer(at: datetime, acts: int) -> Said:
    """The sentence that a copy goes on where the club file ends, with so many acts; `at`: when it was made, where the
    desk stands.
    """
    return say("found.newer", time=at, day=at.date(), n=acts)


def say_mislaid(tables: Iterable[str]) -> Said:
    """The sentence that not every row of these tables was found where it is looked up, and all are now."""
    return say("found.mislaid", what=tuple(say_lookup(table) for table in tables))


def say_lookup(table: str) -> Said:
    """What is looked up in a table, in words."""
    match table:
        case "tournament":
            return say("found.lookup_tournament")
        case "player":
            return say("found.lookup_player")
        case "template":
            return say("found.lookup_template")
        case "barred":
            return say("found.barred")
    return say_rows(table)


def say_rows(table: str) -> Said:
    """What the rows of a table about a tournament say, in words."""
    match table:
        case "tournament":
            return say("found.rows_tournament")
        case "entry":
            return say("found.rows_entry")
        case "result":
            return say("found.rows_result")
        case "payment":
            return say("found.rows_payment")
        case "record":
            return say("found.rows_record")
    raise LookupError(table)
