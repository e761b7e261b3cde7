"""What the parts of the window of the room's rules have in common."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from tdapp.ui.widgets.fields import Field


class RulesPart(QWidget):
    """A part of the rules of the room. `edited`: something in it was typed, chosen or moved."""

    edited = Signal()
    fields: tuple[Field, ...] = ()  # the lines whose texts are rules

    def wrong(self) -> Field | None:
        """The first line that cannot be read, which says why; None: all can."""
        bad = [field for field in self.fields if not field.check()]
        return bad[0] if bad else None
