"""Decisions of hand-for-hand play: begin, tables that have played, stacks before the hand, next hand, end (RP-8)."""

from collections.abc import Collection, Mapping, Sequence
from datetime import datetime, timedelta
from types import MappingProxyType

from tdapp.domain.book_values import SILENT, BookValues
from tdapp.domain.clock.announcing import topic_over
from tdapp.domain.facts import Fact
from tdapp.domain.hands.going_out import groups, ranked
from tdapp.domain.hands.hand_facts import HandEnded, HandForHandBegun, HandForHandEnded, StackBefore, TablesPlayed
from tdapp.domain.hands.hands import HandForHand
from tdapp.domain.hands.same_hand import bust_places
from tdapp.domain.prizes.places import Award, paid_down, standing
from tdapp.domain.prizes.seats import money_at
from tdapp.domain.refusal import NOTHING_LIFTED, Allowed, Refused, require
from tdapp.domain.rulings.discipline import counting
from tdapp.domain.seating.table_facts import HandPlayed
from tdapp.domain.state import State
from tdapp.domain.units import Chips, EntryId, TableNo
from tdapp.values import replace

AS_ADVISED = timedelta.min  # as much off the clock as the rulebook has it
LONGEST = timedelta(hours=1)
TOPIC = "hand"  # of what the room is told of a hand: it takes the place of what was told of the one before
Stacks = Mapping[EntryId, Chips]
AS_ENTERED: Stacks = MappingProxyType({})


def begin(
    state: State,
    now: datetime,
    *,
    per_hand: timedelta | None = AS_ADVISED,
    by_stack: bool | None = None,
    by_book: BookValues = SILENT,
    allow: Allowed = NOTHING_LIFTED,
) -> tuple[Fact, ...]:
    """Begin hand-for-hand play: every table plays one hand, then all wait. Whoever goes out in the hand that is being
    played counts as out in the first one: they are eligible from the announcement (RP-8).

    `per_hand`: off the clock for a hand, which stands otherwise, `AS_ADVISED`: as the book has it; None: the clock runs
    as it does. More than the book's most takes a reason. `by_stack`: bust-outs of one table are placed by their stacks
    before the hand (HC, A37); None: as the book has it.
    """
    require(not state.finished, "finished")
    require(state.hands.play is None, "hand.goes_on")
    require(state.clock.started(now), "clock.not_started")
    require(bool(state.tables), "seat.not_drawn")
    require(state.alive > 1, "hand.nobody_left")
    per_hand = by_book.per_hand if per_hand == AS_ADVISED else per_hand
    by_stack = by_book.by_stack if by_stack is None else by_stack
    if per_hand is not None:
        require(timedelta(0) < per_hand <= LONGEST, "clock.length", limit=LONGEST)
        most = by_book.most_a_hand
        allow.unless(per_hand <= most, "hand.long", citation="RP-8", limit=most)
    return (HandForHandBegun(now, per_hand, by_stack),)


def done(state: State, now: datetime, tables: Sequence[TableNo]) -> tuple[Fact, ...]:
    """Note that these tables have played their hand. With the last of them all wait: a bust-out that is told only then
    is still one of this hand, until it is settled.

    Buttons there go on, penalties count down, and of the last hands of the day one is ticked off. Refuses a table
    twice, and one that is not open.
    """
    require(not state.finished, "finished")
    require(bool(tables) and len(set(tables)) == len(tables), "hand.twice")
    play, last = state.hands.play, state.hands.last
    require(play is not None or last is not None, "hand.none")
    for table in tables:
        require(table in state.tables, "table.unknown", table=table)
        if play is not None:
            require(table not in play.done, "hand.table_done", table=table)
        if last is not None:
            require(last.played.get(table, 0) < last.hands, "last_hands.over", table=table)
    counts, at = counting(state), state.clock.at(now)
    return (TablesPlayed(tuple(tables)), *(HandPlayed(table, at) for table in tables if table in counts))


def note_stack(state: State, now: datetime, entry: EntryId, chips: Chips | None) -> tuple[Fact, ...]:
    """Note what somebody who went out in this hand had before it; None: nobody knows after all. Nothing to do when that
    is noted already.
    """
    play = _in_step(state)
    bust = next((bust for bust in play.busts if bust.entry == entry), None)
    if bust is None:
        raise Refused("hand.not_out_in_it", entry=entry)
    return () if bust.stack == chips else (_stack_before(state, entry, chips),)


def stacks_before(state: State, entries: Collection[EntryId], stacks: Stacks) -> tuple[StackBefore, ...]:
    """What those who go out now had before the hand, for those of whom it is said. Refuses where play is not hand for
    hand: there nobody asks.
    """
    if stacks:
        _in_step(state)
    return tuple(_stack_before(state, entry, stacks[entry]) for entry in entries if entry in stacks)


