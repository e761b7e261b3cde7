"""Keys of one page: they mean what the page says as long as the keyboard is on it, and nothing elsewhere.

Every key that is not an action of the whole window (`ui/actions`) is made here: by `key_on`, by a `Button` with a page,
or by `tell_key` where a list or field answers it itself. The key sheet reads them from the page in sight.
"""

from collections.abc import Callable, Iterator

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

from tdapp.texts import Text


class PageKey(QShortcut):
    """A key of a page or part.

    `says`: the key as it is written ('Alt+B'). `text`: what the key sheet says of it; None where a button says it.
    """

    def __init__(self, page: QWidget, keys: str, text: Text | None) -> None:
        super().__init__(QKeySequence(keys), page)
        self.page, self.says, self.text = page, keys, text
        self.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)


def key_on(page: QWidget, keys: str, slot: Callable[[], object], text: Text | None = None) -> PageKey:
    """`slot` is called for these keys ('Alt+B') while the page or something on it has the keyboard."""
    made = PageKey(page, keys, text)
    made.activated.connect(slot)
    return made


def tell_key(page: QWidget, keys: str, text: Text) -> None:
    """The key sheet names a key that a list or field of the page answers by itself, such as Enter or an arrow."""
    PageKey(page, keys, text).setEnabled(False)


def told_keys(page: QWidget) -> Iterator[PageKey]:
    """The keys of a page for the key sheet: those with a text, of parts that are in sight."""
    for each in page.findChildren(PageKey):
        if each.text is not None and each.page.isVisibleTo(page):
            yield each
