"""Club stream: what was decided about people of the club. Facts hold ids; names and reasons stand where they can go."""

from datetime import date

from tdapp.domain.people.person import BlockKind
from tdapp.domain.units import NO_TEXT, PlayerId, TextId
from tdapp.value import value


@value
class PlayersMerged:
    """Two records are one person: `player` is another name for `into` from now on, its entries stay as they are."""

    player: PlayerId
    into: PlayerId


@value
class PlayersParted:
    """A merge was wrong: `player` is a person of its own again."""

    player: PlayerId


@value
class PlayerErased:
    """Everything personal about `player` is gone; entries and results stay under the id."""

    player: PlayerId


@value
class PlayerBlocked:
    """A player may not play before `until`, None: without end."""

    player: PlayerId
    kind: BlockKind
    until: date | None


@value
class PlayerUnblocked:
    """A player may play again. Why stands in the side table under `reason`, with the salted hash `digest`.

    Both are '' where nobody said why.
    """

    player: PlayerId
    reason: TextId = NO_TEXT
    digest: str = ""


PeopleFact = PlayersMerged | PlayersParted | PlayerErased | PlayerBlocked | PlayerUnblocked
