"""The deeds at players: one of them, or several that are chosen."""

from collections.abc import Iterator

from tdapp.app.deeds import is_member
from tdapp.domain import satellite
from tdapp.domain.bounties import knock_outs
from tdapp.domain.money.terms import SaleKind
from tdapp.domain.registration import entries, sales
from tdapp.domain.seating import arranging, locks, seating
from tdapp.domain.units import Money
from tdapp.read.bounties.command_bounties import latest_open
from tdapp.read.registration.players import EntryStatus, PlayerRow
from tdapp.read.registration.registration_desk import OnSale, on_sale
from tdapp.ui.actions import bounties, people, prizes, registration, rulings, seats, tables
from tdapp.ui.actions import deed_texts as texts
from tdapp.ui.actions.deed_spots import (
    deed,
    drawn,
    everybody,
    is_here,
    is_on,
    never,
    nothing,
    of_one,
    one,
    one_out,
    player_of,
    plays,
    rules_of,
    several,
    the_entry,
)
from tdapp.ui.actions.deeds import Deed, Line, Spot
from tdapp.ui.actions.entries import BUST_OUT, CORRECT, REINSTATE, UNREGISTER
from tdapp.ui.session import Session
from tdapp.ui.widgets import recurring


def _no_bust(session: Session, spot: Spot) -> str:
    return session.why_not(entries.bust_out, spot.entries, ()) if spot.rows else session.words(texts.CHOOSE)


def _no_hand(session: Session, spot: Spot) -> str:
    return _no_bust(session, spot) if len(spot.rows) > 1 else session.words(texts.CHOOSE_SEVERAL)


def _no_back(session: Session, spot: Spot) -> str:
    return session.why_not(entries.reinstate, player_of(spot).entry, "")


def _no_move(session: Session, spot: Spot) -> str:
    if player_of(spot).status is EntryStatus.OUT:
        return session.words(texts.IS_OUT, name=player_of(spot).name)
    return "" if drawn(session) else session.words(texts.NO_SEATS)


def _no_swap(session: Session, spot: Spot) -> str:
    if len(spot.rows) == 2:
        return session.why_not(seating.swap, *spot.entries)
    return of_one(_needs_seat)(session, spot)


def _needs_seat(session: Session, spot: Spot) -> str:
    row = player_of(spot)
    if row.status is EntryStatus.OUT:
        return session.words(texts.IS_OUT, name=row.name)
    if row.seat is None:
        return session.words(texts.NO_SEAT, name=row.name) if drawn(session) else session.words(texts.NO_SEATS)
    return ""


def _no_cancel(session: Session, spot: Spot) -> str:
    return (
        session.words(texts.CANCEL_AT_DESK)
        if is_on(session)
        else session.why_not(entries.unregister, player_of(spot).entry)
    )


def _before(session: Session, spot: Spot) -> bool:
    return plays(session, spot) and not is_on(session)


def _no_correct(session: Session, spot: Spot) -> str:
    return "" if drawn(session) or player_of(spot).status is EntryStatus.OUT else session.words(texts.NO_SEATS)


def _on_the_way(session: Session, spot: Spot) -> bool:
    return any(each.entry == spot.row.entry for each in session.tables_view().unseated) if spot.row else False


def _prize_due(_session: Session, spot: Spot) -> bool:
    return spot.row is not None and isinstance(spot.row.prize, Money)


def _no_pay(session: Session, spot: Spot) -> str:
    return session.words(texts.PAID) if player_of(spot).prize_paid else ""


def _bounty_open(session: Session, spot: Spot) -> bool:
    return plays(session, spot) and session.view(latest_open) is not None


def _no_bounty(session: Session, spot: Spot) -> str:
    entry = session.view(latest_open)
    if entry is None:
        return session.words(texts.NO_OPEN_BOUNTY)
    return session.why_not(knock_outs.name, entry, (player_of(spot).entry,))


def _milestone(session: Session, spot: Spot) -> bool:
    seats = session.view(lambda state: state.setup.payout.seats)
    return plays(session, spot) and seats is not None and seats.milestone > 0


def _no_milestone(session: Session, spot: Spot) -> str:
    """Why she can win no seat with the chips of the milestone."""
    seats = session.view(lambda state: state.setup.payout.seats)
    return session.why_not(satellite.take_seat, player_of(spot).entry, seats.milestone) if seats is not None else ""


