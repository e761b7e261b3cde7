"""How money changes hands: what pays for a price, what goes back, and through which drawer."""

import re
from collections.abc import Iterable, Sequence

from tdapp.domain.act import Act
from tdapp.domain.facts import Fact, Registered, Unregistered
from tdapp.domain.money.bounty_payments import BountyPaid, BountyReturned, MarkerFound, MarkerLost
from tdapp.domain.money.pool_payments import PoolAdded, SeasonPaid
from tdapp.domain.money.prize_payments import PrizePaid, PrizeReturned
from tdapp.domain.money.sale_facts import Bought, Payment, Sale, SaleReturned
from tdapp.domain.money.side_payments import SideJoined, SideLeft, SidePaid, SideReturned
from tdapp.domain.money.terms import CODED, Price, Tender
from tdapp.domain.people.naming import clean
from tdapp.domain.refusal import Refused, require
from tdapp.domain.state import Entry, State
from tdapp.domain.units import NO_DRAWER, Cents, DrawerId, Money

_OURS = re.compile(r"(TK)-?([2-9A-Z]{5})-?([2-9A-Z]{5})")  # as the club makes them


def in_full(cents: Cents, tender: Tender = Tender.CASH, code: str = "") -> tuple[Payment, ...]:
    """The payment of a whole amount by one tender; nothing for nothing.

    >>> in_full(Cents(0))
    ()
    """
    return (Payment(tender, cents, code),) if cents else ()


def code_of(text: str) -> str:
    """The code of a voucher or ticket as it is kept: in capitals and without blanks, as two people type the same one. A
    ticket of the club has its dashes, typed or not.

    >>> code_of(" ab-1 ") == code_of("AB - 1") == "AB-1"
    True
    >>> code_of("tk7q2mx 9kfda")
    'TK-7Q2MX-9KFDA'
    """
    code = clean(text).replace(" ", "").casefold().upper()
    ours = _OURS.fullmatch(code)
    return "-".join(ours.groups()) if ours is not None else code


def paid_for(state: State, price: Price, payments: Sequence[Payment] | None) -> tuple[Payment, ...]:
    """The payments that make up a price; given None: all in cash. Refuses those that do not come to it, a code that is
    missing or stands there twice, and one that was used before, with for whom.
    """
    if payments is None:
        return in_full(price.total)
    kept = tuple(Payment(each.tender, each.cents, code_of(each.code)) for each in payments)
    _whole(state, price.total, kept)
    # What was sold before codes were kept in one form may stand there in another.
    taken = {code_of(code) for code in state.codes} if any(each.code for each in kept) else set()
    used: set[str] = set()
    for each in kept:
        require(bool(each.code) or each.tender not in CODED, "payment.code_missing")
        require(not each.code or each.tender in CODED, "payment.code_unwanted")
        require(not each.code or each.code not in used, "payment.code_twice", used=each.code)
        if each.code in taken:
            payer = paid_with(state, each.code)
            raise Refused("payment.code_used", used=each.code, player=payer.player, number=payer.id)
        if each.code:
            used.add(each.code)
    return kept


def paid_with(state: State, code: str) -> Entry:
    """The entry that a code paid for, or whose rebuy or add-on, where it was not given back in full."""
    sold: list[tuple[Entry, Sale | None, tuple[Payment, ...]]] = [
        (entry, entry.sale, ()) for entry in state.entries.values()
    ]
    sold += [(void.entry, void.entry.sale, void.out) for void in state.void.values()]
    every = {entry.id: entry for entry, _sale, _out in sold}
    sold += [(every[bought.entry], bought.sale, bought.out) for bought in state.purchases.values()]
    return next(
        entry
        for entry, sale, out in sold
        if sale is not None and any(code_of(each.code) == code and each not in out for each in sale.payments)
    )


def money_back(
    state: State, price: Price, back: Price, paid: Sequence[Payment], payments: Sequence[Payment] | None
) -> tuple[Payment, ...]:
    """The payments that give so much of a price back; None: the way it came, the last tender first. Refuses more than
    was paid.
    """
    fits = all(0 <= part <= was for part, was in zip(back, price, strict=True))
    require(fits, "refund.too_high", paid=money(state, price.total), back=money(state, back.total))
    if payments is not None:
        as_paid = {code_of(part.code): part.code for part in paid}
        given = [(each, code_of(each.code)) for each in payments]
        kept = tuple(Payment(each.tender, each.cents, as_paid.get(code, code)) for each, code in given)
        _whole(state, back.total, kept)
        for each in kept:
            # A voucher or ticket goes back as the one it was: new ones are not made here.
            came, goes = (
                sum(part.cents for part in parts if (part.tender, part.code) == (each.tender, each.code))
                for parts in (paid, kept)
            )
            require(each.tender in CODED or not each.code, "payment.code_unwanted")
            require(each.tender not in CODED or goes <= came, "refund.code", given=each.code)
        return kept
    left, out = back.total, []
    for each in reversed(paid or in_full(price.total)):
        part = min(left, each.cents)
        if part:
            out.append(Payment(each.tender, Cents(part), each.code))
        left = Cents(left - part)
    return tuple(out)


