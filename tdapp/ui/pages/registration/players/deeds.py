"""The bar under the list of players: what can be done with the chosen entries, and what it would mean."""

from collections.abc import Callable
from functools import partial

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from tdapp.read.chips.known_stacks import stack_seen
from tdapp.read.registration.players import BustPreview, EntryStatus, PlayerRow
from tdapp.read.status import Phase
from tdapp.ui.actions.deed_texts import CHOOSE
from tdapp.ui.actions.deeds import Spot
from tdapp.ui.actions.deeds_at import DEEDS, line_at
from tdapp.ui.pages.registration.players import texts
from tdapp.ui.pages.seating.at_table import stack_said
from tdapp.ui.session import Session
from tdapp.ui.widgets.buttons import Button, fit_keys
from tdapp.ui.widgets.label import Elided
from tdapp.ui.widgets.layout import STRETCH, hbox, vbox

MOST_IN_ONE_HAND = 10
# The deeds that have a button, and its objectName.
BUTTONS = {
    "bust": "bust_out", "same_hand": "same_hand", "move": "move", "swap": "swap", "reinstate": "reinstate",
    "cancel": "cancel_entry", "correct": "put_right",
}  # fmt: skip
HELP = {"same_hand": texts.SAME_HAND_HELP, "correct": texts.CORRECT_HELP}


class Deeds(QWidget):
    """The buttons for the chosen entries. What cannot be done is grey and says why; `do` is told which was pressed.

    Their keys work on the page.
    """

    def __init__(self, session: Session, do: Callable[[str], object], page: QWidget) -> None:
        super().__init__()
        self.session = session
        self.says = Elided("", "strong")
        self.effects = Elided("", "muted")
        self.says.setFixedHeight(24)  # whatever the script of a name: the list above must not jump
        self.effects.setFixedHeight(20)
        self.buttons = {
            name: Button(deed.text, partial(do, name), on=page, icon=deed.icon, key=deed.keys["players"], name=called)
            for name, called in BUTTONS.items()
            for deed in DEEDS
            if deed.id == name and "players" in deed.keys
        }
        vbox(vbox(self.says, self.effects, gap=0), hbox(*self.buttons.values(), STRETCH), gap=6, on=self)

    def show_rows(self, rows: list[PlayerRow]) -> None:
        """Show what can be done with these entries."""
        self._explain(rows)
        for deed, button in self.buttons.items():
            button.allow(self.why_not(deed, rows), self.session.words(HELP[deed]) if deed in HELP else "")
        out = bool(rows) and all(row.status is EntryStatus.OUT for row in rows)
        self.buttons["reinstate"].setVisible(out)
        for deed in ("bust", "same_hand", "move", "swap"):
            self.buttons[deed].setVisible(not out)
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Fit the buttons to the width: where not all fit with their keys, the keys are left to the key sheet."""
        fit_keys([button for button in self.buttons.values() if not button.isHidden()], self.width())

    def why_not(self, deed: str, rows: list[PlayerRow]) -> str:
        """Why something cannot be done with these entries, '' when it can."""
        return line_at(self.session, Spot(tuple(rows)), deed).why

    def _explain(self, rows: list[PlayerRow]) -> None:
        """Explain what busting out the chosen one would mean."""
        words = self.session.words
        if not rows:
            over = self.session.status_view().phase is Phase.FINISHED
            self.says.setText("" if over else words(CHOOSE))
            self.effects.setText("")
            return
        if len(rows) > 1:
            self.says.setText(words(texts.CHOSEN, n=len(rows)))
            named = [row.name.full for row in rows[:MOST_IN_ONE_HAND]]
            self.effects.setText(words.several(named) if len(rows) <= MOST_IN_ONE_HAND else ", ".join(named) + " …")
            return
        row = rows[0]
        preview = self.session.bust_preview((row.entry,), ()) if row.status is not EntryStatus.OUT else None
        if preview is None:
            self.says.setText(row.name.full)
            self.effects.setText(self.why_not("bust", rows))
            return
        text = texts.OUT_FROM if row.seat is not None else texts.OUT_IN
        self.says.setText(words(text, name=row.name, seat=row.seat or "", place=preview.place))
        self.effects.setText(" · ".join(self._effects(preview)))

    def _effects(self, preview: BustPreview) -> list[str]:
        words = self.session.words
        parts = []
        stack = self.session.view(stack_seen, self.session.now(), preview.row.entry)
        if stack is not None:
            parts.append(words(texts.STACK, stack=stack_said(stack, words)))
        if preview.provisional:
            parts.append(words(texts.PLACE_MAY_FALL))
        elif preview.prize is not None:
            parts.append(words(texts.WINS, prize=preview.prize))
        else:
            parts.append(words(texts.NO_PRIZE, n=preview.places_paid))
        if preview.head is not None:
            parts.append(words(texts.ON_THE_HEAD, amount=preview.head))
        parts.append(words(texts.AVERAGE, before=preview.average_before, after=preview.average_after))
        if preview.table_before is not None and preview.table_after is not None and preview.row.seat is not None:
            table = preview.row.seat.table
            left = words(texts.TABLE_LEFT, table=table, before=preview.table_before, after=preview.table_after)
            parts.append(f"{left}, {words(texts.LEAVES_SHORT)}" if preview.leaves_short else left)
        return parts
