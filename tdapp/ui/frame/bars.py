"""Bars over the bottom line that ask something without stopping anything: a rule in the way, a lock."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QBoxLayout, QLineEdit, QWidget

from tdapp.ui.actions.window import COPIES, LOCK, MANUAL, RECOVER
from tdapp.ui.frame import texts
from tdapp.ui.language import language, say
from tdapp.ui.manual.texts import HELP
from tdapp.ui.session import Override
from tdapp.ui.theme.look import look
from tdapp.ui.widgets.buttons import Button, fit_flowing_keys
from tdapp.ui.widgets.chip import Icon
from tdapp.ui.widgets.label import Label
from tdapp.ui.widgets.layout import flow, grow, hbox, holder
from tdapp.ui.widgets.shortcuts import key_on
from tdapp.words.club.opening import SAVE_LEFT

if TYPE_CHECKING:
    from tdapp.app.club.alarms import Alarm

GAP, MARGINS = 12, (16, 8, 14, 8)  # pixels between the parts of a bar, and left, over, right and under them
SHARE = 0.55  # of a sentence that stands in a row beside buttons: it takes two rows, no more
TURNS = tuple(f"Alt+{number}" for number in range(1, 10))


class Bar(QWidget):
    """A bar in a colour, with a sign and a sentence; what follows is added to `row`. Where the sentence
    would need more than two rows beside the buttons these stand under it, in as many rows as they need.
    """

    def __init__(self, icon: str, tone: str, name: str) -> None:
        super().__init__()
        self.setObjectName(name)
        self.tone = tone
        self.text = Label("", wrap=True)
        self.buttons: list[Button] = []
        self._flow = flow(gap=GAP)
        self._held = holder(self._flow)
        self.row = hbox(grow(self.text), gap=GAP)
        self._body = hbox(grow(self.row), self._held, gap=GAP)
        self._icon = Icon(icon, tone=tone)
        hbox(self._icon, grow(self._body), gap=GAP, margins=MARGINS, on=self)
        self._held.hide()
        self.hide()
        look().changed.connect(self.update)

    def add(self, button: Button) -> Button:
        """Add one more button at the right."""
        self.buttons.append(button)
        self._flow.addWidget(button)
        self._held.show()
        return button

    def event(self, event: QEvent) -> bool:
        """Place the buttons anew once there is other room, or they say something else."""
        if event.type() in (QEvent.Type.Resize, QEvent.Type.LayoutRequest):
            self._arrange()
        return super().event(event)

    def _arrange(self) -> None:
        shown = [button for button in self.buttons if not button.isHidden()]
        room = self.width() - MARGINS[0] - MARGINS[2] - self._icon.sizeHint().width() - GAP
        wide = sum(button.width_with(key=True) for button in shown) + GAP * max(0, len(shown) - 1)
        said = int(SHARE * self.text.fontMetrics().horizontalAdvance(self.text.text()))
        beside = wide + GAP + max(said, self.row.minimumSize().width()) <= room
        if beside:
            for button in shown:
                button.show_key(shown=True)
        else:
            fit_flowing_keys(shown, room, GAP)
        way = QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom
        if self._body.direction() != way:
            self._body.setDirection(way)
            self._body.setAlignment(self._held, Qt.AlignmentFlag.AlignVCenter if beside else Qt.AlignmentFlag(0))
        if self._held.minimumWidth() != (least := wide if beside else 0):
            self._held.setMinimumWidth(least)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(look().tokens.tint(self.tone)))
        painter.fillRect(0, 0, self.width(), 2, look().colour(self.tone))
        painter.end()


class OverrideBar(Bar):
    """The bar that asks for a reason: the rules say no, but the director may, with a reason which the journal keeps.

    A reason that reads as a command is not taken before Enter was pressed twice: whoever typed it may have meant one.
    `help_asked`: the manual is wanted. `left`: nothing is done, and the keys go back to where they were. `turned`: a
    key of the page over it was pressed that shows another part of it.
    """

    lifted = Signal(object, str)  # Override, reason
    left = Signal()
    help_asked = Signal()
    turned = Signal(str)

    def __init__(self) -> None:
        super().__init__("scale", "warning", "override_bar")
        self.means_command: Callable[[str], bool] = lambda _typed: False  # the window says it
        self._doubted = ""  # the reason that was asked about
        self.asked: Override | None = None
        self.reason = QLineEdit()
        self.reason.setObjectName("override_reason")
        self.reason.setMaxLength(500)
        self.reason.setMinimumWidth(260)
        self.reason.textChanged.connect(self._on_typed)
        self.reason.returnPressed.connect(self._on_do)
        self.row.addWidget(self.reason, 1)
        say(self.reason.setPlaceholderText, texts.REASON)
        say(self.reason.setAccessibleName, texts.REASON)
        self.do = self.add(Button(texts.ALL_THE_SAME, self._on_do, name="override_do"))
        self.help = self.add(Button(HELP, self.help_asked.emit, kind="quiet", key=MANUAL.key, name="override_help"))
        self.leave = self.add(Button(texts.LEAVE_IT, self.close_bar, kind="quiet", name="override_leave"))
        for keys in TURNS:
            key_on(self, keys, partial(self.turned.emit, keys))

    def ask(self, override: Override, sentence: str) -> None:
        """Say what the rules say, and wait for a reason."""
        self.asked, self._doubted = override, ""
        self.text.setText(sentence)
        self.reason.setText(override.reason)
        self._on_typed()
        self.show()
        self.reason.setFocus()

    def close_bar(self) -> None:
        """Close the bar and leave everything as it is."""
        if self.asked is not None:
            self.asked = None
            self.left.emit()  # first: hidden, it would give the keys to whatever comes next
            self.hide()

    def command(self) -> str:
        """What stands in the bar in the place of a reason and reads as a command; '' for none."""
        typed = self.reason.text().strip()
        return typed if self.asked is not None and typed and self.means_command(typed) else ""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.close_bar()
        else:
            super().keyPressEvent(event)

    def _on_typed(self) -> None:
        self.do.setEnabled(bool(self.reason.text().strip()))

    def _on_do(self) -> None:
        asked, reason = self.asked, self.reason.text().strip()
        if asked is None or not reason:
            return
        if reason != self._doubted and self.means_command(reason):
            self._doubted = reason
            self.text.say(texts.A_COMMAND, typed=reason)
            return
        self.asked = None
        self.lifted.emit(asked, reason)
        if self.asked is None:  # else something more is in the way, and the next reason is asked for
            self.hide()


class FileBar(Bar):
    """The bar of something wrong with the club file: it stands until the file is back, or the director has seen it."""

    copy_asked = Signal(str)
    copies_asked = Signal()
    seen = Signal()

    def __init__(self) -> None:
        super().__init__("octagon-alert", "danger", "file_bar")
        self._alarm: Alarm | None = None
        self.open_copy = self.add(Button(texts.OPEN_COPY, self._on_copy, name="file_copy"))
        self.copies = self.add(Button(COPIES.text, self.copies_asked.emit, key=COPIES.key, name="file_copies"))
        self.settle = self.add(Button(texts.SEEN, self.seen.emit, name="file_seen"))
        language().changed.connect(self._say_again)

    def show_alarm(self, alarm: Alarm | None) -> None:
        """Show an alarm of the file; None: all is well."""
        self._alarm = alarm
        self.setVisible(alarm is not None)
        if alarm is not None:
            self.text.setText(" ".join(language().words.said(said) for said in alarm.said))
            self.open_copy.setVisible(alarm.copy is not None)
            self.copies.setVisible(alarm.copies)
            self.settle.setVisible(alarm.settles)

    def _say_again(self) -> None:
        self.show_alarm(self._alarm)

    def _on_copy(self) -> None:
        if self._alarm is not None and self._alarm.copy is not None:
            self.copy_asked.emit(str(self._alarm.copy))


class LockBar(Bar):
    """The bar that says the keyboard is locked: nothing that leans on it does anything."""

    unlocked = Signal()

    def __init__(self) -> None:
        super().__init__("lock", "warning", "lock_bar")
        self.text.say(texts.LOCKED)
        self.unlock = self.add(Button(texts.UNLOCK, self.unlocked.emit, key=LOCK.key, name="unlock"))


class ImportedBar(Bar):
    """The bar of a tournament that was imported: it stays as it is, and nothing is wrong with it."""

    def __init__(self) -> None:
        super().__init__("download", "info", "imported_bar")

    def say(self, why: str) -> None:
        """Say where it came from; '' when it was played here."""
        self.text.setText(why)
        self.setVisible(bool(why))


class ShownBar(Bar):
    """The bar of a tournament that is only shown: why, and the way to the copies of the club; of a damaged file that is
    only looked at, to recovering the night and to saving what is left.
    """

    copies_asked = Signal()
    recover_asked = Signal()
    save_asked = Signal()

    def __init__(self) -> None:
        super().__init__("octagon-alert", "danger", "shown_bar")
        self.copies = self.add(Button(COPIES.text, self.copies_asked.emit, key=COPIES.key, name="shown_copies"))
        self.recover = self.add(Button(RECOVER.text, self.recover_asked.emit, name="shown_recover"))
        self.save = self.add(Button(SAVE_LEFT, self.save_asked.emit, name="shown_save"))

    def say(self, why: str, *, looked_at: bool = False) -> None:
        """Say why nothing can be done in the tournament; '' when everything can. `looked_at`: the whole file is only
        looked at.
        """
        self.text.setText(why)
        self.copies.setVisible(not looked_at)
        for button in (self.recover, self.save):
            button.setVisible(looked_at)
        self.setVisible(bool(why))
