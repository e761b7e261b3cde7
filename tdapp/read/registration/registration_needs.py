"""What registration needs of the director: opening and closing, add-ons of a break, alternates, one who is left."""

from collections.abc import Iterator
from datetime import datetime, timedelta

from tdapp.domain.money.sale_spans import closes_at, registration_open, window_open
from tdapp.domain.money.terms import SaleKind, SaleSpanKind
from tdapp.domain.play_over import winner_of
from tdapp.domain.registration.price_list import sold_of
from tdapp.domain.state import Registration, State
from tdapp.read.clock.clock_needs import whole_minutes
from tdapp.read.message import say
from tdapp.read.needs import MOST_NAMED, Need, Urgency
from tdapp.read.people.names import Directory
from tdapp.read.registration.waiting import AlternateStatus, waiting_view

WAITING = "desk.waiting"
CLOSING = "desk.closing"
SHEET = "desk.sheet"
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
    ends = closes_at(state, state.closes, now) if registration_open(state, now) else None
    if ends is None:
        return
    left = ends - now
    if left <= SOON:
        yield Need(
            "registration_closes", Urgency.INFO, say("needs.registration_closes", n=whole_minutes(left)), None, CLOSING
        )


def add_on_needs(state: State, now: datetime) -> Iterator[Need]:
    """The card of add-ons that are sold in this break alone: nobody can sell them afterwards."""
    for line in state.terms.offers:
        if (
            line.kind is SaleKind.ADD_ON
            and line.window.kind is SaleSpanKind.BREAK
            and window_open(state, line.window, now)
        ):
            sold = sold_of(state, line.key)
            detail = say("needs.add_ons.why", sold=sold, players=state.alive)
            yield Need("add_ons", Urgency.WARNING, say("needs.add_ons", name=line.name), detail, SHEET)


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
    """The card of one who is left while others may still come in: closing registration makes him the winner, and
    nothing else does.
    """
    left = state.winner()
    if left is not None and winner_of(state, now) is None:
        name = directory.get(left.player)
        title = say("needs.winner_open.name", name=name) if name else say("needs.winner_open")
        yield Need("winner_open", Urgency.WARNING, title, say("needs.winner_open.why"), "registration.close")
