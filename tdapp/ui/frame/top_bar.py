"""The bar that is always in sight: which tournament, its clock, and the evening's figures."""

from datetime import timedelta

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QSizePolicy, QWidget

from tdapp.domain.clock.games import Limit
from tdapp.domain.clock.structure import Level
from tdapp.read.clock.clock import ClockPhase, ClockView, LevelView
from tdapp.read.clock.game_codes import games_code
from tdapp.read.status import Phase, StatusView
from tdapp.ui.actions.window import COMMAND
from tdapp.ui.fonts import digit_font, text_font
from tdapp.ui.frame import texts
from tdapp.ui.language import language, say
from tdapp.ui.spoken import announce, is_heard
from tdapp.ui.theme.look import look
from tdapp.ui.theme.tokens import RADIUS, TABLE, TOP, TOUCH_BUTTON
from tdapp.ui.widgets.card import Ground, Rule
from tdapp.ui.widgets.chip import Chip
from tdapp.ui.widgets.keycap import HEIGHT, keycap_width, paint_keycap
from tdapp.ui.widgets.label import Elided, Figure, Label, tip
from tdapp.ui.widgets.layout import STRETCH, Side, at, hbox, vbox
from tdapp.words.clock.clock import by_the_hand
from tdapp.words.clock.depth import with_depth
from tdapp.words.say import Words
from tdapp.words.screen import game_and_stakes

LEAST_NAME, USUAL_NAME = 120, 300  # of the tournament's name; wider where all else is in sight
WIDEST_COMMAND = 312
MINUTE = timedelta(minutes=1)
GIVE_WAY = ("average", "tables", "blinds")  # in this order, in a narrow window: each is also on the Clock page
BEFORE_HINT = "blinds"  # worth more than the whole hint of the command field
GAP = 14
NO_TIME = "—"


class BigTime(QWidget):
    """The time left in digits that do not jump, amber in the last minute, with bars beside it while it stands still."""

    def __init__(self) -> None:
        super().__init__()
        self.text, self.ink = "", "text"
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)
        look().changed.connect(self.update)

    def show_time(self, text: str, ink: str) -> None:
        """Show another second."""
        if (text, ink) != (self.text, self.ink):
            if len(text) != len(self.text):
                self.updateGeometry()
            self.text, self.ink = text, ink
            self.setAccessibleName(text)
            self.update()

    def sizeHint(self) -> QSize:
        return QSize(QFontMetrics(digit_font(32)).horizontalAdvance(self.text or "00:00") + 4, 40)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        painter = QPainter(self)
        painter.setFont(digit_font(32))
        painter.setPen(look().colour(self.ink))
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, self.text)
        painter.end()


