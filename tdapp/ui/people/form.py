"""The form of a person: every field with its format beside it, photo, block, private data, and what can be done."""

from dataclasses import replace
from functools import partial
from itertools import pairwise

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from tdapp.app.country_codes import CountryCodes
from tdapp.domain.naming import clean
from tdapp.domain.person import Block, Field, PersonData
from tdapp.domain.units import PlayerId
from tdapp.read.person import PersonView
from tdapp.read.said import Said
from tdapp.ui.people import deeds, texts
from tdapp.ui.people.alike import Alike
from tdapp.ui.people.blocking import Blocking, Standing
from tdapp.ui.people.fields import CheckedField, LanguagesField, NationField, NoteField, PersonField
from tdapp.ui.people.photo import Photo
from tdapp.ui.people.private import PrivatePart
from tdapp.ui.room import Room, Told
from tdapp.ui.widgets.buttons import Button, PrimaryButton
from tdapp.ui.widgets.flow import FlowLayout
from tdapp.ui.widgets.label import Elided, Label
from tdapp.ui.widgets.shortcuts import key_on

ROOMY = 500  # pixels from which the buttons say their keys too
PAUSE = 150  # milliseconds after a key until the club is asked who is like that
DEEDS = (
    ("history", "history", "Alt+I", texts.HISTORY),
    ("block", "ban", "Alt+B", texts.BLOCK),
    ("merge", "users", "Alt+M", texts.MERGE),
    ("file", "save", "Alt+D", texts.SAVE_FILE),
    ("erase", "trash-2", "Alt+E", texts.ERASE),
)


