"""The actions of hand-for-hand play, head counts and the end of the day."""

from collections.abc import Sequence
from datetime import timedelta

from tdapp.app.rulings.book_values import book_values
from tdapp.domain.act import Act
from tdapp.domain.book_values import BookValues
from tdapp.domain.hands import end_of_day, hand_for_hand, head_count
from tdapp.domain.hands.hand_for_hand import AS_ENTERED, Stacks
from tdapp.domain.units import TableNo
from tdapp.texts import QT_TRANSLATE_NOOP
from tdapp.ui.actions.action import Action
from tdapp.ui.session import Session


def begin(session: Session, per_hand: timedelta | None, *, by_stack: bool) -> Act | None:
    """Begin hand-for-hand play: every table plays one hand, then all wait."""
    return session.do(hand_for_hand.begin, per_hand=per_hand, by_stack=by_stack)


def done(session: Session, tables: Sequence[TableNo]) -> Act | None:
    """Note that these tables have played their hand."""
    return session.do(hand_for_hand.done, tuple(tables))


def settle(session: Session, stacks: Stacks = AS_ENTERED) -> Act | None:
    """Note that the hand is over at every table."""
    return session.do(hand_for_hand.settle, stacks)


def end(session: Session) -> Act | None:
    """End hand-for-hand play: tables play at their own pace again."""
    return session.do(hand_for_hand.end)


def count(session: Session, heads: Sequence[tuple[TableNo, int]]) -> Act | None:
    """Take down the heads counted at these tables."""
    return session.do(head_count.count, tuple(heads))


def announce_money(session: Session) -> Act | None:
    """Tell the room that everybody left is in the money."""
    return session.do(head_count.announce_money)


def set_day_end(session: Session, level: int | None) -> Act | None:
    """Say with which level the day ends."""
    return session.do(end_of_day.set_day_end, level)


def draw_last_hands(session: Session, card: int | None) -> Act | None:
    """Take the card that says how many hands are still played; None: it is drawn here."""
    return session.do(end_of_day.draw_last_hands, "" if card is not None else session.seed(), card=card)


def play_on(session: Session) -> Act | None:
    """Let the day go on after all."""
    return session.do(end_of_day.play_on)


def rules_of(session: Session) -> BookValues:
    """The values of hand-for-hand play in the rulebook of the tournament in front."""
    return session.view(book_values)


IN_STEP = Action(
    "window.in_step",
    QT_TRANSLATE_NOOP("Actions", "Hand for hand, head count"),
    "users",
    "Ctrl+Shift+H",
)

HANDS = (IN_STEP,)
