"""The Clock page itself: puts the face, the levers, the levels and the evening's figures together."""

from datetime import UTC, datetime, time, timedelta

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QSpinBox, QVBoxLayout, QWidget

from tdapp.domain import timing, tournament
from tdapp.read.clock import ClockPhase, ClockView
from tdapp.read.status import StatusView
from tdapp.ui.actions import clock
from tdapp.ui.actions import tournament as registration
from tdapp.ui.actions.clock import MINUTE
from tdapp.ui.pages.clock.face import ClockFace
from tdapp.ui.pages.clock.schedule import ScheduleList
from tdapp.ui.pages.page import Page
from tdapp.ui.room import Room, Told
from tdapp.ui.widgets.buttons import Button, PrimaryButton
from tdapp.ui.widgets.card import Card
from tdapp.ui.widgets.chip import Chip
from tdapp.ui.widgets.label import Figure, Label, Shortened
from tdapp.ui.widgets.shortcuts import key_on
from tdapp.words import clock as texts
from tdapp.words.screen import short_stakes, stakes

NARROW = 900  # pixels: below it the levers would lose their words
PHASE_LOOK = {
    ClockPhase.NOT_STARTED: ("hourglass", "muted"),
    ClockPhase.SCHEDULED: ("alarm-clock", "info"),
    ClockPhase.RUNNING: ("play", "accent"),
    ClockPhase.PAUSED: ("pause", "warning"),
    ClockPhase.BREAK: ("coffee", "accent"),
    ClockPhase.OVER: ("triangle-alert", "warning"),
    ClockPhase.FINISHED: ("flag", "muted"),
}


