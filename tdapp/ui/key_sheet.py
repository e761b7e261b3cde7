"""The sheet that lists every key, and what can be typed into the command box."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QGridLayout, QVBoxLayout, QWidget

from tdapp.ui.actions.action import Action
from tdapp.ui.actions.registry import ACTIONS
from tdapp.ui.actions.window import CLOCK_PAGE, PAGES
from tdapp.ui.frame import texts
from tdapp.ui.language import language
from tdapp.ui.roomy import show_all_of
from tdapp.ui.widgets.buttons import Button
from tdapp.ui.widgets.keycap import KeyCap
from tdapp.ui.widgets.label import Label
from tdapp.ui.widgets.layout import Side, at, grow, hbox, scrolled, vbox
from tdapp.ui.widgets.shortcuts import told_keys
from tdapp.words.say import Words

SIZE = (1160, 660)  # at least


class KeySheet(QDialog):
    """The sheet of all keys by where they work. Made anew each time, so it is always in the language of the desk, and
    knows the buttons of the page in sight (`name`, `page`), whose keys stand under the page's name.
    """

    def __init__(self, parent: QWidget | None = None, *, name: str = "", page: QWidget | None = None) -> None:
        super().__init__(parent)
        words = language().words
        self.setObjectName("key_sheet")
        self.setWindowTitle(words(texts.KEYS))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        keyed = [action for action in ACTIONS.values() if action.key]
        everywhere = [action for action in keyed if not action.page and action not in PAGES]
        left = vbox(_block(words(texts.KEYS_EVERYWHERE), words, everywhere), gap=None)
        middle = vbox(_block(words(texts.KEYS_PAGES), words, PAGES), gap=None)
        right = vbox(_typed(words), gap=None)
        for each in PAGES:
            here: list[tuple[QWidget, str]] = [
                (KeyCap(action.key), words(action.text)) for action in keyed if action.page == each.goes_to
            ]
            if each.goes_to == name and page is not None:
                here += [(KeyCap(key), text) for key, text in keys_of(page, name)]
            if here:
                column = middle if each.goes_to == CLOCK_PAGE.goes_to else right
                column.addLayout(_table(words(each.text), here))
        for column in (left, middle, right):
            column.addStretch(1)
        area = scrolled(hbox(grow(left), grow(middle), grow(right), gap=40, margins=None), keys=True)
        area.setAccessibleName(words(texts.KEYS))
        close = at(Side.AlignRight, Button(words(texts.CLOSE), self.accept, key="Esc", name="close_keys"))
        title = Label(words(texts.KEYS), "title")
        vbox(title, grow(area), close, gap=None, margins=(24, 20, 24, 16), on=self)
        show_all_of(self, area, *SIZE)


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


def _block(title: str, words: Words, actions: Sequence[Action]) -> QVBoxLayout:
    return _table(title, [(KeyCap(action.key), words(action.text)) for action in actions])


def _typed(words: Words) -> QVBoxLayout:
    rows: list[tuple[QWidget, str]] = [
        (Label(words(typed), "strong"), words(text)) for typed, text in texts.TYPED_EXAMPLES
    ]
    return _table(words(texts.KEYS_TYPED), rows)


def _table(title: str, rows: Sequence[tuple[QWidget, str]]) -> QVBoxLayout:
    grid = QGridLayout()
    grid.setHorizontalSpacing(16)
    grid.setVerticalSpacing(6)
    grid.setColumnMinimumWidth(0, 100)
    grid.setColumnStretch(1, 1)
    for number, (key, text) in enumerate(rows):
        grid.addWidget(key, number, 0, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        grid.addWidget(Label(text, "table", wrap=True), number, 1)
    return vbox(Label(title, "head"), grid, 12)
