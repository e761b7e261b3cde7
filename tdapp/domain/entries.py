"""Decisions about entries: register, cancel, bust out, take a bust-out back into another seat."""

from collections.abc import Sequence
from datetime import datetime

from tdapp.domain.chance import pick_seats
from tdapp.domain.facts import BustedOut, Fact, Registered, Reinstated, Unregistered
from tdapp.domain.refusal import NOTHING_LIFTED, Allowed, Refused, require
from tdapp.domain.seating import seats_for
from tdapp.domain.state import Entry, State, registration_open
from tdapp.domain.units import Cents, EntryId, PlayerId


def register(
    state: State, now: datetime, players: Sequence[PlayerId], seed: str, *, allow: Allowed = NOTHING_LIFTED
) -> tuple[Fact, ...]:
    """Players buy in. Once seats are drawn they get one at once, at random among the free ones; `seed` is the chance.

    Refuses a player twice; a closed registration may be opened for this act with a reason.
    """
    require(not state.finished, "finished")
    allow.unless(registration_open(state, now), "registration.is_closed")
    require(len(set(players)) == len(players) and bool(players), "register.twice")
    facts: list[Fact] = []
    paid = Cents(state.setup.buy_in + state.setup.fee)
    for number, player in enumerate(players, state.last_entry + 1):
        require(player not in state.players, "register.is_in", player=player, entry=state.players.get(player))
        facts.append(Registered(EntryId(number), player, paid))
    if state.tables:
        newcomers = [fact.entry for fact in facts if isinstance(fact, Registered)]
        facts.extend(seats_for(state, newcomers, seed))
    return tuple(facts)


def unregister(state: State, now: datetime, entry: EntryId) -> tuple[Fact, ...]:
    """Cancel an entry and give its money back: only before play begins."""
    require(not state.finished, "finished")
    found = entry_of(state, entry)
    require(not found.out, "unregister.is_out", entry=entry)
    require(not state.clock.started(now), "unregister.started", entry=entry)
    return (Unregistered(entry, found.paid),)


def bust_out(
    state: State,
    now: datetime,
    entries: Sequence[EntryId],
    tied: Sequence[bool] = (),
    *,
    allow: Allowed = NOTHING_LIFTED,
) -> tuple[Fact, ...]:
    """Entries that lost their last chip in one hand, the smallest stack first (it takes the lower place).

    `tied[i]` says that entry i had as much as the one before it: they share their places (TDA 2024 rule 19 and the
    custom of adding the prizes up). Refuses somebody who is out, the last one in, and a tournament that has not begun.
    """
    require(not state.finished, "finished")
    require(bool(entries) and len(set(entries)) == len(entries), "bust_out.twice")
    for entry in entries:
        found = entry_of(state, entry)
        require(not found.out, "bust_out.is_out", entry=entry)
    require(len(entries) < state.alive, "bust_out.last", n=state.alive)
    allow.unless(state.clock.started(now), "bust_out.not_started")
    ties = list(tied) + [False] * (len(entries) - len(tied))
    return tuple(
        BustedOut(entry, tied=tie and number > 0) for number, (entry, tie) in enumerate(zip(entries, ties, strict=True))
    )


def reinstate(state: State, now: datetime, entry: EntryId, seed: str) -> tuple[Fact, ...]:
    """A bust-out was wrong and the old seat is taken: the entry is back in a free seat drawn at random."""
    require(not state.finished, "finished")
    found = entry_of(state, entry)
    require(found.out, "reinstate.is_in", entry=entry)
    require(entry not in state.disqualified, "reinstate.is_disqualified", entry=entry)
    require(entry not in state.paid, "reinstate.is_paid", entry=entry)
    free = [seat for table in state.open_tables() for seat in table.free]
    require(bool(free), "seat.none_free")
    return (Reinstated(entry, pick_seats(free, 1, seed)[0], seed),)


def entry_of(state: State, entry: EntryId) -> Entry:
    """The entry with this ticket number. Refuses one that does not exist."""
    found = state.entries.get(entry)
    if found is None:
        raise Refused("entry.unknown", entry=entry)
    return found
