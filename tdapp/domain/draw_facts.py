"""What can happen to the room's rules and to what its draws are bound to."""

from tdapp.domain.room import RoomRules
from tdapp.value import value


@value
class DrawCommitted:
    """The house has fixed the secret of its draws: `commitment` is the secret's SHA-256, in hex."""

    commitment: str


@value
class PublicValueGiven:
    """The value called out or drawn in the room, which no one of the house could choose: part of every later seed."""

    value: str


@value
class SecretRevealed:
    """The secret of the draws, for everybody to check them."""

    secret: str


@value
class RoomSet:
    """The rules of the room, whole, from now on."""

    rules: RoomRules


DrawFact = DrawCommitted | PublicValueGiven | SecretRevealed | RoomSet
