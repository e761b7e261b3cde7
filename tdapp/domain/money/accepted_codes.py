"""Decisions about tickets and vouchers of others: a list of their codes, which the registration desk then knows.

A chain of clubs, a sponsor or a web shop hands them out on paper; the club types or imports what it will take. Each
pays once in the whole club, as its own tickets do.
"""

from collections.abc import Sequence

from tdapp.domain.club.club import ClubState
from tdapp.domain.club.club_facts import AcceptedCode, CodeDropped, CodesAccepted
from tdapp.domain.facts import Fact
from tdapp.domain.money.paying import code_of
from tdapp.domain.people.naming import clean
from tdapp.domain.refusal import require
from tdapp.domain.tournament import MOST_MONEY
from tdapp.values import replace

LONGEST_CODE, LONGEST_ISSUER = 40, 60  # letters


def accept(club: ClubState, codes: Sequence[AcceptedCode]) -> tuple[Fact, ...]:
    """Take these tickets and vouchers of others from now on.

    Refuses one without a code or a worth, one that is named twice, and one on the list already (accepted.listed); a
    list is taken whole or not at all.
    """
    kept = tuple(replace(each, code=code_of(each.code), issuer=clean(each.issuer)) for each in codes)
    require(bool(kept), "accepted.none")
    seen: set[str] = set()
    for each in kept:
        require(0 < len(each.code) <= LONGEST_CODE, "accepted.code", n=LONGEST_CODE)
        require(0 < each.value <= MOST_MONEY, "accepted.worth", given=each.code)
        require(len(each.issuer) <= LONGEST_ISSUER, "accepted.issuer", n=LONGEST_ISSUER)
        currency = each.currency
        require(len(currency) == 3 and currency.isascii() and currency.isupper(), "setup.currency", currency=currency)
        require(each.code not in seen, "accepted.twice", given=each.code)
        require(each.code not in club.codes, "accepted.listed", given=each.code)
        seen.add(each.code)
    return (CodesAccepted(kept),)


def drop(club: ClubState, code: str) -> tuple[Fact, ...]:
    """Take a ticket or voucher of somebody else no more: from now on nobody here knows it."""
    require(code in club.codes, "accepted.unknown", given=code)
    return (CodeDropped(code),)
