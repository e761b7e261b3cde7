"""The gate of the codes: a voucher or ticket pays once in the whole club.

Within a tournament `domain.paying` sees to it; here the payments of all the others are looked through. A ticket that
was issued in a tournament of the club is known, with what it is worth and until when it pays, and so is one of others
that the club has on its list; any other code that never paid before takes the word of whoever has seen it.
"""

from __future__ import annotations  # a gate is told at which desk it stands

from typing import TYPE_CHECKING

from tdapp.app.gates import Change, Gate
from tdapp.app.registration.code_uses import came_back, standing, ticket_of, vouches, was_vouched_for
from tdapp.domain.club.club_facts import AcceptedCode
from tdapp.domain.money.paying import changed_hands, codes_returned, codes_taken, money, paid_with
from tdapp.domain.prizes.prize_facts import TicketIssued, TicketReturned
from tdapp.domain.refusal import Allowed, Refused, require
from tdapp.domain.units import Cents
from tdapp.store import projected
from tdapp.store.projection import CodeUse

if TYPE_CHECKING:
    from tdapp.app.desk import Desk


def _may_pay(desk: Desk, change: Change, allow: Allowed) -> None:
    """Refuse tickets that came back to the house (ticket.is_back), codes nobody has vouched for (payment.code_unknown),
    and those that paid in another tournament of the club and were not given back in full there
    (payment.code_used_elsewhere, payment.codes_used_elsewhere for several). All of them are named at once, so that a
    reason, which lifts either, is a reason for each. None lets a ticket of the club pay twice (ticket.was_taken).

    Asked of every code that comes to pay, by whatever act: a sale, one that is done again, a refund that is taken back.
    What somebody vouched for when it was taken is not asked again.
    """
    _issued_stay(desk, change)
    codes = sorted(codes_taken(change.done) | codes_returned(change.undone))
    if not codes:
        return
    with desk.file.transaction() as db:
        uses = {code: projected.uses_of(db, code) for code in codes}
    unknown = []
    for code in codes:
        require(not came_back(desk, uses[code], code), "ticket.is_back", given=code)
        ticket = ticket_of(desk, uses[code], code) or desk.club.codes.get(code)
        if ticket is not None:
            _worth_it(desk, change, ticket, allow)
        elif not any(vouches(act, code) for act in change.back) and not was_vouched_for(desk, uses[code], code):
            unknown.append(code)
    allow.unless(not unknown, "payment.code_unknown", given=tuple(unknown))
    _not_elsewhere(desk, change, uses, allow)


def _not_elsewhere(desk: Desk, change: Change, uses: dict[str, tuple[CodeUse, ...]], allow: Allowed) -> None:
    """Refuse codes that pay in another tournament by now: for good where the club issued the ticket."""
    elsewhere = {code: [use for use in found if use.tournament != change.tournament] for code, found in uses.items()}
    used = {code: use for code, found in elsewhere.items() if (use := standing(found)) is not None}
    if used:
        first, use = next(iter(used.items()))
        name, day, time = use.name, use.day, use.at
        for code, ours in used.items():
            if ticket_of(desk, uses[code], code) is not None:
                payer = paid_with(desk.state(ours.tournament), code).player
                raise Refused(
                    "ticket.was_taken", given=code, player=payer, tournament=ours.name, day=ours.day, time=ours.at
                )
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


def _worth_it(desk: Desk, change: Change, ticket: TicketIssued | AcceptedCode, allow: Allowed) -> None:
    """Refuse for good to pay more with a ticket than it is worth (ticket.too_much), or in another currency
    (ticket.currency), and without a reason a tournament that it is not for (ticket.other_target), or one after its last
    day (ticket.expired).
    """
    code, day, expires = ticket.code, change.after.setup.day, ticket.expires
    is_new = code in codes_taken(change.facts)
    if isinstance(ticket, AcceptedCode):
        here = change.after.setup.currency
        require(ticket.currency == here, "ticket.currency", given=code, currency=ticket.currency, other=here)
    elif is_new and ticket.targets and change.tournament not in ticket.targets:
        names = tuple(desk.state(target).setup.name for target in ticket.targets)
        allow.unless(False, "ticket.other_target", given=code, names=names)
    paid = sum(each.cents for fact in change.done for each in changed_hands(fact) if each.code == code)
    worth, said = money(change.after, ticket.value), money(change.after, Cents(paid))
    require(paid <= ticket.value, "ticket.too_much", given=code, worth=worth, paid=said)
    allow.unless(not is_new or expires is None or day <= expires, "ticket.expired", given=code, expires=expires)


def _issued_stay(desk: Desk, change: Change) -> None:
    """Refuse to undo a ticket that has paid since, or to take it back (ticket.was_used), and to issue one with a code
    that is known already, or again with one that pays elsewhere by now (ticket.code_taken).
    """
    undone = [fact.code for fact in change.undone if isinstance(fact, TicketIssued)]
    undone += [fact.code for fact in change.done if isinstance(fact, TicketReturned)]
    issued = [fact.code for fact in change.done if isinstance(fact, TicketIssued)]
    if not (undone or issued):
        return
    with desk.file.transaction() as db:
        uses = {code: projected.uses_of(db, code) for code in (*undone, *issued)}
    for code in undone:
        use = standing(each for each in uses[code] if each.tournament != change.tournament)
        if use is not None:
            raise Refused("ticket.was_used", given=code, tournament=use.name, day=use.day, time=use.at)
    new = {fact.code for fact in change.facts if isinstance(fact, TicketIssued)}
    for code in issued:
        require(code not in desk.club.codes, "ticket.code_taken", given=code)
        require(not uses[code] if code in new else standing(uses[code]) is None, "ticket.code_taken", given=code)


CODES = Gate("codes", check=_may_pay)
