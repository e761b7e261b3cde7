"""The question what a new club is called, with where its file will lie said while it is typed."""

from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from tdapp.ui.widgets.fields import plain_line
from tdapp.ui.widgets.label import Label
from tdapp.ui.widgets.layout import vbox
from tdapp.words.club import opening as texts

WIDE = 480


class ClubNaming(QWidget):
    """A line for the name of a club. `entered`: Enter was pressed; `changed`: why it cannot be called so, '' else."""

    entered = Signal()
    changed = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self._folder, self._suffix = Path(), ""
        self.line = plain_line("club_name", texts.CLUB_NAME, longest=200)
        self.line.setMinimumWidth(WIDE)
        self.says = Label("", "muted", wrap=True)
        self.says.setObjectName("club_lies")
        caption = Label(texts.CLUB_NAME, "caption")
        caption.setBuddy(self.line)
        vbox(caption, self.line, self.says, gap=6, on=self)
        self.line.textChanged.connect(self._explain)
        self.line.returnPressed.connect(self.entered)
        self.hide()

    def ask(self, name: str, folder: Path, suffix: str) -> None:
        """Ask for a name, this one proposed; its file will lie in the folder."""
        self._folder, self._suffix = folder, suffix
        self.line.setText(name)
        self._explain()
        self.show()
        self.line.setFocus()
        self.line.selectAll()

    def file(self) -> Path | None:
        """The file of the club as it is called now; None where it cannot be called so, or a file is called so."""
        from tdapp.app.club.club_name import file_of

        file = file_of(self.line.text(), self._folder, self._suffix)
        return None if file is None or file.exists() else file

    def _explain(self) -> None:
        from tdapp.app.club.club_name import file_of

        file = file_of(self.line.text(), self._folder, self._suffix)
        if file is None:
            self.says.say(texts.NO_NAME)
        else:
            self.says.say(texts.NAME_TAKEN if file.exists() else texts.WILL_LIE, file=str(file))
        can = self.file() is not None
        self.says.set_tone("" if can else "warning")
        self.changed.emit("" if can else self.says.text())
