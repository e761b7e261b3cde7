"""How the window of the people of the club is laid out: list, right side, and the line that says what was done."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QDialog, QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from tdapp.ui.frame.bottom_line import SIGNS
from tdapp.ui.people import texts
from tdapp.ui.people.erasing import Erasing
from tdapp.ui.people.finding import Finding
from tdapp.ui.people.form import PersonForm
from tdapp.ui.people.merging import Merging
from tdapp.ui.people.past import Past
from tdapp.ui.people.rules import Rules
from tdapp.ui.session import Session
from tdapp.ui.widgets.buttons import Button, fit_keys
from tdapp.ui.widgets.card import Rule
from tdapp.ui.widgets.chip import Icon
from tdapp.ui.widgets.empty import EmptyState
from tdapp.ui.widgets.flow import FlowLayout
from tdapp.ui.widgets.label import Elided, Label

SIZE, LEAST = QSize(1320, 720), QSize(880, 540)
SIDE = 400  # the least width of the right side


class PeopleFrame(QDialog):
    """The parts of the window; what they do together stands in `PeopleWindow`."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("people_window")
        self.setAttribute(Qt.WidgetAttribute.WA_QuitOnClose, False)
        self.setMinimumSize(LEAST)
        self.session = session
        self._build()
        self._lay_out()
        self.side.currentChanged.connect(self._turned)

    def sizeHint(self) -> QSize:
        free = self.screen().availableGeometry().size()
        return SIZE.boundedTo(free - QSize(16, 48)).expandedTo(LEAST)

    def _build(self) -> None:
        session = self.session
        self.title = Label("", "title")
        self.new = Button(icon="user-plus", key="Ctrl+N", name="people_new")
        self.import_ = Button(icon="file-down", key="Ctrl+I", name="people_import")
        self.export = Button(icon="file-up", key="Ctrl+E", name="people_export")
        self.rules_button = Button(kind="quiet", icon="settings", key="Alt+G", name="people_rules")
        self.finding = Finding(session)
        self.nobody = EmptyState("user")
        self.form, self.merging, self.erasing = PersonForm(session), Merging(session), Erasing(session)
        self.past, self.rules = Past(session), Rules(session)
        self.side = QStackedWidget()
        for part in (self.nobody, self.form, self.merging, self.erasing, self.past, self.rules):
            self.side.addWidget(part)
        self.side.setMinimumWidth(SIDE)
        self.sign, self.said = Icon("", size=16), Elided("", "table")
        self.close_button = Button(key="Esc", name="people_close")

    def _lay_out(self) -> None:
        buttons = FlowLayout(gap=8)
        for button in (self.new, self.import_, self.export):
            buttons.addWidget(button)
        head = QHBoxLayout()
        head.addWidget(self.title)
        head.addStretch(1)
        head.addWidget(self.rules_button)
        left = QVBoxLayout()
        left.setSpacing(8)
        left.addLayout(head)
        left.addLayout(buttons)
        left.addWidget(self.finding, 1)
        both = QHBoxLayout()
        both.setSpacing(16)
        both.addLayout(left, 5)
        both.addWidget(Rule(upright=True))
        both.addWidget(self.side, 4)
        foot = QHBoxLayout()
        foot.setSpacing(8)
        foot.addWidget(self.sign)
        foot.addWidget(self.said, 1)
        foot.addWidget(self.close_button)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 12, 16, 10)
        column.setSpacing(10)
        column.addLayout(both, 1)
        column.addLayout(foot)

    def retranslate(self) -> None:
        """Everything in the desk's language."""
        words = self.session.words
        self.setWindowTitle(words(texts.TITLE))
        self.title.setText(words(texts.TITLE))
        self.new.say(words(texts.NEW))
        self.import_.say(words(texts.IMPORT))
        self.export.say(words(texts.EXPORT))
        self.rules_button.say(words(texts.RULES))
        self.close_button.say(words(texts.CLOSE))
        self.nobody.say(words(texts.CHOOSE), words(texts.CHOOSE_WHY))
        self.finding.retranslate()
        for part in (self.form, self.merging, self.rules):
            part.retranslate()
        self.tell("", "")

    def tell(self, text: str, kind: str) -> None:
        """Say what was done, or why not, in the line at the bottom; kinds as in `Told`."""
        icon, tone = SIGNS.get(kind, ("", "muted"))
        self.sign.show_icon(icon, tone)
        self.sign.setVisible(bool(icon))
        self.said.setText(text)

    def _turned(self, _place: int) -> None:
        """Esc goes back a step first: then it stands on that button alone."""
        self.close_button.show_key(shown=self.side.currentWidget() in (self.form, self.nobody))

    def turn_to(self, part: QWidget) -> None:
        """Show a part at the right, with the keys in it."""
        self.side.setCurrentWidget(part)
        part.setFocus()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        fit_keys((self.new, self.import_, self.export), self.finding.width())
