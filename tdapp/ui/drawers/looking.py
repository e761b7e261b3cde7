"""One drawer as it is: what came and went, what should be in it, and what can be done with it."""

from datetime import datetime

from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

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
from tdapp.ui.widgets.flow import FlowLayout
from tdapp.ui.widgets.label import Label
from tdapp.words.money.tenders import TENDERS


class Looking(QWidget):
    """Shows a drawer; its buttons are connected by the window."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
        self.drawer: DrawerView | None = None
        self.title = Label("", "title")
        self.opened, self.closed = Label("", "muted"), Label("", "muted")
        self.rows: list[tuple[Label, Label]] = []
        self.grid = QGridLayout()
        self.grid.setHorizontalSpacing(24)
        self.grid.setVerticalSpacing(6)
        for row in range(7):
            caption, figure = Label("", "muted"), Label("", "strong")
            self.grid.addWidget(caption, row, 0)
            self.grid.addWidget(figure, row, 1)
            self.rows.append((caption, figure))
        self.grid.setColumnStretch(2, 1)
        self.others = Label("", "muted", wrap=True)
        self.outcome = Label("", "strong", wrap=True)
        self.outcome.setObjectName("drawer_outcome")
        self.count = PrimaryButton(icon="lock", key="Alt+C", name="count_drawer")
        self.move_cash = Button(icon="arrow-left-right", key="Alt+M", name="move_drawer")
        self.use = Button(icon="check", key="Alt+U", name="use_drawer")
        self.report = Button(icon="printer", key="Ctrl+P", name="print_drawer")
        self.save = Button(icon="file-down", key="Ctrl+S", name="save_drawer")
        self.hand_out = HandOut(session, self, self._sheet)
        buttons = QWidget()
        flow = FlowLayout(buttons, gap=8)
        for button in (self.count, self.move_cash, self.use, self.report, self.save):
            flow.addWidget(button)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        for part in (self.title, self.opened, self.closed):
            column.addWidget(part)
        column.addSpacing(8)
        column.addLayout(self.grid)
        column.addWidget(self.others)
        column.addWidget(self.outcome)
        column.addStretch(1)
        column.addWidget(buttons)
        self.report.clicked.connect(self.hand_out.print_it)
        self.save.clicked.connect(self.hand_out.save_as)

    def retranslate(self) -> None:
        """Say it in the desk's language."""
        words = self.session.words
        for button, text in (
            (self.count, texts.COUNT),
            (self.move_cash, texts.MOVE),
            (self.use, texts.USE),
            (self.report, texts.REPORT),
            (self.save, texts.SAVE_REPORT),
        ):
            button.say(words(text))
        if self.drawer is not None:
            self.show_view(self.drawer, in_use=self.session.drawer(), own_only=self.session.club.desk.club.operators_on)

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
        figures: list[tuple[Text, str, str]] = [
            (texts.FLOAT, words.money(view.opening), ""),
            (texts.CASH_IN, words.money(taken), ""),
            (texts.CASH_OUT, words.money(given), ""),
            (texts.MOVED, signed(words.money(view.moved), view.moved.cents), ""),
            (texts.EXPECTED, words.money(view.expected), ""),
        ]
        difference = view.difference.cents if view.difference is not None else Cents(0)
        tone = drawers.tone_of(difference)
        if view.counted is not None and view.difference is not None:
            figures.append((texts.COUNTED, words.money(view.counted), ""))
            figures.append((texts.DIFFERENCE, signed(words.money(view.difference), difference), tone))
        for number, (caption, figure) in enumerate(self.rows):
            there = number < len(figures)
            caption.setVisible(there)
            figure.setVisible(there)
            if there:
                text, amount, colour = figures[number]
                caption.setText(words(text))
                figure.setText(amount)
                figure.set_tone(colour)
        self.outcome.setVisible(view.counted is not None)
        self.outcome.setText(drawers.outcome(words, difference, currency))
        self.outcome.set_tone(tone)
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
