"""The hand of a case: the table drawn, what was done, and the line and buttons by which it is entered."""

from html import escape

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent
from PySide6.QtWidgets import QApplication, QWidget

from tdapp.app.rulings.hands import pasted
from tdapp.poker import PokerError
from tdapp.read.rulings.hand_view import HandView, drawn
from tdapp.rulings.hands import DeskCase
from tdapp.rulings.situation import Situation
from tdapp.ui.language import language
from tdapp.ui.language import say as say_of
from tdapp.ui.pages.rulings.draft import Draft
from tdapp.ui.pages.rulings.hand_keys import HandKeys
from tdapp.ui.pages.rulings.hand_menu import HandMenu, is_history
from tdapp.ui.pages.rulings.table_view import TableView
from tdapp.ui.session import Session
from tdapp.ui.theme.look import look
from tdapp.ui.theme.tokens import SMALL, Tokens
from tdapp.ui.widgets.buttons import Button
from tdapp.ui.widgets.fields import mark_wrong, plain_line
from tdapp.ui.widgets.keyboard import focus, on_keys
from tdapp.ui.widgets.label import Label
from tdapp.ui.widgets.layout import STRETCH, Stretch, grow, hbox, vbox
from tdapp.ui.widgets.written import Written
from tdapp.words.rulings import hand_entry
from tdapp.words.rulings import rulings_page as texts
from tdapp.words.rulings.hand_table import rounds_of

LARGEST = QSize(1000, 620)  # of the drawn table: farther apart its seats are no table any more
TALLEST = 0.8  # of its width: a poker table is wider than it is deep
LOG = 40  # pixels of what was done, where the rest of the column needs its room


