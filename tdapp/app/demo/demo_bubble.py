"""The bubble of the demo evening: a hand for hand in which two go out at two tables and share what their places pay."""

from collections.abc import Callable
from datetime import timedelta

from tdapp.app.open_club import Club
from tdapp.domain.hands import hand_for_hand, head_count
from tdapp.domain.prizes.seats import money_at
from tdapp.domain.registration import entries
from tdapp.domain.state import State
from tdapp.domain.units import Chips, EntryId, TableNo, TournamentId

STACKS = (Chips(4_000), Chips(11_500))  # of the two, before the hand
STILL_PLAY = 2  # tables that are waited for when the room is looked at
Reached = Callable[[str, TournamentId], None]


def to_go(state: State) -> int:
    """How many are to go out until everybody left is in the money."""
    return state.alive - money_at(state)


def bubble_near(state: State) -> bool:
    """Whether the evening goes hand for hand now: prizes are posted, and one is to go at several tables."""
    tables = sum(table.seated > 1 for table in state.open_tables())
    return state.posted is not None and state.hands.money is None and to_go(state) == 1 and tables > STILL_PLAY


def play_bubble(club: Club, main: TournamentId, forward: Callable[[timedelta], None], reached: Reached) -> None:
    """Play the hand, and tell the room that it is in the money. `forward` lets time pass, `reached` looks at the
    room.
    """
    desk = club.desk
    desk.do(main, hand_for_hand.begin)
    *_others, one, other = [_last(table.seats) for table in desk.state(main).open_tables()]
    desk.do(main, entries.bust_out, (one,), stacks={one: STACKS[0]})
    forward(timedelta(minutes=1))
    desk.do(main, hand_for_hand.done, _waits(desk.state(main))[STILL_PLAY:])
    reached("bubble", main)
    desk.do(main, entries.bust_out, (other,), stacks={other: STACKS[1]})
    desk.do(main, hand_for_hand.done, _waits(desk.state(main)))
    state = desk.state(main)
    desk.do(
        main, head_count.count, tuple((table.number, table.seated) for table in state.open_tables() if table.seated)
    )
    reached("in_money", main)
    desk.do(main, head_count.announce_money)
    desk.do(main, hand_for_hand.end)


def _waits(state: State) -> tuple[TableNo, ...]:
    play = state.hands.play
    return hand_for_hand.pending(state, play) if play is not None else ()


def _last(seats: tuple[EntryId | None, ...]) -> EntryId:
    return [entry for entry in seats if entry is not None][-1]
