"""The sheet that lists every key, and what can be typed into the command box."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import cast

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QEnterEvent,
    QFocusEvent,
    QKeyEvent,
    QKeySequence,
    QPainter,
    QPaintEvent,
    QPen,
    QShortcut,
)
from PySide6.QtWidgets import QAbstractButton, QApplication, QDialog, QVBoxLayout, QWidget

from tdapp.ui.actions.action import Action
from tdapp.ui.actions.registry import ACTIONS
from tdapp.ui.actions.window import PAGES
from tdapp.ui.frame import texts
from tdapp.ui.language import language
from tdapp.ui.roomy import show_all_of
from tdapp.ui.theme.look import look
from tdapp.ui.theme.tokens import RADIUS, TOUCH_BUTTON
from tdapp.ui.widgets.buttons import Button
from tdapp.ui.widgets.keycap import KeyCap, spoken
from tdapp.ui.widgets.label import Label
from tdapp.ui.widgets.layout import STRETCH, Side, at, grow, hbox, holder, scrolled, vbox
from tdapp.ui.widgets.shortcuts import told_keys
from tdapp.words.say import Words

SIZE = (1160, 660)  # at least
KEYS_WIDE = 100  # pixels for a key, before what it does


class KeySheet(QDialog):
    """The sheet of all keys by where they work, those of the page in sight (`name`, `page`) first. A click on a line,
    or Enter on one that was chosen, closes the sheet and does it: `ran`, an action by its id; `pressed`, a key of the
    page. Made anew each time, so it is always in the language of the desk.
    """

    ran = Signal(str)
    pressed = Signal(str)

    def __init__(self, parent: QWidget | None = None, *, name: str = "", page: QWidget | None = None) -> None:
        super().__init__(parent)
        words = language().words
        self.setObjectName("key_sheet")
        self.setWindowTitle(words(texts.KEYS))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        keyed = [action for action in ACTIONS.values() if action.key]
        of_pages: list[tuple[str, list[QWidget]]] = []
        for each in sorted(PAGES, key=lambda each: each.goes_to != name):
            lines: list[QWidget] = [self._of_action(action) for action in keyed if action.page == each.goes_to]
            if each.goes_to == name and page is not None:
                lines += [self._of_page(key, text) for key, text in keys_of(page, name)]
            of_pages.append((words(each.text), lines))
        everywhere = [self._of_action(each) for each in keyed if not each.page and each not in PAGES]
        to_pages = [self._of_action(action) for action in PAGES]
        columns: tuple[Sequence[tuple[str, Sequence[QWidget]]], ...] = (
            of_pages,
            [(words(texts.KEYS_EVERYWHERE), everywhere)],
            [(words(texts.KEYS_PAGES), to_pages), (words(texts.KEYS_TYPED), _typed(words))],
        )
        area = scrolled(hbox(*(grow(_column(column)) for column in columns), gap=32, margins=None), keys=True)
        area.setAccessibleName(words(texts.KEYS))
        close = at(Side.AlignRight, Button(words(texts.CLOSE), self.accept, key="Esc", name="close_keys"))
        head = vbox(Label(words(texts.KEYS), "title"), Label(words(texts.KEYS_DO), "muted", wrap=True), gap=4)
        vbox(head, grow(area), close, gap=None, margins=(24, 20, 24, 16), on=self)
        show_all_of(self, area, *SIZE)
        first = self.findChildren(Line)[0]
        first.waits = True
        first.setFocus()

    def _of_action(self, action: Action) -> "Line":
        signal = self.ran if action.bare else self.pressed
        do = partial(signal.emit, action.id if action.bare else action.key)
        return self._line(action.key, language().words(action.text), do)

    def _of_page(self, key: str, text: str) -> "Line":
        return self._line(key, text, partial(self.pressed.emit, key))

    def _line(self, key: str, text: str, do: Callable[[], object]) -> "Line":
        line = Line(key, text)
        line.clicked.connect(self.accept)
        line.clicked.connect(do)
        return line


class Line(QAbstractButton):
    """A line of the sheet: a key, and what it does. Arrows go from line to line, Enter does it.

    `waits`: nobody chose this line, or something was typed since, so Enter may be meant for a command and does nothing.
    """

    def __init__(self, key: str, text: str) -> None:
        super().__init__()
        self.waits = False
        self.setAccessibleName(f"{spoken(key)}: {text}")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        cap = hbox(KeyCap(key), STRETCH, gap=0)
        holds = holder(cap)
        holds.setMinimumWidth(KEYS_WIDE)
        label = Label(text, "table", wrap=True)
        hbox(holds, grow(label), gap=8, margins=(6, 2, 6, 2), on=self)
        for each in (holds, label):
            each.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        if look().touch:
            self.setMinimumHeight(TOUCH_BUTTON)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        match event.key():
            case Qt.Key.Key_Return | Qt.Key.Key_Enter:
                if not self.waits:
                    self.click()
            case Qt.Key.Key_Down:
                self.focusNextChild()
            case Qt.Key.Key_Up:
                self.focusPreviousChild()
            case _ if event.text() and event.text().isprintable():
                self.waits = True  # Space too, with which Qt would press it in the middle of a command
                self.update()
            case _:
                super().keyPressEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        if event.reason() != Qt.FocusReason.ActiveWindowFocusReason:
            self.waits = False  # arrows that come back to it have chosen it

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.underMouse() or self.hasFocus():
            ring = QPen(look().colour("muted"), 1) if self.waits else QPen(look().colour("info"), 2)
            painter.setPen(ring if self.hasFocus() else Qt.PenStyle.NoPen)
            painter.setBrush(QColor(look().tokens.hover))
            painter.drawRoundedRect(self.rect().toRectF().adjusted(1, 1, -1, -1), RADIUS, RADIUS)
        painter.end()

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.update()


def press_on(page: QWidget, key: str) -> str:
    """Do what a key does on a page, as if it were pressed there. Why not, as a sentence, where its button is grey."""
    buttons = [each for each in page.findChildren(Button) if each.key == key and each.isVisibleTo(page)]
    live = next((each for each in buttons if each.isEnabled()), None)
    if live is not None:
        live.click()
        return ""
    if buttons:
        return buttons[0].why_not
    keys = QKeySequence(key)
    for shortcut in page.findChildren(QShortcut):
        over = shortcut.parent()
        if shortcut.key() == keys and shortcut.isEnabled() and isinstance(over, QWidget) and over.isVisibleTo(page):
            shortcut.activated.emit()
            return ""
    for told in told_keys(page):
        if told.keys == key:
            _type(told.page, keys)
            return ""
    return ""


def _type(widget: QWidget, keys: QKeySequence) -> None:
    """Press a key in a list or field that answers it itself; the keyboard stays there."""
    inside = cast("QWidget | None", widget.focusWidget())  # None, which its stub does not know, while nothing had them
    focused = inside if inside is not None else widget
    focused.setFocus()
    stroke = keys[0]  # type: ignore[index]  # which its stub does not know
    for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
        QApplication.sendEvent(focused, QKeyEvent(kind, stroke.key(), stroke.keyboardModifiers()))


def keys_of(page: QWidget, name: str) -> list[tuple[str, str]]:
    """The keys on the buttons of a page, with what the buttons say, but for those that are listed anyway. Of a button
    among others alike ('Apply', one a row) it is what is read aloud of it, which names its row.
    """
    listed = {action.key for action in ACTIONS.values() if action.page in ("", name)}
    found: dict[str, str] = {}
    for button in page.findChildren(Button):
        if button.key and button.key not in listed and button.text() and button.isVisibleTo(page):
            found.setdefault(button.key, button.accessibleName() or button.text())
    for each in told_keys(page):
        found.setdefault(each.keys, language().words(each.text))
    return list(found.items())


def _typed(words: Words) -> list[QWidget]:
    lines: list[QWidget] = []
    for typed, text in texts.TYPED_EXAMPLES:
        said = Label(words(typed), "strong")
        said.setMinimumWidth(KEYS_WIDE)
        lines.append(holder(hbox(said, grow(Label(words(text), "table", wrap=True)), gap=8, margins=(6, 2, 6, 2))))
    return lines


def _column(blocks: Sequence[tuple[str, Sequence[QWidget]]]) -> QVBoxLayout:
    return vbox(*(_block(*block) for block in blocks if block[1]), STRETCH, gap=20)


def _block(title: str, lines: Sequence[QWidget]) -> QVBoxLayout:
    return vbox(Label(title, "head"), *lines, gap=2)