class HandPane(QWidget):
    """The hand of a case, which shows the draft and writes into it. `entered`: Enter was pressed in the line and all of
    it was taken; `picked`: a seat was tapped. `over`: the view its keys work in.
    """

    entered = Signal()
    picked = Signal(int)

    def __init__(self, session: Session, draft: Draft, over: QWidget) -> None:
        super().__init__()
        self.session, self.draft = session, draft
        self._pressed = False  # Enter: the last word is meant to be whole
        self._low, self._logs, self._tall = False, True, False
        self.table = TableView()
        self.table.setMaximumSize(LARGEST)
        self.log = Written("hand_log", hand_entry.WHAT_WAS_DONE)
        self.log.setProperty("kind", "page")
        self.log.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.log.setMinimumHeight(LOG // 2)
        self.said = Label("", "table", wrap=True, name="hand_said")
        self.line = plain_line("ruling_line", texts.LINE, help_text=texts.LINE_HELP)
        say_of(self.line.setPlaceholderText, texts.LINE_HINT)
        self.keys = HandKeys()
        self.undo = Button("", self._take_word, icon="undo-2", name="act_back", help_text=hand_entry.TAKE_BACK)
        self.undo.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        say_of(self.undo.setAccessibleName, hand_entry.TAKE_BACK)
        self.menu = HandMenu(session, self, self._enter_history)
        self.more = Button(
            hand_entry.HISTORY, self.show_menu, on=over, kind="filter", icon="scroll-text", key="Alt+V",
            name="hand_history",
        )  # fmt: skip
        self.more.setCheckable(False)
        vbox(
            grow(hbox(STRETCH, grow(self.table, 1000), STRETCH, gap=None), 3),
            grow(self.log),
            self.said,
            hbox(grow(self.line), self.undo, self.more, gap=6),
            self.keys,
            Stretch(0),
            gap=6,
            on=self,
        )
        self.line.textEdited.connect(self._on_edited)  # comes before `textChanged`
        self.line.textChanged.connect(draft.write)
        self.line.returnPressed.connect(self._on_enter)
        on_keys(self.line, self._by_key)
        self.table.picked.connect(self.picked)
        self.keys.wrote.connect(self.write)

    def show_case(self, case: DeskCase) -> None:
        """Show what was entered so far, what is legal now, and the word that is not taken."""
        words, view = language().words, drawn(case)
        self.table.show_table(self.draft.table, view, self._marked(), words)
        self.keys.show_legal(view.legal, words)
        begun = view.legal.waits_for != "table"
        self.keys.setVisible(self.keys.acts and not self._low and (begun or look().touch))
        self.undo.setVisible(bool(self.line.text()) and not self._low)
        wrong = self._wrong(case)
        self.said.setText(wrong or self._legal(case, view))
        self.said.set_tone("danger" if wrong else "warning" if view.legal.waits_for == "ruling" else "")
        mark_wrong(self.line, wrong=bool(wrong))
        self._show_log(view)

    def begin(self) -> None:
        """Begin with nothing entered."""
        self.keys.seat = None
        self.line.clear()

    def tap(self, seat: int) -> None:
        """Let this seat act next, whoever's turn it is."""
        self.keys.seat = seat
        self.show_case(self.draft.case())

    def write(self, word: str) -> None:
        """Write words at the end of the line; what is typed next is a word of its own."""
        self._pressed = True
        self.line.setText(" ".join((*self.line.text().split(), word, "")))

    def go_on(self) -> None:
        """Put the keyboard behind the last word of the line."""
        if self.line.text().strip() and not self.line.text().endswith(" "):
            self.line.setText(f"{self.line.text()} ")
        self.line.setFocus()
        self.line.end(False)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.table.setMaximumHeight(max(self.table.minimumHeight(), min(LARGEST.height(), int(self.width() * TALLEST))))

    def fit(self, *, low: bool, tall: bool, cramped: bool) -> None:
        """Fit the height: in a low window the buttons give way, with fingers what was done; a tall column shows all."""
        self.table.low, self.table.cramped = low, cramped
        self._low, self._logs = low, tall or not (low or look().touch)
        self._tall = tall
        self.show_case(self.draft.case())

    def show_menu(self) -> None:
        """Open what can be done with hand histories."""
        self.fill_menu()
        self.menu.popup(self.more.mapToGlobal(self.more.rect().bottomLeft()))

    def fill_menu(self) -> None:
        """List what can be done with hand histories now."""
        table = self.draft.table.table if self.draft.table is not None else None
        self.menu.fill(self.draft.case().entered, table)

    def _on_edited(self, _typed: str) -> None:
        self._pressed = False

    def _on_enter(self) -> None:
        self._pressed = True
        case = self.draft.case()
        self.show_case(case)
        if case.refusal is None and case.bad is None:
            self.entered.emit()

    def _wrong(self, case: DeskCase) -> str:
        """Why a word is not taken; '' while it may not be whole yet, and when every word is."""
        if case.bad is not None:
            return hand_entry.bad_word(language().words, case.bad)
        refusal = case.refusal
        if refusal is None:
            return ""
        unfinished = refusal.word.start + len(refusal.word.text) >= len(self.line.text())
        return "" if unfinished and not self._pressed else hand_entry.refused_of(language().words, refusal)

    def _legal(self, case: DeskCase, view: HandView) -> str:
        words = language().words
        if case.entered is None:
            return words(texts.LINE if case.line.button is not None else hand_entry.BEGIN)
        return hand_entry.legal_of(words, view.legal)

    def _show_log(self, view: HandView) -> None:
        rounds = rounds_of(language().words, view)
        shown = any(lines for _head, lines in rounds) and self._logs
        self.log.setVisible(shown)
        if shown:
            self.log.write(lambda tokens: log_html(tokens, rounds))
            whole = int(self.log.document().size().height()) + 2 * self.log.frameWidth()
            self.log.setMaximumHeight(max(LOG, whole) if self._tall else LOG)
            bar = self.log.verticalScrollBar()
            bar.setValue(bar.maximum())

    def _marked(self) -> int | None:
        """The seat that is entered for, or that the case is about; None: none."""
        if self.keys.seat is not None:
            return self.keys.seat
        return next(iter(self.draft.about()), None)

    def _take_word(self) -> None:
        words = self.line.text().split()[:-1]
        self.line.setText(" ".join((*words, "")))

    def _by_key(self, event: QKeyEvent) -> bool:
        """Take a hand history that is pasted as the line it comes to; returns whether it was one."""
        text = QApplication.clipboard().text() if event.matches(QKeySequence.StandardKey.Paste) else ""
        if not is_history(text):
            return False
        self._enter_history(text)
        return True

    def _enter_history(self, source: str | bytes) -> None:
        """Enter a hand history; one that cannot be read is told of, and what was entered stays."""
        try:
            table = self.draft.table.situation if self.draft.table is not None else Situation("")
            line = pasted(source, table, self.draft.readings).line
        except PokerError as error:
            self.said.setText(hand_entry.why_not(language().words, error))
            self.said.set_tone("danger")
            return
        self._pressed = True
        self.line.setText(line)
        focus(self.line)


def log_html(tokens: Tokens, rounds: list[tuple[str, list[tuple[str, bool]]]]) -> str:
    """What was done round by round as HTML; what waits for a ruling stands out."""
    parts = []
    for head, lines in rounds:
        told = [
            f'<b style="color:{tokens.danger}">{escape(line)}</b>' if waits else escape(line) for line, waits in lines
        ]
        parts.append(
            f'<p style="margin:0 0 2px 0; font-size:{SMALL}px"><span style="color:{tokens.muted}">{escape(head)}</span>'
            f"&nbsp; {' · '.join(told)}</p>"
        )
    return "".join(parts)
