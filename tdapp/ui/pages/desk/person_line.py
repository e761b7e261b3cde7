"""The line in which somebody is named: type letters or scan a card, Enter takes whoever is chosen."""

from PySide6.QtCore import QEvent, QObject, QPoint, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QListWidget, QWidget

from tdapp.domain.naming import LONGEST
from tdapp.domain.state import State
from tdapp.domain.units import PlayerId
from tdapp.read.people_search import Suggestion
from tdapp.ui.pages.desk import texts
from tdapp.ui.room import Room
from tdapp.ui.theme.look import look
from tdapp.ui.theme.tokens import ROW, TOUCH_ROW
from tdapp.ui.widgets.chip import Icon
from tdapp.ui.widgets.label import Elided
from tdapp.words.say import Words


class PersonLine(QWidget):
    """Finds people of the club, and makes a new name of what nobody is called. `over` is what the list lies over.

    `chosen`: a `Suggestion` was taken; the line is empty again.
    """

    chosen = Signal(object)

    def __init__(self, room: Room, name: str, over: QWidget) -> None:
        super().__init__()
        self.room = room
        self._over = over
        self._found: tuple[Suggestion, ...] = ()
        self.field = QLineEdit()
        self.field.setObjectName(name)
        self.field.setMaxLength(2 * LONGEST)
        self.field.setMinimumWidth(280)
        self.effect = Elided("", "muted")
        self.list = QListWidget(over)
        self.list.setObjectName(f"{name}_suggestions")
        self.list.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.hide()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        row.addWidget(Icon("user-plus", tone="accent"))
        row.addWidget(self.field, 2)
        row.addWidget(self.effect, 3)
        self.setFocusProxy(self.field)
        self.field.textEdited.connect(self._typed)
        self.field.installEventFilter(self)
        self.list.itemClicked.connect(self.take)
        self.list.currentRowChanged.connect(self._explain)
        self.retranslate()

    def retranslate(self) -> None:
        """Say it in the desk's language."""
        words = self.room.words
        self.field.setPlaceholderText(words(texts.NAME))
        self.field.setAccessibleName(words(texts.NAME))
        self.field.setAccessibleDescription(words(texts.NAME_HELP))
        self.field.setToolTip(words(texts.NAME_HELP))
        self.list.setAccessibleName(words(texts.SUGGESTIONS))

    def prepare(self) -> None:
        """Have everybody ready to be found before the first letter, a part at a time so that nothing stops for it."""
        if self.room.has_club and not self.room.club.people.prepare():
            QTimer.singleShot(0, self, self.prepare)

    def start_with(self, typed: str) -> None:
        """Take over the first letters of a name."""
        self.field.setFocus(Qt.FocusReason.OtherFocusReason)
        self.field.setText(self.field.text() + typed)
        self._typed(self.field.text())

    def forget(self) -> None:
        """Empty the line."""
        self.field.setText("")
        self._found = ()
        self.list.clear()
        self.list.hide()
        self.effect.setText("")

    def take(self) -> None:
        """Whoever is chosen is meant."""
        one = self._one()
        if one is not None:
            self.forget()
            self.chosen.emit(one)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self.field and isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
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
            self.forget()
            return True
        return False

    def _typed(self, text: str) -> None:
        if not self.room.has_club or self.room.tournament is None:
            return
        self._found = self.room.club.people.index.suggest(text)
        # Lines by text and height by role: items made here and cleared with every letter crash the binding.
        self.list.clear()
        self.list.addItems([self._line(one) for one in self._found])
        if not self._found:
            self.list.hide()
            self.effect.setText(self.room.words(texts.NOBODY_FOUND) if text.strip() else "")
            return
        corner = self.field.mapTo(self._over, QPoint(0, self.field.height() + 2))
        row = TOUCH_ROW if look().touch else ROW
        self.list.setGeometry(corner.x(), corner.y(), max(460, self.field.width()), len(self._found) * row + 6)
        model = self.list.model()
        for number in range(self.list.count()):
            model.setData(model.index(number, 0), QSize(1, row), Qt.ItemDataRole.SizeHintRole)
        self.list.setCurrentRow(0)
        self.list.show()
        self.list.raise_()
        self._explain()

    def _line(self, one: Suggestion) -> str:
        words = self.room.words
        if one.player is None:
            return new_player(words, one)
        said = [one.name.listed]
        if one.nickname:
            said.append(one.nickname)
        if one.club_no:
            said.append(words(texts.CLUB_NO, number=one.club_no))
        known = self.room.view(_entry_of, self.room.club.people.ids_of(one.player))
        if known is not None:
            entry, out = known
            said.append(words(texts.WAS_IN if out else texts.IS_IN, entry=entry))
        return " · ".join(said)

    def _explain(self) -> None:
        """What Enter will do."""
        words, one = self.room.words, self._one()
        if one is None:
            self.effect.setText("")
        elif one.player is None:
            self.effect.setText(new_player(words, one))
        else:
            is_in = self.room.view(_entry_of, self.room.club.people.ids_of(one.player)) is not None
            self.effect.setText(words(texts.WILL_OPEN if is_in else texts.WILL_SELL, name=one.name))

    def _one(self) -> Suggestion | None:
        row = self.list.currentRow()
        return self._found[row] if 0 <= row < len(self._found) else None


def new_player(words: Words, one: Suggestion) -> str:
    """A new player by this name, with what is taken for the last name."""
    if one.name.first:
        return words(texts.NEW_LAST_FIRST, last=one.name.last, first=one.name.first)
    return words(texts.NEW_PLAYER, name=one.name)


def _entry_of(state: State, ids: tuple[PlayerId, ...]) -> tuple[int, bool] | None:
    """The newest entry of a person and whether it is out; None for none."""
    number = next((state.players[one] for one in ids if one in state.players), None)
    return (int(number), state.entries[number].out) if number is not None else None
