"""The Stacks part: of which pieces each stack is made, and whether the chips are enough for all that are expected."""

from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QScrollArea

from tdapp.app.chips.chip_sets import sharing
from tdapp.domain.chips import chip_sets
from tdapp.domain.chips.chip_set import Pieces
from tdapp.domain.units import Chips
from tdapp.read.chips.chip_plan import SharingView, StockView
from tdapp.read.chips.chip_sets import ProposalsView, SetView, StackView, proposals_view, set_view, stack_views
from tdapp.read.chips.stock_as_typed import stock_as_typed
from tdapp.ui.chip_pictures import ChipPictures
from tdapp.ui.language import say
from tdapp.ui.pages.chips.findings import Findings
from tdapp.ui.pages.chips.stacks import draft as drafts
from tdapp.ui.pages.chips.stacks import texts
from tdapp.ui.pages.chips.stacks.draft import EXPECTED, Draft
from tdapp.ui.pages.chips.stacks.model import ABOVE, Shown
from tdapp.ui.pages.chips.stacks.proposals import FOCUS_KEY, OPEN_KEY, Proposals
from tdapp.ui.pages.chips.stacks.table import StacksTable
from tdapp.ui.pages.part import Part
from tdapp.ui.session import Session
from tdapp.ui.theme.look import look
from tdapp.ui.theme.tokens import ROW, TOUCH_ROW
from tdapp.ui.widgets.buttons import Button, PrimaryButton
from tdapp.ui.widgets.empty import EmptyState
from tdapp.ui.widgets.label import Label
from tdapp.ui.widgets.layout import grow, hbox, holder, one_of, scrolled, vbox
from tdapp.ui.widgets.shortcuts import key_on

MOST_ROWS = 9  # of the table in sight; more scroll
IN_TABLE = ("stock.short",)  # what the last row of the table says already
TONES = {"stock.short_but_reserve": "warning", "stock.shared_short": "warning"}
LEAST_TABLE, LEAST_WAYS = 4, 2  # rows in sight in the smallest window


