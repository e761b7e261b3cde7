"""Sentences of acts of the registration desk: see `act_lines`."""

from collections.abc import Callable, Sequence
from typing import Any

from tdapp.domain.act import Act
from tdapp.domain.facts import Registered, Reinstated, Seated, Unregistered
from tdapp.domain.money.sale_facts import (
    AlternateAdded,
    AlternateAnswered,
    AlternateCalled,
    AlternateGone,
    Bought,
    CheckedIn,
    CheckInCleared,
    Payment,
    SaleReturned,
    Surrendered,
)  # fmt: skip
from tdapp.domain.money.terms import SaleKind
from tdapp.domain.units import Cents
from tdapp.read.act_context import Look, Suffix, every, one
from tdapp.read.message import Said, say


def offer_name(look: Look, key: str, kind: SaleKind) -> str | Said:
    """The name of a line of the price list; its kind when it has no name, or is not there any more."""
    found = look.state.terms.offer(key)
    return found.name if found is not None else say("offer." + kind.value)


def paid(look: Look, payments: Sequence[Payment]) -> tuple[Said, ...]:
    """The words for how something was paid, part for part."""
    said = (say(f"paid.{each.tender}", amount=look.money(each.cents), number=each.code) for each in payments)
    return tuple(said) or (say("paid.free"),)


def _re_enter(act: Act, look: Look) -> Suffix:
    entered = one(act, Registered)
    told = {"name": look.name_of(entered.player), "number": int(entered.entry)}
    for fact in act.facts:
        if isinstance(fact, Surrendered):
            return ".surrendered", {**told, "chips": fact.chips}
        if isinstance(fact, Seated):
            return ".seated", {**told, "seat": fact.seat}
    return "", told


def _no_shows(act: Act, look: Look) -> Suffix:
    gone = every(act, Unregistered)
    if len(gone) > 1:
        return ".several", {"n": len(gone)}
    return "", {"name": look.name(gone[0].entry), "amount": look.money(gone[0].refunded)}


def _buy(act: Act, look: Look) -> Suffix:
    bought = every(act, Bought)
    first = bought[0]
    told: dict[str, Any] = {
        "name": look.name(first.entry),
        "offer": offer_name(look, first.sale.offer, first.kind),
        "amount": look.money(_sum(bought)),
    }
    if len(bought) == 1:
        return "", {**told, "paid": paid(look, first.sale.payments)}
    return ".several", {**told, "n": len(bought)}


def _back_and_buy(act: Act, look: Look) -> Suffix:
    back, bought = one(act, Reinstated), one(act, Bought)
    return "", {
        "name": look.name(back.entry),
        "seat": back.seat,
        "offer": offer_name(look, bought.sale.offer, bought.kind),
        "paid": paid(look, bought.sale.payments),
    }


def _buy_many(act: Act, look: Look) -> Suffix:
    bought = every(act, Bought)
    name = offer_name(look, bought[0].sale.offer, bought[0].kind)
    return "", {"n": len({fact.entry for fact in bought}), "offer": name, "amount": look.money(_sum(bought))}


def _sum(bought: list[Bought]) -> Cents:
    return Cents(sum(fact.sale.price.total for fact in bought))


def _give_back(act: Act, look: Look) -> Suffix:
    fact = one(act, SaleReturned)
    bought = look.state.purchases[fact.number]
    name = offer_name(look, bought.sale.offer, bought.kind)
    return "", {"name": look.name(bought.entry), "offer": name, "amount": look.money(fact.back.total)}


def _check_in(act: Act, look: Look) -> Suffix:
    fact = next(fact for fact in act.facts if isinstance(fact, CheckedIn | CheckInCleared))
    if len(fact.entries) > 1:
        return ".several", {"n": len(fact.entries)}
    return "", {"name": look.name(fact.entries[0])}


def _alternate(act: Act, look: Look) -> Suffix:
    for fact in act.facts:
        if isinstance(fact, AlternateAdded):
            return "", {"name": look.name_of(fact.player), "number": int(fact.number)}
        if isinstance(fact, AlternateCalled | AlternateAnswered | AlternateGone):
            waiting = look.state.alternates[fact.number]
            return "", {"name": look.name_of(waiting.player), "number": int(fact.number)}
    raise ValueError(act.verb)


def _came_in(act: Act, look: Look) -> Suffix:
    entered = one(act, Registered)
    name = look.name_of(entered.player)
    for fact in act.facts:
        if isinstance(fact, Seated):
            return ".seated", {"name": name, "seat": fact.seat}
    return "", {"name": name}


SAYS: dict[str, Callable[[Act, Look], Suffix]] = {
    "entries.re_enter": _re_enter,
    "entries.remove_no_shows": _no_shows,
    "entries.back_and_buy": _back_and_buy,
    "sales.buy": _buy,
    "sales.buy_many": _buy_many,
    "sales.give_back": _give_back,
    "check_in.check_in": _check_in,
    "check_in.clear": _check_in,
    "waiting.join": _alternate,
    "waiting.call": _alternate,
    "waiting.answer": _alternate,
    "waiting.seat": _came_in,
    "waiting.leave": _alternate,
    "waiting.expire": _alternate,
}
PLAIN = frozenset({"price_list.set_terms", "price_list.set_closing"})
