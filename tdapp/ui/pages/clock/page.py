"""The Clock page itself: puts the face, the levers, the levels and the evening's figures together."""

from functools import partial

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QFocusEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout

from tdapp.domain.clock import timing
from tdapp.read.clock.clock import ClockPhase, ClockView, LevelView
from tdapp.ui.actions import clock
from tdapp.ui.actions.clock import MINUTE
from tdapp.ui.actions.registration import CLOSING
from tdapp.ui.actions.window import ANNOUNCEMENTS, SCREENS
from tdapp.ui.language import say
from tdapp.ui.pages.clock.ahead import AheadPlace
from tdapp.ui.pages.clock.began import Began
from tdapp.ui.pages.clock.evening import EveningCard
from tdapp.ui.pages.clock.face import ClockFace
from tdapp.ui.pages.clock.levels import LevelMenu
from tdapp.ui.pages.clock.schedule import ScheduleList
from tdapp.ui.pages.page import Page
from tdapp.ui.session import Session
from tdapp.ui.spoken import is_heard
from tdapp.ui.theme.look import look
from tdapp.ui.widgets.buttons import Button, IconButton, PrimaryButton
from tdapp.ui.widgets.card import Card
from tdapp.ui.widgets.chip import Chip
from tdapp.ui.widgets.label import Label, Shortened
from tdapp.ui.widgets.layout import STRETCH, grow, hbox, holder, put, vbox
from tdapp.ui.widgets.shortcuts import key_on
from tdapp.values import replace
from tdapp.words.clock import clock as texts
from tdapp.words.say import Words
from tdapp.words.screen import game_and_stakes, short_game_and_stakes

