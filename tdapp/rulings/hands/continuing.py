"""Whether a hand is the same hand later on: it begins as the other one was kept, and only tells more.

>>> from tdapp.rulings.hands.entering import enter
>>> from tdapp.rulings.situation import AtSeat, Level, Situation
>>> table = Situation("", level=Level(200, 100), seats=tuple(AtSeat(seat, stack=9000) for seat in (1, 2, 3, 4, 5)))
>>> ruled_on = enter("d1 b600 c r900!", table)
>>> goes_on(ruled_on, enter("d1 b600 c r900! 1>1000 f f c", table)), goes_on(ruled_on, enter("d1 b600 f", table))
(True, False)
"""

from collections.abc import Iterator

from msgspec import Struct

from tdapp.poker.operations import BoardDealt, HoleDealt, Operation, Ruled, Shown
from tdapp.poker.table import Table
from tdapp.rulings.hands.deeds import Deed
from tdapp.rulings.hands.entered import Entered
from tdapp.rulings.hands.setup import counted
from tdapp.rulings.situation import Action
from tdapp.values import replace


class _Done(Struct, frozen=True):
    """What a word tells of the hand, wherever it stands in the line; cards nobody knew then are no difference."""

    kind: str
    seat: int | None
    action: Action | None
    street: int | None
    ruled: Ruled | None
    disputed: bool


def goes_on(kept: Entered, later: Entered) -> bool:
    """Whether `later` is the hand that was kept, as far as it was kept, and perhaps more of it.

    Cards and stacks nobody knew then may be told by now. No when one of them has not begun or has a refused word.
    """
    if kept.hand is None or later.hand is None or kept.refusal is not None or later.refusal is not None:
        return False
    if not _same_table(kept.hand.table, later.hand.table):
        return False
    done, now = list(_deeds(kept)), list(_deeds(later))
    if now[: len(done)] != done:
        return False
    cards = zip(kept.hand.hole, later.hand.hole, strict=True)
    known = all(not was or set(was) == set(told or ()) for was, told in cards)
    return known and later.hand.board[: len(kept.hand.board)] == kept.hand.board


def since(kept: Entered, later: Entered) -> tuple[Operation, ...]:
    """What was done in the hand after it was kept, step by step, from where the two part; empty when nothing was.

    Hands that were turned up by themselves in the kept one and not in the later one count as done later.
    """
    if kept.hand is None or later.hand is None:
        return ()
    before, after = kept.hand.record, later.hand.record
    same = 0
    while same < min(len(before), len(after)) and _alike(before[same], after[same]):
        same += 1
    return tuple(after[same:])


def _alike(one: Operation, other: Operation) -> bool:
    """Whether two steps are the same but for cards that were told later."""
    match one, other:
        case (HoleDealt(seat), HoleDealt(again)) | (Shown(seat), Shown(again)):
            return seat == again
        case BoardDealt(), BoardDealt():
            return True
        case _:
            return one == other


def _same_table(kept: Table, later: Table) -> bool:
    told = zip(kept.stacks, later.stacks, strict=False)
    stacks = tuple(now if counted(then) is None else then for then, now in told)
    return len(kept.stacks) == len(later.stacks) and replace(kept, stacks=stacks) == later


def _deeds(entered: Entered) -> Iterator[_Done]:
    """What was done, in order: no words about the table or whom the floor asked about."""
    for deed in entered.deeds:
        if deed.kind not in ("table", "about"):
            yield _done(deed)


def _done(deed: Deed) -> _Done:
    return _Done(deed.kind, deed.seat, deed.action, deed.street, deed.ruled, deed.disputed)
