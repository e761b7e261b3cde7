"""The bottom line: what was done last, with Undo or Redo while it is fresh, and that all is saved and copied."""

from PySide6.QtCore import QElapsedTimer, QEvent, QObject, QRectF, QTimer, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from tdapp.ui.actions.window import LOCK, MANUAL, REDO, UNDO
from tdapp.ui.frame import texts
from tdapp.ui.language import language
from tdapp.ui.manual.texts import HELP, SIGN
from tdapp.ui.session import Told
from tdapp.ui.theme.look import look
from tdapp.ui.widgets.buttons import Button, IconButton
from tdapp.ui.widgets.card import Ground
from tdapp.ui.widgets.chip import Icon
from tdapp.ui.widgets.label import Elided, Label, tip
from tdapp.ui.widgets.layout import STRETCH, hbox

FRESH = 10_000  # milliseconds an act offers Undo in the line
SIGN_IN_KEY = "Ctrl+Shift+O"  # not among the actions: where operators are off nothing speaks of it
LEAST_NAME, MOST_NAME = 170, 260  # pixels for who is signed in
STEP, STILL_STEP = 100, 1_000
SIGNS = {
    "done": ("check", "accent"),
    "refused": ("ban", "warning"),
    "error": ("octagon-alert", "danger"),
    "info": ("info", "info"),
}


class UndoButton(Button):
    """The button Undo, or Redo after it, with a line under it that runs out."""

    ran_out = Signal()

    def __init__(self) -> None:
        super().__init__(icon=UNDO.icon, key=UNDO.key, name="undo")
        self.brings_back = False
        self._since = QElapsedTimer()
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._on_step)

    def start(self, *, brings_back: bool = False) -> None:
        """Offer to take back the act that was just done, or to do again the one that was taken back."""
        self.brings_back = brings_back
        self.key = REDO.key if brings_back else UNDO.key
        self.show_icon(REDO.icon if brings_back else UNDO.icon)
        self._since.start()
        self._timer.start(STILL_STEP if look().still else STEP)
        self.show()

    def stop(self) -> None:
        """Offer nothing any more."""
        self._timer.stop()
        self.hide()

    def left(self) -> float:
        """The share of its time that is left, 1 to 0."""
        return max(0.0, 1 - self._since.elapsed() / FRESH) if self._since.isValid() else 0.0

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        width = (self.width() - 8) * self.left()
        painter.fillRect(QRectF(4, self.height() - 3, width, 2), look().colour("info"))
        painter.end()

    def _on_step(self) -> None:
        if self.left() <= 0:
            self.stop()
            self.ran_out.emit()
        else:
            self.update()


class Fact(QWidget):
    """An icon and a few words at the right of the line."""

    def __init__(self, icon: str, name: str) -> None:
        super().__init__()
        self.icon, self.text = Icon(icon, size=16), Label("", "muted")
        self.text.setObjectName(name)
        hbox(self.icon, self.text, gap=6, on=self)

    def say(self, text: str, *, icon: str, tone: str = "", help_text: str = "") -> None:
        """Show another state, in a colour when it matters."""
        if text != self.text.text() or tone != (self.text.property("tone") or ""):
            self.text.setText(text)
            self.text.set_tone(tone)
        self.icon.show_icon(icon, tone or "muted")
        self.setToolTip(tip(help_text))


