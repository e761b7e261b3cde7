"""The bar of a slip that did not print: the line at the bottom still says who sits where, and the slip is not lost."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdapp.texts import QT_TRANSLATE_NOOP
from tdapp.ui.actions.window import LEAVE_SLIP, STUCK_SLIP
from tdapp.ui.frame.bars import Bar
from tdapp.ui.widgets.buttons import Button

if TYPE_CHECKING:
    from tdapp.app.papers.papers import PrintedSheet
    from tdapp.ui.session import Session

SAVE = QT_TRANSLATE_NOOP("Frame", "Save the slip as PDF")
SAVE_SHEET = QT_TRANSLATE_NOOP("Frame", "Save the sheet as PDF")
CLOSE = QT_TRANSLATE_NOOP("Frame", "Close")


class SlipBar(Bar):
    """The bar of the last slip that did not print, with why; it stands until the slip is saved or it is closed."""

    def __init__(self, session: Session) -> None:
        super().__init__("printer", "warning", "slip_bar")
        self.session = session
        self.sheet: PrintedSheet | None = None
        self.save = self.add(Button(SAVE, self.save_as, icon="file-down", key=STUCK_SLIP.key, name="slip_save"))
        self.leave = self.add(Button(CLOSE, self.hide, kind="quiet", key=LEAVE_SLIP.key, name="slip_close"))
        session.slip_stuck.connect(self.show_stuck)
        session.left.connect(self.hide)

    def show_stuck(self, text: str, sheet: PrintedSheet | None) -> None:
        """Show why a slip did not print, and offer it as a file."""
        self.sheet = sheet
        self.text.setText(text)
        self.save.say(SAVE if sheet is None or sheet.kind is None else SAVE_SHEET)
        self.save.setVisible(sheet is not None)
        self.show()

    def settle(self) -> None:
        """Save the slip, or close the bar where there is none to save; nothing while there is no bar."""
        if self.isVisible():
            if self.sheet is not None:
                self.save_as()
            else:
                self.hide()

    def save_as(self) -> None:
        """Ask where, then write the slip."""
        from tdapp.ui.pages.papers.hand_out import HandOut

        hand_out = HandOut(self.session, self, lambda: self.sheet)
        hand_out.saved.connect(self.hide)
        hand_out.save_as()