class ClockPage(Page):
    """The director's clock. What a lever does is decided by the core; a grey one says why."""

    def __init__(self, room: Room) -> None:
        super().__init__(room)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)  # so that no button has the keys, and Space is the clock's
        self.title = Label("", "title")
        self.about = Label("", "muted")
        self.public = Button(icon="monitor", key="F11", name="public_screen")
        self.face = ClockFace()
        self.face.setObjectName("clock_face")
        self.level = Label("", "title")
        self.state = Chip()
        self.ends = Label("", "muted")
        self.stakes = Shortened("figure")
        self.stakes.setMinimumHeight(38)
        self.next_caption = Label("", "caption")
        self.next_stakes = Label("", "strong")
        self.main = PrimaryButton(icon="play", key="Space", name="clock_main")
        self.minus = Button(key="-", name="clock_minus")
        self.plus = Button(key="+", name="clock_plus")
        self.previous = Button(key="Alt+P", name="clock_previous")
        self.forward = Button(key="Alt+N", name="clock_next")
        self.pause_now = Button(icon="coffee", key="Alt+B", name="clock_break")
        self.minutes = QSpinBox()
        self.minutes.setObjectName("break_minutes")
        self.minutes.setRange(1, 240)
        self.minutes.setValue(clock.USUAL_BREAK // MINUTE)
        self.minutes.setSuffix(" min")
        self.minutes.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.schedule = ScheduleList(room.words)
        self.start_field = QLineEdit()
        self.start_field.setObjectName("start_at")
        self.start_field.setMaxLength(16)
        self.set_start = Button(icon="alarm-clock", name="set_start")
        self.registration = Chip()
        self.registration_caption = Label("", "caption")
        self.toggle_registration = Button(name="toggle_registration")
        self.message_caption = Label("", "caption")
        self.message = QLineEdit()
        self.message.setObjectName("message")
        self.message.setMaxLength(200)
        self.show_message = Button(icon="megaphone", key="Alt+A", name="show_message")
        self.clear_message = Button(name="clear_message")
        self.finish = Button(icon="flag", name="finish")
        self.figures = [Figure() for _ in range(4)]
        self._lay_out()
        self._connect()
        self.retranslate()

    def refresh(self) -> None:
        """Everything anew: an act may have changed anything."""
        status = self.room.status_view()
        self.show_status(status)
        self.show_view(self.room.clock_view())
        self._show_levers()

    def show_view(self, view: ClockView) -> None:
        """The clock at one instant."""
        words = self.room.words
        level = words(texts.LEVEL, number=view.level.number) if view.level else ""
        self.level.setText(words(texts.BREAK) if view.on_break else level)
        icon, tone = PHASE_LOOK[view.phase]
        self.state.show_state(words(texts.PHASES[view.phase]), icon=icon, tone=tone)
        self.ends.setText(texts.when_it_ends(words, view))
        paused = view.phase is ClockPhase.PAUSED
        resting = view.on_break is not None
        ink = "warning" if view.warn or paused else "accent" if resting else "text"
        self.face.show_time(words.clock(view.left), ink, view.fraction)
        now = view.next_level if resting and view.next_level else view.level
        full, short = (stakes(words, now.level), short_stakes(words, now.level)) if now else ("", "")
        self.stakes.say(full, short)
        caption, following = texts.what_comes(words, view)
        self.next_caption.setText(caption)
        self.next_stakes.setText(following)
        break_in = words(texts.BREAK_IN, time=words.clock(view.break_in)) if view.break_in else words(texts.NO_BREAK)
        levels = len({row.number for row in view.schedule if row.number})
        self.about.setText(f"{words(texts.ABOUT, n=levels)} · {break_in}")
        self.schedule.show_rows(view.schedule, words)

    def show_status(self, status: StatusView) -> None:
        """The evening in a few figures."""
        words = self.room.words
        pairs = (
            (texts.ENTRIES, words.number(status.entries)),
            (texts.CHIPS, words.number(status.chips)),
            (texts.TABLES, words.number(status.tables)),
            (texts.POOL, words.money(status.pool)),
        )
        for figure, (caption, value) in zip(self.figures, pairs, strict=True):
            figure.show_figure(value, words(caption))
        if not status.registration_open:
            said = words(texts.REG_CLOSED)
        elif status.closes_after_level is not None:
            said = words(texts.REG_OPEN_UNTIL, level=status.closes_after_level)
        else:
            said = words(texts.REG_OPEN)
        self.registration.show_state(
            said,
            icon="lock-open" if status.registration_open else "lock",
            tone="accent" if status.registration_open else "muted",
        )
        self.toggle_registration.say(words(texts.CLOSE_REG if status.registration_open else texts.OPEN_REG))

    def retranslate(self) -> None:
        words = self.room.words
        self.title.setText(words(texts.TITLE))
        self.setAccessibleName(words(texts.TITLE))
        self.public.say(words(texts.PUBLIC))
        for button, text in (
            (self.minus, texts.MINUS),
            (self.plus, texts.PLUS),
            (self.previous, texts.PREVIOUS),
            (self.forward, texts.FORWARD),
            (self.pause_now, texts.BREAK_NOW),
            (self.set_start, texts.SET_START),
            (self.show_message, texts.SHOW),
            (self.clear_message, texts.CLEAR),
            (self.finish, texts.FINISH),
        ):
            button.say(words(text))
        self.registration_caption.setText(words(texts.REGISTRATION))
        self.message_caption.setText(words(texts.MESSAGE))
        self.message.setPlaceholderText(words(texts.MESSAGE_HINT))
        self.message.setAccessibleName(words(texts.MESSAGE))
        self.start_field.setPlaceholderText(words(texts.START_HINT))
        self.start_field.setAccessibleName(words(texts.START_FIELD))
        self.minutes.setAccessibleName(words(texts.BREAK_MINUTES))
        self.evening.title.setText(words(texts.EVENING))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """In a narrow window the clock and its levers come first; the levels are a key away on their own page."""
        super().resizeEvent(event)
        self.schedule.setVisible(event.size().width() >= NARROW)

    # Levers

    def _main_lever(self) -> None:
        clock.toggle(self.room)

    def _add_minute(self) -> None:
        clock.add_minute(self.room)

    def _take_minute(self) -> None:
        clock.take_minute(self.room)

    def _go_on(self) -> None:
        clock.next_period(self.room)

    def _go_back(self) -> None:
        clock.previous_period(self.room)

    def _break_now(self) -> None:
        clock.break_now(self.room, timedelta(minutes=self.minutes.value()))

    def _set_start(self) -> None:
        at = start_from(self.start_field.text(), self.room.now(), self.room)
        if at is None:
            self.room.told.emit(Told(self.room.words(texts.BAD_TIME), "refused"))
            return
        if clock.start_at(self.room, at) is not None:
            self.start_field.setText("")

    def _toggle_registration(self) -> None:
        if self.room.status_view().registration_open:
            registration.close_registration(self.room)
        else:
            registration.open_registration(self.room, self._late_level())

    def _late_level(self) -> int | None:
        """Reopened after its time, registration stays open until the level that runs ends."""
        if self.room.why_not(tournament.open_registration) == "":
            return None
        level = self.room.clock_view().level
        return level.number if level else None

    def _show_message(self) -> None:
        if self.message.text().strip() and self.room.announce(self.message.text()) is not None:
            self.message.setText("")

    def _announce(self) -> None:
        """The key: show what is typed, or begin to type it."""
        if self.message.text().strip():
            self._show_message()
        else:
            self.message.setFocus()

    def _clear_message(self) -> None:
        self.room.announce("")

    def _finish(self) -> None:
        registration.finish(self.room)

    def _on_tick(self) -> None:
        if self.isVisible() and self.room.tournament is not None:
            self.show_view(self.room.clock_view())

    def _show_levers(self) -> None:
        words, room = self.room.words, self.room
        phase = room.clock_view().phase
        before = phase in (ClockPhase.NOT_STARTED, ClockPhase.SCHEDULED)
        text = texts.START if phase is ClockPhase.NOT_STARTED else texts.START_NOW if before else texts.PAUSE
        lever = timing.start if before else timing.pause
        if phase is ClockPhase.PAUSED:
            text, lever = texts.RESUME, timing.resume
        self.main.say(words(text))
        self.main.show_icon("pause" if text is texts.PAUSE else "play")
        self.main.allow(room.why_not(lever))
        self.minus.allow(room.why_not(timing.add_time, -MINUTE))
        self.plus.allow(room.why_not(timing.add_time, MINUTE))
        self.previous.allow(room.why_not(timing.previous_period), words(texts.PREVIOUS_HELP))
        self.forward.allow(room.why_not(timing.next_period), words(texts.FORWARD_HELP))
        self.pause_now.allow(room.why_not(timing.break_now, MINUTE), words(texts.BREAK_HELP))
        for widget, shown in (
            (self.start_field, before),
            (self.set_start, before),
            (self.minutes, not before),
            (self.pause_now, not before),
        ):
            widget.setVisible(shown)
        state_open = room.status_view().registration_open
        late = () if state_open else (self._late_level(),)
        decision = tournament.close_registration if state_open else tournament.open_registration
        self.toggle_registration.allow(room.why_not(decision, *late))
        self.finish.allow(room.why_not(tournament.finish))

    # Layout

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.setSpacing(12)
        head.addWidget(self.title)
        head.addWidget(self.about)
        head.addStretch(1)
        head.addWidget(self.public)
        card = Card()
        line = QHBoxLayout()
        line.setSpacing(12)
        line.addWidget(self.level)
        line.addWidget(self.state)
        line.addStretch(1)
        line.addWidget(self.ends)
        card.column.addLayout(line)
        card.column.addWidget(self.face, 1)
        below = QHBoxLayout()
        below.addWidget(self.stakes, 1)
        following = QVBoxLayout()
        following.setSpacing(0)
        for label in (self.next_caption, self.next_stakes):
            label.setAlignment(Qt.AlignmentFlag.AlignRight)
            following.addWidget(label)
        below.addLayout(following)
        card.column.addLayout(below)
        levers = QHBoxLayout()
        levers.setSpacing(6)
        for button in (self.main, self.minus, self.plus, self.previous, self.forward):
            button.setMinimumHeight(44)
            levers.addWidget(button, 3 if button is self.main else 2)
        card.column.addLayout(levers)
        self.schedule.setMinimumWidth(320)
        self.schedule.setMaximumWidth(460)
        top = QHBoxLayout()
        top.setSpacing(8)
        top.addWidget(card, 9)
        top.addWidget(self.schedule, 5)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(12, 8, 12, 8)
        whole.setSpacing(8)
        whole.addLayout(head)
        whole.addLayout(top, 1)
        whole.addWidget(self._evening_card())

    def _evening_card(self) -> QWidget:
        self.evening = Card(" ")
        head = self.evening.head
        for number, widget in enumerate((self.registration_caption, self.registration, self.toggle_registration), 1):
            head.insertWidget(number, widget)
        head.insertSpacing(1, 24)
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
        self.evening.column.addLayout(figures)
        self.evening.column.addLayout(message)
        return self.evening

    def _connect(self) -> None:
        for button, slot in (
            (self.main, self._main_lever),
            (self.minus, self._take_minute),
            (self.plus, self._add_minute),
            (self.previous, self._go_back),
            (self.forward, self._go_on),
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
        key_on(self, "Alt+A", self._announce)
        self.room.ticked.connect(self._on_tick)


def start_from(text: str, now: datetime, room: Room) -> datetime | None:
    """The next time the wall clock of this room shows what was typed ('19:30', '1930', '7.05'); None: not a time."""
    digits = text.strip().replace(".", ":").replace("h", ":")
    hours, colon, minutes = digits.partition(":")
    if not colon and len(digits) in (3, 4):
        hours, minutes = digits[:-2], digits[-2:]
    if not (hours.isdecimal() and minutes.isdecimal() and int(hours) < 24 and int(minutes) < 60):
        return None
    zone = room.words.zone
    local = now.astimezone(zone)
    wall = datetime.combine(local.date(), time(int(hours), int(minutes)))
    for day in range(2):
        # From the wall's time to the instant afresh, so that a night in which the clocks change comes out right.
        at = (wall + timedelta(days=day)).replace(tzinfo=zone).astimezone(UTC)
        if at > now:
            return at
    return None
