"""Since when the clock stands: nothing in the state says it, the acts do."""

from collections.abc import Iterable, Sequence
from datetime import datetime

from tdapp.domain.act import Act
from tdapp.domain.journal import fold
from tdapp.domain.state import State

Piece = tuple[State | None, Sequence[Act]]


def stands_since(pieces: Iterable[Piece]) -> datetime | None:
    """The instant the clock was stopped and has stood since; None: nobody stopped it.

    `pieces`: the tournament in pieces, the last one first: a state, and the acts after it that count. No more of them
    are looked at than it takes.
    """
    for start, acts in pieces:
        stopped, then = None, start
        for act in acts:
            ran = then is not None and then.clock.runs(act.at)
            then = fold((act,), state=then)
            if ran and then is not None and not then.clock.runs(act.at):
                stopped = act.at
        if stopped is not None:
            return stopped
    return None
