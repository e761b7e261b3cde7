"""The chip sets there are: the menu they are chosen from, and the line under which one is kept for the club."""

from collections.abc import Mapping
from functools import partial

from PySide6.QtCore import Signal
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
from tdapp.app.trouble import KnownError
from tdapp.domain.chips.chip_set import ChipSet
from tdapp.read.chips.set_choices import SetChoice, set_choices
from tdapp.ui.actions.guarded import was_done
from tdapp.ui.i18n import country
from tdapp.ui.pages.chips.chipset import texts
from tdapp.ui.save_as import SaveAsBar
from tdapp.ui.session import Session
from tdapp.ui.widgets.buttons import Button
from tdapp.values import replace
from tdapp.words.chips.chip_face import short_value
from tdapp.words.club.shipped import template_name
from tdapp.words.say import Words


class SetMenu(QMenu):
    """The menu of the club's sets and the built-in ones, those that suit the tournament first, and none at all."""

    picked = Signal(object)  # ChipSet, None: no set

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("chip_set_menu")
        self.sets: list[ChipSet | None] = []  # that are listed, from the top

    def fill(self, session: Session) -> None:
        """List the sets there are now."""
        self.clear()
        self.sets.clear()
        own = {template.key for template in own_sets(session)}
        templates = {each.key: each for each in (*own_sets(session), *shipped_sets(country()))}
        found = session.view(set_choices, session.now(), [each.chip_set for each in templates.values()])
        sections = (
            (texts.OF_CLUB, [each for each in found if not each.unpayable and each.chip_set.key in own]),
            (texts.SHIPPED, [each for each in found if not each.unpayable and each.chip_set.key not in own]),
            (texts.UNSUITED, [each for each in found if each.unpayable]),
        )
        words, default = session.words, session.club.settings().get(CHIP_SET, "")
        for heading, choices in sections:
            if choices:
                self.addSection(words(heading))
            for choice in choices:
                key, name = choice.chip_set.key, choice.chip_set.name
                self._offer(
                    choice.chip_set,
                    words(
                        texts.IS_DEFAULT if key == default else texts.LISTED,
                        name=name if key in own else template_name(words, name),
                        values=" · ".join(short_value(value) for value in choice.chip_set.values),
                        good=good_for(words, choice),
                    ),
                )
        self.addSeparator()
        self._offer(None, words(texts.WITHOUT))
        self.setActiveAction(next(action for action in self.actions() if not action.isSeparator()))

    def _offer(self, chip_set: ChipSet | None, said: str) -> None:
        self.sets.append(chip_set)
        self.addAction(said.replace("&", "&&")).triggered.connect(partial(self.picked.emit, chip_set))


def good_for(words: Words, choice: SetChoice) -> str:
    """What a set is good for in this tournament, in a few words: how many stacks it makes, or what it cannot pay."""
    if choice.unpayable:
        return words(texts.CANNOT_PAY, amounts=choice.unpayable)
    return words(texts.NO_STACK, chips=choice.stack) if choice.stacks is None else words(texts.STACKS, n=choice.stacks)


class SetBar(SaveAsBar):
    """The bar that keeps a set for the club under a name. `kept`: the set as the club has it."""

    kept = Signal(object)  # ChipSet

    def __init__(self, session: Session) -> None:
        super().__init__(session)
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


class DefaultPill(Button):
    """The pill that is down while new tournaments of the club begin with the set that is played with. `page`: where its
    key works.
    """

    def __init__(self, session: Session, page: QWidget) -> None:
        super().__init__(texts.DEFAULT, self.turn, on=page, kind="filter", key="Alt+N", name="chip_set_default")
        self._session = session
        self._set: ChipSet | None = None

    def show_set(self, chip_set: ChipSet | None) -> None:
        """Show whether this set is the one; it can be only once it is kept or shipped."""
        self._set = chip_set
        words, kept = self._session.words, False
        if chip_set is not None:
            kept = any(each.key == chip_set.key for each in (*own_sets(self._session), *shipped_sets()))
        self.allow("" if kept else words(texts.NOT_KEPT), words(texts.DEFAULT_HELP))
        self.setChecked(self._is_default())

    def turn(self) -> None:
        """Let new tournaments of the club begin with this set, or with none."""
        session, on = self._session, not self._is_default()
        if self._set is not None and self.isEnabled():
            key = self._set.key if on else ""
            if was_done(session, partial(keep_default, session.club, key)):
                session.tell(texts.DEFAULT_ON if on else texts.DEFAULT_OFF, name=self._set.name)
        self.show_set(self._set)

    def _is_default(self) -> bool:
        return self._set is not None and self._session.club.settings().get(CHIP_SET, "") == self._set.key


def own_sets(session: Session) -> tuple[SetTemplate, ...]:
    """The club's sets; none when the file cannot be read, which is told."""
    try:
        return club_sets(session.club)
    except KnownError as error:
        session.say_trouble(error)
        return ()
