"""A player's account in one tournament: his entries, what he bought, how he paid, and what was given back."""

from collections.abc import Iterator
from datetime import datetime

from msgspec import Struct

from tdapp.domain.money.paying import money_back
from tdapp.domain.money.sale_facts import Payment
from tdapp.domain.money.terms import Price, Refund, SaleKind, Tender
from tdapp.domain.prizes.places import paid_down, standing
from tdapp.domain.registration.sales import purchases_of
from tdapp.domain.state import Entry, Penalty, State, Void
from tdapp.domain.units import Cents, Chips, EntryId, Money, PlayerId, SaleNo, Seat
from tdapp.read.message import Said
from tdapp.read.people.names import NOBODY, Directory, PlayerName
from tdapp.read.registration.players import EntryStatus, status_of
from tdapp.read.registration.registration_desk import offer_name
from tdapp.values import replace


class PurchaseLine(Struct, frozen=True):
    """A rebuy or an add-on in a player's account. `back` None: it stands, else so much of it was given back, by
    `out`.
    """

    number: SaleNo
    name: str | Said
    kind: SaleKind
    price: Money
    chips: Chips
    payments: tuple[Payment, ...]
    announced: bool
    back: Money | None
    out: tuple[Payment, ...]


class EntryLine(Struct, frozen=True):
    """One entry in a player's account. `void`: it was cancelled, and `back` went back, by `out`. `surrendered`: the
    stack it gave up to enter again. `place` None: still in, or cancelled.
    """

    entry: EntryId
    name: str | Said
    status: EntryStatus
    void: bool
    seat: Seat | None
    place: int | None
    price: Money
    parts: Price
    chips: Chips
    payments: tuple[Payment, ...]
    here: bool
    surrendered: Chips | None
    back: Money | None
    out: tuple[Payment, ...]
    prize: Money | None
    bought: tuple[PurchaseLine, ...]
    penalties: tuple[Penalty, ...]


class AccountView(Struct, frozen=True):
    """The account of a player at the desk. `lines`: his entries, newest first, cancelled ones in their places; `now`:
    the entry he plays or last played, None when all were cancelled. `paid_in` less `given_back` is what the tournament
    has of him.
    """

    player: PlayerId
    name: PlayerName
    now: EntryLine | None
    lines: tuple[EntryLine, ...]
    paid_in: Money
    given_back: Money


class RefundView(Struct, frozen=True):
    """The money that cancelling an entry gives back. `ruled`: the share the terms give, None: nothing without a reason.

    `shares`: what each share comes to, and how it goes back unless somebody wants it otherwise.
    """

    ruled: Refund | None
    shares: tuple[tuple[Refund, Money, tuple[Payment, ...]], ...]


def account_view(state: State, directory: Directory, player: PlayerId) -> AccountView:
    """The account of a player."""
    newest = state.players.get(player)
    mine = [entry for entry in state.by_ticket() if entry.player == player]
    places = _places(state) if any(entry.out for entry in mine) else {}
    lines = [_entry_line(state, entry, places.get(entry.id)) for entry in mine]
    lines.extend(_void_line(state, void) for void in state.void.values() if void.entry.player == player)
    lines.sort(key=lambda line: -line.entry)
    paid = sum(payment.cents for line in lines for payment in _all_payments(line))
    back = sum(money.cents for line in lines for money in _all_back(line))
    return AccountView(
        player=player,
        name=directory.get(player, NOBODY),
        now=next((line for line in lines if line.entry == newest), None),
        lines=tuple(lines),
        paid_in=_money(state, paid),
        given_back=_money(state, back),
    )


def refund_view(state: State, now: datetime, entry: EntryId) -> RefundView:
    """The money that could be given back for an entry that is in."""
    found = state.entries[entry]
    price, paid = state.price_of(found), _payments(found)
    ruled = state.terms.started if state.clock.started(now) else Refund.ALL
    shares = []
    for share in Refund:
        back = share.of(price)
        shares.append((share, _money(state, back.total), money_back(state, price, back, paid, None)))
    return RefundView(ruled, tuple(shares))


def part_back(state: State, sale: SaleNo, cents: Cents) -> tuple[Price, tuple[Payment, ...]]:
    """So many cents of what was bought, by what they went to, and how they go back: the last tender first."""
    bought = state.purchases[sale].sale
    back = bought.price.part(cents)
    return back, money_back(state, bought.price, back, bought.payments, None)


def _entry_line(state: State, entry: Entry, place: int | None) -> EntryLine:
    prize = state.paid.get(entry.id)
    return EntryLine(
        entry=entry.id,
        name=_entry_name(state, entry),
        status=status_of(state, entry),
        void=False,
        seat=entry.seat,
        place=place if entry.out else None,
        price=_money(state, entry.paid),
        parts=state.price_of(entry),
        chips=_chips(state, entry.sale.chips if entry.sale is not None else None),
        payments=_payments(entry),
        here=entry.id in state.present,
        surrendered=state.surrendered.get(entry.id),
        back=None,
        out=(),
        prize=_money(state, prize) if prize is not None else None,
        bought=tuple(_bought_lines(state, entry.id)),
        penalties=tuple(state.penalties_of(entry.id)),
    )


def _void_line(state: State, void: Void) -> EntryLine:
    line = _entry_line(state, replace(void.entry, seat=None, out=True), None)
    return replace(line, void=True, back=_money(state, void.back.total), out=void.out)


def _bought_lines(state: State, entry: EntryId) -> Iterator[PurchaseLine]:
    for bought in purchases_of(state, entry):
        sale = bought.sale
        yield PurchaseLine(
            number=bought.number,
            name=offer_name(state, sale.offer, bought.kind),
            kind=bought.kind,
            price=_money(state, sale.price.total),
            chips=_chips(state, sale.chips),
            payments=sale.payments,
            announced=bought.announced,
            back=_money(state, bought.back.total) if bought.back is not None else None,
            out=bought.out,
        )


def _entry_name(state: State, entry: Entry) -> str | Said:
    kind = SaleKind.RE_ENTRY if entry.earlier is not None else SaleKind.ENTRY
    return offer_name(state, entry.sale.offer if entry.sale is not None else "", kind)


def _payments(entry: Entry) -> tuple[Payment, ...]:
    if entry.sale is not None:
        return entry.sale.payments
    return (Payment(Tender.CASH, entry.paid),) if entry.paid else ()


def _all_payments(line: EntryLine) -> Iterator[Payment]:
    yield from line.payments
    for bought in line.bought:
        yield from bought.payments


def _all_back(line: EntryLine) -> Iterator[Money]:
    backs = (line.back, *(bought.back for bought in line.bought))
    yield from (back for back in backs if back is not None)


def _places(state: State) -> dict[EntryId, int]:
    return {entry: award.place.best for entry, award in paid_down(state, standing(state))}


def _chips(state: State, chips: Chips | None) -> Chips:
    return state.setup.starting_stack if chips is None else chips


def _money(state: State, cents: int) -> Money:
    return Money(Cents(cents), state.setup.currency)
