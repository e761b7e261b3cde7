"""The form of a person: every field with its format beside it, photo, block, private data, and what can be done."""

from functools import partial

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QWidget

from tdapp.domain.people.person import Block, PersonData
from tdapp.domain.units import PlayerId
from tdapp.read.message import Said
from tdapp.read.people.person import PersonView
from tdapp.ui.people import deeds, texts
from tdapp.ui.people.person_fields import PersonFields
from tdapp.ui.session import Session
from tdapp.ui.widgets.buttons import Button
from tdapp.ui.widgets.label import Elided
from tdapp.ui.widgets.layout import empty, grow, hbox, holder
from tdapp.ui.widgets.shortcuts import key_on
from tdapp.values import replace

PAUSE = 150  # milliseconds after a key until the club is asked who is like that


class PersonForm(PersonFields):
    """The form of a person. `asked`: one of `DEEDS` by its name; `kept`: somebody was saved; `known`: the club knows
    this one already; `left`: a new person is not wanted after all.
    """

    asked = Signal(str)
    kept = Signal(object)  # PlayerId
    known = Signal(object)  # PlayerId
    twice = Signal(object)  # PlayerId: the same person as the one who is shown
    left = Signal()

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(session, parent)
        self.view: PersonView | None = None  # None: somebody new
        self._before = PersonData("")
        self._pause = QTimer(self, singleShot=True, interval=PAUSE)
        self._pause.timeout.connect(self.look_alike)
        for field in {*self.inputs.values(), *self.lines, self.private}:
            field.edited.connect(self._edited)
        for name, button in self.buttons.items():
            button.clicked.connect(partial(self.asked.emit, name))
        key_on(self, "Alt+V", self._private_key)
        self.save.clicked.connect(self.keep)
        self.leave.clicked.connect(self.leave_it)
        self.photo.picked.connect(self._photo)
        self.standing.lifted.connect(self._lift)
        self.blocking.decided.connect(self._block)
        self.alike.taken.connect(self._alike)
        session.words_changed.connect(self._title)
        self._title()

    @property
    def player(self) -> PlayerId | None:
        """The person in the form; None: somebody new, or nobody."""
        return self.view.player if self.view is not None else None

    # Showing

    def show_person(self, player: PlayerId) -> None:
        """Show all of somebody; what was typed about another is gone."""
        view = self.session.club.people.person(player, needs=deeds.sees_needs(self.session))
        if view is not None:
            self.show_view(view)

    def show_new(self, data: PersonData) -> None:
        """Show an empty form for somebody new, with what is known already."""
        self.view = None
        self._show_data(PersonData(""))
        self.fill(data)
        self._show_rest()
        self.look_alike()

    def show_view(self, view: PersonView) -> None:
        """Show this person."""
        self.view = view
        self._show_data(view.data)
        self._show_rest()
        self.alike.show_found((), new=False)
        self._pause.start()  # who is like that is asked once the list rests on somebody

    def changed(self) -> bool:
        """Whether something was typed that is not kept yet."""
        if self.player is None:
            return not self.isHidden() and self.typed() != PersonData("")
        unread = self.nationality.value() is None or self.languages.value() is None
        return unread or self.typed() != self._before or self.private.changed()

    def _show_data(self, data: PersonData) -> None:
        self.fill(data)
        self._before = self.typed()

    def _show_rest(self) -> None:
        people, view = self.session.club.people, self.view
        rules = people.rules()
        for field, line in self.fields.items():
            line.want(wanted=field in rules.mandatory)
        private = rules.private and deeds.looks_after_people(self.session)
        self.private.setVisible(private)
        self.private.show_person(self.player if private else None)
        self.needs.setVisible(deeds.sees_needs(self.session))
        self.photo.offer(shown=view is not None)
        for button in self.buttons.values():
            button.setVisible(view is not None)
        self.blocking.hide()
        self._standing()
        self.photo.show_photo(people.photo(view.player) if view is not None and view.has_photo else None)
        self._show_others()
        self._title()
        self._edited(typed=False)

    def _show_others(self) -> None:
        """List the records merged into this one, each with the way to take it apart."""
        empty(self.others)
        for other in self.view.others if self.view is not None else ():
            who = Elided("", "table")
            who.say(texts.OTHER_RECORD, name=self.session.club.people.own_name(other))
            part = Button(texts.PART, partial(self.part, other), icon="split", name="person_part")
            self.others.addWidget(holder(hbox(grow(who), part, gap=None)))

    def _title(self) -> None:
        words, view = self.session.words, self.view
        self.leave.say(texts.LEAVE if view is not None else texts.LEAVE_NEW)
        self.save.say(texts.SAVE if view is not None else texts.ADD)
        self.title.setText(view.name.full if view is not None else words(texts.NEW_TITLE))
        self.lacks.setVisible(view is not None and bool(view.missing))
        if view is not None:
            zone = words.zone
            self.about.setText(words(texts.KNOWN_SINCE, day=view.created.astimezone(zone).date()))
            lacking = words.several([words.said(Said(f"field.{each.value}")) for each in view.missing])
            self.lacks.setText(words(texts.LACKS, fields=lacking))
        self.about.setVisible(view is not None)

    # Typing

    def _edited(self, *, typed: bool = True) -> None:
        changed = self.changed()
        nothing = "" if changed else self.session.words(texts.NOTHING_CHANGED)
        self.save.allow(nothing)
        self.leave.setVisible(changed or self.view is None)
        if typed:
            self._pause.start()

    def look_alike(self) -> None:
        """Ask the club who may be the same person."""
        self._pause.stop()
        data = self.typed()
        if not self.session.has_club or not (data.last or data.first or data.club_no):
            self.alike.show_found((), new=True)
            return
        people = self.session.club.people
        if not people.prepare():  # right after a large club was opened: asked again, and no key waits
            self._pause.start()
            return
        found = people.duplicates(data, self.private.value(), but=self.player)
        self.alike.show_found(found, new=self.player is None)

    # Doing

    def keep(self) -> bool:
        """Save what was typed; returns whether that was done."""
        wrong = [field for field in self.lines if field.isVisibleTo(self) and not field.check()]
        if wrong:
            wrong[0].setFocus()
            self.area.ensureWidgetVisible(wrong[0])
            return False
        data = self.typed()
        if self.player is not None and not deeds.sees_needs(self.session):
            data = replace(data, needs="")
        player = deeds.keep(self.session, self.player, data, self.private.value())
        if player is None:
            return False
        self.show_person(player)
        self.kept.emit(player)
        return True

    def leave_it(self) -> None:
        """Put everything back as it was; a new person is not added."""
        if self.player is not None:
            self.show_person(self.player)
        else:
            self._show_data(PersonData(""))
            self.left.emit()

    def _private_key(self) -> None:
        if self.private.isVisibleTo(self) and not self.private.change.isHidden():
            self.private.open()

    def _photo(self, body: bytes) -> None:
        if self.player is not None and deeds.keep_photo(self.session, self.player, body or None):
            self.photo.show_photo(self.session.club.people.photo(self.player))

    def _block(self, block: Block) -> None:
        if self.player is not None and deeds.block(self.session, self.player, block):
            self.blocking.hide()
            self._standing()

    def _lift(self, why: str) -> None:
        if self.player is not None and deeds.unblock(self.session, self.player, why):
            self._standing()

    def _standing(self) -> None:
        block = self.session.club.people.standing_block(self.player) if self.player is not None else None
        asked = self.player is not None and block is not None and deeds.asked_for(self.session, self.player)
        self.standing.show_block(block, asked=asked)

    def _alike(self, player: PlayerId) -> None:
        (self.known if self.player is None else self.twice).emit(player)

    def part(self, other: PlayerId) -> None:
        """Take a merged record apart again."""
        if self.changed():
            self.say_unsaved()
        elif self.player is not None and deeds.part(self.session, other):
            self.show_person(self.player)
            self.kept.emit(self.player)

    def say_unsaved(self) -> None:
        """Say that what was typed is to be saved or left first."""
        if self.view is not None:
            self.session.refuse(texts.UNSAVED, name=self.view.name)
        else:
            self.session.refuse(texts.UNSAVED_NEW)
