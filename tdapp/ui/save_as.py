"""A name under which the club keeps something to begin from: the line that is typed into, and its buttons."""

from collections.abc import Mapping
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent

from tdapp.texts import QT_TRANSLATE_NOOP
from tdapp.ui.actions.guarded import guarded, was_done
from tdapp.ui.session import Session, Told
from tdapp.ui.widgets.buttons import Button
from tdapp.ui.widgets.card import Card
from tdapp.ui.widgets.fields import TextField
from tdapp.ui.widgets.keyboard import focus, on_keys
from tdapp.ui.widgets.layout import STRETCH, grow, hbox, vbox

TEMPLATE_NAME = QT_TRANSLATE_NOOP("Structure", "Name of the template")
SAVE = QT_TRANSLATE_NOOP("Structure", "Save")
REPLACE = QT_TRANSLATE_NOOP("Structure", "Replace")
REMOVE = QT_TRANSLATE_NOOP("Structure", "Delete template")
CANCEL = QT_TRANSLATE_NOOP("Structure", "Cancel")
SAVED = QT_TRANSLATE_NOOP("Structure", "Template '{name}' saved")
REMOVED = QT_TRANSLATE_NOOP("Structure", "Template '{name}' deleted")


class SaveAsBar(Card):
    """A line that asks for a name to keep something under; subclasses know what. `closed`: the keyboard may go on."""

    closed = Signal()

    def __init__(self, session: Session) -> None:
        super().__init__(tone="info", margin=12)
        self.session = session
        self._own: Mapping[str, str] = {}
        self.name = TextField("template_name", TEMPLATE_NAME)
        self.save = Button("", self._on_save, icon="save", key="Return", name="template_save")
        self.remove = Button(REMOVE, self._on_remove, kind="danger", icon="trash-2", name="template_remove")
        self.cancel = Button(CANCEL, self.close_bar, key="Esc", name="template_cancel")
        # The buttons stand beside the line, not beside its caption.
        buttons = vbox(20, hbox(self.save, self.remove, self.cancel), STRETCH, gap=None)
        self.column.addLayout(hbox(grow(self.name), buttons))
        self.name.edited.connect(self._allow)
        session.words_changed.connect(self._allow)
        self.name.line.returnPressed.connect(self._on_save)
        on_keys(self.name.line, self._key)
        self.hide()

    # What subclasses say

    def own(self) -> Mapping[str, str]:
        """The keys of what the club keeps of this kind, by name."""
        raise NotImplementedError

    def keep(self, name: str) -> str:
        """Keep what is to be kept under this name; returns the name it has then."""
        raise NotImplementedError

    def throw(self, key: str) -> None:
        """Throw away what the club keeps under this key."""
        raise NotImplementedError

    # The same everywhere

    def ask(self, name: str) -> None:
        """Ask for a name; `name` is a first idea."""
        self._own = self.own()
        self.name.show_value(name)
        self.show()
        self._allow()
        focus(self.name.line)
        self.name.line.selectAll()

    def close_bar(self) -> None:
        """Put the bar away."""
        self.hide()
        self.closed.emit()

    def _key(self, event: QKeyEvent) -> bool:
        if event.key() == Qt.Key.Key_Escape:
            self.close_bar()
        return event.key() == Qt.Key.Key_Escape

    def _allow(self) -> None:
        known = self.name.value() in self._own
        self.save.say(REPLACE if known else SAVE)
        self.remove.setVisible(known)
        self.save.allow("" if self.name.value() is not None else self.name.problem())

    def _on_save(self) -> None:
        name = self.name.value()
        if not self.name.check() or name is None:
            return
        kept = guarded(self.session, partial(self.keep, name))
        if kept is not None:
            self.session.told.emit(Told(self.session.words(SAVED, name=kept), "info"))
            self.close_bar()

    def _on_remove(self) -> None:
        name = self.name.value() or ""
        key = self._own.get(name)
        if key is not None and was_done(self.session, partial(self.throw, key)):
            self.session.told.emit(Told(self.session.words(REMOVED, name=name), "info"))
            self.close_bar()