def _not_here(session: Session, spot: Spot) -> bool:
    return plays(session, spot) and not is_here(session, player_of(spot).entry)


def _here(session: Session, spot: Spot) -> bool:
    return plays(session, spot) and is_here(session, player_of(spot).entry)


def _price_list(session: Session, row: PlayerRow, kind: SaleKind) -> tuple[OnSale, ...]:
    member = is_member(session, row.player)
    return tuple(session.view(on_sale, session.now(), session.club.directory, kind, entry=row.entry, member=member))


def _sold(session: Session, offer: OnSale) -> dict[str, object]:
    return {"offer": session.words.one(offer.name), "amount": offer.total}


def _asks(session: Session, offer: OnSale) -> str:
    """What is said against a sale that a reason lifts, so that she knows before she is asked for one."""
    return session.words.said(offer.why_not) if offer.why_not is not None else ""


def _selling(deed: str, kind: SaleKind, icon: str) -> Deed:
    """A rebuy or an add-on: a line for each of the price list, sold for cash."""

    def offers(session: Session, spot: Spot) -> Iterator[Line]:
        row = player_of(spot)
        for offer in _price_list(session, row, kind):
            why = session.why_not(sales.buy, row.entry, offer.key)
            told = (row.entry, offer.key)
            args, note = _sold(session, offer), _asks(session, offer)
            yield Line(deed, texts.SELL, icon, registration.BUY.id, told, why, args, note=note)

    return Deed(deed, texts.SELL, icon, registration.BUY.id, fits=plays, offers=offers)


def _re_entries(session: Session, spot: Spot) -> Iterator[Line]:
    row = player_of(spot)
    for offer in _price_list(session, row, SaleKind.RE_ENTRY):
        why = session.why_not(entries.re_enter, row.entry, offer.key, "")
        told = (row.entry, offer.key)
        args, note = _sold(session, offer), _asks(session, offer)
        yield Line("re_entry", texts.SELL, "coins", registration.RE_ENTER.id, told, why, args, note=note)


def _back_and_buy(session: Session, spot: Spot) -> Iterator[Line]:
    """Back in play with a rebuy: where it is sold now, and the bust-out can be undone."""
    row = player_of(spot)
    if _no_back(session, spot):
        return
    member = is_member(session, row.player)
    for offer in session.view(on_sale, session.now(), session.club.directory, SaleKind.REBUY, member=member):
        if offer.why_not is None:
            why = session.why_not(entries.back_and_buy, row.entry, offer.key, "", member=member)
            told, args = (row.entry, offer.key), _sold(session, offer)
            yield Line("back_and_buy", texts.BACK_AND_BUY, "rotate-ccw", registration.BACK_AND_BUY.id, told, why, args)


def _kept(session: Session, spot: Spot) -> bool:
    """Whether he is locked to a seat already."""
    return plays(session, spot) and any(wish.player == player_of(spot).player for wish in rules_of(session).kept)


def _not_kept(session: Session, spot: Spot) -> bool:
    return plays(session, spot) and not _kept(session, spot)


def _no_keep(session: Session, spot: Spot) -> str:
    row = player_of(spot)
    if row.seat is None:
        return _needs_seat(session, spot)
    return session.why_not(arranging.set_room, locks.with_kept(rules_of(session), row.player, row.seat))


def _to_keep(_session: Session, spot: Spot) -> tuple[object, ...]:
    return (player_of(spot).player, player_of(spot).seat)


def _to_rule(_session: Session, spot: Spot) -> tuple[object, ...]:
    return (player_of(spot).seat,)


def _who(_session: Session, spot: Spot) -> tuple[object, ...]:
    return (player_of(spot).player,)


