"""The pad of one table of a race: its seats, and the keyboard that enters them."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFocusEvent, QIntValidator, QKeyEvent
from PySide6.QtWidgets import QLineEdit

from tdapp.domain.chips.chip_bank import RaceWay
from tdapp.read.chips.race import RaceTable, RaceView, TableState
from tdapp.texts import Text
from tdapp.ui.pages.chips.race import draft as drafts
from tdapp.ui.pages.chips.race import texts
from tdapp.ui.pages.chips.race.draft import Draft, Mode
from tdapp.ui.pages.chips.race.rows import SeatRows
from tdapp.ui.session import Session
from tdapp.ui.spoken import announce, announce_soon, is_heard
from tdapp.ui.widgets.buttons import Button, PrimaryButton
from tdapp.ui.widgets.card import Card
from tdapp.ui.widgets.fields import plain_line
from tdapp.ui.widgets.keyboard import ENTER, on_keys
from tdapp.ui.widgets.label import Elided, Label, explain
from tdapp.ui.widgets.layout import STRETCH, grow, hbox, put
from tdapp.ui.widgets.shortcuts import key_on
from tdapp.values import replace

HELD = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier
STEPS = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
TURNS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_PageUp: -1, Qt.Key.Key_PageDown: 1}


class TablePad(Card):
    """A pad of one table's seats. `entered`: the table is done as typed; `turned`: the next or the one before is
    wanted.
    """

    entered = Signal()
    turned = Signal(int)
    goes_on = True  # Enter ends a table and shows the next one: pressed again it is another table's

    def __init__(self, session: Session) -> None:
        super().__init__(" ", margin=12)
        self._by_card = False  # the last key was the last card of a table
        self.session = session
        self.view: RaceView | None = None
        self.table: RaceTable | None = None
        self.draft: Draft | None = None
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.sum = Elided("", "muted")
        self.rows = SeatRows(session.words)
        self.note = Label("", "muted", wrap=True, name="race_note")
        self.note.setMinimumHeight(2 * self.note.fontMetrics().height() + 4)
        self.done = PrimaryButton(
            texts.TABLE_DONE, partial(self.entered.emit), icon="check", key="Return", name="race_table_done"
        )
        back, all_he_has = partial(self._make, drafts.back), partial(self._make, drafts.all_he_has)
        self.take_back = Button(texts.TAKE_BACK, back, icon="undo-2", key="Backspace", name="race_take_back")
        self.all_he_has = Button(texts.ALL_HE_HAS, all_he_has, kind="filter", key="*", name="race_all_he_has")
        self.handed = number_line("race_handed", 5, texts.HANDED_IN)
        explain(self.handed, texts.HANDED_IN_WHY)
        caption = Label(texts.HANDED_IN, "caption")
        caption.setBuddy(self.handed)
        self.head.insertWidget(1, self.sum, 50)  # the stretch behind it takes what is left over
        self.head.addWidget(caption)
        self.head.addWidget(self.handed)
        for part in (grow(self.rows), self.note, hbox(self.done, self.take_back, self.all_he_has, STRETCH)):
            put(self.column, part)
        self.rows.picked.connect(self._on_seat)
        self.handed.textEdited.connect(self._on_handed)
        self.handed.returnPressed.connect(self.setFocus)
        on_keys(self.handed, self._leave_line)
        key_on(self, "Alt+H", self.handed.setFocus, texts.HANDED_IN)

    # Showing

    def show_table(self, view: RaceView, table: RaceTable, draft: Draft) -> None:
        """Show a table with what is typed over it."""
        another = self.table is None or self.table.number != table.number
        self.view, self.table, self.draft = view, table, draft
        words = self.session.words
        self.title.setText(words(texts.TABLE, table=table.number))
        if another:
            self.handed.setText("" if draft.collected is None else str(draft.collected))
        self.rows.show_table(view, table, draft, words, touched=self.touched())
        self._say(view, draft)
        if another and self.hasFocus():
            announce_soon(self, self.accessibleName())

    def forget(self) -> None:
        """Forget everything that was typed, since another race begins."""
        self.view = self.table = self.draft = None

    def touched(self) -> bool:
        """Whether something is typed that is not recorded."""
        table, draft = self.table, self.draft
        return table is not None and draft is not None and self.view is not None and drafts.touched(draft, table)

    def _say(self, view: RaceView, draft: Draft) -> None:
        words = self.session.words
        odd = len(draft.chips)
        said = [words(texts.TABLE_ODD, n=odd)]
        if odd and view.way in (RaceWay.CARDS, RaceWay.DRAWN):
            said.append(words(texts.RACED_FOR, n=view.raced_for(draft.odd), chip=int(view.new.value)))
        self.sum.setText(" · ".join(said))
        if draft.trouble is not None:
            most = {"seat": draft.wrong, "most": draft.most, "ratio": draft.most + 1}
            self.note.setText(words(texts.TROUBLES[draft.trouble], **most))
        else:
            self.note.setText(self._hint(view, draft))
        self.note.set_tone("danger" if draft.trouble is not None else "")
        at = draft.at
        self.all_he_has.setVisible(draft.mode in (Mode.CHIPS, Mode.SEATS))
        self.all_he_has.setChecked(at is not None and at in draft.only)
        self.setAccessibleName(f"{self.title.text()}. {self.sum.text()}. {self.note.text()}")

    def _hint(self, view: RaceView, draft: Draft) -> str:
        """The hint what keys mean now; of a table that is done why it came out so, and how it is corrected."""
        words, table = self.session.words, self.table
        if table is None or table.state is not TableState.DONE or not table.odd or self.touched():
            return words(texts.HINTS[draft.mode])
        odd, old, new = table.odd, int(view.old.value), int(view.new.value)
        if view.way in (RaceWay.ROUND_UP, RaceWay.FLOOR):
            why = words(texts.WHY[view.way], new=new)
        else:
            why = words(texts.WHY[view.way], odd=odd, old=old, worth=odd * old, n=table.raced, new=new)
        return f"{why} {words(texts.CORRECT if draft.then is None else texts.CORRECT_C)}"

    # Doing

    def change(self, draft: Draft) -> None:
        """Show another draft of the same table; with the last card of a table it is done."""
        if self.view is None or self.table is None:
            return
        complete = draft.complete and self.draft is not None and not self.draft.complete
        before = self.draft
        self.show_table(self.view, self.table, draft)
        self._read_out(before, draft)
        if complete:
            self.entered.emit()
            self._by_card = True

    def _read_out(self, before: Draft | None, draft: Draft) -> None:
        """Let a reader say what a key has made: what is wrong, else the seat the keyboard is at as it is now."""
        if draft.trouble is not None and before is not None and before.trouble is None:
            announce(self, self.note.text(), urgent=True)
        elif is_heard():
            announce_soon(self, self.rows.said_at(draft.at))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Pass on the keys of the draft; others are the page's."""
        draft, pressed = self.draft, Qt.Key(event.key())
        by_card, self._by_card = self._by_card, False
        if by_card and pressed in ENTER:
            return  # it was meant for the table whose last card ended it, not for the next one, which has no chips yet
        if draft is None or event.modifiers() & HELD:
            super().keyPressEvent(event)
        elif pressed in ENTER:
            self.entered.emit()
        elif pressed == Qt.Key.Key_Backspace:
            self.change(drafts.back(draft))
        elif pressed in TURNS:
            self.turned.emit(TURNS[pressed])
        elif pressed in STEPS:
            self.change(drafts.step(draft, STEPS[pressed]))
        elif event.text().strip() and event.text().isprintable():
            self.type_key(event.text())
        else:
            super().keyPressEvent(event)

    def takes(self, typed: str) -> bool:
        """Whether a key means something at this table now."""
        return self.draft is not None and drafts.answers(self.draft, typed)

    def type_key(self, typed: str) -> None:
        """Type a digit, sign or letter."""
        if self.draft is not None:
            self.change(drafts.key(self.draft, typed))

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.set_bar("info")

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.set_bar("")

    def _leave_line(self, event: QKeyEvent) -> bool:
        """Lead back to the seats on Esc in the line."""
        if event.key() != Qt.Key.Key_Escape:
            return False
        self.setFocus()
        return True

    def _on_seat(self, seat: int) -> None:
        """Take the press of a seat as if its key was pressed."""
        draft = self.draft
        self.setFocus()
        if draft is not None and draft.mode is Mode.FLOOR:
            self.change(drafts.give(draft, seat))
        elif draft is not None and draft.mode is Mode.CHIPS:
            self.change(drafts.one_more(draft, seat))

    def _make(self, changed: Callable[[Draft], Draft]) -> None:
        """Change the draft by a button; the keyboard is at the seats again."""
        self.setFocus()
        if self.draft is not None:
            self.change(changed(self.draft))

    def _on_handed(self) -> None:
        typed = self.handed.text().strip()
        if self.draft is not None:
            self.change(replace(self.draft, collected=int(typed) if typed else None))


def number_line(name: str, digits: int, said: Text) -> QLineEdit:
    """A short line for a number."""
    line = plain_line(name, said, longest=digits, wide=14 * digits + 12)
    line.setValidator(QIntValidator(0, 10**digits - 1, line))
    line.setAlignment(Qt.AlignmentFlag.AlignRight)
    return line
