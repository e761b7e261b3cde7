"""The codes of vouchers and tickets, which pay once in the whole club.

Within a tournament `domain.paying` sees to it; here the payments of all the others are looked through.
"""

from collections import Counter
from collections.abc import Iterable

from tdapp.domain.refusal import NOTHING_LIFTED, Allowed
from tdapp.domain.units import TournamentId
from tdapp.store import projected
from tdapp.store.club_file import ClubFile
from tdapp.store.projection import PAID_OUT, CodeUse


def unused(file: ClubFile, tournament: TournamentId, codes: Iterable[str], *, allow: Allowed = NOTHING_LIFTED) -> None:
    """Refuse a code that paid in another tournament of the club, unless it was given back in full there.

    Only a reason lifts that.
    """
    for code in sorted(codes):
        with file.transaction() as db:
            uses = [use for use in projected.uses_of(db, code) if use.tournament != tournament]
        standing = _standing(uses)
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