class BottomLine(Ground):
    """The line at the bottom of the window."""

    undo_asked = Signal()
    redo_asked = Signal()
    operator_asked = Signal()
    undo_hovered = Signal()
    lock_asked = Signal()
    help_asked = Signal()

    def __init__(self) -> None:
        super().__init__("bottom_line", line=(0, 1, 0, 0))
        self.told: Told | None = None
        self.sign = Icon("", size=18)
        self.text = Elided("")
        self.text.setObjectName("told")
        self.text.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Preferred)
        self.undo = UndoButton()
        ask = self.operator_asked.emit
        self.explain = Button(HELP, self.help_asked.emit, kind="quiet", icon=SIGN, key=MANUAL.key, name="told_help")
        self.explain.hide()
        self.operator = Button("", ask, kind="quiet", icon="user", key=SIGN_IN_KEY, name="operator_here")
        self.operator.setMaximumWidth(MOST_NAME)
        self.operator.hide()
        self.away = Fact("hourglass", "penalties_state")
        self.away.hide()
        self.display = Fact("monitor-off", "display_state")
        self.copies = Fact("copy", "copies_state")
        self.saved = Fact("save", "saved_state")
        self.help = IconButton(SIGN, MANUAL.text, self.help_asked.emit, name="help_here")
        self.lock = IconButton(LOCK.icon, LOCK.text, self.lock_asked.emit, name="lock_here")
        facts = (self.operator, self.away, self.display, self.copies, self.saved, self.help, self.lock)
        hbox(self.sign, self.text, self.undo, self.explain, STRETCH, *facts, gap=10, margins=(16, 2, 14, 1), on=self)
        self.undo.clicked.connect(self._on_undo)
        self.undo.installEventFilter(self)
        self.undo.hide()
        language().changed.connect(self._say_undo)  # what was told stays as it was said
        self._say_undo()
        look().changed.connect(self._wear)
        self._wear()

    def _wear(self) -> None:
        self.setFixedHeight(look().bottom)

    def tell(self, told: Told, *, explained: bool = False) -> None:
        """Say what was done, or why not. `explained`: the manual has a page about it, which is offered."""
        self.told = told
        self.explain.setVisible(explained)
        self.sign.show_icon(*SIGNS.get(told.kind, SIGNS["info"]))
        self.text.setText(told.text)
        self.text.set_tone("danger" if told.kind == "error" else "warning" if told.kind == "refused" else "")
        self.text.setAccessibleName(told.text)
        if told.act is not None:
            self.undo.start(brings_back=told.back)
            self._say_undo()
        else:
            self.undo.stop()

    def _say_undo(self) -> None:
        text = language().words(texts.REDO if self.undo.brings_back else texts.UNDO)
        self.undo.say(text)
        self.undo.setAccessibleName(text)

    def _on_undo(self) -> None:
        (self.redo_asked if self.undo.brings_back else self.undo_asked).emit()

    def forget(self) -> None:
        """Say nothing: another tournament is in front, and Undo would mean something else now."""
        self.told = None
        self.explain.hide()
        self.sign.show_icon("", "muted")
        self.text.setText("")
        self.undo.stop()

    def show_operator(self, name: str, *, on: bool) -> None:
        """Show who is signed in, '' nobody; nothing stands there where operators are off."""
        self.operator.setVisible(on)
        if on:
            words = language().words
            self.operator.setMinimumWidth(0)
            self.operator.say(name or words(texts.NOBODY_HERE))
            self.operator.setMinimumWidth(min(LEAST_NAME, self.operator.sizeHint().width()))
            self.operator.show_icon("user" if name else "circle-alert")
            self.operator.allow("", words(texts.OPERATOR_HELP))

    def show_saved(self, text: str) -> None:
        """Show when the last act was on the disk."""
        self.saved.say(text, icon="save")

    def show_copies(self, text: str, trouble: str) -> None:
        """Show when the last copy was made, or why it failed."""
        if trouble:
            self.copies.say(
                language().words(texts.COPY_FAILED), icon="triangle-alert", tone="danger", help_text=trouble
            )
        else:
            self.copies.say(text, icon="copy")

    def show_away(self, n: int) -> None:
        """Show how many players miss hands for a penalty; nothing stands there while nobody does."""
        self.away.setVisible(n > 0)
        if n:
            words = language().words
            self.away.say(words(texts.AWAY, n=n), icon="hourglass", tone="warning", help_text=words(texts.AWAY_HELP))

    def show_display(self, text: str, tone: str = "") -> None:
        """Show where the room's screen is; '' when there is none."""
        icon = "monitor" if text else "monitor-off"
        self.display.say(text or language().words(texts.NO_SCREEN), icon=icon, tone=tone)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self.undo and event.type() == QEvent.Type.ToolTip:
            self.undo_hovered.emit()
        return False
