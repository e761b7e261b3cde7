"""A line for names: type letters or scan a card, the arrows choose among the club's people, Enter takes one."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QPoint, QSize, Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QListWidget, QWidget

from tdapp.domain.people.naming import LONGEST
from tdapp.read.people.people_search import PersonSuggestion
from tdapp.texts import Text
from tdapp.ui.language import say
from tdapp.ui.people.needs import MARK, notes_for_seating
from tdapp.ui.session import Session
from tdapp.ui.theme.look import look
from tdapp.ui.theme.tokens import ROW, TOUCH_ROW
from tdapp.ui.widgets.fields import plain_line
from tdapp.ui.widgets.keyboard import HandsOn, takes_commands
from tdapp.ui.widgets.label import Elided

BETWEEN = 5  # milliseconds for keys and painting between two parts of what is made ready


class Suggesting(HandsOn, QWidget):
    """A line that suggests people: the line, the list that lies over `over` (None: over the widget itself), and what
    Enter will do.

    `says`: what is typed there; `people`: who is listed. Subclasses find, say what is found, and take it. The last one
    found is the new one: Shift+Enter takes it.
    """

    def __init__(
        self, session: Session, name: str, list_name: str, over: QWidget | None = None, *, says: Text, people: Text
    ) -> None:
        super().__init__()
        self.session = session
        self._over = over if over is not None else self
        self._found: tuple[PersonSuggestion, ...] = ()
        self._late = False  # what was typed is looked for once everybody is ready to be found
        self._idle = ""
        self.field = plain_line(name, says, inside=True, longest=2 * LONGEST, least=280)
        self.effect = Elided("", "muted")
        self.list = QListWidget(self._over)
        self.list.setObjectName(list_name)
        say(self.list.setAccessibleName, people)
        self.list.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.hide()
        self.hand_on(self.field)
        self.field.textEdited.connect(self.show_found)
        self.field.installEventFilter(self)
        takes_commands(self.field, leave=self.forget)
        self.list.itemClicked.connect(self.take)
        self.list.currentRowChanged.connect(self._explain)

    # What subclasses say

    def suggest(self, typed: str) -> Sequence[PersonSuggestion]:
        """The people who may be meant, the likeliest first."""
        raise NotImplementedError

    def line_of(self, one: PersonSuggestion) -> str:
        """The text of one of the suggestions."""
        raise NotImplementedError

    def effect_of(self, one: PersonSuggestion) -> str:
        """The effect of Enter on the chosen one, in words."""
        raise NotImplementedError

    def nobody(self) -> str:
        """The text that is said when nobody is found by what is typed; '' for nothing."""
        return ""

    def take(self) -> None:
        """Take whoever is chosen: that one is meant."""
        raise NotImplementedError

    # The same everywhere

    def prepare(self) -> None:
        """Have everybody ready to be found before the first letter, a part at a time so that nothing stops for it."""
        if self.session.has_club and not self.session.club.people.prepare():
            QTimer.singleShot(BETWEEN, self, self.prepare)

    def one(self) -> PersonSuggestion | None:
        """The suggestion that is chosen; None: none."""
        row = self.list.currentRow()
        return self._found[row] if 0 <= row < len(self._found) else None

    def say_idle(self, text: str) -> None:
        """Say what stands beside the line while nothing is typed."""
        self._idle = text
        if not self.field.text():
            self._explain()

    def forget(self) -> None:
        """Empty the line."""
        self._late = False
        self.field.setText("")
        self._found = ()
        self.list.clear()
        self.list.hide()
        self._explain()

    def show_found(self, typed: str) -> None:
        """Show who may be meant, under the line; the likeliest is chosen.

        Right after a large club was opened that comes a moment later, so that no key waits.
        """
        self._late = self.session.has_club and not self.session.club.people.prepare()
        if self._late:
            QTimer.singleShot(0, self, self._show_late)
            return
        self._found = tuple(self.suggest(typed))
        # Lines by text and height by role: items made here and cleared with every letter crash the binding.
        self.list.clear()
        self.list.addItems([self.line_of(one) for one in self._found])
        if not self._found:
            self.list.hide()
            self.effect.setText(self.nobody() if typed.strip() else self._idle)
            return
        corner = self.field.mapTo(self._over, QPoint(0, self.field.height() + 2))
        row = TOUCH_ROW if look().touch else ROW
        wide = min(max(460, self.field.width()), self._over.width() - corner.x())
        self.list.setGeometry(corner.x(), corner.y(), wide, len(self._found) * row + 6)
        model = self.list.model()
        notes = notes_for_seating(self.session)
        for number, one in enumerate(self._found):
            model.setData(model.index(number, 0), QSize(1, row), Qt.ItemDataRole.SizeHintRole)
            if one.player in notes:
                model.setData(model.index(number, 0), look().icon(MARK, MARK, 14), Qt.ItemDataRole.DecorationRole)
        self.list.setCurrentRow(0)
        self.list.show()
        self.list.raise_()
        self._explain()

    def _show_late(self) -> None:
        if self._late:
            self.show_found(self.field.text())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self.field and isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            return self._key(event)
        if watched is self.field and event.type() == QEvent.Type.FocusOut:
            self.list.hide()
        return super().eventFilter(watched, event)

    def _key(self, event: QKeyEvent) -> bool:
        key, shift = event.key(), bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            while self._late:  # a scanner types faster than a large club is made ready, and its Enter counts
                self.show_found(self.field.text())
            if shift and self._found:
                self.list.setCurrentRow(len(self._found) - 1)
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

    def _explain(self) -> None:
        one = self.one()
        self.effect.setText(self.effect_of(one) if one is not None else self._idle)
