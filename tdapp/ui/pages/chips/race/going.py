"""A race that goes on: its tables, the one that is entered, the proof of its total, and the bank slip."""

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from tdapp.domain.chips import racing
from tdapp.domain.chips.chip_bank import RaceWay
from tdapp.domain.units import TableNo
from tdapp.read.chips.race import RaceTable, RaceView, TableState
from tdapp.ui.actions import racing as deeds
from tdapp.ui.language import say
from tdapp.ui.pages.chips.race import draft as drafts
from tdapp.ui.pages.chips.race import said, texts
from tdapp.ui.pages.chips.race.draft import Draft, Mode
from tdapp.ui.pages.chips.race.pad import TablePad, number_line
from tdapp.ui.pages.chips.race.tables import RaceTables
from tdapp.ui.session import Session
from tdapp.ui.widgets.buttons import GAP, Button, fit_keys
from tdapp.ui.widgets.chip_picture import ChipPicture
from tdapp.ui.widgets.keyboard import focus
from tdapp.ui.widgets.label import Label, Shortened
from tdapp.ui.widgets.layout import STRETCH, grow, hbox, holder, vbox
from tdapp.ui.widgets.shortcuts import key_on
from tdapp.ui.widgets.typed_in import only_finds

THEN = {RaceWay.CARDS: Mode.CARDS, RaceWay.DRAWN: Mode.CARDS, RaceWay.FLOOR: Mode.FLOOR}
ASKS = (RaceWay.CARDS, RaceWay.FLOOR)  # ways in which what comes of the chips is typed, table by table


