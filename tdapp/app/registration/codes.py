"""The codes of vouchers and tickets, which pay once in the whole club.

Within a tournament `domain.paying` sees to it; here the payments of all the others are looked through. The club keeps
no list of the codes it gave out, so one that never paid before takes the word of whoever has seen the voucher.
"""

from collections import Counter
from collections.abc import Iterable

from tdapp.app.gates import Change
from tdapp.domain.money.paying import codes_returned, codes_taken
from tdapp.domain.refusal import Allowed
from tdapp.store import projected
from tdapp.store.club_file import ClubFile
from tdapp.store.projection import PAID_OUT, CodeUse


def may_pay(file: ClubFile, change: Change, allow: Allowed) -> None:
    """Refuse codes nobody has seen before, all of them at once (payment.code_unknown), and one that paid in another
    tournament of the club and was not given back in full there (payment.code_used_elsewhere). A reason lifts either.

    What was taken with a reason once, and given back, is known. Nor is anybody asked again by an undo.
    """
    new, codes = codes_taken(change.facts), sorted(codes_taken(change.done) | codes_returned(change.undone))
    if not codes:
        return
    with file.transaction() as db:
        uses = {code: projected.uses_of(db, code) for code in codes}
    unknown = tuple(code for code in codes if code in new and not uses[code])
    allow.unless(not unknown, "payment.code_unknown", given=unknown)
    for code in codes:
        standing = _standing(use for use in uses[code] if use.tournament != change.tournament)
        if standing is not None:
            allow.unless(
                False,
                "payment.code_used_elsewhere",
                used=code,
                tournament=standing.name,
                day=standing.day,
                time=standing.at,
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
