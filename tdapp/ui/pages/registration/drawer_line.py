"""The drawer this desk sells through, always in sight on the Desk page; a click opens the Drawers window."""

from collections.abc import Callable

from PySide6.QtCore import QSize

from tdapp.app.money.drawers import to_choose
from tdapp.ui.actions import drawers
from tdapp.ui.actions.window import DRAWERS
from tdapp.ui.drawers import texts
from tdapp.ui.session import Session
from tdapp.ui.widgets.buttons import Button
from tdapp.ui.widgets.label import tip

LEAST, WIDEST = 120, 420


class DrawerLine(Button):
    """The line about the drawer: its name, whose it is, and what should be in it."""

    def __init__(self, session: Session, show_drawers: Callable[[], object]) -> None:
        super().__init__("", show_drawers, kind="quiet", icon="wallet", key=DRAWERS.key, name="desk_drawer")
        self.session = session
        self.setMaximumWidth(WIDEST)

    def minimumSizeHint(self) -> QSize:
        return QSize(LEAST, super().minimumSizeHint().height())

    def refresh(self) -> None:
        """Show the drawer as it is now."""
        words, drawer = self.session.words, drawers.of_desk(self.session)
        if drawer is None:
            self.say(words(texts.NO_DRAWER))
            self.setToolTip(tip(words(texts.NO_DRAWER_HELP)))
            return
        inside, several = words.money(drawer.expected), len(to_choose(self.session.club)) > 1
        self.say(words(texts.DRAWER_OF_DESK, name=drawer.name, operator=drawer.operator, inside=inside))
        self.setToolTip(tip(words(texts.DRAWER_HELP_SEVERAL if several else texts.DRAWER_HELP)))
