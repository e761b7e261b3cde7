"""The ends a sale or registration can have in this tournament, to be picked: only what makes sense is offered."""

from collections.abc import Collection
from datetime import datetime, timedelta
from enum import StrEnum

from msgspec import Struct

from tdapp.domain.clock.structure import Structure, level_numbers
from tdapp.domain.money.sale_spans import breaks_after
from tdapp.domain.money.terms import SaleKind, SaleSpan, SaleSpanKind, Terms

REBUY_LEVELS = 6  # rebuys are usually over by then
MOST_ENTRIES, FIRST_ENTRIES, STEP_ENTRIES = 100_000, 100, 10
HALF_HOUR, STEP_TIME, DAY, TICK = timedelta(minutes=30), timedelta(minutes=5), timedelta(days=1), timedelta.resolution


class Way(StrEnum):
    """What somebody picks: a kind of span, and before play starts by itself."""

    REGISTRATION = "registration"
    START = "start"
    LEVEL = "level"
    LEVEL_AND_BREAK = "level_and_break"
    BREAK = "break"
    TIME = "time"
    ENTRIES = "entries"
    BY_HAND = "by_hand"


class Frame(Struct, frozen=True):
    """What ends can go by: the levels, those a break follows, the one that is played (None: none), and now."""

    levels: tuple[int, ...]
    breaks: tuple[int, ...]
    level: int | None
    now: datetime


def levels_of(structure: Structure) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The levels of a structure, and those a break follows."""
    levels = tuple(sorted({number for number in level_numbers(structure) if number is not None}))
    return levels, tuple(number for number in levels if breaks_after(structure, number))


def rebuys_until(closes: SaleSpan | None, levels: Collection[int], breaks: Collection[int]) -> SaleSpan:
    """When rebuys end unless somebody says otherwise: with registration, and with the break that follows its level.

    Where none follows, in the last break before it, because add-ons are sold there; without a break with the level.
    `closes` None, or an end that does not go by levels: the usual levels count, as far as the structure goes.
    """
    by_level = closes is not None and closes.kind in (SaleSpanKind.LEVEL, SaleSpanKind.LEVEL_AND_BREAK)
    wanted = closes.number if closes is not None and by_level else 0
    last = wanted or min(REBUY_LEVELS, max(levels, default=1))
    until = max((each for each in breaks if each <= last), default=last)
    return SaleSpan(SaleSpanKind.LEVEL_AND_BREAK if until in breaks else SaleSpanKind.LEVEL, until)


def closing_with_rebuys(terms: Terms) -> SaleSpan | None:
    """When registration closes together with the last rebuys of these terms; None: there are none that end by level."""
    spans = [offer.window for offer in terms.offers if offer.kind is SaleKind.REBUY]
    known = [span for span in spans if span.kind in (SaleSpanKind.LEVEL, SaleSpanKind.LEVEL_AND_BREAK) and span.number]
    return max(known, key=lambda span: (span.number, span.kind is SaleSpanKind.LEVEL_AND_BREAK), default=None)


def frame_of(structure: Structure, level: int | None, now: datetime) -> Frame:
    """The frame of a structure."""
    return Frame(*levels_of(structure), level, now)


def ways(frame: Frame, *, of_registration: bool = False) -> tuple[Way, ...]:
    """What there is to pick. `of_registration`: for the closing of registration itself."""
    without = {Way.REGISTRATION, Way.BREAK} if of_registration else set()
    if not frame.breaks:
        without |= {Way.LEVEL_AND_BREAK, Way.BREAK}
    if not frame.levels:
        without.add(Way.LEVEL)
    return tuple(way for way in Way if way not in without)


def way_of(span: SaleSpan) -> Way:
    """The way a span is picked."""
    return Way.START if span.kind is SaleSpanKind.LEVEL and not span.number else Way(span.kind)


def spanned(way: Way, frame: Frame, before: SaleSpan | None = None) -> SaleSpan:
    """The span that is meant when a way is picked: with the number there was before, as far as it makes sense."""
    if way is Way.START:
        return SaleSpan(SaleSpanKind.LEVEL)
    kind = SaleSpanKind(way)
    of_level = before is not None and before.kind in (
        SaleSpanKind.LEVEL,
        SaleSpanKind.LEVEL_AND_BREAK,
        SaleSpanKind.BREAK,
    )
    match way:
        case Way.LEVEL | Way.LEVEL_AND_BREAK | Way.BREAK:
            known = frame.levels if way is Way.LEVEL else frame.breaks
            wanted = before.number if before is not None and of_level else frame.level or 6
            return SaleSpan(kind, min(known, key=lambda number: (abs(number - wanted), number)))
        case Way.TIME:
            return SaleSpan(kind, at=_next(frame.now, HALF_HOUR))
        case Way.ENTRIES:
            return SaleSpan(kind, FIRST_ENTRIES)
    return SaleSpan(kind)


def stepped(span: SaleSpan, by: int, frame: Frame) -> SaleSpan:
    """The next later span of its kind (`by` 1), or the one before (-1); the same where there is none."""
    match span.kind:
        case SaleSpanKind.LEVEL if span.number:
            return SaleSpan(span.kind, _beside(frame.levels, span.number, by))
        case SaleSpanKind.LEVEL_AND_BREAK | SaleSpanKind.BREAK:
            return SaleSpan(span.kind, _beside(frame.breaks, span.number, by))
        case SaleSpanKind.TIME if span.at is not None:
            at = _next(span.at, STEP_TIME) if by > 0 else _next(span.at - STEP_TIME - TICK, STEP_TIME)
            return SaleSpan(span.kind, at=at) if frame.now < at < frame.now + DAY else span
        case SaleSpanKind.ENTRIES:
            count = (span.number // STEP_ENTRIES + 1 if by > 0 else (span.number - 1) // STEP_ENTRIES) * STEP_ENTRIES
            return SaleSpan(span.kind, max(1, min(MOST_ENTRIES, count)))
    return span


def _beside(known: tuple[int, ...], number: int, by: int) -> int:
    beyond = [each for each in known if (each > number if by > 0 else each < number)]
    return (min(beyond) if by > 0 else max(beyond)) if beyond else number


def _next(at: datetime, step: timedelta) -> datetime:
    """The first instant after one that a whole number of steps makes since midnight."""
    midnight = at.replace(hour=0, minute=0, second=0, microsecond=0)
    return midnight + ((at - midnight) // step + 1) * step
