"""The evening's figures on the Clock page, and what is done about it now and then: registration, breaks, messages."""

from collections.abc import Mapping
from datetime import timedelta
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSpinBox

from tdapp.app.deeds import USUAL_BREAK
from tdapp.domain import tournament
from tdapp.domain.clock import timing
from tdapp.read.clock.clock import ClockPhase, ClockView
from tdapp.read.clock.evening import EveningView, evening_view, levels_end_at, next_break_at
from tdapp.read.registration.terms import ClosingView, closing_view
from tdapp.read.status import Phase
from tdapp.texts import Text
from tdapp.ui.actions import clock
from tdapp.ui.actions import tournament as registration
from tdapp.ui.actions.clock import MINUTE
from tdapp.ui.actions.window import ANNOUNCEMENTS
from tdapp.ui.language import say
from tdapp.ui.pages.clock.start import start_from
from tdapp.ui.session import Session
from tdapp.ui.widgets.buttons import Button, IconButton
from tdapp.ui.widgets.card import Card
from tdapp.ui.widgets.chip import Chip
from tdapp.ui.widgets.fields import plain_line
from tdapp.ui.widgets.label import Figure, Label, tip
from tdapp.ui.widgets.layout import grow, hbox
from tdapp.words.clock import clock as texts
from tdapp.words.registration.registration_closes import closing_said, closing_short

GAP = 20  # pixels between figures
FIGURES = (
    texts.ENTRIES, texts.REBUYS, texts.ADD_ONS, texts.CHIPS, texts.POOL, texts.FIRST, texts.PLACES, texts.MONEY,
    texts.NEXT_BREAK, texts.LEVELS_END,
)  # fmt: skip
MATTER = (  # in a narrow window the last ones give way
    texts.POOL, texts.MONEY, texts.NEXT_BREAK, texts.CHIPS, texts.LEVELS_END, texts.FIRST, texts.PLACES, texts.REBUYS,
    texts.ADD_ONS, texts.ENTRIES,
)  # fmt: skip


class EveningCard(Card):
    """The card of the evening's figures, under the clock. Before the start it offers to plan the start, later
    a break at once.
    """

    def __init__(self, session: Session) -> None:
        super().__init__(texts.EVENING)
        self.session = session
        self.pause_now = Button(texts.BREAK_NOW, self._break_now, icon="coffee", key="Alt+K", name="clock_break")
        self.minutes = QSpinBox()
        self.minutes.setObjectName("break_minutes")
        self.minutes.setRange(1, 240)
        self.minutes.setValue(USUAL_BREAK // MINUTE)
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
        self.told = IconButton("list", ANNOUNCEMENTS.text, kind="", name="clock_announcements")
        self.finish = Button(texts.FINISH, partial(registration.FINISH.act, session), icon="flag", name="finish")
        self._said: dict[Text, str] = {}
        self._gives = False
        self.figures = {text: Figure(text) for text in FIGURES}
        closing = (self.registration_caption, self.registration, self.toggle_registration, self.closing)
        for number, widget in enumerate(closing, 1):
            self.head.insertWidget(number, widget)
        self.head.insertSpacing(1, 12)
        self.head.addWidget(self.finish)
        levers = (self.minutes, self.pause_now, self.start_field, self.set_start)
        self.column.addLayout(hbox(*(grow(figure) for figure in self.figures.values()), gap=GAP))
        self.column.addLayout(hbox(grow(self.message), self.show_message, self.clear_message, self.told, 12, *levers))

    def refresh(self) -> None:
        """Show everything anew."""
        self.show_evening(self.session.view(evening_view, self.session.now()))
        self.show_closing(self.session.view(closing_view, self.session.now()))
        self._show_levers()

    def show_evening(self, view: EveningView) -> None:
        """Show the evening in a few figures; those there is nothing to say of are left out."""
        words = self.session.words
        until = view.until_money
        reached = texts.AFTER_HAND if view.open_hand else texts.IN_MONEY
        self._show_figures(
            {
                texts.ENTRIES: words.number(view.entries),
                texts.REBUYS: words.number(view.rebuys) if view.rebuys is not None else "",
                texts.ADD_ONS: words.number(view.add_ons) if view.add_ons is not None else "",
                texts.CHIPS: words.number(view.chips),
                texts.POOL: words.money(view.pool) if view.pool is not None else "",
                texts.FIRST: words.money(view.first) if view.first is not None else "",
                texts.PLACES: words.number(view.places) if view.places is not None else "",
                texts.MONEY: "" if until is None else words(texts.TO_GO, n=until) if until else words(reached),
            }
        )

    def show_clock(self, view: ClockView) -> None:
        """Show when the next break is and when the last level ends, as the clock runs now."""
        times = {texts.NEXT_BREAK: next_break_at(view), texts.LEVELS_END: levels_end_at(view)}
        self._show_figures({text: self.session.words.time(at) if at is not None else "" for text, at in times.items()})

    def _show_figures(self, said: Mapping[Text, str]) -> None:
        for text, figure in said.items():
            if figure != self._said.get(text):
                self._said[text] = figure
                self.figures[text].show_figure(figure)
        self._fit()

    def _fit(self) -> None:
        """Show as many figures as there is room for beside one another, what matters most first."""
        margins = self.column.contentsMargins()
        room = 0 if self._gives else self.width() - margins.left() - margins.right() + GAP
        for text in MATTER:
            figure = self.figures[text]
            wide = figure.sizeHint().width() + GAP
            seen = bool(self._said.get(text)) and wide <= room
            figure.setVisible(seen)
            room -= wide if seen else 0

    def give_way(self, *, gives: bool) -> None:
        """Leave the figures out where a window is too low for them, or have them in sight."""
        if gives != self._gives:
            self._gives = gives
            self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

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
