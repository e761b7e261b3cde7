"""The list of pages at the left: icon over word, with the digit of its key."""

from functools import partial

from PySide6.QtCore import QEvent, QRect, QSize, Qt, Signal
from PySide6.QtGui import QColor, QEnterEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy

from tdapp.ui.actions.action import Action
from tdapp.ui.actions.window import KEYS, LOBBY, PAGES, PREFERENCES, RULINGS_PAGE
from tdapp.ui.fonts import text_font
from tdapp.ui.frame import texts
from tdapp.ui.frame.pages import number
from tdapp.ui.language import language
from tdapp.ui.theme.look import bold, look
from tdapp.ui.theme.tokens import RADIUS, SMALL
from tdapp.ui.widgets.buttons import IconButton
from tdapp.ui.widgets.card import Ground
from tdapp.ui.widgets.label import tip
from tdapp.ui.widgets.layout import STRETCH, grow, hbox, vbox
from tdapp.words.say import Words

MARGIN = 4
SHORT = {LOBBY.id: texts.CLUB, RULINGS_PAGE.id: texts.RULINGS}  # a word that is shorter than the action's
HIGH, LEAST_HIGH, ICON_LEAST = 68, 33, 16
CLEAR = 2  # pixels a word keeps from the edges
# Pixels of a button that is at least so high: its icon, the gap under it, and the word. In a low window the icon gives
# way before the space to the next one does: a word belongs to the icon over it.
PARTS = ((56, 22, 4, 18), (44, 20, 1, 16), (40, 18, 0, 16), (0, ICON_LEAST, 0, 16))


class RailButton(QAbstractButton):
    """A page in the list."""

    asked = Signal(str)  # id of its action

    def __init__(self, action: Action, digit: str) -> None:
        super().__init__()
        self.action, self.digit = action, digit
        self._under = False
        self.setCheckable(True)
        self.setObjectName(f"rail_{action.id}")
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMaximumHeight(HIGH)
        self.setMinimumHeight(LEAST_HIGH)
        self.clicked.connect(self._on_clicked)
        look().changed.connect(self.update)

    def say(self, words: Words, text: str = "") -> None:
        """Say the word of the page, in another language."""
        self.setText(text or words(self.action.text))
        self.setAccessibleName(words(self.action.text))
        self.setToolTip(tip(f"{words(self.action.text)} ({self.action.key})"))

    def sizeHint(self) -> QSize:
        return QSize(look().rail - 2 * MARGIN, HIGH)

    def parts(self) -> tuple[QRect, QRect]:
        """Where the icon is painted, and the word under it."""
        high = self.height()
        icon, gap, word = next(parts for least, *parts in PARTS if high >= least)
        top = (high - icon - gap - word) // 2
        corner = QRect((self.width() - icon) // 2, top, icon, icon)
        return corner, QRect(0, top + icon + gap, self.width(), word)

    def enterEvent(self, event: QEnterEvent) -> None:  # noqa: ARG002
        self._under = True
        self.update()

    def leaveEvent(self, event: QEvent) -> None:  # noqa: ARG002
        self._under = False
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        tokens, box = look().tokens, self.rect().toRectF().adjusted(1, 1, -1, -1)
        chosen = self.isChecked()
        if chosen or self._under:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(tokens.selection if chosen else tokens.hover))
            painter.drawRoundedRect(box, RADIUS, RADIUS)
        corner, below = self.parts()
        if chosen:  # the mark stands beside the icon: a long word has the whole width
            painter.setBrush(QColor(tokens.accent))
            painter.drawRoundedRect(1, corner.y(), 3, corner.height(), 1.5, 1.5)
        if self.hasFocus():
            painter.setPen(QPen(QColor(tokens.info), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(box, RADIUS, RADIUS)
        ink = "text" if chosen else "muted"
        look().paint_icon(painter, corner, self.action.icon, ink)
        painter.setPen(QColor(tokens.colour(ink)))
        room = below.width() - 2 * CLEAR
        strong = (bold(SMALL), bold(SMALL - 1)) if chosen else ()
        for font in (*strong, text_font(SMALL), text_font(SMALL - 1), text_font(SMALL - 2)):
            painter.setFont(font)  # a long word is thinner or slightly smaller rather than cut
            if painter.fontMetrics().horizontalAdvance(self.text()) < room:
                break
        word = painter.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideRight, room)
        painter.drawText(below, Qt.AlignmentFlag.AlignCenter, word)
        painter.setFont(text_font(11))
        painter.drawText(QRect(0, 5, self.width() - 7, 14), Qt.AlignmentFlag.AlignRight, self.digit)
        painter.end()

    def _on_clicked(self) -> None:
        self.asked.emit(self.action.id)


class Rail(Ground):
    """The rail of all pages, and at the foot the club's list, the settings and the keys."""

    asked = Signal(str)  # id of an action

    def __init__(self) -> None:
        super().__init__("rail", line=(0, 0, -1, 0))
        self.buttons: dict[str, RailButton] = {}
        pages = [grow(self._button(action, number(action)), 4) for action in PAGES]
        self.lobby = self._button(LOBBY, "")
        self.settings = self._at_foot(PREFERENCES, "rail_settings")
        self.keys = self._at_foot(KEYS, "rail_keys")
        foot = hbox(self.settings, self.keys, gap=0)
        list_ = vbox(*pages, STRETCH, grow(self.lobby, 4), gap=2, margins=(MARGIN, MARGIN, MARGIN, 0))
        vbox(grow(list_), foot, gap=2, margins=(0, 0, 1, MARGIN), on=self)
        look().changed.connect(self._wear)
        self._wear()
        language().changed.connect(self._say)
        self._say()

    def _say(self) -> None:
        words = language().words
        self.setAccessibleName(words(texts.PAGES))
        for button in self.buttons.values():
            short = SHORT.get(button.action.id)
            button.say(words, words(short) if short is not None else "")

    def choose(self, page: str) -> None:
        """Mark the page that is shown."""
        for button in self.buttons.values():
            here = button.action.goes_to == page or (button.action is LOBBY and page == "lobby")
            button.setChecked(here)

    def _button(self, action: Action, digit: str) -> RailButton:
        button = RailButton(action, digit)
        button.asked.connect(self.asked)
        self.buttons[action.id] = button
        return button

    def _at_foot(self, action: Action, name: str) -> IconButton:
        return IconButton(action.icon, action.text, partial(self.asked.emit, action.id), name=name)

    def _wear(self) -> None:
        self.setFixedWidth(look().rail)
        beside = 0 if look().touch else MARGIN
        for button in (self.settings, self.keys):
            button.setFixedWidth((look().rail - 1 - 2 * beside) // 2)
