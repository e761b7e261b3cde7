"""The evening's figures on the Clock page, and what is done about it now and then: registration, breaks, messages."""

from datetime import timedelta

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QSpinBox

from tdapp.domain import tournament
from tdapp.domain.clock import timing
from tdapp.read.clock.clock import ClockPhase
from tdapp.read.registration.terms import ClosingView, closing_view
from tdapp.read.status import Phase, StatusView
from tdapp.ui.actions import clock
from tdapp.ui.actions import tournament as registration
from tdapp.ui.actions.clock import MINUTE
from tdapp.ui.pages.clock.start import start_from
from tdapp.ui.session import Session, Told
from tdapp.ui.widgets.buttons import Button
from tdapp.ui.widgets.card import Card
from tdapp.ui.widgets.chip import Chip
from tdapp.ui.widgets.label import Figure, Label, tip
from tdapp.words.clock import clock as texts
from tdapp.words.registration.registration_closes import closing_said, closing_short


class EveningCard(Card):
    """Under the clock. Before the start it offers to plan the start, later a break at once."""

    def __init__(self, session: Session) -> None:
        super().__init__(" ")
        self.session = session
        self.pause_now = Button(icon="coffee", key="Alt+B", name="clock_break")
        self.minutes = QSpinBox()
        self.minutes.setObjectName("break_minutes")
        self.minutes.setRange(1, 240)
        self.minutes.setValue(clock.USUAL_BREAK // MINUTE)
        self.minutes.setSuffix(" min")
        self.minutes.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.start_field = QLineEdit()
        self.start_field.setObjectName("start_at")
        self.start_field.setMaxLength(16)
        self.set_start = Button(icon="alarm-clock", name="set_start")
        self.registration = Chip()
        self.registration_caption = Label("", "caption")
        self.toggle_registration = Button(name="toggle_registration")
        self.closing = Button(icon="alarm-clock", name="registration_closing")
        self.message = QLineEdit()
        self.message.setObjectName("message")
        self.message.setMaxLength(200)
        self.show_message = Button(icon="megaphone", key="Alt+A", name="show_message")
        self.clear_message = Button(name="clear_message")
        self.finish = Button(icon="flag", name="finish")
        self.figures = [Figure() for _ in range(4)]
        self._lay_out()
        self._connect()

    def refresh(self) -> None:
        """Everything anew."""
        self.show_status(self.session.status_view())
        self.show_closing(self.session.view(closing_view, self.session.now()))
        self._show_levers()

    def show_status(self, status: StatusView) -> None:
        """The evening in a few figures."""
        words = self.session.words
        pairs = (
            (texts.ENTRIES, words.number(status.entries)),
            (texts.CHIPS, words.number(status.chips)),
            (texts.TABLES, words.number(status.tables)),
            (texts.POOL, words.money(status.pool)),
        )
        for figure, (caption, value) in zip(self.figures, pairs, strict=True):
            figure.show_figure(value, words(caption))

    def show_closing(self, view: ClosingView) -> None:
        """Whether registration is open, what closes it, and how long still."""
        words = self.session.words
        icon, tone = ("lock-open", "accent") if view.is_open else ("lock", "muted")
        self.registration.show_state(closing_short(words, view), icon=icon, tone=tone)
        self.registration.setToolTip(tip(closing_said(words, view)))
        self.toggle_registration.say(words(texts.CLOSE_REG if view.is_open else texts.OPEN_REG))

    def retranslate(self) -> None:
        """Its words in another language; the figures come with the next status."""
        words = self.session.words
        for button, text in (
            (self.pause_now, texts.BREAK_NOW),
            (self.set_start, texts.SET_START),
            (self.closing, texts.CLOSING),
            (self.show_message, texts.SHOW),
            (self.clear_message, texts.CLEAR),
            (self.finish, texts.FINISH),
        ):
            button.say(words(text))
        self.registration_caption.setText(words(texts.REGISTRATION))
        self.message.setPlaceholderText(words(texts.MESSAGE_HINT))
        self.message.setAccessibleName(words(texts.MESSAGE))
        self.start_field.setPlaceholderText(words(texts.START_HINT))
        self.start_field.setAccessibleName(words(texts.START_FIELD))
        self.minutes.setAccessibleName(words(texts.BREAK_MINUTES))
        self.title.setText(words(texts.EVENING))

    def announce(self) -> None:
        """The key: show what is typed, or begin to type it."""
        if self.message.text().strip():
            self._show_message()
        else:
            self.message.setFocus()

    def tick(self) -> None:
        """A second passed: the minutes registration is still open."""
        if self.session.tournament is not None:
            self.show_closing(self.session.view(closing_view, self.session.now()))

    def _break_now(self) -> None:
        clock.break_now(self.session, timedelta(minutes=self.minutes.value()))

    def _set_start(self) -> None:
        at = start_from(self.start_field.text(), self.session.now(), self.session)
        if at is None:
            self.session.told.emit(Told(self.session.words(texts.BAD_TIME), "refused"))
            return
        if clock.start_at(self.session, at) is not None:
            self.start_field.setText("")

    def _toggle_registration(self) -> None:
        if self.session.status_view().registration_open:
            registration.close_registration(self.session)
        else:
            registration.open_registration(self.session, self._late_level())

    def _late_level(self) -> int | None:
        """Reopened after its time, registration stays open until the level that runs ends."""
        if self.session.why_not(tournament.open_registration) == "":
            return None
        level = self.session.clock_view().level
        return level.number if level else None

    def _show_message(self) -> None:
        if self.message.text().strip() and self.session.announce(self.message.text()) is not None:
            self.message.setText("")

    def _clear_message(self) -> None:
        self.session.announce("")

    def _finish(self) -> None:
        registration.finish(self.session)

    def _show_levers(self) -> None:
        words, session = self.session.words, self.session
        before = session.clock_view().phase in (ClockPhase.NOT_STARTED, ClockPhase.SCHEDULED)
        self.pause_now.allow(session.why_not(timing.break_now, MINUTE), words(texts.BREAK_HELP))
        for widget, shown in (
            (self.start_field, before),
            (self.set_start, before),
            (self.minutes, not before),
            (self.pause_now, not before),
        ):
            widget.setVisible(shown)
        state_open = session.status_view().registration_open
        late = () if state_open else (self._late_level(),)
        decision = tournament.close_registration if state_open else tournament.open_registration
        self.toggle_registration.allow(session.why_not(decision, *late))
        self.finish.allow(session.why_not(tournament.finish))
        self.finish.setVisible(session.status_view().phase is not Phase.FINISHED)

    def _lay_out(self) -> None:
        head = self.head
        for number, widget in enumerate(
            (self.registration_caption, self.registration, self.toggle_registration, self.closing), 1
        ):
            head.insertWidget(number, widget)
        head.insertSpacing(1, 12)
        head.addWidget(self.finish)
        figures = QHBoxLayout()
        figures.setSpacing(20)
        for figure in self.figures:
            figures.addWidget(figure)
        figures.addStretch(1)
        for widget in (self.minutes, self.pause_now, self.start_field, self.set_start):
            figures.addWidget(widget)
        self.start_field.setFixedWidth(96)
        self.minutes.setFixedWidth(88)
        message = QHBoxLayout()
        message.setSpacing(8)
        message.addWidget(self.message, 1)
        message.addWidget(self.show_message)
        message.addWidget(self.clear_message)
        self.column.addLayout(figures)
        self.column.addLayout(message)

    def _connect(self) -> None:
        for button, slot in (
            (self.pause_now, self._break_now),
            (self.set_start, self._set_start),
            (self.toggle_registration, self._toggle_registration),
            (self.show_message, self._show_message),
            (self.clear_message, self._clear_message),
            (self.finish, self._finish),
        ):
            button.clicked.connect(slot)
        self.start_field.returnPressed.connect(self._set_start)
        self.message.returnPressed.connect(self._show_message)
