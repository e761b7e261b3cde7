"""When registration is open, and when rebuys, re-entries and add-ons are sold."""

from datetime import datetime, timedelta

from tdapp.domain.clock.clock import begins, level_end, position
from tdapp.domain.clock.structure import Break, Structure, level_numbers
from tdapp.domain.money.terms import SaleSpan, SaleSpanKind
from tdapp.domain.refusal import Refused, require
from tdapp.domain.state import Registration, State

LEVELS = (SaleSpanKind.LEVEL, SaleSpanKind.LEVEL_AND_BREAK, SaleSpanKind.BREAK)


def registration_open(state: State, now: datetime) -> bool:
    """Whether a player may buy in at `now`: opened, not closed by hand, and not over by itself."""
    if state.registration is not Registration.OPEN or state.finished:
        return False
    return _lasts(state, state.closes, now)


def window_open(state: State, window: SaleSpan, now: datetime) -> bool:
    """Whether a sale span is open at `now`. Nothing is once the tournament is finished."""
    if state.finished:
        return False
    if window.kind is SaleSpanKind.REGISTRATION:
        return registration_open(state, now)
    return _lasts(state, window, now)


def window_over(state: State, window: SaleSpan, now: datetime) -> bool:
    """Whether nothing will be sold in this span any more, as terms and schedule stand: it was open, or is passed by.

    What is sold until somebody ends it by hand is never over before the tournament is.
    """
    if window_open(state, window, now):
        return False
    if state.finished:
        return True
    if window.kind is SaleSpanKind.REGISTRATION:
        return state.registration is not Registration.NOT_YET
    if window.kind is SaleSpanKind.BREAK and breaks_after(state.structure, window.number):
        ends = ends_in_play(state.structure, window)
        return ends is None or state.clock.at(now) >= ends
    return True


def ends_by_itself(state: State, window: SaleSpan) -> bool:
    """Whether a sale span ends by the clock or at a time, without anybody doing anything."""
    if window.kind is SaleSpanKind.REGISTRATION:
        return ends_by_itself(state, state.closes)
    if window.kind is SaleSpanKind.TIME:
        return window.at is not None
    return ends_in_play(state.structure, window) is not None


def ends_in_play(structure: Structure, window: SaleSpan) -> timedelta | None:
    """How much of the schedule has passed when a sale span ends; None: it does not end with a level, or never.

    A break that does not follow its level ends with the level itself: the one kind then lasts as long as the level,
    the other is never open.
    """
    if window.kind not in LEVELS:
        return None
    end = level_end(structure, window.number)
    if end is None or window.kind is SaleSpanKind.LEVEL:
        return end
    pauses = breaks_after(structure, window.number)
    return begins(structure, pauses.stop) if pauses else end


def breaks_after(structure: Structure, level: int) -> range:
    """The indexes of the breaks that follow this level at once: none, one, or more when one was put in by hand."""
    numbers = level_numbers(structure)
    first = end = max((index + 1 for index, number in enumerate(numbers) if number == level), default=len(structure))
    while end < len(structure) and isinstance(structure[end], Break):
        end += 1
    return range(first, end)


def closes_at(state: State, window: SaleSpan, now: datetime) -> datetime | None:
    """The instant a sale span ends as the clock runs now; None: no instant is known, or it is over."""
    if window.kind is SaleSpanKind.REGISTRATION:
        return closes_at(state, state.closes, now) if registration_open(state, now) else None
    if window.kind is SaleSpanKind.TIME:
        return window.at if window.at is not None and now < window.at else None
    ends, anchor = ends_in_play(state.structure, window), state.clock.anchor
    if ends is None or anchor is None or (state.clock.started(now) and state.clock.at(now) >= ends):
        return None
    held = state.clock.until is not None and state.clock.until < ends
    return None if held else anchor + (ends - state.clock.played)


def late_level(state: State) -> int | None:
    """The level registration ends with (or with the break after it); None: it does not end with a level."""
    known = state.closes.kind in LEVELS and state.closes.number in level_numbers(state.structure)
    return state.closes.number if known else None


def checked(structure: Structure, window: SaleSpan, *, of_registration: bool = False) -> SaleSpan:
    """The sale span itself, if it makes sense. Refuses a level there is not, a break that does not follow, a time that
    is missing.

    `of_registration`: registration cannot close with itself, nor be open only in a break.
    """
    numbers = level_numbers(structure)
    barred = (SaleSpanKind.REGISTRATION, SaleSpanKind.BREAK) if of_registration else ()
    require(window.kind not in barred, "window.not_for_registration")
    if window.kind in LEVELS:
        least = 0 if window.kind is SaleSpanKind.LEVEL else 1
        known = window.number in numbers or (window.number == 0 and least == 0)
        require(known, "window.no_level", level=window.number, least=least)
    if window.kind in (SaleSpanKind.BREAK, SaleSpanKind.LEVEL_AND_BREAK):
        require(bool(breaks_after(structure, window.number)), "window.no_break", level=window.number)
    if window.kind is SaleSpanKind.ENTRIES:
        require(1 <= window.number <= 100_000, "window.entries", limit=100_000)
    if window.kind is SaleSpanKind.TIME and window.at is None:
        raise Refused("window.no_time")
    return window


def _lasts(state: State, window: SaleSpan, now: datetime) -> bool:
    if window.kind is SaleSpanKind.TIME:
        return window.at is None or now < window.at
    if window.kind is SaleSpanKind.ENTRIES:
        return len(state.entries) < window.number
    if window.kind not in LEVELS:
        return True
    if not state.clock.started(now):
        return window.kind is not SaleSpanKind.BREAK
    played = state.clock.at(now)
    if window.kind is SaleSpanKind.BREAK:
        here = position(state.structure, played)
        return not here.over and here.period in breaks_after(state.structure, window.number)
    ends = ends_in_play(state.structure, window)
    return ends is None or played < ends
