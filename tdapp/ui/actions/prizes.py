"""The actions of prizes."""

from collections.abc import Sequence

from tdapp.domain.act import Act
from tdapp.domain.money.terms import Tender
from tdapp.domain.prizes import payouts
from tdapp.domain.units import Cents, EntryId
from tdapp.texts import QT_TRANSLATE_NOOP
from tdapp.ui.actions.action import Action
from tdapp.ui.session import Session


def set_prizes(session: Session, amounts: Sequence[Cents]) -> Act | None:
    """Set the prizes by hand, first place first."""
    return session.do(payouts.set_prizes, tuple(amounts))


def reset(session: Session) -> Act | None:
    """Let the prizes follow the payout table again."""
    return session.do(payouts.reset_prizes)


def post(session: Session) -> Act | None:
    """Show the prizes to the players."""
    return session.do(payouts.post_prizes)


def withdraw(session: Session) -> Act | None:
    """Take the prizes off the screen."""
    return session.do(payouts.withdraw_prizes)


def pay(session: Session, entry: EntryId, tender: Tender = Tender.CASH) -> Act | None:
    """Pay a prize, out of the drawer of this desk if it uses one."""
    return session.do(payouts.pay, entry, tender=tender, drawer=session.drawer())


def take_back(session: Session, entry: EntryId, tender: Tender = Tender.CASH) -> Act | None:
    """Take a prize back into the drawer of this desk: the drawer it was paid out of is counted and closed."""
    return session.do(payouts.take_back, entry, tender=tender, drawer=session.drawer())


def why_not_post(session: Session) -> str:
    return session.why_not(payouts.post_prizes)


def why_not_withdraw(session: Session) -> str:
    return session.why_not(payouts.withdraw_prizes)


def why_not_reset(session: Session) -> str:
    return session.why_not(payouts.reset_prizes)


POST = Action(
    "prizes.post", QT_TRANSLATE_NOOP("Actions", "Post the prizes"), "eye", "Ctrl+Shift+P", do=post, why_not=why_not_post
)
WITHDRAW = Action(
    "prizes.withdraw",
    QT_TRANSLATE_NOOP("Actions", "Take the prizes off the screen"),
    "eye-off",
    do=withdraw,
    why_not=why_not_withdraw,
)
RESET = Action(
    "prizes.reset",
    QT_TRANSLATE_NOOP("Actions", "Prizes by the payout table"),
    "rotate-ccw",
    do=reset,
    why_not=why_not_reset,
)
SET = Action("prizes.set", QT_TRANSLATE_NOOP("Actions", "Set prizes by hand"), "pencil", do=set_prizes, bare=False)
PAY = Action("prizes.pay", QT_TRANSLATE_NOOP("Actions", "Pay a prize"), "banknote", do=pay, bare=False)

PRIZES = (POST, WITHDRAW, RESET, SET, PAY)
