"""The labels of the cards at the right, wrapped and no higher than they need there."""

from PySide6.QtCore import QSize

from tdapp.ui.widgets.label import Label

WIDTH = 370  # of a card, without its margins and the scroll bar


class Wrapped(Label):
    """A wrapped label that is no higher than its words need in a card.

    Qt thinks of a wrapped line as a narrow one, and would keep a second row free for it.
    """

    def __init__(self, role: str = "") -> None:
        super().__init__("", role, wrap=True)

    def sizeHint(self) -> QSize:
        return QSize(WIDTH, self.heightForWidth(max(WIDTH, self.width())))

    def minimumSizeHint(self) -> QSize:
        return QSize(0, self.sizeHint().height())
