"""The people a list shows: a line each, of which nationality and the last evening are read when it comes into sight."""

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt

from tdapp.domain.people.person import Block
from tdapp.domain.units import PlayerId
from tdapp.read.people.people_search import Known
from tdapp.read.people.person_past import Brief
from tdapp.ui.people import texts
from tdapp.ui.theme.look import look
from tdapp.ui.widgets.label import tip
from tdapp.words.people.people import nation
from tdapp.words.say import Words

HEADINGS = (texts.NAME, texts.NICKNAME, texts.CARD, texts.NATIONALITY, texts.PLAYED, texts.MAY_PLAY)
NAME, NICKNAME, CARD, NATIONALITY, PLAYED, MAY_PLAY = range(6)
PART = 64  # lines read at a time
AnyIndex = QModelIndex | QPersistentModelIndex
Briefs = Callable[[Sequence[PlayerId]], dict[PlayerId, Brief]]


class PeopleList(QAbstractTableModel):
    """The model of a list of people. `known`, `block_of` and `briefs` answer for single people; nobody else is asked
    about.
    """

    def __init__(
        self,
        words: Words,
        *,
        known: Callable[[PlayerId], Known],
        block_of: Callable[[PlayerId], Block | None],
        briefs: Briefs,
    ) -> None:
        super().__init__()
        self.words = words
        self.people: Sequence[PlayerId] = ()
        self._known, self._block_of, self._read = known, block_of, briefs
        self._briefs: dict[PlayerId, Brief] = {}

    def show_people(self, people: Sequence[PlayerId]) -> None:
        """List these people, in this order."""
        self.beginResetModel()
        self.people = people
        self.endResetModel()

    def forget(self) -> None:
        """Forget what was read of the people: it may be different now."""
        self._briefs.clear()

    def row_of(self, player: PlayerId | None) -> int | None:
        """The row somebody stands in; None for nowhere."""
        try:
            return list(self.people).index(player) if player is not None else None
        except ValueError:
            return None

    def rowCount(self, parent: AnyIndex | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self.people)

    def columnCount(self, parent: AnyIndex | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(HEADINGS)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if orientation is Qt.Orientation.Horizontal and role == Qt.ItemDataRole.DisplayRole:
            return self.words(HEADINGS[section])
        return None

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        player, column = self.people[index.row()], index.column()
        if role == Qt.ItemDataRole.DisplayRole:
            return self._text(player, index.row(), column)
        if role == Qt.ItemDataRole.ToolTipRole:
            return tip(self._tip(player, index.row(), column)) or None
        if column == MAY_PLAY and self._block_of(player) is not None:
            if role == Qt.ItemDataRole.DecorationRole:
                return look().icon("ban", "warning", 14)
            if role == Qt.ItemDataRole.ForegroundRole:
                return look().colour("warning")
        return None

    def _text(self, player: PlayerId, row: int, column: int) -> str:
        known = self._known(player)
        match column:
            case 0:
                return known.name.listed
            case 1:
                return known.nickname
            case 2:
                return ", ".join(known.numbers)
            case 3:
                code = self._brief(player, row).nationality
                return nation(self.words, code) if code else ""
            case 4:
                played = self._brief(player, row).played
                return self.words.day(played) if played else ""
            case _:
                return self.words(texts.BLOCKED) if self._block_of(player) is not None else ""

    def _tip(self, player: PlayerId, row: int, column: int) -> str:
        block = self._block_of(player)
        if column == MAY_PLAY and block is not None:
            return said_block(self.words, block)
        return self._text(player, row, column)

    def _brief(self, player: PlayerId, row: int) -> Brief:
        if player not in self._briefs:
            start = row - row % PART
            self._briefs.update(self._read(self.people[start : start + PART]))
        return self._briefs.get(player, Brief())


def said_block(words: Words, block: Block) -> str:
    """A line that says until when somebody may not play; why is not said."""
    if block.until is None:
        return words(texts.BLOCKED_FOR_GOOD)
    return words(texts.BLOCKED_UNTIL, until=block.until)
