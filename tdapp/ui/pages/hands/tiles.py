"""The tables as tiles, as large as the window lets them be: those that still play are seen from afar, the others are
quiet.
"""

from itertools import product
from math import ceil

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from tdapp.domain.units import TableNo
from tdapp.read.hands.hands import HandsView, TableInStep
from tdapp.ui.language import say
from tdapp.ui.pages.hands import texts
from tdapp.ui.theme.look import bold, look
from tdapp.ui.theme.tokens import BODY, RADIUS, SMALL, TABLE
from tdapp.ui.widgets.cells import Cell, CellModel, Head
from tdapp.ui.widgets.keyboard import ENTER
from tdapp.ui.widgets.letters import letters
from tdapp.ui.widgets.shortcuts import tell_key
from tdapp.words.say import Words

LEAST, MOST = QSize(40, 21), QSize(340, 190)  # of a tile: 120 of the least are in sight on a small laptop
TOUCHED = QSize(56, 42)  # the least for fingers
SMALL_TILE = 64  # pixels of width below which a tile is only its number and an icon
SPARE = 4  # pixels the view keeps to itself: with none left the last column goes into another row
GAP, TIGHT, FLAT = 6, 3, 1.7  # pixels between tiles, and between small ones; so many times as wide as high
WAITED = {True: 0.3, False: 0.16}  # of a warning's colour under a table that is waited for, dark or not
TINY = 46  # pixels of width below which number and icon stand close
BARE = "QListView, QListView:focus { border: none; background: transparent; }"
WORDS_FROM = 116  # pixels a tile must be wide for words beside its icon
SELECTED = QStyle.StateFlag.State_Selected.value
WRAPPED = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight | Qt.TextFlag.TextWordWrap
Index = QModelIndex | QPersistentModelIndex


class TileModel(CellModel):
    """The model of the tables of a `HandsView`."""

    heads = (Head(texts.GRID),)
    by_hand = False  # the tables are waited for

    def cell(self, row: TableInStep, column: int) -> Cell:  # noqa: ARG002
        state, _icon, tone = self.state(row)
        players = self.words(texts.PLAYERS, n=row.seated)
        said = self.words(texts.TABLE_IS, table=row.number, state=state or players, players=self.heads_said(row))
        return Cell(self.words.number(row.number), tone=tone, spoken=said, tip=said)

    def state(self, row: TableInStep) -> tuple[str, str, str]:
        """What a table does, its icon and its tone: it is waited for, has played, or plays none."""
        words = self.words
        if not self.by_hand:
            return "", "", "text"
        if row.done is None:
            return words(texts.PLAYS_NONE), "circle-minus", "muted"
        if row.left is not None and row.done is False:
            if row.left:
                return words(texts.HANDS_LEFT, n=row.left), "hourglass", "warning"
            return words(texts.DAY_DONE), "check", "accent"
        return (words(texts.PLAYED), "check", "accent") if row.done else (words(texts.PLAYS), "hourglass", "warning")

    def show_tables(self, rows: tuple[TableInStep, ...], words: Words, *, by_hand: bool) -> None:
        """Show these tables; of as many as before only those that say something else are painted again."""
        like = (len(rows), words, by_hand) == (len(self.rows), self.words, self.by_hand)
        self.by_hand = by_hand
        if not like:
            self.show_rows(rows, words)
            return
        others = [number for number, (was, now) in enumerate(zip(self.rows, rows, strict=True)) if was != now]
        self.rows = rows
        for number in others:
            self.dataChanged.emit(self.index(number, 0), self.index(number, 0))

    def heads_said(self, row: TableInStep) -> str:
        """How many sit there, and whether they were counted."""
        words = self.words
        if row.heads is None:
            return words(texts.PLAYERS, n=row.seated)
        return words(texts.AGREES if row.agrees else texts.DIFFERS, heads=row.heads, seated=row.seated)


