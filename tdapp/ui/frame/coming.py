"""What stands where a page comes that is made only now: its heading, seen at once. Keys wait until the page stands."""

from PySide6.QtWidgets import QStackedWidget, QWidget

from tdapp.texts import Text
from tdapp.ui.theme.look import look
from tdapp.ui.widgets.label import Label
from tdapp.ui.widgets.layout import STRETCH, hbox, vbox


class Coming(QWidget):
    """The place of a page, or of a part of one, for the moment in which it is made.

    It is painted on the spot and not when the window finds time, because until the page stands nothing else is done.
    So no key goes to a page that is half made: those pressed meanwhile come after it, in their order.
    """

    def __init__(self, stack: QStackedWidget) -> None:
        super().__init__()
        self.setObjectName("page")
        self._stack = stack
        self.title = Label("", "title")
        vbox(hbox(self.title), STRETCH, margins=(16, 10, 12, 8), on=self)
        stack.addWidget(self)

    def announce(self, title: Text | str = "") -> None:
        """Stand in front with this heading, painted; nothing happens while nobody sees it."""
        if not self._stack.isVisible():
            return
        self.title.say(title)
        self.title.setMinimumHeight(look().row)  # as high as the row of buttons it stands in
        self._stack.setCurrentWidget(self)
        layout = self._stack.layout()
        if layout is not None:
            layout.activate()
        self._stack.repaint()
