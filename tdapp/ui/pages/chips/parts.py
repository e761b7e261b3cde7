"""The parts of the Chips page, in the order of their keys: Alt+1, Alt+2 ..."""

from tdapp.ui.pages.chips import texts
from tdapp.ui.pages.part import NamedPart, Part
from tdapp.ui.room import Room


def _set(room: Room) -> Part:
    from tdapp.ui.pages.chips.chipset.part import SetPart

    return SetPart(room)


PARTS: tuple[NamedPart, ...] = (NamedPart("set", texts.SET, _set),)
