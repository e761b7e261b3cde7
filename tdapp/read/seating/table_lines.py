"""Sentences of acts about tables: see `act_lines`."""

from collections.abc import Callable

from tdapp.domain.act import Act
from tdapp.domain.facts import Moved
from tdapp.domain.seating.table_facts import ButtonPlaced, HaltWaived, SeatsConfirmed, TablesSwapped
from tdapp.domain.units import Seat
from tdapp.read.act_context import Look, Suffix, one


def _place(act: Act, _look: Look) -> Suffix:
    fact = one(act, ButtonPlaced)
    seats = fact.positions
    if seats is None:
        raise ValueError("a button is placed somewhere")
    return "", {"seat": Seat(fact.table, seats.button), "big_blind": Seat(fact.table, seats.big_blind)}


def _forget(act: Act, _look: Look) -> Suffix:
    return "", {"table": int(one(act, ButtonPlaced).table)}


def _confirm(act: Act, look: Look) -> Suffix:
    entries = one(act, SeatsConfirmed).entries
    if len(entries) > 1:
        return ".several", {"n": len(entries)}
    return "", {"name": look.name(entries[0]), "seat": look.seat(entries[0])}


def _waive(act: Act, look: Look) -> Suffix:
    table = one(act, HaltWaived).table
    tables = look.state.tables
    return "", {"table": int(table), "n": max(each.seated for each in tables.values()) - tables[table].seated}


def _swap(act: Act, look: Look) -> Suffix:
    fact = one(act, TablesSwapped)
    told = {"table": int(fact.table), "second": int(fact.other)}
    return "" if fact.other in look.state.tables else ".moved", told


def _compress(act: Act, _look: Look) -> Suffix:
    return "", {"table": int(one(act, Moved).seat.table)}


SAYS: dict[str, Callable[[Act, Look], Suffix]] = {
    "moves.confirm_seated": _confirm,
    "buttons.place": _place,
    "buttons.forget": _forget,
    "halting.waive": _waive,
    "breaking.swap_tables": _swap,
    "breaking.compress": _compress,
}
PLAIN = frozenset({"floor_rules.set_rules"})
