"""Importing the levels of another program: say what its columns are, see what comes of them, take them into the draft.

What cannot be read is named with its line; nothing is taken before every row can be.
"""

from collections.abc import Callable

from PySide6.QtWidgets import QWidget

from tdapp.app.lists.columns import STRUCTURE_COLUMNS
from tdapp.app.structures.listed import makes_levels, structure_of
from tdapp.app.structures.tabular import BadTable
from tdapp.domain.clock.structure import Break, Period, Structure, level_numbers
from tdapp.texts import QT_TRANSLATE_NOOP
from tdapp.ui.list_importing import ListImporting
from tdapp.ui.session import Session
from tdapp.ui.widgets.inputs import list_widget
from tdapp.ui.widgets.label import Label
from tdapp.words.say import Words

TITLE = QT_TRANSLATE_NOOP("Import", "Import levels")
CHOOSE = QT_TRANSLATE_NOOP("Import", "Choose a list of levels")
COMING = QT_TRANSLATE_NOOP("Import", "%n levels and breaks can be imported", "", 1)
WHAT_COMES = QT_TRANSLATE_NOOP("Import", "Levels and breaks that come into the draft")
NO_BLINDS = QT_TRANSLATE_NOOP("Import", "Say which column has the blinds.")
TAKE = QT_TRANSLATE_NOOP("Import", "Put them into the draft")
LEVEL = QT_TRANSLATE_NOOP("Import", "Level {n}: {small} / {big}, {lasts}")
WITH_ANTE = QT_TRANSLATE_NOOP("Import", "Level {n}: {small} / {big}, ante {ante}, {lasts}")
PAUSE = QT_TRANSLATE_NOOP("Import", "Break: {lasts}")
NAMED_PAUSE = QT_TRANSLATE_NOOP("Import", "Break: {name}, {lasts}")


class StructureImporting(ListImporting):
    """The window that shows levels before they come in. `then` takes the structure, once somebody wants it."""

    choose = CHOOSE

    def __init__(
        self, session: Session, parent: QWidget | None = None, then: Callable[[Structure], object] | None = None
    ) -> None:
        super().__init__(session, parent, title=TITLE, kinds=STRUCTURE_COLUMNS)
        self.setObjectName("structure_importing")
        self.setMinimumSize(760, 560)
        self._then = then
        self.planned: Structure | None = None
        self.coming = Label("", "head", wrap=True)
        self.levels = list_widget("import_levels", WHAT_COMES, wrapped=False)
        self.levels.setUniformItemSizes(True)
        self.take.show_icon("check")
        self.take.say(TAKE)
        self.stand(self.progress, self.coming, self.levels)

    def plan(self) -> None:
        if self.sheet is None:
            return
        columns, words = self.choices.columns(), self.session.words
        self.planned, why = None, words(NO_BLINDS)
        if makes_levels(columns):
            try:
                self.planned = structure_of(self.sheet, columns)
            except BadTable as error:
                why = error.said(words)
        made = self.planned or ()
        self.coming.setText(words(COMING, n=len(made)) if made else why)
        self.levels.clear()
        self.levels.addItems(said_levels(made, words))
        self.levels.setVisible(bool(made))
        self.take.allow("" if made else why)
        self.settle()

    def take_all(self) -> None:
        """Put the levels into the draft, in which one step undoes it."""
        if self.planned is None or self.busy or not self.take.isEnabled():
            return
        if self._then is not None:
            self._then(self.planned)
        self.accept()


def said_levels(structure: Structure, words: Words) -> list[str]:
    """Each level and break in a line."""
    return [_said(period, number, words) for period, number in zip(structure, level_numbers(structure), strict=True)]


def _said(period: Period, number: int | None, words: Words) -> str:
    lasts = words.span(period.lasts)
    if isinstance(period, Break):
        return words(NAMED_PAUSE if period.name else PAUSE, name=period.name, lasts=lasts)
    small, big = period.small_blind or period.small_bet, period.big_blind or period.big_bet
    text = WITH_ANTE if period.ante else LEVEL
    return words(text, n=number or 0, small=small, big=big, ante=period.ante, lasts=lasts)
