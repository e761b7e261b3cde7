"""The chip sets there are: the menu they are chosen from, and the line under which one is kept for the club."""

from collections.abc import Mapping

from PySide6.QtCore import Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

from tdapp.app.chips.chip_sets import (
    CHIP_SET,
    SetTemplate,
    club_sets,
    keep_default,
    remove_set,
    save_set,
    shipped_sets,
)
from tdapp.app.trouble import KnownError, say_trouble
from tdapp.domain.chips.chip_set import ChipSet
from tdapp.ui.actions.guarded import guarded
from tdapp.ui.i18n import country
from tdapp.ui.pages.chips.chipset import texts
from tdapp.ui.save_as import SaveAsBar
from tdapp.ui.session import Session, Told
from tdapp.values import replace
from tdapp.words.chips.chip_face import short_value
from tdapp.words.club.shipped import template_name


class SetMenu(QMenu):
    """The menu of the club's sets and the shipped ones with their denominations, and none at all."""

    picked = Signal(object)  # ChipSet, None: no set

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("chip_set_menu")
        self._sets: dict[QAction, ChipSet | None] = {}
        self.triggered.connect(self._on_triggered)

    def fill(self, session: Session) -> None:
        """List the sets there are now."""
        self.clear()
        self._sets.clear()
        words, default = session.words, session.club.settings().get(CHIP_SET, "")
        own = own_sets(session)
        for heading, templates in ((texts.OF_CLUB, own), (texts.SHIPPED, shipped_sets(country()))):
            if templates:
                self.addSection(words(heading))
            for template in templates:
                values = " · ".join(short_value(value) for value in template.chip_set.values)
                text = texts.IS_DEFAULT if template.key == default else texts.LISTED
                name = template.name if template in own else template_name(words, template.name)
                action = self.addAction(words(text, name=name, values=values).replace("&", "&&"))
                self._sets[action] = template.chip_set
        self.addSeparator()
        self._sets[self.addAction(words(texts.WITHOUT))] = None
        first = next(iter(self._sets))
        self.setActiveAction(first)

    def sets(self) -> list[ChipSet | None]:
        """The sets that are listed, from the top."""
        return list(self._sets.values())

    def _on_triggered(self, action: QAction) -> None:
        if action in self._sets:
            self.picked.emit(self._sets[action])


class SetBar(SaveAsBar):
    """The bar that keeps a set for the club under a name. `kept`: the set as the club has it."""

    kept = Signal(object)  # ChipSet

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(session, parent)
        self._set: ChipSet | None = None

    def open_for(self, chip_set: ChipSet) -> None:
        """Ask for a name; that of the set is a first idea."""
        self._set = chip_set
        self.ask(chip_set.name)

    def own(self) -> Mapping[str, str]:
        return {template.name: template.key for template in own_sets(self.session)}

    def keep(self, name: str) -> str:
        assert self._set is not None
        key = self.own().get(name, self._set.key)
        kept = save_set(self.session.club, replace(self._set, key=key, name=name)).chip_set
        self.kept.emit(kept)
        return kept.name

    def throw(self, key: str) -> None:
        remove_set(self.session.club, key)


def own_sets(session: Session) -> tuple[SetTemplate, ...]:
    """The club's sets; none when the file cannot be read, which is told."""
    try:
        return club_sets(session.club)
    except KnownError as error:
        session.told.emit(Told(session.words.said(say_trouble(error)), "error"))
        return ()


def is_kept(session: Session, chip_set: ChipSet) -> bool:
    """Whether new tournaments can begin with a set: the club keeps it, or it is shipped."""
    return any(each.key == chip_set.key for each in (*own_sets(session), *shipped_sets()))


def is_default(session: Session, chip_set: ChipSet) -> bool:
    """Whether new tournaments of the club begin with this set."""
    return session.club.settings().get(CHIP_SET, "") == chip_set.key


def make_default(session: Session, chip_set: ChipSet | None) -> bool:
    """Let new tournaments begin with a set, None: with none; returns whether that could be done."""

    def kept() -> bool:
        keep_default(session.club, chip_set.key if chip_set is not None else "")
        return True

    return guarded(session, kept) is not None
