"""The gate of the codes: a voucher or ticket pays once in the whole club.

Within a tournament `domain.paying` sees to it; here the payments of all the others are looked through. The club keeps
no list of the codes it gave out, so one that never paid before takes the word of whoever has seen the voucher.
"""

from __future__ import annotations  # a gate is told at which desk it stands

from collections import Counter
from collections.abc import Iterable
from typing import TYPE_CHECKING

from tdapp.app.gates import Change, Gate
from tdapp.domain.money.paying import codes_returned, codes_taken
from tdapp.domain.refusal import Allowed
from tdapp.store import projected
from tdapp.store.projection import PAID_OUT, CodeUse

if TYPE_CHECKING:
    from tdapp.app.desk import Desk


def _may_pay(desk: Desk, change: Change, allow: Allowed) -> None:
    """Refuse codes nobody has seen before (payment.code_unknown), and those that paid in another tournament of the club
    and were not given back in full there (payment.code_used_elsewhere, payment.codes_used_elsewhere for several). All
    of them are named at once, so that a reason, which lifts either, is a reason for each.

    What was taken with a reason once, and given back, is known. Nor is anybody asked again by an undo.
    """
    new, codes = codes_taken(change.facts), sorted(codes_taken(change.done) | codes_returned(change.undone))
    if not codes:
        return
    with desk.file.transaction() as db:
        uses = {code: projected.uses_of(db, code) for code in codes}
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
