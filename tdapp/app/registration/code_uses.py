"""Where the code of a voucher or ticket has paid in the club, and whether anybody has vouched for it."""

from __future__ import annotations  # the desk knows every tournament

from collections import Counter
from collections.abc import Iterable
from typing import TYPE_CHECKING

from tdapp.domain.act import Act
from tdapp.domain.money.paying import codes_taken
from tdapp.domain.prizes.prize_facts import TicketIssued
from tdapp.store.projection import CodeUse, PaymentKind

if TYPE_CHECKING:
    from tdapp.app.desk import Desk

UNKNOWN = "payment.code_unknown"
_ISSUES = (PaymentKind.PRIZE, PaymentKind.PRIZE_BACK)


def standing(uses: Iterable[CodeUse]) -> CodeUse | None:
    """The first payment by a code that was not given back as it came; None: the code is free."""
    taken: list[CodeUse] = []
    back: Counter[tuple[object, ...]] = Counter()
    for use in uses:
        if use.kind is PaymentKind.REFUND:
            back[use.tournament, use.tender, use.amount] += 1
        elif use.kind not in _ISSUES:
            taken.append(use)
    for use in taken:
        key = (use.tournament, use.tender, use.amount)
        if not back[key]:
            return use
        back[key] -= 1
    return None


def ticket_of(desk: Desk, uses: Iterable[CodeUse], code: str) -> TicketIssued | None:
    """The ticket of the club with this code; None: no tournament issued one that stands."""
    issued = (desk.state(use.tournament).tickets.get(code) for use in uses if use.kind is PaymentKind.PRIZE)
    return next((ticket for ticket in issued if ticket is not None), None)


def came_back(desk: Desk, uses: Iterable[CodeUse], code: str) -> bool:
    """Whether the club issued a ticket with this code that came back to the house, and pays no more."""
    issued_in = {use.tournament for use in uses if use.kind is PaymentKind.PRIZE}
    return any(code in desk.state(each).void_tickets for each in issued_in)


def was_vouched_for(desk: Desk, uses: Iterable[CodeUse], code: str) -> bool:
    """Whether somebody has taken this code with a reason in a tournament where it stands on record."""
    tournaments = dict.fromkeys(use.tournament for use in uses)
    return any(vouches(act, code) for each in tournaments for act in desk.history(each).acts)


def vouches(act: Act, code: str) -> bool:
    """Whether an act took a code nobody had seen, with a reason."""
    return act.override is not None and UNKNOWN in act.override.code.split() and code in codes_taken(act.facts)