class StacksPart(Part):
    """The part of the stacks. A way from the list is taken at once; what is typed counts once it is saved, and is
    checked with every number.
    """

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self.draft: Draft | None = None
        self.set: SetView | None = None
        self.stock: StockView | None = None
        self._of = session.tournament
        self._sharing: tuple[SharingView, ...] = ()
        self._ways: dict[tuple[str, tuple[tuple[str, int], ...]], ProposalsView] = {}
        self.pictures = ChipPictures(session)
        self.table = StacksTable(session.words, self.pictures.image)
        say(self.table.setAccessibleName, texts.TABLE)
        self.ways = Proposals()
        self.sum = Label("", "strong", wrap=True, name="chip_stock_sum")
        self.findings = Findings("chip_stock_findings")
        self.note = Label("", "muted", wrap=True, name="chip_stacks_note")
        self.note.setMinimumHeight(36)
        self.discard = Button(texts.DISCARD, self.discard_typed, kind="quiet", name="chip_stacks_discard")
        self.save = PrimaryButton(
            texts.SAVE, self.save_all, on=self, icon="check", key="Ctrl+S", name="chip_stacks_save"
        )
        self.empty = EmptyState("chip", texts.NO_SET, texts.NO_SET_WHY)
        self.first = self.empty.offer(
            Button(texts.TO_SET, partial(self.part_asked.emit, "set"), name="chip_stacks_set")
        )
        area = scrolled(vbox(grow(self.table, 3), self.sum, self.findings, grow(self.ways, 2)))
        area.setFrameShape(QScrollArea.Shape.NoFrame)
        self.body = holder(vbox(grow(area), hbox(grow(self.note), self.discard, self.save)))
        self.stack = one_of(self.body, self.empty)
        vbox(self.stack, on=self)
        self._connect()

    # Showing

    def refresh(self) -> None:
        session = self.session
        if self._of != session.tournament:
            self._of, self.draft = session.tournament, None
        self._sharing = sharing(session.club, session.tournament) if session.tournament is not None else ()
        self._ways.clear()
        self.show_views(session.view(set_view), session.view(stack_views))

    def show_views(self, chips: SetView, stacks: tuple[StackView, ...]) -> None:
        """Show these stacks; what is typed over them stays until it is saved or discarded."""
        self.set = chips
        self.stack.setCurrentWidget(self.body if chips.chip_set is not None else self.empty)
        if chips.chip_set is None:
            self.draft = None
            return
        self.draft = drafts.begun(stacks) if self.draft is None else drafts.rebased(self.draft, stacks)
        self._show_draft()

    def take_focus(self) -> None:
        (self.table if self.draft is not None else self.first).setFocus(Qt.FocusReason.OtherFocusReason)

    # Doing

    def take(self, pieces: Pieces) -> None:
        """Make the stack the keyboard is at of these pieces; () leaves it open."""
        row, at = self.table.stack(), self.table.stack_at()
        if row is None or self.draft is None:
            return
        self.draft = drafts.with_pieces(self.draft, at, pieces)
        if self.session.do(chip_sets.make_stack, row.view.offer, pieces) is None:
            self._show_draft()

    def save_all(self) -> None:
        """Save the stacks as they are typed, and count with the sales that are expected."""
        draft = self.draft
        if draft is None or not draft.changed:
            return
        if any(not row.fits for row in draft.rows):
            self._to_wrong(draft)
            return
        for offer, pieces in draft.remade.items():
            if self.session.do(chip_sets.make_stack, offer, pieces) is None:
                return
        if draft.expects_otherwise:
            self.session.do(chip_sets.expect, draft.expected)

    def discard_typed(self) -> None:
        """Put back the stacks as they stand."""
        self.draft = None
        self.refresh()
        self.table.setFocus(Qt.FocusReason.OtherFocusReason)

    def to_ways(self) -> None:
        """Put the keyboard at the ways a stack can be made, and from there back at the stacks."""
        if self.ways.list.hasFocus():
            self.take_focus()
        elif self.ways.list.isVisibleTo(self):
            self.ways.list.setFocus(Qt.FocusReason.OtherFocusReason)

    def _to_wrong(self, draft: Draft) -> None:
        at = next(at for at, row in enumerate(draft.rows) if not row.fits)
        self.table.put(at + ABOVE, self._column_of(next(iter(draft.rows[at].wrong), None)))
        self.table.setFocus(Qt.FocusReason.OtherFocusReason)

    def _column_of(self, chip: Chips | None) -> int:
        columns, shown = range(self.table.lines.columnCount()), self.table.shown
        found = (column for column in columns if shown is not None and shown.key(column) == chip)
        return next(found, self.table.home) if chip is not None else self.table.home

    def _on_typed(self, number: int, column: int, typed: str) -> None:
        row, key = number - ABOVE, self.table.shown.key(column) if self.table.shown is not None else None
        if self.draft is not None and row < len(self.draft.rows) and key is not None:
            self.draft = drafts.typed_into(self.draft, row, key, typed)
            self._show_draft()

    # Saying what is there

    def _show_draft(self) -> None:
        draft, session = self.draft, self.session
        if draft is None or self.set is None or self.set.chip_set is None:
            return
        typed = {row.view.offer: row.pieces for row in draft.rows if row.remade}
        self.stock = session.view(stock_as_typed, session.now(), typed, draft.expected, self._sharing)
        chips = tuple(each.chip for each in self.set.chips if not each.gone)
        fixed = session.status_view().phase.value == "finished"
        self.table.show_all(Shown(draft, self.stock, chips, session.words, fixed=fixed))
        self._fit()
        self._say_stock()
        self._allow()
        self._went()

    def _say_stock(self) -> None:
        stock, words = self.stock, self.session.words
        if stock is None:
            return
        if stock.largest is None:
            self.sum.setText("")
        elif stock.enough:
            text = texts.ENOUGH if stock.limit is not None else texts.ENOUGH_ALL
            self.sum.setText(words(text, n=stock.players, largest=stock.largest))
        else:
            text = texts.SHORT if stock.limit is not None else texts.SHORT_ALL
            self.sum.setText(words(text, n=stock.players, largest=stock.largest, chip=stock.limit))
        self.sum.set_tone("accent" if stock.enough else "danger")
        self.sum.setVisible(bool(self.sum.text()))
        findings = [each for each in stock.findings if each.code not in IN_TABLE]
        self.findings.show_findings([(words.said(each), TONES.get(each.code, "info")) for each in findings])

    def _allow(self) -> None:
        draft, words = self.draft, self.session.words
        if draft is None:
            return
        self.save.allow("" if draft.changed else words(texts.UNCHANGED))
        self.discard.setVisible(draft.changed)

    def _went(self) -> None:
        """Show the ways to make the stack the keyboard is at, and what there is to say about the cell."""
        row, draft, session = self.table.stack(), self.draft, self.session
        if row is None or draft is None or self.stock is None:
            return
        view = self._ways_of(row.view.offer, draft)
        fixed = session.why_not(chip_sets.make_stack, row.view.offer, ())
        self.ways.show_view(view, drafts.name(row, session.words), session.words, fixed=fixed, made=row.pieces)
        self._say_note()

    def _ways_of(self, offer: str, draft: Draft) -> ProposalsView:
        """The ways to make a stack, looked for anew when the tournament changed or other sales are expected, not with
        every key.
        """
        expected = tuple(sorted(draft.expected.items()))
        if (offer, expected) not in self._ways:
            taken = tuple((row.chip.value, row.others) for row in self.stock.rows if row.others) if self.stock else ()
            found = self.session.view(proposals_view, self.session.now(), offer, expected=draft.expected, taken=taken)
            self._ways[offer, expected] = found
        return self._ways[offer, expected]

    def _say_note(self) -> None:
        words, shown = self.session.words, self.table.shown
        row = shown.stack(self.table.here() or 0) if shown is not None else None
        said = drafts.misfit(row, words) if row is not None else ""
        helped = texts.TYPE_HERE
        if row is not None and row.view.as_standard and not row.remade:
            helped = texts.AS_STANDARD
        if shown is not None and shown.key(self.table.currentIndex().column()) == EXPECTED:
            helped = texts.EXPECTED_HELP
        self.note.setText(said or words(helped))
        self.note.set_tone("danger" if said else "")

    def _fit(self) -> None:
        """Fit the table to its rows, so that the ways to make a stack stand right under it."""
        rows = min(MOST_ROWS, self.table.lines.rowCount())
        high = TOUCH_ROW if look().touch else ROW
        head = self.table.horizontalHeader().height()
        bar = self.table.horizontalScrollBar().sizeHint().height() if self.table.is_wide() else 0
        self.table.setMinimumHeight(min(LEAST_TABLE, rows) * high + head + bar + 4)
        self.table.setMaximumHeight(rows * high + head + bar + 4)
        self.ways.list.setMinimumHeight(LEAST_WAYS * high + 4)

    def _connect(self) -> None:
        self.table.lines.typed.connect(self._on_typed)
        self.table.went.connect(self._went)
        self.table.entered.connect(self.to_ways)
        self.ways.taken.connect(self.take)
        self.ways.taken.connect(self.take_focus)
        self.ways.to_list.clicked.connect(self.to_ways)
        self.ways.list.left.connect(self.take_focus)
        key_on(self, FOCUS_KEY, self.to_ways)
        key_on(self, OPEN_KEY, self.ways.open_again)
