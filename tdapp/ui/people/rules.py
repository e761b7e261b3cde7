"""What the club wants to know of a person, and whether it keeps private data at all."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from tdapp.app.people.directory_rules import DirectoryRules
from tdapp.domain.people.person import PRIVATE_FIELDS, Field
from tdapp.read.message import Said
from tdapp.ui.people import deeds, texts
from tdapp.ui.session import Session
from tdapp.ui.theme.look import look
from tdapp.ui.widgets.buttons import Button, PrimaryButton
from tdapp.ui.widgets.card import Card
from tdapp.ui.widgets.label import Label


class Rules(QWidget):
    """`left`: back, with or without a change."""

    left = Signal()

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.session = session
        self.title = Label("", "title", wrap=True)
        self.wanted, self.wanted_why = Card(" "), Label("", "muted", wrap=True)
        self.checks = {field: QCheckBox() for field in Field}
        self.private = QCheckBox()
        self.private.setObjectName("keep_private")
        self.private_why = Label("", "muted", wrap=True)
        self.forget_why = Label("", "strong", tone="danger", wrap=True)
        self.save = PrimaryButton(icon="check", key="Ctrl+S", name="rules_save")
        self.forget = Button(kind="danger", icon="trash-2", name="rules_forget")
        self.leave = Button(kind="quiet", key="Esc", name="rules_leave")
        grid = QGridLayout()
        for place, (field, check) in enumerate(self.checks.items()):
            check.setObjectName(f"wanted_{field.value}")
            check.toggled.connect(self._changed)
            grid.addWidget(check, place // 2, place % 2)
        self.wanted.column.addLayout(grid)
        self.wanted.column.addWidget(self.wanted_why)
        private = Card()
        for widget in (self.private, self.private_why, self.forget_why):
            private.column.addWidget(widget)
        foot = QHBoxLayout()
        foot.setSpacing(8)
        foot.addStretch(1)
        for button in (self.leave, self.forget, self.save):
            foot.addWidget(button)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(10)
        column.addWidget(self.title)
        column.addWidget(self.wanted)
        column.addWidget(private)
        column.addStretch(1)
        column.addLayout(foot)
        self.setFocusProxy(self.checks[Field.LAST])
        self.private.toggled.connect(self._changed)
        self.save.clicked.connect(self.keep)
        self.forget.clicked.connect(self.keep)
        self.leave.clicked.connect(self.left)
        look().changed.connect(self.update)
        self.retranslate()

    def retranslate(self) -> None:
        """Everything in the desk's language."""
        words = self.session.words
        self.title.setText(words(texts.RULES))
        self.wanted.title.setText(words(texts.RULES_WANTED))
        self.wanted_why.setText(words(texts.RULES_WANTED_WHY))
        for field, check in self.checks.items():
            said = words.said(Said(f"field.{field.value}"))
            check.setText(said[:1].upper() + said[1:])
        self.private.setText(words(texts.RULES_PRIVATE))
        self.private_why.setText(words(texts.RULES_PRIVATE_WHY))
        self.forget_why.setText(words(texts.RULES_FORGET_WHY))
        self.save.say(words(texts.SAVE))
        self.forget.say(words(texts.RULES_FORGET))
        self.leave.say(words(texts.BACK))

    def show_rules(self) -> None:
        """Show what the club has settled."""
        rules = self.session.club.people.rules()
        for field, check in self.checks.items():
            check.setChecked(field in rules.mandatory)
        self.private.setChecked(rules.private)
        self._changed()

    def chosen(self) -> DirectoryRules:
        """What stands here now."""
        private = self.private.isChecked()
        wanted = {field for field, check in self.checks.items() if check.isChecked()}
        return DirectoryRules(frozenset(wanted if private else wanted - PRIVATE_FIELDS), private)

    def keep(self) -> None:
        """Insist on these from now on."""
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
