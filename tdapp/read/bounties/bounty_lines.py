"""Sentences of acts about bounties: see `act_lines`."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from tdapp.domain.act import Act
from tdapp.domain.bounties.bounty_facts import EnvelopeDrawn, EnvelopesSet, KnockedOut
from tdapp.domain.money.bounty_payments import BountyPaid, BountyReturned, MarkerFound, MarkerLost
from tdapp.domain.units import Cents
from tdapp.read.act_context import Look, Suffix, one


def _name(act: Act, look: Look) -> Suffix:
    fact = one(act, KnockedOut)
    name = look.name(fact.entry)
    return ("", {"name": name, "by": tuple(map(look.name, fact.by))}) if fact.by else (".nobody", {"name": name})


def _pay(act: Act, look: Look) -> Suffix:
    fact = one(act, BountyPaid)
    return "", {"name": look.name(fact.entry), "amount": look.money(fact.amount)}


def _take_back(act: Act, look: Look) -> Suffix:
    fact = one(act, BountyReturned)
    return "", {"name": look.name(fact.entry), "amount": look.money(fact.amount)}


def _set(act: Act, look: Look) -> Suffix:
    amounts = one(act, EnvelopesSet).amounts
    return "", {"n": len(amounts), "total": look.money(Cents(sum(amounts)))}


def _drawn(act: Act, look: Look) -> Suffix:
    fact = one(act, EnvelopeDrawn)
    return "", {"name": look.name(fact.entry), "amount": look.money(fact.amount)}


def _lost(act: Act, look: Look) -> Suffix:
    fact = one(act, MarkerLost)
    return "", {"name": look.name(fact.entry), "amount": look.money(fact.amount)}


def _found(act: Act, look: Look) -> Suffix:
    fact = one(act, MarkerFound)
    return "", {"name": look.name(fact.entry), "amount": look.money(fact.amount)}


SAYS: Mapping[str, Callable[[Act, Look], Suffix]] = MappingProxyType(
    {
        "knock_outs.name": _name,
        "bounties.pay": _pay,
        "bounties.take_back": _take_back,
        "markers.lose": _lost,
        "markers.find": _found,
        "envelopes.set_envelopes": _set,
        "envelopes.draw": _drawn,
        "envelopes.note": _drawn,
    }
)
