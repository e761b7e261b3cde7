"""The end of the day: with which level, the card, and the last hands."""

from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QWidget

from tdapp.domain.hands import end_of_day
from tdapp.read.hands.hands import HandsView
from tdapp.texts import Text
from tdapp.ui.actions import hands
from tdapp.ui.pages.hands import texts
from tdapp.ui.pages.hands.said import Wrapped
from tdapp.ui.session import Session
from tdapp.ui.widgets.buttons import Button
from tdapp.ui.widgets.card import Card
from tdapp.ui.widgets.label import Label

LINE_WIDTH = 64


class DayCard(Card):
    """Before the card: when the day ends, and drawing it. After it: how many hands are left."""

    def __init__(self, session: Session) -> None:
        super().__init__(" ", margin=14)
        self.session = session
        self.about = Wrapped("muted")
        self.level, self.card = _line("day_ends_with"), _line("drawn_card")
        self.level_said, self.card_said = Label("", "caption", wrap=True), Label("", "caption", wrap=True)
        self.left = Wrapped()
        self.draw = Button("", icon="dices", key="Alt+C", name="draw_last_hands")
        self.state = Wrapped("strong")
        self.play_on = Button("", icon="undo-2", key="Alt+N", name="play_on")
        self.column.addWidget(self.about)
        self.column.addLayout(_row(self.level_said, self.level))
        self.column.addWidget(self.left)
        self.column.addLayout(_row(self.card_said, self.card, self.draw))  # low enough to be in sight with all the rest
        for part in (self.state, self.play_on):
            self.column.addWidget(part)
        self.level.editingFinished.connect(self.do_level)
        self.card.returnPressed.connect(self.do_draw)
        self.draw.clicked.connect(self.do_draw)
        self.play_on.clicked.connect(self.do_play_on)

    def retranslate(self) -> None:
        """Say it in the desk's language."""
        words = self.session.words
        self.title.setText(words(texts.DAY))
        for label, line, text in (
            (self.level_said, self.level, texts.ENDS_WITH),
            (self.card_said, self.card, texts.CARD),
        ):
            label.setText(words(text))
            line.setAccessibleName(words(text))
        self.draw.say(words(texts.DRAW))
        self.play_on.say(words(texts.PLAY_ON))

    def show_view(self, view: HandsView) -> None:
        """Show the end of the day."""
        words, drawn = self.session.words, view.last is not None
        rules = hands.rules_of(self.session)
        for before in (self.level, self.level_said, self.card, self.card_said, self.draw):
            before.setVisible(not drawn)
        self.about.setVisible(not drawn and view.day_left is None)  # once the end is set the card needs no introduction
        self.state.setVisible(drawn)
        self.play_on.setVisible(drawn)
        self.about.setText(words(texts.DAY_ABOUT, low=rules.low, high=rules.high, before=rules.before))
        if not self.level.hasFocus():
            self.level.setText("" if view.day_ends is None else str(view.day_ends))
        self.left.setVisible(not drawn and view.day_left is not None)
        if view.day_left is not None:
            self.left.setText(words(texts.DAY_LEFT, left=words.clock(view.day_left)))
            self.left.set_tone("warning" if view.card_due else "")
        self.draw.allow(self.session.why_not(end_of_day.draw_last_hands, ""))
        if view.last is not None:
            plays = sum(1 for table in view.tables if table.left)
            parts: list[tuple[Text, int | None]] = [
                (texts.LAST, view.last),
                (texts.LAST_WITH if view.with_this else texts.LAST_AFTER, None),
                (texts.LAST_TABLES, plays) if plays else (texts.LAST_DONE, None),
            ]
            self.state.setText(" ".join(words(text) if n is None else words(text, n=n) for text, n in parts))

    def do_level(self) -> None:
        """The day ends with the level typed; empty: that is not said."""
        typed = self.level.text().strip()
        if typed.isdecimal() or not typed:
            hands.set_day_end(self.session, int(typed) if typed else None)

    def do_draw(self) -> None:
        """The card that was typed; empty: one is drawn."""
        typed = self.card.text().strip()
        drawable = self.draw.isVisibleTo(self) and self.draw.isEnabled() and (typed.isdecimal() or not typed)
        if drawable and hands.draw_last_hands(self.session, int(typed) if typed else None) is not None:
            self.card.clear()

    def do_play_on(self) -> None:
        """No hand is the last one."""
        if self.play_on.isVisibleTo(self):
            hands.play_on(self.session)


def _row(said: Label, *parts: QWidget) -> QHBoxLayout:
    row = QHBoxLayout()
    row.setSpacing(8)
    row.addWidget(said, 1)
    for part in parts:
        row.addWidget(part)
    return row


def _line(name: str) -> QLineEdit:
    line = QLineEdit()
    line.setObjectName(name)
    line.setFixedWidth(LINE_WIDTH)
    line.setMaxLength(3)
    return line
