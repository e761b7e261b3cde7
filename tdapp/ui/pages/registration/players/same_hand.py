"""Several players out in one hand: in which order, and who shares a place. Places and prizes stand beside each name."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QCheckBox,
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QWidget,
)

from tdapp.domain.registration import entries
from tdapp.domain.units import EntryId
from tdapp.read.registration.players import BustPreview, EntryStatus, PlayerRow
from tdapp.ui.actions.entries import bust_out
from tdapp.ui.pages.registration.players import texts
from tdapp.ui.session import Session
from tdapp.ui.theme.look import look
from tdapp.ui.theme.tokens import ROW, TOUCH_ROW
from tdapp.ui.widgets.buttons import Button, IconButton, PrimaryButton
from tdapp.ui.widgets.card import Card
from tdapp.ui.widgets.label import tip

SHOWN_ROWS = 5
LEAST_ROWS = 2  # in a low window the others are scrolled to
ENTRY, TIED = Qt.ItemDataRole.UserRole, Qt.ItemDataRole.UserRole + 1


class SameHand(Card):
    """A small panel over the list. `done`: they are out, or the director left it."""

    done = Signal()

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(" ", tone="info", margin=12, parent=parent)
        self.session = session
        self._rows: dict[EntryId, PlayerRow] = {}
        self.list = QListWidget()
        self.list.setObjectName("same_hand_order")
        self.list.setDragDropMode(QAbstractItemView.DragDropMode.InternalMove)
        self.list.setDefaultDropAction(Qt.DropAction.MoveAction)
        self.earlier = IconButton("chevron-up", "", kind="", name="same_hand_up")
        self.later = IconButton("chevron-down", "", kind="", name="same_hand_down")
        self.tie = QCheckBox("")
        self.tie.setObjectName("same_hand_tie")
        self.leave = Button("", kind="quiet", key="Esc", name="same_hand_leave")
        self.bust = PrimaryButton("", icon="user-x", key="Return", name="same_hand_bust")
        line = QHBoxLayout()
        line.setSpacing(8)
        for widget in (self.earlier, self.later, self.tie):
            line.addWidget(widget)
        line.addStretch(1)
        line.addWidget(self.leave)
        line.addWidget(self.bust)
        self.column.addWidget(self.list)
        self.column.addLayout(line)
        self.list.installEventFilter(self)
        self.list.currentRowChanged.connect(self._show_tie)
        self.list.model().rowsMoved.connect(self._reorder)
        self.earlier.clicked.connect(self._up)
        self.later.clicked.connect(self._down)
        self.tie.clicked.connect(self._tie)
        self.leave.clicked.connect(self._leave)
        self.bust.clicked.connect(self.bust_out)
        self.hide()

    def ask(self, rows: Sequence[PlayerRow]) -> None:
        """Ask for the order of these."""
        words = self.session.words
        self._rows = {row.entry: row for row in rows}
        self.title.setText(words(texts.HAND))
        self.list.setAccessibleName(words(texts.HAND_LIST))
        self.earlier.say(words(texts.EARLIER))
        self.later.say(words(texts.LATER))
        self.tie.setText(words(texts.TIE))
        self.tie.setToolTip(tip(words(texts.TIE_HELP)))
        self.leave.say(words(texts.LEAVE))
        self.bust.say(words(texts.BUST_MANY, n=len(rows)))
        self.list.clear()
        high = TOUCH_ROW if look().touch else ROW
        self.list.setMinimumHeight(min(len(rows), LEAST_ROWS) * high + 6)
        self.list.setMaximumHeight(min(len(rows), SHOWN_ROWS) * high + 6)
        for row in rows:
            item = QListWidgetItem()
            item.setSizeHint(QSize(1, high))
            item.setData(ENTRY, row.entry)
            item.setData(TIED, False)
            self.list.addItem(item)
        self.list.setCurrentRow(0)
        self.show_places()
        self.show()
        self.list.setFocus(Qt.FocusReason.OtherFocusReason)

    def follow(self, rows: Sequence[PlayerRow]) -> None:
        """These are the entries now: who went out by another way is asked about no more; one alone needs no order."""
        now = {row.entry: row for row in rows if row.status is not EntryStatus.OUT}
        for number in reversed(range(self.list.count())):
            if EntryId(self.list.item(number).data(ENTRY)) not in now:
                self.list.takeItem(number)
        self._rows = {entry: now[entry] for entry in self._rows if entry in now}
        if len(self._rows) < 2:
            keys = QApplication.focusWidget()
            held = keys is not None and self.isAncestorOf(keys)
            self.hide()
            if held:
                self.done.emit()
            return
        self.bust.say(self.session.words(texts.BUST_MANY, n=len(self._rows)))
        self.show_places()

    def order(self) -> tuple[tuple[EntryId, ...], tuple[bool, ...]]:
        """Who goes out, smallest stack first, and who had as much as the one before."""
        items = [self.list.item(number) for number in range(self.list.count())]
        numbers = tuple(EntryId(item.data(ENTRY)) for item in items)
        return numbers, tuple(number > 0 and bool(item.data(TIED)) for number, item in enumerate(items))

    def show_places(self) -> None:
        """Write the place and prize each would get beside the names, and whether they can go out at all."""
        numbers, tied = self.order()
        why = self.session.why_not(entries.bust_out, numbers, tied)
        self.bust.allow(why)
        preview = None if why else self.session.bust_preview(numbers, tied)
        fates = {one.row.entry: one for one in (preview, *preview.others)} if preview is not None else {}
        for number, entry in enumerate(numbers):
            said = self._said(self._rows[entry], fates.get(entry), tied=tied[number])
            self.list.item(number).setText(said)
        self._show_tie()

    def _said(self, row: PlayerRow, fate: BustPreview | None, *, tied: bool) -> str:
        words = self.session.words
        parts = [f"\u200e\u2068{row.name.listed}\u2069", words.seat(row.seat)]  # a name keeps its own direction
        if fate is not None:
            parts.append(words(texts.SHARED if tied else texts.IN_PLACE, place=fate.place))
            if fate.prize is not None:
                parts.append(words(texts.WINS, prize=fate.prize))
        return "   ·   ".join(parts)

    def bust_out(self) -> None:
        """Out with them, in one act."""
        numbers, tied = self.order()
        if bust_out(self.session, numbers, tied) is not None:
            self._leave()

    def _leave(self) -> None:
        self.hide()
        self.done.emit()

    def _show_tie(self) -> None:
        row, last = self.list.currentRow(), self.list.count() - 1
        self.tie.setEnabled(row > 0)
        self.tie.setChecked(row > 0 and bool(self.list.item(row).data(TIED)))
        self.earlier.setEnabled(row > 0)
        self.later.setEnabled(0 <= row < last)

    def _tie(self) -> None:
        if self.list.currentRow() > 0:
            item = self.list.currentItem()
            item.setData(TIED, not item.data(TIED))
            self.show_places()

    def _up(self) -> None:
        self._shift(-1)

    def _down(self) -> None:
        self._shift(1)

    def _shift(self, step: int) -> None:
        row = self.list.currentRow()
        if 0 <= row + step < self.list.count():
            self.list.insertItem(row + step, self.list.takeItem(row))
            self.list.setCurrentRow(row + step)
            self.show_places()

    def _reorder(self) -> None:
        self.show_places()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self.list and event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            key, ctrl = event.key(), bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
            deeds = {
                Qt.Key.Key_Return: self.bust.click,
                Qt.Key.Key_Enter: self.bust.click,
                Qt.Key.Key_Escape: self._leave,
                Qt.Key.Key_Space: self._tie,
            }
            if ctrl:
                deeds = {Qt.Key.Key_Up: self._up, Qt.Key.Key_Down: self._down}
            deed = deeds.get(Qt.Key(key))
            if deed is not None:
                deed()
                return True
        return super().eventFilter(watched, event)
