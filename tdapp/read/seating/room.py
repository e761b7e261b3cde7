"""The rules of the room with the names of people, and what its draws are bound to: for the window that sets them."""

from msgspec import Struct

from tdapp.domain.seating.room import Apart, KeptSeat, RoomRules
from tdapp.domain.state import State
from tdapp.domain.units import PlayerId, TableNo
from tdapp.read.people.names import Directory, PlayerName


class ApartView(Struct, frozen=True):
    """Two people kept apart. `together`: they sit at this table now, None: they do not."""

    wish: Apart
    one: PlayerName
    other: PlayerName
    together: TableNo | None


class KeptView(Struct, frozen=True):
    """A seat kept for somebody. `here`: that is where he sits."""

    wish: KeptSeat
    name: PlayerName
    here: bool


class RoomView(Struct, frozen=True):
    """The room as the director has set it, to be changed with `replace(view.rules, ...)` and handed to
    `arranging.set_room`.

    `usual`: seats of a table that is not named. `public`: the latest value of the room, None: not given. `may_reveal`:
    whether the time for it is now. `secret`: '' until it is revealed.
    """

    rules: RoomRules
    usual: int
    apart: tuple[ApartView, ...]
    kept: tuple[KeptView, ...]
    commitment: str
    public: str | None
    secret: str
    may_reveal: bool


def room_view(state: State, directory: Directory) -> RoomView:
    """The room as it is set."""
    room = state.room
    return RoomView(
        rules=room.rules,
        usual=state.setup.seats_per_table,
        apart=tuple(_apart(state, directory, wish) for wish in room.rules.apart),
        kept=tuple(_kept(state, directory, wish) for wish in room.rules.kept),
        commitment=room.commitment,
        public=room.given.value if room.given is not None else None,
        secret=room.secret,
        may_reveal=state.finished and bool(room.commitment) and not room.secret,
    )


def _apart(state: State, directory: Directory, wish: Apart) -> ApartView:
    one, other = _table_of(state, wish.one), _table_of(state, wish.other)
    together = one if one == other else None
    return ApartView(wish, _name(directory, wish.one), _name(directory, wish.other), together)


def _kept(state: State, directory: Directory, wish: KeptSeat) -> KeptView:
    entry = state.players.get(wish.player)
    here = entry is not None and state.entries[entry].seat == wish.seat
    return KeptView(wish, _name(directory, wish.player), here)


def _table_of(state: State, player: PlayerId) -> TableNo | None:
    entry = state.players.get(player)
    seat = state.entries[entry].seat if entry is not None else None
    return seat.table if seat is not None else None


def _name(directory: Directory, player: PlayerId) -> PlayerName:
    return directory.get(player, PlayerName("?"))
