"""The lines at the head of the Desk page: when registration closes, and the drawer this desk sells through."""

from collections.abc import Callable

from PySide6.QtCore import QSize

from tdapp.app.money.drawers import to_choose
from tdapp.read.money.drawers import DrawerView
from tdapp.read.registration.terms import closing_view
from tdapp.ui.actions import drawers
from tdapp.ui.actions.window import DRAWERS
from tdapp.ui.drawers import texts
from tdapp.ui.pages.registration import terms_texts
from tdapp.ui.session import Session
from tdapp.ui.widgets.buttons import Button
from tdapp.ui.widgets.label import tip
from tdapp.ui.widgets.steady import Steady
from tdapp.words.registration.registration_closes import closing_said, minutes_left

LEAST, WIDEST = 120, 420  # pixels, of the line about the drawer


class ClosingLine(Button):
    """A line that says how registration stands, and leads to where it is changed when it is pressed."""

    def __init__(self, session: Session, show_closing: Callable[[], object]) -> None:
        super().__init__("", show_closing, kind="quiet", icon="ticket", name="desk_closing")
        self.session = session
        self._steady = Steady()
        session.ticked.connect(self._on_tick)

    def sizeHint(self) -> QSize:
        hint = super().sizeHint()
        return QSize(self._steady.width(self.text(), hint.width()), hint.height())

    def refresh(self) -> None:
        """Show how registration stands now."""
        words = self.session.words
        view = self.session.view(closing_view, self.session.now())
        state = closing_said(words, view)
        full = words(terms_texts.REGISTRATION_IS, state=state)
        short = state[:1].upper() + state[1:]
        if view.at is not None:
            short = words(terms_texts.CLOSES_SHORT, time=view.at, left=minutes_left(view))
        if short != self.text():
            self.show_icon("lock-open" if view.is_open else "lock")
            self.say(short)
            self.setAccessibleName(full)
            self.setToolTip(tip(f"{full}. {words(terms_texts.TO_CLOSING)}"))

    def _on_tick(self) -> None:
        if self.isVisible() and self.session.tournament is not None:
            self.refresh()


class DrawerLine(Button):
    """The line about the drawer: its name, whose it is, and what should be in it."""

    def __init__(self, session: Session, show_drawers: Callable[[], object]) -> None:
        super().__init__("", show_drawers, kind="quiet", icon="wallet", key=DRAWERS.key, name="desk_drawer")
        self.session = session
        self.view: DrawerView | None = None  # as it was shown last; None: no drawer
        self.setMaximumWidth(WIDEST)

    def minimumSizeHint(self) -> QSize:
        return QSize(LEAST, super().minimumSizeHint().height())

    def refresh(self) -> None:
        """Show the drawer as it is now."""
        words, drawer = self.session.words, drawers.of_desk(self.session)
        self.view = drawer
        if drawer is None:
            self.say(words(texts.NO_DRAWER))
            self.setToolTip(tip(words(texts.NO_DRAWER_HELP)))
            return
        inside, several = words.money(drawer.expected), len(to_choose(self.session.club)) > 1
        self.say(words(texts.DRAWER_OF_DESK, name=drawer.name, operator=drawer.operator, inside=inside))
        self.setToolTip(tip(words(texts.DRAWER_HELP_SEVERAL if several else texts.DRAWER_HELP)))
