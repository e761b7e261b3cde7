"""The window in which an hour played by hand is typed back: lines, what each is understood as, what they lead to.

Nothing is done before it is saved, all at once; what is typed is kept in the club file until then, whatever happens.
"""

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QGridLayout, QScrollArea, QWidget

from tdapp.app.deeds import BY_HAND
from tdapp.app.papers.by_hand import Paper, PaperRead
from tdapp.app.papers.by_hand_draft import draft_of, keep_draft
from tdapp.app.trouble import KnownError
from tdapp.domain.refusal import Refused
from tdapp.domain.units import TournamentId
from tdapp.read.command_scene import Offer
from tdapp.ui.actions.clock import RESUME
from tdapp.ui.actions.guarded import guarded
from tdapp.ui.actions.registry import ACTIONS
from tdapp.ui.by_hand import texts
from tdapp.ui.by_hand.read_lines import ReadLines, TypedLines
from tdapp.ui.session import Session
from tdapp.ui.side_window import SideWindow
from tdapp.ui.widgets.buttons import Button, PrimaryButton
from tdapp.ui.widgets.keyboard import focus
from tdapp.ui.widgets.label import Label
from tdapp.ui.widgets.layout import grow, hbox, vbox
from tdapp.words.papers.by_hand import consequences_said

SIZE = (1320, 690)
SETTLE, KEEP_AFTER = 40, 400  # milliseconds after the last key: until it is read, until it is kept
CAPTION, LEAST_SEEN = 96, 260  # pixels