class Tile(QStyledItemDelegate):
    """A tile as it is painted: the number large, what the table does, and how many sit there."""

    def __init__(self, tiles: "Tiles") -> None:
        super().__init__(tiles)
        self.tiles = tiles

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:  # noqa: ARG002
        return self.tiles.gridSize()

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        worn, model = look(), self.tiles.rows
        row = model.rows[index.row()]
        said, icon, tone = model.state(row)
        state: int = option.state.value  # a number: for Python a flag is as slow as a word is to paint
        waited, chosen = tone == "warning", state & SELECTED
        gap = self.tiles.gap
        box = option.rect.adjusted(gap // 2, gap // 2, gap // 2 - gap, gap // 2 - gap)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ground = worn.tokens.tint("warning", WAITED[worn.tokens.dark]) if waited else "surface"
        painter.setBrush(worn.colour(ground))
        painter.setPen(QPen(worn.colour("warning"), 2) if waited else worn.colour("line"))
        painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), RADIUS, RADIUS)
        if chosen and self.tiles.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(worn.colour("info"), 2))
            out = 2 if gap == GAP else 0  # round it, or on its edge where others are close
            painter.drawRoundedRect(box.toRectF().adjusted(-out, -out, out, out), RADIUS + out, RADIUS + out)
        elif chosen:
            bar = QRect(box.left(), box.top() + RADIUS, 3, box.height() - 2 * RADIUS)
            painter.fillRect(bar, worn.colour("accent"))
        self._write(painter, box, row, (said, icon, tone))
        painter.restore()

    def _write(self, painter: QPainter, box: QRect, row: TableInStep, state: tuple[str, str, str]) -> None:
        said, icon, tone = state
        side = 8 if box.width() >= SMALL_TILE else 3 if box.width() >= TINY else 2
        inner = box.adjusted(side, 2, -side, -2)
        worded = box.width() >= WORDS_FROM and box.height() >= 76
        below = 22 if box.height() >= 60 else 0
        ink = "text" if tone in ("warning", "text") else "muted"
        least = 13 if box.width() < SMALL_TILE else 18
        size = max(least, min(56, int((inner.height() - below) * 0.62)))
        painter.setPen(look().colour(ink))
        number = inner.adjusted(0, 0, 0, -below)
        wide = letters(size, strong=True).draw(painter, number, str(row.number))
        if icon:
            mark = max(16, min(28, size // 2 + 4)) if box.width() >= SMALL_TILE else 11 if box.width() >= TINY else 10
            at = QRect(inner.right() - mark + 1, number.center().y() - mark // 2, mark, mark)
            look().paint_icon(painter, at, icon, tone)
            if worded:
                painter.setFont(bold(BODY if box.width() >= 230 else TABLE if box.width() >= 170 else SMALL))
                painter.setPen(look().colour(tone))
                room = QRect(
                    inner.left() + wide + 8, number.top(), at.left() - inner.left() - wide - 14, number.height()
                )
                if painter.fontMetrics().boundingRect(room, WRAPPED, said).width() <= room.width():
                    painter.drawText(room, WRAPPED, said)
        if below:
            self._write_heads(painter, inner, row, below, ink="text" if tone == "warning" else "")

    def _write_heads(self, painter: QPainter, inner: QRect, row: TableInStep, high: int, *, ink: str) -> None:
        """Write how many sit there. `ink`: the words in this colour, where that of their meaning is not read."""
        model = self.tiles.rows
        tone = "muted" if row.agrees is None else "accent" if row.agrees else "danger"
        line = QRect(inner.left(), inner.bottom() - high + 1, inner.width(), high)
        font = letters(SMALL, strong=row.agrees is False)
        x = line.left()
        if row.agrees is not None:
            name = "check" if row.agrees else "triangle-alert"
            look().paint_icon(painter, QRect(x, line.center().y() - 6, 13, 13), name, tone)
            x += 18
        painter.setPen(look().colour(ink or tone))
        room = QRect(x, line.top(), line.right() - x + 1, high)
        said = model.heads_said(row)
        if font.wide(said) > room.width():
            said = f"{row.heads} / {row.seated}" if row.heads is not None else str(row.seated)
        font.draw(painter, room, said)


class Tiles(QListView):
    """The tiles of all tables. `ticked`: Enter on one, or a click: it has played its hand. `unticked`: Backspace.
    `chosen`: another table is in front.
    """

    ticked = Signal(int)
    unticked = Signal(int)
    chosen = Signal()
    gap = GAP  # pixels between the tiles as they are

    def __init__(self, words: Words) -> None:
        super().__init__()
        self.setObjectName("in_step_tables")
        say(self.setAccessibleName, texts.GRID)
        self.rows = TileModel(words, self)
        self.setModel(self.rows)
        self.setItemDelegate(Tile(self))
        self.setViewMode(QListView.ViewMode.IconMode)
        self.setMovement(QListView.Movement.Static)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setUniformItemSizes(True)
        self.setStyleSheet(BARE)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setMinimumSize(2 * (LEAST.width() + GAP), LEAST.height() + GAP)
        self.clicked.connect(self._on_clicked)
        self.selectionModel().currentChanged.connect(self.chosen)
        look().changed.connect(self._wear)
        tell_key(self, "Return", texts.ENTER_TICKS)
        tell_key(self, "Backspace", texts.UNTICK)

    def show_view(self, view: HandsView, words: Words) -> None:
        """Show the room; the keyboard stays at its table."""
        here = self.table()
        self.rows.show_tables(view.tables, words, by_hand=view.play is not None or view.last is not None)
        self._fit()
        self.go_to(here)

    def table(self) -> TableNo | None:
        """The table the keyboard is at."""
        row = self.row()
        return row.number if row is not None else None

    def row(self) -> TableInStep | None:
        """The table the keyboard is at, as it is shown."""
        here = self.currentIndex().row()
        return self.rows.rows[here] if 0 <= here < len(self.rows.rows) else None

    def go_to(self, table: TableNo | None) -> None:
        """Go to a table; to the first one where it is not there."""
        at = next((at for at, row in enumerate(self.rows.rows) if row.number == table), 0 if self.rows.rows else None)
        if at is not None:
            self.setCurrentIndex(self.rows.index(at, 0))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        row = self.row()
        if event.key() in ENTER and row is not None:
            self._tick(row)  # the keys stay at this table: a second Enter does nothing to the next one
        elif event.key() == Qt.Key.Key_Backspace and row is not None:
            self.unticked.emit(row.number)
        elif event.text().strip():
            event.ignore()  # the list would look for a table that begins so; what is typed is a command
        else:
            super().keyPressEvent(event)

    def _on_clicked(self, index: QModelIndex) -> None:
        self._tick(self.rows.rows[index.row()])

    def _tick(self, row: TableInStep) -> None:
        """Mark a table that is waited for as played; another one is only gone to."""
        if self.rows.state(row)[2] == "warning":
            self.ticked.emit(row.number)

    def _wear(self) -> None:
        self._fit()
        self.viewport().update()

    def _fit(self) -> None:
        """Make the tiles as large as they may be with all of them in sight; else the smallest, and the list scrolls."""
        room, many = self.size() - QSize(SPARE, SPARE), max(1, len(self.rows.rows))
        least = TOUCHED if look().touch else LEAST
        best, found, self.gap = 0.0, least, GAP
        most = max(1, min(many, room.width() // (least.width() + TIGHT)))  # with more of them each is too narrow
        for columns, gap in product(range(1, most + 1), (GAP, TIGHT)):
            wide = min(room.width() // columns - gap, MOST.width())
            high = min(room.height() // ceil(many / columns) - gap, MOST.height(), wide)
            if wide < least.width() or (gap == TIGHT and wide >= SMALL_TILE):
                continue
            worth = min(wide, high * FLAT)
            if high >= least.height() and worth > best:
                best, found, self.gap = worth, QSize(wide, high), gap
        scrolls = Qt.ScrollBarPolicy.ScrollBarAlwaysOff if best else Qt.ScrollBarPolicy.ScrollBarAsNeeded
        size = QSize(found.width() + self.gap, found.height() + self.gap)
        if scrolls != self.verticalScrollBarPolicy():
            self.setVerticalScrollBarPolicy(scrolls)
        if size != self.gridSize():
            self.setGridSize(size)