SEATED = deed("seated", texts.SEATED, "check", seats.CONFIRM.id, _on_the_way, never, everybody, tables="Alt+C")
BUST = deed(
    "bust", texts.BUST, "user-x", BUST_OUT.id, plays, of_one(_no_bust), everybody,
    players=recurring.BUST, tables=recurring.BUST,
    instead=("clock.start", "seats.draw"),
)  # fmt: skip
WON = deed(
    "won_bounty", texts.WON_BOUNTY, "trophy", bounties.WON.id, _bounty_open, of_one(_no_bounty), the_entry,
    tables="Alt+K",
)  # fmt: skip
MILESTONE = deed(
    "milestone", texts.MILESTONE, "ticket", prizes.MILESTONE.id, _milestone, of_one(_no_milestone), the_entry
)
SAME_HAND = deed("same_hand", texts.SAME_HAND, "users", "", several, _no_hand, nothing, players="Alt+H")
BACK = deed(
    "reinstate",
    texts.BACK,
    "rotate-ccw",
    REINSTATE.id,
    one_out,
    of_one(_no_back),
    the_entry,
    players=recurring.BRING_BACK,
)
BACK_AND_BUY = Deed(
    "back_and_buy", texts.BACK_AND_BUY, "rotate-ccw", registration.BACK_AND_BUY.id, one_out, offers=_back_and_buy
)
RE_ENTRY = Deed("re_entry", texts.SELL, "coins", registration.RE_ENTER.id, one_out, offers=_re_entries)
REBUY = _selling("rebuy", SaleKind.REBUY, "coins")
ADD_ON = _selling("add_on", SaleKind.ADD_ON, "plus")
ACCOUNT = deed(
    "account", texts.ACCOUNT, "wallet", registration.ACCOUNT.id, one, of_one(never), the_entry, players="Alt+D"
)
PAY = deed("pay", texts.PAY, "banknote", prizes.PAY.id, _prize_due, of_one(_no_pay), the_entry)
HERE = deed("here", texts.HERE, "user-check", registration.SEEN.id, _not_here, never, everybody)
NOT_HERE = deed("not_here", texts.NOT_HERE, "user-x", registration.NOT_SEEN.id, _here, never, everybody)
MOVE = deed(
    "move", texts.MOVE, "move", "", plays, of_one(_no_move), nothing, players=recurring.MOVE, tables=recurring.MOVE,
    instead=("seats.draw",),
)  # fmt: skip
SWAP = deed(
    "swap", texts.SWAP, "arrow-left-right", "", plays, _no_swap, nothing, players=recurring.SWAP, tables=recurring.SWAP,
    instead=("seats.draw",),
)  # fmt: skip
KEEP = deed("keep", texts.KEEP, "lock", tables.KEEP.id, _not_kept, of_one(_no_keep), _to_keep)
RELEASE = deed("release", texts.RELEASE, "lock-open", tables.RELEASE.id, _kept, never, _who)
RULE = deed("rule", texts.RULE, "gavel", rulings.RULE_AT.id, plays, of_one(_needs_seat), _to_rule, tables="Alt+R")
PENALTY = deed("penalty", texts.PENALTY, "hourglass", rulings.PENALIZE.id, plays, of_one(_needs_seat), the_entry)
RECORD = deed(
    "record", texts.RECORD, "history", people.RECORD.id, one, of_one(never), the_entry, players=recurring.RECORD
)
PERSON = deed("person", texts.PERSON, "user", people.PERSON.id, one, of_one(never), _who, players=recurring.PERSON)
PUT_RIGHT = deed(
    "correct", texts.PUT_RIGHT, "pencil", CORRECT.id, one, of_one(_no_correct), the_entry,
    players=recurring.PUT_RIGHT, tables=recurring.PUT_RIGHT,
)  # fmt: skip
CANCEL = deed(
    "cancel", texts.CANCEL, "ban", UNREGISTER.id, _before, of_one(_no_cancel), the_entry, players=recurring.CANCEL_ENTRY
)
REFUND = deed(
    "refund", registration.REFUND.text, "user-x", registration.REFUND.id,
    lambda session, spot: plays(session, spot) and not _before(session, spot), of_one(never), the_entry,
)  # fmt: skip

OF_PLAYER = (
    (SEATED, BUST, MILESTONE, WON, BACK_AND_BUY, RE_ENTRY, BACK, REBUY, ADD_ON, PAY),
    (MOVE, SWAP, KEEP, RELEASE, HERE, NOT_HERE),
    (RULE, PENALTY, PUT_RIGHT),
    (ACCOUNT, REFUND, CANCEL, RECORD, PERSON),
)


# Several players


def _two(_session: Session, spot: Spot) -> bool:
    return len(spot.rows) == 2


SWAP_TWO = deed("swap", texts.SWAP, "arrow-left-right", seats.SWAP.id, _two, _no_swap, lambda _s, spot: spot.entries)
ALL_OF_THEM = deed("here", texts.HERE, "user-check", registration.SEEN.id, several, never, everybody)
OF_SEVERAL = ((SAME_HAND, SWAP_TWO, ALL_OF_THEM),)
