"""Decisions about mystery bounties: set the envelopes, draw one, or note the one that was drawn in the room."""

from collections.abc import Sequence
from datetime import datetime

from tdapp.domain.bounties import heads
from tdapp.domain.bounties.bounty_facts import EnvelopeDrawn, EnvelopesSet
from tdapp.domain.bounties.envelope_table import Envelopes, proposed, without
from tdapp.domain.bounties.who_wins import bought_one
from tdapp.domain.chance import Chance
from tdapp.domain.facts import Fact
from tdapp.domain.lookup import entry_of
from tdapp.domain.money.bounty_terms import AS_SOLD
from tdapp.domain.money.paying import money
from tdapp.domain.refusal import Refused, require
from tdapp.domain.state import State
from tdapp.domain.units import Cents, EntryId


def set_envelopes(state: State, now: datetime, amounts: Sequence[Cents]) -> tuple[Fact, ...]:
    """Set the envelopes: mystery bounties begin, and whoever is knocked out from now on is worth one.

    They come to the bounty money to the cent. May be set anew; what was drawn stays among them, and those who were out
    when bounties began are worth none.
    """
    require(not state.finished, "finished")
    _in_envelopes(state)
    require(bool(amounts) and all(amount > 0 for amount in amounts), "envelopes.positive")
    old = state.envelopes
    drawn = tuple(old.drawn.values()) if old is not None else ()
    kept = tuple(sorted(amounts, reverse=True))
    require(len(without(kept, drawn)) == len(kept) - len(drawn), "envelopes.drawn_stay", n=len(drawn))
    total, there = Cents(sum(kept)), money_for(state)
    gap = money(state, Cents(abs(there - total)))
    require(total == there, "envelopes.sum", total=money(state, total), pool=money(state, there), difference=gap)
    after = old.after if old is not None else len(state.entries) - state.alive
    return () if old is not None and old.amounts == kept else (EnvelopesSet(kept, after),)


def draw(state: State, now: datetime, entry: EntryId, seed: str) -> tuple[Fact, ...]:
    """Draw the envelope of somebody who was knocked out: a numbered draw that anybody can compute again."""
    left = _may_draw(state, entry)
    return (EnvelopeDrawn(entry, drawn_with(seed, left), seed),)


def note(state: State, now: datetime, entry: EntryId, amount: Cents) -> tuple[Fact, ...]:
    """Note the envelope that was drawn in the room for somebody who was knocked out. Refuses one that is not left."""
    left = _may_draw(state, entry)
    require(amount in left, "envelopes.not_left", amount=money(state, amount))
    return (EnvelopeDrawn(entry, amount),)


def drawn_with(seed: str, left: Sequence[Cents]) -> Cents:
    """The envelope a seed draws: one of those left, highest first, each equally likely."""
    return Chance(f"{seed}/envelope").choice(left)


def _in_envelopes(state: State) -> None:
    """Refuse where bounties are not in envelopes."""
    require(heads.is_mystery(state), "envelopes.no_mystery")


def money_for(state: State) -> Cents:
    """The money for the envelopes, those that were drawn too."""
    drawn = state.envelopes.drawn.values() if state.envelopes is not None else ()
    own = state.heads.own.paid if state.heads.own is not None else 0
    return Cents(state.heads.envelopes + own + sum(drawn))


def proposal(state: State) -> tuple[Cents, ...]:
    """Envelopes as they could be made of the money there is: what was drawn already, and one for each who can still be
    knocked out, with the winner's own where the terms give it to him. Where bounties are optional, one for each who has
    one: it may be that none of them wins.
    """
    terms = state.terms.bounty or AS_SOLD
    drawn = tuple(state.envelopes.drawn.values()) if state.envelopes is not None else ()
    waiting = len(state.heads.open) + len(state.heads.undrawn)
    if terms.optional:
        n = sum(bought_one(state, entry.id) for entry in state.playing()) + waiting
    else:
        n = state.alive - (not terms.own) + waiting
    left = Cents(money_for(state) - sum(drawn))
    unit = max(terms.unit, state.setup.unit)
    made = proposed(left, n, unit) or proposed(left, n, Cents(1))
    return tuple(sorted((*drawn, *made), reverse=True)) if made else ()


def _may_draw(state: State, entry: EntryId) -> tuple[Cents, ...]:
    """The envelopes one may be drawn from for this entry. Refuses where there are none, or none for it."""
    _in_envelopes(state)
    envelopes: Envelopes | None = state.envelopes
    if envelopes is None:
        raise Refused("envelopes.not_set")
    require(entry_of(state, entry).out, "knock_out.still_in", entry=entry)
    require(entry not in envelopes.drawn, "envelopes.is_drawn", entry=entry)
    require(entry not in state.heads.open, "envelopes.nobody_named", entry=entry)
    require(entry in state.heads.undrawn, "envelopes.has_none", entry=entry)
    require(bool(envelopes.left), "envelopes.none_left")
    return envelopes.left
