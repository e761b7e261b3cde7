"""The moves that are proposed: ticked one by one, accepted with one press. Nothing moves before."""

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import (
    QAbstractListModel,
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QFontMetrics, QKeyEvent, QPainter, QPen
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from tdapp.domain.proposal import ProposalKind
from tdapp.domain.units import EntryId, Seat, TableNo
from tdapp.read.moves import MoveView, ProposalView
from tdapp.texts import QT_TRANSLATE_NOOP
from tdapp.ui.fonts import text_font
from tdapp.ui.pages.tables.texts import CLOSE_TABLE
from tdapp.ui.theme.look import bold, look
from tdapp.ui.theme.tokens import ROW, TABLE, TOUCH_ROW
from tdapp.ui.widgets.buttons import Button, PrimaryButton
from tdapp.ui.widgets.card import Card
from tdapp.ui.widgets.label import Elided
from tdapp.words.say import Words

AnyIndex = QModelIndex | QPersistentModelIndex
NOWHERE = QModelIndex()
BALANCE = QT_TRANSLATE_NOOP("Tables", "Balance: %n moves", "", 1)
BREAK = QT_TRANSLATE_NOOP("Tables", "Break table {table}: %n moves", "", 1)
FINAL = QT_TRANSLATE_NOOP("Tables", "Final table: %n players draw new seats", "", 1)
REDRAW = QT_TRANSLATE_NOOP("Tables", "New draw: %n players draw new seats", "", 1)
HEADINGS = {
    ProposalKind.BALANCE: BALANCE,
    ProposalKind.BREAK: BREAK,
    ProposalKind.FINAL: FINAL,
    ProposalKind.REDRAW: REDRAW,
}
SOMEBODY = QT_TRANSLATE_NOOP("Tables", "who follows from the button")
TABLE_NO = QT_TRANSLATE_NOOP("Tables", "table {table}")
LET_CHANCE = QT_TRANSLATE_NOOP("Tables", "Draw where the button is not known")
SOME = QT_TRANSLATE_NOOP("Tables", "the fewest possible; untick a move to leave it out")
WHOLE = QT_TRANSLATE_NOOP("Tables", "these belong together")
ACCEPT = QT_TRANSLATE_NOOP("Tables", "Accept %n moves", "", 1)
PUT_ASIDE = QT_TRANSLATE_NOOP("Tables", "Put aside")
ASIDE_HELP = QT_TRANSLATE_NOOP("Tables", "Keep table {table} and go back to what the room needs")
TICK_FIRST = QT_TRANSLATE_NOOP("Tables", "Tick at least one move")
MOVES = QT_TRANSLATE_NOOP("Tables", "Proposed moves")
READ = QT_TRANSLATE_NOOP("Tables", "Move {badge}: {name} from {origin} to {seat}, {why}")
SHOWN_ROWS = 3
MIDDLE = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignAbsolute


class MovesModel(QAbstractListModel):
    """The moves of a proposal and which of them are ticked."""

    ticks_changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.words: Words | None = None
        self.proposal: ProposalView | None = None
        self._ticked: set[int] = set()
        self._noted: Mapping[EntryId, str] = {}

    def show_noted(self, noted: Mapping[EntryId, str]) -> None:
        """What must be known of these players for seating: said with their moves."""
        if noted != self._noted:
            self._noted = noted
            self.dataChanged.emit(self.index(0), self.index(self.rowCount() - 1))

    def note(self, move: MoveView) -> str:
        """What must be known of the player who moves; '' for nothing."""
        return self._noted.get(move.entry, "") if move.entry is not None else ""

    def said_why(self, move: MoveView) -> str:
        """Why a move is proposed, and what must be known of the player."""
        assert self.words is not None
        return " · ".join(filter(None, (self.note(move), self.words.said(move.why))))

    def said_name(self, move: MoveView) -> str:
        """Who moves; somebody, while it hangs on a button."""
        assert self.words is not None
        return self.words(SOMEBODY) if move.name is None else move.name.full

    def said_seat(self, seat: Seat | None, table: TableNo) -> str:
        """The seat, or its table, while it hangs on a button."""
        assert self.words is not None
        return self.words(TABLE_NO, table=table) if seat is None else self.words.seat(seat)

    def asks(self) -> bool:
        """Whether a ticked move hangs on a button that is to be asked."""
        moves = self.proposal.moves if self.proposal is not None else ()
        return any(move.badge in self._ticked and None in (move.from_seat, move.to_seat) for move in moves)

    def show_proposal(self, proposal: ProposalView | None, words: Words) -> None:
        """Another proposal has every move ticked; the same one keeps its ticks."""
        same = proposal is not None and self.proposal is not None and proposal.moves == self.proposal.moves
        self.beginResetModel()
        self.words, self.proposal = words, proposal
        if not same:
            self._ticked = {move.badge for move in proposal.moves} if proposal else set()
        self.endResetModel()

    def move(self, row: int) -> MoveView:
        """The move in a row."""
        assert self.proposal is not None
        return self.proposal.moves[row]

    def ticked(self) -> tuple[int, ...]:
        """The badges of the ticked moves."""
        return tuple(sorted(self._ticked))

    def is_ticked(self, badge: int) -> bool:
        """Whether a move will be made."""
        return badge in self._ticked

    def toggle(self, row: int) -> None:
        """Tick a move or leave it out; where moves belong together they stay ticked."""
        if self.proposal is None or not self.proposal.partial or not 0 <= row < len(self.proposal.moves):
            return
        self._ticked ^= {self.move(row).badge}
        self.dataChanged.emit(self.index(row), self.index(row))
        self.ticks_changed.emit()

    def flags(self, index: AnyIndex) -> Qt.ItemFlag:
        """Moves can be ticked: the window leaves Space to the list."""
        return super().flags(index) | Qt.ItemFlag.ItemIsUserCheckable

    def rowCount(self, parent: AnyIndex = NOWHERE) -> int:
        return 0 if parent.isValid() or self.proposal is None else len(self.proposal.moves)

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if self.words is None or not index.isValid():
            return None
        move = self.move(index.row())
        if role == Qt.ItemDataRole.DisplayRole:
            return self.words(
                READ,
                badge=move.badge,
                name=self.said_name(move),
                origin=self.said_seat(move.from_seat, move.giver),
                seat=self.said_seat(move.to_seat, move.taker),
                why=self.said_why(move),
            )
        if role == Qt.ItemDataRole.CheckStateRole:
            return Qt.CheckState.Checked if self.is_ticked(move.badge) else Qt.CheckState.Unchecked
        return None


class MovePainter(QStyledItemDelegate):
    """Paints a proposed move: tick, badge, name, from where to where, why."""

    def __init__(self, model: MovesModel, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._model = model

    def sizeHint(self, option: QStyleOptionViewItem, index: AnyIndex) -> QSize:  # noqa: ARG002
        return QSize(300, TOUCH_ROW if look().touch else ROW)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: AnyIndex) -> None:
        words = self._model.words
        if words is None:
            return
        move = self._model.move(index.row())
        box = QRect(option.rect)
        here = bool(option.state & QStyle.StateFlag.State_HasFocus)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(box, look().colour("surface"))
        painter.setPen(QPen(look().colour("line"), 1))
        painter.drawLine(box.topLeft(), box.topRight())
        if here:
            painter.setPen(QPen(look().colour("info"), 2))
            painter.drawRect(box.adjusted(1, 1, -1, -1))
        ticked = self._model.is_ticked(move.badge)
        self._tick(painter, QRect(box.x() + 12, box.center().y() - 8, 18, 18), ticked=ticked)
        self._badge(painter, box.x() + 56, box.center().y(), move.badge)
        ink = "text" if ticked else "muted"
        name = self._model.said_name(move)
        seats_at = box.x() + 82 + max(120, min(300, int(box.width() * 0.32)))
        self._write(painter, QRect(box.x() + 82, box.y(), seats_at - box.x() - 90, box.height()), name, ink)
        ends = (move.from_seat, move.giver), (move.to_seat, move.taker)
        way = "  →  ".join(self._model.said_seat(*end) for end in ends)
        self._write(painter, QRect(seats_at, box.y(), 140, box.height()), way, ink)
        why = QRect(seats_at + 148, box.y(), box.right() - seats_at - 156, box.height())
        if self._model.note(move):
            look().paint_icon(painter, QRect(why.x(), why.center().y() - 7, 14, 14), "info", "info")
            why.setLeft(why.x() + 20)
        self._write(painter, why, self._model.said_why(move), "muted", strong=False)
        painter.restore()

    def _write(self, painter: QPainter, box: QRect, text: str, ink: str, *, strong: bool = True) -> None:
        font = bold(TABLE + 1) if strong else text_font(TABLE)
        painter.setFont(font)
        painter.setPen(look().colour(ink))
        painter.drawText(
            box, MIDDLE, QFontMetrics(font).elidedText(text, Qt.TextElideMode.ElideRight, max(0, box.width()))
        )

    def _tick(self, painter: QPainter, box: QRect, *, ticked: bool) -> None:
        whole = self._model.proposal is not None and not self._model.proposal.partial
        accent = look().colour("muted" if whole else "accent")
        painter.setPen(QPen(accent if ticked else look().colour("edge"), 1))
        painter.setBrush(accent if ticked else look().colour("field"))
        painter.drawRoundedRect(QRectF(box), 4, 4)
        if ticked:
            look().paint_icon(painter, box.adjusted(2, 2, -2, -2), "check", "on_accent" if not whole else "ground")

    def _badge(self, painter: QPainter, x: int, y: int, number: int) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(look().colour("info"))
        painter.setFont(bold(11))
        wide = max(20.0, painter.fontMetrics().horizontalAdvance(str(number)) + 10.0)
        box = QRectF(x - wide / 2, y - 9, wide, 20)
        painter.drawRoundedRect(box, 10, 10)
        painter.setPen(look().colour("ground"))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(number))


