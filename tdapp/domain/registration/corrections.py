"""Decisions that put right what was wrong: a seat, who went out, and when. What was bought since stays respected."""

from collections.abc import Sequence
from datetime import datetime

from tdapp.domain.facts import BustedOut, Fact, Moved, MoveReason, SeatsSwapped
from tdapp.domain.hands.going_out import out_of
from tdapp.domain.hands.hand_facts import BustOutCorrected, BustOutPlaced, WrongSeatFound
from tdapp.domain.journal import apply
from tdapp.domain.lookup import entry_of
from tdapp.domain.refusal import NOTHING_LIFTED, Allowed, require
from tdapp.domain.registration.entries import check_may_come_back, winner_unpaid
from tdapp.domain.seating.seating import seats_for
from tdapp.domain.state import Out, State
from tdapp.domain.units import EntryId, Seat


def wrong_seat(
    state: State,
    now: datetime,
    found: Sequence[tuple[EntryId, Seat]],
    *,
    stay: bool = False,
    allow: Allowed = NOTHING_LIFTED,
) -> tuple[Fact, ...]:
    """Put right players found in seats that are not theirs: they go to their own, with the chips they have now (HC-7).

    `found`: who sat where; of two who sit in each other's seats, both. `stay`: they stay where they were found, and
    who has that seat in the book gets theirs; that takes a reason.
    """
    require(not state.finished, "finished")
    entries, seats = [entry for entry, _seat in found], [seat for _entry, seat in found]
    require(bool(found) and len(set(entries)) == len(entries) and len(set(seats)) == len(seats), "wrong_seat.twice")
    for entry, seat in found:
        sits = entry_of(state, entry)
        require(not sits.out, "entry.is_out", entry=entry)
        require(sits.seat is not None, "wrong_seat.has_none", entry=entry)
        require(state.has(seat), "seat.unknown", seat=seat)
        require(sits.seat != seat, "wrong_seat.is_right", entry=entry, seat=seat)
    facts: list[Fact] = [WrongSeatFound(entry, seat) for entry, seat in found]
    if stay:
        allow.unless(False, "wrong_seat.goes_back", citation="7", entry=entries[0])
        facts.extend(_left_there(state, found))
    return tuple(facts)


def correct_bust_out(
    state: State,
    now: datetime,
    wrong: EntryId,
    right: EntryId,
    seed: str,
    *,
    allow: Allowed = NOTHING_LIFTED,
) -> tuple[Fact, ...]:
    """Put right who went out: not `wrong` but `right`, at that very place. `wrong` is back in his seat, or, where
    somebody sits there by now, in a free one drawn with `seed`.

    Refuses somebody who was paid or entered again, and somebody who came only later. That `right` bought something
    since may be lifted with a reason.
    """
    require(not state.finished, "finished")
    check_may_come_back(state, wrong)
    require(not entry_of(state, right).out, "bust_out.is_out", entry=right)
    winner_unpaid(state)
    out = out_of(state.outs, wrong)
    _was_there(state, right, out, allow)
    own = out.seat is not None and state.has(out.seat) and state.at(out.seat) in (None, right)
    fact = BustOutCorrected(wrong, right, out.seat if own else None)
    if own or not state.tables:
        return (fact,)
    return (fact, *seats_for(apply(state, [fact]), [wrong], seed))


def forgotten_bust_out(
    state: State,
    now: datetime,
    entry: EntryId,
    before: EntryId,
    *,
    tied: bool = False,
    allow: Allowed = NOTHING_LIFTED,
) -> tuple[Fact, ...]:
    """Enter a forgotten bust-out: somebody went out before others who are out already, and takes the lower place.

    `tied`: in the same hand as `before`, and they share their place. Refuses somebody who came only later. That he
    bought something since may be lifted with a reason.
    """
    require(not state.finished, "finished")
    require(not entry_of(state, entry).out, "bust_out.is_out", entry=entry)
    require(entry_of(state, before).out, "correct.before_is_in", entry=before)
    require(state.alive > 1, "bust_out.last", n=state.alive)
    _was_there(state, entry, out_of(state.outs, before), allow)
    fact = BustedOut(entry, tied, before)
    return (fact,)


def place_bust_out(
    state: State, now: datetime, entry: EntryId, before: EntryId | None, *, tied: bool = False
) -> tuple[Fact, ...]:
    """Put right when a bust-out happened: before that of `before` (None: after all others). `tied`: they share their
    place.

    Nothing to do when it stands so already.
    """
    require(not state.finished, "finished")
    require(entry != before, "correct.same")
    for each in (entry,) if before is None else (entry, before):
        require(entry_of(state, each).out, "correct.before_is_in", entry=each)
    fact = BustOutPlaced(entry, before, tied and before is not None)
    if before is not None:
        _was_there(state, entry, out_of(state.outs, before), NOTHING_LIFTED)
    if apply(state, [fact]).outs == state.outs:
        return ()
    return (fact,)


def _left_there(state: State, found: Sequence[tuple[EntryId, Seat]]) -> list[Fact]:
    """Everybody stays where he was found; whoever has that seat in the book gets the other one."""
    facts: list[Fact] = []
    for entry, seat in found:
        here = apply(state, facts) if facts else state
        other = here.at(seat)
        if other is None:
            facts.append(Moved(entry, seat, MoveReason.HAND))
        elif other != entry:
            facts.append(SeatsSwapped(entry, other))
    return facts


def _was_there(state: State, entry: EntryId, out: Out, allow: Allowed) -> None:
    """Refuse somebody who entered after that bust-out, or bought something since."""
    require(entry <= out.tickets, "correct.came_later", entry=entry, other=out.entry)
    since = sorted(state.purchases)[out.sales :]
    bought = [number for number in since if state.purchases[number].entry == entry and not state.purchases[number].back]
    allow.unless(not bought, "correct.bought_since", n=len(bought), entry=entry)
