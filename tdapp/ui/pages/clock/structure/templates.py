"""The structures to begin from, and a place to keep this one: the menu that loads and the line that saves."""

from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QMenu, QWidget

from tdapp.app.club.templates import (
    StructureTemplate,
    club_structures,
    remove_structure,
    save_structure,
    structures,
)
from tdapp.app.trouble import KnownError
from tdapp.domain.clock.structure import Structure
from tdapp.domain.units import Chips
from tdapp.read.structures.summary import structure_summary
from tdapp.ui.pages.clock.structure import texts
from tdapp.ui.save_as import SaveAsBar
from tdapp.ui.session import Session
from tdapp.words.club.shipped import template_name
from tdapp.words.club.structure_summary import summary_said
from tdapp.words.say import Words


class TemplateMenu(QMenu):
    """The menu of the club's structures and the shipped ones, by name."""

    picked = Signal(object)  # StructureTemplate
    file_wanted = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("template_menu")
        self.templates: list[StructureTemplate] = []  # that are listed, from the top

    def fill(self, session: Session) -> None:
        """List the structures there are now."""
        self.clear()
        self.templates.clear()
        own = own_structures(session)
        for heading, templates in ((texts.OF_THE_CLUB, own), (texts.SHIPPED, structures())):
            if templates and own:
                self.addSection(session.words(heading))
            for template in templates:
                said = listed(session.words, template)
                self.addAction(said.replace("&", "&&")).triggered.connect(partial(self.picked.emit, template))
                self.templates.append(template)
        self.addSeparator()
        self.addAction(session.words(texts.FROM_FILE)).triggered.connect(self.file_wanted)


def listed(words: Words, template: StructureTemplate) -> str:
    """A structure as it stands in the list where one is chosen: its name, and its figures."""
    summary = structure_summary(template.structure, template.starting_stack, template.entries)
    return words(texts.LISTED, name=template_name(words, template.name), figures=summary_said(words, summary))


class SaveBar(SaveAsBar):
    """The bar that keeps the structure under a name."""

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._structure: Structure = ()
        self._stack = Chips(1)

    def open_for(self, structure: Structure, stack: Chips, name: str) -> None:
        """Ask for a name; `name` is a first idea."""
        self._structure, self._stack = structure, stack
        self.ask(name)

    def own(self) -> dict[str, str]:
        return {template.name: template.key for template in own_structures(self.session)}

    def keep(self, name: str) -> str:
        return save_structure(self.session.club, name, self._structure, starting_stack=self._stack).name

    def throw(self, key: str) -> None:
        remove_structure(self.session.club, key)


def own_structures(session: Session) -> tuple[StructureTemplate, ...]:
    """The club's structures; none when the file cannot be read, which is told."""
    try:
        return club_structures(session.club)
    except KnownError as error:
        session.say_trouble(error)
        return ()
