"""The bar in the director's window with the public windows that wait for a display: a small picture of each, and in
words what it waits for.
"""

from PySide6.QtWidgets import QWidget

from tdapp.texts import QT_TRANSLATE_NOOP
from tdapp.ui.screens.controller import Screens
from tdapp.ui.screens.held import Held
from tdapp.ui.screens.stage import Stage
from tdapp.ui.session import Session
from tdapp.ui.theme.look import look
from tdapp.ui.widgets.label import Label
from tdapp.ui.widgets.layout import STRETCH, hbox
from tdapp.words.screen import DISPLAY_LOST

NO_SECOND = QT_TRANSLATE_NOOP(
    "Screens", "There is no second display; this screen waits here and goes there by itself once there is one."
)
SIZE = (192, 108)  # pixels of a picture


class WaitingBar(QWidget):
    """The windows that wait, one beside the other; nothing while none does."""

    def __init__(self, session: Session, screens: Screens) -> None:
        super().__init__()
        self.setObjectName("waiting_screens")
        self._session = session
        self._screens = screens
        self.stages: dict[int, Stage] = {}
        self.said: dict[int, Label] = {}
        self._row = hbox(STRETCH, gap=16, margins=(16, 8, 16, 8), on=self)
        self.setAutoFillBackground(True)
        self.hide()
        screens.changed.connect(self.show_waiting)
        look().changed.connect(self.show_waiting)

    def show_waiting(self) -> None:
        """Show every window that waits, and none that does not."""
        wait = {held.chosen.number: held for held in self._screens.up() if held.lost}
        for number in [number for number in self.stages if number not in wait]:
            for widget in (self.stages.pop(number), self.said.pop(number)):
                widget.hide()
                widget.deleteLater()
        self.setVisible(bool(wait))
        for number, held in wait.items():
            if number not in self.stages:
                self._make(number)
            self.said[number].setText(waits_for(self._session, held))
            if held.preview is None:
                self._screens.show_in(number, self.stages[number])

    def _make(self, number: int) -> None:
        stage = Stage(self._session.screen_words, self._screens.shows.of(self._screens.windows[0]))
        stage.setObjectName(f"waiting_screen_{number}")
        stage.setFixedSize(*SIZE)
        said = Label("", tone="warning", wrap=True, name=f"waiting_said_{number}")
        self.stages[number], self.said[number] = stage, said
        self._row.insertWidget(self._row.count() - 1, stage)
        self._row.insertWidget(self._row.count() - 1, said, 1)
        stage.show()
        said.show()


def waits_for(session: Session, held: Held) -> str:
    """What a window waits for, in words."""
    if held.display is None:
        return session.words(NO_SECOND)
    return session.words(DISPLAY_LOST, display=held.display.said)
