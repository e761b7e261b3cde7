"""One drawer as it is: what came and went, what should be in it, and what can be done with it."""

from datetime import datetime

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QWidget

from tdapp.app.papers.papers import PrintedSheet, print_drawer
from tdapp.domain.money.terms import is_cash
from tdapp.domain.units import Cents, DrawerId, Money
from tdapp.read.money.drawers import DrawerView
from tdapp.texts import Text
from tdapp.ui.actions import drawers
from tdapp.ui.drawers import texts
from tdapp.ui.drawers.closing import signed
from tdapp.ui.pages.papers.hand_out import HandOut
from tdapp.ui.session import Session
from tdapp.ui.widgets.buttons import Button, PrimaryButton
from tdapp.ui.widgets.label import Label
from tdapp.ui.widgets.layout import STRETCH, flow, holder, vbox
from tdapp.ui.widgets.recurring import PRINT
from tdapp.words.money.tenders import TENDERS

FIGURES = (
    texts.FLOAT, texts.CASH_IN, texts.CASH_OUT, texts.MOVED, texts.EXPECTED, texts.COUNTED, texts.DIFFERENCE,
)  # fmt: skip


class Looking(QWidget):
    """The panel that shows one drawer; its buttons are connected by the window."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
        self.drawer: DrawerView | None = None
        self.title = Label("", "title")
        self.opened, self.closed = Label("", "muted"), Label("", "muted")
        self.rows = [(Label(text, "muted"), Label("", "strong")) for text in FIGURES]
        self.grid = QGridLayout()
        self.grid.setHorizontalSpacing(24)
        self.grid.setVerticalSpacing(6)
        for row, (caption, figure) in enumerate(self.rows):
            self.grid.addWidget(caption, row, 0)
            self.grid.addWidget(figure, row, 1, Qt.AlignmentFlag.AlignRight)
        self.grid.setColumnStretch(2, 1)
        self.together = Label("", "muted", wrap=True, name="drawer_together")
        self.others = Label("", "muted", wrap=True)
        self.outcome = Label("", "strong", wrap=True, name="drawer_outcome")
        self.count = PrimaryButton(texts.COUNT, icon="lock", key="Alt+C", name="count_drawer")
        self.move_cash = Button(texts.MOVE, icon="arrow-left-right", key="Alt+M", name="move_drawer")
        self.use = Button(texts.USE, icon="check", key="Alt+U", name="use_drawer")
        out = self.hand_out = HandOut(session, self, self._sheet)
        self.report = Button(texts.REPORT, out.print_it, on=self, icon="printer", key=PRINT, name="print_drawer")
        self.save = Button(texts.SAVE_REPORT, out.save_as, on=self, icon="file-down", key="Ctrl+S", name="save_drawer")
        buttons = holder(flow(self.count, self.move_cash, self.use, self.report, self.save))
        head = (self.title, self.opened, self.closed)
        vbox(*head, 8, self.grid, self.together, self.others, self.outcome, STRETCH, buttons, on=self)

    def show_view(self, view: DrawerView, *, in_use: DrawerId, own_only: bool) -> None:
        """Show this drawer. `in_use`: the one of this desk; `own_only`: operators sign in, and each uses their own."""
        words = self.session.words
        self.drawer = view
        self.title.setText(view.name)
        self.opened.setText(_when(self.session, texts.OPENED, view.opened, view.operator))
        self.closed.setVisible(view.closed is not None)
        if view.closed is not None:
            self.closed.setText(_when(self.session, texts.CLOSED, view.closed, view.closed_by))
        currency = view.opening.currency
        cash = [one for one in view.tenders if is_cash(one.tender)]
        taken = Money(Cents(sum(one.taken.cents for one in cash)), currency)
        given = Money(Cents(-sum(one.given.cents for one in cash)), currency)
        difference = view.difference.cents if view.difference is not None else Cents(0)
        tone = drawers.tone_of(difference)
        figures = (
            words.money(view.opening),
            words.money(taken),
            words.money(given),
            signed(words.money(view.moved), view.moved.cents),
            words.money(view.expected),
            words.money(view.counted) if view.counted is not None else "",
            signed(words.money(view.difference), difference) if view.difference is not None else "",
        )
        for (caption, figure), said in zip(self.rows, figures, strict=True):
            caption.setVisible(bool(said))
            figure.setVisible(bool(said))
            figure.setText(said)
        self.rows[-1][1].set_tone(tone)
        self.outcome.setVisible(view.counted is not None)
        self.outcome.setText(drawers.outcome(words, difference, currency))
        self.outcome.set_tone(tone)
        self.together.say(texts.TOGETHER, n=view.tournaments)
        self.together.setVisible(view.tournaments > 1)
        self._show_others(view)
        closed = words(texts.IS_CLOSED) if view.closed is not None else ""
        used = words(texts.USED) if view.id == in_use else words(texts.OWN_ONLY) if own_only else ""
        self.count.allow(closed or drawers.why_may_not(self.session, view.id, "drawers.close_drawer"))
        self.move_cash.allow(closed or drawers.why_may_not(self.session, view.id, "drawers.move_cash"))
        self.use.allow(closed or used)

    def _show_others(self, view: DrawerView) -> None:
        words = self.session.words
        lines = [
            words(texts.TENDER_SUM, tender=words(TENDERS[one.tender]), taken=one.taken, given=one.given)
            for one in view.tenders
            if not is_cash(one.tender)
        ]
        self.others.setVisible(bool(lines))
        self.others.setText(words(texts.OTHERS, several="; ".join(lines)))

    def _sheet(self) -> PrintedSheet | None:
        session = self.session
        if self.drawer is None:
            return None
        return print_drawer(session.club, self.drawer.id, session.screen_words, size=session.preferences.paper)


def _when(session: Session, text: Text, at: datetime, operator: str) -> str:
    day = at.astimezone(session.words.zone).date()
    return session.words(text, day=day, time=at, operator=operator)
