"""The card of the hand that is played: begin, who went out in it and with what, over, end."""

from datetime import timedelta
from itertools import pairwise

from PySide6.QtWidgets import QGridLayout, QLineEdit, QWidget

from tdapp.app.rulings.book_values import book_values
from tdapp.domain.hands import hand_for_hand
from tdapp.domain.units import Chips, EntryId
from tdapp.read.hands.hands import HandsView, HandView
from tdapp.ui.language import say
from tdapp.ui.pages.hands import texts
from tdapp.ui.pages.hands.said import Wrapped
from tdapp.ui.session import Session
from tdapp.ui.widgets.buttons import Button, PrimaryButton
from tdapp.ui.widgets.card import Card
from tdapp.ui.widgets.fields import MOST_CHIPS, NumberField, plain_line
from tdapp.ui.widgets.inputs import check_box
from tdapp.ui.widgets.label import Label
from tdapp.ui.widgets.layout import empty, grow, hbox
from tdapp.ui.widgets.parsing import BadInput, parse_number

MOST_MINUTES = 60


class HandCard(Card):
    """Hand for hand: how it begins, then who is out in the hand, with their stacks where those decide."""

    def __init__(self, session: Session, over: QWidget) -> None:
        super().__init__(texts.HAND, margin=14)
        self.session = session
        self.about = Wrapped("muted")
        self.minutes = NumberField("per_hand", texts.MINUTES, least=0, most=MOST_MINUTES)
        self.by_stack = check_box("by_stack", texts.BY_STACK)
        self.begin = PrimaryButton(
            texts.BEGIN, self.do_begin, on=over, icon="play", key="Alt+B", name="begin_hand_for_hand"
        )
        self.out, self.ask = Wrapped(), Wrapped("warning")
        self.ask.say(texts.STACKS)
        self.stacks = QGridLayout()
        self.stacks.setSpacing(6)
        self.stacks.setColumnStretch(0, 1)
        self.stacks.setContentsMargins(0, 0, 0, 4)
        self._lines: dict[EntryId, QLineEdit] = {}
        self._filled = ""  # the tournament the form was last filled in for
        self.over = PrimaryButton(texts.OVER, self.do_over, on=over, icon="check", key="Alt+O", name="hand_over")
        self.end = Button(texts.END, self.do_end, on=over, icon="flag", key="Alt+E", name="end_hand_for_hand")
        ways_out = hbox(grow(self.over), self.end)
        self.hold(self.about, self.minutes, self.by_stack, self.begin, self.out, self.ask, self.stacks, ways_out)
        self.minutes.line.returnPressed.connect(self.do_begin)

    def show_view(self, view: HandsView) -> None:
        """Show how to begin, or the hand that is played."""
        play, words = view.play, self.session.words
        for before in (self.minutes, self.by_stack, self.begin):
            before.setVisible(play is None)
        for during in (self.out, self.over, self.end):
            during.setVisible(play is not None)
        self.about.setVisible(play is None and (view.near or not view.in_money))
        if play is None:
            self._show_form()
            near = words(texts.NEAR, left=view.left, paid=view.paid) + " " if view.near else ""
            self.about.setText(near + words(texts.HAND_ABOUT))
            self.begin.allow(self.session.why_not(hand_for_hand.begin))
        else:
            self._show_hand(view, play)
            self.over.allow(self.session.why_not(hand_for_hand.settle))
            self.end.allow(self.session.why_not(hand_for_hand.end))
        self._ask_stacks(play)

    def do_begin(self) -> None:
        """Begin hand for hand, with so many minutes a hand."""
        if self.begin.isEnabled() and self.begin.isVisibleTo(self) and self.minutes.check():
            minutes = int(self.minutes.value())
            per_hand = timedelta(minutes=minutes) if minutes else None
            self.session.do(hand_for_hand.begin, per_hand=per_hand, by_stack=self.by_stack.isChecked())

    def do_over(self) -> None:
        """End the hand; the stacks typed say who is placed how."""
        stacks = self.typed_stacks()
        if self.over.isEnabled() and self.over.isVisibleTo(self) and stacks is not None:
            self.session.do(hand_for_hand.settle, stacks)

    def do_end(self) -> None:
        """End hand for hand: tables play at their own pace again."""
        if self.end.isEnabled() and self.end.isVisibleTo(self):
            self.session.do(hand_for_hand.end)

    def typed_stacks(self) -> dict[EntryId, Chips] | None:
        """The stacks that were typed, by entry; None when a line cannot be read."""
        found: dict[EntryId, Chips] = {}
        for entry, line in self._lines.items():
            if line.text().strip():
                try:
                    found[entry] = Chips(parse_number(line.text(), least=1, most=MOST_CHIPS))
                except BadInput:
                    line.setFocus()
                    line.selectAll()
                    return None
        return found

    def focus(self) -> None:
        """Put the keyboard into the first line, when something is asked here."""
        if self._lines:
            next(iter(self._lines.values())).setFocus()

    def _show_form(self) -> None:
        """Fill the form with what is usual, until the director has changed it for this tournament."""
        if self._filled != self.session.tournament:
            self._filled = self.session.tournament or ""
            rules = self.session.view(book_values)
            self.minutes.show_value(rules.per_hand // timedelta(minutes=1))
            self.by_stack.setChecked(rules.by_stack)

    def _show_hand(self, view: HandsView, play: HandView) -> None:
        words = self.session.words
        if not play.busts:
            self.out.say(texts.NOBODY_OUT)
            return
        said = [words(texts.OUT, names=words.several([f"\u2068{bust.name.full}\u2069" for bust in play.busts]))]
        if len(play.busts) == 1:
            said.append(words(texts.PLACE, place=view.left + 1))
        elif not play.asks_stacks:
            said.append(words(texts.SHARE, best=view.left + 1, worst=view.left + len(play.busts)))
        self.out.setText(" · ".join(said))

    def _ask_stacks(self, play: HandView | None) -> None:
        """Ask for the stacks, a line for each bust-out where they decide; what was typed stays."""
        busts = play.busts if play is not None and play.asks_stacks else ()
        self.ask.setVisible(bool(busts))
        if list(self._lines) == [bust.entry for bust in busts]:
            return
        empty(self.stacks)
        self._lines = {}
        for row, bust in enumerate(busts):
            line = self._lines[bust.entry] = plain_line(f"stack_{bust.entry}", wide=120)
            say(line.setAccessibleName, texts.STACK_OF, name=bust.name)
            line.returnPressed.connect(self.do_over)
            caption = Label(f"\u200e\u2068{bust.name.full}\u2069", "", wrap=True)
            for column, part in enumerate((caption, line)):
                self.stacks.addWidget(part, row, column)
                part.show()  # now, as the keys may go there at once
        for before, after in pairwise((self.begin, *self._lines.values(), self.over)):
            self.setTabOrder(before, after)
