"""What facts about hand-for-hand play and counted heads do to a tournament, and what corrections do: steps of
`evolve`.
"""

from __future__ import annotations  # rpds takes its type arguments only from type checkers

from collections.abc import Callable
from datetime import datetime
from typing import Any

from rpds import HashTrieMap, HashTrieSet

from tdapp.domain.clock.clock import BEGUN, Clock, after_hand, held
from tdapp.domain.hands import hand_facts as h
from tdapp.domain.hands.going_out import placed, ranked, without
from tdapp.domain.hands.hands import Bust, Counted, HandForHand, Hands, LastHands, MoneyAnnouncement
from tdapp.domain.refusal import Conflict
from tdapp.domain.seating.evolve_seats import sitting
from tdapp.domain.state import Out, State
from tdapp.domain.units import EntryId
from tdapp.values import replace


def gone_out(hands: Hands, out: Out) -> Hands:
    """The tournament after somebody went out; in hand-for-hand play he belongs to the hand that is played."""
    if hands.play is None:
        return hands
    bust = Bust(out.entry, out.seat.table if out.seat else None)
    return replace(hands, play=replace(hands.play, busts=(*hands.play.busts, bust)))


def came_back(hands: Hands, entry: EntryId) -> Hands:
    """The tournament after a bust-out was taken back."""
    if hands.play is None:
        return hands
    busts = tuple(bust for bust in hands.play.busts if bust.entry != entry)
    return replace(hands, play=replace(hands.play, busts=busts))


def _begun(state: State, fact: h.HandForHandBegun) -> State:
    if state.hands.play is not None:
        raise Conflict("hand_for_hand_begun")
    resumes = state.clock.runs(fact.at)
    play = HandForHand(1, fact.at, fact.per_hand, fact.by_stack, resumes)
    clock = state.clock if fact.per_hand is None else held(state.structure, state.clock, fact.at)
    return replace(state, clock=clock, hands=replace(state.hands, play=play, counted=HashTrieMap()))


def _played(state: State, fact: h.TablesPlayed) -> State:
    hands = state.hands
    for table in fact.tables:
        if table not in state.tables:
            raise Conflict("no_such_table", table=table)
        if hands.play is not None:
            hands = replace(hands, play=replace(hands.play, done=hands.play.done.insert(table)))
        if hands.last is not None:
            played = hands.last.played.insert(table, hands.last.played.get(table, 0) + 1)
            hands = replace(hands, last=replace(hands.last, played=played))
    return replace(state, hands=hands)


def _hand_ended(state: State, fact: h.HandEnded) -> State:
    play = _going_on(state)
    if {entry for group in fact.places for entry in group} - {bust.entry for bust in play.busts}:
        raise Conflict("not_of_the_hand")
    clock = state.clock if play.per_hand is None else after_hand(state.structure, state.clock, fact.at, play.per_hand)
    following = replace(play, number=play.number + 1, since=fact.at, done=HashTrieSet(), busts=())
    outs = ranked(state.outs, fact.places)
    hands = replace(state.hands, play=following, counted=HashTrieMap())
    return replace(state, clock=clock, outs=outs, hands=hands)


def _stack_before(state: State, fact: h.StackBefore) -> State:
    play = _going_on(state)
    if fact.entry not in {bust.entry for bust in play.busts}:
        raise Conflict("not_of_the_hand")
    busts = tuple(replace(bust, stack=fact.chips) if bust.entry == fact.entry else bust for bust in play.busts)
    return replace(state, hands=replace(state.hands, play=replace(play, busts=busts)))


def _ended(state: State, fact: h.HandForHandEnded) -> State:
    play = _going_on(state)
    return replace(state, clock=_going_again(state.clock, play, fact.at), hands=replace(state.hands, play=None))


def _going_again(clock: Clock, play: HandForHand, at: datetime) -> Clock:
    """The clock once tables play at their own pace again."""
    if play.per_hand is None:
        return clock
    runs = play.resumes or clock.runs(at)
    return Clock(clock.at(at), at if runs else None)


def _going_on(state: State) -> HandForHand:
    if state.hands.play is None:
        raise Conflict("no_hand_for_hand")
    return state.hands.play


def _counted(state: State, fact: h.HeadsCounted) -> State:
    counted = state.hands.counted
    for number, heads in fact.heads:
        table = state.tables.get(number)
        if table is None:
            raise Conflict("no_such_table", table=number)
        counted = counted.insert(number, Counted(heads, table.seats))
    return replace(state, hands=replace(state.hands, counted=counted))


def _money(state: State, fact: h.MoneyAnnounced) -> State:
    return replace(state, hands=replace(state.hands, money=MoneyAnnouncement(fact.left, fact.paid, fact.at)))


def _day_end(state: State, fact: h.DayEndSet) -> State:
    return replace(state, hands=replace(state.hands, day_ends=fact.level))


def _last_hands(state: State, fact: h.LastHandsSet) -> State:
    if not fact.hands:
        clock = Clock(state.clock.at(fact.at), fact.at) if fact.resumes else state.clock
        return replace(state, clock=clock, hands=replace(state.hands, last=None))
    clock = Clock(max(BEGUN, state.clock.at(fact.at)), None)
    last = LastHands(fact.hands, fact.with_this, fact.seed, ran=state.clock.runs(fact.at))
    return replace(state, clock=clock, hands=replace(state.hands, last=last))


def _wrong_seat(state: State, fact: h.WrongSeatFound) -> State:
    entry = sitting(state, fact.entry)
    if not state.has(fact.found):
        raise Conflict("no_such_seat", seat=fact.found)
    if entry.seat == fact.found:
        raise Conflict("right_seat", entry=entry.id, seat=fact.found)
    return state


def put_right(hands: Hands, wrong: EntryId, right: Out) -> Hands:
    """The tournament after a correction: it was `right` who went out, in the hand `wrong` was said to go out in."""
    if hands.play is None:
        return hands
    table = right.seat.table if right.seat else None
    busts = tuple(Bust(right.entry, table) if bust.entry == wrong else bust for bust in hands.play.busts)
    return replace(hands, play=replace(hands.play, busts=busts))


def _placed(state: State, fact: h.BustOutPlaced) -> State:
    rest, out = without(state.outs, fact.entry)
    out = replace(out, tied=fact.tied)
    outs = rest.push_front(out) if fact.before is None else placed(rest, out, fact.before)
    parted = fact.before is not None and not fact.tied
    return replace(state, outs=outs, hands=came_back(state.hands, out.entry) if parted else state.hands)


STEPS: dict[type, Callable[[State, Any], State]] = {
    h.HandForHandBegun: _begun,
    h.TablesPlayed: _played,
    h.HandEnded: _hand_ended,
    h.StackBefore: _stack_before,
    h.HandForHandEnded: _ended,
    h.HeadsCounted: _counted,
    h.MoneyAnnounced: _money,
    h.DayEndSet: _day_end,
    h.LastHandsSet: _last_hands,
    h.WrongSeatFound: _wrong_seat,
    h.BustOutPlaced: _placed,
}
