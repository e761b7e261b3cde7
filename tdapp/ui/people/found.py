"""A short list of people who may be meant: a line each, under what is typed."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QListWidget

from tdapp.domain.units import PlayerId
from tdapp.read.people.names import PlayerName
from tdapp.ui.people import texts
from tdapp.ui.widgets.filling import Line, fill
from tdapp.ui.widgets.label import tip
from tdapp.words.say import Words

LINE, MOST = 28, 5  # the height of a line; how many are in sight


class Found(QListWidget):
    """A short list of people, as high as its lines. Hidden while there is nobody in it."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setObjectName(name)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.people: tuple[PlayerId, ...] = ()

    def show_people(self, said: Mapping[PlayerId, str]) -> None:
        """Show these people by what is said of each, the first one chosen; nobody is told."""
        roles, high = Qt.ItemDataRole, QSize(0, LINE)
        self.people = tuple(said)
        self.blockSignals(True)
        fill(self, [Line(text, {roles.SizeHintRole: high, roles.ToolTipRole: tip(text)}) for text in said.values()])
        self.setCurrentRow(0)
        self.blockSignals(False)
        self.setFixedHeight(LINE * max(1, min(MOST, len(said))) + 4)
        self.setVisible(bool(said))

    def who(self) -> PlayerId | None:
        """The person the list stands on; None: nobody."""
        row = self.currentRow()
        return self.people[row] if row >= 0 else None


def with_cards(words: Words, name: PlayerName, cards: Sequence[str]) -> str:
    """A person by name and club cards."""
    return ", ".join([name.full, *(words(texts.CARD_NO, number=card) for card in cards)])
