"""Sentences of acts about the prizes: see `act_lines`."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from tdapp.domain.act import Act
from tdapp.domain.facts import BustedOut
from tdapp.domain.money.pool_payments import PoolAdded, SeasonPaid
from tdapp.domain.money.prize_payments import PrizePaid, PrizeReturned
from tdapp.domain.prizes.prize_facts import (
    DealMade,
    PrizeHeld,
    PrizeReleased,
    PrizesPosted,
    PrizesSet,
    SeatWon,
    ThingHanded,
    ThingReturned,
    ThingsPosted,
    ThingsSet,
    TicketIssued,
    TicketReturned,
)
from tdapp.domain.units import Cents
from tdapp.read.act_context import Look, Suffix, every, one
from tdapp.read.message import say


def _set_prizes(act: Act, _look: Look) -> Suffix:
    fact = one(act, PrizesSet)
    return (".deal", {"n": fact.deal}) if fact.deal else ("", {"n": len(fact.amounts)})


def _post_prizes(act: Act, look: Look) -> Suffix:
    if not every(act, PrizesPosted):
        return ".things", {"n": len(one(act, ThingsPosted).things)}
    amounts = one(act, PrizesPosted).amounts
    return "", {"n": len(amounts), "total": look.money(Cents(sum(amounts)))}


def _pay(act: Act, look: Look) -> Suffix:
    fact = one(act, PrizePaid)
    return "", {"name": look.name(fact.entry), "amount": look.money(fact.amount)}


def _take_back(act: Act, look: Look) -> Suffix:
    fact = one(act, PrizeReturned)
    return "", {"name": look.name(fact.entry), "amount": look.money(fact.amount)}


def _make_deal(act: Act, look: Look) -> Suffix:
    fact = one(act, DealMade)
    total, saved = (look.money(Cents(cents)) for cents in (sum(s.amount for s in fact.shares), sum(fact.saved)))
    args = {"n": len(fact.shares), "method": say(f"deal.method.{fact.method}"), "total": total}
    return (".saved", {**args, "saved": saved}) if saved.cents else ("", args)


def _end_by_deal(act: Act, _look: Look) -> Suffix:
    return "", {"n": sum(isinstance(fact, BustedOut) for fact in act.facts)}


def _end_at_seats(act: Act, _look: Look) -> Suffix:
    return "", {"n": sum(isinstance(fact, SeatWon) for fact in act.facts)}


def _issue(act: Act, look: Look) -> Suffix:
    fact = one(act, TicketIssued)
    return "", {"name": look.name(fact.entry), "amount": look.money(fact.value), "ticket": fact.code}


def _take_seat(act: Act, look: Look) -> Suffix:
    fact = one(act, SeatWon)
    return "", {"name": look.name(fact.entry), "chips": int(fact.chips)}


def _came_back(act: Act, look: Look) -> Suffix:
    fact = one(act, PrizeReturned)
    ticket = one(act, TicketReturned).code
    return "", {"name": look.name(fact.entry), "amount": look.money(fact.amount), "ticket": ticket}


def _set_things(act: Act, _look: Look) -> Suffix:
    return "", {"n": len(one(act, ThingsSet).things)}


def _hand_over(act: Act, look: Look) -> Suffix:
    fact = one(act, ThingHanded)
    return "", {"thing": fact.thing.name, "name": look.name(fact.entry)}


def _thing_back(act: Act, look: Look) -> Suffix:
    fact = one(act, ThingReturned)
    return "", {"thing": fact.thing.name, "name": look.name(fact.entry)}


def _hold(act: Act, look: Look) -> Suffix:
    return "", {"name": look.name(one(act, PrizeHeld).entry)}


def _release(act: Act, look: Look) -> Suffix:
    return "", {"name": look.name(one(act, PrizeReleased).entry)}


def _add(act: Act, look: Look) -> Suffix:
    fact = one(act, PoolAdded)
    return "", {"amount": look.money(fact.amount), "name": fact.giver}


def _pay_season(act: Act, look: Look) -> Suffix:
    fact = one(act, SeasonPaid)
    return "", {"amount": look.money(fact.amount), "name": fact.keeper}


SAYS: Mapping[str, Callable[[Act, Look], Suffix]] = MappingProxyType(
    {
        "dealing.make_deal": _make_deal,
        "ending.end_by_deal": _end_by_deal,
        "payouts.set_prizes": _set_prizes,
        "payouts.post_prizes": _post_prizes,
        "payouts.pay": _pay,
        "payouts.take_back": _take_back,
        "satellite.end_at_seats": _end_at_seats,
        "satellite.take_seat": _take_seat,
        "things.set_things": _set_things,
        "things.hand_over": _hand_over,
        "things.take_back": _thing_back,
        "tickets.issue": _issue,
        "tickets.give_back": _came_back,
        "tickets.cash_in": _came_back,
        "prize_hold.hold": _hold,
        "prize_hold.release": _release,
        "pool.add": _add,
        "pool.pay_season": _pay_season,
    }
)
PLAIN = frozenset(
    {
        "payouts.reset_prizes", "payouts.withdraw_prizes", "prize_lock.lock", "prize_lock.unlock", "bubble.protect",
        "bubble.share", "bubble.unprotect",
    }
)  # fmt: skip
