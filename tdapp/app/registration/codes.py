"""The gate of the codes: a voucher or ticket pays once in the whole club.

Within a tournament `domain.paying` sees to it; here the payments of all the others are looked through. A ticket that
was issued in a tournament of the club is known, with what it is worth and until when it pays; a code that nobody here
issued and that never paid before takes the word of whoever has seen it.
"""

from __future__ import annotations  # a gate is told at which desk it stands

from collections import Counter
from collections.abc import Iterable
from typing import TYPE_CHECKING

from tdapp.app.gates import Change, Gate
from tdapp.domain.money.paying import changed_hands, codes_returned, codes_taken, money
from tdapp.domain.prizes.prize_facts import TicketIssued
from tdapp.domain.refusal import Allowed, Refused, require
from tdapp.domain.units import Cents
from tdapp.store import projected
from tdapp.store.projection import PAID_OUT, CodeUse, PaymentKind

if TYPE_CHECKING:
    from tdapp.app.desk import Desk


def _may_pay(desk: Desk, change: Change, allow: Allowed) -> None:
    """Refuse codes nobody has seen before (payment.code_unknown), and those that paid in another tournament of the club
    and were not given back in full there (payment.code_used_elsewhere, payment.codes_used_elsewhere for several). All
    of them are named at once, so that a reason, which lifts either, is a reason for each.

    What was taken with a reason once, and given back, is known. Nor is anybody asked again by an undo.
    """
    _issued_stay(desk, change)
    new, codes = codes_taken(change.facts), sorted(codes_taken(change.done) | codes_returned(change.undone))
    if not codes:
        return
    with desk.file.transaction() as db:
        uses = {code: projected.uses_of(db, code) for code in codes}
    for code in codes:
        if code in new:
            _worth_it(desk, change, code, uses[code], allow)
    unknown = tuple(code for code in codes if code in new and not uses[code])
    allow.unless(not unknown, "payment.code_unknown", given=unknown)
    elsewhere = {code: [use for use in uses[code] if use.tournament != change.tournament] for code in codes}
    used = {code: use for code in codes if (use := _standing(elsewhere[code])) is not None}
    if used:
        first, use = next(iter(used.items()))
        name, day, time = use.name, use.day, use.at
        allow.unless(len(used) > 1, "payment.code_used_elsewhere", used=first, tournament=name, day=day, time=time)
        allow.unless(
            len(used) == 1,
            "payment.codes_used_elsewhere",
            all=tuple(used),
            used=first,
            tournament=name,
            day=day,
            time=time,
        )


def _worth_it(desk: Desk, change: Change, code: str, uses: Iterable[CodeUse], allow: Allowed) -> None:
    """Refuse for good to pay more with a ticket than it is worth (ticket.too_much), and without a reason a tournament
    after its last day (ticket.expired).
    """
    ticket = next((found for use in uses if (found := _ticket(desk, use, code)) is not None), None)
    if ticket is None:
        return
    paid = sum(each.cents for fact in change.facts for each in changed_hands(fact) if each.code == code)
    worth, said = money(change.after, ticket.value), money(change.after, Cents(paid))
    require(paid <= ticket.value, "ticket.too_much", given=code, worth=worth, paid=said)
    day = change.after.setup.day
    allow.unless(ticket.expires is None or day <= ticket.expires, "ticket.expired", given=code, expires=ticket.expires)


def _ticket(desk: Desk, use: CodeUse, code: str) -> TicketIssued | None:
    """The ticket a use of a code says was issued; None: it was not issued there."""
    return desk.state(use.tournament).tickets.get(code) if use.kind is PaymentKind.PRIZE else None


def _issued_stay(desk: Desk, change: Change) -> None:
    """Refuse to undo a ticket that has paid since (ticket.was_used), and a code that is known already."""
    undone = [fact.code for fact in change.undone if isinstance(fact, TicketIssued)]
    issued = [fact.code for fact in change.facts if isinstance(fact, TicketIssued)]
    if not (undone or issued):
        return
    with desk.file.transaction() as db:
        uses = {code: projected.uses_of(db, code) for code in (*undone, *issued)}
    for code in undone:
        use = _standing(each for each in uses[code] if each.tournament != change.tournament)
        if use is not None:
            raise Refused("ticket.was_used", given=code, tournament=use.name, day=use.day, time=use.at)
    for code in issued:
        require(not uses[code], "ticket.code_taken", given=code)


def _standing(uses: Iterable[CodeUse]) -> CodeUse | None:
    """The first payment by a code that was not given back as it came; None: the code is free."""
    taken: list[CodeUse] = []
    back: Counter[tuple[object, ...]] = Counter()
    for use in uses:
        if use.kind in PAID_OUT:
            back[use.tournament, use.tender, use.amount] += 1
        else:
            taken.append(use)
    for use in taken:
        key = (use.tournament, use.tender, use.amount)
        if not back[key]:
            return use
        back[key] -= 1
    return None


CODES = Gate("codes", check=_may_pay)
