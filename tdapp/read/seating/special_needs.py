"""The special needs of players in play (HC 9), with where they sit, for whoever seats people."""

from collections.abc import Mapping

from msgspec import Struct

from tdapp.domain.state import State
from tdapp.domain.units import EntryId, PlayerId, Seat
from tdapp.read.people.names import NOBODY, Directory, PlayerName


class SpecialNeed(Struct, frozen=True):
    """A player in play with a special need. `seat` None: not seated yet; `needs` is one line."""

    entry: EntryId
    name: PlayerName
    seat: Seat | None
    needs: str


def needs_in_play(state: State, directory: Directory, needs: Mapping[PlayerId, str]) -> tuple[SpecialNeed, ...]:
    """The special needs of players in play: those without a seat first, then by table and seat."""
    found = []
    for player, said in needs.items():
        number = state.players.get(player)
        entry = state.entries[number] if number is not None else None
        if entry is not None and not entry.out:
            name = directory.get(player, NOBODY)
            found.append(SpecialNeed(entry.id, name, entry.seat, in_one_line(said)))
    return tuple(sorted(found, key=lambda each: (each.seat is not None, each.seat or (0, 0), each.entry)))


def in_one_line(text: str) -> str:
    """A note of several lines as one.

    >>> in_one_line("wheelchair\\n\\nseat at the end")
    'wheelchair · seat at the end'
    """
    return " · ".join(line.strip() for line in text.splitlines() if line.strip())
