"""From which sum on a club pays out only against papers: an identity card and two signatures, a tax form.

The sums are the club's, kept as settings; what was shown and who signs as well stands in the reason that lifts the
refusal, in words that can be erased.
"""

from __future__ import annotations  # the club is named here

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

from msgspec import Struct

from tdapp.app.gates import Change
from tdapp.domain.money.bounty_payments import BountyPaid
from tdapp.domain.money.paying import money
from tdapp.domain.money.prize_payments import PrizePaid
from tdapp.domain.refusal import Allowed
from tdapp.domain.state import State
from tdapp.domain.units import Cents, EntryId
from tdapp.store import settings
from tdapp.store.club_file import ClubFile

if TYPE_CHECKING:
    from tdapp.app.open_club import Club

IDENTITY, TAX = "pay.identity_from", "pay.tax_from"  # settings of the club: cents, '' or nothing: never asked


class PayChecks(Struct, frozen=True):
    """From how many cents on, of all that somebody wins in a tournament, each paper is asked for; None: never."""

    identity: Cents | None = None
    tax: Cents | None = None

    def asked(self, won: Cents) -> tuple[bool, bool]:
        """Whether so much takes an identity card with a second signature, and whether it takes a tax form.

        >>> PayChecks(Cents(2_000_00)).asked(Cents(2_500_00))
        (True, False)
        """
        return self.identity is not None and won >= self.identity, self.tax is not None and won >= self.tax


def pay_checks(file: ClubFile) -> PayChecks:
    """The sums of a club."""
    with file.transaction() as db:
        kept = settings.settings(db)
    return PayChecks(_cents(kept, IDENTITY), _cents(kept, TAX))


def set_pay_checks(club: Club, checks: PayChecks) -> None:
    """Let other sums hold from now on. Refuses whoever may not change settings."""
    for key, cents in ((IDENTITY, checks.identity), (TAX, checks.tax)):
        club.put_setting(key, "" if cents is None else str(cents))


def papers_seen(file: ClubFile, change: Change, allow: Allowed) -> None:
    """Refuse to pay somebody who has got so much by it that papers are asked for, until a reason says what was shown.

    All entries of a player count together, prizes and bounties alike; who has got as much before was asked then, and
    so was the one whose payment is redone.
    """
    paid = list(dict.fromkeys(_paid(change)))
    if not paid:
        return
    checks = pay_checks(file)
    state = change.after
    for entry in paid:
        won, before = _got(state, entry), _got(change.before or state, entry)
        (identity, tax), (had_identity, had_tax) = checks.asked(won), checks.asked(before)
        said = money(state, won)
        least = money(state, checks.identity or Cents(0))
        allow.unless(not identity or had_identity, "pay.identity", entry=entry, won=said, least=least)
        least = money(state, checks.tax or Cents(0))
        allow.unless(not tax or had_tax, "pay.tax", entry=entry, won=said, least=least)


def _paid(change: Change) -> Iterator[EntryId]:
    for fact in change.facts:
        if isinstance(fact, PrizePaid | BountyPaid):
            yield fact.entry


def _got(state: State, entry: EntryId) -> Cents:
    """All the player of an entry has in hand of prizes and bounties of this tournament."""
    found = state.entries.get(entry)
    if found is None:
        return Cents(0)
    total, number = 0, state.players.get(found.player)
    while number is not None:
        total += state.paid.get(number, 0) + state.bounties.get(number, 0)
        each = state.entries.get(number)
        number = each.earlier if each is not None else None
    return Cents(total)


def _cents(kept: Mapping[str, str], key: str) -> Cents | None:
    text = kept.get(key, "")
    return Cents(int(text)) if text.isdigit() else None