class MovesList(QListView):
    """The proposed moves: Space or a click ticks, Enter accepts."""

    accepted = Signal()

    def __init__(self, model: MovesModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("proposal_moves")
        self._moves = model
        self.setModel(model)
        self.setItemDelegate(MovePainter(model, self))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setUniformItemSizes(True)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.clicked.connect(self._clicked)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        if key == Qt.Key.Key_Space and self.currentIndex().isValid():
            self._moves.toggle(self.currentIndex().row())
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.accepted.emit()
        elif event.text() and event.text().isprintable():
            event.ignore()
        else:
            super().keyPressEvent(event)

    def _clicked(self, index: QModelIndex) -> None:
        self._moves.toggle(index.row())


class ProposalPanel(Card):
    """What is proposed, and the button that does it."""

    accepted = Signal(object)  # the badges of the ticked moves
    put_aside = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(" ", tone="info", margin=12, parent=parent)
        self.moves = MovesModel(self)
        self.list = MovesList(self.moves, self)
        self.why = Elided("", "muted")
        self.aside = Button("", name="put_aside")
        self.accept = PrimaryButton("", icon="check", key="Ctrl+Return", name="accept_moves")
        self.head.takeAt(self.head.count() - 1)
        self.head.addSpacing(8)
        self.head.addWidget(self.why, 1)
        self.head.addWidget(self.aside)
        self.head.addWidget(self.accept)
        self.column.addWidget(self.list)
        self._words: Words | None = None
        self._closes: int | None = None  # the table that breaks and at which nobody sits any more
        self.moves.ticks_changed.connect(self._count)
        self.accept.clicked.connect(self._accept)
        self.aside.clicked.connect(self.put_aside)
        self.list.accepted.connect(self._accept)
        look().changed.connect(self.list.viewport().update)

    def show_proposal(self, proposal: ProposalView | None, words: Words) -> None:
        """Show a proposal; None hides the panel."""
        self._words = words
        self.moves.show_proposal(proposal, words)
        self.setVisible(proposal is not None)
        if proposal is None:
            return
        n = len(proposal.moves)
        heading = HEADINGS[proposal.kind]
        self._closes = proposal.table if not n else None
        title = words(CLOSE_TABLE if self._closes else heading, n=n, table=proposal.table or 0)
        self.title.setText(title)
        self.why.setText("" if self._closes else words(SOME if proposal.partial else WHOLE))
        self.aside.say(words(PUT_ASIDE))
        self.aside.allow("", words(ASIDE_HELP, table=proposal.table or 0))
        self.aside.setVisible(proposal.kind is ProposalKind.BREAK)
        self.list.setAccessibleName(words(MOVES))
        row = TOUCH_ROW if look().touch else ROW
        self.list.setFixedHeight(min(n, SHOWN_ROWS) * row + 2)
        self.list.setVisible(n > 0)
        self._count()

    def _count(self) -> None:
        if self._words is not None and self._closes is not None:
            self.accept.say(self._words(CLOSE_TABLE, table=self._closes))
            self.accept.allow("")
        elif self._words is not None:
            ticked = len(self.moves.ticked())
            self.accept.say(self._words(LET_CHANCE) if self.moves.asks() else self._words(ACCEPT, n=ticked))
            self.accept.allow("" if ticked else self._words(TICK_FIRST))

    def _accept(self) -> None:
        if self.accept.isEnabled() and self.moves.proposal is not None:
            self.accepted.emit(self.moves.ticked())

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        self.update()
