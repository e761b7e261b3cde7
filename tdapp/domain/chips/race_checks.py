"""Checks of a chip race: the blinds still to come, the stacks as counted, the pieces there are."""

from datetime import datetime

from tdapp.domain.chips.chip_bank import Race, TableRace
from tdapp.domain.chips.chip_change import fewest_chips
from tdapp.domain.chips.chip_pieces import pieces_out
from tdapp.domain.clock.clock import position
from tdapp.domain.clock.structure import Level, level_numbers
from tdapp.domain.refusal import Allowed, require
from tdapp.domain.state import State
from tdapp.domain.units import Chips, EntryId


def blind_left(state: State, now: datetime, stays: tuple[Chips, ...]) -> tuple[int | None, Chips]:
    """The first level from now on with a blind or ante the staying chips cannot make, and that amount; None: no such
    level.
    """
    here = position(state.structure, state.clock.at(now)).period
    numbers = level_numbers(state.structure)
    for index in range(here, len(state.structure)):
        level = state.structure[index]
        if not isinstance(level, Level):
            continue
        for amount in level.amounts:
            if not stays or fewest_chips(amount, stays) is None:
                return numbers[index], amount
    return None, Chips(0)


def counted_now(state: State, now: datetime, entry: EntryId) -> Chips | None:
    """The stack of an entry as counted in this level or break, or in the count that goes on; None: it was not, and may
    be another by now.
    """
    counted = state.bank.stack_counts.get(entry)
    since = now - position(state.structure, state.clock.at(now)).into
    if state.bank.since is not None:
        since = min(since, state.bank.since)
    return counted.chips if counted is not None and counted.at >= since else None


def play_holds(state: State, race: Race, counted: TableRace) -> None:
    """Refuse more odd chips than everything in play is worth, those entered before included."""
    known = {table.table: table for table in (*race.tables.values(), *race.waiting.values(), counted)}
    worth = sum(table.odd for table in known.values()) * race.old
    most = state.chips - sum(race.change(table) for table in race.tables.values())
    require(worth <= most, "race.more_than_play", table=counted.table, worth=worth, most=most)


def stock_holds(state: State, race: Race, tables: tuple[TableRace, ...], allow: Allowed) -> None:
    """Refuse, but for a reason, more old chips than the set has and more new ones than there are at hand."""
    chip_set = state.bank.chip_set
    old = chip_set.chip(race.old) if chip_set is not None else None
    new = chip_set.chip(race.new) if chip_set is not None else None
    done = race.tables
    for table in tables:
        done = done.insert(table.table, table)
    taken = sum(race.slip(table)[0] for table in done.values())
    given = sum(_new_given(race, table) for table in done.values())
    if old is not None:
        allow.unless(taken <= old.stock, "race.more_than_made", chip=race.old, n=taken, most=old.stock)
    if new is not None:
        before = sum(_new_given(race, table) for table in race.tables.values())
        out = (pieces_out(state, race.new) or before) - before
        allow.unless(
            given <= max(0, new.at_hand - out), "race.stock", chip=race.new, n=given, most=max(0, new.at_hand - out)
        )


def _new_given(race: Race, table: TableRace) -> int:
    """New chips a table gets, with those somebody keeps so that he is not raced out."""
    return race.slip(table)[1] + sum(each.kept == race.new for each in table.odds)
