"""The line that registers players: type, see what Enter will do, press Enter, type the next one."""

from PySide6.QtCore import QEvent, QObject, QPoint, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QListWidget, QVBoxLayout, QWidget

from tdapp.domain import entries, tournament
from tdapp.domain.naming import LONGEST
from tdapp.domain.state import State
from tdapp.domain.units import EntryId, PlayerId
from tdapp.read.people_search import Suggestion
from tdapp.ui.actions import entries as actions
from tdapp.ui.pages.players import texts
from tdapp.ui.room import Room
from tdapp.ui.theme.look import look
from tdapp.ui.theme.tokens import ROW, TOUCH_ROW
from tdapp.ui.widgets.buttons import Button
from tdapp.ui.widgets.chip import Icon
from tdapp.ui.widgets.label import Elided, Label

NOBODY = PlayerId("")


class Registering(QWidget):
    """Registers players in the tournament in front. `shown`: an entry that exists already was meant."""

    shown = Signal(int)  # EntryId

    def __init__(self, room: Room, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.room = room
        self._found: tuple[Suggestion, ...] = ()
        self.icon = Icon("user-plus", tone="accent")
        self.field = QLineEdit()
        self.field.setObjectName("register_name")
        self.field.setMaxLength(2 * LONGEST)
        self.field.setClearButtonEnabled(False)
        self.field.setMinimumWidth(280)
        self.effect = Elided("", "muted")
        self.closed = Label("", "muted")
        self.open = Button("", icon="ticket", name="open_registration")
        self._over = parent if parent is not None else self  # the suggestions lie over what stands below the line
        self.list = QListWidget(self._over)
        self.list.setObjectName("register_suggestions")
        self.list.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.hide()
        line = QHBoxLayout()
        line.setSpacing(8)
        line.addWidget(self.icon)
        line.addWidget(self.field, 2)
        line.addWidget(self.effect, 3)
        line.addWidget(self.closed, 3)
        line.addWidget(self.open)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addLayout(line)
        self.field.textEdited.connect(self._typed)
        self.field.installEventFilter(self)
        self.list.itemClicked.connect(self._clicked)
        self.list.currentRowChanged.connect(self._explain)
        self.open.clicked.connect(self._open)
        self.retranslate()

    # Showing

    def refresh(self) -> None:
        """Whether entries are taken now, and how to open registration if not."""
        room = self.room
        why = room.why_not(entries.register, (NOBODY,), "") or ("" if self._taken() else room.words(texts.CLOSED))
        self.field.setEnabled(not why)
        self.icon.show_icon("user-plus", "muted" if why else "accent")
        self.effect.setVisible(not why)
        self.closed.setVisible(bool(why))
        self.closed.setText(why)
        self.open.setVisible(
            bool(why) and room.tournament is not None and not room.why_not(tournament.open_registration)
        )
        if why:
            self._forget()
        else:
            self._prepare()

    def _prepare(self) -> None:
        """Have everybody ready to be found before the first letter, a part at a time so that nothing stops for it."""
        if self.room.has_club and not self.room.club.people.prepare():
            QTimer.singleShot(0, self, self._prepare)

    def retranslate(self) -> None:
        """Say it in the desk's language."""
        words = self.room.words
        self.field.setPlaceholderText(words(texts.REGISTER))
        self.field.setAccessibleName(words(texts.REGISTER))
        self.field.setAccessibleDescription(words(texts.REGISTER_HELP))
        self.list.setAccessibleName(words(texts.SUGGESTIONS))
        self.open.say(words(texts.OPEN_REGISTRATION))

    def _taken(self) -> bool:
        if self.room.tournament is None:
            return False
        return self.room.status_view().registration_open

    def _typed(self, text: str) -> None:
        found = self.room.club.people.index.suggest(text)
        self._found = tuple(sorted(found, key=self._is_in))  # who may still come in stands first
        self.list.clear()
        self.list.addItems([self._line(one) for one in self._found])
        if not self._found:
            self._forget()
            return
        corner = self.field.mapTo(self._over, QPoint(0, self.field.height() + 2))
        row = TOUCH_ROW if look().touch else ROW
        self.list.setGeometry(corner.x(), corner.y(), max(420, self.field.width()), len(self._found) * row + 6)
        model = self.list.model()  # no items made here: cleared with every letter they crash the binding
        for number in range(self.list.count()):
            model.setData(model.index(number, 0), QSize(1, row), Qt.ItemDataRole.SizeHintRole)
        self.list.setCurrentRow(0)
        self.list.show()
        self.list.raise_()
        self._explain()

    def _line(self, one: Suggestion) -> str:
        words = self.room.words
        if one.player is None:
            return words(texts.NEW_PLAYER, name=one.name)
        said = one.name.listed
        number = self.room.club.club_numbers.get(one.player)
        if number:
            said += " · " + words(texts.CLUB_NO, number=number)
        entry = self._entry_of(one.player)
        return f"{said} · {words(texts.IS_IN, entry=entry)}" if entry else said

    def _entry_of(self, player: PlayerId) -> EntryId | None:
        return self.room.view(_entry_of, player)

    def _is_in(self, one: Suggestion) -> int:
        if one.player is None:
            return 2
        return 1 if self._entry_of(one.player) else 0

    def _chosen(self) -> Suggestion | None:
        row = self.list.currentRow()
        return self._found[row] if 0 <= row < len(self._found) else None

    def _explain(self) -> None:
        """What Enter will do."""
        words, one = self.room.words, self._chosen()
        if one is None:
            self.effect.setText("")
        elif one.player is not None:
            known = texts.WILL_SHOW if self._entry_of(one.player) else texts.WILL_ENTER
            self.effect.setText(words(known, name=one.name))
        elif one.name.first:
            self.effect.setText(words(texts.WILL_CREATE, last=one.name.last, first=one.name.first))
        else:
            self.effect.setText(words(texts.WILL_CREATE_ONE, last=one.name.last))

    # Doing

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self.field and event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            return self._key(event)
        if watched is self.field and event.type() == QEvent.Type.FocusOut:
            self.list.hide()
        return super().eventFilter(watched, event)

    def _key(self, event: QKeyEvent) -> bool:
        key, shift = event.key(), bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if shift and self._found:
                self.list.setCurrentRow(len(self._found) - 1)  # the new player stands last
            self.take()
            return True
        if key in (Qt.Key.Key_Down, Qt.Key.Key_Up) and self._found:
            step = 1 if key == Qt.Key.Key_Down else -1
            self.list.setCurrentRow((self.list.currentRow() + step) % len(self._found))
            self.list.show()
            return True
        if key == Qt.Key.Key_Escape and (self.field.text() or self.list.isVisible()):
            self._forget()
            return True
        return False

    def _clicked(self) -> None:
        self.take()

    def take(self) -> None:
        """Register whoever is chosen; a new player is added to the club first."""
        one = self._chosen()
        if one is None:
            return
        entry = self._entry_of(one.player) if one.player is not None else None
        if entry is not None:
            self._forget()
            self.shown.emit(entry)
            return
        if one.player is not None:
            done = actions.register(self.room, (one.player,))
        else:
            done = actions.register_new(self.room, one.name)
        if done is not None:
            self._forget()

    def _open(self) -> None:
        if self.room.do(tournament.open_registration) is not None:
            self.field.setFocus(Qt.FocusReason.OtherFocusReason)

    def _forget(self) -> None:
        self.field.setText("")
        self._found = ()
        self.list.clear()
        self.list.hide()
        self.effect.setText("")


def _entry_of(state: State, player: PlayerId) -> EntryId | None:
    return state.players.get(player)
