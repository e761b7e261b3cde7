"""The actions of prizes."""

from datetime import date

from tdapp.app.deeds import pay_prize, take_seat
from tdapp.domain import satellite
from tdapp.domain.act import Act
from tdapp.domain.dealing import may_deal
from tdapp.domain.ending import end_by_deal
from tdapp.domain.money.terms import Tender
from tdapp.domain.prizes import payouts, prize_hold, prize_lock, tickets
from tdapp.domain.prizes.seats import ticket_only
from tdapp.domain.refusal import Refused
from tdapp.domain.units import Cents, EntryId
from tdapp.read.command_scene import Verb
from tdapp.read.message import say_refused
from tdapp.read.prizes.deal_view import LOOKED_PAST
from tdapp.texts import QT_TRANSLATE_NOOP
from tdapp.ui.actions.action import Action, deciding
from tdapp.ui.session import Session
from tdapp.words.command_box import VERBS


def pay(session: Session, entry: EntryId, tender: Tender = Tender.CASH) -> Act | None:
    """Pay a prize, out of the drawer of this desk if it uses one; or as a ticket with a code of its own, as a seat that
    was won is.
    """
    if tender is Tender.TICKET or session.view(ticket_only, entry):
        return issue_ticket(session, entry)
    return pay_prize(session, entry, tender)


def issue_ticket(
    session: Session,
    entry: EntryId,
    *,
    value: Cents | None = None,
    expires: date | None = None,
    refundable: bool | None = None,
) -> Act | None:
    """Pay a prize as a ticket with a new code; what is not said goes by the seat that was won, as `tickets.issue`."""
    from tdapp.app.prizes.tickets import new_code

    return session.do(tickets.issue, entry, new_code(), value=value, expires=expires, refundable=refundable)


def why_not_pay(session: Session, entry: EntryId) -> str:
    """Why what an entry is due cannot be paid now, as a sentence; '' when it can."""
    if session.view(ticket_only, entry):
        return session.why_not(tickets.issue, entry, "-")
    return session.why_not(payouts.pay, entry)


def take_back(session: Session, entry: EntryId, tender: Tender = Tender.CASH) -> Act | None:
    """Take a prize back into the drawer of this desk: the drawer it was paid out of is counted and closed."""
    return session.do(payouts.take_back, entry, tender=tender, drawer=session.drawer())


def hold(session: Session, entry: EntryId) -> Act | None:
    """Hold a prize back, with a reason, or release the one that is held."""
    held = session.view(lambda state: entry in state.held)
    return session.do(prize_hold.release if held else prize_hold.hold, entry)


def set_prizes(session: Session, amounts: tuple[Cents, ...]) -> Act | None:
    """Set the prizes by hand."""
    return session.do(payouts.set_prizes, amounts)


def asked_milestone(session: Session, entry: EntryId) -> str:
    """The beginning of the command that gives somebody a seat, in the words of the language: the chips are missing."""
    return f"{session.words(VERBS[Verb.MILESTONE]).partition(',')[0]} #{entry} "


def why_no_deal(session: Session) -> str:
    """Why no deal can be made now, as a sentence; '' when one can."""
    stream = session.tournament
    if stream is None:
        return session.words.said(say_refused(Refused("tournament.none")))
    try:
        session.view(may_deal, session.now(), allow=LOOKED_PAST)
    except Refused as refused:
        return session.words.said(session.named(refused, stream))
    return ""


POST = deciding(
    "prizes.post", QT_TRANSLATE_NOOP("Actions", "Post the prizes"), "eye", payouts.post_prizes, key="Ctrl+Shift+P"
)
LOCK = deciding("prizes.lock", QT_TRANSLATE_NOOP("Actions", "Lock the prizes"), "lock", prize_lock.lock)
UNLOCK = deciding("prizes.unlock", QT_TRANSLATE_NOOP("Actions", "Unlock the prizes"), "lock-open", prize_lock.unlock)
OFF = QT_TRANSLATE_NOOP("Actions", "Take the prizes off the screen")
WITHDRAW = deciding("prizes.withdraw", OFF, "eye-off", payouts.withdraw_prizes)
BY_TABLE = QT_TRANSLATE_NOOP("Actions", "Prizes by the payout table")
RESET = deciding("prizes.reset", BY_TABLE, "rotate-ccw", payouts.reset_prizes)
SET = Action("prizes.set", QT_TRANSLATE_NOOP("Actions", "Set prizes by hand"), "pencil", do=set_prizes, bare=False)
PAY = Action("prizes.pay", QT_TRANSLATE_NOOP("Actions", "Pay a prize"), "banknote", do=pay, bare=False)

HOLD = Action("prizes.hold", QT_TRANSLATE_NOOP("Actions", "Hold a prize back"), "hand", do=hold, bare=False)
DEAL = Action(
    "prizes.deal", QT_TRANSLATE_NOOP("Actions", "Make a deal"), "scale", why_not=why_no_deal, goes_to="prizes"
)
THINGS = Action("prizes.things", QT_TRANSLATE_NOOP("Actions", "Prizes that are not money"), "trophy", goes_to="prizes")
END = deciding("prizes.end_by_deal", QT_TRANSLATE_NOOP("Actions", "End play by the deal"), "flag", end_by_deal)
END_AT_SEATS = deciding(
    "prizes.end_at_seats",
    QT_TRANSLATE_NOOP("Actions", "End play: everybody left has a seat"),
    "flag",
    satellite.end_at_seats,
)

TAKE_SEAT = Action(
    "prizes.take_seat", QT_TRANSLATE_NOOP("Actions", "Give a seat at the milestone"), "ticket", do=take_seat, bare=False
)
MILESTONE = Action("window.milestone", QT_TRANSLATE_NOOP("Actions", "Has reached the milestone"), "ticket", bare=False)

PRIZES = (POST, LOCK, UNLOCK, WITHDRAW, RESET, SET, PAY, HOLD, DEAL, THINGS, END, END_AT_SEATS, TAKE_SEAT, MILESTONE)
