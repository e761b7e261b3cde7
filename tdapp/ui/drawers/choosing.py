"""The choice among the open drawers when the one of this desk is closed: which of them it goes on with is asked, not
guessed.
"""

from tdapp.read.money.drawers import DrawerView
from tdapp.ui.actions import drawers
from tdapp.ui.drawers import texts
from tdapp.ui.drawers.panel import Panel
from tdapp.ui.language import say
from tdapp.ui.session import Session
from tdapp.ui.widgets.keyboard import focus
from tdapp.ui.widgets.lines import Lines


class Choosing(Panel):
    """The open drawers, each with what should be in it; Enter takes one, Esc none."""

    def __init__(self, session: Session) -> None:
        self.list = Lines("choose_list")
        said = {"title": texts.WHICH_NOW, "about": texts.WHICH_WHY, "leave": texts.NONE_NOW}
        super().__init__(session, "choose_drawer", "check", self.list, **said)
        self.open: tuple[DrawerView, ...] = ()
        self.outcome.hide()
        say(self.list.setAccessibleName, texts.WHICH_NOW)
        self.list.went.connect(self._show)
        self.list.opened.connect(self.do)
        session.words_changed.connect(self._show_lines)

    def begin(self, found: tuple[DrawerView, ...]) -> None:
        """Ask which of these drawers is the next one."""
        self.open = found
        self._show_lines()
        focus(self.list)

    def do(self) -> None:
        here = self.list.chosen()
        if 0 <= here < len(self.open):
            drawers.use(self.session, self.open[here].id)
            self.left.emit()

    def _show_lines(self) -> None:
        words = self.session.words
        lines = [f"{one.name}\n{words(texts.HOLDS, amount=one.expected, operator=one.operator)}" for one in self.open]
        self.list.show_lines(lines, max(0, self.list.chosen()))
        self._show()

    def _show(self) -> None:
        here = self.list.chosen()
        if 0 <= here < len(self.open):
            self.take.say(texts.GO_ON_WITH, name=self.open[here].name)
