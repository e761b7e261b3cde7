"""The head of the Prizes page: whether the prizes are posted, the buttons for that, and how prizes are paid out."""

from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from tdapp.domain.money.terms import NOT_CODED, Tender
from tdapp.domain.prizes import payouts, prize_lock
from tdapp.read.prizes.prizes import PrizesView
from tdapp.ui.actions import drawers, prizes
from tdapp.ui.pages.prizes import texts
from tdapp.ui.session import Session
from tdapp.ui.widgets.buttons import GAP, Button, PrimaryButton
from tdapp.ui.widgets.chip import Chip
from tdapp.ui.widgets.label import Elided, Label
from tdapp.ui.widgets.layout import grow, hbox
from tdapp.ui.widgets.recurring import TENDER
from tdapp.ui.widgets.shortcuts import key_on
from tdapp.words.money.tenders import TENDERS

WAYS = (*NOT_CODED, Tender.TICKET)  # of paying a prize out


class PrizesHead(QWidget):
    """The head of the page, whose keys work on `page`.

    `by`: how prizes are paid out; `tendered`: in another way from now on. `pool_wanted`: its desk is to be shown.
    """

    tendered = Signal()
    pool_wanted = Signal()

    def __init__(self, session: Session, page: QWidget) -> None:
        super().__init__()
        self.session = session
        self.by = WAYS[0]
        self.title, self.about = Label(texts.TITLE, "title"), Elided("", "muted")
        self.state = Chip(filled=True)
        self.tender = Button("", self.next_tender, icon="wallet", key=TENDER, name="prize_tender")
        self.reset = Button(texts.RESET, partial(prizes.RESET.act, session), icon="rotate-ccw", name="reset_prizes")
        self.withdraw = Button(
            texts.WITHDRAW, partial(prizes.WITHDRAW.act, session), icon="eye-off", name="withdraw_prizes"
        )
        self.lock = Button(texts.LOCK, self.lock_or_unlock, icon="lock", key="Alt+L", name="lock_prizes")
        self.pool = Button(texts.POOL_DESK, self.pool_wanted.emit, icon="coins", key="Alt+U", name="open_pool")
        self.post = PrimaryButton(
            texts.POST, partial(prizes.POST.act, session), icon="eye", key="Alt+P", name="post_prizes"
        )
        for button in (self.post, self.lock, self.pool):
            key_on(page, button.key, button.click)
        self._locked = self._may_withdraw = False
        self.buttons = (self.tender, self.pool, self.reset, self.withdraw, self.lock, self.post)
        for button in self.buttons:  # in a narrow window their keys give way
            button.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        hbox(self.title, 4, self.state, 4, grow(self.about), *self.buttons, on=self)

    def show_view(self, view: PrizesView, first: str) -> None:
        """Show whether these prizes are posted. `first`: what is to be done before; '' for nothing."""
        words, why_not = self.session.words, self.session.why_not
        for part in (self.state, self.post):
            part.show()
        self.about.setText("" if view.final or view.locked else words(texts.NOT_FINAL))
        self._show_state(view)
        self.post.allow(first or why_not(payouts.post_prizes), words(texts.POST_HELP))
        self.withdraw.allow(first or why_not(payouts.withdraw_prizes), words(texts.WITHDRAW_HELP))
        self._may_withdraw = view.posted and not view.locked
        self._show_lock(view, first)
        self.reset.allow(first or why_not(payouts.reset_prizes))
        self.reset.setVisible(view.by_hand)
        self.tender.setVisible(view.final and bool(view.rows))
        self._show_pool()
        self._show_tender()
        self.fit()

    def show_nothing(self) -> None:
        """Show the name of the page alone: there are no prizes."""
        self.about.setText("")  # it stays: else the buttons would take its room
        for part in (self.state, *self.buttons):
            part.hide()
        self._show_pool()
        if self.session.tournament is not None and self.session.view(lambda state: bool(state.things)):
            self.post.show()
            self.post.allow(self.session.why_not(payouts.post_prizes), self.session.words(texts.POST_HELP))

    def _show_pool(self) -> None:
        """Offer the desk of the pool, also before anybody came: where nobody is paid things may be won."""
        self.pool.setVisible(self.session.tournament is not None)
        self.pool.allow("", self.session.words(texts.POOL_HELP))

    def _show_state(self, view: PrizesView) -> None:
        text, icon, tone = texts.NOT_POSTED, "eye-off", "text"
        if view.posted:
            text, icon, tone = texts.POSTED, "eye", "accent"
        if view.locked:
            text, icon, tone = texts.LOCKED, "lock", "accent"
        self.state.show_state(self.session.words(text), icon=icon, tone=tone)

    def _show_lock(self, view: PrizesView, first: str) -> None:
        """Show the lock of posted prizes, or how to open it."""
        words, self._locked = self.session.words, view.locked
        self.lock.say(words(texts.UNLOCK if view.locked else texts.LOCK))
        self.lock.show_icon("lock-open" if view.locked else "lock")
        decision = prize_lock.unlock if view.locked else prize_lock.lock
        self.lock.allow(
            first or self.session.why_not(decision), words(texts.UNLOCK_HELP if view.locked else texts.LOCK_HELP)
        )
        self.lock.setVisible(view.posted)

    def lock_or_unlock(self) -> None:
        """Lock the posted prizes, or let them be changed again."""
        (prizes.UNLOCK if self._locked else prizes.LOCK).act(self.session)

    def next_tender(self) -> None:
        """Pay out in the next way from now on."""
        if self.tender.isVisible():
            ways = self._ways()
            self.by = ways[(ways.index(self.by) + 1) % len(ways)]
            self._show_tender()
            self.tendered.emit()

    def _ways(self) -> tuple[Tender, ...]:
        """The ways a prize is paid out: those of a drawer where there is one, just paid where there is none, or as a
        ticket.
        """
        return WAYS if drawers.of_desk(self.session) is not None else (WAYS[0], Tender.TICKET)

    def _show_tender(self) -> None:
        """Show how prizes are paid out."""
        words, drawer = self.session.words, drawers.of_desk(self.session)
        if self.by not in self._ways():
            self.by = WAYS[0]
        self.tender.say(words(texts.BY_TENDER, tender=words(TENDERS[self.by])))
        if self.by is Tender.TICKET:
            self.tender.allow("", words(texts.BY_TICKET_HELP))
        elif drawer is None:
            self.tender.allow("", words(texts.BY_NO_DRAWER_HELP))
        else:
            self.tender.allow("", words(texts.BY_TENDER_HELP, drawer=drawer.name))

    def fit(self) -> None:
        """Fit the head to the width: where there is little room the name of the page, on the rail too, gives way, then
        the button that takes posted prizes off the screen, which a menu has as well.
        """
        self.withdraw.setVisible(self._may_withdraw)
        buttons = [button for button in self.buttons if button.isVisibleTo(self)]
        wide = self.about.minimumSizeHint().width() + self.state.sizeHint().width()
        wide += sum(button.minimumSizeHint().width() for button in buttons) + GAP * (len(buttons) + 4)
        self.title.setVisible(wide + self.title.sizeHint().width() <= self.width())
        self.withdraw.setVisible(self._may_withdraw and wide <= self.width())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()
