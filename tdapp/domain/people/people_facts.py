"""Facts of the club's own stream about people: merged, parted, blocked, erased, and the evenings of other programs they
played. Facts hold ids; names and reasons of people stand where they can go.
"""

from datetime import date

from msgspec import Struct

from tdapp.domain.people.person import BlockKind
from tdapp.domain.units import NO_TEXT, PlayerId, TextId


class PlayersMerged(Struct, frozen=True):
    """Two records are one person: `player` is another name for `into` from now on, its entries stay as they are."""

    player: PlayerId
    into: PlayerId


class PlayersParted(Struct, frozen=True):
    """A merge was wrong: `player` is a person of its own again."""

    player: PlayerId


class PlayerErased(Struct, frozen=True):
    """Everything personal about `player` is gone; entries and results stay under the id."""

    player: PlayerId


class PlayerBlocked(Struct, frozen=True):
    """A player may not play before `until`, None: without end."""

    player: PlayerId
    kind: BlockKind
    until: date | None


class PlayerUnblocked(Struct, frozen=True):
    """A player may play again. Why stands in the side table under `reason`, with the salted hash `digest`.

    Both are '' where nobody said why.
    """

    player: PlayerId
    reason: TextId = NO_TEXT
    digest: str = ""


class PastEveningKept(Struct, frozen=True):
    """An evening of another program came in: its name and day, how many results, and how many people who are new to
    the club with it. `again`: in the place of one that was called so on that day.
    """

    evening: str
    name: str
    day: date
    results: int
    new: int
    again: bool = False


class PastEveningTakenBack(Struct, frozen=True):
    """An evening of another program is gone again, and with it so many people who had come with it alone."""

    evening: str
    name: str
    day: date
    results: int
    gone: int


PeopleFact = (
    PlayersMerged
    | PlayersParted
    | PlayerErased
    | PlayerBlocked
    | PlayerUnblocked
    | PastEveningKept
    | PastEveningTakenBack
)
