"""The evening's figures on the Clock page, and what is done about it now and then: registration, breaks, messages."""

from datetime import timedelta
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QSpinBox

from tdapp.domain import tournament
from tdapp.domain.clock import timing
from tdapp.read.clock.clock import ClockPhase
from tdapp.read.registration.terms import ClosingView, closing_view
from tdapp.read.status import Phase, StatusView
from tdapp.ui.actions import clock
from tdapp.ui.actions import tournament as registration
from tdapp.ui.actions.clock import MINUTE
from tdapp.ui.language import say
from tdapp.ui.pages.clock.start import start_from
from tdapp.ui.session import Session
from tdapp.ui.widgets.buttons import Button
from tdapp.ui.widgets.card import Card
from tdapp.ui.widgets.chip import Chip
from tdapp.ui.widgets.fields import plain_line
from tdapp.ui.widgets.label import Figure, Label, tip
from tdapp.ui.widgets.layout import STRETCH, grow, hbox
from tdapp.words.clock import clock as texts
from tdapp.words.registration.registration_closes import closing_said, closing_short


class EveningCard(Card):
    """The card of the evening's figures, under the clock. Before the start it offers to plan the start, later
    a break at once.
    """

    def __init__(self, session: Session) -> None:
        super().__init__(texts.EVENING)
        self.session = session
        self.pause_now = Button(texts.BREAK_NOW, self._break_now, icon="coffee", key="Alt+B", name="clock_break")
        self.minutes = QSpinBox()
        self.minutes.setObjectName("break_minutes")
        self.minutes.setRange(1, 240)
        self.minutes.setValue(clock.USUAL_BREAK // MINUTE)
        self.minutes.setSuffix(" min")
        self.minutes.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.minutes.setFixedWidth(88)
        say(self.minutes.setAccessibleName, texts.BREAK_MINUTES)
        self.start_field = plain_line("start_at", texts.START_FIELD, hint=texts.START_HINT, longest=16, wide=96)
        self.start_field.returnPressed.connect(self._set_start)
        self.set_start = Button(texts.SET_START, self._set_start, icon="alarm-clock", name="set_start")
        self.registration = Chip()
        self.registration_caption = Label(texts.REGISTRATION, "caption")
        self.toggle_registration = Button("", self._toggle_registration, name="toggle_registration")
        self.closing = Button(texts.CLOSING, icon="alarm-clock", name="registration_closing")
        self.message = plain_line("message", texts.MESSAGE, hint=texts.MESSAGE_HINT, longest=200)
        self.message.returnPressed.connect(self._show_message)
        self.show_message = Button(texts.SHOW, self._show_message, icon="megaphone", key="Alt+A", name="show_message")
        self.clear_message = Button(texts.CLEAR, partial(session.announce, ""), name="clear_message")
        self.finish = Button(texts.FINISH, partial(registration.FINISH.act, session), icon="flag", name="finish")
        self.figures = [Figure(text) for text in (texts.ENTRIES, texts.CHIPS, texts.TABLES, texts.POOL)]
        closing = (self.registration_caption, self.registration, self.toggle_registration, self.closing)
        for number, widget in enumerate(closing, 1):
            self.head.insertWidget(number, widget)
        self.head.insertSpacing(1, 12)
        self.head.addWidget(self.finish)
        levers = (self.minutes, self.pause_now, self.start_field, self.set_start)
        self.column.addLayout(hbox(*self.figures, STRETCH, *levers, gap=20))
        self.column.addLayout(hbox(grow(self.message), self.show_message, self.clear_message))

    def refresh(self) -> None:
        """Show everything anew."""
        self.show_status(self.session.status_view())
        self.show_closing(self.session.view(closing_view, self.session.now()))
        self._show_levers()

    def show_status(self, status: StatusView) -> None:
        """Show the evening in a few figures."""
        words = self.session.words
        numbers = [words.number(number) for number in (status.entries, status.chips, status.tables)]
        for figure, said in zip(self.figures, (*numbers, words.money(status.pool)), strict=True):
            figure.show_figure(said)

    def show_closing(self, view: ClosingView) -> None:
        """Show whether registration is open, what closes it, and how long still."""
        words = self.session.words
        icon, tone = ("lock-open", "accent") if view.is_open else ("lock", "muted")
        self.registration.show_state(closing_short(words, view), icon=icon, tone=tone)
        self.registration.setToolTip(tip(closing_said(words, view)))
        self.toggle_registration.say(texts.CLOSE_REG if view.is_open else texts.OPEN_REG)

    def announce(self) -> None:
        """Show the message that is typed, or begin to type it."""
        if self.message.text().strip():
            self._show_message()
        else:
            self.message.setFocus()

    def tick(self) -> None:
        """Show the minutes registration is still open: a second passed."""
        if self.session.tournament is not None:
            self.show_closing(self.session.view(closing_view, self.session.now()))

    def _break_now(self) -> None:
        clock.BREAK.act(self.session, timedelta(minutes=self.minutes.value()))

    def _set_start(self) -> None:
        at = start_from(self.start_field.text(), self.session.now(), self.session)
        if at is None:
            self.session.refuse(texts.BAD_TIME)
        elif clock.START_AT.act(self.session, at) is not None:
            self.start_field.clear()

    def _toggle_registration(self) -> None:
        if self.session.status_view().registration_open:
            registration.CLOSE.act(self.session)
        else:
            registration.OPEN.act(self.session, self._late_level())

    def _late_level(self) -> int | None:
        """The level until whose end registration stays open when it is reopened after its time: the one that runs;
        None: it needs none.
        """
        if self.session.why_not(tournament.open_registration) == "":
            return None
        level = self.session.clock_view().level
        return level.number if level else None

    def _show_message(self) -> None:
        if self.message.text().strip() and self.session.announce(self.message.text()) is not None:
            self.message.clear()

    def _show_levers(self) -> None:
        words, session = self.session.words, self.session
        before = session.clock_view().phase in (ClockPhase.NOT_STARTED, ClockPhase.SCHEDULED)
        self.pause_now.allow(session.why_not(timing.break_now, MINUTE), words(texts.BREAK_HELP))
        for lever in (self.start_field, self.set_start):
            lever.setVisible(before)
        for part in (self.minutes, self.pause_now):
            part.setVisible(not before)
        state_open = session.status_view().registration_open
        late = () if state_open else (self._late_level(),)
        decision = tournament.close_registration if state_open else tournament.open_registration
        self.toggle_registration.allow(session.why_not(decision, *late))
        self.finish.allow(session.why_not(tournament.finish))
        self.finish.setVisible(session.status_view().phase is not Phase.FINISHED)
