"""The list of the club's tournaments: a line each."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHeaderView, QTableView

from tdapp.read.status import LobbyRow
from tdapp.texts import QT_TRANSLATE_NOOP
from tdapp.ui.frame.texts import PHASES
from tdapp.ui.theme.look import bold, look
from tdapp.ui.theme.tokens import TABLE
from tdapp.ui.widgets.in_rows import in_rows
from tdapp.ui.widgets.rows_model import Index, RowsModel
from tdapp.words.say import Words

HEADS = (
    QT_TRANSLATE_NOOP("Lobby", "Name"),
    QT_TRANSLATE_NOOP("Lobby", "Date"),
    QT_TRANSLATE_NOOP("Lobby", "State"),
    QT_TRANSLATE_NOOP("Lobby", "Players left"),
    QT_TRANSLATE_NOOP("Lobby", "Prize pool"),
)
NAME, DAY, STATE, PLAYERS, POOL = range(5)
WIDTHS = {DAY: 150, STATE: 150, PLAYERS: 110, POOL: 140}


class LobbyModel(RowsModel):
    """The model of the list: one line a tournament."""

    heads = HEADS
    figures = (PLAYERS, POOL)

    def __init__(self, words: Words) -> None:
        super().__init__(words)
        self.rows: Sequence[LobbyRow] = ()

    def show_rows(self, rows: Sequence[LobbyRow]) -> None:
        """Show these tournaments."""
        self.beginResetModel()
        self.rows = rows
        self.endResetModel()

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        row, column = self.rows[index.row()], index.column()
        _, icon, tone = PHASES[row.phase]
        match role:
            case Qt.ItemDataRole.DisplayRole | Qt.ItemDataRole.AccessibleTextRole:
                return self._text(row, column)
            case Qt.ItemDataRole.TextAlignmentRole:
                return self.side(column)
            case Qt.ItemDataRole.DecorationRole if column == STATE:
                return look().icon(icon, tone, 16)
            case Qt.ItemDataRole.ForegroundRole if column == STATE:
                return look().colour(tone)
            case Qt.ItemDataRole.FontRole if column == NAME:
                return bold(TABLE)
            case _:
                return None

    def _text(self, row: LobbyRow, column: int) -> str:
        words = self.words
        match column:
            case 0:
                return row.name
            case 1:
                return words.day(row.day)
            case 2:
                return words(PHASES[row.phase][0])
            case 3:
                return f"{words.number(row.left)} / {words.number(row.entries)}"
            case _:
                return words.money(row.pool)


class LobbyList(QTableView):
    """The list of the club's tournaments. Enter opens the line it stands on."""

    opened = Signal()

    def __init__(self, model: LobbyModel) -> None:
        super().__init__()
        self.setObjectName("lobby_list")
        self.setModel(model)
        in_rows(self)
        head = self.horizontalHeader()
        head.setSectionResizeMode(NAME, QHeaderView.ResizeMode.Stretch)
        for column, width in WIDTHS.items():
            self.setColumnWidth(column, width)
        self.doubleClicked.connect(self.opened)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.opened.emit()
        else:
            super().keyPressEvent(event)
