"""The card of the hand that is played: begin, who went out in it and with what, the next hand, end."""

from collections.abc import Callable
from datetime import timedelta

from PySide6.QtWidgets import QWidget

from tdapp.app.rulings.book_values import book_values
from tdapp.domain.hands import hand_for_hand
from tdapp.read.hands.hands import HandsView, HandView
from tdapp.ui.actions.hands import ALL_PLAYED, END, NEXT
from tdapp.ui.pages.hands import texts
from tdapp.ui.pages.hands.bust_rows import BustRows
from tdapp.ui.pages.hands.said import Wrapped
from tdapp.ui.session import Session
from tdapp.ui.widgets.buttons import Button, PrimaryButton
from tdapp.ui.widgets.card import Card
from tdapp.ui.widgets.fields import NumberField
from tdapp.ui.widgets.inputs import check_box
from tdapp.ui.widgets.layout import vbox
from tdapp.ui.widgets.recurring import BEGIN

MOST_MINUTES = 60


class HandCard(Card):
    """Hand for hand: how it begins, then who is out in the hand, and what comes after it.

    `ask`: how the page asks the window for an action.
    """

    def __init__(self, session: Session, over: QWidget, ask: Callable[..., None]) -> None:
        super().__init__(texts.BEGIN_TITLE, margin=14)
        self.session = session
        self.about = Wrapped("muted")
        self.about.say(texts.HAND_ABOUT)
        self.minutes = NumberField("per_hand", texts.MINUTES, least=0, most=MOST_MINUTES)
        self.by_stack = check_box("by_stack", texts.BY_STACK)
        self.begin = PrimaryButton(
            texts.BEGIN, self.do_begin, on=over, icon="play", key=BEGIN, name="begin_hand_for_hand"
        )
        self.nobody, self.how = Wrapped("muted"), Wrapped()
        self.nobody.say(texts.NOBODY_OUT)
        self.rows = BustRows(session, ask)
        self.all = Button(texts.TICK_ALL, self.do_all, on=over, icon="check", key="Alt+P", name="all_played")
        self.next = PrimaryButton(texts.NEXT, self.do_next, on=over, icon="skip-forward", key="Alt+O", name="hand_over")
        self.end = Button(texts.END, self.do_end, on=over, icon="flag", key="Alt+E", name="end_hand_for_hand")
        deeds = vbox(self.all, self.next, self.end, gap=6)  # over the rows: in sight however many are out
        self.hold(self.about, self.minutes, self.by_stack, self.begin, deeds, self.rows, self.nobody, self.how)
        self.minutes.line.returnPressed.connect(self.do_begin)
        self._filled = ""  # the tournament the form was last filled in for

    def show_view(self, view: HandsView) -> None:
        """Show how to begin, or the hand that is played."""
        play = view.play
        self.title.say(texts.BEGIN_TITLE if play is None else texts.OUT_TITLE)
        for before in (self.about, self.minutes, self.by_stack, self.begin):
            before.setVisible(play is None)
        for during in (self.rows, self.nobody, self.how, self.next, self.end):
            during.setVisible(play is not None)
        waited = bool(play.waits) if play is not None else any(table.left for table in view.tables)
        self.all.setVisible(waited)
        if play is None:
            self._show_form()
            self.begin.allow(self.session.why_not(hand_for_hand.begin))
            return
        self.next.setVisible(not play.waits)
        self.next.allow(self.session.why_not(hand_for_hand.settle))
        self.end.allow(self.session.why_not(hand_for_hand.end))
        self.rows.show_hand(play)
        self.rows.setVisible(bool(play.busts))
        self.nobody.setVisible(not play.busts)
        self._say_how(play)

    def do_begin(self) -> None:
        """Begin hand for hand, with so many minutes a hand."""
        if self.begin.isEnabled() and self.begin.isVisibleTo(self) and self.minutes.check():
            minutes = int(self.minutes.value())
            per_hand = timedelta(minutes=minutes) if minutes else None
            self.session.do(hand_for_hand.begin, per_hand=per_hand, by_stack=self.by_stack.isChecked())

    def do_all(self) -> None:
        """Mark every table that still plays as played."""
        if self.all.isVisibleTo(self):
            ALL_PLAYED.act(self.session)

    def do_next(self) -> None:
        """Place who is out in the hand, and begin the next one at all tables."""
        if self.next.isVisibleTo(self) and self.next.isEnabled():
            NEXT.act(self.session)

    def do_end(self) -> None:
        """End hand for hand: tables play at their own pace again."""
        if self.end.isEnabled() and self.end.isVisibleTo(self):
            END.act(self.session)

    def _show_form(self) -> None:
        """Fill the form with what is usual, until the director has changed it for this tournament."""
        if self._filled != self.session.tournament:
            self._filled = self.session.tournament or ""
            rules = self.session.view(book_values)
            self.minutes.show_value(rules.per_hand // timedelta(minutes=1))
            self.by_stack.setChecked(rules.by_stack)

    def _say_how(self, play: HandView) -> None:
        """Say why they are placed as they are, where several are out."""
        self.how.setVisible(len(play.busts) > 1)
        if len(play.busts) < 2:
            return
        best, worst = play.busts[0].place.best, max(bust.place.worst for bust in play.busts)
        missing = any(bust.stack is None for bust in play.busts)
        if play.asks_stacks:
            self.how.say(texts.STACKS if missing else texts.STACKS_KNOWN)
        else:
            one_table = len({bust.seat.table if bust.seat else None for bust in play.busts}) == 1
            self.how.say(texts.SHARE_HOUSE if one_table else texts.SHARE, best=best, worst=worst)
        self.how.set_tone("warning" if play.asks_stacks and missing else "")
