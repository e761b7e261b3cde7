"""Views that keep what the next one is made faster by."""

from msgspec import Struct

from tdapp.values import shown

_MEMORY = "memory"


class Remembering(Struct, frozen=True):
    """A view whose field `memory` is for the next view and nobody else: it counts neither for `==` nor for `repr`."""

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and all(
            getattr(self, name) == getattr(other, name) for name in self.__struct_fields__ if name != _MEMORY
        )

    def __hash__(self) -> int:
        return hash(tuple(getattr(self, name) for name in self.__struct_fields__ if name != _MEMORY))

    def __repr__(self) -> str:
        return shown(self, without=(_MEMORY,))
