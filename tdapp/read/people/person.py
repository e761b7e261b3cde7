"""Views of a person of the club, and the sentence whether she may play."""

from datetime import date, datetime
from enum import StrEnum

from msgspec import Struct

from tdapp.domain.people.person import Block, Field, PersonData
from tdapp.domain.units import PlayerId
from tdapp.read.people.names import PlayerName


class Standing(StrEnum):
    """Whether somebody may play: yes, no, or somebody who was erased while blocked had the same name."""

    FREE = "free"
    BLOCKED = "blocked"
    PERHAPS = "perhaps"


class PlayerStanding(Struct, frozen=True):
    """Whether somebody may play, and the first day that is free again (None: without end, or nothing in the way).

    Why is not in it: a block of the house and one somebody asked for look alike at the desk.
    """

    standing: Standing
    until: date | None = None


FREE = PlayerStanding(Standing.FREE)


class PersonView(Struct, frozen=True):
    """A person in full. `player` is the record that counts; `others` are merged into it, and fill what it leaves empty.

    `data.needs` is empty for whoever may not see it. `document` is masked ('****1234', '' none), `has_born` says only
    whether the day of birth is known. `missing`: what the club insists on and does not have.
    """

    player: PlayerId
    name: PlayerName
    data: PersonData
    created: datetime
    block: Block | None
    has_photo: bool
    document: str
    has_born: bool
    missing: tuple[Field, ...]
    others: tuple[PlayerId, ...]
    erased: bool
