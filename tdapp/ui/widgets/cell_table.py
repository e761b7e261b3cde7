"""The one table of cells: how a cell is drawn, how it is typed into, and which keys work.

The page says what stands in each cell (`widgets/cells.py`) and is told what was typed.
"""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QEvent, QObject, QRect, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QLineEdit,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from tdapp.texts import Text
from tdapp.ui.theme.look import look
from tdapp.ui.widgets.buttons import Button
from tdapp.ui.widgets.cells import RIGHT, SPOKEN, Cell, CellModel, Head, Index, Row, RowsModel, font_of
from tdapp.ui.widgets.in_rows import in_rows, spread
from tdapp.ui.widgets.keyboard import focus, takes_commands
from tdapp.words.say import Words

PADDING, ICON, INDENT = 8, 15, 22  # pixels; INDENT: of a line that stands under another
EDITOR = 84  # pixels of the line that is typed into, at least: 1,000,000 is in sight
LONGEST = 200  # letters in a cell
SELECTED, FOCUS = (flag.value for flag in (QStyle.StateFlag.State_Selected, QStyle.StateFlag.State_HasFocus))
Trigger = QAbstractItemView.EditTrigger
PLAIN = ~(Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier)


class CellPainter(QStyledItemDelegate):
    """A painter of cells: marks a cell where it is wrong, and opens a plain line to type into. `typed`: something else
    stands in that line.
    """

    typed = Signal()

    def __init__(self, model: CellModel, editor: str) -> None:
        super().__init__()
        self._model, self._editor = model, editor
        self.by_digit = False  # the editor that is made next is opened by a digit

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:  # noqa: ARG002
        return QSize(48, look().row)

    def createEditor(self, parent: QWidget, option: QStyleOptionViewItem, index: Index) -> QWidget:  # noqa: ARG002
        line = QLineEdit(parent)
        line.setObjectName(self._editor)
        line.setFrame(False)
        line.setMaxLength(LONGEST)
        line.setAlignment(self._model.side(index.column(), self._model.at(index.row(), index.column())))
        line.setAccessibleName(str(index.data(Qt.ItemDataRole.AccessibleTextRole) or ""))
        line.textEdited.connect(self.typed)
        if self.by_digit:
            takes_commands(line, leave=partial(self.closeEditor.emit, line, self.EndEditHint.RevertModelCache))
        return line

    def updateEditorGeometry(self, editor: QWidget, option: QStyleOptionViewItem, index: Index) -> None:
        box, over = QRect(option.rect), editor.parentWidget()
        edge = over.width() if over is not None else box.right()
        if (more := EDITOR - box.width()) > 0:  # over the cells beside it
            side = self._model.side(index.column(), self._model.at(index.row(), index.column()))
            right = bool(side & Qt.AlignmentFlag.AlignRight)
            box.adjust(-more if right else 0, 0, 0 if right else more, 0)
            box.moveLeft(max(0, min(box.left(), edge - EDITOR)))
        editor.setGeometry(box)

    def setEditorData(self, editor: QWidget, index: Index) -> None:
        if isinstance(editor, QLineEdit) and not editor.isModified():
            editor.setText(str(index.data(Qt.ItemDataRole.EditRole)))
            editor.selectAll()

    def setModelData(self, editor: QWidget, model: QObject, index: Index) -> None:  # noqa: ARG002
        if isinstance(editor, QLineEdit):
            self._model.setData(index, editor.text())

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        worn, box, column = look(), option.rect, index.column()
        cell = self._model.at(index.row(), column)
        state: int = option.state.value  # a number: for Python a flag is as slow as a word is to paint
        chosen = state & SELECTED
        ground = "selection" if chosen else worn.tokens.tint(cell.tint) if cell.tint else cell.ground or "surface"
        painter.fillRect(box, worn.colour(ground))
        painter.setPen(worn.colour("line"))
        painter.drawLine(box.bottomLeft(), box.bottomRight())
        if cell.ground == "field" and not chosen:  # seen where its ground is that of the others too
            painter.drawRect(box.adjusted(0, -1, -1, -1))
        if bar := cell.bar or ("info" if chosen and column == 0 else ""):
            painter.fillRect(QRect(box.x(), box.y(), 3, box.height()), worn.colour(bar))
        if cell.wrong or cell.marked:
            painter.fillRect(box.adjusted(1, 1, -1, -2), worn.colour(worn.tokens.tint("danger")))
        if state & FOCUS:
            painter.setPen(QPen(worn.colour("info"), 2))
            painter.drawRect(box.adjusted(1, 1, -1, -2))
        inner = box.adjusted(PADDING + cell.indent * INDENT, 0, -PADDING, 0)
        self._content(painter, inner, cell, right=self._model.side(column, cell) is RIGHT)

    def _content(self, painter: QPainter, box: QRect, cell: Cell, *, right: bool) -> None:
        wrong = cell.marked or bool(cell.wrong)
        tone, font = "danger" if wrong else cell.tone, font_of(cell)
        if cell.picture is not None:
            painter.save()
            painter.setFont(font.font)
            box = cell.picture(painter, box)
            painter.restore()
        elif wrong or cell.icon:
            icon, ink = ("triangle-alert", "danger") if wrong else (cell.icon, cell.icon_tone or tone or "muted")
            look().paint_icon(painter, at_left(box), icon, ink)
            box = box.adjusted(ICON + cell.gap, 0, 0, 0)
        if cell.text:
            painter.setPen(look().colour(tone or "text"))
            font.draw(painter, box, cell.text, right=right)