class CommandField(QAbstractButton):
    """A button that looks like a field and opens the command box."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("command_field")
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.IBeamCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setMinimumWidth(160)
        self.setMaximumWidth(WIDEST_COMMAND)
        say(self.setText, texts.COMMAND_HINT)
        say(self.setAccessibleName, texts.COMMAND)
        say(self._explain, COMMAND.text)
        look().changed.connect(self.updateGeometry)
        look().changed.connect(self.update)

    def _explain(self, text: str) -> None:
        self.setToolTip(tip(text))

    def sizeHint(self) -> QSize:
        return QSize(WIDEST_COMMAND, TOUCH_BUTTON if look().touch else 36)

    def whole_hint(self) -> int:
        """The width in pixels at which what may be typed stands there in full."""
        wide = QFontMetrics(text_font(TABLE)).horizontalAdvance(self.text())
        return int(min(36 + wide + keycap_width(COMMAND.key) + 24, WIDEST_COMMAND))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        edge = look().colour("info" if self.hasFocus() else "edge")
        painter.setPen(edge)
        painter.setBrush(look().colour("field"))
        inset = 1.0 if self.hasFocus() else 0.5
        pen = painter.pen()
        pen.setWidthF(2 * inset)
        painter.setPen(pen)
        painter.drawRoundedRect(self.rect().toRectF().adjusted(inset, inset, -inset, -inset), RADIUS, RADIUS)
        middle = self.height() // 2
        look().paint_icon(painter, QRect(12, middle - 8, 16, 16), "search", "muted")
        cap = keycap_width(COMMAND.key)
        painter.setPen(look().colour("muted"))
        painter.setFont(text_font(TABLE))
        room = QRect(36, 0, self.width() - 36 - cap - 20, self.height())
        hint = painter.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideRight, room.width())
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, hint)
        box = QRect(self.width() - cap - 10, middle - HEIGHT // 2, cap, HEIGHT).toRectF()
        paint_keycap(painter, box, COMMAND.key, look().colour("muted"), look().colour("edge"))
        painter.end()


class TopBar(Ground):
    """The bar at the top. `show_status` after every act, `show_clock` every second."""

    command_asked = Signal()

    def __init__(self) -> None:
        super().__init__("top_bar", line=(0, 0, 0, -1))
        self.setFixedHeight(TOP)
        self.name = Elided("", "strong")
        self.state = Chip()
        self.level = Label("", "caption")
        self.note = Label("", "caption")
        self.time = BigTime()
        self.time.setObjectName("top_time")
        self.figures = {name: Figure(role="strong") for name in ("blinds", "left", "average", "tables")}
        self.blinds, self.left, self.average, self.tables = self.figures.values()
        for name, figure in self.figures.items():
            figure.setObjectName(f"top_{name}")
        self.command = CommandField()
        self.command.clicked.connect(self.command_asked)
        self._rules: dict[str, Rule] = {}
        self._shown_for = ("", 0)
        self._began = ("", 0, False)
        self._phase, self._clock, self._by_hand = Phase.SETUP, ClockPhase.NOT_STARTED, ""
        self._lay_out()
        self.show_nothing()

    def show_nothing(self) -> None:
        """Show that no tournament is in front."""
        self.name.say(texts.NO_TOURNAMENT)
        for widget in (self.state, self.level, self.note, self.time, *self.figures.values()):
            widget.hide()
        for rule in self._rules.values():
            rule.hide()

    def show_status(self, status: StatusView) -> None:
        """Show name, state and figures of the tournament."""
        words = language().words
        self.name.setText(status.name)
        self._phase = status.phase
        self._show_state()
        left = f"{words.number(status.left)} / {words.number(status.entries)}"
        self.left.show_figure(left, words(texts.PLAYERS_LEFT))
        average = "—"
        if status.average is not None:
            average = with_depth(words, status.average, status.average_depth)
        self.average.show_figure(average, words(texts.AVERAGE))
        self.tables.show_figure(words.number(status.tables), words(texts.TABLES))
        self._fold()

    def show_clock(self, clock: ClockView) -> None:
        """Show the clock at one instant."""
        words = language().words
        over = clock.phase is ClockPhase.FINISHED
        level = words(texts.LEVEL, number=clock.level.number) if clock.level else ""
        self.level.setText(words(texts.PLAY) if over else words(texts.BREAK) if clock.on_break else level)
        self.note.setText(self._note(clock))
        warn = clock.warn or clock.phase is ClockPhase.OVER
        stands = clock.phase is ClockPhase.PAUSED and not clock.by_hand
        ink = "danger" if stands else "warning" if warn else "accent" if clock.on_break else "text"
        self.time.show_time(NO_TIME if over else words.clock(clock.left), "muted" if over else ink)
        self._announce(clock)
        self._clock = clock.phase
        self._by_hand = by_the_hand(words, clock) if clock.by_hand and clock.phase is ClockPhase.PAUSED else ""
        self._show_state()
        shown = clock.next_level if clock.on_break and clock.next_level else clock.level
        coming = bool(clock.on_break and clock.next_level)
        self.blinds.show_figure(_short(words, shown.level) if shown else "—", _caption(words, shown, coming=coming))
        self.blinds.setToolTip(tip(game_and_stakes(words, shown)) if shown else "")
        if self._shown_for != (self.blinds.figure.text(), self.time.text.count(":")):
            self._shown_for = (self.blinds.figure.text(), self.time.text.count(":"))
            self._fold()

    def _announce(self, clock: ClockView) -> None:
        """Let a reader say what began: another level of this tournament, or a break."""
        now = (self.name.text(), clock.level.number if clock.level else 0, clock.on_break is not None)
        before, self._began = self._began, now
        if before == now or before[0] != now[0] or not is_heard():
            return
        words = language().words
        stakes = game_and_stakes(words, clock.level) if clock.level and not clock.on_break else ""
        announce(self, ". ".join(filter(None, (self.level.text(), stakes))))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fold()

    def _show_state(self) -> None:
        """Show how the tournament stands, in a word: a break is one, and nothing is running in it. Where play is by the
        hand the clock stands, and that is said instead.
        """
        if self._by_hand:
            self.state.show_state(self._by_hand, icon="pause", tone="warning")
            return
        text, icon, tone = texts.PHASES[self._phase]
        if self._clock is ClockPhase.FINISHED:
            text, icon, tone = texts.PHASES[Phase.FINISHED]
        elif self._clock is ClockPhase.BREAK and self._phase is Phase.RUNNING:
            text, icon, tone = texts.BREAK, "coffee", "accent"
        self.state.show_state(language().words(text), icon=icon, tone=tone)

    def _note(self, clock: ClockView) -> str:
        words = language().words
        match clock.phase:
            case ClockPhase.NOT_STARTED:
                return words(texts.NOT_STARTED)
            case ClockPhase.SCHEDULED if clock.starts_at:
                return words(texts.STARTS_AT, time=clock.starts_at)
            case ClockPhase.BREAK if clock.back_at:
                return words(texts.BACK_AT, time=clock.back_at)
            case ClockPhase.OVER:
                return words(texts.TIME_IS_UP)
            case ClockPhase.FINISHED:
                return words(texts.IS_OVER)
            case ClockPhase.RUNNING if clock.next_break:
                return words(texts.BREAK_AFTER)
            case ClockPhase.RUNNING if clock.break_in is not None:
                return words(texts.BREAK_IN, minutes=-(-clock.break_in // MINUTE))
            case _:
                return words(texts.TIME_LEFT)

    def _fold(self) -> None:
        """Show as many figures as there is room for."""
        if not self.left.figure.text():
            return
        hidden: set[str] = set()
        for name in GIVE_WAY:
            command = self.command.minimumWidth() if name == BEFORE_HINT else self.command.whole_hint()
            if self._needed(hidden, command) > self.width():
                hidden.add(name)
        spare = self.width() - self._needed(hidden, WIDEST_COMMAND)
        self.name.setMaximumWidth(max(USUAL_NAME, LEAST_NAME + spare))
        for widget in (self.state, self.level, self.note, self.time, self.left):
            widget.show()
        for parts in (self._rules, self.figures):
            for name, part in parts.items():
                part.setVisible(name not in hidden)

    def _needed(self, hidden: set[str], command: int) -> int:
        """The width the bar needs without these figures, and with the command field so wide."""
        captions = max(self.level.sizeHint().width(), self.note.sizeHint().width())
        parts = [self.name.minimumWidth(), captions, self.time.sizeHint().width(), command]
        parts += [figure.sizeHint().width() + GAP + 1 for name, figure in self.figures.items() if name not in hidden]
        return sum(parts) + GAP * (len(parts) + 1) + 32

    def minimumSizeHint(self) -> QSize:
        return QSize(640, TOP)

    def _lay_out(self) -> None:
        self.name.setMinimumWidth(LEAST_NAME)
        self.name.setMaximumWidth(USUAL_NAME)
        self.name.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Preferred)
        who = vbox(STRETCH, self.name, at(Side.AlignLeft, self.state), STRETCH, gap=0)
        captions = vbox(STRETCH, self.level, self.note, STRETCH, gap=0)
        row = hbox(who, self._rule("clock"), captions, self.time, gap=GAP, margins=(16, 4, 12, 4), on=self)
        row.setSizeConstraint(QHBoxLayout.SizeConstraint.SetNoConstraint)
        for name, figure in self.figures.items():
            row.addWidget(self._rule(name))
            row.addWidget(figure, 0, Side.AlignVCenter)
        row.addStretch(1)
        row.addWidget(self.command, 20)

    def _rule(self, name: str) -> Rule:
        rule = self._rules[name] = Rule(upright=True)
        rule.setFixedHeight(36)
        return rule


def _caption(words: Words, shown: LevelView | None, *, coming: bool) -> str:
    """The words over the blinds of a level, or over its bets; what is played, where that is to be said."""
    if shown is not None and shown.says:
        game = games_code(shown.says)
        return words(texts.NEXT_GAME, game=game) if coming else game
    if shown is not None and shown.level.has_bets:
        return words(texts.NEXT_LIMIT if coming else texts.LIMIT)
    return words(texts.NEXT_BLINDS if coming else texts.BLINDS)


def _short(words: Words, level: Level) -> str:
    """Blinds and ante, or bets and ante, as short as they are still clear; the rest stands in the tooltip."""
    bets = all(each.limit is Limit.FIXED_LIMIT for each in level.games)
    pair = (level.small_bet, level.big_bet) if bets else (level.small_blind, level.big_blind)
    args = {"small": pair[0], "big": pair[1], "ante": level.ante}
    return words(texts.STAKES_ANTE if level.ante else texts.STAKES, **args)
