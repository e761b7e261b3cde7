"""The window that tells about the program: its version, what changed, and the licences of all its parts."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QTextEdit, QWidget

import tdapp
from tdapp.app.club.about import Part, parts
from tdapp.texts import QT_TRANSLATE_NOOP
from tdapp.ui.frame import texts as frame
from tdapp.ui.language import language
from tdapp.ui.widgets.buttons import Button
from tdapp.ui.widgets.inputs import list_widget
from tdapp.ui.widgets.label import Label
from tdapp.ui.widgets.layout import Side, at, grow, hbox, vbox

TITLE = QT_TRANSLATE_NOOP("About", "About tdapp {version}")
CALLS_NOBODY = QT_TRANSLATE_NOOP(
    "About",
    "It works without a network and never calls anybody: what is in your club file stays on your disks. "
    "A newer version is installed over this one; it opens your club files, and keeps a copy of each as it was.",
)
CHOICES = QT_TRANSLATE_NOOP("About", "What changed, and the licences")
TOLD = QT_TRANSLATE_NOOP("About", "The text of what is chosen")
SIZE = (1120, 640)
LIST_WIDTH = 320


class AboutWindow(QDialog):
    """The window of the program's version, changes and licences. Made anew each time."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        words = language().words
        self.setObjectName("about")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        title = words(TITLE, version=tdapp.__version__)
        self.setWindowTitle(title)
        self._parts: tuple[Part, ...] = parts()
        self.choices = list_widget("about_choices", CHOICES)
        self.choices.setFixedWidth(LIST_WIDTH)
        self.choices.addItems(
            [each.title if isinstance(each.title, str) else words(each.title) for each in self._parts]
        )
        self.told = QTextEdit()
        self.told.setObjectName("about_told")
        self.told.setAccessibleName(words(TOLD))
        self.told.setReadOnly(True)
        self.choices.currentRowChanged.connect(self._show)
        self.choices.setCurrentRow(0)
        close = at(Side.AlignRight, Button(words(frame.CLOSE), self.accept, key="Esc", name="close_about"))
        beside = hbox(self.choices, grow(self.told), gap=12)
        head = (Label(title, "title"), Label(words(CALLS_NOBODY), "muted", wrap=True))
        vbox(*head, grow(beside), close, gap=12, margins=(24, 20, 24, 16), on=self)
        self.resize(*SIZE)

    def _show(self, row: int) -> None:
        part = self._parts[row]
        if part.marked:
            self.told.setMarkdown(part.text)
        else:
            self.told.setPlainText(part.text)
