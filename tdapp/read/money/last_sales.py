"""The sales and refunds of a tournament that were made last, for whoever stands at the desk."""

from collections.abc import Container, Iterator, Sequence
from datetime import datetime
from itertools import islice
from typing import cast, get_args

from msgspec import Struct

from tdapp.domain.act import Act
from tdapp.domain.facts import Registered, Unregistered
from tdapp.domain.money.paying import money
from tdapp.domain.money.sale_facts import Bought, SaleReturned
from tdapp.domain.money.terms import SaleKind
from tdapp.domain.state import State
from tdapp.domain.units import ActNo, Cents, EntryId, Money, PlayerId, SaleNo
from tdapp.read.message import Said, say
from tdapp.read.people.names import NOBODY, Directory, PlayerName
from tdapp.read.registration.registration_desk import offer_name

SaleFact = Registered | Bought | Unregistered | SaleReturned
KINDS = frozenset(get_args(SaleFact))


class LastSale(Struct, frozen=True):
    """A sale, or a refund: then `amount` is below zero. `what`: the line of the price list it was about."""

    at: datetime
    entry: EntryId
    name: PlayerName
    what: str | Said
    amount: Money


def last_sales(
    state: State, acts: Sequence[Act], gone: Container[ActNo], directory: Directory, n: int
) -> tuple[LastSale, ...]:
    """The last `n` sales and refunds, newest first. What was taken back since is left out.

    Only what was added since is looked at, so that an evening of ten thousand sales is told as fast as one of ten.
    """
    found = islice(_newest_first(acts, gone), n)
    return tuple(_sale(state, act, fact, directory) for act, fact in found)


def _newest_first(acts: Sequence[Act], gone: Container[ActNo]) -> Iterator[tuple[Act, SaleFact]]:
    """What was sold and given back, and stands."""
    return (found for found in reversed(_so_far.of(acts)) if found[0].number not in gone)


class _SalesSoFar:
    """The sales and refunds of the journal asked about last, the oldest first: asked again, only the acts that were
    added since are looked at. Late in an evening the last sale is thousands of lines back.
    """

    def __init__(self) -> None:
        self._last: Act | None = None  # that was looked at
        self._many = 0
        self._found: list[tuple[Act, SaleFact]] = []

    def of(self, acts: Sequence[Act]) -> Sequence[tuple[Act, SaleFact]]:
        """All of them, also what was taken back since."""
        if not 0 < self._many <= len(acts) or acts[self._many - 1] is not self._last:
            self._many, self._found = 0, []
        for act in acts[self._many :]:
            self._found += [(act, cast("SaleFact", fact)) for fact in act.facts if type(fact) in KINDS]
        self._many, self._last = len(acts), acts[-1] if acts else None
        return self._found


_so_far = _SalesSoFar()


def _sale(state: State, act: Act, fact: SaleFact, directory: Directory) -> LastSale:
    match fact:
        case Registered():
            kind = SaleKind.ENTRY if fact.again is None else SaleKind.RE_ENTRY
            key = fact.sale.offer if fact.sale is not None else ""
            entry, what, cents = fact.entry, offer_name(state, key, kind), int(fact.paid)
        case Bought():
            entry, what = fact.entry, offer_name(state, fact.sale.offer, fact.kind)
            cents = fact.sale.price.total
        case Unregistered():
            entry, what, cents = fact.entry, say("sold.cancelled"), -fact.refunded
        case SaleReturned():
            entry, what, cents = fact.entry, _returned(state, fact.number), -fact.back.total
    return LastSale(act.at, entry, directory.get(_player(state, entry), NOBODY), what, money(state, Cents(cents)))


def _player(state: State, entry: EntryId) -> PlayerId:
    if entry in state.entries:
        return state.entries[entry].player
    return state.void[entry].entry.player if entry in state.void else PlayerId("")


def _returned(state: State, number: SaleNo) -> Said:
    """What is said of a rebuy or add-on that was given back."""
    bought = state.purchases.get(number)
    what = offer_name(state, bought.sale.offer, bought.kind) if bought is not None else ""
    return say("sold.given_back", what=what)