def _stack_before(state: State, entry: EntryId, chips: Chips | None) -> StackBefore:
    require(chips is None or 0 < chips <= state.chips, "penalty.chips", chips=chips or 0, most=state.chips)
    return StackBefore(entry, chips)


def settle(state: State, now: datetime, stacks: Stacks = AS_ENTERED) -> tuple[Fact, ...]:
    """End the hand, which is over at every table; the next one begins at all of them.

    `stacks`: what those who went out at one table had before it, beside what was noted; none known: they are placed as
    they were entered, the smallest stack first.
    """
    play = _in_step(state)
    waits = pending(state, play)
    require(not waits, "hand.not_done", n=len(waits), tables=waits)
    return (HandEnded(now, _places(state, play, stacks)),)


def end(state: State, now: datetime, stacks: Stacks = AS_ENTERED) -> tuple[Fact, ...]:
    """End hand-for-hand play: tables play at their own pace again. A hand that every table has played counts; what the
    room was told of the hand is taken off its screens.

    Refuses while a hand in which somebody went out is not over everywhere.
    """
    play = _in_step(state)
    over = bool(play.done) and not pending(state, play)
    settled = settle(state, now, stacks) if play.busts or over else ()
    return (*settled, *topic_over(state, TOPIC, now), HandForHandEnded(now))


def pending(state: State, play: HandForHand) -> tuple[TableNo, ...]:
    """The tables that have not played the hand yet; one where nobody has an opponent plays none."""
    lost = {bust.table for bust in play.busts}
    return tuple(
        table.number
        for table in state.open_tables()
        if table.number not in play.done and (table.seated > 1 or (table.seated and table.number in lost))
    )


def asks_stacks(play: HandForHand) -> bool:
    """Whether the stacks before the hand decide who gets which place: several bust-outs, all at one table (A37)."""
    return play.by_stack and len(play.busts) > 1 and len({bust.table for bust in play.busts}) == 1


def would_place(state: State) -> State:
    """The tournament with the bust-outs of this hand in the places they have if it is over now.

    Where stacks decide and not all are known, they stay in the order they were entered.
    """
    play = state.hands.play
    if play is None or not play.busts:
        return state
    all_known = all(bust.stack is not None for bust in play.busts)
    found = (
        groups(state.outs, frozenset(bust.entry for bust in play.busts))
        if asks_stacks(play) and not all_known
        else _places(state, play, AS_ENTERED)
    )
    return replace(state, outs=ranked(state.outs, found))


def would_get(state: State) -> dict[EntryId, Award]:
    """The place and prize of everybody who went out in this hand, if it is over now."""
    play, found = state.hands.play, dict[EntryId, Award]()
    left = {bust.entry for bust in play.busts} if play is not None else set()
    for entry, award in paid_down(would_place(state), standing(state)) if left else ():
        if entry in left:  # they stand in front: of thousands who are out nobody is looked at
            found[entry] = award
            left.remove(entry)
            if not left:
                break
    return found


def near_money(state: State) -> bool:
    """Whether the money may be reached within a hand: not more than one a table still to go."""
    paid = money_at(state)
    return paid < state.alive <= paid + len(state.tables)


def bubble_near(state: State) -> bool:
    """Whether the money comes near, though not within a hand yet: not more than two a table still to go."""
    paid = money_at(state)
    near = not (near_money(state) and len(state.tables) > 1)
    return near and 0 < paid < state.alive <= paid + 2 * len(state.tables)


def _in_step(state: State) -> HandForHand:
    require(not state.finished, "finished")
    if state.hands.play is None:
        raise Refused("hand.none")
    return state.hands.play


def _places(state: State, play: HandForHand, stacks: Stacks) -> tuple[tuple[EntryId, ...], ...]:
    """Who went out in the hand, best place first; sharers together."""
    numbers = [bust.entry for bust in play.busts]
    if not numbers:
        return ()
    noted = {bust.entry: bust.stack for bust in play.busts if bust.stack is not None}
    stacks = {**noted, **stacks}
    if asks_stacks(play) and not stacks:
        return groups(state.outs, frozenset(numbers))
    if asks_stacks(play):
        for entry in numbers:
            require(entry in stacks, "hand.stack_missing", entry=entry)
            require(0 < stacks[entry] <= state.chips, "penalty.chips", chips=stacks[entry], most=state.chips)
    tables = [bust.table or 0 for bust in play.busts]
    found = bust_places(
        state.alive + len(numbers), tables, [stacks.get(entry, 0) for entry in numbers], by_stack=play.by_stack
    )
    return tuple(tuple(numbers[bust] for bust in reversed(place.busts)) for place in found)
