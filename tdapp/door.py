"""The door of a package: names it has for everybody, each fetched out of its room when it is first asked for. Who needs
one thing loads that alone.
"""

from collections.abc import Mapping
from importlib import import_module
from typing import Any


class Door:
    """The `__getattr__` of a package. `rooms`: by module of the package, or by the whole name of one elsewhere, the
    names that are in it.
    """

    def __init__(self, package: str, rooms: Mapping[str, tuple[str, ...]]) -> None:
        self.package = package
        self.room_of = {
            name: room if "." in room else f"{package}.{room}" for room, names in rooms.items() for name in names
        }

    def __call__(self, name: str) -> Any:
        room = self.room_of.get(name)
        if room is None:
            raise AttributeError(f"module {self.package!r} has no attribute {name!r}")
        return getattr(import_module(room), name)
