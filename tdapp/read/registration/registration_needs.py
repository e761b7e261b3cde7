"""What registration needs of the director: opening and closing, last sales of a break, alternates, one who is left."""

from collections import Counter
from collections.abc import Iterator
from datetime import datetime, timedelta

from tdapp.domain.clock.clock import position
from tdapp.domain.money.sale_spans import breaks_after, closes_at, registration_open, window_open
from tdapp.domain.money.terms import Offer, SaleKind, SaleSpan, SaleSpanKind
from tdapp.domain.refusal import Refused
from tdapp.domain.registration.price_list import sold_of
from tdapp.domain.state import Registration, State
from tdapp.domain.tournament import open_registration
from tdapp.read.clock.clock_needs import whole_minutes
from tdapp.read.message import say
from tdapp.read.needs import MOST_NAMED, Need, Urgency
from tdapp.read.people.names import Directory
from tdapp.read.registration.waiting import AlternateStatus, waiting_view

WAITING = "desk.waiting"
CLOSING = "desk.closing"
SHEET, DESK = "desk.sheet", "desk.page"
OPEN = "registration.open"
ON_SHEET = (SaleKind.REBUY, SaleKind.ADD_ON)  # what is sold from the sheet of a table
SOON = timedelta(minutes=5)


def registration_needs(state: State, now: datetime) -> Iterator[Need]:
    """The card of registration that is not opened yet, or is about to close by itself."""
    if state.registration is Registration.NOT_YET:
        yield Need(
            "open_registration",
            Urgency.INFO,
            say("needs.open_registration"),
            say("needs.open_registration.why"),
            "registration.open",
        )
        return
    if len(state.entries) < 2:
        yield from _too_few(state, now)
    ends = closes_at(state, state.closes, now) if registration_open(state, now) else None
    if ends is not None and ends - now <= SOON:
        title = say("needs.registration_closes", n=whole_minutes(ends - now))
        yield Need("registration_closes", Urgency.INFO, title, None, CLOSING)


def _too_few(state: State, now: datetime) -> Iterator[Need]:
    """The card of a tournament that cannot be played yet: entries are to be sold, or taken again."""
    n = len(state.entries)
    if registration_open(state, now):
        yield Need("take_entries", Urgency.INFO, say("needs.take_entries"), say("needs.take_entries.why", n=n), DESK)
        return
    try:
        open_registration(state, now)
        action = OPEN
    except Refused:  # it is over by itself: until when it lasts comes first
        action = CLOSING
    yield Need("too_few", Urgency.WARNING, say("needs.too_few", n=n), say("needs.too_few.why"), action)


def sale_needs(state: State, now: datetime) -> Iterator[Need]:
    """The cards of what is sold in this break for the last time, and of what is sold for a few minutes more."""
    if state.alive < 2:
        return
    of_all = closes_at(state, state.closes, now) if registration_open(state, now) else None
    for line in state.terms.offers:
        if line.kind is SaleKind.ENTRY or not window_open(state, line.window, now) or not _may_buy(state, line):
            continue
        detail = say("needs.add_ons.why", sold=sold_of(state, line.key), players=state.alive)
        ends = closes_at(state, line.window, now)
        if _ends_with_break(state, line.window, now):
            alone = line.window.kind is SaleSpanKind.BREAK
            title = say("needs.add_ons" if alone else "needs.add_ons.last", name=line.name)
            yield Need("add_ons", Urgency.WARNING, title, detail, *_seller(line))
        elif ends is not None and ends != of_all and ends - now <= SOON:
            title = say("needs.sale_ends", name=line.name, n=whole_minutes(ends - now))
            yield Need("sale_ends", Urgency.INFO, title, detail, *_seller(line))


def _seller(line: Offer) -> tuple[str, tuple[str | None, ...]]:
    """Where it is sold: from the sheet of a table, with this line chosen, what players at it buy, else at the desk."""
    return (SHEET, (None, line.key)) if line.kind in ON_SHEET else (DESK, ())


def _ends_with_break(state: State, window: SaleSpan, now: datetime) -> bool:
    """Whether the break that is on is the last moment this is sold in; a clock that was paused in it counts."""
    if window.kind not in (SaleSpanKind.BREAK, SaleSpanKind.LEVEL_AND_BREAK) or not state.clock.started(now):
        return False
    here = position(state.structure, state.clock.at(now))
    return not here.over and here.period in breaks_after(state.structure, window.number)


def _may_buy(state: State, line: Offer) -> bool:
    """Whether anybody is left whom this line can still be sold to."""
    if line.in_total is not None and sold_of(state, line.key) >= line.in_total:
        return False
    if line.per_player is None or line.kind is SaleKind.RE_ENTRY:
        return True
    had = Counter(
        state.entries[bought.entry].player
        for bought in state.purchases.values()
        if bought.sale.offer == line.key and bought.back is None and bought.entry in state.entries
    )
    return any(had[entry.player] < line.per_player for entry in state.playing())


def alternate_needs(state: State, now: datetime, directory: Directory) -> Iterator[Need]:
    """The cards of alternates to call, at the desk, or called in vain."""
    view = waiting_view(state, now, directory)
    gone = view.of(AlternateStatus.EXPIRED)
    if gone:
        numbers = tuple(int(row.number) for row in gone[:MOST_NAMED])
        title = say("needs.alternates_expired", n=len(gone), numbers=numbers)
        yield Need("alternates_expired", Urgency.WARNING, title, say("needs.alternates_expired.why"), WAITING)
    waits = view.of(AlternateStatus.WAITING)
    if waits and view.seats:
        first = waits[: view.seats]
        detail = say("needs.alternates.next", name=first[0].name, number=int(first[0].number))
        yield Need("alternates", Urgency.WARNING, say("needs.alternates", n=len(first)), detail, WAITING)
    here = view.of(AlternateStatus.ANSWERED)
    if here:
        detail = say("needs.alternates.next", name=here[0].name, number=int(here[0].number))
        yield Need("alternates_here", Urgency.WARNING, say("needs.alternates_here", n=len(here)), detail, WAITING)


def closing_needs(state: State, now: datetime, directory: Directory) -> Iterator[Need]:
    """The card of one who is left, or nobody, while others may still come in: closing registration makes him the
    winner, and nothing else does.
    """
    if state.alive > 1 or len(state.entries) < 2 or not registration_open(state, now):
        return
    left = state.winner()
    name = directory.get(left.player) if left is not None else None
    nobody = say("needs.winner_open" if left is not None else "needs.winner_open.nobody")
    title = say("needs.winner_open.name", name=name) if name else nobody
    yield Need("winner_open", Urgency.WARNING, title, say("needs.winner_open.why"), "registration.close")