class PersonForm(QWidget):
    """`asked`: one of `DEEDS` by its name; `kept`: somebody was saved; `known`: the club knows this one already;
    `left`: a new person is not wanted after all.
    """

    asked = Signal(str)
    kept = Signal(object)  # PlayerId
    known = Signal(object)  # PlayerId
    twice = Signal(object)  # PlayerId: the same person as the one who is shown
    left = Signal()

    def __init__(self, room: Room, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.room = room
        self.player: PlayerId | None = None
        self.view: PersonView | None = None
        self._codes: CountryCodes | None = None
        self._before = PersonData("")
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.setInterval(PAUSE)
        self._pause.timeout.connect(self.look_alike)
        self._build()
        self._lay_out()
        self._connect()
        self.retranslate()

    def _build(self) -> None:
        words = self.room.words
        self.title, self.about = Elided("", "title"), Elided("", "muted")
        self.lacks = Label("", "caption", tone="warning", wrap=True)
        self.photo, self.standing = Photo(self.room), Standing(self.room)
        self.blocking, self.alike = Blocking(self.room), Alike(self.room)
        self.first = CheckedField("first", texts.FIRST, words)
        self.last = CheckedField("last", texts.LAST, words)
        self.nickname = CheckedField("nickname", texts.NICKNAME, words)
        self.club_no = CheckedField("club_no", texts.CLUB_NO, words, hint=texts.CLUB_NO_HINT)
        self.nationality = NationField(words, self._country_codes)
        self.languages = LanguagesField(words, self._country_codes)
        self.email = CheckedField("email", texts.EMAIL, words, hint=texts.EMAIL_HINT)
        self.phone = CheckedField("phone", texts.PHONE, words, hint=texts.PHONE_HINT)
        self.note = NoteField("person_note", texts.NOTE, words)
        self.needs = NoteField("person_needs", texts.NEEDS, words, hint=texts.NEEDS_HINT)
        self.private = PrivatePart(self.room)
        self.save = PrimaryButton(icon="check", key="Ctrl+S", name="person_save")
        self.leave = Button(icon="undo-2", key="Alt+L", name="person_leave")
        self.others = QVBoxLayout()
        self.others.setSpacing(4)
        self.buttons = {name: Button(icon=icon, key=key, name=f"person_{name}") for name, icon, key, _ in DEEDS}
        self.fields: dict[Field, PersonField] = {
            Field.FIRST: self.first,
            Field.LAST: self.last,
            Field.CLUB_NO: self.club_no,
            Field.NATIONALITY: self.nationality,
            Field.LANGUAGES: self.languages,
            Field.EMAIL: self.email,
            Field.PHONE: self.phone,
            Field.DOCUMENT: self.private.document,
            Field.BORN: self.private.born,
        }

    def _lay_out(self) -> None:
        inside = QWidget()
        inside.setObjectName("scrolled")
        column = QVBoxLayout(inside)
        column.setContentsMargins(2, 2, 10, 2)
        column.setSpacing(10)
        for above in (self.standing, self.blocking, self.lacks):
            column.addWidget(above)
        grid = QGridLayout()
        grid.setHorizontalSpacing(12)
        grid.setVerticalSpacing(8)
        pairs = ((self.first, self.last), (self.nickname, self.club_no), (self.nationality, self.languages))
        for row, pair in enumerate((*pairs, (self.email, self.phone))):
            for place, field in enumerate(pair):
                grid.addWidget(field, row + (row > 0), place)
                grid.setColumnStretch(place, 1)
        grid.addWidget(self.alike, 1, 0, 1, 2)
        column.addLayout(grid)
        for below in (self.note, self.needs, self.private):
            column.addWidget(below)
        column.addLayout(self.others)
        column.addStretch(1)
        self.area = QScrollArea()
        self.area.setWidget(inside)
        self.area.setWidgetResizable(True)
        self.area.setFrameShape(QFrame.Shape.NoFrame)
        self.area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        foot = QHBoxLayout()
        foot.setSpacing(8)
        foot.addStretch(1)
        foot.addWidget(self.leave)
        foot.addWidget(self.save)
        self.row = FlowLayout(gap=6)
        for button in self.buttons.values():
            self.row.addWidget(button)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(6)
        self.photo.beside.insertWidget(0, self.title)
        self.photo.beside.insertWidget(1, self.about)
        whole.addWidget(self.photo)
        whole.addLayout(self.row)
        whole.addWidget(self.area, 1)
        whole.addLayout(foot)
        self.setFocusProxy(self.first)
        order = (self.first.line, self.last.line, self.alike.list, self.nickname.line, self.club_no.line)
        more = (self.nationality.line, self.languages.line, self.email.line, self.phone.line, self.note.box)
        for one, other in pairwise((*order, *more, self.needs.box)):
            QWidget.setTabOrder(one, other)

    def _connect(self) -> None:
        for field in self.fields.values():
            field.edited.connect(self._edited)
        for more in (self.nickname.edited, self.note.edited, self.needs.edited, self.private.edited):
            more.connect(self._edited)
        for name, button in self.buttons.items():
            button.clicked.connect(partial(self.asked.emit, name))
        key_on(self, "Alt+V", self._private_key)
        self.save.clicked.connect(self.keep)
        self.leave.clicked.connect(self.leave_it)
        self.photo.picked.connect(self._photo)
        self.standing.lifted.connect(self._lift)
        self.blocking.decided.connect(self._block)
        self.alike.taken.connect(self._alike)

    def retranslate(self) -> None:
        """Everything in the desk's language."""
        words = self.room.words
        for part in (self.first, self.last, self.nickname, self.club_no, self.nationality, self.languages):
            part.retranslate(words)
        for field in (self.email, self.phone):
            field.retranslate(words)
        self.note.retranslate(words)
        self.needs.retranslate(words)
        for piece in (self.photo, self.blocking, self.private):
            piece.retranslate()
        for name, _icon, _key, text in DEEDS:
            self.buttons[name].say(words(text))
        self._title()

    # Showing

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        for button in self.buttons.values():
            button.show_key(shown=self.width() >= ROOMY)

    def show_person(self, player: PlayerId) -> None:
        """Show all of somebody; what was typed about another is gone."""
        view = self.room.club.people.person(player, needs=deeds.sees_needs(self.room))
        if view is not None:
            self.show_view(view)

    def show_new(self, data: PersonData) -> None:
        """An empty form for somebody new, with what is known already."""
        self.player, self.view = None, None
        self._show_data(PersonData(""))
        self._fill(data)
        self._show_rest()
        self.look_alike()

    def show_view(self, view: PersonView) -> None:
        """Show this person."""
        self.player, self.view = view.player, view
        self._show_data(view.data)
        self._show_rest()
        self.look_alike()

    def changed(self) -> bool:
        """Whether something was typed that is not kept yet."""
        if self.player is None:
            return self._shown() and self._typed() != PersonData("")
        return self._differs() or (not self.private.isHidden() and self.private.changed())

    def _shown(self) -> bool:
        return not self.isHidden()

    def _show_data(self, data: PersonData) -> None:
        self._fill(data)
        self._before = self._typed()

    def _fill(self, data: PersonData) -> None:
        for field, value in ((self.first, data.first), (self.last, data.last), (self.nickname, data.nickname)):
            field.show_value(value)
        for field, value in ((self.club_no, data.club_no), (self.email, data.email), (self.phone, data.phone)):
            field.show_value(value)
        self.nationality.show_value(data.nationality)
        self.languages.show_codes(data.languages)
        self.note.show_value(data.note)
        self.needs.show_value(data.needs)

    def _show_rest(self) -> None:
        people, view = self.room.club.people, self.view
        rules = people.rules()
        for field, line in self.fields.items():
            line.want(wanted=field in rules.mandatory)
        private = rules.private and deeds.looks_after_people(self.room)
        self.private.setVisible(private)
        self.private.show_person(self.player if private else None)
        self.needs.setVisible(deeds.sees_needs(self.room))
        self.photo.offer(shown=view is not None)
        for button in self.buttons.values():
            button.setVisible(view is not None)
        self.blocking.hide()
        self.standing.show_block(people.standing_block(self.player) if self.player is not None else None)
        self.photo.show_photo(people.photo(view.player) if view is not None and view.has_photo else None)
        self._show_others()
        self._title()
        self._edited(typed=False)

    def _show_others(self) -> None:
        """The records merged into this one, each with the way to take it apart."""
        while (item := self.others.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        for other in self.view.others if self.view is not None else ():
            line = QWidget()
            row = QHBoxLayout(line)
            row.setContentsMargins(0, 0, 0, 0)
            name = self.room.club.people.own_name(other)
            part = Button(self.room.words(texts.PART), icon="split", name="person_part")
            part.clicked.connect(partial(self.part, other))
            row.addWidget(Elided(self.room.words(texts.OTHER_RECORD, name=name), "table"), 1)
            row.addWidget(part)
            self.others.addWidget(line)

    def _title(self) -> None:
        words, view = self.room.words, self.view
        self.leave.say(words(texts.LEAVE if view is not None else texts.LEAVE_NEW))
        self.save.say(words(texts.SAVE if view is not None else texts.ADD))
        self.title.setText(view.name.full if view is not None else words(texts.NEW_TITLE))
        self.lacks.setVisible(view is not None and bool(view.missing))
        if view is not None:
            zone = words.zone
            self.about.setText(words(texts.KNOWN_SINCE, day=view.created.astimezone(zone).date()))
            lacking = words.several([words.said(Said(f"field.{each.value}")) for each in view.missing])
            self.lacks.setText(words(texts.LACKS, fields=lacking))
        self.about.setVisible(view is not None)

    # Typing

    def _typed(self) -> PersonData:
        """What stands in the form; what cannot be read is empty."""
        return PersonData(
            last=clean(self.last.line.text()),
            first=clean(self.first.line.text()),
            nickname=clean(self.nickname.line.text()),
            club_no=clean(self.club_no.line.text()),
            nationality=self.nationality.value() or "",
            email=clean(self.email.line.text()),
            phone=clean(self.phone.line.text()),
            languages=self.languages.value() or (),
            note=self.note.text(),
            needs=self.needs.text(),
        )

    def _differs(self) -> bool:
        unread = self.nationality.value() is None or self.languages.value() is None
        return unread or self._typed() != self._before

    def _edited(self, *, typed: bool = True) -> None:
        changed = self.changed()
        nothing = "" if changed else self.room.words(texts.NOTHING_CHANGED)
        self.save.allow(nothing)
        self.leave.setVisible(changed or self.view is None)
        if typed:
            self._pause.start()

    def look_alike(self) -> None:
        """Ask the club who may be the same person."""
        self._pause.stop()
        data = self._typed()
        if not data.last and not data.first and not data.club_no:
            self.alike.show_found((), new=True)
            return
        people = self.room.club.people
        private = self.private.value() if not self.private.isHidden() else None
        found = people.duplicates(data, private, but=self.player)
        self.alike.show_found(found, new=self.player is None)

    # Doing

    def keep(self) -> bool:
        """Save what was typed; whether it was."""
        lines = [field for field in (*self.fields.values(), self.nickname) if field.isVisibleTo(self)]
        wrong = [field for field in lines if not field.check()]
        if wrong:
            wrong[0].setFocus()
            self.area.ensureWidgetVisible(wrong[0])
            return False
        data = self._typed()
        if self.player is not None and not deeds.sees_needs(self.room):
            data = replace(data, needs="")
        private = self.private.value() if not self.private.isHidden() else None
        player = deeds.keep(self.room, self.player, data, private)
        if player is None:
            return False
        self.show_person(player)
        self.kept.emit(player)
        return True

    def leave_it(self) -> None:
        """Everything as it was; a new person is not added."""
        if self.player is not None:
            self.show_person(self.player)
        else:
            self._show_data(PersonData(""))
            self.left.emit()

    def _private_key(self) -> None:
        if self.private.isVisibleTo(self) and not self.private.change.isHidden():
            self.private.open()

    def _photo(self, body: bytes) -> None:
        if self.player is not None and deeds.keep_photo(self.room, self.player, body or None):
            self.photo.show_photo(self.room.club.people.photo(self.player))

    def _block(self, block: Block) -> None:
        if self.player is not None and deeds.block(self.room, self.player, block):
            self.blocking.hide()
            self._standing()

    def _lift(self) -> None:
        if self.player is not None and deeds.block(self.room, self.player, None):
            self._standing()

    def _standing(self) -> None:
        if self.player is not None:
            self.standing.show_block(self.room.club.people.standing_block(self.player))

    def _alike(self, player: PlayerId) -> None:
        (self.known if self.player is None else self.twice).emit(player)

    def part(self, other: PlayerId) -> None:
        """Take a merged record apart again."""
        if self.changed():
            self.say_unsaved()
        elif self.player is not None and deeds.part(self.room, other):
            self.show_person(self.player)
            self.kept.emit(self.player)

    def say_unsaved(self) -> None:
        """What was typed is to be saved or left first."""
        words, view = self.room.words, self.view
        said = words(texts.UNSAVED, name=view.name) if view is not None else words(texts.UNSAVED_NEW)
        self.room.told.emit(Told(said, "refused"))

    def _country_codes(self) -> CountryCodes:
        if self._codes is None:
            self._codes = CountryCodes()
        return self._codes