def at_left(box: QRect) -> QRect:
    """The box of an icon at the left of a cell."""
    return QRect(box.x(), box.center().y() - ICON // 2, ICON, ICON)


class CellTable(QTableView):
    """A table of cells by keyboard: Enter, F2 or a digit edits, Insert adds, Delete takes out, Alt with the arrows
    moves. What a digit began may turn out to be a seat, as in 3-2: then it is a command, and the cell stays as it was.

    `name` and `editor`: objectNames of the table and of the line that is typed into. `home`: the column the keyboard
    begins in. `room`: pixels the columns with a share have together at least. `by_heads`: the others are as wide as
    what they are called. `spoken`: how a cell is read out, by its column, row and value.
    """

    delete_wanted = Signal()
    insert_wanted = Signal(bool)  # whether Shift was held
    move_wanted = Signal(int)  # -1 up, 1 down
    turn_wanted = Signal()  # Enter or a double click on a word that is turned
    entered = Signal()  # Enter where nothing is typed or turned
    went = Signal()  # the keyboard is at another cell

    def __init__(
        self,
        name: str,
        heads: Sequence[Head],
        words: Words,
        *,
        editor: str,
        home: int = 0,
        room: int = 0,
        by_heads: bool = False,
        spoken: Text = SPOKEN,
    ) -> None:
        super().__init__()
        self.setObjectName(name)
        self.lines = RowsModel(words, self, spoken=spoken)
        self.lines.heads = heads
        self.home, self._room, self._by_heads = home, room, by_heads
        self.saves: Button | None = None  # what is typed
        painter = self._painter = CellPainter(self.lines, editor)
        painter.setParent(self)
        self.setModel(self.lines)
        self.setItemDelegate(painter)
        self.setEditTriggers(Trigger.DoubleClicked | Trigger.EditKeyPressed | Trigger.AnyKeyPressed)
        in_rows(self)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.selectionModel().currentChanged.connect(self.went)
        self.doubleClicked.connect(self._on_double_click)

    def saved_by(self, save: Button) -> None:
        """Keep this button live while something is typed into a cell: with its key or a click it takes that too."""
        self._painter.typed.connect(partial(save.take_typed, partial(focus, self)))
        self._painter.closeEditor.connect(lambda *_how: save.take_typed(None))
        self.saves = save

    def show_rows(
        self, rows: Sequence[Row], words: Words, *, heads: Sequence[Head] | None = None, first: int = 0
    ) -> None:
        """Show these rows, under other heads; the keyboard stays where it was, or begins in row `first`."""
        here, column = self.here(), self.column()
        self.lines.show_rows(rows, words, heads=heads)
        if rows and self.here() is None:
            self.put(min(first if here is None else here, len(rows) - 1), column)

    def here(self) -> int | None:
        """The row the keyboard is at."""
        index = self.currentIndex()
        return index.row() if index.isValid() else None

    def column(self) -> int:
        """The column the keyboard is at, or begins in."""
        index = self.currentIndex()
        return index.column() if index.isValid() else self.home

    def cell(self) -> Cell:
        """The cell the keyboard is at."""
        index = self.currentIndex()
        return self.lines.at(index.row(), index.column())

    def put(self, number: int, column: int | None = None) -> None:
        """Put the keyboard into a cell and have it in sight; into the column it begins in, where none is named."""
        index = self.lines.index(number, self.home if column is None else column)
        self.setCurrentIndex(index)
        self.scrollTo(index)

    def takes(self, text: str) -> bool:
        """Whether the cell the keyboard is at begins to be edited when this is typed: a digit does, in a number."""
        cell = self.cell()
        return cell.typed is not None and not cell.worded and text.isdigit()

    def enter(self) -> None:
        """Begin what Enter does on a cell that is not being edited."""
        cell = self.cell()
        if cell.typed is not None:
            self.edit(self.currentIndex())
        elif self.here() is not None:
            (self.turn_wanted if cell.turns else self.entered).emit()

    def fit(self) -> None:
        """Make columns their least width; what is left over is shared."""
        metrics, widths = self.horizontalHeader().fontMetrics(), [head.width for head in self.lines.heads]
        if self._by_heads:
            for column, head in enumerate(self.lines.heads):
                wide = 0 if head.share else metrics.horizontalAdvance(self.lines.head(column)) + 24
                widths[column] = max(head.width, wide)
        seen = [column for column in range(len(widths)) if not self.isColumnHidden(column)]
        spare = max(self._room, self.viewport().width() - sum(widths[column] for column in seen))
        shares = [self.lines.heads[column].share for column in seen]
        for column, width in zip(seen, spread([widths[column] for column in seen], shares, spare), strict=True):
            self.setColumnWidth(column, width)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, held = Qt.Key(event.key()), event.modifiers()
        if self.state() is QAbstractItemView.State.EditingState:
            super().keyPressEvent(event)
        elif key == Qt.Key.Key_Insert:
            self.insert_wanted.emit(bool(held & Qt.KeyboardModifier.ShiftModifier))
        elif key == Qt.Key.Key_Delete:
            self.delete_wanted.emit()
        elif held == Qt.KeyboardModifier.AltModifier and key in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self.move_wanted.emit(-1 if key == Qt.Key.Key_Up else 1)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_F2):
            self.enter()
        elif key == Qt.Key.Key_Space or event.matches(QKeySequence.StandardKey.Undo):
            event.ignore()  # pauses the clock, undoes: here as everywhere
        elif event.text() and event.text().isprintable() and not self.takes(event.text()):
            event.ignore()  # a letter where nothing is typed belongs to whoever else listens
        else:
            self._painter.by_digit = True
            super().keyPressEvent(event)
            self._painter.by_digit = False
            if self.state() is QAbstractItemView.State.EditingState:
                event.accept()  # the line that opened has it: it begins no command besides

    def event(self, event: QEvent) -> bool:
        """Let typing into a cell come before any shortcut of the window that has the same key."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            typed = not event.modifiers() & PLAIN and event.text().strip() and event.text().isprintable()
            if typed and self.takes(event.text()):
                event.accept()
                return True
        return bool(super().event(event))

    def _on_double_click(self) -> None:
        if self.cell().turns:
            self.turn_wanted.emit()
