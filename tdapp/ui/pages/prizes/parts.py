"""The parts of the Prizes page and how they stand: figures, deal, list of places, and the buttons below it."""

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QStackedWidget, QVBoxLayout, QWidget

from tdapp.ui.pages.page import Page
from tdapp.ui.pages.prizes import texts
from tdapp.ui.pages.prizes.deal import DealBar
from tdapp.ui.pages.prizes.figures import Mismatch, PoolFigures
from tdapp.ui.pages.prizes.table import PrizesTable
from tdapp.ui.session import Session
from tdapp.ui.widgets.buttons import GAP, Button, PrimaryButton
from tdapp.ui.widgets.chip import Chip
from tdapp.ui.widgets.empty import EmptyState
from tdapp.ui.widgets.label import Elided, Label


class PrizesParts(Page):
    """The page as it is built, before anything is shown on it or done."""

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self.title = Label("", "title")
        self.about = Elided("", "muted")
        self.state = Chip(filled=True)
        self.withdraw = Button(icon="eye-off", name="withdraw_prizes")
        self.reset = Button(icon="rotate-ccw", name="reset_prizes")
        self.post = PrimaryButton(icon="eye", key="Alt+P", name="post_prizes")
        self.figures = PoolFigures()
        self.banner = Mismatch()
        self.doubts = Label("", wrap=True)
        self.doubts.set_tone("warning")
        self.doubts.setObjectName("prizes_doubts")
        self.table = PrizesTable(session.words)
        self.deal = DealBar()
        self.pay = Button(icon="banknote", key="Space", name="pay_prize")
        self.tender = Button(icon="wallet", key="Alt+B", name="prize_tender")
        self.open_deal = Button(key="Alt+D", name="open_deal")
        self.rest = Button(key="Alt+R", name="rest_to_place")
        self.add = Button(icon="plus", key="Ins", name="add_place")
        self.off = Button(icon="minus", key="Del", name="take_place_off")
        self.difference = Label("", "head")
        self.difference.setObjectName("difference")
        self.note = Label("", "muted", wrap=True)
        self.note.setObjectName("prizes_note")
        self.discard = Button(name="discard_prizes")
        self.set = Button(icon="check", key="Ctrl+S", name="set_prizes")
        self.empty = EmptyState("trophy")
        self._lay_out()
        for button in self.findChildren(Button):  # in a narrow window their keys give way
            button.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def retranslate(self) -> None:
        words = self.session.words
        self.title.setText(words(texts.TITLE))
        for button, text in (
            (self.withdraw, texts.WITHDRAW),
            (self.reset, texts.RESET),
            (self.post, texts.POST),
            (self.open_deal, texts.DEAL),
            (self.rest, texts.REST),
            (self.add, texts.ADD_PLACE),
            (self.off, texts.TAKE_OFF),
            (self.discard, texts.DISCARD),
            (self.set, texts.SET),
            (self.pay, texts.PAY),
        ):
            button.say(words(text))
        self.table.setAccessibleName(words(texts.TABLE))

    def fit(self) -> None:
        """Where the head has too little room, the name of the page gives way: the rail says it too."""
        parts = [self.state, *(each for each in self.head_buttons if each.isVisibleTo(self))]
        words = sum(part.sizeHint().width() if part is self.state else part.minimumSizeHint().width() for part in parts)
        about = self.about.minimumSizeHint().width()
        layout = self.layout()
        edges = layout.contentsMargins() if layout is not None else self.contentsMargins()
        needed = edges.left() + edges.right() + self.title.sizeHint().width() + about + words + GAP * (len(parts) + 3)
        self.title.setVisible(needed <= self.width())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.setSpacing(8)
        head.addWidget(self.title)
        head.addSpacing(4)
        head.addWidget(self.state)
        head.addSpacing(4)
        head.addWidget(self.about, 1)
        self.head_buttons = (self.tender, self.reset, self.withdraw, self.post)
        for widget in self.head_buttons:
            head.addWidget(widget)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 10, 12, 10)
        column.setSpacing(8)
        column.addLayout(head)
        self.stack = QStackedWidget()
        self.stack.addWidget(self._body())
        self.stack.addWidget(self.empty)
        column.addWidget(self.stack, 1)
        self.setFocusProxy(self.table)

    def _body(self) -> QWidget:
        tools = QHBoxLayout()
        tools.setSpacing(8)
        for widget in (self.pay, self.open_deal, self.rest):
            tools.addWidget(widget)
        tools.addStretch(1)
        for widget in (self.add, self.off):
            tools.addWidget(widget)
        end = QHBoxLayout()
        end.setSpacing(12)
        end.addWidget(self.difference)
        end.addWidget(self.note, 1)
        end.addWidget(self.discard)
        end.addWidget(self.set)
        self.note.setMinimumHeight(36)
        self.body = QWidget()
        column = QVBoxLayout(self.body)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        for card in (self.figures, self.doubts, self.banner, self.deal):
            column.addWidget(card)
        column.addWidget(self.table, 1)
        column.addLayout(tools)
        column.addLayout(end)
        return self.body
