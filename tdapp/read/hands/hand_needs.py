"""What hand for hand and the end of the day need of the director."""

from collections.abc import Iterator
from datetime import datetime, timedelta

from tdapp.domain.book_values import BookValues
from tdapp.domain.hands.end_of_day import day_left, hands_left
from tdapp.domain.hands.hand_for_hand import asks_stacks, bubble_near, near_money, pending
from tdapp.domain.hands.head_count import differing, uncounted
from tdapp.domain.play_over import field_is_final
from tdapp.domain.prizes.seats import money_at, seats_left
from tdapp.domain.satellite import all_have_seats
from tdapp.domain.state import State
from tdapp.domain.units import TableNo
from tdapp.read.message import Said, say
from tdapp.read.needs import MOST_NAMED, Need, Urgency

IN_STEP, NEXT_HAND, END = "window.in_step", "hands.next", "hands.end"


def hand_needs(state: State, now: datetime, by_book: BookValues) -> Iterator[Need]:
    """The cards of hand for hand to begin or go on, of the money to announce, and of the end of the day."""
    if not state.clock.started(now) or state.alive < 2:
        return
    if all_have_seats(state, now):
        title, why = say("needs.seats_won", n=state.alive), say("needs.seats_won.why")
        yield Need("seats_won", Urgency.DANGER, title, why, "prizes.end_at_seats")
        return
    yield from _hand(state, now)
    yield from _money(state, now)
    yield from _end_of_day(state, now, by_book.before)


def _hand(state: State, now: datetime) -> Iterator[Need]:
    play = state.hands.play
    paid = money_at(state)
    if play is None:
        if not field_is_final(state, now):
            return
        seats, more = seats_left(state) > 0, state.alive - paid
        why = say("needs.seats.why" if seats else "needs.hand_for_hand.why", left=state.alive, paid=paid)
        if near_money(state) and len(state.tables) > 1:
            title = say("needs.hand_for_hand.seats" if seats else "needs.hand_for_hand", n=more)
            yield Need("hand_for_hand", Urgency.WARNING, title, why, IN_STEP)
        elif bubble_near(state):
            title = say("needs.bubble.seats" if seats else "needs.bubble", n=more)
            yield Need("bubble", Urgency.INFO, title, why, IN_STEP)
        return
    waits = pending(state, play)
    told = state.hands.money is not None and state.hands.money.paid == paid
    if not play.busts and (told or len(state.tables) < 2):
        yield Need("hand_end", Urgency.WARNING, say("needs.hand_end"), _why_end(told=told), END)
    elif _reached(state, now) and not play.busts:
        return  # the room waits to be told, before another hand is dealt
    elif waits:
        title = say("needs.hand_plays", number=play.number, n=len(waits))
        yield Need("hand_plays", Urgency.INFO, title, _tables(waits), IN_STEP)
    elif asks_stacks(play):
        table = play.busts[0].table or 0
        why = say("needs.hand_stacks.why", n=len(play.busts), table=int(table))
        yield Need("hand_stacks", Urgency.DANGER, say("needs.hand_stacks", number=play.number), why, IN_STEP)
    else:
        title = say("needs.hand_waits", number=play.number)
        yield Need("hand_waits", Urgency.DANGER, title, None, NEXT_HAND)


def _why_end(*, told: bool) -> Said:
    return say("needs.hand_end.money" if told else "needs.hand_end.table")


def _tables(numbers: tuple[TableNo, ...]) -> Said | None:
    """Which tables, where they are few."""
    tables = tuple(str(number) for number in numbers)
    return say("needs.race.tables", tables=tables) if len(numbers) <= MOST_NAMED else None


def _money(state: State, now: datetime) -> Iterator[Need]:
    """Only where play was hand for hand: there the room waits to be told."""
    paid, told = money_at(state), state.hands.money
    play = state.hands.play
    if play is None or not _reached(state, now) or play.busts or (told is not None and told.paid == paid):
        return
    wrong = differing(state)
    if wrong:
        numbers = tuple(str(table.number) for table in wrong[:MOST_NAMED])
        title = say("needs.money.differs", n=len(wrong), tables=numbers)
        yield Need("head_count", Urgency.DANGER, title, None, IN_STEP)
        return
    missing = len(uncounted(state))
    title = say("needs.money") if missing else say("needs.money.counted")
    why = say("needs.money.why", n=missing) if missing else None
    yield Need("head_count", Urgency.WARNING, title, why, IN_STEP)


def _reached(state: State, now: datetime) -> bool:
    """Whether everybody who is left is in the money."""
    return 0 < state.alive <= money_at(state) and field_is_final(state, now)


def _end_of_day(state: State, now: datetime, before: timedelta) -> Iterator[Need]:
    if state.hands.last is not None:
        waits = tuple(table for table, left in hands_left(state).items() if left)
        if waits and state.hands.play is None:
            yield Need("last_hands", Urgency.INFO, say("needs.last_hands.play", n=len(waits)), _tables(waits), IN_STEP)
        elif not waits:
            yield Need("last_hands", Urgency.WARNING, say("needs.day_over"), None, IN_STEP)
        return
    left = day_left(state, now)
    if left is not None and left <= before:
        minutes = -(-left // timedelta(minutes=1))
        title = say("needs.last_hands", n=minutes) if minutes > 0 else say("needs.last_hands.late")
        yield Need("last_hands", Urgency.WARNING, title, None, IN_STEP)
