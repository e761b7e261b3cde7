"""Sentences of acts about side pools: see `act_lines`."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

from tdapp.domain.act import Act
from tdapp.domain.money.side_payments import SideJoined, SideLeft, SidePaid, SideReturned
from tdapp.domain.sidepools.side_facts import HandShown, SidePoolClosed, SidePoolOpened, SidePoolReopened, SideResult
from tdapp.domain.units import Cents, SidePoolNo
from tdapp.read.act_context import Look, Suffix, every, one


def _opened(act: Act, look: Look) -> Suffix:
    terms = one(act, SidePoolOpened).terms
    return "", {"pool": terms.name, "amount": look.money(terms.price)}


def _closed(act: Act, look: Look) -> Suffix:
    return "", _pool(look, one(act, SidePoolClosed).number)


def _reopened(act: Act, look: Look) -> Suffix:
    return "", _pool(look, one(act, SidePoolReopened).number)


def _joined(act: Act, look: Look) -> Suffix:
    facts = every(act, SideJoined)
    total = look.money(Cents(sum(fact.amount + fact.fee for fact in facts)))
    names = tuple(look.name(fact.entry) for fact in facts)
    return "", {**_pool(look, facts[0].number), "n": len(facts), "amount": total, "names": names}


def _left(act: Act, look: Look) -> Suffix:
    fact = one(act, SideLeft)
    amount = look.money(Cents(fact.amount + fact.fee))
    return "", {**_pool(look, fact.number), "name": look.name(fact.entry), "amount": amount}


def _given_back(act: Act, look: Look) -> Suffix:
    facts = every(act, SideLeft)
    total = look.money(Cents(sum(fact.amount + fact.fee for fact in facts)))
    return "", {**_pool(look, facts[0].number), "n": len(facts), "amount": total}


def _shown(act: Act, look: Look) -> Suffix:
    fact = one(act, HandShown)
    return "", {**_pool(look, fact.number), "name": look.name(fact.entry), "cards": fact.cards}


def _won(act: Act, look: Look) -> Suffix:
    fact = one(act, SideResult)
    names = tuple(look.name(entry) for part in fact.parts for entry in part.entries)
    return "", {**_pool(look, fact.number), "names": names}


def _paid(act: Act, look: Look) -> Suffix:
    fact = one(act, SidePaid)
    return "", {**_pool(look, fact.number), "name": look.name(fact.entry), "amount": look.money(fact.amount)}


def _returned(act: Act, look: Look) -> Suffix:
    fact = one(act, SideReturned)
    return "", {**_pool(look, fact.number), "name": look.name(fact.entry), "amount": look.money(fact.amount)}


def _pool(look: Look, number: SidePoolNo) -> dict[str, Any]:
    return {"pool": look.state.side_pools[number].terms.name}


SAYS: Mapping[str, Callable[[Act, Look], Suffix]] = MappingProxyType(
    {
        "side_pools.open_pool": _opened,
        "side_pools.close_pool": _closed,
        "side_pools.reopen_pool": _reopened,
        "side_entrants.join": _joined,
        "side_entrants.leave": _left,
        "side_entrants.give_back": _given_back,
        "side_results.show_hand": _shown,
        "side_results.award": _won,
        "side_payouts.pay": _paid,
        "side_payouts.take_back": _returned,
    }
)
