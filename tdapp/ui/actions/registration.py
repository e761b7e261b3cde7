"""The actions of the registration desk: sell, let enter again, cancel, give back. All its money goes through here."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from tdapp.app.deeds import back_and_buy, buy, is_member, member_of, re_enter
from tdapp.app.registration.admission import add_to_play
from tdapp.domain.act import Act
from tdapp.domain.facts import Fact
from tdapp.domain.money.sale_facts import Payment
from tdapp.domain.money.terms import Price, Refund, Tender
from tdapp.domain.people.person import PersonData
from tdapp.domain.registration import check_in, entries, sales, waiting
from tdapp.domain.units import Chips, EntryId, PlayerId, SaleNo
from tdapp.read.people.names import PlayerName
from tdapp.texts import QT_TRANSLATE_NOOP
from tdapp.ui.actions.action import Action
from tdapp.ui.actions.guarded import guarded
from tdapp.ui.session import Session


def add(session: Session, name: PlayerName) -> PlayerId | None:
    """Add somebody to the club who is to play at once; None when the club insists on more than a name."""
    return guarded(session, partial(add_to_play, session.club.people, PersonData(name.last, name.first)))


def sell(session: Session, player: PlayerId, offer: str, payments: Sequence[Payment]) -> Act | None:
    """Sell an entry, if the player may play; while play is on a seat is drawn at once."""
    return session.do(
        entries.register,
        (player,),
        session.seed(),
        offer=offer,
        payments=tuple(payments),
        drawer=session.drawer(),
        member=is_member(session, player),
    )


def why_not_sell(session: Session, player: PlayerId, offer: str) -> str:
    """What the rules say against selling somebody an entry, also what a reason lifts; '' for nothing."""
    member = is_member(session, player) if player else False
    return objection(session, entries.register, (player,), "", offer=offer, member=member)


def why_not_buy(session: Session, entry: EntryId, offer: str, *, times: int = 1, stack: Chips | None = None) -> str:
    """What the rules say against a rebuy or an add-on, also what a reason lifts."""
    return objection(session, sales.buy, entry, offer, times=times, stack=stack, member=member_of(session, entry))


def why_not_re_enter(session: Session, entry: EntryId, offer: str, *, surrenders: Chips | None = None) -> str:
    """What the rules say against a re-entry, also what a reason lifts."""
    member = member_of(session, entry)
    return objection(session, entries.re_enter, entry, offer, "", surrenders=surrenders, member=member)


def objection(session: Session, decision: Callable[..., tuple[Fact, ...]], *args: Any, **kwargs: Any) -> str:
    """What the rules say against a decision; other than `Session.why_not` also what the director may lift."""
    if session.tournament is None:
        return ""
    refused = session.club.desk.why_not(session.tournament, decision, *args, **kwargs)
    return "" if refused is None else session.words.said(session.named(refused, session.tournament))


def put_on_waiting_list(session: Session, player: PlayerId) -> Act | None:
    """Give somebody a number in the queue for a seat."""
    return session.do(waiting.join, player)


def buy_many(session: Session, sold_to: Sequence[EntryId], offer: str, tender: Tender, *, times: int = 1) -> Act | None:
    """Sell several players the same at once."""
    members = frozenset(entry for entry in sold_to if member_of(session, entry))
    return session.do(
        sales.buy_many, tuple(sold_to), offer, tender=tender, times=times, drawer=session.drawer(), members=members
    )


def seen(session: Session, there: Sequence[EntryId]) -> Act | None:
    """Note that these are there."""
    return session.do(check_in.check_in, tuple(there))


def not_seen(session: Session, there: Sequence[EntryId]) -> Act | None:
    """Note that these are not there after all."""
    return session.do(check_in.clear, tuple(there))


def cancel(
    session: Session,
    entry: EntryId,
    refund: Refund | None = None,
    payments: Sequence[Payment] | None = None,
    *,
    chips: Chips | None = None,
) -> Act | None:
    """Cancel an entry; `refund` None: what the terms give, `payments` None: the way it was paid."""
    return session.do(entries.unregister, entry, refund=refund, payments=payments, chips=chips, drawer=session.drawer())


def give_back(
    session: Session, sale: SaleNo, payments: Sequence[Payment] | None = None, *, back: Price | None = None
) -> Act | None:
    """Take a rebuy or an add-on back; `payments` None: the way it was paid, `back` None: all of its price."""
    return session.do(sales.give_back, sale, payments, back=back, drawer=session.drawer())


# Both are done on the page, where what goes back can be read first.
ACCOUNT = Action("desk.account", QT_TRANSLATE_NOOP("Actions", "At the desk"), "wallet", goes_to="desk", bare=False)
REFUND = Action(
    "desk.refund", QT_TRANSLATE_NOOP("Actions", "Cancel entry and refund"), "user-x", goes_to="desk", bare=False
)
BUY = Action("sales.buy", QT_TRANSLATE_NOOP("Actions", "Sell a rebuy or an add-on"), "coins", do=buy, bare=False)
RE_ENTER = Action(
    "sales.re_enter", QT_TRANSLATE_NOOP("Actions", "Sell a re-entry"), "rotate-ccw", do=re_enter, bare=False
)
BACK_AND_BUY = Action(
    "sales.back_and_buy",
    QT_TRANSLATE_NOOP("Actions", "Bring back, and sell a rebuy"),
    "rotate-ccw",
    do=back_and_buy,
    bare=False,
)
SEEN = Action("check_in.seen", QT_TRANSLATE_NOOP("Actions", "Check in"), "user-check", do=seen, bare=False)
NOT_SEEN = Action(
    "check_in.not_seen", QT_TRANSLATE_NOOP("Actions", "Remove a check-in"), "user-x", do=not_seen, bare=False
)

WAITING = Action("desk.waiting", QT_TRANSLATE_NOOP("Actions", "Waiting list"), "hourglass", goes_to="desk")
CHECK_IN = Action("desk.check_in", QT_TRANSLATE_NOOP("Actions", "Check-in"), "user-check", goes_to="desk")
TERMS = Action("desk.terms", QT_TRANSLATE_NOOP("Actions", "Terms of entry"), "list-ordered", goes_to="desk")
SHEET = Action("desk.sheet", QT_TRANSLATE_NOOP("Actions", "Sell from a table sheet"), "coins", goes_to="desk")
CLOSING = Action("desk.closing", QT_TRANSLATE_NOOP("Actions", "When registration closes"), "lock", goes_to="desk")
PARTS = {WAITING.id: "waiting", CHECK_IN.id: "check_in", TERMS.id: "terms"}  # the part of the page each shows

DESK = (ACCOUNT, REFUND, BUY, RE_ENTER, BACK_AND_BUY, SEEN, NOT_SEEN, WAITING, CHECK_IN, TERMS, SHEET, CLOSING)