def codes_taken(facts: Iterable[Fact]) -> set[str]:
    """The codes of the vouchers and tickets that pay for something in these facts."""
    sales = [fact.sale for fact in facts if isinstance(fact, Registered | Bought)]
    return {each.code for sale in sales if sale is not None for each in sale.payments if each.code}


def codes_returned(facts: Iterable[Fact]) -> set[str]:
    """The codes of the vouchers and tickets that go back to players in these facts."""
    back = [fact for fact in facts if isinstance(fact, Unregistered | SaleReturned)]
    return {each.code for fact in back for each in fact.payments if each.code}


def drawers_of(act: Act) -> set[DrawerId]:
    """The drawers money went into or out of in this act."""
    return {drawer for fact in act.facts if (drawer := drawer_of(fact))}


def changed_hands(fact: Fact) -> tuple[Payment, ...]:
    """The money of a fact by tender: above zero what came in, below zero what went out."""
    match fact:
        case Registered(sale=None, paid=paid):
            return in_full(paid)
        case Registered(sale=Sale(payments=payments)) | Bought(sale=Sale(payments=payments)):
            return payments
        case Unregistered(refunded=refunded, payments=payments):
            return _back(payments or in_full(refunded))  # older lines say the sum alone
        case SaleReturned(payments=payments):
            return _back(payments)
        case PrizePaid(amount=amount, tender=tender, code=code):
            return in_full(Cents(-amount), tender, code)
        case BountyPaid(amount=amount, tender=tender):
            return in_full(Cents(-amount), tender)
        case PrizeReturned(amount=amount, tender=tender) | BountyReturned(amount=amount, tender=tender):
            return in_full(amount, tender)
        case PoolAdded(amount=amount, tender=tender) | MarkerLost(amount=amount, tender=tender):
            return in_full(amount, tender)
        case SeasonPaid(amount=amount, tender=tender) | MarkerFound(amount=amount, tender=tender):
            return in_full(Cents(-amount), tender)
        case SidePaid(amount=amount, tender=tender):
            return in_full(Cents(-amount), tender)
        case SideJoined(amount=amount, fee=fee, tender=tender):
            return in_full(Cents(amount + fee), tender)
        case SideLeft(amount=amount, fee=fee, tender=tender):
            return in_full(Cents(-amount - fee), tender)
        case SideReturned(amount=amount, tender=tender):
            return in_full(amount, tender)
    return ()


def _back(payments: Iterable[Payment]) -> tuple[Payment, ...]:
    """Payments the other way."""
    return tuple(Payment(each.tender, Cents(-each.cents), each.code) for each in payments)


def drawer_of(fact: Fact) -> DrawerId:
    """The drawer that the money of a fact went through; '' none."""
    match fact:
        case Registered(sale=sale):
            return sale.drawer if sale is not None else NO_DRAWER
        case Bought(sale=sale):
            return sale.drawer
        case Unregistered(drawer=drawer) | SaleReturned(drawer=drawer):
            return drawer
        case (
            PrizePaid(drawer=drawer)
            | PrizeReturned(drawer=drawer)
            | BountyPaid(drawer=drawer)
            | BountyReturned(drawer=drawer)
            | PoolAdded(drawer=drawer)
            | SeasonPaid(drawer=drawer)
            | MarkerLost(drawer=drawer)
            | MarkerFound(drawer=drawer)
            | SideJoined(drawer=drawer)
            | SideLeft(drawer=drawer)
            | SidePaid(drawer=drawer)
            | SideReturned(drawer=drawer)
        ):
            return drawer
    return NO_DRAWER


def split(state: State, payments: Sequence[Payment] | None, price: Price, times: int) -> list[tuple[Payment, ...]]:
    """The payments of each of several sales of the same price, out of payments for all of them."""
    left = list(paid_for(state, Price().plus(price, times), payments))
    parts = []
    for _turn in range(times):
        due, paid = price.total, []
        while due:
            first = left.pop(0)
            used = min(due, first.cents)
            paid.append(Payment(first.tender, used, first.code))
            due = Cents(due - used)
            if first.cents > used:
                left.insert(0, Payment(first.tender, Cents(first.cents - used), first.code))
        parts.append(tuple(paid))
    return parts


def _whole(state: State, due: Cents, payments: Sequence[Payment]) -> None:
    require(all(payment.cents > 0 for payment in payments), "payment.positive")
    given = Cents(sum(payment.cents for payment in payments))
    gap = money(state, Cents(abs(due - given)))
    require(given == due, "payment.sum", due=money(state, due), given=money(state, given), difference=gap)


def money(state: State, cents: Cents) -> Money:
    """An amount in cents as money in the tournament's currency."""
    return Money(cents, state.setup.currency)
