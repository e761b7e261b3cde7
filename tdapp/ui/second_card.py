"""The card of the settings that says where every act of the club is written a second time."""

from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFileDialog

from tdapp.texts import QT_TRANSLATE_NOOP
from tdapp.ui.actions.window import RECOVER
from tdapp.ui.session import Session
from tdapp.ui.widgets.buttons import Button
from tdapp.ui.widgets.card import Card
from tdapp.ui.widgets.label import Elided, Label
from tdapp.ui.widgets.layout import STRETCH, hbox

TITLE = QT_TRANSLATE_NOOP("Second", "Second medium")
WHY = QT_TRANSLATE_NOOP(
    "Second",
    "Every act is written to this folder too: a USB stick, a second disk, a network folder. If this laptop fails, "
    "another one continues from there. At each level the floor pack is put beside it, to print anywhere.",
)
NOWHERE = QT_TRANSLATE_NOOP("Second", "No folder chosen")
CHOOSE = QT_TRANSLATE_NOOP("Second", "Choose a folder")
NONE = QT_TRANSLATE_NOOP("Second", "No second medium")


class SecondCard(Card):
    """The card of the second medium. What is chosen works at once, on this laptop. `recover_asked`: a night is to be
    recovered.
    """

    recover_asked = Signal()

    def __init__(self, session: Session) -> None:
        super().__init__(TITLE, margin=12)
        self.session = session
        self.folder = Elided("", "strong")
        self.choose = Button(CHOOSE, self.ask, icon="folder-open", name="settings_second_choose")
        self.none = Button(NONE, self._on_none, icon="x", name="settings_second_none")
        self.recover = Button(RECOVER.text, self.recover_asked.emit, icon="history", name="settings_recover")
        buttons = hbox(self.choose, self.none, STRETCH, self.recover)
        self.hold(Label(WHY, "caption", wrap=True), self.folder, buttons)
        session.words_changed.connect(self.show_folder)
        self.show_folder()

    def show_folder(self) -> None:
        """Show the folder as it is kept."""
        kept = self.session.preferences.second_folder
        self.folder.setText(kept or self.session.words(NOWHERE))
        self.none.setVisible(bool(kept))

    def ask(self) -> None:
        """Ask for the folder."""
        kept = self.session.preferences.second_folder
        asking = QFileDialog(self, self.session.words(CHOOSE), kept or str(Path.home()))
        asking.setFileMode(QFileDialog.FileMode.Directory)
        asking.setOption(QFileDialog.Option.ShowDirsOnly)
        asking.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        asking.fileSelected.connect(self.take)
        asking.open()

    def take(self, folder: str) -> None:
        """Keep this folder, '' none."""
        self.session.prefer(self.session.preferences._replace(second_folder=folder))
        self.show_folder()

    def _on_none(self) -> None:
        self.take("")
