"""The head of the Bubble page: the figures that decide, and the one sentence the room is to be told."""

from PySide6.QtWidgets import QWidget

from tdapp.domain.clock import announcing
from tdapp.domain.facts import Announced
from tdapp.read.hands.hands import HandsView
from tdapp.ui.actions.hands import TELL, for_screen, to_tell
from tdapp.ui.pages.hands import texts
from tdapp.ui.session import Session
from tdapp.ui.widgets.buttons import Button
from tdapp.ui.widgets.card import Card
from tdapp.ui.widgets.chip import Chip
from tdapp.ui.widgets.label import Figure, Label
from tdapp.ui.widgets.layout import STRETCH, Side, at, grow, hbox, vbox
from tdapp.words.say import Words


class Figures(QWidget):
    """The figures of the bubble: left, paid, to the money, what the next one out gets, and the next jump."""

    def __init__(self) -> None:
        super().__init__()
        self.left, self.paid = Figure(texts.LEFT, role="figure"), Figure(texts.PAID, role="figure")
        self.to_go, self.next_out, self.jump = Figure(texts.TO_THE_MONEY, role="figure"), Figure(), Figure()
        hbox(self.left, self.paid, self.to_go, STRETCH, at(Side.AlignBottom, self.next_out),
             at(Side.AlignBottom, self.jump), gap=28, on=self)  # fmt: skip

    def show_view(self, view: HandsView, words: Words) -> None:
        """Show them as they are."""
        now = view.stage
        self.left.show_figure(words.number(now.left))
        self.paid.show_figure(words.number(now.paid) if now.paid else "–")
        reached = texts.AFTER_IT if now.open_hand else texts.IN_IT  # more may be out in it
        to_go = words(reached) if view.in_money else words.number(now.to_go)
        self.to_go.show_figure(to_go, words(texts.TO_THE_SEATS if now.seats else texts.TO_THE_MONEY))
        self.to_go.figure.set_tone("accent" if view.in_money and not now.open_hand else "warning" if view.near else "")
        self.to_go.setVisible(bool(now.paid))
        jump = now.jump
        for figure in (self.next_out, self.jump):
            figure.setVisible(jump is not None)
        if jump is not None:
            gets = words.one(jump.now) if jump.now.cents else words(texts.NO_PRIZE)
            self.next_out.show_figure(gets, words(texts.NEXT_OUT, place=jump.place))
            rises = words(texts.JUMP_TO, amount=jump.then, more=jump.rise)
            self.jump.show_figure(rises if jump.now.cents else words.one(jump.then), words(texts.JUMP, n=jump.more))


class Announcement(Card):
    """The sentence for the room, large and in the language of its screen, and the key that puts it there."""

    def __init__(self, session: Session, over: QWidget) -> None:
        super().__init__(margin=14)
        self.session = session
        self.caption = Label(texts.SAY_ALOUD, "caption")
        self.sentence = Label("", "title", wrap=True, name="announcement")
        self.nothing = Label(texts.NOTHING_TO_TELL, "muted", wrap=True)
        self.stands = Chip("", icon="monitor", tone="accent")
        self.tell = Button(
            texts.TELL, self.do_tell, on=over, icon="megaphone", key="Alt+A", name="tell_room",
            help_text=texts.TELL_HELP,
        )  # fmt: skip
        words = vbox(self.caption, self.sentence, self.nothing, gap=4)
        side = vbox(at(Side.AlignRight, self.tell), at(Side.AlignRight, self.stands), STRETCH, gap=6)
        self.hold(hbox(grow(words), side, gap=16))

    def show_view(self, view: HandsView) -> None:
        """Show what is to be told now, and whether it stands on the screen."""
        said = to_tell(self.session)
        self.sentence.setText(said)
        self.caption.setVisible(bool(said))
        self.sentence.setVisible(bool(said))
        self.nothing.setVisible(not said)
        self.nothing.say(texts.NOTHING if view.in_money else texts.NOTHING_TO_TELL)
        up = self._stands()
        self.stands.show_state(self.session.words(texts.ON_SCREEN), icon="monitor", tone="accent")
        self.stands.setVisible(up is not None)
        self.tell.setVisible(bool(said) or up is not None)
        self.tell.say(texts.TAKE_OFF if up else texts.TELL)
        waits = view.play is not None and not view.play.waits
        self.set_bar("accent" if waits else "info" if said else "")

    def do_tell(self) -> None:
        """Put the sentence on the room's screen; where it stands already, take it off."""
        if self.tell.isVisibleTo(self):
            up = self._stands()
            if up is not None:
                self.session.do(announcing.take_off, up.text)
            else:
                TELL.act(self.session)

    def _stands(self) -> Announced | None:
        """The announcement that says just this, where it is on the room's screen."""
        session, said = self.session, for_screen(self.session)
        told = session.view(announcing.standing, session.now())
        same = (each for each in told if session.club.text(each.text, each.digest) == said)
        return next(same, None) if said else None
