"""The list of the club's tournaments: a line each."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHeaderView, QTableView

from tdapp.read.status import LobbyRow
from tdapp.texts import QT_TRANSLATE_NOOP
from tdapp.ui.frame.texts import PHASES
from tdapp.ui.widgets.cells import Cell, CellModel, Head
from tdapp.ui.widgets.in_rows import in_rows

HEADS = (
    Head(QT_TRANSLATE_NOOP("Lobby", "Name"), worded=True),
    Head(QT_TRANSLATE_NOOP("Lobby", "Date"), worded=True),
    Head(QT_TRANSLATE_NOOP("Lobby", "State"), worded=True),
    Head(QT_TRANSLATE_NOOP("Lobby", "Players left")),
    Head(QT_TRANSLATE_NOOP("Lobby", "Prize pool")),
)
NAME, DAY, STATE, PLAYERS, POOL = range(5)
WIDTHS = {DAY: 150, STATE: 150, PLAYERS: 110, POOL: 140}


class LobbyModel(CellModel):
    """The model of the list: one line a tournament."""

    heads = HEADS
    icon_size = 16

    def cell(self, row: LobbyRow, column: int) -> Cell:
        words = self.words
        state, icon, tone = PHASES[row.phase]
        match column:
            case 0:
                return Cell(row.name, tip="", strong=True)
            case 1:
                return Cell(words.day(row.day), tip="")
            case 2:
                return Cell(words(state), tip="", icon=icon, tone=tone)
            case 3:
                return Cell(f"{words.number(row.left)} / {words.number(row.entries)}", tip="")
        return Cell(words.money(row.pool), tip="")


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
