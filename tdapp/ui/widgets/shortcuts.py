"""The keys of one page: they mean what the page says as long as the keyboard is on it, and nothing elsewhere.

Every key that is not an action of the whole window (`ui/actions`) is made here: by `key_on`, by a `Button` with a page,
or by `tell_key` where a list or field answers it itself. The key sheet reads them from the page in sight.
"""

from collections.abc import Callable, Iterator
from functools import partial

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

from tdapp.texts import Text


class ToldKey(QObject):
    """A key that the key sheet names: `keys` as they are written ('Alt+B'), and what it says of them."""

    def __init__(self, page: QWidget, keys: str, text: Text) -> None:
        super().__init__(page)
        self.page, self.keys, self.text = page, keys, text


def key_on(page: QWidget, keys: str, slot: Callable[[], object], text: Text | None = None) -> QShortcut:
    """Call `slot` for these keys ('Alt+B') while the page or something on it has the keyboard.

    `text`: what the key sheet says of them; None where a button that shows the key says it.
    """
    if text is not None:
        tell_key(page, keys, text)
    shortcut = QShortcut(QKeySequence(keys), page, slot)
    shortcut.setAutoRepeat(False)  # held down a key does its deed once
    shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)  # beside a slot the constructor leaves it aside
    shortcut.activatedAmbiguously.connect(partial(_settle, shortcut))
    return shortcut


class KeyOver(QShortcut):
    """A key of what stands over the pages of its window: it works wherever the keyboard is, and before theirs."""

    def __init__(self, bar: QWidget, keys: str, slot: Callable[[], object]) -> None:
        super().__init__(QKeySequence(keys), bar, slot)
        self.slot = slot
        self.setAutoRepeat(False)
        self.setContext(Qt.ShortcutContext.WindowShortcut)
        self.activatedAmbiguously.connect(slot)


def _settle(shortcut: QShortcut) -> None:
    """Leave a key that something over the page has too to that: Qt tells only one of the two, and in turns."""
    page = shortcut.parent()
    if isinstance(page, QWidget):
        for over in page.window().findChildren(KeyOver):
            bar = over.parent()
            if over.key() == shortcut.key() and isinstance(bar, QWidget) and bar.isVisible():
                over.slot()
                return


def tell_key(page: QWidget, keys: str, text: Text) -> None:
    """Tell the key sheet a key that a list or field of the page answers by itself, such as Enter or an arrow."""
    ToldKey(page, keys, text)


def told_keys(page: QWidget) -> Iterator[ToldKey]:
    """The keys of a page that stand on no button, of the parts that are in sight."""
    for each in page.findChildren(ToldKey):
        if each.page.isVisibleTo(page):
            yield each
