"""Somebody at a practice night, in the application as it starts: by keys, as the hints say, or by mouse."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tdapp.read.trainer.hints import Stroke
from tdapp.read.trainer.tasks import Scene
from tdapp.ui.trainer.summary import Summary
from tdapp.ui.trainer.trainer import Trainer
from tdapp.words.trainer.tasks import typed_of
from tests.evenings.keyboard import Keyboard
from tests.evenings.mouse import Mouse
from tests.evenings.sitting import Sitting

SHIFT = Qt.KeyboardModifier.ShiftModifier
SLOW = 60_000  # milliseconds a slow machine may take


class Practising(Sitting):
    """What stands in the bar, and how far the task is. The night has a time of its own."""

    @property
    def trainer(self) -> Trainer:
        assert self.app.app.trainer is not None
        return self.app.app.trainer

    @property
    def scene(self) -> Scene:
        assert self.trainer.training is not None and self.trainer.training.scene is not None
        return self.trainer.training.scene

    @property
    def number(self) -> int:
        assert self.trainer.training is not None
        return self.trainer.training.number

    @property
    def steps(self) -> tuple[bool, ...]:
        assert self.trainer.training is not None
        return self.trainer.training.standing().steps

    @property
    def said(self) -> str:
        """What the bar says under the task; '' for nothing."""
        said = self.trainer.bar.said
        return "" if said.isHidden() else said.text()

    @property
    def told(self) -> str:
        return self.trainer.bar.text.text()

    def summary(self) -> Summary:
        modal = QApplication.activeModalWidget()
        assert isinstance(modal, Summary)
        return modal


class ByKeys(Keyboard, Practising):
    """A trainee whose mouse is broken."""

    def __init__(self, qtbot: QtBot) -> None:
        super().__init__(qtbot, None)  # type: ignore[arg-type]

    def begin(self, club: str = "") -> None:
        """From the page of the first start."""
        self.app.fail()
        self.tab_to("welcome_practice")
        with self.qtbot.waitSignal(self.app.app.opening.settled, timeout=SLOW):
            self.typed("\n")

    def stroke(self, keys: Sequence[Stroke]) -> None:
        """Press what a hint says."""
        for each in keys:
            if each.press:
                one = QKeySequence(each.press)[0]
                self.press(one.key(), one.keyboardModifiers())
            else:
                self.typed(typed_of(self.session.words, each))

    def as_hinted(self) -> None:
        """Ask for the hint of each step, and do what it says."""
        for number in range(len(self.steps)):
            assert self.steps[number] is False, (self.scene, self.steps)
            self.press(Qt.Key.Key_F2, SHIFT)
            assert typed_of(self.session.words, self.trainer.strokes()[0]) in self.said
            self.stroke(self.trainer.strokes())
            assert self.steps[number], (self.scene, self.steps, self.app.told[-1].text)
        assert all(self.steps)

    def go_on(self) -> None:
        """Shift+F3: the next task."""
        self.press(Qt.Key.Key_F3, SHIFT)


class ByMouse(Mouse, Practising):
    """A trainee whose keyboard is broken but for what is written into a field."""

    def __init__(self, qtbot: QtBot) -> None:
        super().__init__(qtbot, None, touch=False)  # type: ignore[arg-type]
