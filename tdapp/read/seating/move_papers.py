"""Papers for players who were moved: a slip each, and lists by name and by table."""

from collections.abc import Collection
from datetime import datetime

from msgspec import Struct

from tdapp.domain.state import State
from tdapp.domain.units import EntryId
from tdapp.read.papers import Stamp
from tdapp.read.people.filing import filing_key
from tdapp.read.people.names import Directory
from tdapp.read.seating.moves import UnseatedView, unseated_view


class MovedPlayers(Struct, frozen=True):
    """The players who were moved and have not been seen in the new seat yet, in the order of the sheet."""

    stamp: Stamp
    players: tuple[UnseatedView, ...]

    @property
    def has_areas(self) -> bool:
        """Whether the tables they go to stand in a named part of the room."""
        return any(player.to_area for player in self.players)


def move_slips(
    state: State, now: datetime, directory: Directory, stamp: Stamp, only: Collection[EntryId] | None = None
) -> MovedPlayers:
    """The slips of moved players by the seat they come from: a table's slips lie together. `only`: for these alone."""
    moved = unseated_view(state, now, directory)
    return MovedPlayers(stamp, tuple(each for each in moved if only is None or each.entry in only))


def moves_by_name(state: State, now: datetime, directory: Directory, stamp: Stamp) -> MovedPlayers:
    """The list for the players, filed by last name as on the wall list."""
    moved = unseated_view(state, now, directory)
    return MovedPlayers(stamp, tuple(sorted(moved, key=lambda each: (filing_key(each.name), each.entry))))


def by_new_table(moved: MovedPlayers) -> MovedPlayers:
    """The list for the dealers: who comes to which table, by seat."""
    return MovedPlayers(moved.stamp, tuple(sorted(moved.players, key=lambda each: each.to_seat)))
