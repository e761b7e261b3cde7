"""The panel at the right: what only the director can settle now, most urgent first, each one key or click away."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QRect, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy

from tdapp.read.needs import Need, Urgency
from tdapp.texts import Text
from tdapp.ui.actions.action import Action
from tdapp.ui.actions.clock import RESUME, START, TOGGLE
from tdapp.ui.actions.registry import ACTIONS
from tdapp.ui.actions.window import NEEDS, NEXT_NEED
from tdapp.ui.frame import texts
from tdapp.ui.language import language, say
from tdapp.ui.theme.look import bold, look
from tdapp.ui.theme.tokens import NEEDS as WIDE
from tdapp.ui.theme.tokens import RADIUS, SMALL
from tdapp.ui.widgets.buttons import WrappedButton
from tdapp.ui.widgets.card import Card, Ground
from tdapp.ui.widgets.chip import Icon
from tdapp.ui.widgets.keycap import KeyCap
from tdapp.ui.widgets.label import Label, tip
from tdapp.ui.widgets.layout import STRETCH, Side, at, grow, hbox, scrolled, vbox
from tdapp.words.say import Words

TONES = {Urgency.DANGER: "danger", Urgency.WARNING: "warning", Urgency.INFO: "info"}
SIGNS = {Urgency.DANGER: "octagon-alert", Urgency.WARNING: "triangle-alert", Urgency.INFO: "info"}
ICONS = {
    "break_soon": "coffee",
    "colour_up": "chip",
    "race": "coins",
    "ruling_chips": "gavel",
    "draw_seats": "dices",
    "waiting": "armchair",
    "start": "play",
    "last_level": "list-ordered",
    "levels_over": "list-ordered",
    "past_closing": "alarm-clock",
    "open_registration": "ticket",
    "alternates": "megaphone",
    "alternates_here": "armchair",
    "alternates_expired": "hourglass",
    "absent": "user-x",
    "alone": "user",
    "registration_closes": "ticket",
    "prizes_differ": "coins",
    "post_prizes": "eye",
    "unpaid": "banknote",
    "winner_open": "ticket",
    "finish": "crown",
    "balance": "arrow-left-right",
    "break": "split",
    "final": "trophy",
    "penalty_ends": "hourglass",
    "penalty_served": "user-check",
    "hand_for_hand": "users",
    "hand_plays": "users",
    "hand_stacks": "users",
    "hand_waits": "users",
    "hand_end": "users",
    "bubble": "trophy",
    "paused": "pause",
    "chip_set": "chip",
    "level_chips": "chip",
    "take_entries": "ticket",
    "too_few": "ticket",
    "add_ons": "plus",
    "sale_ends": "hourglass",
    "print_results": "printer",
    "sign_statement": "scale",
    "sign_deal": "printer",
    "reveal": "lock-open",
    "elsewhere": "arrow-right",
    "no_tournament": "list",
    "head_count": "users",
    "last_hands": "hourglass",
}
STRIP, HEAD = 44, 44
AROUND, MARGIN, INDENT, SCROLLED = 12, 14, 28, 12  # pixels around cards, in them, before words, of a scroll bar
MOST = WIDE - 1 - 2 * (AROUND + MARGIN) - INDENT - SCROLLED  # pixels of a button, whether the panel scrolls or not


class NeedCard(Card):
    """A card with one need: what, why, and the button that settles it. `first`: the first key does it."""

    asked = Signal(str, tuple)  # id of an action, what it is told

    def __init__(self, need: Need, words: Words, *, first: bool, why_not: str = "") -> None:
        tone = TONES[need.urgency]
        super().__init__(bar=tone, margin=MARGIN)
        self.kind = _kind(need, first=first, why_not=why_not)
        icon = "octagon-alert" if need.urgency is Urgency.DANGER else ICONS.get(need.code, SIGNS[need.urgency])
        self.title_line = Label("", "strong", wrap=True)
        self.column.addLayout(hbox(at(Side.AlignTop, Icon(icon, tone=tone)), grow(self.title_line), gap=10))
        inner = vbox(margins=(INDENT, 0, 0, 0))
        self.detail_line: Label | None = None
        if need.detail is not None:
            self.detail_line = Label("", "muted", wrap=True)
            inner.addWidget(self.detail_line)
        self.button: WrappedButton | None = None
        if need.action in ACTIONS:
            action = ACTIONS[need.action]
            text = words(texts.GO) if action.id.endswith(".page") else words(texts.PRINTS.get(need.code, action.text))
            key = NEEDS.key if first else _key_of(action, need)
            self.button = WrappedButton(text, self._ask, most=MOST, key=key, name=f"need_{need.code}")
            self.button.allow(why_not)
            self._verb = text
            inner.addWidget(self.button, 0, Side.AlignLeft)
        self.column.addLayout(inner)
        self.tell(need, words)

    def tell(self, need: Need, words: Words) -> None:
        """Say the same need with other figures or names in it."""
        self.need = need
        title = words.said(need.title)
        self.setAccessibleName(title)
        self.title_line.setText(title)
        if self.detail_line is not None and need.detail is not None:
            self.detail_line.setText(words.said(need.detail))
        if self.button is not None:
            self.button.setAccessibleName(f"{self._verb}: {title}")

    def _ask(self) -> None:
        self.asked.emit(self.need.action, self.need.args)

    def able(self) -> bool:
        """Whether its button does something now."""
        return self.button is not None and self.button.isEnabled()


def _kind(need: Need, *, first: bool, why_not: str) -> tuple[object, ...]:
    """What a card is made for; whatever else a need says, the card can be told."""
    return need.code, need.urgency, need.action, not need.args, need.detail is None, first, why_not


def _key_of(action: Action, need: Need) -> str:
    """The key that does a need on every page; '' for none: its action has none, or must be told more than a key does.
    What starts and resumes the clock has one key for both.
    """
    if need.args:
        return ""
    if action.id in (START.id, RESUME.id):
        return TOGGLE.key
    return "" if action.page else action.key


class NeedsStrip(QAbstractButton):
    """The panel of a narrow window: a bell and a count. A press lays the panel over the page."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("needs_strip")
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCheckable(True)
        self.setFixedWidth(STRIP)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)
        self.count, self.tone = 0, "muted"
        look().changed.connect(self.update)

    def show_count(self, count: int, tone: str, says: str) -> None:
        """Show how many needs there are, and how urgent the first one is."""
        self.count, self.tone = count, tone
        self.setAccessibleName(says)
        self.setToolTip(tip(says))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(STRIP, 200)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        tokens = look().tokens
        painter.fillRect(self.rect(), QColor(tokens.surface))
        painter.fillRect(0, 0, 1, self.height(), QColor(tokens.line))
        look().paint_icon(painter, QRect(12, 14, 20, 20), "bell", self.tone)
        badge = QRect(8, 44, 28, 24)
        painter.setPen(QPen(QColor(tokens.colour(self.tone)), 1))
        painter.setBrush(QColor(tokens.tint(self.tone)))
        painter.drawRoundedRect(badge, 12, 12)
        painter.setFont(bold(SMALL))
        painter.drawText(badge, Qt.AlignmentFlag.AlignCenter, str(self.count))
        if self.hasFocus():
            painter.setPen(QPen(QColor(tokens.info), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(self.rect().adjusted(2, 2, -2, -2), RADIUS, RADIUS)
        painter.end()


class NeedsPanel(Ground):
    """The panel with the cards of the needs. `show_needs` replaces them when they differ."""

    asked = Signal(str, tuple)  # id of an action, what it is told

    def __init__(self) -> None:
        super().__init__("needs_panel", line=(1, 0, 0, 0))
        self.setFixedWidth(WIDE)
        self.title = Label(texts.NEEDS, "strong")
        self.count = Label("", "muted")
        self.cards: list[NeedCard] = []
        self._shown: tuple[object, ...] | None = None
        self._spoken = True  # the cards are in the language of the window
        self._well = True
        self._wrong: tuple[Text, Text] | None = None
        self.quiet = Label(texts.QUIET, "strong")
        self.quiet_why = Label(texts.QUIET_WHY, "muted", wrap=True)
        self._quiet_icon = Icon("circle-check", tone="accent")
        self.keys = KeyCap(NEXT_NEED.key)
        say(self.keys.setToolTip, texts.NEEDS_KEYS)
        head = hbox(self.title, self.keys, STRETCH, self.count, gap=8, margins=(12, 12, 14, 8))
        nothing = hbox(self._quiet_icon, grow(self.quiet), gap=10)
        self._list = vbox(nothing, self.quiet_why, STRETCH, margins=(AROUND, 0, AROUND, AROUND))
        cards = scrolled(self._list, sideways=False)
        cards.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Ignored)  # a page may need the room below
        vbox(head, grow(cards), gap=0, margins=(1, 0, 0, 0), on=self)
        language().changed.connect(self._forget)

    def _forget(self) -> None:
        """Forget the needs that are shown: the next are said in another language, so they are shown though they are the
        same, on cards that are made anew.
        """
        self._shown = None
        self._spoken = False

    def show_needs(self, needs: Sequence[Need], why_not: Sequence[str] = ()) -> None:
        """Show these needs, most urgent first. `why_not[i]` greys the button of need i."""
        reasons = tuple(why_not) or ("",) * len(needs)
        if self._shown == (tuple(needs), reasons):
            return
        self._shown = (tuple(needs), reasons)
        at_card, code = self._with_keyboard()
        old, self.cards = self.cards, []
        able = (at for at, need in enumerate(needs) if need.action in ACTIONS and not reasons[at])
        first = next(able, None)
        for place, (need, reason) in enumerate(zip(needs, reasons, strict=True)):
            self._put(place, self._card_of(need, old, first=place == first, why_not=reason))
        self._spoken = True
        at_gone = any(card.button is not None and card.button.hasFocus() for card in old)
        for card in old:
            self._list.removeWidget(card)
            card.hide()
            card.deleteLater()
        if at_card is not None and at_gone:  # the keyboard stays at what it was at, though that card is made anew
            again = next((at for at, need in enumerate(needs) if need.code == code), at_card)
            self._to(again)
        self.count.setText(language().words.number(len(needs)))
        self.show_well(well=self._well, wrong=self._wrong)

    def _card_of(self, need: Need, old: list[NeedCard], *, first: bool, why_not: str) -> NeedCard:
        """The card of a need: one of the old ones, taken from among them and told what is said now, or a new one."""
        kind = _kind(need, first=first, why_not=why_not)
        found = next((card for card in old if self._spoken and card.kind == kind), None)
        if found is None:
            card = NeedCard(need, language().words, first=first, why_not=why_not)
            card.asked.connect(self.asked)
            if card.button is not None:
                card.button.installEventFilter(self)
            return card
        old.remove(found)
        if found.need != need:
            found.tell(need, language().words)
        return found

    def _put(self, place: int, card: NeedCard) -> None:
        """The card at this place of the list; most stand there already."""
        if self._list.indexOf(card) != place:
            self._list.removeWidget(card)
            self._list.insertWidget(place, card)
        self.cards.append(card)

    def show_well(self, *, well: bool, wrong: tuple[Text, Text] | None = None) -> None:
        """Show whether no card means that all is quiet. Without a club, or with trouble with its file, it does not:
        `wrong` says what is so instead, and what to do.
        """
        title, why = wrong or (texts.QUIET, texts.QUIET_WHY)
        self.quiet.say(title)
        self.quiet_why.say(why)
        self._quiet_icon.show_icon(*(("octagon-alert", "danger") if wrong else ("circle-check", "accent")))
        self._well, self._wrong = well, wrong
        for widget in (self.quiet, self.quiet_why, self._quiet_icon):
            widget.setVisible((well or wrong is not None) and not self.cards)
        self.count.setVisible(well or wrong is not None or bool(self.cards))
        self.keys.setVisible(sum(card.able() for card in self.cards) > 1)  # the first has a key of its own

    def to_next(self, step: int = 1) -> None:
        """Bring the keyboard to the next line that can be done, from the last to the first; from elsewhere to the
        first.
        """
        here, _code = self._with_keyboard()
        self._to(0 if here is None else here + step, step)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            steps = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}
            if event.key() in steps:
                self.to_next(steps[Qt.Key(event.key())])
                return True
        return super().eventFilter(watched, event)

    def _with_keyboard(self) -> tuple[int | None, str]:
        """The place and the code of the card that has the keyboard; None and '' for none."""
        for place, card in enumerate(self.cards):
            if card.button is not None and card.button.hasFocus():
                return place, card.need.code
        return None, ""

    def _to(self, place: int, step: int = 1) -> None:
        """Bring the keyboard to the card at this place, or to the next one that can be done."""
        for more in range(len(self.cards)):
            card = self.cards[(place + more * step) % len(self.cards)]
            if card.button is not None and card.able():
                card.button.setFocus(Qt.FocusReason.ShortcutFocusReason)
                return

    def least_high(self, offered: frozenset[str] = frozenset()) -> int:
        """How high the panel must be for its head and its first line whole. Of a line whose action is offered elsewhere
        beside it the head is enough, unless play stops: that is never half in sight.
        """
        first = self.cards[0].need if self.cards else None
        if first is None or (first.action in offered and first.urgency is not Urgency.DANGER):
            return HEAD
        inner = self.width() - 1 - 2 * AROUND
        return HEAD + max(self.cards[0].heightForWidth(inner), self.cards[0].minimumSizeHint().height()) + AROUND

    def tone(self) -> str:
        """The token that says how urgent the first need is."""
        return TONES[self.cards[0].need.urgency] if self.cards else "muted"

    def first(self) -> Need | None:
        """The first need that anything settles; None when all is quiet."""
        return next((card.need for card in self.cards if card.able()), None)
