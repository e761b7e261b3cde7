"""The card of the day's end: with which level, the card, and the last hands."""

from PySide6.QtWidgets import QWidget

from tdapp.app.rulings.book_values import book_values
from tdapp.domain.hands import end_of_day
from tdapp.read.hands.hands import HandsView
from tdapp.ui.pages.hands import texts
from tdapp.ui.pages.hands.said import Wrapped
from tdapp.ui.session import Session
from tdapp.ui.widgets.buttons import Button
from tdapp.ui.widgets.card import Card
from tdapp.ui.widgets.fields import plain_line
from tdapp.ui.widgets.label import Label
from tdapp.ui.widgets.layout import grow, hbox

LINE_WIDTH = 64


class DayCard(Card):
    """The end of the day: before the card is drawn with which level it ends, after it how many hands are left."""

    def __init__(self, session: Session, over: QWidget) -> None:
        super().__init__(texts.DAY, margin=14)
        self.session = session
        self.about = Wrapped("muted")
        self.level = plain_line("day_ends_with", texts.ENDS_WITH, wide=LINE_WIDTH, longest=3)
        self.card = plain_line("drawn_card", texts.CARD, wide=LINE_WIDTH, longest=3)
        self.level_said = Label(texts.ENDS_WITH, "caption", wrap=True)
        self.card_said = Label(texts.CARD, "caption", wrap=True)
        self.left = Wrapped()
        self.draw = Button(texts.DRAW, self.do_draw, on=over, icon="dices", key="Alt+C", name="draw_last_hands")
        self.state = Wrapped("strong")
        self.play_on = Button(texts.PLAY_ON, self.do_play_on, on=over, icon="undo-2", key="Alt+N", name="play_on")
        ends = hbox(grow(self.level_said), self.level)
        card = hbox(grow(self.card_said), self.card, self.draw)  # low enough to be in sight with all the rest
        self.hold(self.about, ends, self.left, card, self.state, self.play_on)
        self.level.editingFinished.connect(self.do_level)
        self.card.returnPressed.connect(self.do_draw)

    def show_view(self, view: HandsView) -> None:
        """Show the end of the day."""
        words, drawn = self.session.words, view.last is not None
        rules = self.session.view(book_values)
        for before in (self.level, self.level_said, self.card, self.card_said, self.draw):
            before.setVisible(not drawn)
        self.about.setVisible(not drawn and view.day_left is None)  # once the end is set the card needs no introduction
        self.state.setVisible(drawn)
        self.play_on.setVisible(drawn)
        self.about.say(texts.DAY_ABOUT, low=rules.low, high=rules.high, before=rules.before)
        if not self.level.hasFocus():
            self.level.setText("" if view.day_ends is None else str(view.day_ends))
        self.left.setVisible(not drawn and view.day_left is not None)
        if view.day_left is not None:
            self.left.setText(words(texts.DAY_LEFT, left=words.clock(view.day_left)))
            self.left.set_tone("warning" if view.card_due else "")
        self.draw.allow(self.session.why_not(end_of_day.draw_last_hands, ""))
        if view.last is not None:
            plays = sum(1 for table in view.tables if table.left)
            first = texts.LAST_WITH if view.with_this else texts.LAST_AFTER
            still = words(texts.LAST_TABLES, n=plays) if plays else words(texts.LAST_DONE)
            self.state.setText(f"{words(texts.LAST, n=view.last)} {words(first)} {still}")

    def do_level(self) -> None:
        """Let the day end with the level typed; empty: when it ends is not said."""
        typed = self.level.text().strip()
        if typed.isdecimal() or not typed:
            self.session.do(end_of_day.set_day_end, int(typed) if typed else None)

    def do_draw(self) -> None:
        """Take the card that was typed; where none was, draw one."""
        typed = self.card.text().strip()
        drawable = self.draw.isVisibleTo(self) and self.draw.isEnabled() and (typed.isdecimal() or not typed)
        if not drawable:
            return
        seed, card = ("", int(typed)) if typed else (self.session.seed(), None)
        if self.session.do(end_of_day.draw_last_hands, seed, card=card) is not None:
            self.card.clear()

    def do_play_on(self) -> None:
        """Call the last hands off: no hand is the last one."""
        if self.play_on.isVisibleTo(self):
            self.session.do(end_of_day.play_on)
