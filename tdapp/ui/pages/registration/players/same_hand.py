"""The order of several players who are out in one hand, and who shares a place; beside each name place and prize."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QApplication, QListWidgetItem

from tdapp.app.deeds import bust_out
from tdapp.domain.registration import entries
from tdapp.domain.units import EntryId
from tdapp.read.registration.players import BustPreview, EntryStatus, PlayerRow
from tdapp.ui.pages.registration.players import texts
from tdapp.ui.session import Session
from tdapp.ui.theme.look import look
from tdapp.ui.widgets.buttons import Button, IconButton, PrimaryButton
from tdapp.ui.widgets.card import Card
from tdapp.ui.widgets.inputs import check_box, list_widget
from tdapp.ui.widgets.keyboard import ENTER, focus, on_keys
from tdapp.ui.widgets.label import explain
from tdapp.ui.widgets.layout import STRETCH, hbox, put

SHOWN_ROWS = 5
LEAST_ROWS = 2  # in a low window the others are scrolled to
ENTRY, TIED = Qt.ItemDataRole.UserRole, Qt.ItemDataRole.UserRole + 1


class SameHand(Card):
    """A small panel over the list. `done`: they are out, or the director left it."""

    done = Signal()

    def __init__(self, session: Session) -> None:
        super().__init__(texts.HAND, tone="info", margin=12)
        self.session = session
        self._rows: dict[EntryId, PlayerRow] = {}
        self.list = list_widget("same_hand_order", texts.HAND_LIST, wrapped=False)
        self.list.setDragDropMode(QAbstractItemView.DragDropMode.InternalMove)
        self.list.setDefaultDropAction(Qt.DropAction.MoveAction)
        up, down = partial(self._shift, -1), partial(self._shift, 1)
        self.earlier = IconButton("chevron-up", texts.EARLIER, up, kind="", name="same_hand_up")
        self.later = IconButton("chevron-down", texts.LATER, down, kind="", name="same_hand_down")
        self.tie = check_box("same_hand_tie", texts.TIE)
        explain(self.tie, texts.TIE_HELP)
        self.leave = Button(texts.LEAVE, self._leave, kind="quiet", key="Esc", name="same_hand_leave")
        self.bust = PrimaryButton("", self.bust_out, icon="user-x", key="Return", name="same_hand_bust")
        levers = hbox(self.earlier, self.later, self.tie, STRETCH, self.leave, self.bust)
        put(self.column, self.list, levers)
        on_keys(self.list, self._key, takes=" ".__eq__)  # Space makes equal: nothing is done by it yet
        self.list.currentRowChanged.connect(self._show_tie)
        self.list.model().rowsMoved.connect(self.show_places)
        self.tie.clicked.connect(self._tie)
        self.hide()

    def ask(self, rows: Sequence[PlayerRow]) -> None:
        """Ask for the order of these players."""
        self._rows = {row.entry: row for row in rows}
        self.bust.say(texts.BUST_MANY, n=len(rows))
        self.list.clear()
        high = look().row
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
        focus(self.list)

    def follow(self, rows: Sequence[PlayerRow]) -> None:
        """Take on the entries as they are now: who is out by another way needs no order, nor does one alone."""
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
        self.bust.say(texts.BUST_MANY, n=len(self._rows))
        self.show_places()

    def order(self) -> tuple[tuple[EntryId, ...], tuple[bool, ...]]:
        """The entries that go out, smallest stack first, and who had as much as the one before."""
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
        """Bust them all out in one act."""
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

    def _shift(self, step: int) -> None:
        row = self.list.currentRow()
        if 0 <= row + step < self.list.count():
            self.list.insertItem(row + step, self.list.takeItem(row))
            self.list.setCurrentRow(row + step)
            self.show_places()

    def _key(self, event: QKeyEvent) -> bool:
        key = Qt.Key(event.key())
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            steps = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
            if key in steps:
                self._shift(steps[key])
            return key in steps
        deeds = {Qt.Key.Key_Escape: self._leave, Qt.Key.Key_Space: self._tie, **dict.fromkeys(ENTER, self.bust.click)}
        if key in deeds:
            deeds[key]()
        return key in deeds
