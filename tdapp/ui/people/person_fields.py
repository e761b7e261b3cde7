"""The parts of a person's form and where they stand: fields, photo, block, private data, buttons."""

from itertools import pairwise
from typing import Any

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QWidget

from tdapp.domain.people.person import FIELDS, Field, PersonData
from tdapp.ui.people import texts
from tdapp.ui.people.alike import Alike
from tdapp.ui.people.blocking import Blocking, Standing
from tdapp.ui.people.fields import CheckedField, LanguagesField, NationField, NoteField, PersonField
from tdapp.ui.people.photo import Photo
from tdapp.ui.people.private import PrivatePart
from tdapp.ui.session import Session
from tdapp.ui.widgets.buttons import Button, PrimaryButton
from tdapp.ui.widgets.keyboard import HandsOn
from tdapp.ui.widgets.label import Elided, Label
from tdapp.ui.widgets.layout import STRETCH, flow, grow, hbox, scrolled, vbox

ROOMY = 500  # pixels from which the buttons say their keys too
DEEDS = (
    ("history", "history", "Alt+I", texts.HISTORY),
    ("block", "ban", "Alt+B", texts.BLOCK),
    ("merge", "users", "Alt+M", texts.MERGE),
    ("file", "save", "Alt+D", texts.SAVE_FILE),
    ("erase", "trash-2", "Alt+E", texts.ERASE),
)


class PersonFields(HandsOn, QWidget):
    """The fields of a person, and the buttons beside them; what they do stands in `PersonForm`."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.session = session
        self._build()
        self._lay_out()

    def _build(self) -> None:
        self.title, self.about = Elided("", "title"), Elided("", "muted")
        self.lacks = Label("", "caption", tone="warning", wrap=True)
        self.photo, self.standing = Photo(self.session), Standing(self.session)
        self.blocking, self.alike = Blocking(), Alike(self.session)
        self.first = CheckedField("first", texts.FIRST)
        self.last = CheckedField("last", texts.LAST)
        self.nickname = CheckedField("nickname", texts.NICKNAME)
        self.club_no = CheckedField("club_no", texts.CLUB_NO, hint=texts.CLUB_NO_HINT)
        self.nationality = NationField()
        self.languages = LanguagesField()
        self.email = CheckedField("email", texts.EMAIL, hint=texts.EMAIL_HINT)
        self.phone = CheckedField("phone", texts.PHONE, hint=texts.PHONE_HINT)
        self.note = NoteField("person_note", texts.NOTE)
        self.needs = NoteField("person_needs", texts.NEEDS, hint=texts.NEEDS_HINT)
        self.private = PrivatePart(self.session)
        self.save = PrimaryButton(icon="check", key="Ctrl+S", name="person_save")
        self.leave = Button(icon="undo-2", key="Alt+L", name="person_leave")
        self.others = vbox(gap=4)
        self.buttons = {
            name: Button(text, icon=icon, key=key, name=f"person_{name}") for name, icon, key, text in DEEDS
        }
        self.inputs: dict[str, CheckedField | NationField | LanguagesField | NoteField] = {
            name: getattr(self, name) for name in FIELDS
        }
        lines: dict[str, PersonField] = {"document": self.private.document, "born": self.private.born}
        lines = {name: one for name, one in self.inputs.items() if isinstance(one, PersonField)} | lines
        self.lines: tuple[PersonField, ...] = tuple(lines.values())
        self.fields: dict[Field, PersonField] = {field: lines[field] for field in Field}

    def _lay_out(self) -> None:
        grid = QGridLayout()
        grid.setHorizontalSpacing(12)
        grid.setVerticalSpacing(8)
        pairs = ((self.first, self.last), (self.nickname, self.club_no), (self.nationality, self.languages))
        for row, pair in enumerate((*pairs, (self.email, self.phone))):
            for place, field in enumerate(pair):
                grid.addWidget(field, row + (row > 0), place)
                grid.setColumnStretch(place, 1)
        grid.addWidget(self.alike, 1, 0, 1, 2)
        parts = (self.standing, self.blocking, self.lacks, grid, self.note, self.needs, self.private, self.others)
        self.area = scrolled(vbox(*parts, STRETCH, gap=10, margins=(2, 2, 10, 2)), sideways=False)
        self.area.setFrameShape(QFrame.Shape.NoFrame)
        self.photo.beside.insertWidget(0, self.title)
        self.photo.beside.insertWidget(1, self.about)
        foot = hbox(STRETCH, self.leave, self.save)
        vbox(self.photo, flow(*self.buttons.values(), gap=6), grow(self.area), foot, gap=6, on=self)
        self.hand_on(self.first)
        order = (self.first.line, self.last.line, self.alike.list, self.nickname.line, self.club_no.line)
        more = (self.nationality.line, self.languages.line, self.email.line, self.phone.line, self.note.box)
        for one, other in pairwise((*order, *more, self.needs.box)):
            QWidget.setTabOrder(one, other)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        for button in self.buttons.values():
            button.show_key(shown=self.width() >= ROOMY)

    def fill(self, data: PersonData) -> None:
        """Show these data in the fields."""
        for name, field in self.inputs.items():
            field.show_kept(getattr(data, name))

    def typed(self) -> PersonData:
        """The data that stand in the form; what cannot be read is empty."""
        typed: dict[str, Any] = {name: field.typed() for name, field in self.inputs.items()}
        return PersonData(**typed)
