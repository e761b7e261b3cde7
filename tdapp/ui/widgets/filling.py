"""Lines of a list that is filled anew with every letter typed.

Items made in Python and cleared that often bring the binding down now and then; so Qt makes them, and here they get
what they say and hold.
"""

from collections.abc import Iterable, Mapping
from typing import Any

from msgspec import Struct, field
from PySide6.QtWidgets import QListWidget


class Line(Struct, frozen=True):
    """One line: its words, and what it holds by role."""

    text: str
    data: Mapping[Any, Any] = field(default_factory=dict)


def fill(shown: QListWidget, lines: Iterable[Line]) -> None:
    """Show these lines and no others."""
    lines = list(lines)
    shown.clear()
    shown.addItems([line.text for line in lines])
    model = shown.model()
    for row, line in enumerate(lines):
        for role, value in line.data.items():
            model.setData(model.index(row, 0), value, role)