class ByHandWindow(SideWindow):
    """The window of what was done by hand. Closed by Esc: what is typed stays, for the next time."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(session, parent, name="by_hand", title=texts.TITLE, close=texts.CLOSE)
        self.shown: PaperRead | None = None
        self._paper: Paper | None = None
        self._of: TournamentId | None = None
        self.typed = TypedLines("by_hand_lines", texts.LINES, texts.HINT)
        self.read_as = ReadLines(self.typed)
        self.line_said = Label("", wrap=True, name="by_hand_line")
        self.then = QGridLayout()
        self._said: list[tuple[Label, Label]] = []  # in it: a caption, and what stands behind it
        self.next_refused = Button(
            texts.NEXT_REFUSED, self.go_to_refused, on=self, icon="chevron-down", key="F8", name="by_hand_next"
        )
        self.save = PrimaryButton(
            texts.SAVE_NONE, self.save_all, on=self, icon="save", key="Ctrl+Return", name="by_hand_save"
        )
        self._reads, self._keeps = QTimer(self), QTimer(self)
        self._lay_out()
        for timer, wait, then in ((self._reads, SETTLE, self._look_on), (self._keeps, KEEP_AFTER, self.keep)):
            timer.setSingleShot(True)
            timer.setInterval(wait)
            timer.timeout.connect(then)
        self.typed.textChanged.connect(self._on_typed)
        self.typed.cursorPositionChanged.connect(self._say_line)
        self.resize(*SIZE)
        self.retranslate()
        self.refresh()
        focus(self.typed)

    def _lay_out(self) -> None:
        self.then.setColumnStretch(1, 1)
        self.then.setHorizontalSpacing(12)
        self.then.setVerticalSpacing(6)
        held = QWidget()
        held.setObjectName("by_hand_then")
        vbox(self.then, grow(QWidget()), gap=0, margins=(0, 0, 8, 0), on=held)
        area = QScrollArea()
        area.setWidgetResizable(True)
        area.setFrameShape(QScrollArea.Shape.NoFrame)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setWidget(held)
        self.line_said.setMinimumHeight(2 * self.line_said.fontMetrics().lineSpacing())
        self.line_said.setAlignment(Qt.AlignmentFlag.AlignTop)
        lines = vbox(Label(texts.LINES, "head"), grow(self.typed), gap=6)
        read = vbox(Label(texts.READ_AS, "head"), grow(self.read_as), gap=6)
        leads = vbox(Label(texts.THEN, "head"), grow(area), gap=6)
        columns = hbox(grow(lines, 5), grow(read, 8), grow(leads, 6), gap=12)
        below = vbox(self.line_said, Label(texts.EXAMPLES, "caption", wrap=True), gap=6)
        self.lay_out(
            self.title, Label(texts.WHY, "muted", wrap=True), vbox(grow(columns), below, gap=8),
            buttons=(self.next_refused, self.save),
        )  # fmt: skip

    # What is typed

    def begin(self, *, clock_stands_since: str = "") -> None:
        """Begin to type. `clock_stands_since`: the time the clock was stopped at here while the floor went on: then the
        first line, where nothing is typed yet, lets it go on from there.
        """
        if clock_stands_since and not self.typed.toPlainText().strip():
            resume = self.session.words(RESUME.text)
            line = self.session.words(texts.CLOCK_ON, time=clock_stands_since, resume=resume.lower())
            self.typed.setPlainText(f"{line}\n")
            self.typed.go_to(1)
        focus(self.typed)

    def unkept(self) -> tuple[str, ...]:
        """Nothing is lost: what is typed is kept as it stands."""
        return ()

    def keep(self) -> None:
        """Keep what is typed in the club file."""
        self._keeps.stop()
        if self._of is not None and self.session.has_club:
            try:
                keep_draft(self.session.club, self._of, self.typed.toPlainText())
            except KnownError as error:
                self.session.say_trouble(error)

    def closeEvent(self, event: QCloseEvent) -> None:
        if self._keeps.isActive():
            self.keep()
        super().closeEvent(event)

    def go_to_refused(self) -> None:
        """Go to the next line that is refused, from the top again behind the last."""
        self.look()
        lines = self.shown.lines if self.shown is not None else ()
        refused = [number for number, line in enumerate(lines) if line.refused is not None]
        if refused:
            self.typed.go_to(next((number for number in refused if number > self.typed.here), refused[0]))
        focus(self.typed)

    def save_all(self) -> None:
        """Save all that is typed, if every line is understood; then the window has done its work."""
        paper, typed = self._paper, self.typed.toPlainText()
        if paper is None:
            return
        self._reads.stop()
        self._paper = None  # what the desk tells meanwhile is of these very lines
        acts = guarded(self.session, lambda: paper.save(typed))
        self._paper = paper
        if acts is None:
            self.go_to_refused()
            return
        self._keeps.stop()
        self._fill("")
        self.session.tell(texts.SAVED, n=acts)
        self.leave()

    # Showing

    def show_room(self) -> None:
        session = self.session
        if session.tournament != self._of:
            self._keep_of_another()
            self._of = session.tournament
            self._begin_paper()
            if self._of is not None:
                self._fill(draft_of(session.club, self._of))
        self.look()

    def retranslate(self) -> None:
        self._begin_paper()

    def _look_on(self) -> None:
        """Read on where lines are left to read, some at a time, so that no key waits for those below."""
        if self._paper is not None and not self._paper.read_some(self.typed.toPlainText()):
            self._reads.start()
            return
        self.look()

    def look(self) -> None:
        """Read what is typed, and show what it is understood as and leads to."""
        self._reads.stop()
        if self._paper is None:
            return
        words = self.session.words
        try:
            self.shown = self._paper.read(self.typed.toPlainText())
        except (KnownError, Refused):
            return  # of the file: its own bar says so
        lines = []
        for line in self.shown.lines:
            if line.refused is not None:
                lines.append((words.said(line.refused), True))
            else:
                lines.append((" · ".join(words.said(each) for each in line.said), False))
        self.read_as.show_lines(lines)
        self._say_line()
        self._show_then()
        refused, understood = self.shown.refused, self.shown.understood
        self.next_refused.allow("" if refused else words(texts.NONE_REFUSED))
        self.save.allow(
            "" if understood and not refused else words(texts.REFUSED_FIRST if refused else texts.NONE_TYPED)
        )
        if understood:
            self.save.say(texts.SAVE, n=understood)
        else:
            self.save.say(texts.SAVE_NONE)
        self.say(words(texts.REFUSED, n=refused) if refused else "", "danger")

    def _show_then(self) -> None:
        words, then = self.session.words, self.shown.then if self.shown is not None else None
        told = list(consequences_said(words, then)) if then is not None else [("", words(texts.NOTHING_YET))]
        self.then.setColumnMinimumWidth(0, CAPTION if any(caption for caption, _text in told) else 0)
        for number in range(len(self._said), len(told)):
            pair = Label("", "muted"), Label("", "table", wrap=True)
            self.then.addWidget(pair[0], number, 0, Qt.AlignmentFlag.AlignTop)
            self.then.addWidget(pair[1], number, 1)
            self._said.append(pair)
        for number, pair in enumerate(self._said):
            for label, text in zip(pair, told[number] if number < len(told) else ("", ""), strict=True):
                label.setText(text)
                label.setVisible(bool(text))

    def _say_line(self) -> None:
        """Say the whole of the line the cursor is in: beside it, it may be cut."""
        here = self.typed.here
        said, refused = self.read_as.lines[here] if here < len(self.read_as.lines) else ("", False)
        self.line_said.setText(said)
        self.line_said.set_tone("danger" if refused else "")

    def _on_typed(self) -> None:
        self._reads.start()
        self._keeps.start()

    def _begin_paper(self) -> None:
        session = self.session
        if not session.has_club or session.tournament is None:
            self._paper = None
            return
        words = session.words
        offers = [Offer(each.id, words(each.text)) for each in ACTIONS.values() if each.id in BY_HAND and each.bare]
        self._paper = Paper(session.club, session.tournament, words, offers, session.other_languages())

    def _keep_of_another(self) -> None:
        if self._keeps.isActive():
            self.keep()

    def _fill(self, text: str) -> None:
        quiet = self.typed.blockSignals(True)
        self.typed.setPlainText(text)
        self.typed.blockSignals(quiet)
        self.typed.go_to(max(0, self.typed.blockCount() - 1))
