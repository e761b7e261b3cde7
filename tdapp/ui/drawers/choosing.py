"""The drawer of this desk is closed and others are open: which of them it goes on with is asked, not guessed."""

from PySide6.QtCore import Qt

from tdapp.read.money.drawers import DrawerView
from tdapp.ui.actions import drawers
from tdapp.ui.drawers import texts
from tdapp.ui.drawers.panel import Panel
from tdapp.ui.session import Session
from tdapp.ui.widgets.lines import Lines


class Choosing(Panel):
    """The open drawers, each with what should be in it; Enter takes one, Esc none."""

    def __init__(self, session: Session) -> None:
        super().__init__(session, "choose_drawer", "check")
        self.open: tuple[DrawerView, ...] = ()
        self.list = Lines("choose_list")
        self.form.addWidget(self.list)
        self.outcome.hide()
        self.list.went.connect(self._show)
        self.list.opened.connect(self.do)
        self.retranslate()

    def retranslate(self) -> None:
        super().retranslate()
        words = self.session.words
        self.title.setText(words(texts.WHICH_NOW))
        self.about.setText(words(texts.WHICH_WHY))
        self.list.setAccessibleName(words(texts.WHICH_NOW))
        self.leave.say(words(texts.NONE_NOW))
        self._show_lines()

    def begin(self, found: tuple[DrawerView, ...]) -> None:
        """Ask which of these."""
        self.open = found
        self._show_lines()
        self.list.setFocus(Qt.FocusReason.OtherFocusReason)

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
            self.take.say(self.session.words(texts.GO_ON_WITH, name=self.open[here].name))
