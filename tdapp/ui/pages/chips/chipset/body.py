"""The Set part as it is built, before anything is shown in it or done."""

from tdapp.ui.chip_pictures import ChipPictures
from tdapp.ui.language import say
from tdapp.ui.pages.chips.chipset import texts
from tdapp.ui.pages.chips.chipset.keeping import SetBar, SetMenu
from tdapp.ui.pages.chips.chipset.preview import Preview
from tdapp.ui.pages.chips.chipset.table import SetTable
from tdapp.ui.pages.chips.findings import Findings
from tdapp.ui.pages.part import Part
from tdapp.ui.session import Session
from tdapp.ui.widgets.buttons import Button, PrimaryButton
from tdapp.ui.widgets.empty import EmptyState
from tdapp.ui.widgets.fields import plain_line
from tdapp.ui.widgets.label import Label
from tdapp.ui.widgets.layout import STRETCH, grow, hbox, holder, one_of, vbox


class SetBody(Part):
    """The Set part without its deeds: the name of the set and where it comes from, the table with the chosen chip
    beside it, and what can be saved.
    """

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self.pictures = ChipPictures(session)
        self.name = plain_line("chip_set_name", texts.NAME, inside=True, longest=80, least=160)
        self.choose = Button(texts.CHOOSE, icon="folder-open", key="Alt+O", name="chip_set_choose")
        self.keep = Button(texts.KEEP, icon="save", key="Alt+K", name="chip_set_keep")
        self.default = Button(texts.DEFAULT, kind="filter", key="Alt+N", name="chip_set_default")
        self.menu = SetMenu(self)
        self.bar = SetBar(session)
        self.table = SetTable(session.words, self.pictures.image)
        say(self.table.setAccessibleName, texts.TABLE)
        self.preview = Preview()
        self.add = Button(texts.ADD, icon="plus", key="Ins", name="chip_add")
        self.remove = Button(texts.REMOVE, icon="trash-2", key="Del", name="chip_remove")
        self.picture = Button(texts.IMPORT, icon="file-up", key="Alt+P", name="chip_picture")
        self.no_picture = Button(texts.NO_PICTURE, kind="quiet", icon="x", key="Alt+X", name="chip_no_picture")
        self.note = Label("", "muted", wrap=True, name="chip_set_note")
        self.note.setMinimumHeight(36)
        self.sum = self.preview.sum
        self.findings = Findings("chip_set_findings")
        self.discard = Button(texts.DISCARD, kind="quiet", name="chip_set_discard")
        self.save = PrimaryButton(texts.SAVE, icon="check", key="Ctrl+S", name="chip_set_save")
        self.empty = EmptyState("chip", texts.NO_SET, texts.NO_SET_WHY)
        first = Button(texts.CHOOSE, self.show_menu, icon="folder-open", key="Alt+O", name="chip_set_first")
        self.first = self.empty.offer(first)
        tools = hbox(self.add, self.remove, self.picture, self.no_picture, STRETCH)
        head = hbox(grow(self.name), self.choose, self.keep, self.default)
        self.body = holder(hbox(grow(vbox(grow(self.table), tools)), self.preview))
        self.stack = one_of(self.body, self.empty)
        self.foot = holder(hbox(grow(self.note), self.discard, self.save))
        vbox(head, self.bar, grow(self.stack), self.findings, self.foot, on=self)

    def show_menu(self) -> None:
        """Show the club's sets and the shipped ones to choose from."""
        self.menu.fill(self.session)
        under = self.choose if self.choose.isVisible() else self.first
        self.menu.popup(under.mapToGlobal(under.rect().bottomLeft()))
