"""What acts about tables say: see `act_lines`."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from tdapp.domain.act import Act
from tdapp.domain.facts import Moved
from tdapp.domain.table_facts import ButtonPlaced, HaltWaived, SeatsConfirmed, TablesSwapped
from tdapp.domain.units import Seat

if TYPE_CHECKING:
    from tdapp.read.act_lines import Look

Suffix = tuple[str, dict[str, Any]]


def _place(act: Act, _look: "Look") -> Suffix:
    fact = next(fact for fact in act.facts if isinstance(fact, ButtonPlaced))
    seats = fact.positions
    if seats is None:
        raise ValueError("a button is placed somewhere")
    return "", {"seat": Seat(fact.table, seats.button), "big_blind": Seat(fact.table, seats.big_blind)}


def _forget(act: Act, _look: "Look") -> Suffix:
    return "", {"table": next(int(fact.table) for fact in act.facts if isinstance(fact, ButtonPlaced))}


def _confirm(act: Act, look: "Look") -> Suffix:
    entries = next(fact.entries for fact in act.facts if isinstance(fact, SeatsConfirmed))
    if len(entries) > 1:
        return ".several", {"n": len(entries)}
    return "", {"name": look.name(entries[0]), "seat": look.seat(entries[0])}


def _waive(act: Act, look: "Look") -> Suffix:
    table = next(fact.table for fact in act.facts if isinstance(fact, HaltWaived))
    tables = look.state.tables
    return "", {"table": int(table), "n": max(each.seated for each in tables.values()) - tables[table].seated}


def _swap(act: Act, look: "Look") -> Suffix:
    fact = next(fact for fact in act.facts if isinstance(fact, TablesSwapped))
    told = {"table": int(fact.table), "second": int(fact.other)}
    return "" if fact.other in look.state.tables else ".moved", told


def _compress(act: Act, _look: "Look") -> Suffix:
    return "", {"table": next(int(fact.seat.table) for fact in act.facts if isinstance(fact, Moved))}


SAYS: dict[str, Callable[[Act, "Look"], Suffix]] = {
    "moves.confirm_seated": _confirm,
    "buttons.place": _place,
    "buttons.forget": _forget,
    "halting.waive": _waive,
    "breaking.swap_tables": _swap,
    "breaking.compress": _compress,
}
PLAIN = frozenset({"floor_rules.set_rules"})
