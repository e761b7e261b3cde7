"""What can happen to the room's rules and to what its draws are bound to."""

from dataclasses import dataclass

from tdapp.domain.room import RoomRules


@dataclass(frozen=True, slots=True)
class DrawCommitted:
    """The house has fixed the secret of its draws: `commitment` is the secret's SHA-256, in hex."""

    commitment: str


@dataclass(frozen=True, slots=True)
class PublicValueGiven:
    """The value called out or drawn in the room, which no one of the house could choose: part of every later seed."""

    value: str


@dataclass(frozen=True, slots=True)
class SecretRevealed:
    """The secret of the draws, for everybody to check them."""

    secret: str


@dataclass(frozen=True, slots=True)
class RoomSet:
    """The rules of the room, whole, from now on."""

    rules: RoomRules


DrawFact = DrawCommitted | PublicValueGiven | SecretRevealed | RoomSet
