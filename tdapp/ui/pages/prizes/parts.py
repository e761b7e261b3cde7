"""The parts of the Prizes page and how they stand: figures, deal, list of places, and the buttons below it."""

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy

from tdapp.ui.language import say
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
from tdapp.ui.widgets.layout import STRETCH, grow, hbox, holder, one_of, vbox


class PrizesParts(Page):
    """The page as it is built, before anything is shown on it or done."""

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self.title, self.about = Label(texts.TITLE, "title"), Elided("", "muted")
        self.state = Chip(filled=True)
        self.withdraw = Button(texts.WITHDRAW, icon="eye-off", name="withdraw_prizes")
        self.reset = Button(texts.RESET, icon="rotate-ccw", name="reset_prizes")
        self.post = PrimaryButton(texts.POST, icon="eye", key="Alt+P", name="post_prizes")
        self.figures = PoolFigures()
        self.banner = Mismatch()
        self.doubts = Label("", wrap=True, name="prizes_doubts")
        self.doubts.set_tone("warning")
        self.table = PrizesTable(session.words)
        say(self.table.setAccessibleName, texts.TABLE)
        self.deal = DealBar()
        self.pay = Button(texts.PAY, icon="banknote", key="Space", name="pay_prize")
        self.tender = Button(icon="wallet", key="Alt+B", name="prize_tender")
        self.open_deal = Button(texts.DEAL, key="Alt+D", name="open_deal")
        self.rest = Button(texts.REST, key="Alt+R", name="rest_to_place")
        self.add = Button(texts.ADD_PLACE, icon="plus", key="Ins", name="add_place")
        self.off = Button(texts.TAKE_OFF, icon="minus", key="Del", name="take_place_off")
        self.difference = Label("", "head", name="difference")
        self.note = Label("", "muted", wrap=True, name="prizes_note")
        self.note.setMinimumHeight(36)
        self.discard = Button(texts.DISCARD, name="discard_prizes")
        self.set = Button(texts.SET, icon="check", key="Ctrl+S", name="set_prizes")
        self.empty = EmptyState("trophy")
        self._lay_out()
        for button in self.findChildren(Button):  # in a narrow window their keys give way
            button.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def fit(self) -> None:
        """Fit the head to the width: where it has too little room, the name of the page gives way, since the rail says
        it too.
        """
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
        self.head_buttons = (self.tender, self.reset, self.withdraw, self.post)
        head = hbox(self.title, 4, self.state, 4, grow(self.about), *self.head_buttons)
        tools = hbox(self.pay, self.open_deal, self.rest, STRETCH, self.add, self.off)
        end = hbox(self.difference, grow(self.note), self.discard, self.set, gap=12)
        over = (self.figures, self.doubts, self.banner, self.deal)
        self.body = holder(vbox(*over, grow(self.table), tools, end))
        self.stack = one_of(self.body, self.empty)
        vbox(head, grow(self.stack), margins=(16, 10, 12, 10), on=self)
        self.setFocusProxy(self.table)
