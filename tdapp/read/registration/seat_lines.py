"""Sentences of acts about entries and their seats: see `act_lines`."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

from tdapp.domain.act import Act
from tdapp.domain.bounties.bounty_facts import KnockedOut
from tdapp.domain.facts import (
    BustedOut,
    DrawKind,
    Moved,
    Registered,
    Reinstated,
    Seated,
    SeatsDrawn,
    SeatsSwapped,
    TableBroken,
    TableOpened,
    Unregistered,
)
from tdapp.domain.seating.draw_facts import PublicValueGiven
from tdapp.read.act_context import Look, Suffix, every, one
from tdapp.read.registration.sale_lines import paid


def _register(act: Act, look: Look) -> Suffix:
    entered, seats = every(act, Registered), every(act, Seated)
    if len(entered) > 1:
        return ".several", {"n": len(entered)}
    told: dict[str, Any] = {"name": look.name_of(entered[0].player)}
    if seats:
        told["seat"] = seats[0].seat
    sale = entered[0].sale
    if sale is None:
        return (".seated" if seats else ""), told
    told |= {"number": int(entered[0].entry), "paid": paid(look, sale.payments)}
    return (".sold_seated" if seats else ".sold"), told


def _unregister(act: Act, look: Look) -> Suffix:
    fact = one(act, Unregistered)
    return "", {"name": look.name(fact.entry), "amount": look.money(fact.refunded)}


def _bust_out(act: Act, look: Look) -> Suffix:
    out = [fact.entry for fact in every(act, BustedOut)]
    worst = look.state.next_place
    if len(out) > 1:
        names = tuple(look.name(entry) for entry in reversed(out))
        return ".several", {"names": names, "best": worst - len(out) + 1, "worst": worst}
    told: dict[str, Any] = {"name": look.name(out[0]), "place": worst}
    suffix = ""
    if seat := look.seat(out[0]):
        suffix, told["seat"] = ".seated", seat
    if by := [winner for fact in every(act, KnockedOut) for winner in fact.by]:
        suffix, told["by"] = suffix + ".by", tuple(map(look.name, by))
    return suffix, told


def _reinstate(act: Act, look: Look) -> Suffix:
    fact = one(act, Reinstated)
    return "", {"name": look.name(fact.entry), "seat": fact.seat}


def _draw(act: Act, _look: Look) -> Suffix:
    fact = one(act, SeatsDrawn)
    return ".spread" if fact.groups else "", {"n": len(fact.seats), "tables": len(fact.sizes)}


def _redraw(act: Act, _look: Look) -> Suffix:
    fact = one(act, SeatsDrawn)
    facts = {"n": len(fact.seats), "tables": len(fact.sizes)}
    return (".final", {"n": len(fact.seats)}) if fact.kind is DrawKind.FINAL else ("", facts)


def _public_value(act: Act, _look: Look) -> Suffix:
    fact = one(act, PublicValueGiven)
    return ("", {"value": fact.value, "number": fact.draw}) if fact.draw else (".old", {"value": fact.value})


def _seat_waiting(act: Act, look: Look) -> Suffix:
    seated = every(act, Seated)
    if len(seated) > 1:
        return ".several", {"n": len(seated)}
    return "", {"name": look.name(seated[0].entry), "seat": seated[0].seat}


def _move(act: Act, look: Look) -> Suffix:
    for seated in every(act, Seated):
        return ".seated", {"name": look.name(seated.entry), "seat": seated.seat}
    fact = one(act, Moved)
    return "", {"name": look.name(fact.entry), "origin": look.seat(fact.entry), "seat": fact.seat}


def _swap(act: Act, look: Look) -> Suffix:
    fact = one(act, SeatsSwapped)
    return "", {"name": look.name(fact.entry), "other": look.name(fact.other)}


def _open_table(act: Act, _look: Look) -> Suffix:
    return "", {"table": int(one(act, TableOpened).table)}


def _close_table(act: Act, _look: Look) -> Suffix:
    return "", {"table": int(one(act, TableBroken).table)}


def _accept(act: Act, _look: Look) -> Suffix:
    for drawn in every(act, SeatsDrawn):
        return ".redraw" if drawn.kind is DrawKind.REDRAW else ".final", {"n": len(drawn.seats)}
    moves = len(every(act, Moved))
    for broken in every(act, TableBroken):
        return ".break", {"table": int(broken.table), "n": moves}
    return "", {"n": moves}


SAYS: Mapping[str, Callable[[Act, Look], Suffix]] = MappingProxyType(
    {
        "entries.register": _register,
        "entries.unregister": _unregister,
        "entries.bust_out": _bust_out,
        "entries.reinstate": _reinstate,
        "seating.draw_seats": _draw,
        "seating.redraw": _redraw,
        "seeds.give_public_value": _public_value,
        "seating.seat_waiting": _seat_waiting,
        "seating.move": _move,
        "seating.swap": _swap,
        "seating.open_table": _open_table,
        "seating.close_table": _close_table,
        "moves.accept": _accept,
    }
)
PLAIN = frozenset({"seeds.reveal", "arranging.set_room", "arranging.begin_with_room"})
