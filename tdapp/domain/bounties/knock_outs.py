"""Decisions about who knocked out whom: said with the bust-out, later, or put right."""

from collections.abc import Sequence
from datetime import datetime

from tdapp.domain.bounties.bounty_facts import KnockedOut
from tdapp.domain.facts import Fact
from tdapp.domain.lookup import entry_of
from tdapp.domain.money.bounty_terms import AS_SOLD, PotRule
from tdapp.domain.refusal import Refused, require
from tdapp.domain.state import Out, State
from tdapp.domain.units import EntryId


def name(state: State, now: datetime, entry: EntryId, by: Sequence[EntryId]) -> tuple[Fact, ...]:
    """Say who knocked an entry out: those who won the pot it had its last chips in; nobody: it was blinded off.

    May be said later, after the finish too, and put right. Refuses an entry that is in, was disqualified or gave up its
    stack, and whoever was not in then. Nothing to do when it stands so already.
    """
    if not entry_of(state, entry).out:
        raise Refused("knock_out.still_in", entry=entry)
    require(entry not in state.disqualified, "knock_out.is_disqualified", entry=entry)
    require(entry not in state.surrendered, "knock_out.surrendered", entry=entry)
    named = tuple(by)
    rank, out = next((rank, out) for rank, out in enumerate(state.outs) if out.entry == entry)
    hand = _hand(state, rank) if named else frozenset()  # of thousands, for those who are named
    for each in named:
        _was_in(state, each, out, hand)
    check_names(state, entry, named)
    return () if out.by == named else (KnockedOut(entry, named),)


def check_names(state: State, entry: EntryId, by: tuple[EntryId, ...]) -> None:
    """Refuse somebody named twice, the entry itself, and several where one takes the whole bounty."""
    require(entry not in by, "knock_out.himself", entry=entry)
    require(len(set(by)) == len(by), "knock_out.twice")
    terms = state.terms.bounty or AS_SOLD
    require(len(by) < 2 or terms.several is not PotRule.MOST_CHIPS, "knock_out.one_only", n=len(by))


def check_winner(state: State, winner: EntryId, beaten: Sequence[EntryId]) -> None:
    """Refuse that somebody knocks others out who is out himself, or goes out in the same hand."""
    if entry_of(state, winner).out or winner in beaten:
        raise Refused("knock_out.winner_out", entry=winner)


def _was_in(state: State, winner: EntryId, out: Out, gone: frozenset[EntryId]) -> None:
    """Refuse a winner who had gone out by then, or came only later. `gone`: who went out by then, with that hand."""
    require(winner in state.void or winner in state.entries, "entry.unknown", entry=winner)
    require(winner <= out.tickets, "knock_out.came_later", entry=winner, other=out.entry)
    require(winner not in gone or winner == out.entry, "knock_out.winner_out", entry=winner)


def _hand(state: State, rank: int) -> frozenset[EntryId]:
    """Everybody who was out once this one was, with those who share a place with it."""
    outs = list(state.outs)
    while rank and outs[rank - 1].tied:
        rank -= 1
    return frozenset(out.entry for out in outs[rank:])
