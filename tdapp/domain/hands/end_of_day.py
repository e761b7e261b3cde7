"""Decisions about the end of the day: a card drawn before it says how many hands every table still plays (HC end of
day).
"""

from datetime import datetime, timedelta

from tdapp.domain.book_values import SILENT, BookValues
from tdapp.domain.chance import Chance
from tdapp.domain.clock.clock import level_end
from tdapp.domain.facts import Fact
from tdapp.domain.hands.hand_facts import DayEndSet, LastHandsSet
from tdapp.domain.refusal import NOTHING_LIFTED, Allowed, Refused, require
from tdapp.domain.state import State
from tdapp.domain.units import TableNo


def set_day_end(state: State, now: datetime, level: int | None) -> tuple[Fact, ...]:
    """Say that the day ends with this level; None: that is not known any more. Nothing to do when it is so already."""
    require(not state.finished, "finished")
    end = None if level is None else level_end(state.structure, level)
    require(level is None or (level > 0 and end is not None), "day.no_such_level", level=level or 0)
    require(end is None or end > state.clock.at(now), "day.level_over", level=level or 0)
    return () if level == state.hands.day_ends else (DayEndSet(level),)


def draw_last_hands(
    state: State,
    now: datetime,
    seed: str,
    *,
    card: int | None = None,
    by_book: BookValues = SILENT,
    allow: Allowed = NOTHING_LIFTED,
) -> tuple[Fact, ...]:
    """Draw the card that says how many hands every table still plays; the clock stands. Which cards are shuffled, how
    long before the end of the day, and whether the hand being played is one of them: as the book has it.

    `card`: what a player drew from a deck; None: it is drawn with `seed`. Earlier than that, where the end of the day
    is known, takes a reason.
    """
    require(not state.finished, "finished")
    require(state.clock.started(now), "clock.not_started")
    require(state.hands.last is None, "last_hands.set")
    low, high, before = by_book.low, by_book.high, by_book.before
    left = day_left(state, now)
    allow.unless(left is None or left <= before, "last_hands.early", citation="EOD", before=before)
    if card is None:
        card, drawn = card_drawn(seed, low, high), seed
    else:
        require(low <= card <= high, "last_hands.card", card=card, least=low, most=high)
        drawn = ""
    return (LastHandsSet(now, card, by_book.with_this, drawn, low, high),)


def card_drawn(seed: str, low: int, high: int) -> int:
    """The card for the last hands that a seed draws, one from `low` to `high`."""
    return low + Chance(seed).below(high - low + 1)


def play_on(state: State, now: datetime) -> tuple[Fact, ...]:
    """Let the day go on after all: no hand is the last one.

    The clock that ran before the card runs on, unless the day is over: every table has played its last hand, and
    nobody plays until the director says so. In hand-for-hand play with time for each hand it stands as it does.
    """
    last, play = state.hands.last, state.hands.play
    if last is None:
        raise Refused("last_hands.none")
    by_hand = play is not None and play.per_hand is not None
    resumes = last.ran and not by_hand and any(hands_left(state).values())
    return (LastHandsSet(now, 0, resumes=resumes),)


def day_left(state: State, now: datetime) -> timedelta | None:
    """How much of the schedule is left of the day; None: nobody has said when it ends."""
    end = None if state.hands.day_ends is None else level_end(state.structure, state.hands.day_ends)
    return None if end is None else end - state.clock.at(now)


def hands_left(state: State) -> dict[TableNo, int]:
    """How many of the last hands each table with players still has to play; empty when there are none."""
    last = state.hands.last
    if last is None:
        return {}
    return {
        table.number: max(0, last.hands - last.played.get(table.number, 0))
        for table in state.open_tables()
        if table.seated
    }
