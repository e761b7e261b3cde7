"""Commands about hands the whole room plays, as they are typed: tables that have played, heads (see `commands`)."""

import re
from collections.abc import Iterator

from tdapp.domain.hands.end_of_day import hands_left
from tdapp.domain.hands.hand_for_hand import pending
from tdapp.domain.state import State
from tdapp.domain.units import TableNo
from tdapp.read.command_scene import InHand, Scene, Suggestion
from tdapp.read.message import say

_TABLES = re.compile(r"\d{1,4}(?:(?:\s*[,+]\s*|\s+)\d{1,4})*")
_HEADS = re.compile(r"(\d{1,4})\s*=\s*(\d{1,3})")
_ALL_HEADS = re.compile(rf"{_HEADS.pattern}(?:[\s,]+{_HEADS.pattern})*")


def in_hand(state: State) -> InHand:
    """The hand the room plays, as far as something can be typed about it: hand for hand, or the last ones of the
    day.
    """
    play = state.hands.play
    if play is not None:
        return InHand(True, pending(state, play), frozenset(bust.entry for bust in play.busts))
    return InHand(False, tuple(table for table, left in hands_left(state).items() if left))


def of_hand(typed: str, scene: Scene) -> Iterator[Suggestion]:
    """'7', '3, 5, 7': these tables have played their hand; '7=8, 3=9': so many heads were counted there."""
    if _TABLES.fullmatch(typed):
        tables = tuple(dict.fromkeys(TableNo(int(number)) for number in re.findall(r"\d+", typed)))
        if set(tables) <= set(scene.hand.waits):
            yield played(tables, typed)
    elif _ALL_HEADS.fullmatch(typed):
        heads = tuple((TableNo(int(table)), int(counted)) for table, counted in _HEADS.findall(typed))
        if {table for table, _counted in heads} <= set(scene.tables):
            first, counted = heads[0]
            said = say("command.heads", table=int(first), heads=counted)
            several = say("command.heads.several", n=len(heads))
            yield Suggestion("hands.count", (heads,), said if len(heads) == 1 else several, typed)


def played(tables: tuple[TableNo, ...], typed: str) -> Suggestion:
    """The suggestion that these tables have played their hand."""
    numbers = tuple(str(table) for table in tables)
    one = say("command.hand_done", table=int(tables[0]))
    return Suggestion(
        "hands.played", (tables,), one if len(tables) == 1 else say("command.hands_done", tables=numbers), typed
    )
