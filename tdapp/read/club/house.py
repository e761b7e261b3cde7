"""The house as paper and public screens show it."""

from msgspec import Struct


class HouseMark(Struct, frozen=True):
    """What stands for the house on every sheet and screen. `logo`: a PNG or JPEG, b'' none. `ink`, `accent`: '#rrggbb',
    '' none of its own.
    """

    name: str = ""
    logo: bytes = b""
    ink: str = ""
    accent: str = ""


NO_MARK = HouseMark()
