"""The Set part as it is built, before anything is shown in it or done."""

from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QStackedWidget, QVBoxLayout, QWidget

from tdapp.ui.chip_pictures import ChipPictures
from tdapp.ui.pages.chips.chipset import texts
from tdapp.ui.pages.chips.chipset.keeping import SetBar, SetMenu
from tdapp.ui.pages.chips.chipset.preview import Preview
from tdapp.ui.pages.chips.chipset.table import SetTable
from tdapp.ui.pages.chips.findings import Findings
from tdapp.ui.pages.part import Part
from tdapp.ui.session import Session
from tdapp.ui.widgets.buttons import Button, PrimaryButton
from tdapp.ui.widgets.empty import EmptyState
from tdapp.ui.widgets.label import Label

CHOOSE_KEY, KEEP_KEY, DEFAULT_KEY, PICTURE_KEY, DRAW_KEY = "Alt+O", "Alt+K", "Alt+N", "Alt+P", "Alt+X"


class SetBody(Part):
    """Its name and where it comes from, the table with the chosen chip beside it, and what can be saved."""

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self.pictures = ChipPictures(session)
        self.name = QLineEdit()
        self.name.setObjectName("chip_set_name")
        self.name.setMaxLength(80)
        self.choose = Button(icon="folder-open", key=CHOOSE_KEY, name="chip_set_choose")
        self.keep = Button(icon="save", key=KEEP_KEY, name="chip_set_keep")
        self.default = Button(kind="filter", key=DEFAULT_KEY, name="chip_set_default")
        self.menu = SetMenu(self)
        self.bar = SetBar(session)
        self.table = SetTable(session.words, self.pictures.image)
        self.preview = Preview()
        self.add = Button(icon="plus", key="Ins", name="chip_add")
        self.remove = Button(icon="trash-2", key="Del", name="chip_remove")
        self.picture = Button(icon="file-up", key=PICTURE_KEY, name="chip_picture")
        self.no_picture = Button(kind="quiet", icon="x", key=DRAW_KEY, name="chip_no_picture")
        self.note = Label("", "muted", wrap=True)
        self.note.setObjectName("chip_set_note")
        self.sum = self.preview.sum
        self.findings = Findings("chip_set_findings")
        self.discard = Button(kind="quiet", name="chip_set_discard")
        self.save = PrimaryButton(icon="check", key="Ctrl+S", name="chip_set_save")
        self.empty = EmptyState("chip")
        self.first = self.empty.offer(Button(icon="folder-open", key=CHOOSE_KEY, name="chip_set_first"), self.show_menu)
        self._lay_out()

    def show_menu(self) -> None:
        """The club's sets and the shipped ones to choose from."""
        self.menu.fill(self.session)
        under = self.choose if self.choose.isVisible() else self.first
        self.menu.popup(under.mapToGlobal(under.rect().bottomLeft()))

    def retranslate(self) -> None:
        words = self.session.words
        for button, text in (
            (self.choose, texts.CHOOSE),
            (self.first, texts.CHOOSE),
            (self.keep, texts.KEEP),
            (self.default, texts.DEFAULT),
            (self.add, texts.ADD),
            (self.remove, texts.REMOVE),
            (self.picture, texts.IMPORT),
            (self.no_picture, texts.NO_PICTURE),
            (self.save, texts.SAVE),
            (self.discard, texts.DISCARD),
        ):
            button.say(words(text))
        self.name.setPlaceholderText(words(texts.NAME))
        self.name.setAccessibleName(words(texts.NAME))
        self.table.setAccessibleName(words(texts.TABLE))
        self.empty.say(words(texts.NO_SET), words(texts.NO_SET_WHY))

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.setSpacing(8)
        self.name.setMinimumWidth(160)
        head.addWidget(self.name, 1)
        for button in (self.choose, self.keep, self.default):
            head.addWidget(button)
        tools = QHBoxLayout()
        tools.setSpacing(8)
        for button in (self.add, self.remove, self.picture, self.no_picture):
            tools.addWidget(button)
        tools.addStretch(1)
        left = QVBoxLayout()
        left.setSpacing(8)
        left.addWidget(self.table, 1)
        left.addLayout(tools)
        self.body = QWidget()
        sides = QHBoxLayout(self.body)
        sides.setContentsMargins(0, 0, 0, 0)
        sides.setSpacing(8)
        sides.addLayout(left, 1)
        sides.addWidget(self.preview)
        self.stack = QStackedWidget()
        self.stack.addWidget(self.body)
        self.stack.addWidget(self.empty)
        foot = QHBoxLayout()
        foot.setSpacing(8)
        self.note.setMinimumHeight(36)
        foot.addWidget(self.note, 1)
        foot.addWidget(self.discard)
        foot.addWidget(self.save)
        self.foot = QWidget()
        foot.setContentsMargins(0, 0, 0, 0)
        self.foot.setLayout(foot)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addLayout(head)
        column.addWidget(self.bar)
        column.addWidget(self.stack, 1)
        column.addWidget(self.findings)
        column.addWidget(self.foot)
