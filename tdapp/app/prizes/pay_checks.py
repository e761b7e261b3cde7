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
from tdapp.domain.units import Cents, EntryId, Money
from tdapp.store import settings
from tdapp.store.club_file import ClubFile
from tdapp.words.say import decimals

if TYPE_CHECKING:
    from tdapp.app.open_club import Club

# Settings of the club: whole units of whatever currency a tournament has, '' or nothing: never asked.
IDENTITY, TAX = "pay.identity_units", "pay.tax_units"


class PayChecks(Struct, frozen=True):
    """From which sum on, of all that somebody wins in a tournament, each paper is asked for: in whole units of the
    currency it is paid in. None: never.
    """

    identity: int | None = None
    tax: int | None = None

    def asked(self, won: Money) -> tuple[bool, bool]:
        """Whether so much takes an identity card with a second signature, and whether it takes a tax form.

        >>> checks = PayChecks(identity=2_000)
        >>> checks.asked(Money(Cents(2_500_00), "EUR")), checks.asked(Money(Cents(1_999), "JPY"))
        ((True, False), (False, False))
        """
        identity, tax = self.least(won)
        return (
            self.identity is not None and won.cents >= identity.cents,
            self.tax is not None and won.cents >= tax.cents,
        )

    def least(self, won: Money) -> tuple[Money, Money]:
        """The sums from which an identity card and a tax form are asked for, in the currency of what was won."""
        unit = 10 ** decimals(won.currency)
        identity, tax = (Money(Cents((least or 0) * unit), won.currency) for least in (self.identity, self.tax))
        return identity, tax


def pay_checks(file: ClubFile) -> PayChecks:
    """The sums of a club."""
    with file.transaction() as db:
        kept = settings.settings(db)
    return PayChecks(_units(kept, IDENTITY), _units(kept, TAX))


def set_pay_checks(club: Club, checks: PayChecks) -> None:
    """Let other sums hold from now on. Refuses whoever may not change settings."""
    for key, units in ((IDENTITY, checks.identity), (TAX, checks.tax)):
        club.put_setting(key, "" if units is None else str(units))


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
        won, before = (money(each, _got(each, entry)) for each in (state, change.before or state))
        (identity, tax), (had_identity, had_tax) = checks.asked(won), checks.asked(before)
        identity_from, tax_from = checks.least(won)
        allow.unless(not identity or had_identity, "pay.identity", entry=entry, won=won, least=identity_from)
        allow.unless(not tax or had_tax, "pay.tax", entry=entry, won=won, least=tax_from)


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


def _units(kept: Mapping[str, str], key: str) -> int | None:
    text = kept.get(key, "")
    return int(text) if text.isdigit() else None
