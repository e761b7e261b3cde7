"""The bar under the list of players: what can be done with the chosen entries, and what it would mean."""

from collections.abc import Callable
from functools import partial

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from tdapp.domain.registration import entries
from tdapp.domain.seating import seating
from tdapp.read.chips.known_stacks import stack_seen
from tdapp.read.registration.players import BustPreview, EntryStatus, PlayerRow
from tdapp.read.status import Phase
from tdapp.texts import Text
from tdapp.ui.pages.registration.players import texts
from tdapp.ui.pages.seating.at_table import stack_said
from tdapp.ui.session import Session
from tdapp.ui.widgets.buttons import Button, fit_keys
from tdapp.ui.widgets.label import Elided
from tdapp.ui.widgets.layout import STRETCH, hbox, vbox

MOST_IN_ONE_HAND = 10
DEEDS: dict[str, tuple[Text, str, str, str]] = {
    "bust": (texts.BUST_OUT, "user-x", "Alt+B", "bust_out"),
    "hand": (texts.SAME_HAND, "users", "Alt+H", "same_hand"),
    "move": (texts.MOVE, "move", "Alt+M", "move"),
    "swap": (texts.SWAP, "arrow-left-right", "Alt+S", "swap"),
    "reinstate": (texts.REINSTATE, "rotate-ccw", "Alt+R", "reinstate"),
    "cancel": (texts.CANCEL, "ban", "Alt+C", "cancel_entry"),
    "correct": (texts.CORRECT, "pencil", "Alt+W", "put_right"),
}
HELP = {"hand": texts.SAME_HAND_HELP, "correct": texts.CORRECT_HELP}


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
            deed: Button(text, partial(do, deed), on=page, icon=icon, key=key, name=name)
            for deed, (text, icon, key, name) in DEEDS.items()
        }
        vbox(vbox(self.says, self.effects, gap=0), hbox(*self.buttons.values(), STRETCH), gap=6, on=self)

    def show_rows(self, rows: list[PlayerRow]) -> None:
        """Show what can be done with these entries."""
        self._explain(rows)
        for deed, button in self.buttons.items():
            button.allow(self.why_not(deed, rows), self.session.words(HELP[deed]) if deed in HELP else "")
        out = bool(rows) and all(row.status is EntryStatus.OUT for row in rows)
        self.buttons["reinstate"].setVisible(out)
        for deed in ("bust", "hand", "move", "swap"):
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
        session = self.session
        if not rows:
            return session.words(texts.CHOOSE)
        first = rows[0]
        if deed == "hand":
            if len(rows) < 2:
                return session.words(texts.CHOOSE_SEVERAL)
            return session.why_not(entries.bust_out, tuple(row.entry for row in rows), ())
        if deed == "swap" and len(rows) == 2:
            return session.why_not(seating.swap, first.entry, rows[1].entry)
        if len(rows) > 1:
            return session.words(texts.ONE_ONLY)
        match deed:
            case "bust":
                return session.why_not(entries.bust_out, (first.entry,), ())
            case "cancel":
                if session.status_view().phase in (Phase.RUNNING, Phase.PAUSED):
                    return session.words(texts.CANCEL_AT_DESK)
                return session.why_not(entries.unregister, first.entry)
            case "correct":
                return "" if self._drawn() or first.status is EntryStatus.OUT else session.words(texts.NO_SEATS)
            case "reinstate":
                return session.why_not(entries.reinstate, first.entry, "")
            case _ if first.seat is None:
                return session.words(texts.ONE_ONLY if self._drawn() else texts.NO_SEATS)
        return ""

    def _drawn(self) -> bool:
        return bool(self.session.tournament) and self.session.status_view().tables > 0

    def _explain(self, rows: list[PlayerRow]) -> None:
        """Explain what busting out the chosen one would mean."""
        words = self.session.words
        if not rows:
            self.says.setText(words(texts.CHOOSE))
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
        parts.append(words(texts.AVERAGE, before=preview.average_before, after=preview.average_after))
        if preview.table_before is not None and preview.table_after is not None and preview.row.seat is not None:
            table = preview.row.seat.table
            left = words(texts.TABLE_LEFT, table=table, before=preview.table_before, after=preview.table_after)
            parts.append(f"{left}, {words(texts.LEAVES_SHORT)}" if preview.leaves_short else left)
        return parts
