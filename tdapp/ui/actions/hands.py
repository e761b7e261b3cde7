"""What a director does while hands are played in step."""

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
from tdapp.ui.session import Room


def begin(room: Room, per_hand: timedelta | None, *, by_stack: bool) -> Act | None:
    """From now on every table plays one hand, then all wait."""
    return room.do(hand_for_hand.begin, per_hand=per_hand, by_stack=by_stack)


def done(room: Room, tables: Sequence[TableNo]) -> Act | None:
    """These tables have played their hand."""
    return room.do(hand_for_hand.done, tuple(tables))


def settle(room: Room, stacks: Stacks = AS_ENTERED) -> Act | None:
    """The hand is over at every table."""
    return room.do(hand_for_hand.settle, stacks)


def end(room: Room) -> Act | None:
    """Tables play at their own pace again."""
    return room.do(hand_for_hand.end)


def count(room: Room, heads: Sequence[tuple[TableNo, int]]) -> Act | None:
    """So many heads were counted at these tables."""
    return room.do(head_count.count, tuple(heads))


def announce_money(room: Room) -> Act | None:
    """Tell the room that everybody left is in the money."""
    return room.do(head_count.announce_money)


def set_day_end(room: Room, level: int | None) -> Act | None:
    """The day ends with this level."""
    return room.do(end_of_day.set_day_end, level)


def draw_last_hands(room: Room, card: int | None) -> Act | None:
    """The card that says how many hands are still played; None: it is drawn here."""
    return room.do(end_of_day.draw_last_hands, "" if card is not None else room.seed(), card=card)


def play_on(room: Room) -> Act | None:
    """The day goes on after all."""
    return room.do(end_of_day.play_on)


def rules_of(room: Room) -> BookValues:
    """What the rulebook of the tournament in front says of it."""
    return room.view(book_values)


IN_STEP = Action(
    "window.in_step",
    QT_TRANSLATE_NOOP("Actions", "Hand for hand, head count"),
    "users",
    "Ctrl+Shift+H",
)

HANDS = (IN_STEP,)
