"""What a director does to prizes."""

from collections.abc import Sequence

from tdapp.domain.act import Act
from tdapp.domain.money.terms import Tender
from tdapp.domain.prizes import payouts
from tdapp.domain.units import Cents, EntryId
from tdapp.texts import QT_TRANSLATE_NOOP
from tdapp.ui.actions.action import Action
from tdapp.ui.session import Room


def set_prizes(room: Room, amounts: Sequence[Cents]) -> Act | None:
    """Prizes by hand, first place first."""
    return room.do(payouts.set_prizes, tuple(amounts))


def reset(room: Room) -> Act | None:
    """Let the prizes follow the payout table again."""
    return room.do(payouts.reset_prizes)


def post(room: Room) -> Act | None:
    """Show the prizes to the players."""
    return room.do(payouts.post_prizes)


def withdraw(room: Room) -> Act | None:
    """Take the prizes off the screen."""
    return room.do(payouts.withdraw_prizes)


def pay(room: Room, entry: EntryId, tender: Tender = Tender.CASH) -> Act | None:
    """Pay a prize, out of the drawer of this desk if it uses one."""
    return room.do(payouts.pay, entry, tender=tender, drawer=room.drawer())


def take_back(room: Room, entry: EntryId, tender: Tender = Tender.CASH) -> Act | None:
    """Take a prize back into the drawer of this desk: the drawer it was paid out of is counted and closed."""
    return room.do(payouts.take_back, entry, tender=tender, drawer=room.drawer())


def why_not_post(room: Room) -> str:
    return room.why_not(payouts.post_prizes)


def why_not_withdraw(room: Room) -> str:
    return room.why_not(payouts.withdraw_prizes)


def why_not_reset(room: Room) -> str:
    return room.why_not(payouts.reset_prizes)


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
