"""The levels to pick from: a level any number of steps away is gone to in one act."""

from functools import partial

from PySide6.QtGui import QActionGroup
from PySide6.QtWidgets import QMenu, QWidget

from tdapp.domain.clock.structure import Break
from tdapp.read.clock.clock import ClockView, LevelView
from tdapp.ui.actions import clock
from tdapp.ui.session import Session
from tdapp.words.clock import clock as texts
from tdapp.words.screen import short_game_and_stakes


class LevelMenu(QMenu):
    """The menu of all levels with their blinds, the present one marked; a line stands where a break is."""

    def __init__(self, session: Session, parent: QWidget) -> None:
        super().__init__(parent)
        self.session = session
        self.setObjectName("level_menu")
        self._one = QActionGroup(self)

    def fill(self, view: ClockView) -> None:
        """List the levels as they are now, from the first to the last, and choose the present one."""
        self.clear()
        words, here = self.session.words, view.level.number if view.level is not None else 0
        listed = 0
        for row in view.schedule:
            if row.number is None or isinstance(row.period, Break):
                self.addSeparator()
                continue
            if row.number == listed:
                continue  # the rest of a level that a break has cut in two
            listed = row.number
            level = LevelView(row.number, row.period, row.says)
            said = words(texts.LEVEL_TO_PICK, number=row.number, stakes=short_game_and_stakes(words, level))
            line = self.addAction(said, partial(clock.GO_TO_LEVEL.act, self.session, row.number))
            line.setCheckable(True)
            line.setChecked(row.number == here)
            self._one.addAction(line)
            if row.number == here:
                self.setActiveAction(line)
