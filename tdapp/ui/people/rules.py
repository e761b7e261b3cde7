"""The rules of the directory: what the club wants to know of a person, and whether it keeps private data at all."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QWidget

from tdapp.app.people.directory_rules import DirectoryRules
from tdapp.domain.people.person import PRIVATE_FIELDS, Field
from tdapp.ui.people import deeds, texts
from tdapp.ui.session import Session
from tdapp.ui.widgets.buttons import Button, PrimaryButton
from tdapp.ui.widgets.card import Card
from tdapp.ui.widgets.inputs import CapitalBox, check_box
from tdapp.ui.widgets.keyboard import HandsOn
from tdapp.ui.widgets.label import Label
from tdapp.ui.widgets.layout import STRETCH, hbox, vbox
from tdapp.words.sentences import SENTENCES


class Rules(HandsOn, QWidget):
    """The form in which the club settles what it asks of a person. `left`: back, with or without a change."""

    left = Signal()

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.session = session
        wanted = Card(texts.RULES_WANTED)
        self.checks = {field: CapitalBox(f"wanted_{field.value}", SENTENCES[f"field.{field.value}"]) for field in Field}
        self.private = check_box("keep_private", texts.RULES_PRIVATE)
        self.forget_why = Label(texts.RULES_FORGET_WHY, "strong", tone="danger", wrap=True)
        self.save = PrimaryButton(texts.SAVE, self.keep, icon="check", key="Ctrl+S", name="rules_save")
        self.forget = Button(texts.RULES_FORGET, self.keep, kind="danger", icon="trash-2", name="rules_forget")
        self.leave = Button(texts.BACK, self.left.emit, kind="quiet", key="Esc", name="rules_leave")
        grid = QGridLayout()
        for place, check in enumerate(self.checks.values()):
            check.toggled.connect(self._changed)
            grid.addWidget(check, place // 2, place % 2)
        wanted.column.addLayout(grid)
        wanted.column.addWidget(Label(texts.RULES_WANTED_WHY, "muted", wrap=True))
        private = Card()
        for widget in (self.private, Label(texts.RULES_PRIVATE_WHY, "muted", wrap=True), self.forget_why):
            private.column.addWidget(widget)
        foot = hbox(STRETCH, self.leave, self.forget, self.save)
        vbox(Label(texts.RULES, "title", wrap=True), wanted, private, STRETCH, foot, gap=10, on=self)
        self.hand_on(self.checks[Field.LAST])
        self.private.toggled.connect(self._changed)

    def show_rules(self) -> None:
        """Show what the club has settled."""
        rules = self.session.club.people.rules()
        for field, check in self.checks.items():
            check.setChecked(field in rules.mandatory)
        self.private.setChecked(rules.private)
        self._changed()

    def chosen(self) -> DirectoryRules:
        """The rules as they are chosen here now."""
        private = self.private.isChecked()
        wanted = {field for field, check in self.checks.items() if check.isChecked()}
        return DirectoryRules(frozenset(wanted if private else wanted - PRIVATE_FIELDS), private)

    def keep(self) -> None:
        """Keep these rules from now on."""
        if deeds.insist(self.session, self.chosen()):
            self.left.emit()

    def _changed(self) -> None:
        private, before = self.private.isChecked(), self.session.club.people.rules()
        for field in PRIVATE_FIELDS:
            self.checks[field].setVisible(private)
        loses = before.private and not private
        self.forget_why.setVisible(loses)
        self.forget.setVisible(loses)
        self.save.setVisible(not loses)
        same = self.chosen() == before
        self.save.allow(self.session.words(texts.NOTHING_CHANGED) if same else "")