class Going(QWidget):
    """The view of the race. Enter finishes a table and goes to the next one; with the last one the cards that are drawn
    here are drawn.

    `ended`: the race is over.
    """

    ended = Signal()

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
        self.view: RaceView | None = None
        self.table: TableNo | None = None
        self._drafts: dict[TableNo, tuple[TableState, Draft]] = {}
        self._of: tuple[str | None, int] = ("", 0)
        self.chips = ChipPicture(36), ChipPicture(36)
        self.title, self.state = Label("", "head"), Shortened("muted")
        self.by_seat = Button(
            texts.BY_SEAT, kind="filter", key="Alt+S", name="race_by_seat", help_text=texts.BY_SEAT_WHY
        )
        self.draw_them = Button("", self.draw, on=self, icon="dices", key="Alt+D", name="race_draw")
        self.end_it = Button(texts.END, self.end, on=self, icon="flag", key="Alt+E", name="race_end")
        self.tables, self.pad = RaceTables(session.words), TablePad(session)
        say(self.tables.setAccessibleName, texts.TABLES)
        self.goto, caption = number_line("race_goto", 4, texts.GO_TO), Label(texts.GO_TO, "caption")
        caption.setBuddy(self.goto)
        only_finds(self.goto)
        self.proof = Label("", "strong", wrap=True, name="race_proof")
        self.slip = Label("", wrap=True, name="race_slip")
        self.astray = Label("", "table", tone="warning", wrap=True, name="race_astray")
        head = hbox(*self.chips, self.title, grow(self.state), self.draw_them, self.end_it, gap=GAP)
        beside = vbox(grow(self.tables), hbox(caption, self.goto, STRETCH, self.by_seat, gap=GAP), gap=6)
        vbox(head, grow(hbox(grow(beside, 4), grow(self.pad, 6), gap=12)), on=self)
        # For whoever has a place for them at the foot of the page.
        self.feet = holder(vbox(self.proof, self.astray, self.slip, gap=2))
        self.pad.entered.connect(self.enter)
        self.pad.turned.connect(self.turn)
        self.goto.returnPressed.connect(self._on_goto)
        self.tables.chosen.connect(self.go_to)
        self.by_seat.toggled.connect(self._on_mode)
        key_on(self, "Alt+T", self.goto.setFocus, texts.GO_TO)
        key_on(self, self.by_seat.key, self.by_seat.toggle)

    # Showing

    def show_view(self, view: RaceView) -> None:
        """Show the race; what is typed for a table stays until it is recorded."""
        of = (self.session.tournament, int(view.old.value))
        if of != self._of:
            self._of, self._drafts, self.table = of, {}, None
            self.pad.forget()
        self.view = view
        if self.table is None or view.table(self.table) is None:
            self.table = self._next_open(None) or (view.tables[0].number if view.tables else None)
        words = self.session.words
        self.title.setText(words(texts.GOING, old=int(view.old.value), new=int(view.new.value)))
        for picture, chip in zip(self.chips, (view.old, view.new), strict=True):
            picture.show_chip(chip, words)
        self.state.say_either(*said.progress(words, view))
        self.proof.setText(said.proof(words, view))
        self.slip.setText(said.slip(words, view))
        self.astray.setText(said.astray(words, view))
        self.astray.setVisible(bool(self.astray.text()))
        waiting = len(view.in_state(TableState.WAITING))
        self.draw_them.setVisible(view.way in (RaceWay.DRAWN, RaceWay.CARDS))
        self.draw_them.say(words(texts.DRAW, n=waiting) if waiting else words(texts.DRAW_NONE))
        self.draw_them.allow(self.session.why_not(racing.draw, "") if waiting else words(texts.DRAW_WHY))
        self.end_it.allow(self.session.why_not(racing.end))
        self.tables.show_view(view, self.table, words)
        self._show_table()
        self._fit()

    def unkept(self) -> tuple[str, ...]:
        """The tables for which something is typed that is not recorded, by their numbers; () for none."""
        view, shown = self.view, self.pad.table
        if view is None:
            return ()
        kept = {number: draft for number, (_state, draft) in self._drafts.items()}
        if shown is not None and self.pad.draft is not None:
            kept[shown.number] = self.pad.draft
        tables = ((view.table(number), draft) for number, draft in sorted(kept.items()))
        return tuple(str(table.number) for table, draft in tables if table is not None and drafts.touched(draft, table))

    def take_focus(self) -> None:
        """Put the keyboard at the table that is entered."""
        focus(self.pad)

    # Doing

    def enter(self) -> None:
        """Finish the table as typed; then go to the next one that is to go, and after the last one draw."""
        view, draft, table = self.view, self.pad.draft, self.pad.table
        if view is None or draft is None or table is None:
            return
        if draft.mode is Mode.CARDS and not draft.complete:
            self.pad.change(drafts.missing(draft))
            return
        before = table.state
        self._keep(draft)
        act = self.session.do(
            racing.settle,
            draft.table,
            dict(draft.odd),
            cards=draft.dealt() if draft.mode is Mode.CARDS else None,
            given=dict.fromkeys(draft.given, 1) if draft.mode is Mode.FLOOR else None,
            only_these=sorted(draft.only),
            collected=draft.collected,
        )
        after = self.view.table(draft.table) if self.view is not None else None
        if after is None or (act is None and after.state is TableState.OPEN):
            return  # refused, and what was typed stays
        self._drafts.pop(draft.table, None)
        if after.state is TableState.WAITING and view.way in ASKS:
            if act is not None or before is TableState.OPEN:
                self._show_table()
            return
        self._onward(draft.table)

    def go_to(self, number: int) -> None:
        """Go to that table to enter it."""
        if self.view is not None and self.view.table(number) is not None:
            if self.pad.draft is not None:
                self._keep(self.pad.draft)
            self.table = TableNo(number)
            self.tables.show_view(self.view, self.table, self.session.words)
            self._show_table()
        self.take_focus()

    def turn(self, by: int) -> None:
        """Go to the next table, or the one before."""
        numbers = [table.number for table in self.view.tables] if self.view is not None else []
        if self.table in numbers:
            self.go_to(numbers[(numbers.index(self.table) + by) % len(numbers)])

    def draw(self) -> None:
        """Draw the cards of every table that waits for them."""
        if self.draw_them.isEnabled() and self.draw_them.isVisibleTo(self):
            deeds.DRAW.act(self.session)
            self.take_focus()

    def end(self) -> None:
        """End the race: the old chips are out of play."""
        if self.end_it.isEnabled() and deeds.END.act(self.session) is not None:
            self.ended.emit()

    def _onward(self, done: TableNo) -> None:
        """Go on to the next table that is to go; the cards are drawn once there is none."""
        following = self._next_open(done)
        if following is not None:
            self.go_to(following)
            return
        view = self.view
        if view is not None and view.way is RaceWay.DRAWN and view.in_state(TableState.WAITING):
            deeds.DRAW.act(self.session)
        self.go_to(done)

    def _next_open(self, after: TableNo | None) -> TableNo | None:
        """The next table nothing is recorded of, from the first one again after the last, then one that is done and
        to be entered again; None: none.
        """
        view = self.view
        if view is None:
            return None
        tables = view.in_state(TableState.OPEN) or tuple(table for table in view.tables if table.came)
        later = [table.number for table in tables if after is None or table.number > after]
        return later[0] if later else tables[0].number if tables else None

    def _on_goto(self) -> None:
        typed = self.goto.text().strip()
        self.goto.clear()
        self.go_to(int(typed) if typed else 0)

    def _on_mode(self) -> None:
        draft = self.pad.draft
        if draft is not None and draft.mode in (Mode.CHIPS, Mode.SEATS):
            self.pad.change(drafts.in_mode(draft, self._entry()))
        self.take_focus()

    def _entry(self) -> Mode:
        return Mode.SEATS if self.by_seat.isChecked() else Mode.CHIPS

    def _keep(self, draft: Draft) -> None:
        """Keep what is typed for a table, for when the keyboard comes back to it."""
        table = self.view.table(draft.table) if self.view is not None else None
        if table is not None:
            self._drafts[draft.table] = (table.state, draft)

    def _show_table(self) -> None:
        table = self.view.table(self.table) if self.view is not None and self.table is not None else None
        self.pad.setVisible(table is not None)
        if self.view is not None and table is not None:
            self.pad.show_table(self.view, table, self._draft_of(self.view, table))

    def _draft_of(self, view: RaceView, table: RaceTable) -> Draft:
        """The draft of a table: what is typed and not recorded yet, for those who still sit there; else what is
        recorded.
        """
        fresh = drafts.begun(table, view.ratio, self._entry(), THEN.get(view.way), asked=view.way in ASKS)
        shown = self.pad.table
        if shown is not None and shown.number == table.number and shown.state is table.state:
            kept = self.pad.draft
        else:
            state, kept = self._drafts.get(table.number, (table.state, None))
            kept = kept if state is table.state else None
        return fresh if kept is None else drafts.still_there(kept, fresh.seats)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Fit the buttons to the width: their keys give way to how far the race is."""
        buttons = [button for button in (self.draw_them, self.end_it) if button.isVisibleTo(self)]
        chips = sum(picture.sizeHint().width() + GAP for picture in self.chips)
        used = chips + self.title.sizeHint().width() + self.state.fontMetrics().horizontalAdvance(self.state.text())
        fit_keys(buttons, max(0, self.width() - used - 4 * GAP))
