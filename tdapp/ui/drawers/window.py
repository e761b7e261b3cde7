"""The Drawers window: every drawer of the club at the left, at the right the chosen one or what is done with it.

It stands beside the main window and blocks nothing: players go on being sold to while a drawer is counted.
"""

from functools import partial

from PySide6.QtWidgets import QWidget

from tdapp.app.money import drawers as desk_drawers
from tdapp.domain.club.club import Drawer
from tdapp.domain.units import NO_DRAWER, DrawerId
from tdapp.ui.actions import drawers, operators
from tdapp.ui.drawers import texts
from tdapp.ui.drawers.choosing import Choosing
from tdapp.ui.drawers.closing import Closing
from tdapp.ui.drawers.looking import Looking
from tdapp.ui.drawers.moving import Moving
from tdapp.ui.drawers.opening import Opening
from tdapp.ui.language import say
from tdapp.ui.session import Session
from tdapp.ui.side_window import SideWindow
from tdapp.ui.widgets.buttons import Button
from tdapp.ui.widgets.empty import EmptyState
from tdapp.ui.widgets.layout import STRETCH, grow, hbox, one_of
from tdapp.ui.widgets.lines import Lines
from tdapp.ui.widgets.recurring import NEW
from tdapp.ui.widgets.shortcuts import key_on
from tdapp.ui.widgets.typed_in import forget_typed

SIZE, LIST_WIDTH = (940, 700), 270


class DrawersWindow(SideWindow):
    """The window of the club's drawers. Opened by key from everywhere; closed by Esc."""

    of_club = True

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(session, parent, name="drawers", title=texts.TITLE, close=texts.CLOSE)
        self.rows: list[Drawer] = []
        self.list = Lines("drawer_list")
        self.list.setFixedWidth(LIST_WIDTH)
        say(self.list.setAccessibleName, texts.LIST)
        self.new = Button(texts.OPEN, self.open_new, on=self, icon="plus", key=NEW, name="new_drawer")
        self.looking, self.opening = Looking(session), Opening(session)
        self.moving, self.closing = Moving(session), Closing(session)
        self.choosing = Choosing(session)
        self.empty = EmptyState("wallet", texts.NONE_YET, texts.NONE_YET_WHY)
        self._first = Button(texts.OPEN, self.open_new, icon="plus", key=NEW, name="first_drawer")
        self.empty.offer(self._first)
        panels = (self.opening, self.moving, self.closing, self.choosing)
        self.stack = one_of(self.looking, *panels, self.empty)
        self.lay_out(hbox(self.title, STRETCH, self.new, gap=12), hbox(self.list, grow(self.stack), gap=20))
        self.list.went.connect(self._on_chosen)
        for button, do in (
            (self.looking.count, self.count),
            (self.looking.move_cash, self.move_cash),
            (self.looking.use, self.use),
        ):
            button.clicked.connect(do)
            key_on(self, button.key, do)
        for panel in panels:
            panel.left.connect(self._on_left)
        for panel, done in ((self.opening, self.opening.made), (self.closing, self.closing.shut)):
            done.connect(partial(forget_typed, panel))  # what was typed is booked: nothing is lost any more
        self.opening.made.connect(self._on_made)
        self.closing.shut.connect(self._on_shut)
        self.resize(*SIZE)
        self.refresh()
        self._look()

    # Showing

    def show_room(self) -> None:
        """Show the drawers as they are; what is being typed stays."""
        chosen = self.chosen() or self.session.drawer()
        self.rows = self._drawers()
        place = next((number for number, drawer in enumerate(self.rows) if drawer.id == chosen), 0)
        self.list.show_lines([self._line(drawer) for drawer in self.rows], place)
        self.list.setVisible(bool(self.rows))
        why = operators.why_may_not(self.session, "drawers.open_drawer")
        self.new.allow(why)
        self._first.allow(why)
        self._show_chosen()

    def chosen(self) -> DrawerId:
        """The drawer the list stands on; '' when there is none."""
        here = self.list.chosen()
        return self.rows[here].id if 0 <= here < len(self.rows) else NO_DRAWER

    # Doing

    def open_new(self) -> None:
        """Show the form for a new drawer."""
        if not self.new.isEnabled():
            return
        number = sum(1 for one in self._drawers() if one.open) + 1
        self.stack.setCurrentWidget(self.opening)
        self.opening.begin(number, self._currency())

    def move_cash(self) -> None:
        """Ask how much cash goes where."""
        if self.looking.drawer is not None and self.looking.move_cash.isEnabled():
            self.stack.setCurrentWidget(self.moving)
            self.moving.begin(self.looking.drawer)

    def count(self) -> None:
        """Count the chosen drawer."""
        if self.looking.drawer is not None and self.looking.count.isEnabled():
            self.stack.setCurrentWidget(self.closing)
            self.closing.begin(self.looking.drawer)

    def use(self) -> None:
        """Sell through the chosen drawer at this desk."""
        if self.looking.use.isEnabled() and self.chosen():
            drawers.use(self.session, self.chosen())

    def _look(self) -> None:
        """Go back to the chosen drawer, or to why there is none."""
        self.stack.setCurrentWidget(self.looking if self.rows else self.empty)
        (self.list if self.rows else self._first).setFocus()

    def _show_chosen(self) -> None:
        session, drawer = self.session, self.chosen()
        if not drawer:
            return
        view = desk_drawers.view(session.club, drawer)
        self.looking.show_view(view, in_use=session.drawer(), own_only=session.club.desk.club.operators_on)
        if self.stack.currentWidget() is self.closing and self.closing.drawer is not None:
            self.closing.again(desk_drawers.view(session.club, self.closing.drawer.id))
        elif self.stack.currentWidget() is self.empty:
            self.stack.setCurrentWidget(self.looking)

    def _on_chosen(self) -> None:
        self.stack.setCurrentWidget(self.looking)
        self._show_chosen()

    def _on_left(self) -> None:
        self.refresh()
        self._look()

    def _on_made(self) -> None:
        """Show the drawer that was just opened."""
        self.refresh()
        self.list.choose(next(at for at, one in enumerate(self.rows) if one.id == self.session.drawer()))
        self._show_chosen()
        self._look()

    def _on_shut(self) -> None:
        """Go on after a drawer was closed: when it was the one of this desk and others are open, ask which one comes
        now.
        """
        self.refresh()
        found = () if self.session.drawer() else desk_drawers.to_choose(self.session.club)
        if found:
            self.stack.setCurrentWidget(self.choosing)
            self.choosing.begin(found)
        else:
            self._look()

    def _drawers(self) -> list[Drawer]:
        found = self.session.club.desk.club.drawers.values()
        return sorted(found, key=lambda one: (one.open, one.opened), reverse=True)

    def _line(self, drawer: Drawer) -> str:
        words = self.session.words
        if drawer.closed is not None:
            day = drawer.closed.astimezone(words.zone).date()
            return f"{drawer.name}\n{words(texts.CLOSED_ON, day=day, time=drawer.closed)}"
        here = f" · {words(texts.HERE)}" if drawer.id == self.session.drawer() else ""
        return f"{drawer.name}\n{words(texts.OPEN_SINCE, time=drawer.opened)}{here}"

    def _currency(self) -> str:
        """The currency of the tournament in front, or of the last drawer."""
        if self.session.tournament is not None:
            return self.session.club.desk.state(self.session.tournament).setup.currency
        return next((one.currency for one in self._drawers()), "EUR")
