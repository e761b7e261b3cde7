"""Facts of the room's rules and of what its draws are bound to."""

from enum import StrEnum

from msgspec import Struct

from tdapp.domain.seating.room import RoomRules


class DrawBasis(StrEnum):
    """What the room had to do with a draw.

    `ROOM`: its value was given for exactly who and what was drawn from. `LEVEL`: the value was given in the same level,
    when who and what would be drawn from was still open. `NONE`: there was no fresh value.
    """

    ROOM = "room"
    LEVEL = "level"
    NONE = "none"


class DrawCommitted(Struct, frozen=True):
    """The house has fixed the secret of its draws: `commitment` is the secret's SHA-256, in hex."""

    commitment: str


class PublicValueGiven(Struct, frozen=True):
    """The value called out or drawn in the room, which no one of the house could choose: part of the seeds from now on.

    `draw`: the number of the draw that was next. `room`: the fingerprint that was shown before it (`list_print`), with
    the `groups` it was made with. `period`: the period of the schedule then, -1 before play. Of a value of before draws
    bound their inputs `draw` is 0 and `room` ''.
    """

    value: str
    draw: int = 0
    room: str = ""
    period: int = -1
    groups: tuple[int, ...] = ()


class DrawMade(Struct, frozen=True):
    """A draw was made: its number, the fingerprint of what went into it, and what the room had to do with it.

    `value`: the latest value of the room, which is in its seed; '' none.
    """

    number: int
    room: str
    basis: DrawBasis
    value: str = ""


class SecretRevealed(Struct, frozen=True):
    """The secret of the draws was shown, for everybody to check them."""

    secret: str


class RoomSet(Struct, frozen=True):
    """The rules of the room were set, whole, from now on."""

    rules: RoomRules


DrawFact = DrawCommitted | PublicValueGiven | DrawMade | SecretRevealed | RoomSet
