"""The meaning of a button that is being typed: who has the blinds of the hand that is being played."""

from collections.abc import Sequence
from datetime import datetime

from msgspec import Struct

from tdapp.domain.seating.buttons import place
from tdapp.domain.seating.table_facts import ButtonPlaced
from tdapp.domain.state import State
from tdapp.domain.units import Seat, TableNo
from tdapp.read.people.names import NOBODY, Directory, PlayerName


class ButtonMeant(Struct, frozen=True):
    """The button and blinds that are meant, by seat; the names of who sits there, None: an empty seat (a dead button,
    no small blind).

    `small_blind` None: a single big blind.
    """

    button: Seat
    on_button: PlayerName | None
    small_blind: Seat | None
    posts_small: PlayerName | None
    big_blind: Seat
    posts_big: PlayerName | None


def button_meant(
    state: State, now: datetime, directory: Directory, table: TableNo, seats: Sequence[int]
) -> ButtonMeant:
    """The meaning of typed seats: the button at the first, the blinds at the others if they were typed too. Raises
    `Refused`.
    """
    (fact,) = place(state, now, table, *seats)
    if not isinstance(fact, ButtonPlaced) or fact.positions is None:
        raise ValueError("a button is placed somewhere")
    there = fact.positions
    button, big = Seat(table, there.button), Seat(table, there.big_blind)
    small = None if there.small_blind is None else Seat(table, there.small_blind)
    names = [_name(state, directory, seat) for seat in (button, small, big)]
    return ButtonMeant(button, names[0], small, names[1], big, names[2])


def _name(state: State, directory: Directory, seat: Seat | None) -> PlayerName | None:
    entry = None if seat is None else state.at(seat)
    return None if entry is None else directory.get(state.entries[entry].player, NOBODY)
