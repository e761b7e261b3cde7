"""How the window of the people of the club is laid out: list, right side, and the line that says what was done."""

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QDialog, QWidget

from tdapp.ui.frame.bottom_line import SIGNS
from tdapp.ui.keys import KeysBeside
from tdapp.ui.language import say
from tdapp.ui.manual.topics import of_window
from tdapp.ui.people import texts
from tdapp.ui.people.erasing import Erasing
from tdapp.ui.people.finding import Finding
from tdapp.ui.people.form import PersonForm
from tdapp.ui.people.imported import Imported
from tdapp.ui.people.merging import Merging
from tdapp.ui.people.past import Past
from tdapp.ui.people.rules import Rules
from tdapp.ui.session import Session
from tdapp.ui.widgets.buttons import Button, fit_keys
from tdapp.ui.widgets.card import Rule
from tdapp.ui.widgets.chip import Icon
from tdapp.ui.widgets.empty import EmptyState
from tdapp.ui.widgets.label import Elided, Label
from tdapp.ui.widgets.layout import STRETCH, flow, grow, hbox, one_of, vbox

SIZE, LEAST = QSize(1760, 940), QSize(880, 540)
BESIDE = QSize(46, 48)  # of the display that stays free around the window
SIDE = 400  # the least width of the right side


class PeopleFrame(QDialog):
    """The frame of the window, with all its parts; what they do together stands in `PeopleWindow`."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("people_window")
        self.setAttribute(Qt.WidgetAttribute.WA_QuitOnClose, False)
        self.setMinimumSize(LEAST)
        self.resize(SIZE)
        self.session = session
        self.title = Label(texts.TITLE, "title")
        say(self.setWindowTitle, texts.TITLE)
        self.finding = Finding(session)
        self.nobody = EmptyState("user", texts.CHOOSE, texts.CHOOSE_WHY)
        self.form, self.merging, self.erasing = PersonForm(session), Merging(session), Erasing(session)
        self.past, self.rules = Past(session), Rules(session)
        self.imported = Imported(session)
        self.side = one_of(self.nobody, self.form, self.merging, self.erasing, self.past, self.imported, self.rules)
        self.side.setMinimumWidth(SIDE)
        self.sign, self.said = Icon("", size=16), Elided("", "table")
        self.close_button = Button(texts.CLOSE, self.close, key="Esc", name="people_close")
        self.buttons: Sequence[Button] = ()
        self.side.currentChanged.connect(self._turned)
        self.keys = KeysBeside(self, session)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.keys.watch()

    def fit_display(self) -> None:
        """Keep the window no larger than the display has room for, with the borders and title the desktop puts around
        it.
        """
        self.resize(self.size().boundedTo(self.screen().availableSize() - BESIDE))

    def lay_out(self, beside_title: Button, *buttons: Button) -> None:
        """Lay the parts out, with these buttons over the list."""
        self.buttons = buttons
        head = hbox(self.title, STRETCH, beside_title, gap=None)
        left = vbox(head, flow(*buttons), grow(self.finding))
        both = hbox(grow(left, 5), Rule(upright=True), grow(self.side, 4), gap=16)
        foot = hbox(self.sign, grow(self.said), self.close_button)
        vbox(grow(both), foot, gap=10, margins=(16, 12, 16, 10), on=self)
        self.tell("", "")

    def explain(self) -> None:
        """Open the manual at what it says of the people of the club."""
        self.session.help_asked.emit(of_window(self))

    def tell(self, text: str, kind: str) -> None:
        """Say what was done, or why not, in the line at the bottom; kinds as in `Told`."""
        icon, tone = SIGNS.get(kind, ("", "muted"))
        self.sign.show_icon(icon, tone)
        self.sign.setVisible(bool(icon))
        self.said.setText(text)

    def _turned(self, _place: int) -> None:
        """Let Esc stand on one button alone, since it goes back a step first."""
        self.close_button.show_key(shown=self.side.currentWidget() in (self.form, self.nobody))

    def turn_to(self, part: QWidget) -> None:
        """Show a part at the right, with the keys in it."""
        self.side.setCurrentWidget(part)
        part.setFocus()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        fit_keys(self.buttons, self.finding.width())
