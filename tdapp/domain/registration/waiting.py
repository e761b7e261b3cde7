"""Decisions about alternates: a numbered queue for the seats that come free."""

from collections.abc import Sequence
from datetime import datetime, timedelta

from tdapp.domain.facts import Fact
from tdapp.domain.money.sale_facts import (
    AlternateAdded,
    AlternateAnswered,
    AlternateCalled,
    AlternateGone,
    Gone,
    Payment,
)  # fmt: skip
from tdapp.domain.money.sale_spans import registration_open
from tdapp.domain.money.terms import SaleKind
from tdapp.domain.refusal import NOTHING_LIFTED, Allowed, Refused, require
from tdapp.domain.registration.entries import called, capacity, re_enter, register
from tdapp.domain.registration.price_list import STANDARD, offers
from tdapp.domain.seating.locks import closed_seats, numbers_of, opening
from tdapp.domain.state import Alternate, State
from tdapp.domain.units import NO_DRAWER, AlternateNo, DrawerId, PlayerId


def join(state: State, now: datetime, player: PlayerId, *, allow: Allowed = NOTHING_LIFTED) -> tuple[Fact, ...]:
    """Put a player on the waiting list for a seat, for an entry or for a re-entry. He pays when he gets one.

    Refuses somebody who is in or waits already, and somebody who is out when no re-entry is on the price list; a closed
    registration may be lifted with a reason.
    """
    require(not state.finished, "finished")
    allow.unless(registration_open(state, now), "registration.is_closed")
    known = state.players.get(player)
    if known is not None:
        require(state.entries[known].out, "register.is_in", player=player, entry=known)
        require(bool(offers(state, SaleKind.RE_ENTRY)), "register.was_in", player=player, entry=known)
    waiting = next((one.number for one in state.queue() if one.player == player), None)
    require(waiting is None, "alternate.waits", player=player, number=waiting)
    return (AlternateAdded(AlternateNo(state.last_alternate + 1), player),)


def call(state: State, now: datetime, number: AlternateNo, *, allow: Allowed = NOTHING_LIFTED) -> tuple[Fact, ...]:
    """Call an alternate to the desk: there is a seat. He has the time of the terms to answer.

    Refuses one who was called and may still answer. To call past somebody, or without a seat, takes a reason.
    """
    require(not state.finished, "finished")
    found = _found(state, number)
    require(not called(found, now), "alternate.is_called", number=number)
    ahead = [one for one in state.queue() if one.number < number and one.until is None]
    allow.unless(not ahead, "alternate.not_next", number=number, first=ahead[0].number if ahead else number)
    allow.unless(callable_now(state, now) > 0, "alternate.no_seat", number=number)
    return (AlternateCalled(number, now + timedelta(minutes=state.terms.call_minutes)),)


def answer(state: State, now: datetime, number: AlternateNo, *, allow: Allowed = NOTHING_LIFTED) -> tuple[Fact, ...]:
    """Note that a called alternate came to the desk: the time no longer runs against him. When it is over that takes a
    reason.
    """
    found = _in_time(state, now, number, allow)
    return () if found.answered else (AlternateAnswered(number),)


def seat(
    state: State,
    now: datetime,
    number: AlternateNo,
    seed: str,
    *,
    offer: str = STANDARD,
    payments: Sequence[Payment] | None = None,
    drawer: DrawerId = NO_DRAWER,
    member: bool = False,
    allow: Allowed = NOTHING_LIFTED,
) -> tuple[Fact, ...]:
    """Sell an alternate the entry, with a seat out of the same pool as every late entry. Refuses one who was not
    called.

    `offer`: a re-entry for somebody who was in before. One who did not come in time takes a reason.
    """
    found = _in_time(state, now, number, allow)
    earlier = state.players.get(found.player)
    if earlier is not None:
        return re_enter(state, now, earlier, offer, seed, payments, drawer=drawer, member=member, allow=allow)
    return register(
        state, now, (found.player,), seed, offer=offer, payments=payments, drawer=drawer, member=member, allow=allow
    )


def leave(state: State, now: datetime, number: AlternateNo) -> tuple[Fact, ...]:
    """Take an alternate off the waiting list who no longer wants a seat."""
    return (AlternateGone(_found(state, number).number, Gone.LEFT),)


def expire(state: State, now: datetime, number: AlternateNo) -> tuple[Fact, ...]:
    """Strike an alternate who did not come when called. Refuses while he may still answer."""
    found = _found(state, number)
    require(expired(found, now), "alternate.not_expired", number=number)
    return (AlternateGone(number, Gone.EXPIRED),)


def expired(alternate: Alternate, now: datetime) -> bool:
    """Whether an alternate was called and did not come in time."""
    return alternate.until is not None and not alternate.answered and now >= alternate.until


def callable_now(state: State, now: datetime, *, more: int = 0) -> int:
    """How many more alternates may be called: the free seats, less those held back and those promised. `more`: as if so
    many waited too.

    A further table counts once enough alternates, called or not, are there to open it: the last of several tables too,
    so that nobody sits alone. Before seats are drawn the size of the room counts alone.
    """
    promised = sum(1 for one in state.alternates.values() if called(one, now))
    waiting = len(state.alternates) - promised + more
    if not waiting:
        return 0
    most = capacity(state)
    room = waiting if most is None else max(0, most - state.alive - promised - state.terms.seats_held)
    if not state.tables:
        return min(waiting, room)
    seats = sum(len(table.seats) for table in state.tables.values()) - closed_seats(state)
    free = seats - state.alive - state.terms.seats_held  # whoever has no seat yet is to get one of them
    free, most_now = max(0, free), min(waiting, room)
    beyond = promised + most_now - free
    if beyond <= 0:
        return most_now
    size = len(numbers_of(state, next(opening(state))))
    last = beyond % size
    if last and last < min(size, max(2, state.terms.open_table_at)):
        beyond -= last
    return max(0, min(most_now, free + beyond - promised))


def _in_time(state: State, now: datetime, number: AlternateNo, allow: Allowed) -> Alternate:
    found = _found(state, number)
    require(found.until is not None, "alternate.not_called", number=number)
    allow.unless(not expired(found, now), "alternate.expired", number=number)
    return found


def _found(state: State, number: AlternateNo) -> Alternate:
    found = state.alternates.get(number)
    if found is None:
        raise Refused("alternate.unknown", number=number)
    return found
