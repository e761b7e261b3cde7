"""Whose the money of a tournament is: every cent that came in and has not gone out again has one owner at any moment.

The sum of what the owners have is the money that should be there, payment by payment: two sides of one account.
"""

from collections.abc import Iterable, Mapping
from enum import StrEnum

from tdapp.domain.bounties.bounty_book import bounty_book
from tdapp.domain.facts import Fact
from tdapp.domain.money.paying import changed_hands
from tdapp.domain.prizes.pool import season_due
from tdapp.domain.prizes.prize_book import prize_book
from tdapp.domain.sidepools.side_book import side_books
from tdapp.domain.state import State
from tdapp.domain.units import Cents


class Owner(StrEnum):
    """Who money belongs to, and why it is still there. The last two are below zero: claims of the tournament.

    `BOUNTIES`: on heads, in envelopes or carried on, and in nobody's name yet. `UNASSIGNED`: of the prize pool, in no
    prize yet; below zero: prizes promise more than the pool. `SEASON`: held back, and not yet with its keeper.
    `SIDE_WON`: of side pools, to be paid to their winners; `SIDE`: in side pools and nobody's yet.
    """

    PRIZES = "prizes"
    PRIZES_HELD = "prizes_held"
    UNASSIGNED = "unassigned"
    BOUNTIES_WON = "bounties_won"
    BOUNTIES = "bounties"
    SEASON = "season"
    SIDE_WON = "side_won"
    SIDE = "side"
    STAFF = "staff"
    FEES = "fees"
    SIDE_FEES = "side_fees"
    OVERLAY = "overlay"
    RECOVER = "recover"


def owners(state: State) -> Mapping[Owner, Cents]:
    """What each owner has of the money that is there, in cents, nobody left out.

    Prizes and bounties won are those still to be paid; `OVERLAY` is what the house owes the pool, `RECOVER` what
    players owe it, and the keeper of what was held back for the season.
    """
    book, bounties, parts = prize_book(state), bounty_book(state), state.collected
    sides = side_books(state)
    held = sum(share.due for share in book.shares if share.held)
    season = season_due(state)
    return {
        Owner.PRIZES: Cents(book.due - held),
        Owner.PRIZES_HELD: Cents(held),
        Owner.UNASSIGNED: book.gap,
        Owner.BOUNTIES_WON: bounties.due,
        Owner.BOUNTIES: Cents(bounties.on_heads + bounties.held),
        Owner.SEASON: max(season, Cents(0)),
        Owner.SIDE_WON: Cents(sum(side.due for side in sides)),
        Owner.SIDE: Cents(sum(side.open for side in sides)),
        Owner.STAFF: parts.staff,
        Owner.FEES: parts.fee,
        Owner.SIDE_FEES: Cents(sum(side.pool.fees for side in sides)),
        Owner.OVERLAY: Cents(-state.overlay),
        Owner.RECOVER: Cents(min(season, 0) - book.back - bounties.back - sum(side.back for side in sides)),
    }


def there(facts: Iterable[Fact]) -> Cents:
    """The money that should be there by these facts: what came in less what went out, by any tender, in cents."""
    return Cents(sum(payment.cents for fact in facts for payment in changed_hands(fact)))
