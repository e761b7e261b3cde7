"""Club stream: what was decided about people of the club. Facts hold ids; names and reasons stand where they can go."""

from dataclasses import dataclass
from datetime import date

from tdapp.domain.person import BlockKind
from tdapp.domain.units import PlayerId


@dataclass(frozen=True, slots=True)
class PlayersMerged:
    """Two records are one person: `player` is another name for `into` from now on, its entries stay as they are."""

    player: PlayerId
    into: PlayerId


@dataclass(frozen=True, slots=True)
class PlayersParted:
    """A merge was wrong: `player` is a person of its own again."""

    player: PlayerId


@dataclass(frozen=True, slots=True)
class PlayerErased:
    """Everything personal about `player` is gone; entries and results stay under the id."""

    player: PlayerId


@dataclass(frozen=True, slots=True)
class PlayerBlocked:
    """A player may not play before `until`, None: without end."""

    player: PlayerId
    kind: BlockKind
    until: date | None


@dataclass(frozen=True, slots=True)
class PlayerUnblocked:
    """A player may play again."""

    player: PlayerId


PeopleFact = PlayersMerged | PlayersParted | PlayerErased | PlayerBlocked | PlayerUnblocked