NARROW = 900  # pixels: below it the levers would lose their words
LEAST_HIGH = 425  # pixels of height below which the title and what stands beside it are left out
LOW = (490, 550)  # pixels of height below which not all fits, in the usual look and for fingers
FORECAST_FROM, ROOMY = (620, 800), (760, 940)  # of height: the forecast has a place; all has room beside it
USUAL_FACE, TIGHT_FACE, LEAST_FACE = 96, 72, 48  # pixels of the digits at least
BESIDE = 12  # pixels between blinds beside one another
DOWN, SIDEWAYS = QBoxLayout.Direction.TopToBottom, QBoxLayout.Direction.LeftToRight
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
    """The page of the director's clock. What a lever does is decided by the core; a grey one says why."""

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)  # so that no button has the keys, and Space is the clock's
        say(self.setAccessibleName, texts.TITLE)
        self.title, self.about = Label(texts.TITLE, "title"), Label("", "muted")
        self.to_break = Button(
            texts.TO_BREAK, partial(clock.GO_TO_BREAK.act, session), icon="coffee", key="Alt+T", name="clock_to_break"
        )
        self.to_level = Button(
            texts.TO_LEVEL, self.choose_level, icon="list-ordered", key="Alt+G", name="clock_to_level"
        )
        self.levels = LevelMenu(session, self)
        self.public = Button(texts.PUBLIC, icon="monitor", key="F11", name="public_screen")
        self.shows = IconButton("settings", SCREENS.text, partial(self.ask, SCREENS.id), name="screens_shown")
        self.face = ClockFace()
        self.face.setObjectName("clock_face")
        self.level = Label("", "title")
        self.state = Chip()
        self.ends = Label("", "muted")
        self.stakes = Shortened("figure")
        self.stakes.setMinimumHeight(38)
        self.next_caption = Label("", "caption")
        self.next_stakes = Shortened("strong")
        self.main = PrimaryButton("", partial(clock.toggle, session), icon="play", key="Space", name="clock_main")
        self.minus = Button(texts.MINUS, partial(clock.TAKE.act, session), key="-", name="clock_minus")
        self.plus = Button(texts.PLUS, partial(clock.ADD.act, session), key="+", name="clock_plus")
        self.previous = Button(texts.PREVIOUS, partial(clock.PREVIOUS.act, session), key="Alt+P", name="clock_previous")
        self.forward = Button(texts.FORWARD, partial(clock.NEXT.act, session), key="Alt+N", name="clock_next")
        self.schedule = ScheduleList(session.words)
        self.began = Began(session, self)
        self.evening = EveningCard(session)
        self.ahead = AheadPlace(session, self)
        self.card = card = Card()
        put(card.column, hbox(self.level, self.state, STRETCH, self.ends, gap=12))
        put(card.column, grow(self.face))
        self.blinds = QBoxLayout(DOWN)
        self.blinds.addWidget(self.stakes)
        self.blinds.addLayout(hbox(self.next_caption, grow(self.next_stakes)), 1)
        put(card.column, self.blinds)
        levers = (self.main, self.minus, self.plus, self.previous, self.forward)
        for button in levers:
            button.setMinimumHeight(44)
        put(card.column, hbox(*(grow(button, 3 if button is self.main else 2) for button in levers), gap=6))
        self.head = holder(
            hbox(self.title, self.about, STRETCH, self.to_break, self.to_level, self.public, self.shows, gap=12)
        )
        top = hbox(grow(card, 9), grow(self.schedule, 5))
        vbox(self.head, grow(top), self.ahead, self.evening, margins=(12, 8, 12, 8), on=self)
        key_on(self, "Alt+A", self.evening.announce)
        session.ticked.connect(self._on_tick)
        self.evening.closing.clicked.connect(partial(self.ask, CLOSING.id))
        self.evening.told.clicked.connect(partial(self.ask, ANNOUNCEMENTS.id))
        look().changed.connect(self._fit)

    def refresh(self) -> None:
        """Show everything anew: an act may have changed anything."""
        self.show_view(self.session.clock_view())
        self._show_levers()
        self.evening.refresh()
        self.ahead.refresh()

    def show_view(self, view: ClockView) -> None:
        """Show the clock at one instant."""
        words = self.session.words
        level = words(texts.LEVEL, number=view.level.number) if view.level else ""
        self.level.setText(words(texts.BREAK) if view.on_break else level)
        icon, tone = PHASE_LOOK[view.phase]
        said = texts.by_the_hand(words, view) if view.by_hand else words(texts.PHASES[view.phase])
        self.state.show_state(said, icon=icon, tone=tone)
        self.ends.setText(texts.when_it_ends(words, view))
        paused = view.phase is ClockPhase.PAUSED and not view.by_hand
        resting = view.on_break is not None
        ink = "warning" if view.warn or paused else "accent" if resting else "text"
        over = view.phase is ClockPhase.FINISHED
        self.face.show_time(words.clock(view.left), "muted" if over else ink, view.fraction)
        now = view.next_level if resting and view.next_level else view.level
        self.stakes.say_either(*_stakes(words, now))
        self.next_caption.setText(texts.what_comes(words, view))
        self.next_stakes.say_either(*_stakes(words, None if resting else view.next_level))  # they stand there already
        self._fit()
        levels = len({row.number for row in view.schedule if row.number})
        self.about.setText(f"{words(texts.ABOUT, n=levels)} · {texts.when_a_break(words, view)}")
        self._show_schedule(view)
        self.evening.show_clock(view)

    def _show_schedule(self, view: ClockView) -> None:
        """Show the levels, those that were played with when they began."""
        began = self.began.rows()
        rows = (
            replace(row, starts_at=began.get(row.index)) if row.starts_at is None and row.state != "coming" else row
            for row in view.schedule
        )
        self.schedule.show_rows(tuple(rows), self.session.words)

    def choose_level(self) -> None:
        """Show the levels to pick from, under their button."""
        if self.to_level.isEnabled():
            self.levels.fill(self.session.clock_view())
            self.levels.popup(self.to_level.mapToGlobal(QPoint(0, self.to_level.height() + 2)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the page to the width: in a narrow window the clock and its levers come first; the levels are a key away
        on their own page.
        """
        super().resizeEvent(event)
        self.schedule.setVisible(event.size().width() >= NARROW)
        self._fit()

    def _fit(self) -> None:
        """Fit the page to the height: in a low window the next blinds stand beside those of now, and the figures of
        the evening give way to the clock; all of them are on other pages too. In one that is tight all stands closer.
        """
        low = self.height() < LOW[look().touch]
        self.ahead.setVisible(self.height() >= FORECAST_FROM[look().touch])
        tight = self.ahead.isVisibleTo(self) and self.height() < ROOMY[look().touch]
        self.ahead.fit(tight=tight)
        for card in (self.card, self.evening):
            card.stand_closer(closer=tight)
        self.face.setMinimumHeight(LEAST_FACE if low else TIGHT_FACE if tight else USUAL_FACE)
        self.evening.give_way(gives=low)
        self.head.setVisible(self.height() >= LEAST_HIGH)
        self._fit_blinds(low=low, tight=tight)

    def _fit_blinds(self, *, low: bool, tight: bool) -> None:
        """Put the next blinds beside those of now in a low window, and in one that is tight where both are in full."""
        wide = [_room_for(label) for label in (self.stakes, self.next_stakes)]
        wide[1] += self.next_caption.sizeHint().width() + 8
        fits = sum(wide) + BESIDE <= self.face.width()
        flat = low or (tight and fits)
        self.blinds.setDirection(SIDEWAYS if flat else DOWN)
        self.blinds.setStretch(0, wide[0] if flat and fits else int(flat))
        self.blinds.setStretch(1, wide[1] if flat and fits else 1)
        self.blinds.setSpacing(BESIDE if flat else 8)

    # Levers

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Say how the clock stands to a reader; the keys stay on the page."""
        if is_heard():
            shown = (self.level.text(), self.state.accessibleName(), self.face.accessibleName(), self.stakes.text())
            self.setAccessibleDescription(", ".join(filter(None, shown)))
        super().focusInEvent(event)

    def _on_tick(self) -> None:
        if self.isVisible() and self.session.tournament is not None:
            self.show_view(self.session.clock_view())
            self.evening.tick()

    def _show_levers(self) -> None:
        words, session = self.session.words, self.session
        phase = session.clock_view().phase
        before = phase in (ClockPhase.NOT_STARTED, ClockPhase.SCHEDULED)
        text = texts.START if phase is ClockPhase.NOT_STARTED else texts.START_NOW if before else texts.PAUSE
        lever = timing.start if before else timing.pause
        if phase is ClockPhase.PAUSED:
            text, lever = texts.RESUME, timing.resume
        self.main.say(text)
        self.main.show_icon("pause" if text is texts.PAUSE else "play")
        self.main.allow(session.why_not(lever))
        self.minus.allow(session.why_not(timing.add_time, -MINUTE))
        self.plus.allow(session.why_not(timing.add_time, MINUTE))
        self.previous.allow(session.why_not(timing.previous_period), words(texts.PREVIOUS_HELP))
        self.to_break.allow(session.why_not(timing.go_to_break), words(texts.TO_BREAK_HELP))
        self.to_level.allow(session.why_not(timing.go_to_level, 1), words(texts.TO_LEVEL_HELP))
        self.forward.allow(session.why_not(timing.next_period), words(texts.FORWARD_HELP))


def _room_for(label: Shortened) -> int:
    """How wide the shortest way is in which a label says its text."""
    letters = label.fontMetrics()
    return min(letters.horizontalAdvance(each) for each in (label.text(), *label.shorter)) + 2


def _stakes(words: Words, level: LevelView | None) -> tuple[str, str]:
    """What is played, blinds and ante of a level, at full length and as said where there is less room."""
    return (game_and_stakes(words, level), short_game_and_stakes(words, level)) if level is not None else ("", "")
