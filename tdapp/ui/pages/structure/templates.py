"""Structures to begin from, and a place to keep this one: the menu that loads and the line that saves."""

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QAction, QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QMenu, QVBoxLayout, QWidget

from tdapp.app.club import Club
from tdapp.app.templates import (
    StructureTemplate,
    club_structures,
    remove_structure,
    save_structure,
    structures,
)
from tdapp.app.trouble import KnownError, say_trouble
from tdapp.domain.structure import Structure
from tdapp.domain.units import Chips
from tdapp.ui.actions.guarded import guarded
from tdapp.ui.pages.structure import texts
from tdapp.ui.room import Room, Told
from tdapp.ui.widgets.buttons import Button
from tdapp.ui.widgets.card import Card
from tdapp.ui.widgets.fields import TextField
from tdapp.words.shipped import template_name


class TemplateMenu(QMenu):
    """The club's structures and the shipped ones, by name."""

    picked = Signal(object)  # StructureTemplate

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("template_menu")
        self._templates: dict[QAction, StructureTemplate] = {}
        self.triggered.connect(self._on_triggered)

    def fill(self, room: Room) -> None:
        """List what there is now."""
        self.clear()
        self._templates.clear()
        own = own_structures(room)
        for heading, templates in ((texts.OF_THE_CLUB, own), (texts.SHIPPED, structures())):
            if templates and own:
                self.addSection(room.words(heading))
            for template in templates:
                said = room.words(
                    texts.WITH_STACK, name=template_name(room.words, template.name), stack=template.starting_stack
                )
                action = self.addAction(said.replace("&", "&&"))
                self._templates[action] = template

    def templates(self) -> list[StructureTemplate]:
        """What is listed, from the top."""
        return list(self._templates.values())

    def _on_triggered(self, action: QAction) -> None:
        if action in self._templates:
            self.picked.emit(self._templates[action])


class SaveBar(Card):
    """A name for the structure, and the button that keeps it under that name."""

    closed = Signal()

    def __init__(self, room: Room, parent: QWidget | None = None) -> None:
        super().__init__(tone="info", margin=12, parent=parent)
        self.room = room
        self._structure: Structure = ()
        self._stack = Chips(1)
        self._own: dict[str, StructureTemplate] = {}
        self.name = TextField("template_name", texts.TEMPLATE_NAME, room.words)
        self.save = Button(icon="save", key="Return", name="template_save")
        self.remove = Button(kind="danger", icon="trash-2", name="template_remove")
        self.cancel = Button(key="Esc", name="template_cancel")
        line = QHBoxLayout()
        line.setSpacing(8)
        line.addWidget(self.name, 1)
        buttons = QVBoxLayout()
        row = QHBoxLayout()
        row.setSpacing(8)
        for button in (self.save, self.remove, self.cancel):
            row.addWidget(button)
        buttons.addSpacing(20)  # beside the line, not beside its caption
        buttons.addLayout(row)
        buttons.addStretch(1)
        line.addLayout(buttons)
        self.column.addLayout(line)
        self.name.edited.connect(self._allow)
        self.name.line.returnPressed.connect(self._on_save)
        self.name.line.installEventFilter(self)
        self.save.clicked.connect(self._on_save)
        self.remove.clicked.connect(self._on_remove)
        self.cancel.clicked.connect(self.close_bar)
        self.hide()

    def open_for(self, structure: Structure, stack: Chips, name: str) -> None:
        """Ask for a name; `name` is a first idea."""
        self._structure, self._stack = structure, stack
        self._own = {template.name: template for template in own_structures(self.room)}
        self.name.show_value(name)
        self.show()
        self.name.line.setFocus()
        self.name.line.selectAll()
        self._allow()

    def close_bar(self) -> None:
        """Put it away."""
        self.hide()
        self.closed.emit()

    def retranslate(self) -> None:
        """Say everything in the desk's language."""
        words = self.room.words
        self.name.retranslate(words)
        self.remove.say(words(texts.REMOVE))
        self.cancel.say(words(texts.CANCEL))
        self._allow()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        escape = isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Escape
        if escape and event.type() == QEvent.Type.KeyPress:
            self.close_bar()
            return True
        return bool(super().eventFilter(watched, event))

    def _allow(self) -> None:
        known = self.name.value() in self._own
        self.save.say(self.room.words(texts.REPLACE if known else texts.SAVE))
        self.remove.setVisible(known)
        self.save.allow("" if self.name.value() is not None else self.name.problem())

    def _on_save(self) -> None:
        name = self.name.value()
        if not self.name.check() or name is None:
            return
        club: Club = self.room.club
        done = guarded(self.room, lambda: save_structure(club, name, self._structure, starting_stack=self._stack))
        if done is not None:
            self.room.told.emit(Told(self.room.words(texts.SAVED, name=done.name), "info"))
            self.close_bar()

    def _on_remove(self) -> None:
        template = self._own.get(self.name.value() or "")
        if template is None:
            return

        def removed() -> bool:
            remove_structure(self.room.club, template.key)
            return True

        if guarded(self.room, removed):
            self.room.told.emit(Told(self.room.words(texts.REMOVED, name=template.name), "info"))
            self.close_bar()


def own_structures(room: Room) -> tuple[StructureTemplate, ...]:
    """The club's structures; none when the file cannot be read, which is told."""
    try:
        return club_structures(room.club)
    except KnownError as error:
        room.told.emit(Told(room.words.said(say_trouble(error)), "error"))
        return ()
