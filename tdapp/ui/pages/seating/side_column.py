"""The column beside the floor map: who waits, what is asked, the moves, what must be known. The map keeps its place
whatever is in it.
"""

from collections.abc import Callable

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QWidget

from tdapp.ui.theme.tokens import NEEDS
from tdapp.ui.widgets.card import Ground
from tdapp.ui.widgets.layout import vbox

LEFT_FREE = 44  # pixels of the page over it: the head of the needs, or that of the map


class SideColumn(Ground):
    """A column at the lower right of a page, over whatever is there, as high as what is shown in it.

    `grew`: it is so many pixels high now, 0: there is nothing in it. `left_free`: pixels of the page over it that are
    left free as long as everything in it has its least height.
    """

    grew = Signal(int)

    def __init__(self, page: QWidget, *parts: QWidget) -> None:
        super().__init__("map_side", line=(1, 1, 0, 0))
        self.setParent(page)
        self._parts = parts
        self._high = 0
        self.left_free: Callable[[], int] = int
        vbox(*parts, margins=8, gap=8, on=self)
        self.place()

    @property
    def shown(self) -> bool:
        """Whether there is anything in it."""
        return any(not part.isHidden() for part in self._parts)

    def place(self) -> None:
        """Take the room that what is shown needs, as far as the page has it."""
        page = self.parentWidget()
        if page is None:
            return
        layout = self.layout()
        wanted = least = 0
        if self.shown and layout is not None:
            layout.activate()
            wanted = layout.totalHeightForWidth(NEEDS)
            least = layout.totalMinimumSize().height()  # its height for a width is of whole lists
        most = page.height() - LEFT_FREE
        high = max(0, min(wanted, most, max(least, page.height() - self.left_free())))
        self.setGeometry(page.width() - NEEDS, page.height() - high, NEEDS, high)
        self.raise_()
        if high != self._high:
            self._high = high
            self.grew.emit(high)

    def event(self, event: QEvent) -> bool:
        done = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest:
            self.place()
        return done
